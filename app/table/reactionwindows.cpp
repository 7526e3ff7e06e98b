// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/reactionwindows.h"

#include "match/gamestate.h"
#include "match/stakes.h"

#include <algorithm>
#include <bit>

namespace drawbridge {

namespace {

/// Whether the window is a phase in which nothing can be done, not one for asking anybody.
bool isVain(const Match& match, const ReactionWindow& window) {
    return window.kind >= match.game().windowKinds().size();
}

std::string_view phase(const Match& match) { return match.game().phaseName(match.known(kNobody).view); }

/// Whether passing loses more than the stake itself.
bool losesByPass(const Match& match) {
    return unavoidableLoss(match.state(), match.state().window()->pass) != Loss::None;
}

/// Whether the decider has just acted in this phase, and may want to undo that.
bool isInPhase(const Match& match, Move pass) {
    if (match.history().empty() || match.history().back().decider != match.decider()) return false;
    if (match.history().back().move == pass) return false;
    const auto phaseAt = [&](std::size_t index) {
        return match.game().phaseName(match.viewAt(index, kNobody));
    };
    return phaseAt(match.history().size() - 1) == phaseAt(match.history().size());
}

} // namespace

bool ReactionWindows::wants(const ReactionWindow& window) const {
    const std::vector<Asking>& asking = asking_[match_.decider()];
    const bool isShared = std::popcount(personsIn(match_.players())) > 1;
    switch (window.kind < asking.size() ? asking[window.kind]
                                        : match_.game().windowKinds()[window.kind].usual) {
    case Asking::Never: return false;
    case Asking::Matters: return isShared ? window.atStake : window.matters;
    case Asking::Usable: return isShared || window.usable;
    case Asking::Always: break;
    }
    return true;
}

bool ReactionWindows::isPassing() const {
    const auto window = match_.state().window();
    if (!window) return false;
    const Seat decider = match_.decider();
    if (!contains(personsIn(match_.players()), decider)) return true;
    if (isVain(match_, *window)) return !isInPhase(match_, window->pass);
    if (isHolding(only(decider))) return false;
    const bool isDeclined = !declined_.empty() && declined_ == phase(match_);
    // A standing pass must not make anybody lose the game at a later moment.
    if (isDeclined || contains(passing_, decider))
        if (!losesByPass(match_)) return true;
    return !wants(*window);
}

bool ReactionWindows::isAsked(Seat seat) const {
    return seat == match_.decider() && contains(personsIn(match_.players()), seat) && !isPassing();
}

bool ReactionWindows::isOpen() const {
    const auto window = match_.state().window();
    return window && !isVain(match_, *window);
}

bool ReactionWindows::setAsking(SeatSet seats, const std::vector<Asking>& asking) {
    bool isNew = false;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        if (!contains(seats, seat) || asking_[seat] == asking) continue;
        asking_[seat] = asking;
        isNew = true;
    }
    return isNew;
}

void ReactionWindows::hold(SeatSet seats, Seat by) {
    release(seats);
    holds_.push_back({seats, by, match_.state().turn() != by});
}

void ReactionWindows::release(SeatSet seats) {
    std::erase_if(holds_, [seats](const Hold& hold) { return (hold.seats & seats) != 0; });
}

bool ReactionWindows::isHolding(SeatSet seats) const {
    return std::ranges::any_of(holds_, [seats](const Hold& hold) { return (hold.seats & seats) != 0; });
}

bool ReactionWindows::canPassTurn() const {
    return isOpen() && isAsked(match_.decider()) && !losesByPass(match_);
}

void ReactionWindows::passTurn() {
    passing_ = static_cast<SeatSet>(passing_ | only(match_.decider()));
    passedTurn_ = match_.state().turn();
    release(only(match_.decider()));
}

bool ReactionWindows::canDecline() const { return isOpen() && !losesByPass(match_); }

void ReactionWindows::decline() {
    declined_ = phase(match_);
    release(kAllSeats);
}

void ReactionWindows::forget() {
    passing_ = 0;
    declined_.clear();
}

void ReactionWindows::follow() {
    if (match_.state().turn() != passedTurn_) passing_ = 0;
    if (!declined_.empty() && declined_ != phase(match_)) declined_.clear();
}

bool ReactionWindows::endHolds() {
    if (match_.isOver()) holds_.clear();
    const Seat turn = match_.state().turn();
    for (Hold& hold : holds_) hold.isAway = hold.isAway || turn != hold.by;
    return std::erase_if(holds_, [turn](const Hold& hold) { return hold.isAway && turn == hold.by; }) > 0;
}

} // namespace drawbridge
