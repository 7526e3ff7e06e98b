// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace drawbridge {

/// A place at the table, counted clockwise from 0. At most eight.
using Seat = std::uint8_t;

inline constexpr int kMaxSeats = 8;

/// The decider when a chance move is next.
inline constexpr Seat kChance = 0xFE;
inline constexpr Seat kNobody = 0xFF; // the game is over, or "no seat"

/// A viewer that is neither a seat nor the public: sees every hand, as its owner does.
inline constexpr Seat kAllHands = 0xFD;

constexpr bool isSeat(Seat seat) { return seat < kMaxSeats; }

/// A set of seats, one bit each.
using SeatSet = std::uint8_t;

inline constexpr SeatSet kAllSeats = 0xFF;

constexpr SeatSet only(Seat seat) { return static_cast<SeatSet>(1u << seat); }
/// kChance and kNobody are in no set; the 64-bit shift costs no more than a narrow one.
constexpr bool contains(SeatSet set, Seat seat) { return (std::uint64_t{set} >> seat % 64 & 1u) != 0; }
/// The only seat of a set; kNobody if there are several, or none.
constexpr Seat theOnly(SeatSet set) {
    return std::has_single_bit(set) ? static_cast<Seat>(std::countr_zero(set)) : kNobody;
}

} // namespace drawbridge
