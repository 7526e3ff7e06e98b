// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keep/position.h"
#include "positions/positionreader.h"

#include <optional>

// Castle Keep's part of the scenario format: what tests/scenarios/README.md says of its positions.
namespace drawbridge::keep {

TableWords words(const Options& options);

/// The position somebody wrote down. Nothing, with the mistakes told, if it cannot be one. What has no
/// choice happens by itself: a draw from empty piles becomes a reshuffle, a turned tile is carried out.
/// `options` must pass check(); the lot for tiles without a name is drawn from `seed`.
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);

/// The position in words; readPosition() makes an equal one of it, but for which of several equal tiles
/// lies where.
/// What is so beside the piles, as far as a viewer knows: a seat; kNobody: what everybody knows; kAllHands:
/// all.
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::keep
