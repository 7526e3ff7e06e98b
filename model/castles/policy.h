// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/move.h"
#include "core/standing.h"

#include <array>
#include <span>

// What a player with common sense does, and how well the sides stand: for bots (bots/hooks.h). Nothing here
// looks at a card that the decider does not know.
namespace drawbridge::castles {

/// The best move by common sense; the same for positions that the decider cannot tell apart.
Move greedyMove(const Position& position);

/// How well each seat stands, from 0 to 1.
void evaluate(const Position& position, std::span<double> shares);

/// By what evaluate() tells it (bots/hooks.h).
extern const std::array<Trait, 6> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// How many turns a playout goes on before it is asked.
inline constexpr int kPlayoutTurns = 6;

/// How strong a novice and a good player are (bots/hooks.h).
inline constexpr int kSlips = 75;
inline constexpr int kPlayouts = 2000;

/// How much the search trusts common sense, and how curious it is (bots/hooks.h). Tried on several hundred
/// decisions of which two thousand games each had shown what the moves are worth.
inline constexpr double kTrust = 1;
inline constexpr double kExploration = 0.25;

/// Drops moves that come to the same thing as another that stays and those that no one would think of.
void prune(const Position& position, MoveList& list);

/// Whether the game may end in this turn: what the hand can do to the last rival may be enough.
bool mayEnd(const Position& position);

} // namespace drawbridge::castles
