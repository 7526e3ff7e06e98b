// SPDX-License-Identifier: GPL-3.0-or-later
// A move chosen at random is picked without listing all: each legal one must be equally likely all the same.
#include "luck.h"
#include "caleira/exampaper.h"
#include "castles/exampaper.h"
#include "keep/exampaper.h"
#include "rampage/exampaper.h"
#include "wars/exampaper.h"

#include <QTest>

using namespace drawbridge;

class TestLuck : public QObject {
    Q_OBJECT

  private:
    /// Looks at one in `every` of the positions of random games with many combinations of options.
    template <class G>
    void pickEvenly(std::uint32_t every) {
        Rng rng(4);
        int positions = 0;
        for (const auto& options : combinations<G>(10, 4)) {
            if (rng.below(15) != 0) continue;
            typename G::Position p = G::start(options);
            MoveList list;
            for (int decision = 0; decision < 300 && G::decider(p) != kNobody; ++decision) {
                G::legalMoves(p, list);
                if (G::decider(p) != kChance && list.size() > 1 && rng.below(every) == 0) {
                    constexpr int kTimes = 200;
                    std::map<Move, double> expected;
                    for (const Move move : list) expected[move] = kTimes;
                    std::map<Move, int> counts;
                    for (std::size_t draw = 0; draw < kTimes * list.size(); ++draw)
                        ++counts[G::randomMove(p, rng)];
                    QCOMPARE(counts.size(), list.size());
                    QVERIFY2(surprise(counts, expected) < 5, describe<G>(options).c_str());
                    ++positions;
                }
                G::apply(p, G::decider(p) == kChance ? G::sampleChance(p, rng) : G::randomMove(p, rng));
            }
        }
        QVERIFY(positions > 10);
    }

  private slots:
    void castleKeep() { pickEvenly<CastleKeep>(12); }
    void castlesOfCaleira() { pickEvenly<CastlesOfCaleira>(4); }
    void castleRampage() { pickEvenly<CastleRampage>(12); }
    void castleWars() { pickEvenly<CastleWars>(12); }
    void castles() { pickEvenly<CastlesGame>(12); }
};

QTEST_APPLESS_MAIN(TestLuck)
#include "luck.moc"
