// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/position.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/standing.h"

#include <array>
#include <span>
#include <string_view>

// The heuristics of Castles of Caleira: the greedy bot, and the rollout policy of the search; see
// bots/hooks.h for their use. All of it uses only what the decider knows; only measureTraits() looks under
// every card, since it is given a determinization.
namespace drawbridge::caleira {

/// The greedy move: destroy the Spire once it is found (CALEIRA-TIP-2), keep one's own hidden or raise it
/// late (CALEIRA-TIP-4), take the most valuable from opponents, turn up valuable cards and turn down
/// worthless ones.
Move greedyMove(const Position& position);

/// The same, with a little noise to vary between near-equal moves.
Move playoutMove(const Position& position, Rng& rng);

/// Keeps only the first of the pieces of a castle that are equivalent to the decider, whatever it may do with
/// them.
void dropAlike(const Position& position, MoveList& list);

/// Drops pointless moves: anything else where a Trebuchet wins, shots at one's own pieces or at
/// indestructible ones, and showing one's Spire to an opponent who is known to have a Trebuchet.
void prune(const Position& position, MoveList& list);

/// Whether the game may end before an opponent chooses again: few cards are left to play, or a Trebuchet may
/// find the only opponent's Spire.
bool mayEnd(const Position& position);

extern const std::array<Trait, 6> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// The aims of a seat: own points and few of others, staying in the game and others out of it, knowing what
/// others have, and hiding what it has.
inline constexpr std::array<std::string_view, 6> kAims{"points", "rivals", "stay", "oust", "know", "hide"};
void measureAims(const Position& position, Seat seat, std::span<double> aims);

} // namespace drawbridge::caleira
