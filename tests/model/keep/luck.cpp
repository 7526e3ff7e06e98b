// SPDX-License-Identifier: GPL-3.0-or-later
// Chance in Castle Keep is fair, and so is a move chosen at random.
#include "combinations.h"
#include "keep/game.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace drawbridge;
using keep::Kind;
using keep::Position;

namespace {

/// How far counts are from what was expected, in standard deviations of luck (chi squared made normal after
/// Wilson and Hilferty, so that few moves and many are judged alike).
double surprise(const std::map<Move, int>& counts, const std::map<Move, double>& expected) {
    double chiSquared = 0;
    for (const auto& [move, mean] : expected) {
        const auto found = counts.find(move);
        const double difference = (found == counts.end() ? 0 : found->second) - mean;
        chiSquared += difference * difference / mean;
    }
    const double freedom = static_cast<double>(expected.size()) - 1;
    if (freedom < 1) return 0;
    const double spread = 2 / (9 * freedom);
    return (std::cbrt(chiSquared / freedom) - (1 - spread)) / std::sqrt(spread);
}

} // namespace

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

    /// Random playouts pick without listing; every legal move must be equally likely all the same.
    void randomMovesAreEvenlySpread() {
        Rng rng(4);
        int positions = 0;
        for (const auto& options : combinations<CastleKeep>(0, 0)) {
            if (rng.below(15 * kOneGameOf) != 0) continue;
            Position p = keep::start(options);
            MoveList list;
            for (int decision = 0; decision < 300 && keep::decider(p) != kNobody; ++decision) {
                keep::legalMoves(p, list);
                if (keep::decider(p) != kChance && list.size() > 1 && rng.below(12) == 0) {
                    const int draws = 200 * static_cast<int>(list.size());
                    std::map<Move, int> counts;
                    for (int draw = 0; draw < draws; ++draw) ++counts[keep::randomMove(p, rng)];
                    std::map<Move, double> expected;
                    for (const Move move : list) expected[move] = 200;
                    QCOMPARE(counts.size(), list.size());
                    QVERIFY2(surprise(counts, expected) < 5, describe<CastleKeep>(options).c_str());
                    ++positions;
                }
                keep::apply(p, keep::decider(p) == kChance
                                   ? keep::sampleChance(p, rng)
                                   : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
            }
        }
        QVERIFY(positions > 10);
    }
};

QTEST_APPLESS_MAIN(TestKeepLuck)
#include "luck.moc"
