// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/verdict.h"
#include "rampage/moves.h"
#include "rampage/position.h"

#include <functional>

// The rules of Castle Rampage over a Position: an interpreter of its deck. What every game has is described
// in core/game.h. Nothing here allocates.
namespace drawbridge::rampage {

/// All cards are in the draw pile, the starter is not yet drawn.
Position start(const Options& options);
inline Seat decider(const Position& position) { return position.decider; }
/// Plays, placements, looks, other uses, and last what ends or declines.
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
/// RAMPAGE-OBJ-1, RAMPAGE-END-2.
double score(const Position& position, Seat seat);
Clause endingClause(const Position& position);
void determinize(Position& position, Seat seat, Rng& rng);

/// The deck these options play with.
inline const Deck& deckOf(const Options& options) {
    return options.deck != nullptr ? *options.deck : houseEdition();
}

/// The effect being resolved.
inline const Effect& currentEffect(const State& position) {
    return position.kind(position.source).effect[position.effect];
}

/// The seat that gets the next card of the setup.
Seat nextToDeal(const auto& position) {
    if (position.dealt < kPlayers * kDealt)
        return static_cast<Seat>((position.starter + position.dealt) % kPlayers);
    for (const Seat seat : {position.starter, other(position.starter)})
        if (position.table.size(handOf(seat)) < kDealt) return seat;
    return kNobody;
}

/// The seat whose hand is affected in Show, Symbol, Shot, Spy, Look, Take and GiveUp.
inline Seat handAtStake(const State& position) { return other(position.actor); }

} // namespace drawbridge::rampage
