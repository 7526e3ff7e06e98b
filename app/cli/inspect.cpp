// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/table.h"
#include "core/json.h"
#include "core/readbudget.h"
#include "match/match.h"
#include "match/record.h"
#include "match/scenario.h"
#include "text/gametext.h"
#include "text/mistaketext.h"

#include <QJsonArray>
#include <limits>
#include <memory>
#include <optional>

// `moves`, `try` and `replay`: inspect one position of a file.
namespace drawbridge::cli {

namespace {

[[noreturn]] void fail(const QString& path, const Mistake& mistake, const std::string& title) {
    throw Failure{kFailed, lineOf({path, mistake.line, toQString(title), mistakeText(mistake)})};
}

// lupdate finds no tr() in a function that returns a type of std.
Failure tooFewMoves(const QString& path, std::size_t moves) {
    return {kFailed, Words::tr("%1: this file has fewer moves: %2.").arg(path, QString::number(moves))};
}

/// Records name their format; everything else is taken for a scenario.
bool isRecordText(const std::string& text) { return readJson(text).root.find("format") != nullptr; }

/// A record or a scenario, opened to inspect its positions. Throws Failure if anything is wrong with it.
class PositionFile {
  public:
    /// `scenario`: which scenario of a file, from 1; none: the first, or the file is a record.
    PositionFile(const QString& path, std::optional<qulonglong> scenario)
        : path_(path) {
        const std::string text = readFile(path);
        size_ = text.size();
        if (isRecordText(text)) {
            if (scenario)
                throw Failure{
                    kUsage, Words::tr("%1: this is a saved match: --scenario goes with a file of scenarios.")
                                .arg(path)};
            Loaded loaded = readRecord(text);
            if (loaded.mistake) throw Failure{kFailed, mistakeLine(path, *loaded.mistake)};
            match_ = std::move(loaded.match);
            return;
        }
        const qulonglong wanted = scenario.value_or(1);
        Scenarios read = readScenarios(text);
        // Mistakes in the other scenarios do not matter.
        for (const BrokenScenario& broken : read.broken)
            if (broken.number == 0 || broken.number == wanted)
                fail(path, broken.mistakes.front(), broken.label);
        const auto found = std::ranges::find(read.scenarios, wanted, &Scenario::number);
        if (found == read.scenarios.end())
            throw Failure{kFailed,
                          Words::tr("%1: this file has fewer scenarios: %2.")
                              .arg(path, QString::number(read.scenarios.size() + read.broken.size()))};
        scenario_ = std::move(*found);
        if (scenario_->start == nullptr)
            throw Failure{kFailed, Words::tr("%1:%2: this scenario has no position.")
                                       .arg(path, QString::number(scenario_->line))};
    }

    bool isRecord() const { return match_.has_value(); }

    /// The number of moves in the file, including chance events.
    std::size_t moves() const {
        if (match_) return match_->history().size();
        return static_cast<std::size_t>(std::ranges::count_if(
            scenario_->steps, [](const ScenarioStep& step) { return step.move.has_value(); }));
    }

    /// The position after that many moves.
    std::unique_ptr<GameState> stateAfter(std::size_t count) const {
        return match_ ? match_->stateAt(count).clone() : reach(count).state;
    }

    /// A move on the way there. Chance events that are not in the file have no number.
    struct LogLine {
        std::optional<std::size_t> number;
        std::string move;
    };

    /// The moves up to there, as a seat may see them; kNobody: everything.
    std::vector<LogLine> log(std::size_t count, Seat seat) const {
        std::vector<LogLine> log;
        std::size_t written = 0;
        const auto add = [&](const GameState& before, Move move, bool isWritten) {
            log.push_back({isWritten ? std::optional(++written) : std::nullopt,
                           before.toText(seat == kNobody ? move : before.seenBy(move, seat))});
        };
        if (match_) {
            for (std::size_t i = 0; i < count; ++i) add(match_->stateAt(i), match_->history()[i].move, true);
            return log;
        }
        const auto state = scenario_->start->clone();
        const Reached reached = reach(count);
        for (std::size_t i = 0; i < reached.moves.size(); ++i) {
            add(*state, reached.moves[i], reached.steps[i] != nullptr);
            state->apply(reached.moves[i]);
        }
        return log;
    }

