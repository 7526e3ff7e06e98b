// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"
#include "wars/moves.h"
#include "wars/position.h"

#include <functional>

// The rules of Castle Wars over a Position. Nothing here allocates.
namespace drawbridge::wars {

/// The initial position, before any decision or shuffle. `options` must pass check().
Position start(const Options& options);

/// The seat to decide, kChance, or kNobody when the game is over.
inline Seat decider(const Position& position) { return position.decider; }

/// Fills `list` with every legal move of the decider, chance included, each once, in a stable order.
void legalMoves(const Position& position, MoveList& list);

/// A uniformly random legal move. The game must not be over.
Move randomMove(const Position& position, Rng& rng);

/// Whether `move` may be made now, or the clause that forbids it. Agrees with legalMoves for every move of
/// forEachMove(). Reasons and values of a refusal: reasons.h.
Verdict judge(const Position& position, Move move);
/// Why a seat that does not decide now cannot make a move: always a refusal.
Verdict notAsked(const Position& position, Seat seat, Move move);

/// Calls `visit` with every well-formed move of these options, legal or not, of seats and of chance; except
/// conceding, which is not among the legal moves either, though judge() allows it at any time.
void forEachMove(const Options& options, const std::function<void(Move)>& visit);

/// Makes a legal move.
void apply(Position& position, Move move);

/// At a chance decision: one outcome, drawn with its true probability.
Move sampleChance(const Position& position, Rng& rng);

/// A seat's share in the end: 1 for a win, 0 for a loss, ½ for a draw.
double score(const Position& position, Seat seat);

/// The clause by which the game ended; empty while it goes on.
Clause endingClause(const Position& position);

/// Determinization for `seat`: unknown cards are dealt anew, and cards it has lost track of are shuffled
/// among those they may be.
void determinize(Position& position, Seat seat, Rng& rng);

// ---- for setting up and comparing positions --------------------------------------------------------------

/// Advances a position that was set up by hand to the first decision of its phase: skips a window in which
/// nobody may act, and so on.
void settlePhase(Position& position);

/// Swaps the marks of two cards that have swapped places on the table.
void exchangeMarks(Position& position, CardId one, CardId two);

/// Whether a seat that knows neither of two cards cannot distinguish them: both are soldiers of one pack, or
/// both resources (WARS-INFO-8).
constexpr bool areAlike(CardId one, CardId two) {
    return packOf(one) == packOf(two) && isSoldierKind(kindOf(one)) == isSoldierKind(kindOf(two));
}

} // namespace drawbridge::wars
