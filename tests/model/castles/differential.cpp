// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games of CASTLES on the program's rules and on the plain ones of reference.cpp side by side,
// and compares everything there is to compare after every move.
#include "castles/anyoptions.h"
#include "castles/sidebyside.h"
#include "combinations.h"

#include <QTest>

#include <map>

using namespace drawbridge;
using castles::Verb;

namespace {

/// Ways to play that lead to different places: all uniform; attacks wherever they can be made; alliances and
/// assaults made together; building, for six castles; SPECIALS and puppets; common sense.
enum class Temper { Uniform, Fierce, Friends, Build, Tricks, Sense };
constexpr int kTempers = 6;

std::uint32_t weightOf(Temper temper, Move move) {
    using namespace castles;
    const bool fierce = temper == Temper::Fierce;
    const bool friends = temper == Temper::Friends;
    const bool build = temper == Temper::Build;
    const unsigned kind = move.operand[0];
    switch (verbOf(move)) {
    case Verb::Use:
        if (isAttack(kind)) return fierce || friends ? 40 : build ? 1 : 8;
        if (kind == kCastle || isUpgrade(kind)) return build ? 80 : fierce ? 4 : 10;
        if (isDefence(kind)) return build ? 80 : fierce ? 4 : 10;
        if (kind == kAlliance) return friends ? 200 : 10;
        if (kind == kPuppet) return temper == Temper::Tricks || friends ? 200 : 20;
        return temper == Temper::Tricks ? 40 : build ? 1 : 8;
    case Verb::Lay: return fierce || friends ? 30 : 8;
    case Verb::Remove: return fierce ? 60 : 20;
    case Verb::Ask: return friends ? 40 : 8;
    case Verb::Finish: return friends ? 2 : 8;
    case Verb::Decline: return friends ? 1 : 10;
    case Verb::Pass: return friends ? 20 : 10;
    case Verb::Block: return build ? 40 : friends ? 1 : 10;
    case Verb::BlockAlly: return build || friends ? 40 : 10;
    case Verb::Accept: return friends ? 40 : 10;
    case Verb::Table: return fierce || build ? 1 : 4;
    case Verb::EndPlay: return build ? 4 : 8;
    case Verb::Discard: return build || friends ? 5 : 15;
    case Verb::Draw: return 30;
    default: return 10;
    }
}

} // namespace

class TestCastlesDifferential : public QObject {
    Q_OBJECT

  private:
    /// Plays one game on both; empty if they agreed to the end.
    std::string playBoth(const castles::Options& options, Seed seed) {
        Rng rng(seed);
        const auto temper = static_cast<Temper>(games_++ % kTempers);
        CastlesSideBySide both(options);
        std::string history;
        MoveList list;
        for (;;) {
            if (const std::string what = both.difference(); !what.empty())
                return what + "\n" + describe<CastlesGame>(options) + ", seed " + std::to_string(seed) +
                       "\nafter:" + history;
            const Seat decider = castles::decider(both.p);
            if (decider == kNobody) break;
            castles::legalMoves(both.p, list);
            const Move move = decider == kChance ? castles::sampleChance(both.p, rng)
                              : temper == Temper::Sense && rng.below(3) > 0
                                  ? CastlesGame::playoutMove(both.p, rng)
                                  : weighted(list, [&](Move one) { return weightOf(temper, one); }, rng);
            history += "\n  " + std::to_string(both.p.actor + 1) + ": " + castles::toText(both.p, move);
            ++verbs_[castles::verbOf(move)];
            ++decisions_;
            both.play(move);
        }
        ++endings_[both.plain.ending];
        return {};
    }

    std::string playAll(const std::vector<castles::Options>& all, Seed seed) {
        for (std::size_t game = 0; game < all.size(); ++game) {
            if (game % kOneGameOf != 0) continue;
            if (std::string what = playBoth(all[game], Rng::derive(seed, game)); !what.empty()) return what;
        }
        return {};
    }

  private slots:
    void everyNumberOfSeats() {
        std::vector<castles::Options> all;
        for (int seats = 2; seats <= kMaxSeats; ++seats) all.insert(all.end(), 24, castles::forSeats(seats));
        const std::string what = playAll(all, 11);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void everySwitch() {
        const std::string what = playAll(castles::everySwitch(), 12);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void everythingMixed() {
        Rng rng(21);
        std::vector<castles::Options> all;
        for (int game = 0; game < 1000; ++game) all.push_back(castles::anyOptions(rng));
        const std::string what = playAll(all, 22);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void manyQuarrels() {
        Rng rng(31);
        std::vector<castles::Options> all;
        for (int game = 0; game < 1000; ++game) all.push_back(castles::anyQuarrel(rng));
        const std::string what = playAll(all, 32);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    /// The games were of all sorts: everything that can be done was done, and they ended in every way.
    void allWasTried() {
        if (kOneGameOf > 1) QSKIP("too few games under a sanitizer");
        for (int verb = 0; verb < castles::kVerbs; ++verb)
            if (static_cast<Verb>(verb) != Verb::Concede && static_cast<Verb>(verb) != Verb::Show)
                QVERIFY2(verbs_[static_cast<Verb>(verb)] > 0, std::to_string(verb).c_str());
        for (const char* ending : {"last-realm", "six", "nobody", "ruin", "too-long"})
            QVERIFY2(endings_[ending] > 0, ending);
    }

  private:
    int games_ = 0;
    long decisions_ = 0;
    std::map<Verb, int> verbs_;
    std::map<std::string, int> endings_;
};

QTEST_APPLESS_MAIN(TestCastlesDifferential)
#include "differential.moc"
