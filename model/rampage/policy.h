// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/standing.h"
#include "rampage/position.h"

#include <array>
#include <span>

// The heuristic policy and the evaluation for bots (bots/hooks.h). Everything is computed from the fields of
// the deck, so that it works for custom decks. Uses only cards that the decider knows.
namespace drawbridge::rampage {

/// The best move by the heuristics; the same in positions that the decider cannot tell apart.
Move greedyMove(const Position& position);

/// The rollout policy.
Move playoutMove(const Position& position, Rng& rng);

/// Each seat's estimated share, from 0 to 1.
void evaluate(const Position& position, std::span<double> shares);

/// The traits of evaluate() (bots/hooks.h).
extern const std::array<Trait, 12> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// The number of turns after which a playout is cut off and evaluated.
inline constexpr int kPlayoutTurns = 2;

/// The default strengths of bots (bots/hooks.h).
inline constexpr int kSlips = 28;
inline constexpr int kPlayouts = 200;

/// The weight of the progressive bias (bots/hooks.h).
inline constexpr double kHeuristicBias = 0.3;

/// Drops pointless moves: giving away the last card of the own Castle, attacking a defender known to be
/// stronger, and sparing an opponent's card that could be burnt.
void prune(const Position& position, MoveList& list);

/// Whether the game may end in this turn: the total strength of the hand may exceed the defenders it meets.
bool mayEnd(const Position& position);

} // namespace drawbridge::rampage
