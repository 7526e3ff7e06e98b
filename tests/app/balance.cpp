// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of how fair the games are.
#include "text/balance.h"

#include "match/gamestate.h"
#include "match/setup.h"
#include "text/book/bookpage.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/wars/factionbalance.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace drawbridge;

namespace {

/// A count of so many deals each won by one seat: the first wins `firsts` of them, the last the rest.
QJsonObject counted(int deals, int firsts, int seats = 2) {
    QJsonArray won;
    for (int seat = 0; seat < seats; ++seat)
        won.append(seat == 0 ? firsts : seat + 1 == seats ? deals - firsts : 0);
    return {{QStringLiteral("deals"), deals},
            {QStringLiteral("seconds"), 1},
            {QStringLiteral("won"), won},
            {QStringLiteral("squares"), won}};
}

Balance balanceOf(const QJsonObject& levels) { return Balance(QJsonDocument(levels).toJson()); }

/// One level's counts of one table.
Balance balanceOf(const char* level, const char* table, const QJsonObject& counts) {
    return balanceOf({{QLatin1String(level), QJsonObject{{QLatin1String(table), counts}}}});
}

Setup setupOf(const GameInfo& game, int seats, const QString& named = {}) {
    Setup setup;
    setup.seats = seats;
    setup.options.resize(game.options().size());
    if (named.startsWith(QStringLiteral("preset="))) {
        usePreset(game, named.mid(7).toStdString(), setup);
        return setup;
    }
    for (const QString& part : named.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const std::size_t option = *findOption(game, part.section(QLatin1Char('='), 0, 0).toStdString());
        setOption(setup, option,
                  *findValue(game.options()[option], part.section(QLatin1Char('='), 1).toStdString()));
    }
    return setup;
}

/// All pairs even, but the Undead beat the Mages.
QJsonObject pairs(int deals) {
    QJsonObject all;
    for (int first = 0; first < wars::kFactions; ++first)
        for (int second = first + 1; second < wars::kFactions; ++second) {
            const QString named = toQString(wars::factionName(static_cast<wars::Faction>(first))) +
                                  QLatin1Char(' ') +
                                  toQString(wars::factionName(static_cast<wars::Faction>(second)));
            const bool strong = named == QStringLiteral("undead mages");
            all[named] = QJsonObject{{QStringLiteral("deals"), deals},
                                     {QStringLiteral("won"), QJsonArray{deals * (strong ? 0.7 : 0.5)}},
                                     {QStringLiteral("squares"), QJsonArray{deals * (strong ? 0.6 : 0.375)}}};
        }
    return all;
}

} // namespace

class TestBalance : public QObject {
    Q_OBJECT

  private slots:
    void anIntervalIsThatOfAsManyGames();
    void theStrongestLevelKnownWellIsTold();
    void beginningIsToldInWords();
    void whatIsNotCountedIsSaid();
    void onlyWhatIsCertainTips();
    void factionsAreTold();
    void brokenFilesTellNothing();
    void allThatIsCountedIsFound();
    void theBookTellsOfEveryGame();
};

void TestBalance::anIntervalIsThatOfAsManyGames() {
    const Balance balance =
        balanceOf("squire", "castle-keep 2", {{QStringLiteral("printed"), counted(400, 240)}});
    const auto rate =
        balance.rate(QStringLiteral("squire"), QStringLiteral("castle-keep 2"), QStringLiteral("printed"));
    QVERIFY(rate);
    QCOMPARE(rate->rate, 0.6);
    // Wilson's interval of 240 of 400.
    QVERIFY(std::abs(rate->low - 0.5513) < 0.0005 && std::abs(rate->high - 0.6468) < 0.0005);
    // Deals that all came out between winning and losing say more.
    QJsonObject drawn = counted(400, 240);
    drawn[QStringLiteral("squares")] = QJsonArray{160.0, 80.0};
    const auto closer =
        balanceOf("squire", "castle-keep 2", {{QStringLiteral("printed"), drawn}})
            .rate(QStringLiteral("squire"), QStringLiteral("castle-keep 2"), QStringLiteral("printed"));
    QVERIFY(closer && closer->half() < 0.75 * rate->half());
}

