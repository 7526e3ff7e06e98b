// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/exercise.h"

#include <algorithm>

namespace drawbridge {

namespace {

/// The first seat to decide in a scenario: the learner's.
Seat firstSeat(const Scenario& scenario, const std::vector<Move>& moves) {
    const auto state = scenario.start->clone();
    for (const Move move : moves) {
        if (isSeat(state->decider())) break;
        state->apply(move);
    }
    return isSeat(state->decider()) ? state->decider() : Seat{0};
}

/// At a table that is only for looking (a question) there are no persons: nobody has a move to make.
std::vector<Player> seated(std::vector<Player> players, const Scenario& scenario) {
    if (scenario.puzzle && scenario.puzzle->kind != Puzzle::Kind::Win)
        for (Player& player : players)
            if (!player.isBot) player = {player.name, true, "squire", player.shield};
    return players;
}

} // namespace

Seat Exercise::learnerOf(const Scenario& scenario) {
    return firstSeat(scenario, playScenario(scenario, scenario.steps.size()).moves);
}

Exercise::Exercise(const Scenario& scenario, std::vector<Player> players, QObject* parent)
    : QObject(parent)
    , scenario_(scenario)
    , learner_(kNobody)
    , session_(Match(scenario.start->clone(), seated(std::move(players), scenario), scenario.seed.value_or(1),
                     UndoRule::Practice)) {
    session_.setTried(true);
    const Reached whole = playScenario(scenario, scenario.steps.size());
    learner_ = firstSeat(scenario, whole.moves);
    const auto state = scenario.start->clone();
    for (std::size_t index = 0; index < whole.moves.size(); ++index) {
        const Move move = whole.moves[index];
        plan_.push_back({move, whole.steps[index], state->decider(), state->toText(move)});
        state->apply(move);
    }
    session_.setPrompter([this](const Match& match) -> std::optional<Move> {
        const std::size_t next = match.history().size();
        const bool isWritten = isQuestion() || (state_ == State::Going && kept() == next);
        return isWritten && next < plan_.size() ? std::optional(plan_[next].move) : std::nullopt;
    });
    if (isQuestion()) table_.setEyes(learner_);
    connect(&table_, &GameTable::changed, this, &Exercise::follow);
    follow();
}

QString Exercise::task() const {
    const bool isOpen = state_ == State::Going || state_ == State::Astray;
    if (scenario_.puzzle) return isOpen ? toQString(scenario_.tell) : QString();
    const Planned* own = isOpen ? nextOwn() : nullptr;
    return own ? toQString(own->step->tell) : QString();
}

const Exercise::Planned* Exercise::nextOwn() const {
    for (std::size_t index = kept_; index < plan_.size(); ++index)
        if (plan_[index].decider == learner_ && plan_[index].step) return &plan_[index];
    return nullptr;
}

std::optional<Move> Exercise::meant() const {
    if (isQuestion()) return {};
    if (isWin()) return meantToWin();
    const std::size_t next = session_.match().history().size();
    const bool isOwn = state_ == State::Going && next < plan_.size() && plan_[next].decider == learner_ &&
                       session_.isAsked(learner_);
    return isOwn ? std::optional(plan_[next].move) : std::nullopt;
}

/// The first move of the scripted solution that is still to be made and legal.
std::optional<Move> Exercise::meantToWin() const {
    const Match& match = session_.match();
    if (state_ != State::Going || !session_.isAsked(learner_)) return {};
    std::vector<std::string> made;
    for (std::size_t index = 0; index < match.history().size(); ++index)
        if (match.history()[index].decider == learner_)
            made.push_back(match.stateAt(index).toText(match.history()[index].move));
    for (const Planned& planned : plan_) {
        if (planned.decider != learner_) continue;
        if (const auto done = std::ranges::find(made, planned.text); done != made.end()) {
            made.erase(done);
            continue;
        }
        const auto move = match.state().fromText(planned.text);
        if (move && match.state().judge(*move)) return move;
    }
    return {};
}

bool Exercise::isRight(std::size_t answer) const {
    return std::ranges::count(rightAnswers(scenario_), answer) > 0;
}

void Exercise::answer(std::size_t index) {
    if (!isQuestion() || answered_) return;
    answered_ = index;
    if (!isRight(index)) isHelped_ = true;
    state_ = State::Done;
    follow();
    emit changed();
}

void Exercise::makeMove() {
    const auto move = meant();
    if (!move) return;
    isHelped_ = true;
    session_.play(learner_, *move);
}

void Exercise::playOn() {
    if (state_ == State::Free) return;
    state_ = State::Free;
    session_.setPaused(false);
    emit changed();
}

/// Whether an event is the planned one or equivalent: equal cards have the same notation.
bool Exercise::isAsPlanned(std::size_t index) const {
    const Match& match = session_.match();
    const HistoryItem& event = match.history()[index];
    const GameState& before = match.stateAt(index);
    const Planned& planned = plan_[index];
    if (event.decider != planned.decider) return false;
    if (event.decider == kChance && !before.judge(planned.move)) return true; // same move, other pieces
    if (event.move == planned.move || before.toText(event.move) == before.toText(planned.move)) return true;
    return planned.step && std::ranges::any_of(planned.step->others, [&](const WrittenMove& other) {
               return isMeant(before, other, event.move);
           });
}

/// The number of planned events that have happened.
std::size_t Exercise::kept() const {
    const std::size_t count = std::min(session_.match().history().size(), plan_.size());
    std::size_t kept = 0;
    while (kept < count && isAsPlanned(kept)) ++kept;
    return kept;
}

/// A win still counts as possible while the turn lasts.
Exercise::State Exercise::stateOfWin() const {
    const GameState& state = session_.match().state();
    if (!session_.match().isOver()) return state.turn() == learner_ ? State::Going : State::Astray;
    for (Seat seat = 0; seat < state.seats(); ++seat)
        if (seat != learner_ && state.score(seat) >= state.score(learner_)) return State::Astray;
    return State::Done;
}

void Exercise::follow() {
    if (state_ == State::Free) return;
    const Match& match = session_.match();
    const std::size_t count = match.history().size();
    if (isQuestion()) {
        const bool isShown = count >= plan_.size() && match.decider() != kChance;
        session_.setPaused(!answered_ || isShown);
        return;
    }
    if (isWin()) {
        state_ = stateOfWin();
        session_.setPaused(state_ != State::Going && match.decider() != kChance);
        emit changed();
        return;
    }
    std::size_t kept = this->kept();
    if (kept == plan_.size())
        while (kept < count && match.history()[kept].decider == kChance) ++kept; // outcome of the last move
    // Whoever goes on after the end plays without the scenario.
    if (kept >= plan_.size() && count > kept) return playOn();
    const State before = state_;
    kept_ = kept;
    if (kept < count)
        state_ = State::Astray;
    else if (kept >= plan_.size() ||
             (match.decider() != kChance && !match.state().judge(plan_[kept].move))) // diverged
        state_ = State::Done;
    else
        state_ = State::Going;
    // The result of a draw is still shown when paused.
    session_.setPaused(state_ != State::Going && match.decider() != kChance);
    // A window that would pass by itself, but at which the learner has something to do.
    if (state_ == State::Going && kept < plan_.size() && plan_[kept].decider == learner_ &&
        session_.isPassing())
        if (const auto window = match.state().window(); window && window->pass != plan_[kept].move)
            table_.setHolding(true);
    if (state_ != before || state_ == State::Going) emit changed();
}

} // namespace drawbridge
