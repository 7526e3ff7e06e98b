// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/events.h"
#include "caleira/moves.h"
#include "caleira/position.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"

#include <functional>

// The rules of Castles of Caleira over a Position. What every game has is described in core/game.h. Nothing
// here allocates.
namespace drawbridge::caleira {

/// All cards are in the deck, two of them removed unseen if the number of players requires it.
Position start(const Options& options);
Seat decider(const Position& position);
/// Cards by kind, pieces by castle and from left to right, "stop" last.
void legalMoves(const Position& position, MoveList& list);
Move randomMove(const Position& position, Rng& rng);
/// Agrees with legalMoves for every move whose operands are in range, as forEachMove() gives them.
Verdict judge(const Position& position, Move move);
Verdict notAsked(const Position& position, Seat seat, Move move);
/// Calls `visit` with every well-formed move of these options, legal or not, of seats and of chance.
void forEachMove(const Options& options, const std::function<void(Move)>& visit);
void apply(Position& position, Move move);
Move sampleChance(const Position& position, Rng& rng);
double score(const Position& position, Seat seat);
Clause endingClause(const Position& position);
void determinize(Position& position, Seat seat, Rng& rng);

/// Advances a position that was set up by hand to its next decision: draws from an empty deck are skipped;
/// `resolve`: an effect is due to be taken from the queue.
void settlePhase(Position& position, bool resolve);

/// The points of a castle as it stands, pieces that are down at 1 each (CALEIRA-SCORE-1, -2).
int pointsOf(const Position& position, Seat seat);

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
