// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/lookback.h"
#include "match/gamestate.h"
#include "match/scenario.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace drawbridge;

namespace {

constexpr int kGames = 6000;

Match matchOf(const GameInfo& game, std::vector<Player> players, Seed seed) {
    Setup setup;
    setup.seats = static_cast<int>(players.size());
    Match match(game, setup, std::move(players), seed);
    Rng dice(seed);
    while (!match.isOver()) {
        if (match.playChance()) continue;
        if (!match.play(match.state().think(*botFromText("greedy"), dice.next(), {}))) qFatal("a legal move");
    }
    return match;
}

} // namespace

/// What a match that is over has to say about who could hope for what, and what each decision cost.
class TestLookBack : public QObject {
    Q_OBJECT

  private slots:
    void games_data() {
        QTest::addColumn<QString>("id");
        for (const GameInfo* game : allGames())
            QTest::newRow(game->id().data()) << QString::fromUtf8(game->id().data());
    }

    void blundersCost_data() { games_data(); }

    /// What scenarios call unwise costs something, and it is never what would have been better.
    void blundersCost() {
        QFETCH(QString, id);
        QFile file(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/scenarios/%1/blunders.json").arg(id));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int blunders = 0;
        int costly = 0;
        for (const Scenario& scenario : readScenarios(file.readAll().toStdString()).scenarios) {
            std::size_t moves = 0;
            for (const ScenarioStep& step : scenario.steps) {
                moves += step.move ? 1 : 0;
                if (step.check.unwise.empty()) continue;
                const auto state = playScenario(scenario, moves).state;
                MoveList list;
                state->legalMoves(list);
                const auto isUnwise = [&](Move move) {
                    return std::ranges::any_of(step.check.unwise, [&](const WrittenMove& written) {
                        return isMeant(*state, written, move);
                    });
                };
                const auto blunder = std::ranges::find_if(list, isUnwise);
                QVERIFY(blunder != list.end());
                const Appraisal made = state->appraise(*blunder, kGames, 5, {});
                ++blunders;
                costly += made.cost > 0;
                QVERIFY2(made.cost == 0 || !isUnwise(made.better), scenario.label().c_str());
            }
        }
        // Some only put off what is won or lost anyway.
        QVERIFY2(2 * costly > blunders, qPrintable(QStringLiteral("%1 of %2").arg(costly).arg(blunders)));
    }

    void momentsOfAMatch_data() { games_data(); }

    /// Each turn and each choice of a person has its moment, and no share is beyond what can be won.
    void momentsOfAMatch() {
        QFETCH(QString, id);
        const Match match =
            matchOf(*findGame(id.toStdString()), {{"Anna", false, ""}, {"Bert", true, "greedy"}}, 11);
        const std::vector<std::size_t> moments = momentsOf(match);
        QVERIFY(std::ranges::is_sorted(moments));
        QVERIFY(moments.size() > 10);
        int made = 0;
        for (std::size_t i = 0; i < moments.size(); i += moments.size() / 6) {
            const LookedAt looked = lookAt(match, moments[i], {});
            QCOMPARE(looked.item, moments[i]);
            QCOMPARE(looked.chances.size(), match.players().size());
            for (const auto& shares : {looked.chances, looked.openChances})
                for (const double share : shares) QVERIFY(share >= 0 && share <= 1);
            // With all cards open everybody reckons alike.
            QVERIFY(std::abs(std::accumulate(looked.openChances.begin(), looked.openChances.end(), 0.0) - 1) <
                    0.02);
            made += looked.made.has_value();
            QVERIFY(!looked.made || match.history()[moments[i]].decider == 0);
            if (looked.made && looked.made->cost == 0)
                QVERIFY(looked.made->better == match.history()[moments[i]].move);
            QVERIFY(lookAt(match, moments[i], {}) == looked); // the same again
        }
        QVERIFY(made > 0);
    }

    /// Who has won for sure knows it in the end.
    void theEndIsSure() {
        const Match match =
            matchOf(*findGame("castle-keep"), {{"Anna", false, ""}, {"Bert", true, "greedy"}}, 11);
        const LookedAt last = lookAt(match, momentsOf(match).back(), {});
        const Seat winner = match.state().score(0) > 0.5 ? 0 : 1;
        QVERIFY(last.openChances[winner] > 0.8);
    }

    void bringsNothingWhenStopped() {
        const Match match =
            matchOf(*findGame("castle-wars"), {{"Anna", false, ""}, {"Bert", true, "greedy"}}, 11);
        StopSource stop;
        stop.requestStop();
        QElapsedTimer time;
        time.start();
        for (const std::size_t item : momentsOf(match)) lookAt(match, item, stop.token());
        QVERIFY2(time.elapsed() < 5000, qPrintable(QString::number(time.elapsed())));
    }
};

QTEST_GUILESS_MAIN(TestLookBack)
#include "lookback.moc"
