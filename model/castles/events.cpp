// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/events.h"

#include "castles/rules.h"

#include <algorithm>

namespace drawbridge::castles {

namespace {

/// Compares the positions before and after a move.
class Teller {
  public:
    Teller(const Position& before, const Position& after, Move move, std::vector<Event>& told)
        : before_(before)
        , after_(after)
        , verb_(verbOf(move))
        , told_(told) {}

    void tell() {
        if (before_.phase == Phase::Deal) return tellTurn();
        tellAllies();
        tellAssault();
        tellRevival();
        tellCastles();
        tellRemoved();
        tellBans();
        tellAssaultOver();
        tellDead();
        tellFloor();
        tellSix();
        tellTurn();
    }

  private:
    void note(EventKind event, Seat seat, int amount = 0) {
        told_.push_back({static_cast<std::uint8_t>(event), seat, kHidden, {}, amount});
    }
    void noteCard(EventKind event, Seat seat, std::uint8_t kind, Spot where, int amount = 0) {
        told_.push_back({static_cast<std::uint8_t>(event), seat, static_cast<Face>(kind), where, amount});
    }
    /// A card of a castle, if there is one at that place.
    void noteOn(EventKind event, Seat seat, const Castle& castle, int within, int amount = 0) {
        if (const std::uint8_t kind = castle.kindAt(within); kind != kNoKind)
            noteCard(event, seat, kind, spotOf(seat, castle.number(), within), amount);
    }
    static Spot spotOf(Seat seat, std::uint8_t castle, int within) {
        return {realmPileOf(seat), placeOf(castle, within)};
    }

    bool isNewTurn() const { return after_.turns > before_.turns || before_.host != after_.host; }

    // ---- assaults --------------------------------------------------------------------------------------

    void tellAllies() {
        if (after_.turn.guests > before_.turn.guests && !isNewTurn())
            note(EventKind::Joins, after_.turn.guest[after_.turn.guests - 1u]);
    }

    void tellAssault() {
        if (verb_ != Verb::Block && verb_ != Verb::BlockAlly) return;
        for (std::size_t i = 0; i < std::min(before_.laid.size(), after_.laid.size()); ++i)
            if (before_.laid[i].counts && !after_.laid[i].counts)
                noteCard(EventKind::Cancelled, before_.laid[i].owner, before_.kindOf(before_.laid[i].card),
                         {kAssaultRow});
    }

    void tellBans() {
        if (isNewTurn()) return;
        for (Seat seat = 0; seat < after_.seats(); ++seat) {
            forEachSeat(static_cast<SeatSet>(after_.turn.banned[seat] & ~before_.turn.banned[seat]),
                        [&](Seat target) { note(EventKind::Banned, seat, target); });
            if (contains(after_.turn.barred, seat) && !contains(before_.turn.barred, seat))
                note(EventKind::Barred, seat);
        }
        const Seat leader = after_.turn.leader;
        if (isSeat(leader) && isSeat(before_.turn.leader) && leader != before_.turn.leader)
            note(EventKind::Leads, leader);
    }

    void tellAssaultOver() {
        const Seat target = before_.turn.target;
        if (!isSeat(target) || after_.turn.target == target) return;
        const Pool pool = before_.turn.pool[target];
        if (verb_ == Verb::Block || verb_ == Verb::BlockAlly)
            note(EventKind::Blocked, target);
        else
            note(EventKind::Unblocked, target, pool.any + pool.defencesOnly);
    }

    // ---- castles ---------------------------------------------------------------------------------------

    bool laysInRow(const Position& p, std::uint8_t castle) const { return (p.lying >> castle & 1) != 0; }

    void tellCastles() {
        for (std::uint8_t number = 0; number < kMostCastles; ++number) {
            const Seat had = ownerOf(before_, number);
            const Seat has = ownerOf(after_, number);
            if (isSeat(had) && !isSeat(has) && !laysInRow(after_, number)) tellRuin(had, number);
            if (isSeat(has) && !isSeat(had)) tellNew(has, number);
            if (isSeat(has) && isSeat(had)) tellChange(had, has, number);
        }
    }

    /// A castle has gone to the discard pile with all cards on it.
    void tellRuin(Seat seat, std::uint8_t number) {
        const Castle castle = before_.castle(number);
        for (int within = kPlacesOfCastle; within-- > 0;) noteOn(EventKind::Falls, seat, castle, within);
    }

    void tellNew(Seat seat, std::uint8_t number) {
        const Castle castle = after_.castle(number);
        const bool returns = laysInRow(before_, number);
        const EventKind event = returns ? EventKind::Returns : EventKind::Stands;
        const int places = returns ? int{kPlacesOfCastle} : int{kFirstDefencePlace};
        for (int within = 0; within < places; ++within) noteOn(event, seat, castle, within);
    }

    void tellChange(Seat had, Seat has, std::uint8_t number) {
        const Castle was = before_.castle(number);
        const Castle is = after_.castle(number);
        if (had != has) noteOn(EventKind::Stands, has, is, kBasePlace, had + 1);
        if (was.upgrade() != is.upgrade()) {
            noteOn(EventKind::Falls, had, was, kUpgradePlace);
            noteOn(EventKind::Upgraded, has, is, kUpgradePlace);
        }
        tellDefences(has, was, is);
    }

