// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"

#include <optional>
#include <string>
#include <string_view>

// CASTLES in words: "use peasants-attack", "at 2", "remove 3.2". The same in logs, saves, tests and on the
// command line; tests/scenarios/README.md lists the forms. Seats and castles are counted from 1, DEFENSES of
// a castle from the bottom.
namespace drawbridge::castles {

std::string toText(const Position& position, Move move);
/// Any well-formed move, legal or not; nothing for any other text.
std::optional<Move> fromText(const Position& position, std::string_view text);

} // namespace drawbridge::castles
