// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/position.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/standing.h"

#include <array>
#include <span>

// What a person with common sense does in Castles of Caleira: the greedy bot, and how the searching bot plays
// on beyond its tree. See bots/hooks.h for what each is used for. Everything here looks at what the decider
// knows and at no more; only evaluate() looks under every card, since it judges a deal that the search has
// made up.
namespace drawbridge::caleira {

/// How many turns a playout goes on beyond the tree before evaluate() is asked.
inline constexpr int kPlayoutTurns = 8;

/// How strong a novice and a good player are (bots/hooks.h).
inline constexpr int kSlips = 50;
inline constexpr int kPlayouts = 30;

/// The best move at sight: bring down the Spire once it is found (CALEIRA-TIP-2), keep one's own hidden or
/// raise it late (CALEIRA-TIP-4), take from rivals what is worth most, open what counts and cover what does
/// not.
Move greedyMove(const Position& position);

/// The same, with a little whim where things are nearly equal.
Move playoutMove(const Position& position, Rng& rng);

/// Of the pieces of a castle that are the same to the decider, whatever it may do with them, leaves the
/// first.
void dropAlike(const Position& position, MoveList& list);

/// Drops moves that no one would think of: anything else where a Trebuchet wins, shots at what is one's own
/// or cannot fall, and showing one's Spire to a rival who is known to have a Trebuchet.
void prune(const Position& position, MoveList& list);

/// Whether the game may end before a rival chooses again: few cards are left to play, or a Trebuchet may find
/// the only rival's Spire.
bool mayEnd(const Position& position);

/// How well each seat stands, from 0 to 1. `shares` has room for every seat.
void evaluate(const Position& position, std::span<double> shares);

/// By what evaluate() tells it (bots/hooks.h).
extern const std::array<Trait, 6> kTraits;
bool measureTraits(const Position& position, Seat seat, std::span<double> amounts);

} // namespace drawbridge::caleira
