// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"
#include "keep/building.h"
#include "keep/moves.h"
#include "keep/position.h"

#include <functional>

// The rules of Castle Keep over a Position. Nothing here allocates.
namespace drawbridge::keep {

/// The initial position, before any chance move: all tiles in one pile, the dealer not yet drawn. `options`
/// must pass check().
Position start(const Options& options);

/// The seat to decide, kChance, or kNobody when the game is over.
Seat decider(const Position& position);

/// Fills `list` with every legal move of the decider, chance included, each once, in a stable order:
/// placements by castle, square and kind, attacks, interchanges, the end of the turn last.
void legalMoves(const Position& position, MoveList& list);

/// A uniformly random legal move, without listing them: for playouts. The game must not be over.
Move randomMove(const Position& position, Rng& rng);

/// Whether `move` may be made now, or the clause that forbids it. Agrees with legalMoves for every move
/// whose operands are in range. Its reasons are those of keep/reasons.h.
Verdict judge(const Position& position, Move move);
/// Why a seat that does not decide now cannot make a move: always a refusal.
Verdict notAsked(const Position& position, Seat seat, Move move);

/// Calls `visit` with every well-formed move of these options, legal or not, of seats and of chance.
void forEachMove(const Options& options, const std::function<void(Move)>& visit);

/// Whether everybody's castle has at least two tiles, as these options count them (KEEP-ATTACK-1).
bool attacksWouldOpen(const Position& position);

/// Advances a position that was set up by hand to its next decision: a draw from empty piles or a turned tile
/// that hits at most one needs none and is resolved automatically.
void settlePhase(Position& position);

/// Makes a legal move.
void apply(Position& position, Move move);

/// At a chance decision: one outcome, drawn with its true probability.
Move sampleChance(const Position& position, Rng& rng);

/// A seat's share in the end: 1 for a win, 0 for a loss, ½ for a draw.
double score(const Position& position, Seat seat);

/// The clause by which the game ended; empty while it goes on.
Clause endingClause(const Position& position);

/// Determinization for `seat`: what it does not know is dealt anew.
void determinize(Position& position, Seat seat, Rng& rng);

} // namespace drawbridge::keep
