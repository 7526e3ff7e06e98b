// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"

#include <functional>

// The rules of CASTLES over a Position, in the version of the expanded rules (CASTLES-META-1,
// CASTLES-META-5): kings and queens build, fall, come back as puppets and fight until one of them rules
// (CASTLES-GOAL-1, CASTLES-GOAL-2, CASTLES-GOAL-3). What every game has is described in core/game.h. Nothing
// here allocates.
namespace drawbridge::castles {

Position start(const Options& options);
/// A master decides for its puppets (house.puppet-will); Position::actor is the seat whose cards the decision
/// is about.
inline Seat decider(const Position& position) { return position.decider; }
void legalMoves(const Position& position, MoveList& list);
Move randomMove(const Position& position, Rng& rng);
/// Agrees with legalMoves for every move of forEachMove().
Verdict judge(const Position& position, Move move);
Verdict notAsked(const Position& position, Seat seat, Move move);
/// Calls `visit` with every well-formed move of these options, legal or not, of seats and of chance; except
/// resigning and showing cards, which are not among the legal moves either.
void forEachMove(const Options& options, const std::function<void(Move)>& visit);
void apply(Position& position, Move move);
Move sampleChance(const Position& position, Rng& rng);
/// Shared evenly if several masters win; ½ for everybody in a draw. A puppet cannot win by itself
/// (CASTLES-PUP-3): see winningSeats() for all winners.
double score(const Position& position, Seat seat);
Clause endingClause(const Position& position);
/// Hidden hands and the deck are dealt anew from the cards that the seat cannot account for.
void determinize(Position& position, Seat seat, Rng& rng);

// ---- for setting up positions ----------------------------------------------------------------------------

/// Advances a position that was set up by hand to the first decision of its phase: fills in who decides,
/// skips a phase without a decision, and updates derived state.
void settlePhase(Position& position);

} // namespace drawbridge::castles
