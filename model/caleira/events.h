// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event.h"
#include "core/move.h"

#include <vector>

// What happens by itself in Castles of Caleira, for those who tell of it. All of it is seen by everybody.
namespace drawbridge::caleira {

struct Position;

/// What a move brings about, in Event::kind. `face` and `where` tell the card, `seat` its owner. What is
/// done to a piece comes first.
enum class EventKind : std::uint8_t {
    TurnedUp,
    TurnedDown,
    Destroyed,
    Stands,      ///< a Trebuchet hits what cannot be destroyed
    Unchanged,   ///< the piece chosen is already as the effect would have it
    Activated,   ///< its effect joins the queue
    Silent,      ///< turned up, but a Throne Room has silenced it this turn
    Spent,       ///< turned up, but it was activated in this turn already (house.retrigger)
    Dropped,     ///< its effect was waiting and will not happen
    Skipped,     ///< its effect has nothing to act upon
    Swapped,     ///< `seat` and the partner, whose hand is `where`, have changed cards
    LostSpire,   ///< `seat` has
    Out,         ///< `seat` is
    TurnSkipped, ///< of `seat`
    Looked,      ///< a Wizard Tower has shown its owner the only card of the deck
};
constexpr EventKind kindOfEvent(const Event& event) { return static_cast<EventKind>(event.kind); }

/// What a legal move brings about beyond its own name, in order.
std::vector<Event> consequences(const Position& position, Move move);

} // namespace drawbridge::caleira
