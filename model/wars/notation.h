// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"
#include "wars/moves.h"
#include "wars/position.h"

#include <optional>
#include <string>
#include <string_view>

// Castle Wars in words: "attack 1", "target 3", "joker as king 2". The same in logs, saves, tests and on the
// command line; moves.h lists the forms. Slots are counted from 1; "2.3" is slot 3 of seat 2.
namespace drawbridge::wars {

/// Faces are kinds: "2" … "10", "dragon", "jack", "queen", "king", "ace", "joker".
inline constexpr int kFaces = kKinds;

/// "?" for kHidden.
std::string faceName(Face face);
/// Also takes J, Q, K and A.
std::optional<Face> faceFromName(std::string_view name);

/// "black", "red"; "none".
std::string_view colourName(Colour colour);

std::string toText(const Position& position, Move move);
/// Any well-formed move, legal or not; nothing if the text is none.
std::optional<Move> fromText(const Position& position, std::string_view text);

/// "window-start", "draw", …: the names of the phases in views and scenarios.
std::string_view phaseName(Phase phase);
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

} // namespace drawbridge::wars
