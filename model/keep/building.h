// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keep/position.h"

// Where a tile may stand in a castle (KEEP-BUILD-6 to -15). Asked in two ways: as a set of tiles, which is
// what listing moves needs, and tile by tile with the clause, which is what a refusal needs.
namespace drawbridge::keep {

/// Whether the square is the last empty one of the ring (KEEP-RULING-6).
constexpr bool isLastOfRing(const Castle& castle, Square square) {
    return (castle.ring | 1u << square) == 0xFF;
}

/// The colours of the walls and towers of a castle, bit i for colour i (KEEP-BUILD-9).
unsigned coloursOfRing(const Castle& castle);

/// The walls, or towers, that the rules let onto an empty ring square of a castle.
PairSet fitting(const Castle& castle, Square square, const Options& options);

/// Legal if a tile of `kind` may stand on `square`, which is empty and takes its sort.
Verdict judgeFit(const Castle& castle, Square square, Kind kind, const Options& options);

/// Legal if the tiles on these squares of two castles of the player on turn may change places, or the one
/// tile move across (KEEP-EMPIRE-7 to -9, KEEP-RULING-34).
Verdict judgeInterchange(const Position& position, int castle, Square square, int other, Square otherSquare);

/// The line of neighbouring walls and towers of one colour through a ring square that holds a tile, round
/// the corner too; the keep is never part of it (KEEP-ATTACK-7, -10, -15). One bit for each ring square.
std::uint8_t groupAt(const Castle& castle, Square square);

} // namespace drawbridge::keep
