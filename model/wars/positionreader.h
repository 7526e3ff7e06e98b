// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rng.h"
#include "positions/positionwords.h"
#include "wars/position.h"

#include <optional>

// Positions of Castle Wars in words: as core/game.h requires, for scenarios (tests/scenarios/README.md).
namespace drawbridge::wars {

TableWords words(const Options& options);
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::wars
