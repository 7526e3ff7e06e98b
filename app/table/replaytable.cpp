// SPDX-License-Identifier: GPL-3.0-or-later
#include "replaytable.h"

#include "match/gamestate.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

ReplayTable::ReplayTable(QObject* parent)
    : TableController(parent) {}

ReplayTable::~ReplayTable() { setSession(nullptr); }

void ReplayTable::open(Match match) {
    match_ = std::move(match);
    eyes_ = eyes().front();
    moment_ = length();
    setSession(nullptr); // pieces of another match do not glide
    show();
}

int ReplayTable::length() const { return match_ ? static_cast<int>(match_->history().size()) : 0; }

void ReplayTable::go(int moment) {
    moment = std::clamp(moment, 0, length());
    if (moment == moment_) return;
    moment_ = moment;
    show();
}

/// Whether the event that led to a moment is worth a stop: the log tells of it, as these eyes may hear it.
bool ReplayTable::isTold(int moment) const {
    const SeenMove told = match_->told(static_cast<std::size_t>(moment) - 1, eyes_);
    return !session()->text().logLine(told, session()->names()).isEmpty();
}

int ReplayTable::next() const {
    int moment = moment_;
    while (moment < length() && !isTold(++moment)) {
    }
    return moment;
}

int ReplayTable::previous() const {
    int moment = std::max(0, moment_ - 1);
    while (moment > 0 && !isTold(moment)) --moment;
    return moment;
}

std::vector<Seat> ReplayTable::eyes() const {
    std::vector<Seat> persons;
    std::vector<Seat> bots;
    for (Seat seat = 0; seat < match_->players().size(); ++seat)
        (match_->players()[seat].isBot ? bots : persons).push_back(seat);
    if (!match_->isOver()) return {persons.size() == 1 ? persons.front() : kNobody};
    std::vector<Seat> all{kAllHands};
    if (persons.size() == 1) all.insert(all.begin(), persons.front());
    for (Seat seat = 0; seat < match_->players().size(); ++seat)
        if (std::ranges::find(all, seat) == all.end()) all.push_back(seat);
    return all;
}

void ReplayTable::setEyes(Seat eyes) {
    if (eyes_ == eyes) return;
    eyes_ = eyes;
    shown_->setEyes(eyes);
}

std::unique_ptr<GameState> ReplayTable::shownState(Seed seed) const {
    const GameState& state = match_->stateAt(static_cast<std::size_t>(moment_));
    if (match_->isOver()) return state.clone();
    return isSeat(eyes_) ? state.guess(eyes_, seed) : nullptr;
}

/// Lays the moment on the table. Nobody is at its seats, so that nothing goes on there.
void ReplayTable::show() {
    Match now = here();
    for (Seat seat = 0; seat < now.players().size(); ++seat) {
        Player looker = now.players()[seat];
        looker.isBot = true;
        now.setPlayer(seat, std::move(looker));
    }
    auto next = std::make_unique<Session>(std::move(now));
    next->setPaused(true);
    next->setEyes(eyes_);
    isOpen() && session() != nullptr ? exchangeSession(next.get()) : setSession(next.get());
    shown_ = std::move(next);
    emit momentChanged();
}

/// What has just happened, in place of what to do.
QString ReplayTable::prompt() const {
    if (moment_ == 0) return tr("The match begins.");
    return over() ? ending() : lastEvent();
}

} // namespace drawbridge
