// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/standing.h"
#include "wars/position.h"

#include <array>
#include <span>

// The heuristic policy and the evaluation for bots (bots/hooks.h). Uses only cards that the decider knows.
namespace drawbridge::wars {

/// The best move by the heuristics; the same in positions that the decider cannot tell apart.
Move greedyMove(const Position& position);

/// The rollout policy: the greedy move.
Move playoutMove(const Position& position, Rng& rng);

/// Each seat's estimated share, from 0 to 1.
void evaluate(const Position& position, std::span<double> shares);

/// The traits of evaluate() (bots/hooks.h).
extern const std::array<Trait, 17> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// The number of turns after which a playout is cut off and evaluated.
inline constexpr int kPlayoutTurns = 2;

/// The default strengths of bots (bots/hooks.h).
inline constexpr int kSlips = 15;
inline constexpr int kPlayouts = 100;

/// Drops moves that are equivalent to another one that stays (slots lifted or joining in another order, equal
/// cards lifted from two slots) and pointless ones.
void prune(const Position& position, MoveList& list);

/// Whether the game may end before the enemy can choose: it has few soldiers left.
bool mayEnd(const Position& position);

} // namespace drawbridge::wars
