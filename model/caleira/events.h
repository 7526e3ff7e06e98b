// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event.h"
#include "core/move.h"

#include <vector>

// Consequences of moves in Castles of Caleira, for announcing them. All of them are public.
namespace drawbridge::caleira {

struct Position;

/// The kind of a consequence, in Event::kind. `face` and `where` are the card, `seat` its owner. Effects on a
/// piece come first.
enum class EventKind : std::uint8_t {
    TurnedUp,
    TurnedDown,
    Destroyed,
    Stands,      ///< a Trebuchet hits a card that cannot be destroyed
    Unchanged,   ///< the piece chosen is already in the state that the effect would cause
    Activated,   ///< its effect joins the queue
    Silent,      ///< turned up, but a Throne Room has silenced it this turn
    Spent,       ///< turned up, but it was activated in this turn already (house.retrigger)
    Dropped,     ///< its queued effect is cancelled
    Skipped,     ///< its effect has no target
    Swapped,     ///< `seat` and the partner, whose hand is `where`, have swapped cards
    LostSpire,   ///< that of `seat`
    Out,         ///< `seat` is out
    TurnSkipped, ///< of `seat`
    Looked,      ///< a Wizard Tower has shown its owner the only card in the deck
};
constexpr EventKind kindOfEvent(const Event& event) { return static_cast<EventKind>(event.kind); }

/// The consequences of a legal move, in order.
std::vector<Event> consequences(const Position& position, Move move);

} // namespace drawbridge::caleira
