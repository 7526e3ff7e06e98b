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

/// Something that a move brings about by itself, beyond what its own name says: a card turned over, an effect
/// that comes to nothing. Everybody at the table sees it happen. Each game numbers its own kinds.
struct Event {
    std::uint8_t kind = 0;
    Seat seat = kNobody;   ///< whom it concerns
    Face face = kHidden;   ///< of the card it concerns
    Spot where;            ///< where that card lies, or lay
    int amount = 0;        ///< the number that goes with it, in games that count
    std::uint8_t look = 0; ///< Piece::look of that card, in games whose equal cards look different
    Impact impact = {};    ///< what it is to those who look on

    bool operator==(const Event&) const = default;
};

/// A game whose moves have consequences that a log should tell: what a legal move brings about, in order.
template <class G>
concept HasConsequences = requires(const typename G::Position& position, Move move) {
    { G::consequences(position, move) } -> std::same_as<std::vector<Event>>;
    { G::impactOf(Event()) } -> std::same_as<Impact>; // of one of them
};

} // namespace drawbridge
