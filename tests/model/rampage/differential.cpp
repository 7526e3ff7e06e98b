// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games of Castle Rampage on the program's rules and on the plain ones of reference.cpp side by
// side, and compares everything there is to compare after every move.
#include "combinations.h"
#include "rampage/anydeck.h"
#include "rampage/sidebyside.h"

#include <QTest>

#include <map>

using namespace drawbridge;
using rampage::Verb;

namespace {

/// Ways to play that lead to different places: all uniform; many attacks; everything into the stacks, for
/// long games and empty piles; permanents and effects first; common sense.
enum class Temper { Uniform, Fierce, Walls, Effects, Sense };
constexpr int kTempers = 5;

Move choose(const MoveList& list, Temper temper, const rampage::Position& p, Rng& rng) {
    if (temper == Temper::Sense && rng.below(3) > 0) return CastleRampage::playoutMove(p, rng);
    const auto weight = [&](Move move) -> std::uint32_t {
        switch (rampage::verbOf(move)) {
        case Verb::Play: {
            const bool attacks = p.kind(move.operand[0]).attacks();
            return temper == Temper::Fierce    ? 40
                   : temper == Temper::Walls   ? 1
                   : temper == Temper::Effects ? (attacks ? 5 : 60)
                                               : 10;
        }
        case Verb::Place: return temper == Temper::Walls ? 60 : temper == Temper::Fierce ? 3 : 10;
        case Verb::End: return temper == Temper::Uniform ? 10 : 4;
        default: return 10;
        }
    };
    return weighted(list, weight, rng);
}

/// Any deck, but for permanents that fall while several of them act at the start of a turn: which of several
/// equal ones acts next then is nobody's business.
rampage::Deck someDeck(Seed seed) {
    const rampage::Deck any = rampage::anyDeck(seed);
    rampage::Deck deck;
    deck.kinds = any.kinds;
    deck.words = any.words;
    for (rampage::CardKind& kind : deck.kinds)
        for (std::size_t i = 0; i < kind.effects; ++i)
            if (kind.effect[i].when == rampage::Trigger::StartOfTurn &&
                kind.effect[i].op == rampage::Op::DestroyOwnPermanent)
                kind.effect[i].when = rampage::Trigger::OnPlay;
    deck.number();
    return deck;
}

} // namespace

class TestRampageDifferential : public QObject {
    Q_OBJECT

  private:
    /// Plays one game on both; empty if they agreed to the end.
    std::string playBoth(const rampage::Options& options, Seed seed) {
        Rng rng(seed);
        const auto temper = static_cast<Temper>(seed % kTempers);
        RampageSideBySide both(options);
        std::string history;
        MoveList list;
        for (;;) {
            if (const std::string what = both.difference(); !what.empty())
                return what + "\n" + describe<CastleRampage>(options) + "\nafter:" + history;
            const Seat decider = rampage::decider(both.p);
            if (decider == kNobody) break;
            rampage::legalMoves(both.p, list);
            const Move move =
                decider == kChance ? rampage::sampleChance(both.p, rng) : choose(list, temper, both.p, rng);
            const std::string text = rampage::toText(both.p, move);
            history += "\n  " + text;
            ++verbs_[text.substr(0, text.find(' '))];
            both.play(move);
        }
        ++endings_[both.plain.ending];
        return {};
    }

  private slots:
    void agree() {
        int games = 0;
        for (auto options : combinations<CastleRampage>(600, 2026)) {
            for (int i = 0; i < 4; ++i) {
                if (games++ % kOneGameOf != 0) continue;
                const std::string what = playBoth(options, Rng::derive(5, static_cast<std::uint64_t>(games)));
                QVERIFY2(what.empty(), tell(what).c_str());
            }
        }
        QVERIFY(games > 1000);
    }

    /// Decks that nobody has thought of, with every operation.
    void agreeOnAnyDeck() {
        Rng rng(7);
        const auto specs = rampage::optionSpecs();
        for (Seed seed = 0; seed < 200; seed += kOneGameOf) {
            const rampage::Deck deck = someDeck(seed);
            rampage::Options options;
            for (std::size_t index = 0; index < specs.size(); ++index)
                if (rng.below(2) == 0)
                    options.value[index] = static_cast<OptionValue>(
                        rng.below(static_cast<std::uint32_t>(specs[index].values.size())));
            options.use(rampage::internDeck(deck));
            for (int game = 0; game < 4; ++game) {
                const std::string what =
                    playBoth(options, Rng::derive(seed, static_cast<std::uint64_t>(game)));
                const std::string where = "deck " + std::to_string(seed) + ": ";
                QVERIFY2(what.empty(), tell(what.empty() ? what : where + what).c_str());
            }
        }
    }

    /// Or else the games above would prove little.
    void theGamesCameToEveryEnding() {
        if (kOneGameOf > 1) QSKIP("too few games under a sanitizer");
        for (const char* clause : {"RAMPAGE-END-1", "RAMPAGE-JESTER-3", "RAMPAGE-SUMMON-2",
                                   "RAMPAGE-SUMMON-3", "RAMPAGE-LIMIT-2", "RAMPAGE-LIMIT-3"})
            QVERIFY2(endings_[clause] > 0, clause);
        for (const char* verb : {"shuffle", "hit", "show", "name", "destroy", "choose", "peek", "sacrifice"})
            QVERIFY2(verbs_[verb] > 0, verb);
    }

  private:
    std::map<std::string, int> endings_;
    std::map<std::string, int> verbs_;
};

QTEST_APPLESS_MAIN(TestRampageDifferential)
#include "differential.moc"
