// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"

#include "match/setup.h"
#include "rampage/deckfile.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/mistaketext.h"

namespace drawbridge::cli {

namespace {

QString joined(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) list << toQString(name);
    return list.join(", ");
}

/// Bots are separated by commas; so are the two budgets of a bot, but the second begins with a digit.
QStringList botsFrom(const QString& text) {
    QStringList bots;
    for (const QString& part : text.split(QLatin1Char(','))) {
        if (!bots.isEmpty() && !part.isEmpty() && part.front().isDigit())
            bots.last() += QLatin1Char(',') + part;
        else
            bots << part.trimmed();
    }
    return bots;
}

/// Applies one `--set`.
void choose(const GameInfo& game, Setup& setup, const QString& text) {
    const auto equals = text.indexOf(QLatin1Char('='));
    const std::string name = text.left(equals).toStdString();
    const auto option = findOption(game, name);
    if (equals < 0)
        throw Failure{kUsage, Words::tr("--set takes NAME=VALUE, not “%1”. The options are: %2")
                                  .arg(text, joined(optionNames(game)))};
    if (!option)
        throw Failure{kUsage, Words::tr("There is no option “%1”; there are: %2")
                                  .arg(toQString(name), joined(optionNames(game)))};
    const OptionSpec& spec = game.options()[*option];
    const auto value = findValue(spec, text.mid(equals + 1).toStdString());
    if (option == game.deckOption() && value != OptionValue{0}) {
        if (value) throw Failure{kUsage, Words::tr("Say which file: --set %1=FILE").arg(toQString(name))};
        useDeck(game, setup, deckFrom(text.mid(equals + 1)));
        return;
    }
    if (!value)
        throw Failure{kUsage, Words::tr("%1 has no value “%2”; its values are: %3")
                                  .arg(toQString(spec.name), text.mid(equals + 1), joined(valueNames(spec)))};
    setOption(setup, *option, *value);
    if (option == game.deckOption()) setup.deck = nullptr;
}

} // namespace

QString deciderText(Seat decider) {
    //: Who decides: luck, as in a draw from a pile.
    if (decider == kChance) return Words::tr("chance");
    //: Who decides: nobody, the game is over.
    return isSeat(decider) ? Words::tr("seat %1").arg(decider + 1) : Words::tr("nobody, the game is over");
}

const OwnDeck& deckFrom(const QString& file) {
    rampage::ReadDeck read = rampage::readDeck(readFile(file));
    if (read.deck) return rampage::internDeck(std::move(*read.deck));
    throw Failure{kFailed, mistakeLine(file, read.mistakes.front())};
}

void chooseRules(const GameInfo& game, Setup& setup, const Arguments& arguments) {
    if (arguments.isSet("preset")) {
        const QString name = arguments.text("preset");
        if (!usePreset(game, name.toStdString(), setup))
            throw Failure{kUsage, Words::tr("%1 has no preset “%2”; there are: %3")
                                      .arg(toQString(game.id()), name, joined(presetNames(game)))};
    }
    for (const QString& text : arguments.texts("set")) choose(game, setup, text);
}

void checkSetup(const GameInfo& game, const Setup& setup) {
    if (const Verdict verdict = game.check(setup); !verdict)
        throw Failure{kFailed, Words::tr("These options and players do not go together (%1)")
                                   .arg(citedClause(toQString(verdict.clause().id())))};
}

void addRuleOptions(Arguments& arguments) {
    arguments.value(
        "preset", Words::tr("NAME"),
        Words::tr("House rules that go well together: beginners or party (CASTLES); printed for none. "
                  "--set comes on top of it."));
    arguments.value("set", Words::tr("NAME=VALUE"),
                    Words::tr("Chooses an option or house rule, or the cards (deck=FILE); may be repeated."));
}

void addTableOptions(Arguments& arguments) {
    addRuleOptions(arguments);
    arguments.value(
        "seats", Words::tr("BOT,BOT…"),
        Words::tr(
            "Who plays: random, novice:30 (moves of 100 without thought), greedy, ismcts:500 (iterations), "
            "ismcts:200ms, page, squire, knight or monarch, one for each seat."),
        "greedy,greedy");
    arguments.value("seed", "N", Words::tr("The deal; the next ones follow it."), "1");
    arguments.value("memory", "MB", Words::tr("How much memory a bot has for its search."), "64");
}

Table tableFrom(const Arguments& arguments, const QString& bots) {
    Table table;
    table.game = &gameNamed(arguments.words().front());
    chooseRules(*table.game, table.setup, arguments);
    table.botNames = botsFrom(bots);
    for (const QString& name : table.botNames) {
        const auto bot = botFromText(name.toStdString());
        if (!bot)
            throw Failure{kUsage,
                          Words::tr("There is no bot “%1”; there are: random, novice:30, greedy, ismcts:500, "
                                    "ismcts:200ms, page, squire, knight, monarch")
                              .arg(name)};
        table.bots.push_back(*bot);
    }
    table.treeBytes = arguments.number("memory", 1, 1024) << 20;
    table.setup.seats = static_cast<int>(std::min<qsizetype>(table.botNames.size(), kMaxSeats + 1));
    checkSetup(*table.game, table.setup);
    return table;
}

std::vector<SearchMemory> freshMinds(const Table& table) {
    std::vector<SearchMemory> minds(table.bots.size());
    for (SearchMemory& mind : minds) mind.treeBytes = table.treeBytes;
    return minds;
}

Failure refused(const GameState& state, Move move, const Verdict& verdict) {
    return {kFailed, Words::tr("A bot wanted to play %1, which is refused (%2)")
                         .arg(toQString(state.toText(move)), toQString(verdict.clause().id()))};
}

int turnsOf(const GameState& state) {
    const Description description = state.describe();
    const Value* turns = description.facts.find("turns");
    if (turns == nullptr || !turns->isNumber()) return 0;
    // The turn in which the game ended is not included in the count.
    return static_cast<int>(turns->number) + 1;
}

} // namespace drawbridge::cli
