// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/standing.h"
#include "keep/position.h"

#include <array>
#include <span>
#include <string_view>

// The heuristics of Castle Keep: the greedy bot, and the rollout policy of the search; see bots/hooks.h for
// their use. All of it uses only a seat's own hand and public information; only evaluate() looks into every
// hand, since it is given a determinization.
namespace drawbridge::keep {

/// The greedy move: complete the castle; attack if that gains more than building; build what fits, changing
/// colours by way of shared shapes (KEEP-TIP-2); discard what is least useful (KEEP-TIP-1).
Move greedyMove(const Position& position);

/// The same, with a little noise to vary between near-equal moves.
Move playoutMove(const Position& position, Rng& rng);

/// Most accurate at the beginning of a turn.
void evaluate(const Position& position, std::span<double> shares);
extern const std::array<Trait, 39> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// Drops equivalent moves: draws from the other pile, whose order is unknown too, and the other squares for a
/// first tile, equal by symmetry (KEEP-RULING-24, -46); also passing with a hand full of tiles that fit, and
/// two keeps for a castle hardly begun.
void prune(const Position& position, MoveList& list);

/// The aims of a seat: tiles in its own castle, few in those of others, and a hand of many kinds, some of
/// which fit.
inline constexpr std::array<std::string_view, 3> kAims{"build", "hinder", "kinds"};
void measureAims(const Position& position, Seat seat, std::span<double> aims);

} // namespace drawbridge::keep
