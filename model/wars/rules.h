// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"
#include "wars/moves.h"
#include "wars/position.h"

#include <functional>

// The rules of Castle Wars over a Position. What every game has is described in core/game.h. Nothing here
// allocates.
namespace drawbridge::wars {

Position start(const Options& options);
inline Seat decider(const Position& position) { return position.decider; }
void legalMoves(const Position& position, MoveList& list);
Move randomMove(const Position& position, Rng& rng);
/// Agrees with legalMoves for every move of forEachMove().
Verdict judge(const Position& position, Move move);
Verdict notAsked(const Position& position, Seat seat, Move move);
/// Calls `visit` with every well-formed move of these options, legal or not, of seats and of chance; except
/// conceding, which is not among the legal moves either, though judge() allows it at any time.
void forEachMove(const Options& options, const std::function<void(Move)>& visit);
void apply(Position& position, Move move);
Move sampleChance(const Position& position, Rng& rng);
double score(const Position& position, Seat seat);
Clause endingClause(const Position& position);
/// Unknown cards are dealt anew, and cards the seat has lost track of are shuffled among those they may be.
void determinize(Position& position, Seat seat, Rng& rng);

/// Advances a position that was set up by hand to the first decision of its phase: skips a window in which
/// nobody may act, and so on.
void settlePhase(Position& position);

} // namespace drawbridge::wars
