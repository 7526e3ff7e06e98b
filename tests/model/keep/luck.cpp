// SPDX-License-Identifier: GPL-3.0-or-later
// Chance in Castle Keep is fair, and so is a move chosen at random.
#include "keep/exampaper.h"

#include <QTest>

#include <algorithm>
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

/// What random games came to.
struct Ends {
    std::map<std::pair<std::string_view, Seat>, int> how; ///< by ending and winner
    std::map<int, std::pair<double, double>> sums;        ///< of some numbers, and of their squares
    int games = 0;

    void add(const Position& p) {
        ++games;
        ++how[{keep::endingClause(p).id(), p.winner}];
        int which = 0;
        const auto note = [&](double number) {
            auto& [sum, squares] = sums[which++];
            sum += number;
            squares += number * number;
        };
        note(p.turns);
        for (const PileId pile : {keep::kDrawA, keep::kDiscardPile, keep::kOutOfGame})
            note(p.table.size(pile));
        for (Seat seat = 0; seat < p.seats(); ++seat) note(p.table.size(keep::handOf(seat)));
        for (int castle = 0; castle < keep::castleCount(p.options); ++castle) note(p.castle(castle).size());
    }

    /// How far two samples of as many games are apart where they differ most, in standard deviations.
    double surprise(const Ends& other) const {
        double worst = 0;
        const auto compare = [&](double difference, double variance) {
            if (variance > 0)
                worst = std::max(worst, std::abs(difference) / std::sqrt(variance));
            else if (difference != 0)
                worst = std::max(worst, 9.0);
        };
        auto all = how;
        all.insert(other.how.begin(), other.how.end());
        for (const auto& [end, count] : all) {
            const auto here = how.find(end);
            const auto there = other.how.find(end);
            const double mine = here == how.end() ? 0 : here->second;
            const double theirs = there == other.how.end() ? 0 : there->second;
            compare(mine - theirs, mine + theirs);
        }
        for (const auto& [which, sum] : sums) {
            const auto& [theirs, theirSquares] = other.sums.at(which);
            const auto variance = [&](double total, double squares) {
                return squares - total * total / games;
            };
            compare(sum.first - theirs, variance(sum.first, sum.second) + variance(theirs, theirSquares));
        }
        return worst;
    }
};

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

    /// The fast way through a whole game comes to the same ends, as often and after as many turns, as going
    /// through it move by move.
    void fastPlayoutsHaveTheSameLaw() {
        Rng rng(6);
        for (const auto& options : combinations<CastleKeep>(0, 0)) {
            if (rng.below(60 * kOneGameOf) != 0) continue;
            // From the start, or from somewhere in a game, in the middle of a turn.
            Position from = keep::start(options);
            for (auto decisions = rng.below(3) * rng.below(60); decisions > 0; --decisions) {
                Position then = from;
                keep::apply(then, keep::decider(then) == kChance ? keep::sampleChance(then, rng)
                                                                 : keep::randomMove(then, rng));
                if (keep::decider(then) == kNobody) break;
                from = then;
            }
            // Among so many numbers luck alone sets some far apart: then more games must tell.
            double worst = 0;
            for (int games = 400; games <= 6400; games *= 4) {
                Ends fast;
                Ends slow;
                for (int game = 0; game < games; ++game) {
                    Position p = from;
                    keep::playRandomly(p, rng);
                    QCOMPARE(keep::decider(p), kNobody);
                    const std::string wrong = wrongOnTable<CastleKeep>(p) + ExamPaper<CastleKeep>::wrong(p);
                    QVERIFY2(wrong.empty(), tell(wrong + "\n" + describe<CastleKeep>(options)).c_str());
                    fast.add(p);
                    p = from;
                    for (Seat seat = keep::decider(p); seat != kNobody; seat = keep::decider(p))
                        keep::apply(p,
                                    seat == kChance ? keep::sampleChance(p, rng) : keep::randomMove(p, rng));
                    slow.add(p);
                }
                worst = fast.surprise(slow);
                if (worst < 4) break;
            }
            QVERIFY2(worst < 4,
                     tell(std::to_string(worst) + " standard deviations\n" + describe<CastleKeep>(options))
                         .c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestKeepLuck)
#include "luck.moc"
