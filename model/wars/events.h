// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event.h"
#include "core/move.h"

#include <vector>

// Consequences of moves in Castle Wars, for announcing them: cards turned up, battles fought, soldiers lost.
// All of them are public.
namespace drawbridge::wars {

struct Position;

/// The kind of an event (Event::kind); `amount` is 0 where not mentioned.
enum class EventKind : std::uint8_t {
    Leads,      ///< `seat` leads faction number `amount`: both are revealed (WARS-FAC-4)
    Plays,      ///< `seat` plays colour number `amount`
    Lapsed,     ///< the announced attack has lost a pile (WARS-REACT-9)
    TurnedUp,   ///< the card has been turned up, or shown
    TurnedDown, ///< cards of `seat` have been turned down
    Rallied,    ///< each soldier of `seat` gets `amount` more for the rest of the turn (WARS-QUEEN-1)
    Mechanised, ///< the tops of `seat` are worth `amount` (WARS-MEC-3)
    // A settled battle, the attackers first: each fighter, then the bonuses of that side, then the total; and
    // the same for the target.
    Fights,     ///< the card, with a base value of `amount`
    Sickens,    ///< the card is infected and simply loses (WARS-INF-7)
    WithQueens, ///< each soldier of `seat` has `amount` more
    AsFaction,  ///< each soldier of `seat` gets `amount` more, or less, as Assassin or Golem
    Totals,     ///< the fighters of `seat` have `amount` in total
    NoFight,    ///< the battle ends without one (WARS-REACT-14, -15)
    Falls,      ///< the card has been discarded
    Captured,   ///< the card has been taken by `seat` (WARS-UND-1)
    Emptied,    ///< that pile has lost its last soldier (WARS-PILE-1)
    FliesOff,   ///< a dragon drawn by `seat` (WARS-DRG-8)
    TurnOf,     ///< the turn of `seat` begins
    Idle,       ///< nothing has happened for `amount` turns; from kShownIdle on (WARS-RULING-38)
};
constexpr EventKind kindOfEvent(const Event& event) { return static_cast<EventKind>(event.kind); }

/// The consequences of a legal move, in order.
std::vector<Event> consequences(const Position& position, Move move);

} // namespace drawbridge::wars
