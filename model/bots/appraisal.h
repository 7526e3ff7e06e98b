// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"

#include <string>

namespace drawbridge {

/// The value of a decision that somebody has made, given what they could know.
struct Appraisal {
    Move better;       ///< the better move; the one they made if none is clearly better
    double chance = 0; ///< expected share with the better move: from 0, lost, to 1, won
    double cost = 0;   ///< how much less with the move made
    std::string aim{}; ///< the aim it serves better within a round; empty if none stands out

    bool operator==(const Appraisal&) const = default;
};

} // namespace drawbridge
