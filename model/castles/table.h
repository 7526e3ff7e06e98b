// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/view.h"
#include "positions/positionwords.h"

#include <optional>
#include <span>
#include <vector>

// How CASTLES lies on a table: its piles, what each seat may see, and how gestures mean moves.
namespace drawbridge::castles {

/// The piles in play, in reading order.
std::vector<PileInfo> piles(const Options& options);

/// What a seat may see; kNobody: public information (CASTLES-INFO-1 to CASTLES-INFO-5).
View viewFor(const Position& position, Seat seat);

/// The move as a seat may know it: a card it may not see becomes kNoKind (CASTLES-INFO-1).
Move seenBy(const Position& position, Move move, Seat seat);

/// The gesture that makes a move; none for buttons and for chance. A castle as a whole is represented by the
/// place of its CASTLE card.
Gesture gestureOf(const Position& position, Move move);

/// Every well-formed move, legal or not, that a gesture may mean; the most likely first. A hand card dropped
/// on a possible target means that it is used; and once it is, its target.
void meanings(const Position& position, const Gesture& gesture, MoveList& list);

/// What a legal gesture means: an attack if it harms a realm, a gift if it strengthens others' castles.
Aim aimOf(const Position& position, const Gesture& gesture);

/// Compound moves: to use a card on a target, to discard something from the table. A single move if that is
/// all there is to decide; none if it is not legal as a whole. For a DEFENSE dropped on a full castle the
/// choice remains.
std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures);
/// Pieces are not rearranged before a move in this game.
inline bool gathers(const Position&) { return false; }

/// Positions in words, for scenarios (tests/scenarios/README.md).
TableWords words(const Options& options);
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::castles
