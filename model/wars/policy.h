// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/standing.h"
#include "wars/position.h"

#include <array>
#include <span>
#include <string_view>

// The heuristic policy and the evaluation for bots (bots/hooks.h). Uses only cards that the decider knows.
namespace drawbridge::wars {

Move greedyMove(const Position& position);
extern const std::array<Trait, 17> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// Drops moves that are equivalent to another one that stays (slots lifted or joining in another order, equal
/// cards lifted from two slots) and pointless ones.
void prune(const Position& position, MoveList& list);

/// Whether the game may end before the enemy can choose: it has few soldiers left.
bool mayEnd(const Position& position);

/// The aims of a seat: soldiers in play, few of the enemy, and court cards in hand.
inline constexpr std::array<std::string_view, 3> kAims{"soldiers", "enemy", "resources"};
void measureAims(const Position& position, Seat seat, std::span<double> aims);

} // namespace drawbridge::wars
