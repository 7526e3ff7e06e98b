// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/searchmemory.h"

#include <optional>
#include <string>
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

/// The value of a decision that somebody has made, given what they could know.
struct Appraisal {
    Move better;       ///< the better move; the one they made if none is clearly better
    double chance = 0; ///< expected share with the better move: from 0, lost, to 1, won
    double cost = 0;   ///< how much less with the move made
    std::string aim{}; ///< the aim it serves better within a round; empty if none stands out

    bool operator==(const Appraisal&) const = default;
};

} // namespace drawbridge
