// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/appraisal.h"
#include "core/stoptoken.h"
#include "match/match.h"

#include <cstddef>
#include <optional>
#include <vector>

// A match that is over, looked back at: who could hope for what, and what each decision of a person cost.
namespace drawbridge {

/// Games of the search that tells what a decision cost.
inline constexpr int kToAppraise = 6000;

/// A moment of it.
struct LookedAt {
    std::size_t item = 0;              ///< of the history, that happened next
    std::vector<double> chances{};     ///< of each seat, with what it knew then: from 0, lost, to 1, won
    std::vector<double> openChances{}; ///< the same, if all cards had lain open
    std::optional<Appraisal> made{};   ///< of what a person chose then

    bool operator==(const LookedAt&) const = default;
};

/// The items to look at: the first decision of each turn, and all by which a person chose one of several
/// moves. Where only bots have played, their choices count as people's.
std::vector<std::size_t> momentsOf(const Match& match);

/// Looks at one of them. What comes of it when `stop` says so is worth nothing.
LookedAt lookAt(const Match& match, std::size_t item, const StopToken& stop);

} // namespace drawbridge
