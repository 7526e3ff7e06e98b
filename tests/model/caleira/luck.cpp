// SPDX-License-Identifier: GPL-3.0-or-later
// Games that nobody looks at are played on another table; they must have the same law as those made move by
// move, and leave the table as such a game would.
#include "caleira/exampaper.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace drawbridge;
using caleira::Position;

namespace {

/// How games ended: numbers of which the mean must not depend on how they were played.
struct Ends {
    static constexpr std::size_t kNumbers = 12;
    std::array<double, kNumbers> sum{};
    std::array<double, kNumbers> squares{};
    double games = 0;

    void add(const Position& p) {
        std::array<double, kNumbers> number{};
        for (Seat seat = 0; seat < p.seats(); ++seat) {
            number[seat] = caleira::score(p, seat);
            number[4u + seat] = caleira::pointsOf(p, seat);
        }
        number[8] = p.turns;
        number[9] = p.ending == caleira::Ending::HandsEmpty;
        number[10] = p.table.size(caleira::kDiscardPile);
        number[11] = std::popcount(caleira::faceUp(p) & caleira::allPieces(p));
        for (std::size_t i = 0; i < kNumbers; ++i) {
            sum[i] += number[i];
            squares[i] += number[i] * number[i];
        }
        ++games;
    }

    /// By how many standard deviations the furthest two means lie apart.
    double surprise(const Ends& other) const {
        double worst = 0;
        for (std::size_t i = 0; i < kNumbers; ++i) {
            const auto spread = [&](const Ends& ends) {
                const double mean = ends.sum[i] / ends.games;
                return (ends.squares[i] / ends.games - mean * mean) / ends.games;
            };
            const double apart = std::abs(sum[i] / games - other.sum[i] / other.games);
            const double deviation = std::sqrt(std::max(0.0, spread(*this) + spread(other)));
            if (apart > 1e-9) worst = std::max(worst, deviation > 0 ? apart / deviation : 1e9);
        }
        return worst;
    }
};

void playOn(Position& p, Rng& rng) {
    const Seat seat = caleira::decider(p);
    caleira::apply(p, seat == kChance ? caleira::sampleChance(p, rng) : caleira::randomMove(p, rng));
}

} // namespace

class TestCaleiraLuck : public QObject {
    Q_OBJECT

  private slots:
    void fastPlayoutsHaveTheSameLaw() {
        Rng rng(6);
        int compared = 0;
        for (const auto& options : combinations<CastlesOfCaleira>(20, 13)) {
            if (rng.below(2 * kOneGameOf) != 0) continue;
            // From the start, or from somewhere in a game, in the middle of an effect.
            Position from = caleira::start(options);
            for (auto decisions = rng.below(3) * rng.below(25); decisions > 0; --decisions) {
                Position then = from;
                playOn(then, rng);
                if (caleira::decider(then) == kNobody) break;
                from = then;
            }
            const std::string where = "\n" + describe<CastlesOfCaleira>(options);
            // Among so many numbers luck alone sets some far apart: then more games must tell.
            double worst = 0;
            for (int games = 2000; games <= 32000; games *= 4) {
                Ends fast;
                Ends slow;
                for (int game = 0; game < games; ++game) {
                    Position p = from;
                    caleira::playRandomly(p, rng);
                    QCOMPARE(caleira::decider(p), kNobody);
                    const std::string wrong =
                        wrongOnTable<CastlesOfCaleira>(p) + ExamPaper<CastlesOfCaleira>::wrong(p);
                    if (!wrong.empty()) QFAIL(tell(wrong + where).c_str());
                    fast.add(p);
                    p = from;
                    while (caleira::decider(p) != kNobody) playOn(p, rng);
                    slow.add(p);
                }
                worst = fast.surprise(slow);
                if (worst < 4) break;
            }
            if (worst >= 4) QFAIL(tell(std::to_string(worst) + " standard deviations" + where).c_str());
            ++compared;
        }
        QVERIFY(compared > 0);
    }
};

QTEST_APPLESS_MAIN(TestCaleiraLuck)
#include "luck.moc"
