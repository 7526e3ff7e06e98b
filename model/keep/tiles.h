// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardset.h"

#include <array>
#include <cstdint>

// The 90 tiles of Castle Keep (KEEP-COMP-1 to -4) and the nine squares of a castle.
namespace drawbridge::keep {

inline constexpr int kTiles = 90;

/// One of the 21 different tiles: towers 0–8, walls 9–17, each colour × 3 + shape; keeps 18–20 by colour.
using Kind = std::uint8_t;

inline constexpr int kKinds = 21;
inline constexpr Kind kFirstWall = 9;
inline constexpr std::uint32_t kTowers = (1u << kFirstWall) - 1; // one bit for each kind
inline constexpr Kind kFirstKeep = 18;
inline constexpr Kind kNoKind = 0xFF; // an empty square, or a face the viewer may not see

// KEEP-COMP-2.
enum class Colour : std::uint8_t { Red, Yellow, Blue };
enum class Shape : std::uint8_t { Curvy, Zigzag, Straight };
enum class Sort : std::uint8_t { Tower, Wall, Keep };

/// A lookup table of a function of the kinds: it is called so often that a branch or a division would be
/// noticeable.
template <class Function>
consteval auto forAllKinds(Function function) {
    std::array<decltype(function(Kind{})), kKinds> table{};
    for (Kind kind = 0; kind < kKinds; ++kind) table[kind] = function(kind);
    return table;
}

constexpr Sort sortOf(Kind kind) {
    return kind < kFirstWall ? Sort::Tower : kind < kFirstKeep ? Sort::Wall : Sort::Keep;
}
inline constexpr auto kColourOf = forAllKinds(
    [](Kind kind) { return static_cast<Colour>(kind < kFirstKeep ? kind % 9 / 3 : kind - kFirstKeep); });
constexpr Colour colourOf(Kind kind) { return kColourOf[kind]; }
/// The shape of a wall or tower; keeps have none (KEEP-COMP-3).
constexpr Shape shapeOf(Kind kind) { return static_cast<Shape>(kind % 3); }

/// KEEP-COMP-4: four of each tower and wall, six of each keep. Equal tiles have neighbouring numbers.
inline constexpr auto kCopiesOf = forAllKinds([](Kind kind) { return kind < kFirstKeep ? 4 : 6; });
constexpr int copiesOf(Kind kind) { return kCopiesOf[kind]; }

inline constexpr auto kFirstCardOf = forAllKinds([](Kind kind) {
    return static_cast<CardId>(kind < kFirstKeep ? kind * 4 : kFirstKeep * 4 + (kind - kFirstKeep) * 6);
});
constexpr CardId firstCardOf(Kind kind) { return kFirstCardOf[kind]; }

inline constexpr std::array<Kind, kTiles> kKindOf = [] {
    std::array<Kind, kTiles> kinds{};
    for (Kind kind = 0; kind < kKinds; ++kind)
        for (int copy = 0; copy < copiesOf(kind); ++copy)
            kinds[static_cast<std::size_t>(firstCardOf(kind) + copy)] = kind;
    return kinds;
}();
constexpr Kind kindOf(CardId card) { return kKindOf[card]; }

inline constexpr auto kCardsOf =
    forAllKinds([](Kind kind) { return CardSet::range(firstCardOf(kind), copiesOf(kind)); });

inline constexpr CardSet kAllTiles = CardSet::range(0, kTiles);

/// A square of a castle, a grid of three by three (KEEP-BUILD-2): the ring clockwise from the north-west
/// corner, then the centre.
using Square = std::uint8_t;

enum : Square { kNW, kN, kNE, kE, kSE, kS, kSW, kW, kCentre };

inline constexpr int kSquares = 9;
inline constexpr int kRing = 8;
inline constexpr Square kNoSquare = 0xFF;

constexpr Square next(Square square) { return static_cast<Square>((square + 1) & 7); }
constexpr Square previous(Square square) { return static_cast<Square>((square + 7) & 7); }

/// KEEP-BUILD-3, -4, -5: corners take towers, sides walls, the centre a keep.
constexpr Sort sortFor(Square square) {
    return square == kCentre ? Sort::Keep : square % 2 == 0 ? Sort::Tower : Sort::Wall;
}

/// Nine bits, one for each colour–shape pair (colour × 3 + shape): the towers, or the walls, that fit.
using PairSet = std::uint16_t;

inline constexpr PairSet kAllPairs = 0x1FF;

constexpr PairSet pairsOfColour(Colour colour) {
    return static_cast<PairSet>(0b111 << (3 * static_cast<int>(colour)));
}
/// The pairs that match a wall or tower in colour or shape.
inline constexpr auto kMatching = forAllKinds([](Kind kind) {
    return static_cast<PairSet>(pairsOfColour(colourOf(kind)) | 0b001'001'001
                                                                    << static_cast<int>(shapeOf(kind)));
});
constexpr PairSet matching(Kind kind) { return kMatching[kind]; }

} // namespace drawbridge::keep
