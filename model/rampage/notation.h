// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"
#include "rampage/moves.h"
#include "rampage/position.h"

#include <optional>
#include <string>
#include <string_view>

// Castle Rampage in words: "play knight", "place axe-man gate". The same in logs, saves, tests and on the
// command line; moves.h lists the forms. Cards are called by the slugs of their deck.
namespace drawbridge::rampage {

std::string toText(const Position& position, Move move);
/// Any well-formed move, legal or not; nothing for any other text.
std::optional<Move> fromText(const Position& position, std::string_view text);

} // namespace drawbridge::rampage
