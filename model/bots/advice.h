// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/mind.h"

#include <optional>
#include <string_view>
#include <vector>

namespace drawbridge {

// What there is to strive for in every game, beside its own aims.
inline constexpr std::string_view kWinsSoon = "wins-soon";
inline constexpr std::string_view kLosesLater = "loses-later";

/// What somebody who thinks about a decision would say to the person who has to make it.
struct Advice {
    Move move;
    /// What was compared, the move advised first; empty where there was nothing to choose.
    std::vector<ComparedMove> compared;
    /// The best of the moves that are clearly worse; nothing if none is.
    std::optional<ComparedMove> instead;
    /// What comes more of the move than of that one within a round; empty if nothing stands out.
    std::string_view aim;
};

} // namespace drawbridge
