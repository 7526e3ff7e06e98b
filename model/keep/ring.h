// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexset.h"
#include "keep/tiles.h"

namespace drawbridge::keep {

/// For each of the eight ring squares a set of colour–shape pairs. Each square has a lane of sixteen bits,
/// four to a machine word, of which the pairs take the lower nine; so one operation works on all squares.
class Ring {
  public:
    constexpr Ring() = default;
    constexpr Ring(std::uint64_t low, std::uint64_t high) // lanes north-west to east, south-east to west
        : half_{low, high} {}

    /// The same pairs on every square.
    static constexpr Ring everywhere(PairSet pairs) { return {pairs * kOnes, pairs * kOnes}; }

    /// The towers and walls among some kinds (one bit each), on every square that takes them.
    static constexpr Ring ofKinds(std::uint32_t kinds) {
        const std::uint64_t towers = kinds & kAllPairs;
        const std::uint64_t walls = kinds >> kFirstWall & kAllPairs;
        const std::uint64_t pairs = (towers | walls << kLane) * 0x0000'0001'0000'0001u;
        return {pairs, pairs};
    }

    constexpr Ring operator|(Ring other) const {
        return {half_[0] | other.half_[0], half_[1] | other.half_[1]};
    }
    constexpr Ring operator&(Ring other) const {
        return {half_[0] & other.half_[0], half_[1] & other.half_[1]};
    }
    constexpr Ring operator-(Ring other) const {
        return {half_[0] & ~other.half_[0], half_[1] & ~other.half_[1]};
    }
    bool operator==(const Ring&) const = default;

    constexpr PairSet at(Square square) const {
        return static_cast<PairSet>(half_[square >> 2] >> kLane * (square & 3u) & kAllPairs);
    }
    /// The pairs of all squares together.
    constexpr PairSet together() const {
        std::uint64_t pairs = half_[0] | half_[1];
        pairs |= pairs >> 2 * kLane;
        return static_cast<PairSet>((pairs | pairs >> kLane) & kAllPairs);
    }

    /// The bits for a choice among the pairs of all squares and, behind them, three colours of keeps.
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
        if (pair >= kPairs) return {static_cast<Kind>(kFirstKeep + pair - kPairs), kCentre};
        return {static_cast<Kind>(square % 2 * kFirstWall + pair), static_cast<Square>(square)};
    }

  protected:
    static constexpr unsigned kLane = 16;
    static constexpr unsigned kPairs = 9;
    static constexpr std::uint64_t kOnes = 0x0001'0001'0001'0001u; // the lowest bit of each lane

    std::uint64_t half_[2]{};
};

/// For each ring square the pairs that may stand beside it: those that match its tile, or anything if it is
/// empty. An empty square's lane is all ones, so its highest bit tells the two apart.
class Neighbours : public Ring {
  public:
    constexpr Neighbours()
        : Ring(~std::uint64_t{0}, ~std::uint64_t{0}) {}

    constexpr void put(Square square, Kind kind) {
        clear(square);
        half_[square >> 2] ^= std::uint64_t{static_cast<std::uint16_t>(~matching(kind))} << shift(square);
    }
    constexpr void clear(Square square) { half_[square >> 2] |= std::uint64_t{0xFFFF} << shift(square); }

    /// What each square's left neighbour (previous()) allows there, and its right one.
    constexpr Neighbours fromLeft() const {
        return {half_[0] << kLane | half_[1] >> 3 * kLane, half_[1] << kLane | half_[0] >> 3 * kLane};
    }
    constexpr Neighbours fromRight() const {
        return {half_[0] >> kLane | half_[1] << 3 * kLane, half_[1] >> kLane | half_[0] << 3 * kLane};
    }
    /// What both allow.
    constexpr Neighbours operator&(Neighbours other) const {
        return {half_[0] & other.half_[0], half_[1] & other.half_[1]};
    }

    /// All pairs on the squares that are empty here but not there.
    constexpr Ring emptyBut(Neighbours other) const {
        return {free(half_[0] & ~other.half_[0]), free(half_[1] & ~other.half_[1])};
    }

    /// All pairs on the squares that are empty, none on the others.
    constexpr Ring empty() const { return {free(half_[0]), free(half_[1])}; }

    /// The tiles themselves: on each square that holds one the pair that all its matches have in common.
    constexpr Ring tiles() const { return {tiles(half_[0]), tiles(half_[1])}; }

  private:
    static constexpr std::uint64_t kTops = kOnes << (kLane - 1);
    static constexpr std::uint64_t kShapes = kOnes * 0b000'000'111;  // of the pairs in a lane, one of each shape
    static constexpr std::uint64_t kColours = kOnes * 0b001'001'001; // one of each colour

    constexpr Neighbours(std::uint64_t low, std::uint64_t high)
        : Ring(low, high) {}

    static constexpr unsigned shift(Square square) { return kLane * (square & 3u); }
    /// Ones in the lanes whose highest bit is set (but for that bit).
    static constexpr std::uint64_t free(std::uint64_t lanes) {
        return (lanes & kTops) - ((lanes & kTops) >> (kLane - 1));
    }
    static constexpr std::uint64_t tiles(std::uint64_t lanes) {
        const std::uint64_t colours = lanes & lanes >> 1 & lanes >> 2 & kColours; // all its pairs match
        const std::uint64_t shapes = lanes & lanes >> 3 & lanes >> 6 & kShapes;
        return colours * 0b111 & shapes * 0b001'001'001 & free(~lanes);
    }
};

} // namespace drawbridge::keep
