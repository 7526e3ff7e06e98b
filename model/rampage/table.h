// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/defenderreveal.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/view.h"
#include "positions/positionwords.h"
#include "rampage/position.h"

#include <optional>
#include <vector>

// How Castle Rampage lies on a table: its piles, what each seat may see, and how gestures mean moves.
namespace drawbridge::rampage {

/// The piles in play, in reading order. The turn overviews are not cards and have no effect (RAMPAGE-COMP-2,
/// RAMPAGE-SETUP-1): the scene shows them between Gate and Castle (RAMPAGE-SETUP-6).
std::vector<PileInfo> piles();

/// What a seat may see; kNobody: public information. Nobody looks into a stack (RAMPAGE-STACK-2), though
/// house.memory-aid shows what a player could remember (RAMPAGE-HIDE-3) and everybody may count
/// (RAMPAGE-STACK-3).
View viewFor(const Position& position, Seat seat);

/// The move as a seat may know it: a card it may not see becomes kNoKind.
Move seenBy(const Position& position, Move move, Seat seat);

/// The result of a revealed defender and the attack (RAMPAGE-ATT-5 to -18); nothing for other moves.
std::optional<DefenderReveal> defenderReveal(const Position& position, Move move);

/// The gesture that makes a move; none for buttons and for chance.
Gesture gestureOf(const Position& position, Move move);

void meanings(const Position& position, const Gesture& gesture, MoveList& list);

/// What a legal gesture means: an attack, or a look, if its target is a stack of the opponent.
Aim aimOf(const Position& position, const Gesture& gesture);

/// How a move appears to onlookers, from the same viewer's views before and after it.
Impact impactOf(const View& before, Move move, const View& after);

/// Positions in words, for scenarios (tests/scenarios/README.md).
TableWords words(const Options& options);
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::rampage
