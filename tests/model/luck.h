// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"

#include <cmath>
#include <map>

namespace drawbridge {

/// How far counts are from what was expected, in standard deviations of luck (chi squared made normal after
/// Wilson and Hilferty, so that few moves and many are judged alike).
inline double surprise(const std::map<Move, int>& counts, const std::map<Move, double>& expected) {
    double chiSquared = 0;
    for (const auto& [move, mean] : expected) {
        const auto found = counts.find(move);
        const double difference = (found == counts.end() ? 0 : found->second) - mean;
        chiSquared += difference * difference / mean;
    }
    const double freedom = static_cast<double>(expected.size()) - 1;
    if (freedom < 1) return 0;
    const double spread = 2 / (9 * freedom);
    return (std::cbrt(chiSquared / freedom) - (1 - spread)) / std::sqrt(spread);
}

} // namespace drawbridge
