// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/view.h"
#include "keep/position.h"
#include "positions/positionwords.h"

#include <optional>
#include <vector>

// How Castle Keep lies on a table: its piles, what each seat sees, and which gesture makes which move
// (core/game.h).
namespace drawbridge::keep {

std::vector<PileInfo> piles(const Options& options);

/// All that a seat may see; kNobody sees what is public (KEEP-INFO-1, KEEP-INFO-2).
View viewFor(const Position& position, Seat seat);

/// The move as a seat may know it: a tile it may not see becomes kNoKind.
Move seenBy(const Position& position, Move move, Seat seat);

/// The gesture that makes a move; none for ending a turn, for shuffling first (a button each) and for chance.
Gesture gestureOf(const Position& position, Move move);

void meanings(const Position& position, const Gesture& gesture, MoveList& list);

/// What a legal gesture means: an attack if a tile is destroyed by the one that is played.
Aim aimOf(const Position& position, const Gesture& gesture);

/// How a move appears to onlookers, from the same viewer's views before and after it.
Impact impactOf(const View& before, Move move, const View& after);

/// Positions in words, for scenarios (tests/scenarios/README.md).
TableWords words(const Options& options);
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::keep
