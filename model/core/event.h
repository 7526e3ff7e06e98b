// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/seat.h"
#include "core/view.h"

#include <concepts>
#include <cstdint>
#include <vector>

namespace drawbridge {

/// A consequence of a move that the move itself does not name: a card turned over, an effect that fizzles.
/// Public: everybody at the table sees it happen. Each game numbers its own kinds.
struct Event {
    std::uint8_t kind = 0;
    Seat seat = kNobody;   ///< the seat concerned
    Face face = kHidden;   ///< of the card concerned
    Spot where;            ///< where that card lies, or lay
    int amount = 0;        ///< a quantity, in games that count
    std::uint8_t look = 0; ///< Piece::look of that card, in games whose equal cards look different
    Impact impact = {};    ///< how it appears to onlookers

    bool operator==(const Event&) const = default;
};

/// A game whose moves have consequences that a log should tell: the events of a legal move, in order.
template <class G>
concept HasConsequences = requires(const typename G::Position& position, Move move) {
    { G::consequences(position, move) } -> std::same_as<std::vector<Event>>;
    { G::impactOf(Event()) } -> std::same_as<Impact>; // of one event
};

} // namespace drawbridge
