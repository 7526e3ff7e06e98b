// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/anyoptions.h"
#include "wars/exampaper.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace drawbridge;

/// Castle Wars sits the exam: every pair of factions in both sizes, each value of each switch by itself, and
/// random mixtures of everything.
class TestWarsExam : public QObject {
    Q_OBJECT

    static std::string sitAll(const std::vector<wars::Options>& all, Seed seed, int games) {
        for (std::size_t index = 0; index < all.size(); ++index) {
            if (index % kOneGameOf != 0) continue;
            if (std::string what = sitExam<CastleWars>(all[index], Rng::derive(seed, index), games);
                !what.empty())
                return what;
        }
        return {};
    }

  private slots:
    void everyPairOfFactions() {
        const std::string what = sitAll(wars::everyPairing(), 31, 2);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void everySwitch() {
        Rng rng(32);
        const std::string what = sitAll(wars::everySwitch(20, rng), 33, 1);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void everythingMixed() {
        Rng rng(34);
        std::vector<wars::Options> all;
        for (int game = 0; game < 400; ++game) all.push_back(wars::anyOptions(rng));
        const std::string what = sitAll(all, 35, 1);
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    /// A whole random game in one go is the same game as one played move by move from the lists.
    void randomGamesAreDrawnFromTheLegalMoves() {
        using wars::Faction;
        constexpr int kGames = 4000 / kOneGameOf;
        for (const auto& options :
             {wars::Options(), wars::pairing(Faction::Undead, Faction::Fateweavers, false),
              wars::pairing(Faction::BloodMages, Faction::ShapeShifters, false),
              wars::pairing(Faction::Infected, Faction::Outcasts, true)}) {
            std::array<double, 2> sum{}, squares{}, firstWins{};
            Rng rng(36);
            for (int game = 0; game < 2 * kGames; ++game) {
                const auto way = static_cast<std::size_t>(game % 2);
                wars::Position p = wars::start(options);
                if (way == 0)
                    wars::playRandomly(p, rng);
                else
                    while (p.decider != kNobody)
                        wars::apply(p, p.decider == kChance ? wars::sampleChance(p, rng)
                                                            : wars::randomMove(p, rng));
                sum[way] += p.turns;
                squares[way] += p.turns * p.turns;
                firstWins[way] += p.winner == 0 ? 1 : 0;
            }
            const double apart = (sum[0] - sum[1]) / kGames;
            double variance = 0; // of `apart`
            for (const std::size_t way : {0u, 1u})
                variance += (squares[way] / kGames - std::pow(sum[way] / kGames, 2)) / kGames;
            QVERIFY(std::abs(apart) < 5 * std::sqrt(variance));
            QVERIFY(std::abs(firstWins[0] - firstWins[1]) < 5 * std::sqrt(firstWins[0] + firstWins[1] + 1));
        }
    }
};

QTEST_APPLESS_MAIN(TestWarsExam)
#include "exam.moc"
