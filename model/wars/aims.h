// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wars/position.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace drawbridge::wars {

/// The aims of a seat (bots/hooks.h): soldiers in play, few of the enemy, and court cards in hand.
inline constexpr std::array<std::string_view, 3> kAims{"soldiers", "enemy", "resources"};
inline void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    aims[0] = soldiersInPlay(p, seat);
    aims[1] = -soldiersInPlay(p, other(seat));
    aims[2] = p.table.size(handOf(seat, Deck::Resources));
}

} // namespace drawbridge::wars