    /// Unescaped, for JSON; output for people is escaped when printed.
    QStringList names() const {
        QStringList names;
        if (match_)
            for (const Player& player : match_->players()) names << QString::fromStdString(player.name);
        else
            for (const std::string& name : scenario_->names) names << QString::fromStdString(name);
        return names;
    }

  private:
    Reached reach(std::size_t count) const {
        const ReadBudget spending(size_);
        Reached reached;
        if (const auto over = withinBudget([&] { reached = playScenario(*scenario_, count); }))
            fail(path_, *over, scenario_->label());
        if (!reached.failures.empty()) fail(path_, reached.failures.front(), scenario_->label());
        return reached;
    }

    QString path_;
    std::size_t size_ = 0;
    std::optional<Match> match_;
    std::optional<Scenario> scenario_;
};

/// Adds `--to` and `--scenario`.
void addPositionOptions(Arguments& arguments, const QString& toHelp) {
    arguments.value("to", "N", toHelp);
    arguments.value("scenario", "N",
                    Words::tr("Which scenario of a file with several; by default the first."));
}

PositionFile openPosition(const Arguments& arguments) {
    const QString which = "scenario";
    return {arguments.words().front(),
            arguments.isSet(which) ? std::optional(arguments.number(which, 1, 1'000'000)) : std::nullopt};
}

/// The value of `--to`; without it `standard`.
std::size_t movesWanted(const Arguments& arguments, const PositionFile& file, std::size_t standard) {
    if (!arguments.isSet("to")) return standard;
    const auto wanted = arguments.number("to", 0, std::numeric_limits<qulonglong>::max());
    if (wanted > file.moves()) throw tooFewMoves(arguments.words().front(), file.moves());
    return wanted;
}

QJsonValue seatJson(Seat seat) {
    if (seat == kChance) return "chance";
    return isSeat(seat) ? QJsonValue(seat + 1) : QJsonValue();
}

QJsonValue asJson(const Value& value) {
    switch (value.kind) {
    case Value::Kind::Flag: return value.flag;
    case Value::Kind::Number: return static_cast<qint64>(value.number);
    case Value::Kind::Text: return toQString(value.text);
    case Value::Kind::List: {
        QJsonArray list;
        for (const Value& item : value.items) list.append(asJson(item));
        return list;
    }
    case Value::Kind::Map: {
        QJsonObject map;
        for (const Value& item : value.items) map[toQString(item.name)] = asJson(item);
        return map;
    }
    default: return {};
    }
}

/// Whether a fact has its default value, and is left out of the output for people.
bool saysNothing(const Value& fact) {
    switch (fact.kind) {
    case Value::Kind::Nothing: return true;
    case Value::Kind::Flag: return !fact.flag;
    case Value::Kind::Number: return fact.number == 0;
    case Value::Kind::Text: return fact.text == "none";
    default: return std::ranges::all_of(fact.items, saysNothing);
    }
}

const QString& toHelp() {
    static const QString help = Words::tr(
        "After N moves of the file; by default the end of a record, or the position that a scenario states.");
    return help;
}

/// The seat that `--seat` names; kNobody without it.
Seat seatAsked(const Arguments& options, const GameState& state) {
    const QString seat = "seat";
    if (!options.isSet(seat)) return kNobody;
    return static_cast<Seat>(options.number(seat, 1, static_cast<qulonglong>(state.seats())) - 1);
}

std::unique_ptr<GameState> positionAsked(const Arguments& options) {
    const PositionFile file = openPosition(options);
    return file.stateAfter(movesWanted(options, file, file.isRecord() ? file.moves() : 0));
}

} // namespace

int legalMoves(const QStringList& arguments) {
    Arguments options(
        "moves",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("FILE [--to N] [--scenario N] [--json]"),
        Words::tr("Prints the legal moves of whoever has to decide."));
    addPositionOptions(options, toHelp());
    if (!options.parse(arguments, 1, 1)) return kDone;
    const auto state = positionAsked(options);
    MoveList list;
    state->legalMoves(list);
    QStringList moves;
    for (const Move move : list) moves << toQString(state->toText(move));
    if (options.json())
        printJson({{"decider", seatJson(state->decider())}, {"moves", QJsonArray::fromStringList(moves)}});
    else
        for (const QString& move : moves) print(move);
    return kDone;
}

int tryMove(const QStringList& arguments) {
    Arguments options(
        "try",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("FILE MOVE [--to N] [--seat S] [--scenario N] [--json]"),
        Words::tr("Says whether a move is legal (exit code 0), or the rule that forbids it (3)."));
    addPositionOptions(options, toHelp());
    options.value(
        "seat", "S",
        Words::tr(
            "Who tries it, and is told no more than this seat may know; by default whoever has to decide."));
    if (!options.parse(arguments, 2, 2)) return kDone;
    auto state = positionAsked(options);
    const Seat seat = seatAsked(options, *state);
    // Determinization: hidden information is resampled, so that no answer can reveal it.
    if (isSeat(seat)) state = state->guess(seat, 0);
    const QString text = options.words().at(1);
    const auto move = state->fromText(text.toStdString());
    if (!move) throw Failure{kFailed, Words::tr("“%1” is not a move of this game.").arg(text)};
    const Verdict verdict = isSeat(seat) ? state->judge(seat, *move) : state->judge(*move);
    const QString clause = toQString(verdict.clause().id());
    const QString sentence =
        verdict ? QString() : textFor(state->game().id()).sentence(state->setup(), verdict);
    if (options.json()) {
        QJsonObject answer{{"move", toQString(state->toText(*move))}, {"legal", verdict.isLegal()}};
        if (!verdict) {
            answer["clause"] = clause;
            answer["sentence"] = sentence;
            if (verdict.seeAlso()) answer["seeAlso"] = toQString(verdict.seeAlso().id());
        }
        printJson(answer);
    } else if (verdict) {
        print(Words::tr("legal"));
    } else {
        print(QStringLiteral("%1: %2").arg(clause, sentence));
    }
    return verdict ? kDone : kRefused;
}

int replay(const QStringList& arguments) {
    Arguments options(
        "replay",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("FILE [--to N] [--seat S] [--log] [--scenario N] [--json]"),
        Words::tr("Prints the position after the moves of a record or scenario: all of it, or what one "
                  "seat sees of it."));
    addPositionOptions(options, Words::tr("Only the first N moves."));
    options.value("seat", "S", Words::tr("Only what this seat sees."));
    options.flag("log", Words::tr("Prints the moves as well."));
    if (!options.parse(arguments, 1, 1)) return kDone;
    const PositionFile file = openPosition(options);
    const std::size_t count = movesWanted(options, file, file.moves());
    const auto state = file.stateAfter(count);
    const GameInfo& game = state->game();
    const Setup setup = state->setup();
    const Seat seat = seatAsked(options, *state);
    const TableWords words = game.words(setup);
    Description description = isSeat(seat) ? state->describeFor(seat) : state->describe();
    const std::vector<PileInfo> onTable = game.piles(setup);
    // The box is mentioned only if something lies in it.
    std::erase_if(description.piles, [&](const PileContent& content) {
        return content.cards.empty() && std::ranges::find(onTable, content.info) == onTable.end();
    });
    std::vector<PositionFile::LogLine> log;
    if (options.isSet("log")) log = file.log(count, seat);

    if (options.json()) {
        QJsonObject answer{{"game", toQString(game.id())},
                           {"options", optionsJson(game, setup)},
                           {"seats", state->seats()},
                           {"names", QJsonArray::fromStringList(file.names())},
                           {"moves", static_cast<qint64>(file.moves())},
                           {"at", static_cast<qint64>(count)},
                           {"viewer", seatJson(seat)},
                           {"decider", seatJson(state->decider())},
                           {"position", asJson(toValue(description, words))}};
        if (options.isSet("log")) {
            QJsonArray moves;
            for (const auto& line : log) moves.append(toQString(line.move));
            answer["log"] = moves;
        }
        printJson(answer);
        return kDone;
    }
    for (const auto& [number, move] : log)
        print(QStringLiteral("%1  %2").arg((number ? QString::number(*number) : QString()).rightJustified(4),
                                           toQString(move)));
    print(Words::tr("%1, seats: %2, after %3 of %4 moves")
              .arg(toQString(game.id()), QString::number(state->seats()), QString::number(count),
                   QString::number(file.moves())));
    print(Words::tr("decides: %1").arg(deciderText(state->decider())));
    for (const Value& fact : description.facts.items)
        if (!saysNothing(fact))
            print(QStringLiteral("%1: %2").arg(toQString(fact.name), toQString(inWords(fact))));
    for (const PileContent& content : description.piles)
        print(QStringLiteral("%1: %2").arg(toQString(content.info.name), toQString(toText(content, words))));
    return kDone;
}

} // namespace drawbridge::cli
