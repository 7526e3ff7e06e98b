// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/moves.h"
#include "castles/position.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"

#include <functional>

// The rules of CASTLES over a Position, in the version of the expanded rules (CASTLES-META-1,
// CASTLES-META-5): kings and queens build, fall, come back as puppets and fight until one of them rules
// (CASTLES-GOAL-1, CASTLES-GOAL-2, CASTLES-GOAL-3). Nothing here allocates.
namespace drawbridge::castles {

/// The initial position, before the deal. `options` must pass check().
Position start(const Options& options);

/// The seat to decide, kChance, or kNobody when the game is over. A master decides for its puppets
/// (house.puppet-will); Position::actor is the seat whose cards the decision is about.
inline Seat decider(const Position& position) { return position.decider; }

/// Fills `list` with every legal move of the decider, chance included, each once, in a stable order.
void legalMoves(const Position& position, MoveList& list);

/// A uniformly random legal move. The game must not be over.
Move randomMove(const Position& position, Rng& rng);

/// Whether `move` may be made now, or why not (castles/reasons.h). Agrees with legalMoves for every move of
/// forEachMove().
Verdict judge(const Position& position, Move move);
/// Why a seat that does not decide now cannot make a move: always a refusal.
Verdict notAsked(const Position& position, Seat seat, Move move);

/// Calls `visit` with every well-formed move of these options, legal or not, of seats and of chance; except
/// resigning and showing cards, which are not among the legal moves either.
void forEachMove(const Options& options, const std::function<void(Move)>& visit);

/// Makes a legal move.
void apply(Position& position, Move move);

/// At a chance decision: one outcome, drawn with its true probability.
Move sampleChance(const Position& position, Rng& rng);

/// A seat's share in the end: 1 for a winning master, shared evenly if several win; ½ for everybody in a
/// draw; else 0. A puppet cannot win by itself (CASTLES-PUP-3): see winningSeats() for all winners.
double score(const Position& position, Seat seat);

/// The clause by which the game ended; empty while it goes on.
Clause endingClause(const Position& position);

/// Determinization for `seat`: hidden hands and the deck are dealt anew from the cards it cannot account for.
void determinize(Position& position, Seat seat, Rng& rng);

// ---- for setting up positions ----------------------------------------------------------------------------

/// Advances a position that was set up by hand to the first decision of its phase: fills in who decides,
/// skips a phase without a decision, and updates derived state.
void settlePhase(Position& position);

} // namespace drawbridge::castles
