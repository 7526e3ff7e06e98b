// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/view.h"

#include <span>
#include <string>
#include <vector>

// How CASTLES lies on a table: its piles, what each seat may see, and how gestures mean moves.
namespace drawbridge::castles {

/// The piles in play, in an order fit for reading out.
std::vector<PileInfo> piles(const Options& options);

/// What a seat may see; kNobody: what everybody may see (CASTLES-INFO-1 to CASTLES-INFO-5).
View viewFor(const Position& position, Seat seat);

/// The move as a seat may hear of it: a card it may not see becomes kNoKind (CASTLES-INFO-1).
Move seenBy(const Position& position, Move move, Seat seat);

/// The gesture that says a move; none for buttons and for chance. A castle as a whole is meant by the place
/// of its CASTLE card.
Gesture gestureOf(const Position& position, Move move);

/// Every well-formed move, legal or not, that a gesture may mean; the likeliest first. A card of the hand
/// that is dropped where it would be used means that it is used; and once it is, what it is used for.
void meanings(const Position& position, const Gesture& gesture, MoveList& list);

/// What a legal gesture is: what does harm to a realm attacks it, and what others' castles are strengthened
/// with is theirs.
Aim aimOf(const Position& position, const Gesture& gesture);

/// What a gesture says at one go: to use a card and what for, to clear something off the table. A single
/// move if that is all there is to decide; none if it is not legal as a whole. A DEFENSE dropped on a full
/// castle is asked about.
std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures);
/// Nothing is moved about here before it is done.
inline bool gathers(const Position&) { return false; }

} // namespace drawbridge::castles
