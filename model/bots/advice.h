// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/searchmemory.h"

#include <optional>
#include <string_view>
#include <vector>

namespace drawbridge {

// Aims common to all games, beside a game's own.
inline constexpr std::string_view kWinsSoon = "wins-soon";
inline constexpr std::string_view kLosesLater = "loses-later";

/// A recommendation to the person who has to decide.
struct Advice {
    Move move;
    /// The moves compared, the recommended one first; empty if there was no choice.
    std::vector<ComparedMove> compared;
    /// The best of the clearly worse moves; nothing if there is none.
    std::optional<ComparedMove> instead;
    /// The aim that the recommended move serves better than that one within a round; empty if none stands
    /// out.
    std::string_view aim;
};

} // namespace drawbridge
