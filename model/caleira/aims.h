// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/rules.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace drawbridge::caleira {

/// The aims of a seat (bots/hooks.h): own points and few of others, staying in the game and others out of it,
/// knowing what others have, and hiding what it has.
inline constexpr std::array<std::string_view, 6> kAims{"points", "rivals", "stay", "oust", "know", "hide"};
inline void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    aims[0] = pointsOf(p, seat);
    aims[2] = p.isIn(seat);
    for (Seat rival = 0; rival < p.seats(); ++rival) {
        if (rival == seat) continue;
        aims[1] = std::min<double>(aims[1], -pointsOf(p, rival));
        aims[3] += !p.isIn(rival);
        for (const CardId card : p.table.cards(castleOf(rival))) aims[4] += p.table.knows(seat, card);
        for (const CardId card : p.table.cards(castleOf(seat))) aims[5] -= p.table.knows(rival, card);
    }
}

} // namespace drawbridge::caleira
