// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wars/moves.h"
#include "wars/position.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

// Castle Wars in words: "attack 1", "target 3", "joker as king 2". The same in logs, saves, tests and on the
// command line; moves.h lists the forms. Slots are counted from 1; "2.3" is slot 3 of seat 2.
namespace drawbridge::wars {

/// A stage of a turn and a deck, as moves and positions name them.
inline constexpr std::array<std::string_view, kStages> kStageNames{"draw", "attack", "move", "recruit"};
inline constexpr std::array<std::string_view, 2> kDeckNames{"soldier", "resource"};

std::string toText(const Position& position, Move move);
/// Any well-formed move, legal or not; nothing for any other text.
std::optional<Move> fromText(const Position& position, std::string_view text);

} // namespace drawbridge::wars
