// SPDX-License-Identifier: GPL-3.0-or-later
#include "replaytable.h"

#include "match/gamestate.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

ReplayTable::ReplayTable(QObject* parent)
    : TableController(parent) {}

ReplayTable::~ReplayTable() { setTable(nullptr); }

void ReplayTable::open(Match match) {
    match_ = std::move(match);
    eyes_ = eyes().front();
    readSteps();
    moment_ = 0;
    setTable(nullptr); // no animation from another match
    show();
}

int ReplayTable::length() const { return match_ ? static_cast<int>(match_->history().size()) : 0; }

void ReplayTable::go(int moment) {
    moment = std::clamp(moment, 0, length());
    if (moment == moment_) return;
    const int before = std::exchange(moment_, moment);
    show();
    if (stepAt(moment) > stepAt(before) + 1) emit leapt(); // stepping back is signalled elsewhere
}

int ReplayTable::stepAt(int moment) const {
    return static_cast<int>(std::ranges::upper_bound(steps_, moment) - steps_.begin()) - 1;
}

void ReplayTable::goToStep(int step) {
    if (!steps_.empty()) go(steps_[static_cast<std::size_t>(std::clamp(step, 0, steps()))]);
}

/// Whether the viewer's log has a line for the event that led to a moment.
bool ReplayTable::isTold(int moment) const {
    const SeenMove told = match_->told(static_cast<std::size_t>(moment) - 1, eyes_);
    return !text().logLine(told, names()).isEmpty();
}

/// Whether that event is a fight, in which the fighters lie open for a moment.
bool ReplayTable::isFight(int moment) const {
    const SeenMove told = match_->told(static_cast<std::size_t>(moment) - 1, eyes_);
    return told.reveal || text().battleBy(told);
}

void ReplayTable::readSteps() {
    const auto& history = match_->history();
    steps_ = {0};
    const auto isSilent = [&](int moment) { // chance events without a log line
        return history[static_cast<std::size_t>(moment) - 1].decider == kChance && !isTold(moment);
    };
    int moment = 1;
    while (moment <= length()) {
        const bool stops = isTold(moment) || (moment == 1 && isSilent(moment));
        const bool lasts = stops && !isFight(moment);
        while (lasts && moment < length() && isSilent(moment + 1)) ++moment;
        if (stops) steps_.push_back(moment);
        ++moment;
    }
    if (steps_.back() < length()) steps_.push_back(length());
}

std::vector<Seat> ReplayTable::eyes() const {
    const Seat person = theOnly(personsIn(match_->players()));
    if (!match_->isOver()) return {person};
    std::vector<Seat> all{kAllHands};
    if (isSeat(person)) all.insert(all.begin(), person);
    for (Seat seat = 0; seat < match_->players().size(); ++seat)
        if (std::ranges::find(all, seat) == all.end()) all.push_back(seat);
    return all;
}

void ReplayTable::setEyes(Seat eyes) {
    if (eyes_ == eyes) return;
    forgetInstead();
    eyes_ = eyes;
    readSteps(); // another viewer's log has other lines
    shown_->setEyes(eyes);
    emit momentChanged();
}

std::unique_ptr<GameState> ReplayTable::shownState(Seed seed) const {
    const GameState& state = match_->stateAt(static_cast<std::size_t>(moment_));
    if (match_->isOver()) return state.clone();
    return isSeat(eyes_) ? state.guess(eyes_, seed) : nullptr;
}

/// Shows the position at the moment. All seats are bots, and paused, so that the match does not go on.
void ReplayTable::show() {
    Match now = here();
    for (Seat seat = 0; seat < now.players().size(); ++seat) {
        Player looker = now.players()[seat];
        looker.isBot = true;
        now.setPlayer(seat, std::move(looker));
    }
    auto next = std::make_unique<LocalTable>(std::move(now));
    next->setPaused(true);
    next->setEyes(eyes_);
    forgetInstead();
    match()->setNewsFrom(moment_);
    isOpen() && gameTable() != nullptr ? exchangeTable(next.get()) : setTable(next.get());
    shown_ = std::move(next);
    emit momentChanged();
}

/// What has just happened, in place of the prompt.
std::optional<QString> ReplayTable::promptInstead() const {
    if (moment_ == 0) return tr("The match begins.");
    if (match()->isOver()) return match()->ending();
    const QString last = match()->lastEvent();
    return last.isEmpty() ? tr("All is dealt.") : last;
}

void ReplayTable::showInstead(Move move, const QString& words) {
    cancel();
    setTask(words, move, {}, false);
    const std::optional<Gesture> gesture = gestureOf(move);
    if (!gesture) return;
    const auto& pieces = viewIndex().pieces();
    const auto found = std::ranges::find_if(
        pieces, [&](const Piece& piece) { return viewIndex().takesUp(*gesture, piece); });
    if (found == pieces.end()) return;
    goal_ = placeOf(gesture->to);
    holdOver(*found, *goal_);
}

/// There are no legal moves here, so gestures are looked up in the match.
std::optional<Gesture> ReplayTable::gestureOf(Move move) const {
    const Gesture gesture = match_->stateAt(static_cast<std::size_t>(moment_)).gestureOf(move);
    return gesture.from && gesture.to ? std::optional(gesture) : std::nullopt;
}

std::vector<TablePlace> ReplayTable::goals() const {
    return goal_ ? std::vector{*goal_} : std::vector<TablePlace>{};
}

bool ReplayTable::forgetInstead() {
    goal_.reset();
    const bool isTold = !decision()->task().words.isEmpty();
    setTask({}, {}, {}, false);
    return isTold;
}

/// Also puts the suggested move away.
bool ReplayTable::cancel() {
    const bool isTold = forgetInstead();
    return TableController::cancel() || isTold;
}

/// Refuses all input: nobody plays here.
bool ReplayTable::refuseAll() {
    cancel();
    decision()->refuse(
        {tr("This match is only watched. To play from here, press “Play on from here” below.")});
    return false;
}

bool ReplayTable::pick(int) { return refuseAll(); }

bool ReplayTable::drop(int, int) { return refuseAll(); }

} // namespace drawbridge
