// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/searchtree.h"
#include "core/move.h"
#include "core/view.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace drawbridge {

/// The default memory of all trees of a decision together.
inline constexpr std::size_t kUsualTreeBytes = std::size_t{64} << 20;

/// Search statistics of a move: its visits, and the mean share of its seat, from 0 (lost) to 1 (won).
struct ComparedMove {
    Move move;
    std::uint32_t visits = 0;
    double value = 0;
};

/// The state that bots keep between the decisions of a match.
struct SearchMemory {
    /// The moves compared last, the chosen one first; empty after a decision without a search.
    std::vector<ComparedMove> compared;

    std::size_t treeBytes = kUsualTreeBytes;
    /// One per worker; their memory is reused.
    std::vector<SearchTree> trees;
    /// The place in them of the next decision, if its turn goes on and it has learned nothing new.
    MovePath path;
    std::optional<View> expected;
};

} // namespace drawbridge