void TestBalance::theStrongestLevelKnownWellIsTold() {
    const auto of = [](int knights) {
        const auto table = [](const QJsonObject& count) {
            return QJsonObject{
                {QStringLiteral("castle-keep 2"), QJsonObject{{QStringLiteral("printed"), count}}}};
        };
        return balanceOf({{QStringLiteral("squire"), table(counted(9000, 5000))},
                          {QStringLiteral("knight"), table(counted(knights, knights / 2))}});
    };
    const Setup setup = setupOf(*findGame("castle-keep"), 2);
    QCOMPARE(of(500).inOrder(*findGame("castle-keep"), setup)->level, QStringLiteral("squire"));
    QCOMPARE(of(2000).inOrder(*findGame("castle-keep"), setup)->level, QStringLiteral("knight"));
}

void TestBalance::beginningIsToldInWords() {
    const Balance two =
        balanceOf("knight", "castle-keep 2", {{QStringLiteral("printed"), counted(9000, 5220)}});
    QCOMPARE(
        beginning(two, *findGame("castle-keep"), setupOf(*findGame("castle-keep"), 2)),
        QStringLiteral("Whoever begins wins 58 of 100 games (± 2), counted with bots of the level Knight."));
    const Balance three =
        balanceOf("squire", "castle-keep 3", {{QStringLiteral("printed"), counted(9000, 3690, 3)}});
    QCOMPARE(
        beginning(three, *findGame("castle-keep"), setupOf(*findGame("castle-keep"), 3)),
        QStringLiteral(
            "Whoever begins wins 41 of 100 games (± 2), where 33 would be even; counted with bots of the "
            "level Squire."));
    QCOMPARE(three.inOrder(*findGame("castle-keep"), setupOf(*findGame("castle-keep"), 3), 2)->rate, 0.59);
    QVERIFY(beginning(two, *findGame("castle-keep"), setupOf(*findGame("castle-keep"), 1)).isEmpty());
}

void TestBalance::whatIsNotCountedIsSaid() {
    const Balance balance =
        balanceOf("squire", "castle-keep 2", {{QStringLiteral("printed"), counted(9000, 5220)}});
    const QString words = QStringLiteral("How much it helps to begin has not been counted with these rules.");
    const Setup changed = setupOf(*findGame("castle-keep"), 2, QStringLiteral("house.reshuffle=at-once"));
    QCOMPARE(beginning(balance, *findGame("castle-keep"), changed), words);
    QCOMPARE(beginning(balance, *findGame("castle-keep"), setupOf(*findGame("castle-keep"), 3)), words);
    // A rule that has no say there leaves the game as it is.
    const Setup idle = setupOf(*findGame("castle-keep"), 2, QStringLiteral("house.empire-rebuild=ruined"));
    QVERIFY(beginning(balance, *findGame("castle-keep"), idle).contains(QStringLiteral("58 of 100")));
}