    /// The DEFENSES of both stacks are the same, in order, except for some removed and some added.
    void tellDefences(Seat seat, const Castle& was, const Castle& is) {
        const bool blocked = verb_ == Verb::Block || verb_ == Verb::BlockAlly;
        // Matching from the bottom up; with a BLOCK cards come back between others.
        std::array<bool, kMostDefences> stays{};
        std::array<bool, kMostDefences> old{};
        int from = 0;
        for (int place = 0; place < was.defences(); ++place)
            for (int at = from; at < is.defences(); ++at) {
                const bool same =
                    is.defence(at) == was.defence(place) &&
                    (!blocked || is.fallen() != was.fallen() || is.order(at) == was.order(place));
                if (!same) continue;
                stays[static_cast<std::size_t>(place)] = true;
                old[static_cast<std::size_t>(at)] = true;
                from = at + 1;
                break;
            }
        for (int place = was.defences(); place-- > 0;)
            if (!stays[static_cast<std::size_t>(place)] && !laidLow(was, place))
                noteOn(EventKind::Falls, seat, was, defencePlace(place));
        for (int at = 0; at < is.defences(); ++at)
            if (!old[static_cast<std::size_t>(at)])
                noteOn(blocked ? EventKind::Returns : EventKind::Defends, seat, is, defencePlace(at),
                       blocked ? 0 : is.strength());
    }
    /// Whether a DEFENSE was removed by ATTACK cards in this move.
    bool laidLow(const Castle& was, int place) const {
        if (verb_ != Verb::Remove || after_.fallen.size() <= before_.fallen.size()) return false;
        const Fallen& fallen = after_.fallen[after_.fallen.size() - 1];
        return fallen.castle == was.number() && after_.kindOf(fallen.card) == was.defence(place);
    }

    void tellRemoved() {
        if (verb_ != Verb::Remove || after_.fallen.size() <= before_.fallen.size()) return;
        const Fallen& fallen = after_.fallen[after_.fallen.size() - 1];
        const int within = fallen.isCastle() ? int{kBasePlace} : placeInStack(fallen);
        noteCard(EventKind::Removed, fallen.seat, after_.kindOf(fallen.card),
                 spotOf(fallen.seat, fallen.castle, within), fallen.value);
    }
    /// The index of a DEFENSE in its stack before it was removed.
    int placeInStack(const Fallen& fallen) const {
        const Castle castle = before_.castle(fallen.castle);
        for (int place = 0; place < castle.defences(); ++place)
            if (castle.order(place) == fallen.order) return defencePlace(place);
        return kFirstDefencePlace;
    }

    // ---- seats -----------------------------------------------------------------------------------------

    void tellRevival() {
        forEachSeat(static_cast<SeatSet>(after_.living & ~before_.living),
                    [&](Seat seat) { note(EventKind::Revived, seat, after_.master[seat]); });
        if (!isNewTurn())
            forEachSeat(static_cast<SeatSet>(after_.turn.lookers & ~before_.turn.lookers),
                        [&](Seat seat) { note(EventKind::Looks, seat); });
    }

    void tellDead() {
        const auto dead = static_cast<SeatSet>(before_.living & ~after_.living);
        forEachSeat(dead, [&](Seat seat) { note(EventKind::Eliminated, seat); });
        for (Seat seat = 0; seat < after_.seats(); ++seat)
            if (!after_.isLiving(seat) && !before_.hand(seat).empty() && after_.hand(seat).empty())
                note(EventKind::Spilt, seat, before_.hand(seat).size() - (verb_ == Verb::Take ? 1 : 0));
    }

    void tellFloor() {
        if (isNewTurn() || after_.phase == Phase::Over) return;
        const bool joined = after_.turn.guests > before_.turn.guests;
        if (after_.turn.called > before_.turn.called && after_.floor != after_.host)
            note(EventKind::LastCall, after_.floor);
        else if (after_.floor != before_.floor && !joined && !after_.turn.ended)
            note(EventKind::HasFloor, after_.floor);
    }

    void tellSix() {
        if (after_.phase == Phase::Over) return;
        for (Seat seat = 0; seat < after_.seats(); ++seat) {
            const Seat was = sixSince(before_, seat);
            const Seat is = after_.isLiving(seat) ? sixSince(after_, seat) : kNobody;
            if (was == is) continue;
            if (isSeat(is))
                note(EventKind::Holds, seat, is);
            else
                note(EventKind::Loses, seat);
        }
    }

    void tellTurn() {
        if (after_.phase == Phase::Over || !isSeat(after_.host) || !isNewTurn()) return;
        if (after_.round > before_.round) {
            note(EventKind::RoundOf, kNobody, after_.round);
            if (isQuiet(before_) && before_.round > 0 && !isQuiet(after_))
                note(EventKind::PeaceEnds, kNobody);
        }
        note(EventKind::TurnOf, after_.host);
    }

    const Position& before_;
    const Position& after_;
    Verb verb_;
    std::vector<Event>& told_;
};

} // namespace

std::vector<Event> consequences(const Position& p, Move move) {
    std::vector<Event> told;
    Position after = p;
    apply(after, move);
    Teller(p, after, move, told).tell();
    return told;
}

} // namespace drawbridge::castles
