// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games of Castle Wars on the program's rules and on the plain ones of reference.cpp side by
// side, and compares everything there is to compare after every move.
#include "combinations.h"
#include "wars/anyoptions.h"
#include "wars/sidebyside.h"

#include <QTest>

#include <map>

using namespace drawbridge;
using wars::Verb;

namespace {

/// Ways to play that lead to different places: all uniform; many attacks; abilities and resources first;
/// peace until nothing happens any more; everything recruited at once, for high piles; common sense.
enum class Temper { Uniform, Fierce, Tricks, Peace, Build, Sense };
constexpr int kTempers = 6;

Move choose(const MoveList& list, Temper temper, const wars::Position& p, Rng& rng) {
    if (temper == Temper::Sense && rng.below(3) > 0) return CastleWars::playoutMove(p, rng);
    const auto weight = [&](Move move) -> std::uint32_t {
        switch (wars::verbOf(move)) {
        case Verb::Attack:
        case Verb::Join:
        case Verb::GoOn: return temper == Temper::Fierce ? 60 : temper == Temper::Peace ? 1 : 12;
        case Verb::Jack:
        case Verb::Queen:
        case Verb::King:
        case Verb::Ace:
        case Verb::Reshuffle:
        case Verb::Swap:
        case Verb::Mechanise:
        case Verb::Plague: return temper == Temper::Tricks ? 20 : temper == Temper::Peace ? 1 : 4;
        case Verb::Rite: return temper == Temper::Tricks ? 3 : 1; // or a game of Blood-Mages is soon over
        case Verb::Recruit: return temper == Temper::Build ? 60 : temper == Temper::Peace ? 2 : 10;
        case Verb::Draw:
        case Verb::DrawTwo: return 40;
        case Verb::Pass:
        case Verb::End: return temper == Temper::Peace ? 400 : 12;
        default: return 10;
        }
    };
    return weighted(list, weight, rng);
}

} // namespace

class TestWarsDifferential : public QObject {
    Q_OBJECT

  private:
    /// Plays one game on both; empty if they agreed to the end.
    std::string playBoth(const wars::Options& options, Seed seed) {
        Rng rng(seed);
        const auto temper = static_cast<Temper>(games_++ % kTempers);
        WarsSideBySide both(options);
        std::string history;
        MoveList list;
        for (;;) {
            if (const std::string what = both.difference(); !what.empty())
                return what + "\n" + describe<CastleWars>(options) + "\nafter:" + history;
            const Seat decider = wars::decider(both.p);
            if (decider == kNobody) break;
            wars::legalMoves(both.p, list);
            const Move move =
                decider == kChance ? wars::sampleChance(both.p, rng) : choose(list, temper, both.p, rng);
            history += "\n  " + wars::toText(both.p, move);
            ++verbs_[wars::verbOf(move)];
            both.play(move);
        }
        ++endings_[both.plain.ending];
        return {};
    }

    std::string playAll(const std::vector<wars::Options>& all, Seed seed) {
        for (std::size_t game = 0; game < all.size(); ++game) {
            if (game % kOneGameOf != 0) continue;
            if (std::string what = playBoth(all[game], Rng::derive(seed, game)); !what.empty()) return what;
        }
        return {};
    }

  private slots:
    void everyPairOfFactions() {
        for (const Seed seed : {1u, 2u, 3u}) {
            const std::string what = playAll(wars::everyPairing(), seed);
            QVERIFY2(what.empty(), tell(what).c_str());
        }
    }

    void everySwitch() {
        Rng rng(11);
        const std::string what = playAll(wars::everySwitch(40, rng), 12);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void everythingMixed() {
        Rng rng(21);
        std::vector<wars::Options> all;
        for (int game = 0; game < 2000; ++game) all.push_back(wars::anyOptions(rng));
        const std::string what = playAll(all, 22);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    /// The games were of all sorts: everything that can be done was done, and they ended in every way.
    void allWasTried() {
        if (kOneGameOf > 1) QSKIP("too few games under a sanitizer");
        for (int verb = 0; verb < wars::kVerbs; ++verb)
            if (static_cast<Verb>(verb) != Verb::Concede)
                QVERIFY2(verbs_[static_cast<Verb>(verb)] > 0, std::to_string(verb).c_str());
        for (const char* clause : {"WARS-WIN-1", "WARS-WIN-5", "WARS-WIN-8", "WARS-WIN-9"})
            QVERIFY2(endings_[clause] > 0, clause);
    }

  private:
    int games_ = 0;
    std::map<Verb, int> verbs_;
    std::map<std::string, int> endings_;
};

QTEST_APPLESS_MAIN(TestWarsDifferential)
#include "differential.moc"
