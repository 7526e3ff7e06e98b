// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/gameinfo.h"
#include "match/gamestate.h"
#include "match/scenario.h"
#include "sanitized.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace drawbridge;

namespace {

/// A decision, and the moves that nobody who has understood the game makes there.
struct Temptation {
    std::unique_ptr<GameState> state;
    std::vector<WrittenMove> unwise;

    bool isUnwise(Move move) const {
        return std::ranges::any_of(
            unwise, [&](const WrittenMove& written) { return isMeant(*state, written, move); });
    }
};

std::vector<Temptation> temptationsOf(const Scenario& scenario) {
    std::vector<Temptation> found;
    std::size_t moves = 0;
    for (const ScenarioStep& step : scenario.steps) {
        moves += step.move ? 1 : 0;
        if (!step.check.unwise.empty())
            found.push_back({playScenario(scenario, moves).state, step.check.unwise});
    }
    return found;
}

Scenarios scenariosOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return readScenarios(file.readAll().toStdString());
}

/// A level as it can be tried again: one that thinks by the clock has as many playouts as it would have on a
/// slow machine.
BotSpec repeatable(BotSpec bot) {
    if (bot.milliseconds > 0) bot = {BotSpec::Kind::Ismcts, 2000, 0, 1};
    return bot;
}

} // namespace

/// Mistakes that people see at once: every level above the lowest decides where a scenario calls moves
/// "unwise", and chooses none of them.
class TestBlunders : public QObject {
    Q_OBJECT

  private slots:
    void nobodyBlunders_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("number");
        std::set<const GameInfo*> games;
        QDirIterator files(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/scenarios"), {QStringLiteral("*.json")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            for (const Scenario& scenario : scenariosOf(path).scenarios) {
                if (temptationsOf(scenario).empty()) continue;
                games.insert(scenario.game);
                QTest::addRow("%s: %s", std::string(scenario.game->id()).c_str(), scenario.label().c_str())
                    << path << static_cast<int>(scenario.number);
            }
        }
        QCOMPARE(games.size(), allGames().size());
    }
    void nobodyBlunders() {
        QFETCH(QString, file);
        QFETCH(int, number);
        const Scenarios scenarios = scenariosOf(file);
        const auto scenario =
            std::ranges::find(scenarios.scenarios, static_cast<std::size_t>(number), &Scenario::number);
        QStringList blunders;
        for (const Temptation& here : temptationsOf(*scenario)) {
            QVERIFY(isSeat(here.state->decider()));
            MoveList list;
            here.state->legalMoves(list);
            QVERIFY2(std::ranges::any_of(list, [&](Move move) { return !here.isUnwise(move); }),
                     "nothing wise can be done");
            for (const Level& level : levels().subspan(1)) {
                const BotSpec bot = repeatable(level.bot);
                const Seed seeds = bot.iterations > 1000 ? 4 / kOneGameOf + 1 : 20;
                for (Seed seed = 1; seed <= seeds; ++seed) {
                    const Move move = here.state->think(bot, seed, {});
                    if (here.isUnwise(move))
                        blunders += QStringLiteral("%1 %2: %3")
                                        .arg(QString::fromLatin1(level.name.data(),
                                                                 static_cast<qsizetype>(level.name.size())))
                                        .arg(seed)
                                        .arg(QString::fromStdString(here.state->toText(move)));
                }
            }
        }
        QVERIFY2(blunders.isEmpty(), qPrintable(blunders.join(QStringLiteral("; "))));
    }
};

QTEST_APPLESS_MAIN(TestBlunders)
#include "blunders.moc"
