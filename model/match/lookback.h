// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/advice.h"
#include "core/stoptoken.h"
#include "match/match.h"

#include <cstddef>
#include <optional>
#include <vector>

// Analysis of a finished match: each seat's chances over time, and what each decision of a person cost.
namespace drawbridge {

/// Playouts of the search that values a decision.
inline constexpr int kToAppraise = 6000;

/// An analysed moment of the match.
struct LookedAt {
    std::size_t item = 0;              ///< index of the history item that happened next
    std::vector<double> chances{};     ///< by seat: expected share with what it knew, 0 (lost) to 1 (won)
    std::vector<double> openChances{}; ///< the same with all cards open
    std::optional<Appraisal> made{};   ///< the value of the choice that a person made then

    bool operator==(const LookedAt&) const = default;
};

/// The items to analyse: the first decision of each turn, and all by which a person chose one of several
/// moves. Where only bots have played, their choices count as people's.
std::vector<std::size_t> momentsOf(const Match& match);

/// Analyses one of them. The result is meaningless if `stop` was requested.
LookedAt lookAt(const Match& match, std::size_t item, const StopToken& stop);

} // namespace drawbridge
