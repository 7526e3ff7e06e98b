// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexset.h"
#include "keep/tiles.h"

namespace drawbridge::keep {

/// A set of colour–shape pairs for each of the eight ring squares: the tiles that stand there, fit there, …
/// Each square has a lane of sixteen bits, four to a machine word, of which the pairs take the lower nine;
/// so every operation works on all squares at once.
class Ring {
  public:
    constexpr Ring() = default;

    /// The same pairs on every square of a set (one bit each).
    static constexpr Ring on(unsigned squares, PairSet pairs = kAllPairs) {
        return {lanes(squares & 0xF) * pairs, lanes(squares >> 4 & 0xF) * pairs};
    }
    /// The towers and walls of a set of kinds (one bit each), on every square that takes them.
    static constexpr Ring ofKinds(std::uint32_t kinds) {
        const std::uint64_t pairs =
            ((kinds & kAllPairs) | (kinds >> kFirstWall & kAllPairs) << kLane) * 0x0000'0001'0000'0001u;
        return {pairs, pairs};
    }

    constexpr void put(Square square, Kind kind) {
        half_[square >> 2] |= std::uint64_t{1} << (shift(square) + pairOf(kind));
    }
    constexpr void clear(Square square) { half_[square >> 2] &= ~(std::uint64_t{0xFFFF} << shift(square)); }
    constexpr PairSet at(Square square) const {
        return static_cast<PairSet>(half_[square >> 2] >> shift(square) & 0xFFFF);
    }

    constexpr Ring operator|(Ring other) const {
        return {half_[0] | other.half_[0], half_[1] | other.half_[1]};
    }
    constexpr Ring operator&(Ring other) const {
        return {half_[0] & other.half_[0], half_[1] & other.half_[1]};
    }
    bool operator==(const Ring&) const = default;

    /// On each square what its left neighbour (towards previous()) has, or its right one.
    constexpr Ring fromLeft() const {
        return {half_[0] << kLane | half_[1] >> 3 * kLane, half_[1] << kLane | half_[0] >> 3 * kLane};
    }
    constexpr Ring fromRight() const {
        return {half_[0] >> kLane | half_[1] << 3 * kLane, half_[1] >> kLane | half_[0] << 3 * kLane};
    }
    /// On each square the pairs that match one of its pairs in colour or shape.
    constexpr Ring matching() const { return {matching(half_[0]), matching(half_[1])}; }

    /// The pairs of all squares together.
    constexpr PairSet everywhere() const {
        std::uint64_t pairs = half_[0] | half_[1];
        pairs |= pairs >> 2 * kLane;
        return static_cast<PairSet>((pairs | pairs >> kLane) & kAllPairs);
    }

    /// The bits for a choice among all pairs of all squares and, behind them, three colours of keeps.
    constexpr IndexSet choices(unsigned keeps = 0) const {
        return IndexSet(half_[0], half_[1] | static_cast<std::uint64_t>(keeps) << (3 * kLane + kPairs));
    }
    struct Choice {
        Kind kind;
        Square square;
    };
    static constexpr Choice choice(unsigned index) {
        const unsigned square = index / kLane;
        const unsigned pair = index % kLane;
        return pair >= kPairs ? Choice{static_cast<Kind>(kFirstKeep + pair - kPairs), kCentre}
                              : Choice{static_cast<Kind>(pair + square % 2 * kFirstWall), static_cast<Square>(square)};
    }

  private:
    static constexpr unsigned kLane = 16;
    static constexpr unsigned kPairs = 9;
    static constexpr std::uint64_t kShapes = 0x0007'0007'0007'0007u;  // the first row of each lane's 3 × 3 pairs
    static constexpr std::uint64_t kColours = 0x0049'0049'0049'0049u; // the first column

    constexpr Ring(std::uint64_t low, std::uint64_t high)
        : half_{low, high} {}

    static constexpr unsigned shift(Square square) { return kLane * (square & 3); }
    static constexpr unsigned pairOf(Kind kind) { return kind % kPairs; }

    /// A one in the lane of each of four squares. The product holds the four bits in four places, fifteen
    /// apart, so that just one copy of each falls on the lowest bit of its lane.
    static constexpr std::uint64_t lanes(unsigned squares) {
        return squares * 0x0000'2000'4000'8001u & 0x0001'0001'0001'0001u;
    }
    static constexpr std::uint64_t matching(std::uint64_t pairs) {
        return ((pairs | pairs >> 1 | pairs >> 2) & kColours) * 0b111 |
               ((pairs | pairs >> 3 | pairs >> 6) & kShapes) * 0b1001001;
    }

    std::uint64_t half_[2]{};
};

} // namespace drawbridge::keep
