// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rng.h"
#include "positions/positionreader.h"
#include "wars/position.h"

#include <optional>

// Positions of Castle Wars in words: tests/scenarios/README.md is the contract.
namespace drawbridge::wars {

TableWords words(const Options& options);

/// The position somebody wrote down. Nothing, with the mistakes told, if it cannot be one. `options` must
/// pass check(); the lot for cards without a name is drawn from `seed`.
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);

/// The position in words; readPosition() makes an equal one of it, but for which of several equal cards
/// lies where.
/// What is so beside the piles, as far as a viewer knows: a seat; kNobody: what everybody knows; kAllHands:
/// all.
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::wars
