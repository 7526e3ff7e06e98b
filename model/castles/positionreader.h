// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/rng.h"
#include "positions/positionwords.h"

#include <optional>

// Positions of CASTLES in words: as core/game.h requires, for scenarios (tests/scenarios/README.md).
namespace drawbridge::castles {

TableWords words(const Options& options);
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::castles
