// SPDX-License-Identifier: GPL-3.0-or-later
// Chance in Castle Keep is fair.
#include "luck.h"
#include "keep/exampaper.h"

#include <QTest>

#include <map>

using namespace drawbridge;
using keep::Position;

class TestKeepLuck : public QObject {
    Q_OBJECT

  private slots:
    /// Each tile nobody has seen is as likely as any other, so a kind counts by how many of it are left.
    void drawsAreFair() {
        Rng rng(3);
        for (int seats = 2; seats <= 4; ++seats) {
            keep::Options options;
            options.seats = static_cast<std::uint8_t>(seats);
            Position p = keep::start(options);
            for (int decision = 0; decision < 160 && keep::decider(p) != kNobody; ++decision) {
                MoveList list;
                keep::legalMoves(p, list);
                if (keep::decider(p) == kChance && decision % 5 == 0) {
                    constexpr int kDraws = 4000;
                    std::map<Move, int> counts;
                    for (int draw = 0; draw < kDraws; ++draw) ++counts[keep::sampleChance(p, rng)];
                    std::map<Move, double> expected;
                    for (const Move move : list)
                        expected[move] =
                            keep::verbOf(move) != keep::Verb::Tile
                                ? kDraws / static_cast<double>(list.size())
                                : kDraws * (p.table.loose() & keep::kCardsOf[move.operand[0]]).size() /
                                      static_cast<double>(p.table.loose().size());
                    for (const auto& [move, count] : counts) QVERIFY(expected.count(move) == 1);
                    QVERIFY2(surprise(counts, expected) < 5, keep::toText(p, list.front()).c_str());
                }
                keep::apply(p, keep::decider(p) == kChance
                                   ? keep::sampleChance(p, rng)
                                   : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestKeepLuck)
#include "luck.moc"
