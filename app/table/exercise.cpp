// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/exercise.h"

#include <algorithm>

namespace drawbridge {

namespace {

/// Who decides what of the moves that are made one after the other.
std::vector<Seat> decidersOf(const Scenario& scenario, const std::vector<Move>& moves) {
    std::vector<Seat> deciders;
    const auto state = scenario.start->clone();
    for (const Move move : moves) {
        deciders.push_back(state->decider());
        state->apply(move);
    }
    return deciders;
}

Seat firstSeat(const Scenario& scenario, const std::vector<Seat>& deciders) {
    const auto found = std::ranges::find_if(deciders, isSeat);
    if (found != deciders.end()) return *found;
    const Seat decider = scenario.start->decider();
    return isSeat(decider) ? decider : Seat{0};
}

} // namespace

Seat Exercise::learnerOf(const Scenario& scenario) {
    return firstSeat(scenario, decidersOf(scenario, playScenario(scenario, scenario.steps.size()).moves));
}

Exercise::Exercise(const Scenario& scenario, std::vector<Player> players, QObject* parent)
    : QObject(parent)
    , scenario_(scenario)
    , learner_(kNobody)
    , session_(
          Match(scenario.start->clone(), std::move(players), scenario.seed.value_or(1), UndoRule::Practice)) {
    const Reached whole = playScenario(scenario, scenario.steps.size());
    deciders_ = decidersOf(scenario, whole.moves);
    learner_ = firstSeat(scenario, deciders_);
    for (std::size_t index = 0; index < whole.moves.size(); ++index)
        plan_.push_back({whole.moves[index], whole.steps[index]});
    session_.setPrompter([this](const Match& match) -> std::optional<Move> {
        const std::size_t next = match.history().size();
        if (state_ != State::Going || next >= plan_.size()) return {};
        return plan_[next].move;
    });
    connect(&session_, &Session::changed, this, &Exercise::follow);
    follow();
}

QString Exercise::task() const {
    const bool isOpen = state_ == State::Going || state_ == State::Astray;
    const Planned* own = isOpen ? nextOwn() : nullptr;
    return own ? toQString(own->step->tell) : QString();
}

const Exercise::Planned* Exercise::nextOwn() const {
    for (std::size_t index = kept_; index < plan_.size(); ++index)
        if (deciders_[index] == learner_ && plan_[index].step) return &plan_[index];
    return nullptr;
}

std::optional<Move> Exercise::meant() const {
    const std::size_t next = session_.match().history().size();
    const bool isOwn = state_ == State::Going && next < plan_.size() && deciders_[next] == learner_ &&
                       session_.isAsked(learner_);
    return isOwn ? std::optional(plan_[next].move) : std::nullopt;
}

void Exercise::makeMove() {
    const auto move = meant();
    if (!move) return;
    isHelped_ = true;
    session_.play(*move);
}

void Exercise::playOn() {
    if (state_ == State::Free) return;
    state_ = State::Free;
    session_.setPaused(false);
    emit changed();
}

/// Whether an event is what was planned, or as good. Cards alike are written alike, so either will do.
bool Exercise::isAsPlanned(std::size_t index) const {
    const Match& match = session_.match();
    const HistoryItem& event = match.history()[index];
    const GameState& before = match.stateAt(index);
    const Planned& planned = plan_[index];
    if (event.decider != deciders_[index]) return false;
    if (event.decider == kChance && !before.judge(planned.move)) return true; // as good led to other pieces
    if (event.move == planned.move || before.toText(event.move) == before.toText(planned.move)) return true;
    return planned.step && std::ranges::any_of(planned.step->others, [&](const WrittenMove& other) {
               return isMeant(before, other, event.move);
           });
}

void Exercise::follow() {
    if (state_ == State::Free) return;
    const Match& match = session_.match();
    const std::size_t count = match.history().size();
    std::size_t kept = 0;
    while (kept < std::min(count, plan_.size()) && isAsPlanned(kept)) ++kept;
    if (kept == plan_.size())
        while (kept < count && match.history()[kept].decider == kChance) ++kept; // comes of the last move
    // Who goes on after the end plays without the scenario.
    if (kept >= plan_.size() && count > kept) return playOn();
    const State before = state_;
    kept_ = kept;
    if (kept < count)
        state_ = State::Astray;
    else if (kept >= plan_.size() ||
             (match.decider() != kChance && !match.state().judge(plan_[kept].move))) // as good led elsewhere
        state_ = State::Done;
    else
        state_ = State::Going;
    // A tile that has been drawn is seen all the same.
    session_.setPaused(state_ != State::Going && match.decider() != kChance);
    // A window that would pass by itself, at which the learner has something to do.
    if (state_ == State::Going && kept < plan_.size() && deciders_[kept] == learner_ && session_.isPassing())
        if (const auto window = match.state().window(); window && window->pass != plan_[kept].move)
            session_.setHolding(true);
    if (state_ != before || state_ == State::Going) emit changed();
}

} // namespace drawbridge
