// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/positionfile.h"

#include "core/json.h"
#include "core/readbudget.h"
#include "match/record.h"
#include "text/gametext.h"
#include "text/mistaketext.h"

#include <limits>

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

} // namespace

PositionFile::PositionFile(const QString& path, std::optional<qulonglong> scenario)
    : path_(path) {
    const std::string text = readFile(path);
    size_ = text.size();
    if (isRecordText(text)) {
        if (scenario)
            throw Failure{
                kUsage,
                Words::tr("%1: this is a saved match: --scenario goes with a file of scenarios.").arg(path)};
        Loaded loaded = readRecord(text);
        if (loaded.mistake) throw Failure{kFailed, mistakeLine(path, *loaded.mistake)};
        match_ = std::move(loaded.match);
        return;
    }
    const qulonglong wanted = scenario.value_or(1);
    Scenarios read = readScenarios(text);
    // Mistakes in the other scenarios do not matter.
    for (const BrokenScenario& broken : read.broken)
        if (broken.number == 0 || broken.number == wanted) fail(path, broken.mistakes.front(), broken.label);
    const auto found = std::ranges::find(read.scenarios, wanted, &Scenario::number);
    if (found == read.scenarios.end())
        throw Failure{kFailed, Words::tr("%1: this file has fewer scenarios: %2.")
                                   .arg(path, QString::number(read.scenarios.size() + read.broken.size()))};
    scenario_ = std::move(*found);
    if (scenario_->start == nullptr)
        throw Failure{
            kFailed,
            Words::tr("%1:%2: this scenario has no position.").arg(path, QString::number(scenario_->line))};
}

std::size_t PositionFile::moves() const {
    if (match_) return match_->history().size();
    return static_cast<std::size_t>(std::ranges::count_if(
        scenario_->steps, [](const ScenarioStep& step) { return step.move.has_value(); }));
}

Reached PositionFile::reach(std::size_t count) const {
    const ReadBudget spending(size_);
    Reached reached;
    if (const auto over = withinBudget([&] { reached = playScenario(*scenario_, count); }))
        fail(path_, *over, scenario_->label());
    if (!reached.failures.empty()) fail(path_, reached.failures.front(), scenario_->label());
    return reached;
}

std::unique_ptr<GameState> PositionFile::stateAfter(std::size_t count) const {
    return match_ ? match_->stateAt(count).clone() : reach(count).state;
}

std::vector<PositionFile::LogLine> PositionFile::log(std::size_t count, Seat seat) const {
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
QStringList PositionFile::names() const {
    QStringList names;
    if (match_)
        for (const Player& player : match_->players()) names << QString::fromStdString(player.name);
    else
        for (const std::string& name : scenario_->names) names << QString::fromStdString(name);
    return names;
}

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

std::size_t movesWanted(const Arguments& arguments, const PositionFile& file, std::size_t standard) {
    if (!arguments.isSet("to")) return standard;
    const auto wanted = arguments.number("to", 0, std::numeric_limits<qulonglong>::max());
    if (wanted > file.moves()) throw tooFewMoves(arguments.words().front(), file.moves());
    return wanted;
}

} // namespace drawbridge::cli
