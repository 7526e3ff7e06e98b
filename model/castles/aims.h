// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace drawbridge::castles {

/// What people see a seat strive for (bots/hooks.h): castles on its side and how strong they are, few of
/// others, and cards in the hand.
inline constexpr std::array<std::string_view, 4> kAims{"castles", "strength", "rivals", "hand"};
inline void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    if (!p.isLiving(seat)) return;
    const SeatSet realm = realmOf(p, seat);
    forEachSeat(p.living, [&](Seat one) {
        if (!contains(realm, one)) {
            aims[2] -= p.castles(one);
            return;
        }
        aims[0] += p.castles(one);
        forEachCastle(p.standing[one], [&](unsigned castle) { aims[1] += p.castle(castle).strength(); });
    });
    aims[3] = p.table.size(handOf(seat));
}

} // namespace drawbridge::castles
