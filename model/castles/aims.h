// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace drawbridge::castles {

/// The aims of a seat (bots/hooks.h): castles on its side and their strength, few and weak ones of others,
/// cards in hand, and few in the hands of others.
inline constexpr std::array<std::string_view, 6> kAims{"castles", "strength", "rivals",
                                                       "weaken",  "hand",     "rivals-hand"};
inline void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    if (!p.isLiving(seat)) return;
    const SeatSet realm = realmOf(p, seat);
    forEachSeat(p.living, [&](Seat one) {
        double strength = 0;
        forEachCastle(p.standing[one], [&](unsigned castle) { strength += p.castle(castle).strength(); });
        if (contains(realm, one)) {
            aims[0] += p.castles(one);
            aims[1] += strength;
        } else {
            aims[2] -= p.castles(one);
            aims[3] -= strength;
            aims[5] -= p.table.size(handOf(one));
        }
    });
    aims[4] = p.table.size(handOf(seat));
}

} // namespace drawbridge::castles
