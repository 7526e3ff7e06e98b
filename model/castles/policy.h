// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/move.h"
#include "core/standing.h"

#include <array>
#include <span>

// The heuristic policy and the evaluation for bots (bots/hooks.h). Uses only cards that the decider knows.
namespace drawbridge::castles {

/// The best move by the heuristics; the same in positions that the decider cannot tell apart.
Move greedyMove(const Position& position);

/// Each seat's estimated share, from 0 to 1.
void evaluate(const Position& position, std::span<double> shares);

/// The traits of evaluate() (bots/hooks.h).
extern const std::array<Trait, 6> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// The number of turns after which a playout is cut off and evaluated.
inline constexpr int kPlayoutTurns = 6;

/// The default strengths of bots (bots/hooks.h).
inline constexpr int kSlips = 75;
inline constexpr int kPlayouts = 2000;

/// The weight of the progressive bias, and the exploration constant (bots/hooks.h). Tuned on several hundred
/// decisions whose move values were known from two thousand games each.
inline constexpr double kHeuristicBias = 1;
inline constexpr double kExploration = 0.25;

/// Drops moves that are equivalent to another one that stays and pointless ones.
void prune(const Position& position, MoveList& list);

/// Whether the game may end in this turn: the hand may be enough to eliminate the last opponent.
bool mayEnd(const Position& position);

} // namespace drawbridge::castles
