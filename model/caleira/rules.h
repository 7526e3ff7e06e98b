// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/events.h"
#include "caleira/moves.h"
#include "caleira/position.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"

#include <functional>

// The rules of Castles of Caleira over a Position. Nothing here allocates.
namespace drawbridge::caleira {

/// The initial position, before any chance move: all cards in the deck, two of them removed unseen if the
/// number of players requires it. `options` must pass check().
Position start(const Options& options);

/// The seat to decide, kChance, or kNobody when the game is over.
Seat decider(const Position& position);

/// Fills `list` with every legal move of the decider, chance included, each once, in a stable order: cards by
/// kind, pieces by castle and from left to right, "stop" last.
void legalMoves(const Position& position, MoveList& list);

/// A uniformly random legal move. The game must not be over.
Move randomMove(const Position& position, Rng& rng);

/// Whether `move` may be made now, or why not ("caleira/reasons.h"). Agrees with legalMoves for every move
/// whose operands are in range, as forEachMove() gives them.
Verdict judge(const Position& position, Move move);
/// Why a seat that does not decide now cannot make a move: always a refusal.
Verdict notAsked(const Position& position, Seat seat, Move move);

/// Calls `visit` with every well-formed move of these options, legal or not, of seats and of chance.
void forEachMove(const Options& options, const std::function<void(Move)>& visit);

/// Makes a legal move.
void apply(Position& position, Move move);

/// Advances a position that was set up by hand to its next decision: draws from an empty deck are skipped;
/// `resolve`: an effect is due to be taken from the queue.
void settlePhase(Position& position, bool resolve);

/// At a chance decision: one outcome, drawn with its true probability.
Move sampleChance(const Position& position, Rng& rng);

/// A seat's share in the end: 1 for a win, 0 for a loss, an equal share of a shared victory.
double score(const Position& position, Seat seat);

/// The points of a castle as it stands, pieces that are down at 1 each (CALEIRA-SCORE-1, -2).
int pointsOf(const Position& position, Seat seat);

/// The clause by which the game ended; empty while it goes on.
Clause endingClause(const Position& position);

/// Determinization for `seat`: what it does not know is dealt anew.
void determinize(Position& position, Seat seat, Rng& rng);

// ---- for evaluating positions and moves ----------------------------------------------------------------

/// All pieces of all castles.
Cards allPieces(const Position& position);
/// The pieces that the effect of `acting` may choose (CALEIRA-EFFECT-6, -7, CALEIRA-MOAT-3).
Cards targetsOf(const Position& position, Effect acting);
/// The targets on which it would have an effect (CALEIRA-RULING-6).
Cards effectiveTargets(const Position& position, Effect acting);
/// Whether the effect would do anything at all, with or without targets.
bool wouldDoSomething(const Position& position, Effect acting);
/// The face-up Moats of a seat that attract hits (CALEIRA-MOAT-3).
Cards moatsUp(const Position& position, Seat seat);
/// The cards on top of the deck that a Wizard Tower shows and that are not yet in order.
Cards cardsToOrder(const Position& position);
/// How many cards a Wizard Tower shows now (CALEIRA-WIZARD-4).
int cardsShown(const Position& position);
/// The seats with which the owner of a Marketplace may swap.
SeatSet partnersOf(const Position& position, Seat owner);

} // namespace drawbridge::caleira