void TestBalance::onlyWhatIsCertainTips() {
    const QString rule = QStringLiteral("house.attacks-per-turn=any-number-same-opponent");
    const std::size_t option = *findOption(*findGame("castle-keep"), "house.attacks-per-turn");
    const auto said = [&](const QJsonObject& changed) {
        const Balance balance = balanceOf(
            "squire", "castle-keep 2", {{QStringLiteral("printed"), counted(9000, 4500)}, {rule, changed}});
        return tips(balance, *findGame("castle-keep"), setupOf(*findGame("castle-keep"), 2), option);
    };
    QVERIFY(
        said(counted(9000, 5400))
            .endsWith(QStringLiteral("whoever begins wins 60 of 100 games, otherwise 50 (level Squire).")));
    QVERIFY(
        said(counted(9000, 3600))
            .endsWith(QStringLiteral("whoever begins wins 40 of 100 games, otherwise 50 (level Squire).")));
    QVERIFY(said(counted(9000, 4600)).isEmpty()); // too little to be worth telling
    QVERIFY(said(counted(420, 231)).isEmpty());   // too little to be certain
    QVERIFY(said(counted(60, 50)).isEmpty());     // played too seldom
    // Others that are set otherwise do not matter: each rule is told of by itself.
    const Balance balance =
        balanceOf("squire", "castle-keep 2",
                  {{QStringLiteral("printed"), counted(9000, 4500)}, {rule, counted(9000, 5400)}});
    const Setup both =
        setupOf(*findGame("castle-keep"), 2, rule + QStringLiteral(",house.reshuffle=at-once"));
    QVERIFY(!tips(balance, *findGame("castle-keep"), both, option).isEmpty());
}

void TestBalance::factionsAreTold() {
    using wars::Faction;
    const Balance counts = balanceOf("knight", "castle-wars standard", pairs(500));
    const FactionBalance standard(counts, false);
    QVERIFY(standard.isKnown());
    QVERIFY(!FactionBalance(counts, true).isKnown());
    QCOMPARE(standard.ranking().front(), Faction::Undead);
    QCOMPARE(standard.ranking().back(), Faction::Mages);
    QVERIFY(standard.against(Faction::Undead, Faction::Mages).isStrong());
    QVERIFY(standard.against(Faction::Mages, Faction::Undead).isWeak());
    // All taken together are known better than one pair.
    QVERIFY(standard.overall(Faction::Undead).half() <
            0.3 * standard.against(Faction::Undead, Faction::Seers).half());
    QCOMPARE(standard.sentence(Faction::Mages, Faction::Undead),
             QStringLiteral(
                 "Wins in 100 games: Mages 30, Undead 70 (± 3), counted with bots of the level Knight."));
    QVERIFY(standard.sentence(Faction::None, Faction::Undead)
                .contains(QStringLiteral("all factions: Undead 51 (± 1)")));
    QVERIFY(standard.sentence(Faction::Undead, Faction::Undead).isEmpty());
    const QString undead = standard.about(Faction::Undead, Faction::Mages);
    for (const QString& words :
         {QStringLiteral("Against Mages: 70 %"), QStringLiteral("Strong against: Mages (70 %)."),
          QStringLiteral("level Knight"), QStringLiteral("500 deal")})
        QVERIFY2(undead.contains(words), qPrintable(words + QStringLiteral(" in ") + undead));
    // Nothing is said of what might be chance.
    const QString golems = standard.about(Faction::Golems, Faction::None);
    QVERIFY(!golems.contains(QStringLiteral("Strong against")) && !golems.contains(QStringLiteral("Weak")));
    // Somebody may lose every game.
    QJsonObject hopeless = pairs(500);
    for (const QString& named : hopeless.keys())
        if (const bool first = named.startsWith(QStringLiteral("war-mongers "));
            first || named.endsWith(QStringLiteral(" war-mongers")))
            hopeless[named] = counted(500, first ? 0 : 500);
    const FactionBalance unequal(balanceOf("knight", "castle-wars standard", hopeless), false);
    QVERIFY(unequal.isKnown());
    QCOMPARE(unequal.ranking().back(), Faction::WarMongers);
    const WinRate all = unequal.overall(Faction::WarMongers);
    QVERIFY(all.rate == 0 && all.low < 1e-9 && all.high > 0 && all.high < 0.001);
    QCOMPARE(all.level, QStringLiteral("knight"));
    // One pair that is not known well leaves the whole table to a weaker level.
    QJsonObject lacking = pairs(500);
    lacking[QStringLiteral("undead mages")] = counted(20, 14);
    QVERIFY(!FactionBalance(balanceOf("knight", "castle-wars standard", lacking), false).isKnown());
}

