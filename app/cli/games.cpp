// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "text/gametext.h"

#include <QJsonArray>

namespace drawbridge::cli {

namespace {

/// The numbers of players for which an option applies when all others have their defaults.
QJsonArray playersItConcerns(const GameInfo& game, std::size_t option) {
    QJsonArray result;
    for (int seats = game.minSeats(); seats <= game.maxSeats(); ++seats) {
        Setup usual;
        usual.seats = seats;
        if (game.applies(usual, option)) result.append(seats);
    }
    return result;
}

QJsonObject describeOption(const GameInfo& game, std::size_t index) {
    const GameText& text = textFor(game.id());
    const OptionSpec& option = game.options()[index];
    QJsonArray values;
    for (std::size_t value = 0; value < option.values.size(); ++value)
        values.append(QJsonObject{{"value", toQString(option.values[value])},
                                  {"title", text.optionValue(option, static_cast<int>(value))}});
    return {{"name", toQString(option.name)},
            {"title", text.optionName(option)},
            {"help", text.optionHelp(option)},
            {"clause", toQString(option.clause.id())},
            {"default", toQString(option.values.front())},
            {"players", playersItConcerns(game, index)},
            {"values", values}};
}

void printGame(const GameInfo& game) {
    const GameText& text = textFor(game.id());
    print(QStringLiteral("%1   %2").arg(toQString(game.id()), text.gameName()));
    print("  " + text.tagline());
    print("  " + (game.minSeats() == game.maxSeats()
                      ? Words::tr("%1 players").arg(game.minSeats())
                      : Words::tr("%1 to %2 players")
                            .arg(QString::number(game.minSeats()), QString::number(game.maxSeats()))));
    for (const OptionSpec& option : game.options()) {
        QStringList values;
        for (const std::string_view value : option.values) values << toQString(value);
        print(QStringLiteral("  %1 = %2   (%3)")
                  .arg(toQString(option.name), values.join(" | "), toQString(option.clause.id())));
        print("      " + text.optionHelp(option));
    }
}

} // namespace

int games(const QStringList& arguments) {
    Arguments options("games", "[--json]",
                      Words::tr("Lists the games with their options and house rules, default first."));
    if (!options.parse(arguments, 0, 0)) return kDone;
    QJsonArray list;
    for (const GameInfo* game : allGames()) {
        if (!options.json()) {
            printGame(*game);
            continue;
        }
        const GameText& text = textFor(game->id());
        QJsonArray specs;
        for (std::size_t option = 0; option < game->options().size(); ++option)
            specs.append(describeOption(*game, option));
        list.append(QJsonObject{{"id", toQString(game->id())},
                                {"name", text.gameName()},
                                {"tagline", text.tagline()},
                                {"seats", QJsonArray{game->minSeats(), game->maxSeats()}},
                                {"options", specs}});
    }
    if (options.json()) printJson({{"games", list}});
    return kDone;
}

} // namespace drawbridge::cli
