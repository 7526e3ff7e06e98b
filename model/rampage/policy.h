// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/standing.h"
#include "rampage/position.h"

#include <array>
#include <span>

// What a player with common sense does, and how well the sides stand: for bots (bots/hooks.h). Everything is
// worked out from the fields of the deck, so that it holds for cards of the player's own. Nothing here looks
// at a card that the decider does not know.
namespace drawbridge::rampage {

/// The best move by common sense; the same for positions that the decider cannot tell apart.
Move greedyMove(const Position& position);

/// A quick sensible move for playouts.
Move playoutMove(const Position& position, Rng& rng);

/// How well each seat stands, from 0 to 1.
void evaluate(const Position& position, std::span<double> shares);

/// By what evaluate() tells it (bots/hooks.h).
extern const std::array<Trait, 12> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// How many turns a playout goes on before it is asked.
inline constexpr int kPlayoutTurns = 2;

/// How strong a novice and a good player are (bots/hooks.h).
inline constexpr int kSlips = 28;
inline constexpr int kPlayouts = 200;

/// How much the search trusts common sense (bots/hooks.h).
inline constexpr double kTrust = 0.3;

/// Drops moves that no one would think of: the last card of the own Castle given away, an attack on what is
/// known to be stronger, a rival's card spared that may be burnt.
void prune(const Position& position, MoveList& list);

/// Whether the game may end in this turn: all that the hand attacks with may be more than what stands before
/// it.
bool mayEnd(const Position& position);

} // namespace drawbridge::rampage
