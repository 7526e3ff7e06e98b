// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/move.h"
#include "core/standing.h"

#include <array>
#include <span>
#include <string_view>

// The heuristic policy and the evaluation for bots (bots/hooks.h). Uses only cards that the decider knows.
namespace drawbridge::castles {

Move greedyMove(const Position& position);
extern const std::array<Trait, 6> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// Drops moves that are equivalent to another one that stays and pointless ones.
void prune(const Position& position, MoveList& list);

/// Whether the game may end in this turn: the hand may be enough to eliminate the last opponent.
bool mayEnd(const Position& position);

/// The aims of a seat: castles on its side and their strength, few and weak ones of others, cards in hand,
/// and few in the hands of others.
inline constexpr std::array<std::string_view, 6> kAims{"castles", "strength", "rivals",
                                                       "weaken",  "hand",     "rivals-hand"};
void measureAims(const Position& position, Seat seat, std::span<double> aims);

} // namespace drawbridge::castles
