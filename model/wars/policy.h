// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/standing.h"
#include "wars/position.h"

#include <array>
#include <span>

// What a player with common sense does, and how well the sides stand: for bots (bots/hooks.h). Nothing here
// looks at a card that the decider does not know.
namespace drawbridge::wars {

/// The best move by common sense; the same for positions that the decider cannot tell apart.
Move greedyMove(const Position& position);

/// A quick sensible move for playouts: that of common sense.
Move playoutMove(const Position& position, Rng& rng);

/// How well each seat stands, from 0 to 1.
void evaluate(const Position& position, std::span<double> shares);

/// By what evaluate() tells it (bots/hooks.h).
extern const std::array<Trait, 17> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// How many turns a playout goes on before it is asked.
inline constexpr int kPlayoutTurns = 2;

/// How strong a novice and a good player are (bots/hooks.h).
inline constexpr int kSlips = 15;
inline constexpr int kPlayouts = 100;

/// Drops moves that come to the same thing as another that stays (slots lifted or joining in another order,
/// equal cards lifted from two slots) and those that no one would think of.
void prune(const Position& position, MoveList& list);

/// Whether the game may end before the enemy can choose: hardly a soldier of its is left.
bool mayEnd(const Position& position);

} // namespace drawbridge::wars
