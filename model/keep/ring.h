// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexset.h"
#include "keep/tiles.h"

#include <bit>

namespace drawbridge::keep {

/// For each of the eight ring squares a set of colour–shape pairs. SIMD within a vector register: eight lanes
/// of sixteen bits; compilers turn each loop below into one instruction.
struct alignas(16) Ring {
    std::array<PairSet, kRing> lane{};

    /// The same bits on every square.
    static constexpr Ring everywhere(PairSet pairs) {
        return make([=](std::size_t) { return pairs; });
    }
    /// The towers and walls among some kinds (one bit each), on every square of the right sort.
    static constexpr Ring ofKinds(std::uint32_t kinds) {
        const auto towers = static_cast<PairSet>(kinds & kAllPairs);
        const auto walls = static_cast<PairSet>(kinds >> kFirstWall & kAllPairs);
        return make([=](std::size_t square) { return square % 2 == 0 ? towers : walls; });
    }

    friend constexpr Ring operator&(const Ring& a, const Ring& b) {
        return make([&](std::size_t square) { return a.lane[square] & b.lane[square]; });
    }
    friend constexpr Ring operator|(const Ring& a, const Ring& b) {
        return make([&](std::size_t square) { return a.lane[square] | b.lane[square]; });
    }
    friend constexpr Ring operator-(const Ring& a, const Ring& b) {
        return make([&](std::size_t square) { return a.lane[square] ^ (a.lane[square] & b.lane[square]); });
    }
    friend constexpr Ring operator>>(const Ring& a, int by) {
        return make([&](std::size_t square) { return a.lane[square] >> by; });
    }
    friend constexpr Ring operator*(const Ring& a, PairSet by) {
        return make([&](std::size_t square) { return a.lane[square] * by; });
    }
    bool operator==(const Ring&) const = default;

    constexpr PairSet at(Square square) const { return lane[square]; }

    /// The values shifted to each square from its left neighbour (towards previous()), or from its right one.
    constexpr Ring fromLeft() const {
        return make([&](std::size_t square) { return lane[(square + 7) % 8]; });
    }
    constexpr Ring fromRight() const {
        return make([&](std::size_t square) { return lane[(square + 1) % 8]; });
    }
    /// All bits set in the squares whose highest bit is set.
    constexpr Ring marked() const {
        return make([&](std::size_t square) { return static_cast<std::int16_t>(lane[square]) >> 15; });
    }

    /// The set of choices among the pairs of all squares, followed by three colours of keeps.
    constexpr IndexSet choices(unsigned keeps = 0) const {
        static_assert(std::endian::native == std::endian::little, "lane 0 has to come first in a word");
        const auto [low, high] = words();
        return IndexSet(low, high | static_cast<std::uint64_t>(keeps) << (64 - 16 + 9));
    }
    struct Choice {
        Kind kind;
        Square square;
    };
    static constexpr Choice choice(unsigned index) {
        const unsigned square = index / 16;
        const unsigned pair = index % 16;
        if (pair >= 9) return {static_cast<Kind>(kFirstKeep + pair - 9), kCentre};
        return {static_cast<Kind>(square % 2 * kFirstWall + pair), static_cast<Square>(square)};
    }

  private:
    friend struct Neighbours;

    template <class Bits>
    static constexpr Ring make(Bits bits) {
        Ring ring;
        for (std::size_t square = 0; square < kRing; ++square)
            ring.lane[square] = static_cast<PairSet>(bits(square));
        return ring;
    }
    constexpr std::array<std::uint64_t, 2> words() const {
        return std::bit_cast<std::array<std::uint64_t, 2>>(lane);
    }
};

/// For each ring square what may stand beside it: the pairs that match its tile, or anything if it is empty
/// (all sixteen bits, so that the highest bit marks an empty square).
struct Neighbours : Ring {
    static constexpr PairSet kAnything = 0xFFFF;

    constexpr Neighbours()
        : Ring(everywhere(kAnything)) {}

    constexpr void put(Square square, Kind kind) { set(square, matching(kind)); }
    constexpr void clear(Square square) { set(square, kAnything); }

    /// The tiles themselves: on each occupied square the pair that all its matches have in common.
    constexpr Ring tiles() const {
        const Ring colours = *this & *this >> 1 & *this >> 2 & everywhere(0b001'001'001); // all shapes match
        const Ring shapes = *this & *this >> 3 & *this >> 6 & everywhere(0b000'000'111);
        return (colours * 0b111 & shapes * 0b001'001'001) - marked();
    }
    /// The colours of the tiles, bit i for colour i.
    constexpr unsigned colours() const {
        unsigned colours = 0;
        for (const PairSet tile : tiles().lane)
            for (int colour = 0; colour < 3; ++colour)
                if ((tile & pairsOfColour(static_cast<Colour>(colour))) != 0) colours |= 1u << colour;
        return colours;
    }

  private:
    /// Writes all lanes at once, at the width at which they are read: a narrow store followed by a wide load
    /// would stall store forwarding.
    constexpr void set(Square square, PairSet pairs) {
        for (std::uint16_t each = 0; each < kRing; ++each) lane[each] = each == square ? pairs : lane[each];
    }
};

} // namespace drawbridge::keep
