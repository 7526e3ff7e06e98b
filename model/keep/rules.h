// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"
#include "keep/building.h"
#include "keep/moves.h"
#include "keep/position.h"

#include <functional>

// The rules of Castle Keep over a Position. What every game has is described in core/game.h. Nothing here
// allocates.
namespace drawbridge::keep {

/// All tiles are in one pile, the dealer is not yet drawn.
Position start(const Options& options);
Seat decider(const Position& position);
/// Placements by castle, square and kind, attacks, interchanges, the end of the turn last.
void legalMoves(const Position& position, MoveList& list);
Move randomMove(const Position& position, Rng& rng);
/// Agrees with legalMoves for every move whose operands are in range.
Verdict judge(const Position& position, Move move);
Verdict notAsked(const Position& position, Seat seat, Move move);
/// Calls `visit` with every well-formed move of these options, legal or not, of seats and of chance.
void forEachMove(const Options& options, const std::function<void(Move)>& visit);
void apply(Position& position, Move move);
Move sampleChance(const Position& position, Rng& rng);
double score(const Position& position, Seat seat);
Clause endingClause(const Position& position);
void determinize(Position& position, Seat seat, Rng& rng);

/// Whether everybody's castle has at least two tiles, as these options count them (KEEP-ATTACK-1).
bool attacksWouldOpen(const Position& position);

/// Advances a position that was set up by hand to its next decision: a draw from empty piles or a turned tile
/// that hits at most one needs none and is resolved automatically.
void settlePhase(Position& position);

} // namespace drawbridge::keep
