// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keep/position.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <string_view>

namespace drawbridge::keep {

/// The aims of a seat (bots/hooks.h): tiles in its own castle, few in those of others, and a hand of many
/// kinds, some of which fit.
inline constexpr std::array<std::string_view, 3> kAims{"build", "hinder", "kinds"};
inline void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    const unsigned own = castlesOf(p.options, seat);
    for (int castle = 0; castle < castleCount(p.options); ++castle) {
        const double tiles = p.castle(castle).size();
        if ((own >> castle & 1) != 0)
            aims[0] = std::max(aims[0], tiles);
        else
            aims[1] = std::min(aims[1], -tiles);
    }
    aims[2] = std::popcount(p.handKinds[seat]);
}

} // namespace drawbridge::keep
