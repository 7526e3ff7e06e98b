// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"
#include "keep/position.h"

#include <optional>
#include <string>
#include <string_view>

// Castle Keep in words: "place RcT nw", "attack RK RK 2.c". The same in logs, saves, tests and on the
// command line; moves.h lists the forms.
namespace drawbridge::keep {

/// "nw", "n", …, "c".
std::string_view squareName(Square square);
std::optional<Square> squareFromName(std::string_view name);

/// "1", "2"; Empire: "1a", "1b"; the one castle of King and Siege: "castle".
std::string castleName(const Options& options, int castle);
/// Also takes "a" and "b" for the castles of the player on turn.
std::optional<int> castleFromName(const Position& position, std::string_view name);

std::string toText(const Position& position, Move move);
/// Any well-formed move, legal or not; nothing for any other text. A castle may always be named, and is
/// optional where the player on turn has only one.
std::optional<Move> fromText(const Position& position, std::string_view text);

} // namespace drawbridge::keep
