// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/localtable.h"

#include "match/gamestate.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

LocalTable::LocalTable(Match match, QObject* parent)
    : LocalTable(std::make_unique<Session>(std::move(match)), parent) {}

LocalTable::LocalTable(std::unique_ptr<Session> session, QObject* parent)
    : LocalTable(*session, parent) {
    own_ = std::move(session);
}

LocalTable::LocalTable(Session& session, QObject* parent)
    : SessionTable(session, parent) {
    settleViewer();
}

/// Determines the viewer; returns whether the curtain has changed.
bool LocalTable::settleViewer() {
    if (eyes_) return show(*eyes_, kNobody);
    if (session().persons() == 0) return show(allShown_ ? kAllHands : kNobody, kNobody);
    if (people() == 0) return show(kNobody, kNobody);
    if (const Seat person = theOnly(people()); isSeat(person)) return show(person, kNobody);
    const Seat decider = match().decider();
    if (isAsked(decider) && isHere(decider)) {
        // Asked again in another's turn, and nobody else was at the screen since: no handover.
        const bool isStill = decider == atScreen_ && decider != shownTurn_ && seen().turn() == shownTurn_;
        if (decider == viewer_ || isStill) return show(decider, kNobody);
        return curtainWanted_ ? show(kNobody, decider) : show(decider, kNobody);
    }
    // No hand lies open in a bot's turn; an event of chance belongs to whoever triggered it.
    const bool stays = isHere(viewer_) && (!curtainWanted_ || match().isOver() || isAtWork(viewer_));
    return show(stays ? viewer_ : kNobody, kNobody);
}

/// Whether it is the seat's turn, or chance is resolving its decision.
bool LocalTable::isAtWork(Seat seat) const {
    if (seen().turn() == seat) return true;
    if (match().decider() != kChance) return false;
    const auto& history = match().history();
    const auto last = std::find_if(history.rbegin(), history.rend(),
                                   [](const HistoryItem& event) { return isSeat(event.decider); });
    return last != history.rend() && last->decider == seat;
}

bool LocalTable::show(Seat viewer, Seat curtainFor) {
    const bool curtainMoves = curtainFor != curtainFor_;
    viewer_ = viewer;
    curtainFor_ = curtainFor;
    if (isSeat(curtainFor) && isSeat(atScreen_)) cameFrom_ = atScreen_;
    if (isSeat(viewer) || isSeat(curtainFor)) atScreen_ = viewer;
    if (isSeat(viewer)) shownTurn_ = seen().turn();
    return curtainMoves;
}

void LocalTable::follow() {
    const bool curtainMoves = settleViewer();
    emit changed();
    if (curtainMoves) emit curtainChanged();
}

void LocalTable::liftCurtain() {
    if (!curtainDown()) return;
    show(curtainFor_, kNobody);
    emit changed();
    emit curtainChanged();
}

void LocalTable::decline() {
    if (!canDecline()) return;
    const bool stays = isHere(cameFrom_) && isAtWork(cameFrom_);
    show(stays ? cameFrom_ : kNobody, kNobody);
    emit curtainChanged();
    session().decline();
}

void LocalTable::setCurtain(bool wanted) {
    if (curtainWanted_ == wanted) return;
    curtainWanted_ = wanted;
    wanted ? follow() : liftCurtain();
}

void LocalTable::setAllShown(bool shown) {
    if (allShown_ == shown) return;
    allShown_ = shown;
    follow();
}

void LocalTable::setEyes(Seat eyes) {
    if (eyes_ == eyes) return;
    eyes_ = eyes;
    follow();
}

void LocalTable::setElsewhere(std::map<Seat, Place> seats) {
    if (elsewhere_ == seats) return;
    const SeatSet before = people();
    elsewhere_ = std::move(seats);
    people() == before ? emit changed() : follow();
}

GameTable::Place LocalTable::placeOf(Seat seat) const {
    const auto found = elsewhere_.find(seat);
    return found != elsewhere_.end() ? found->second : Place::Here;
}

SeatSet LocalTable::people() const {
    SeatSet people = session().persons();
    for (const auto& [seat, place] : elsewhere_) people = static_cast<SeatSet>(people & ~only(seat));
    return people;
}

std::unique_ptr<GameState> LocalTable::shownState(Seed seed) const {
    return SeenMatch(match(), session().persons() == 0 ? kAllHands : viewer_).guess(seed);
}

} // namespace drawbridge
