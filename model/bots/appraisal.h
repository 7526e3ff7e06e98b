// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"

#include <string>

namespace drawbridge {

/// What a decision that somebody has made was worth to them, with what they could know.
struct Appraisal {
    Move better;       ///< what they would have done better; what they did, where nothing is clearly better
    double chance = 0; ///< what they could hope for with that: from 0, lost, to 1, won
    double cost = 0;   ///< how much less with what they did
    std::string aim{}; ///< what comes more of the better move within a round; empty if nothing stands out

    bool operator==(const Appraisal&) const = default;
};

} // namespace drawbridge
