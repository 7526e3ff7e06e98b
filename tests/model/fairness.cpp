// SPDX-License-Identifier: GPL-3.0-or-later
#include "botexam.h"
#include "bots/appraise.h"
#include "caleira/exampaper.h"
#include "castles/exampaper.h"
#include "keep/exampaper.h"
#include "rampage/exampaper.h"
#include "wars/exampaper.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace drawbridge;

namespace {

/// In how many positions of each game bots are compared.
constexpr int kPositions = 100'000 / kOneGameOf;

/// What was compared.
struct Seen {
    int positions = 0;
    int windows = 0; ///< of them, in which a seat may react in another's turn
};

/// Whether who decides has a move left in what a seat guesses: looking back asks what each seat may hope for.
template <Game G>
bool canGoOn(typename G::Position position, Seat seat, Seed seed) {
    Rng rng(seed);
    G::determinize(position, seat, rng);
    MoveList list;
    G::legalMoves(position, list);
    return list.size() > 0;
}

bool isChance(double share) { return share >= 0 && share <= 1; }

/// Plays a game and, wherever a seat has a choice and others have secrets from it, exchanges all of these:
/// what is taken for the position must be the same to the last byte, and the bot must make the same move.
template <Game G>
std::string watchGame(const typename G::Options& options, Rng& rng, Seen& seen) {
    static const std::array bots{*botFromText("page"), *botFromText("squire"), *botFromText("ismcts:12"),
                                 *botFromText("ismcts:8x2")};
    typename G::Position p = G::start(options);
    MoveList list;
    for (Seat decider = G::decider(p); decider != kNobody && seen.positions < kPositions;
         decider = G::decider(p)) {
        if (decider == kChance) {
            G::apply(p, G::sampleChance(p, rng));
            continue;
        }
        G::legalMoves(p, list);
        if (list.size() == 1) {
            G::apply(p, list.front());
            continue;
        }
        const BotSpec& bot = bots[rng.below(bots.size())];
        const Seed seed = rng.next();
        const Move move = think<G>(p, bot, seed, {});
        typename G::Position other = p;
        for (int cards = 0; cards < 20; ++cards) exchangeUnknown<G>(other, decider, rng);
        if (!(other == p)) {
            ++seen.positions;
            if constexpr (HasWindows<G>) seen.windows += G::window(p).has_value();
            typename G::Position known = p;
            typename G::Position guess = other;
            Rng one(seed);
            Rng two(seed);
            G::determinize(known, decider, one);
            G::determinize(guess, decider, two);
            const bool isSame = known == guess && think<G>(other, bot, seed, {}) == move;
            if (!isSame) return toText(bot) + " knows what it may not: " + describe<G>(options);
        }
        for (Seat seat = 0; seat < G::seats(p); ++seat) {
            if (canGoOn<G>(p, seat, seed)) continue;
            // In Castle Rampage a hand may be guessed that cannot pay; such guesses are let go.
            if constexpr (!std::is_same_v<G, CastleRampage>)
                return "a guess that nobody can go on from: " + describe<G>(options);
            else if (!std::ranges::all_of(chances<G>(p, 8, seed, {}, false), isChance))
                return "no chances of all seats: " + describe<G>(options);
        }
        // Bots alone would see few of the positions that people get into.
        G::apply(p, rng.below(4) == 0 ? list[rng.below(static_cast<std::uint32_t>(list.size()))] : move);
    }
    return {};
}

template <Game G>
void watch(int mixed) {
    const auto all = combinations<G>(mixed, 23);
    Rng rng(29);
    Seen seen;
    while (seen.positions < kPositions) {
        const auto& options = all[rng.below(static_cast<std::uint32_t>(all.size()))];
        const std::string what = watchGame<G>(options, rng, seen);
        QVERIFY2(what.empty(), what.c_str());
    }
    if constexpr (HasWindows<G>)
        QVERIFY2(seen.windows > kPositions / 100, qPrintable(QString::number(seen.windows)));
    qInfo("%d positions, %d of them where a seat may react", seen.positions, seen.windows);
}

} // namespace

/// No bot sees anything that a person in its seat would not: whatever others hold, it makes the same move.
class TestFairness : public QObject {
    Q_OBJECT

  private slots:
    void castleKeep() { watch<CastleKeep>(20); }
    void castlesOfCaleira() { watch<CastlesOfCaleira>(20); }
    void castleRampage() { watch<CastleRampage>(20); }
    void castleWars() { watch<CastleWars>(20); }
    void castles() { watch<CastlesGame>(20); }
};

QTEST_APPLESS_MAIN(TestFairness)
#include "fairness.moc"
