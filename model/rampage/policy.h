// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/standing.h"
#include "rampage/position.h"

#include <array>
#include <span>
#include <string_view>

// The heuristic policy and the evaluation for bots (bots/hooks.h). Everything is computed from the fields of
// the deck, so that it works for custom decks. Uses only cards that the decider knows.
namespace drawbridge::rampage {

Move greedyMove(const Position& position);
Move playoutMove(const Position& position, Rng& rng);
extern const std::array<Trait, 12> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// Drops pointless moves: giving away the last card of the own Castle, attacking a defender known to be
/// stronger, and sparing an opponent's card that could be burnt.
void prune(const Position& position, MoveList& list);

/// Whether the game may end in this turn: the total strength of the hand may exceed the defenders it meets.
bool mayEnd(const Position& position);

/// The aims of a seat: cards at its own Gate and Castle, and few at the enemy's.
inline constexpr std::array<std::string_view, 4> kAims{"gate", "castle", "enemy-gate", "enemy-castle"};
void measureAims(const Position& position, Seat seat, std::span<double> aims);

} // namespace drawbridge::rampage
