// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/moves.h"
#include "castles/position.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"

#include <functional>

// The rules of CASTLES over a Position, as the expanded rules have them (CASTLES-META-1, CASTLES-META-5):
// kings and queens build, fall, come back as puppets and fight until one of them rules (CASTLES-GOAL-1,
// CASTLES-GOAL-2, CASTLES-GOAL-3). Nothing here allocates.
namespace drawbridge::castles {

/// The position before anything has been dealt. `options` must pass check().
Position start(const Options& options);

/// The seat to decide, kChance, or kNobody when the game is over. A master decides for its puppets
/// (house.puppet-will); Position::actor is the seat whose cards are meant.
inline Seat decider(const Position& position) { return position.decider; }

/// Fills `list` with every legal move of the decider, chance included, each once, in a stable order.
void legalMoves(const Position& position, MoveList& list);

/// One of the legal moves, each equally likely. The game must not be over.
Move randomMove(const Position& position, Rng& rng);

/// Whether `move` may be made now, or why not (castles/reasons.h). Agrees with legalMoves for every move of
/// forEachMove().
Verdict judge(const Position& position, Move move);
/// Why a seat that does not decide now cannot make a move: always a refusal.
Verdict notAsked(const Position& position, Seat seat, Move move);

/// Calls `visit` with every well-formed move of these options, legal or not, of seats and of chance; but not
/// with resigning and showing cards, which are not among the legal moves either.
void forEachMove(const Options& options, const std::function<void(Move)>& visit);

/// Makes a legal move.
void apply(Position& position, Move move);

/// At a chance decision: one outcome, drawn with its true probability.
Move sampleChance(const Position& position, Rng& rng);

/// What a seat gets in the end: 1 for a winning master, shared evenly if several win; ½ for everybody in a
/// draw; else 0. A puppet cannot win by itself (CASTLES-PUP-3): see winningSeats() for who wins along.
double score(const Position& position, Seat seat);

/// The clause by which the game ended; empty while it goes on.
Clause endingClause(const Position& position);

/// A full position that agrees with all that `seat` knows: hands it does not see, and the deck, are dealt
/// anew from the cards it cannot account for.
void determinize(Position& position, Seat seat, Rng& rng);

// ---- for those who make up positions ---------------------------------------------------------------------

/// Puts the game into its first decision of that phase, for a position somebody has made up: fills in who
/// decides, skips a phase in which there is nothing to decide, and takes note of what stands where.
void settlePhase(Position& position);

} // namespace drawbridge::castles
