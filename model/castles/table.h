// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/deed.h"
#include "core/event.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/reaction.h"
#include "core/rng.h"
#include "core/view.h"
#include "positions/positionwords.h"

#include <optional>
#include <span>
#include <vector>

// How CASTLES lies on a table: its piles, what each seat may see, and how gestures mean moves. What every
// game has is described in core/game.h.
namespace drawbridge::castles {

std::vector<PileInfo> piles(const Options& options);
/// CASTLES-INFO-1 to CASTLES-INFO-5.
View viewFor(const Position& position, Seat seat);
/// A card that the seat may not see becomes kNoKind (CASTLES-INFO-1).
Move seenBy(const Position& position, Move move, Seat seat);
/// A castle as a whole is represented by the place of its CASTLE card.
Gesture gestureOf(const Position& position, Move move);
/// A hand card dropped on a possible target means that it is used; and once it is, its target.
void meanings(const Position& position, const Gesture& gesture, MoveList& list);
/// An attack if it harms a realm, a gift if it strengthens others' castles.
Aim aimOf(const Position& position, const Gesture& gesture);
Impact impactOf(const View& before, Move move, const View& after);
Impact impactOf(const Event& event);

/// Compound moves: to use a card on a target, to discard something from the table. A single move if that is
/// all there is to decide; none if it is not legal as a whole. For a DEFENSE dropped on a full castle the
/// choice remains.
std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures);
/// Pieces are not rearranged before a move in this game.
inline bool gathers(const Position&) { return false; }

/// The moments at which a seat may play BLOCK (CASTLES-BLOCK-18), for the user interface: against the own
/// realm, after a card has been played, and at the end of the assault; then the same against anybody else.
/// Every seat that could block is asked, whether it holds one or not (CASTLES-RULING-63).
std::span<const WindowKind> windowKinds();
/// The window open for the decider; it is usable if the seat asked holds a BLOCK.
std::optional<ReactionWindow> window(const Position& position);

/// Positions in words, for scenarios (tests/scenarios/README.md).
TableWords words(const Options& options);
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::castles