void TestBalance::brokenFilesTellNothing() {
    for (const QByteArray& text :
         {QByteArray("{"), QByteArray("[]"), QByteArray(R"({"squire": {"castle-keep 2": {"printed": 7}}})"),
          QByteArray(R"({"squire": {"castle-keep 2": {"printed": {"deals": 9, "won": [1, 2]}}}})")}) {
        const Balance balance(text);
        QVERIFY(!balance.inOrder(*findGame("castle-keep"), setupOf(*findGame("castle-keep"), 2)));
        QVERIFY(!FactionBalance(balance, false).isKnown());
        QVERIFY(FactionBalance(balance, false).about(wars::Faction::Undead, wars::Faction::None).isEmpty());
        QVERIFY(FactionBalance(balance, false).aboutAll(3).isEmpty());
    }
}

/// The file and the program name ways to play alike, so that nothing is counted in vain.
void TestBalance::allThatIsCountedIsFound() {
    const Balance& balance = Balance::bundled();
    QFile file(QStringLiteral(":/balance.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject levels = QJsonDocument::fromJson(file.readAll()).object();
    QVERIFY(levels.contains(QStringLiteral("squire")));
    for (auto level = levels.begin(); level != levels.end(); ++level) {
        const QJsonObject tables = level->toObject();
        for (auto table = tables.begin(); table != tables.end(); ++table) {
            const GameInfo* game = findGame(table.key().section(QLatin1Char(' '), 0, 0).toStdString());
            QVERIFY(game);
            const int seats = table.key().section(QLatin1Char(' '), 1).toInt();
            if (seats == 0) continue; // the sizes of Castle Wars: its pairs
            const QJsonObject all = table->toObject();
            for (auto each = all.begin(); each != all.end(); ++each) {
                const Setup setup =
                    setupOf(*game, seats, each.key() == QStringLiteral("printed") ? QString() : each.key());
                QVERIFY2(game->check(setup), qPrintable(table.key() + each.key()));
                const auto known = balance.rate(level.key(), table.key(), each.key());
                QVERIFY2(known, qPrintable(table.key() + each.key()));
                if (!known->isWithin(0.03)) continue;
                const auto found = balance.inOrder(*game, setup);
                QVERIFY2(found && (found->level != level.key() || found->deals == known->deals),
                         qPrintable(table.key() + QLatin1Char(' ') + each.key()));
                double sum = 0;
                for (int place = 0; place < seats; ++place)
                    sum +=
                        balance.rate(level.key(), table.key(), each.key(), static_cast<std::size_t>(place))
                            ->rate;
                QVERIFY2(std::abs(sum - 1) < 0.01, qPrintable(table.key() + each.key()));
            }
        }
    }
    for (const bool isEpic : {false, true}) QVERIFY(FactionBalance(balance, isEpic).isKnown());
}

void TestBalance::theBookTellsOfEveryGame() {
    for (const GameInfo* game : allGames()) {
        const QString page = fairPage(Balance::bundled(), *game, 3, false);
        QVERIFY2(page.contains(QStringLiteral("<tr>")), game->id().data());
        QVERIFY2(page.contains(QStringLiteral("the usual rules")), game->id().data());
        QVERIFY(!page.contains(QStringLiteral("%1")));
        // Pages of paper break no tables.
        const QString printed = fairPage(Balance::bundled(), *game, 3, true);
        QVERIFY(!printed.contains(QStringLiteral("<table")));
        QVERIFY2(printed.contains(QStringLiteral(": the usual rules: ")), game->id().data());
    }
    QVERIFY(fairPage(Balance::bundled(), *findGame("castle-wars"), 3, false)
                .contains(QStringLiteral("in the Epic game")));
}

QTEST_GUILESS_MAIN(TestBalance)
#include "balance.moc"
