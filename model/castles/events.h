// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event.h"
#include "core/move.h"

#include <vector>

// Consequences of moves in CASTLES, for announcing them. All of them are public.
namespace drawbridge::castles {

struct Position;

/// The kind of an event (Event::kind). `face` and `where` are a card and where it lies, or lay; `amount` is 0
/// where not mentioned.
enum class EventKind : std::uint8_t {
    // Cards on the table.
    Stands,   ///< a castle now stands in front of `seat`; if stolen, `amount` is its previous owner + 1
    Upgraded, ///< the upgrade lies on a castle of `seat`
    Defends,  ///< the DEFENSE is on a castle of `seat`, whose total strength is `amount` now
    Falls,    ///< the card of `seat` has gone to the discard pile
    Removed,  ///< the card of `seat` is in the fallen row; it cost `amount`
    Returns,  ///< the card of `seat` is back where it was (CASTLES-BLOCK-9)
    // Assaults.
    Cancelled, ///< the ATTACK card of `seat` no longer counts (CASTLES-BLOCK-8)
    Banned,    ///< `seat` may play no ATTACK card on seat number `amount` this turn (CASTLES-BLOCK-10)
    Barred,    ///< `seat` may play none on anybody (CASTLES-BLOCK-16)
    Leads,     ///< `seat` leads the assault now (CASTLES-RULING-56)
    Unblocked, ///< the assault on `seat` is over, with `amount` of its value left
    Blocked,   ///< the assault on `seat` is over, since nothing in it counts any more (CASTLES-RULING-57)
    // Seats.
    Revived,    ///< `seat` is back, as the puppet of seat number `amount`
    Eliminated, ///< `seat` is dead
    Spilt,      ///< the `amount` cards of the hand of `seat` have gone to the discard pile
    Looks,      ///< `seat` looks through the deck (CASTLES-RULING-128)
    Joins,      ///< `seat` is a guest of this turn, and has the floor
    HasFloor,   ///< the floor goes to `seat`
    LastCall,   ///< the host has finished: `seat` has the floor for the last time (CASTLES-FLOOR-3)
    // Six castles.
    Holds, ///< `seat` has six castles, which win at the turn of seat number `amount`
    Loses, ///< `seat` has fewer than six again
    // Turns.
    RoundOf,   ///< round `amount` begins
    PeaceEnds, ///< with it attacks are allowed (CASTLES-ROUND-7)
    TurnOf,    ///< the turn of `seat` begins
};
constexpr EventKind kindOfEvent(const Event& event) { return static_cast<EventKind>(event.kind); }

/// The consequences of a legal move, in order.
std::vector<Event> consequences(const Position& position, Move move);

} // namespace drawbridge::castles
