// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

#include <cstdint>

namespace drawbridge {

inline constexpr PileId kNoSpotPile = 0xFF;
inline constexpr std::uint8_t kAnyPlace = 0xFF;

/// A place where one can pick up or drop a piece.
struct Spot {
    PileId pile = kNoSpotPile;
    std::uint8_t place = kAnyPlace; ///< a square of a grid; kAnyPlace for a stack or hand

    constexpr explicit operator bool() const { return pile != kNoSpotPile; }
    bool operator==(const Spot&) const = default;
};

/// Picking a piece up here and dropping it there: how a person makes a move at the table. A move without a
/// gesture (ending a turn) has neither spot and is a button.
struct Gesture {
    Spot from;
    Face face = kHidden; ///< which face is picked where the spot is ambiguous (in a hand)
    Spot to;
    bool bothWays = false; ///< the piece at `to` may just as well be dropped at `from`

    bool operator==(const Gesture&) const = default;
};

/// What a gesture means to whoever makes it: what happens to the piece, or to what it is dropped on.
enum class Aim : std::uint8_t {
    Place,   ///< it is put there, or does something that needs no telling
    Gift,    ///< it becomes another seat's
    Attack,  ///< against the owner of what it is dropped on
    Destroy, ///< its effect is aimed at one piece: that is destroyed
    Look,    ///< … looked at
    TurnUp,  ///< … turned up
    TurnDown,
};

} // namespace drawbridge
