// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

#include <cstdint>

namespace drawbridge {

inline constexpr PileId kNoSpotPile = 0xFF;
inline constexpr std::uint8_t kAnyPlace = 0xFF;

/// A place one can pick from or drop on.
struct Spot {
    PileId pile = kNoSpotPile;
    std::uint8_t place = kAnyPlace; ///< a square of a grid; kAnyPlace for a stack or hand

    constexpr explicit operator bool() const { return pile != kNoSpotPile; }
    bool operator==(const Spot&) const = default;
};

/// Picking a piece up here and putting it down there: how a hand at the table says a move. A move without
/// one (ending a turn) has neither spot and is a button.
struct Gesture {
    Spot from;
    Face face = kHidden; ///< which face is picked, where the spot alone does not say it (in a hand)
    Spot to;
    bool bothWays = false; ///< the piece at `to` may as well be put down at `from`

    bool operator==(const Gesture&) const = default;
};

/// What a gesture is to whoever makes it: what becomes of the piece, or of what it is put down on.
enum class Aim : std::uint8_t {
    Place,   ///< it comes to lie there, or does something that needs no telling
    Gift,    ///< it becomes somebody else's
    Attack,  ///< it is done against whom that belongs to
    Destroy, ///< its effect is aimed at one piece: that is destroyed
    Look,    ///< … looked at
    TurnUp,  ///< … turned up
    TurnDown,
};

} // namespace drawbridge
