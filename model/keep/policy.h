// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/rng.h"
#include "core/standing.h"
#include "keep/position.h"

#include <array>
#include <span>

// What a person with common sense does in Castle Keep: the greedy bot, and how the searching bot plays on
// beyond its tree. See bots/hooks.h for what each is used for. Everything here looks at a seat's own hand,
// at what lies open, and at no more; only evaluate() looks into every hand, since it judges a deal that the
// search has made up.
namespace drawbridge::keep {

/// How many turns a playout goes on beyond the tree before evaluate() is asked.
inline constexpr int kPlayoutTurns = 2;

/// How strong a novice and a good player are (bots/hooks.h).
inline constexpr int kSlips = 85;
inline constexpr int kPlayouts = 700;

/// The best move at sight: complete the castle; attack if that gains more than building; build what fits,
/// changing colours by way of shared shapes (KEEP-TIP-2); throw away what is least useful (KEEP-TIP-1).
Move greedyMove(const Position& position);

/// The same, with a little whim where things are nearly equal.
Move playoutMove(const Position& position, Rng& rng);

/// How well each seat stands, from 0 to 1; best asked at the beginning of a turn. `shares` has room for every
/// seat.
void evaluate(const Position& position, std::span<double> shares);

/// By what evaluate() tells it (bots/hooks.h).
extern const std::array<Trait, 39> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

/// Drops moves that come to the same thing: draws from the other pile, whose order nobody knows either, and
/// the other squares for a first tile, equal by symmetry (KEEP-RULING-24, -46); and passing with a hand full
/// of tiles that fit, and two keeps for a castle hardly begun.
void prune(const Position& position, MoveList& list);

} // namespace drawbridge::keep
