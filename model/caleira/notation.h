// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/moves.h"
#include "caleira/position.h"
#include "core/view.h"

#include <optional>
#include <string>
#include <string_view>

// Castles of Caleira in words: "play Trebuchet up", "aim 2.1". The same in logs, saves, tests and on the
// command line; moves.h lists the forms.
namespace drawbridge::caleira {

std::string toText(const Position& position, Move move);
/// Any well-formed move, legal or not; nothing for any other text.
std::optional<Move> fromText(const Position& position, std::string_view text);

} // namespace drawbridge::caleira
