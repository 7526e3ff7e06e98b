// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/table.h"
#include "match/match.h"
#include "match/record.h"
#include "match/tally.h"
#include "text/gametext.h"

#include <QJsonArray>
#include <limits>

namespace drawbridge::cli {

namespace {

constexpr qulonglong kMostGames = 1'000'000;

Match playOut(const Table& table, Seed seed) {
    std::vector<Player> players;
    for (int seat = 0; seat < table.setup.seats; ++seat) {
        const QString bot = table.botNames[seat];
        players.push_back({QStringLiteral("%1 (%2)")
                               .arg(botName(bot.toStdString()), QString::number(seat + 1))
                               .toStdString(),
                           true, bot.toStdString()});
    }
    Match match(*table.game, table.setup, std::move(players), seed);
    std::vector<SearchMemory> minds = freshMinds(table);
    while (!match.isOver()) {
        if (match.playChance()) continue;
        const Seat seat = match.decider();
        const Move move = match.state().think(table.bots[seat], match.thoughtSeed(), {}, minds[seat]);
        if (const Verdict verdict = match.play(move); !verdict) throw refused(match.state(), move, verdict);
    }
    return match;
}

QJsonObject asJson(const Match& match, bool log) {
    const GameState& state = match.state();
    QJsonArray scores;
    for (Seat seat = 0; seat < state.seats(); ++seat) scores.append(state.score(seat));
    QJsonObject game{
        {"seed", QString::number(match.seed())},
        {"scores", scores},
        {"clause", toQString(state.endingClause().id())},
        {"ending", textFor(state.game().id()).endingLine(seenOf(state, kNobody), namesOf(match.players()))},
        {"turns", turnsOf(state)},
        {"moves", static_cast<qint64>(match.history().size())},
        {"decisions", decisionsOf(match)}};
    if (log) {
        QJsonArray moves;
        for (std::size_t i = 0; i < match.history().size(); ++i) moves.append(toQString(match.moveText(i)));
        game["log"] = moves;
    }
    return game;
}

void printGame(const Match& match, bool log) {
    const GameState& state = match.state();
    if (log)
        for (std::size_t i = 0; i < match.history().size(); ++i)
            print(QStringLiteral("%1  %2  %3")
                      .arg(QString::number(i + 1).rightJustified(4),
                           deciderText(match.history()[i].decider).leftJustified(7),
                           toQString(match.moveText(i))));
    print(Words::tr("seed %1: %2 (%3; %4 turns, %5 moves)")
              .arg(QString::number(match.seed()),
                   textFor(state.game().id()).endingLine(seenOf(state, kNobody), namesOf(match.players())),
                   toQString(state.endingClause().id()), QString::number(turnsOf(state)),
                   QString::number(match.history().size())));
}

/// FILE for one game, FILE-1, FILE-2, … for several, before a record's extension: not in "Round 1.2".
QString recordName(const QString& path, qulonglong index, qulonglong games) {
    if (games == 1) return path;
    QString suffix;
    for (const QString ending : {".drawbridge", ".json"})
        if (path.endsWith(ending, Qt::CaseInsensitive)) suffix = path.right(ending.size());
    return path.left(path.size() - suffix.size()) + QLatin1Char('-') + QString::number(index + 1) + suffix;
}

} // namespace

int play(const QStringList& arguments) {
    Arguments options(
        "play",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("GAME [--preset NAME] [--set NAME=VALUE …] [--seats BOT,BOT…] [--seed N] [--games K] "
                  "[--record FILE] [--log] [--json]"),
        Words::tr("Lets bots play games to the end and prints the results."));
    addTableOptions(options);
    options.value("games", "K", Words::tr("How many games."), "1");
    options.value("record", Words::tr("FILE"),
                  Words::tr("Saves the game; several games as FILE-1, FILE-2, …"));
    options.flag("log", Words::tr("Prints every move."));
    if (!options.parse(arguments, 1, 1)) return kDone;
    const Table table = tableFrom(options);
    const auto games = options.number("games", 1, kMostGames);
    const Seed seed = options.number("seed", 0, std::numeric_limits<Seed>::max());
    const bool log = options.isSet("log");

    QJsonArray list;
    std::vector<double> points(table.bots.size());
    for (qulonglong index = 0; index < games; ++index) {
        const Match match = playOut(table, seed + index);
        for (Seat seat = 0; seat < match.state().seats(); ++seat) points[seat] += match.state().score(seat);
        if (options.isSet("record"))
            writeFile(recordName(options.text("record"), index, games), writeRecord(match));
        if (options.json())
            list.append(asJson(match, log));
        else
            printGame(match, log);
    }
    if (options.json()) {
        printJson({{"game", toQString(table.game->id())},
                   {"options", optionsJson(*table.game, table.setup)},
                   {"seats", QJsonArray::fromStringList(table.botNames)},
                   {"games", list}});
    } else if (games > 1) {
        for (std::size_t seat = 0; seat < points.size(); ++seat)
            print(Words::tr("seat %1, %2: %3 of %4 points")
                      .arg(QString::number(seat + 1), table.botNames[static_cast<qsizetype>(seat)],
                           QString::number(points[seat]), QString::number(games)));
    }
    return kDone;
}

} // namespace drawbridge::cli
