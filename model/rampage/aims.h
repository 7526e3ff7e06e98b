// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/position.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace drawbridge::rampage {

/// The aims of a seat (bots/hooks.h): cards at its own Gate and Castle, and few at the enemy's.
inline constexpr std::array<std::string_view, 4> kAims{"gate", "castle", "enemy-gate", "enemy-castle"};
inline void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    aims[0] = p.table.size(pileOf(Structure::Gate, seat));
    aims[1] = p.table.size(pileOf(Structure::Castle, seat));
    aims[2] = -p.table.size(pileOf(Structure::Gate, other(seat)));
    aims[3] = -p.table.size(pileOf(Structure::Castle, other(seat)));
}

} // namespace drawbridge::rampage
