// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keep/position.h"

// Where a tile may be placed in a castle (KEEP-BUILD-6 to -15). Keeps have no neighbours (KEEP-BUILD-10),
// every tile is checked against the castle as it is then (KEEP-BUILD-15), and standing tiles are not checked
// again (KEEP-BUILD-17). In two forms: as a set of tiles, for listing moves, and for a single tile with the
// clause, for refusals.
namespace drawbridge::keep {

/// Whether one empty square of the ring is left (KEEP-RULING-6).
constexpr bool oneSquareLeft(const Castle& castle) {
    return std::has_single_bit(static_cast<std::uint8_t>(~castle.ring));
}

/// Whether a tile between two others need match only one of them. KEEP-BUILD-13 allows this for the last tile
/// of the ring, unless Advanced 3 is on; the house rule for every other tile (KEEP-RULING-5, -28).
constexpr bool oneSideIsEnough(const Castle& castle, const Options& options) {
    return oneSquareLeft(castle) ? !options.on(Option::AdvancedLast) : options.on(Option::TwoNeighbours);
}

/// The empty ring squares beside a tile; all if the ring is bare (KEEP-BUILD-7, -14).
constexpr unsigned openSquares(const Castle& castle) {
    const unsigned ring = castle.ring;
    return ring == 0 ? 0xFFu : ~ring & (ring << 1 | ring >> 7 | ring >> 1 | ring << 7) & 0xFFu;
}

/// The walls and towers allowed on each empty ring square of a castle (KEEP-BUILD-7 to -15).
constexpr Ring fitting(const Castle& castle, const Options& options) {
    if (castle.ring == 0)
        return Ring::everywhere(castle.has(kCentre) ? pairsOfColour(colourOf(castle.kind(kCentre)))
                                                    : kAllPairs);
    const Ring left = castle.neighbours.fromLeft();
    const Ring right = castle.neighbours.fromRight();
    const Ring both = left & right; // marked where a neighbouring square is empty
    const Ring open = castle.neighbours.marked() - both.marked();
    if (oneSideIsEnough(castle, options)) return (both | ((left | right) - (left | right).marked())) & open;
    return both & open;
}

/// Legal if a tile of `kind` may be placed on `square`, which is empty and of the right sort.
Verdict judgeFit(const Castle& castle, Square square, Kind kind, const Options& options);

/// Legal if the tiles on these squares of two castles of the player on turn may be swapped, or a single tile
/// moved across (KEEP-EMPIRE-7 to -9, KEEP-RULING-34).
Verdict judgeInterchange(const Position& position, int castle, Square square, int other, Square otherSquare);

/// The line of adjacent walls and towers of one colour through a ring square that holds a tile, round corners
/// too, without the keep (KEEP-ATTACK-7, KEEP-ATTACK-10, -15, KEEP-ADVTOWER-2). One bit per ring square.
std::uint8_t groupAt(const Castle& castle, Square square);

} // namespace drawbridge::keep
