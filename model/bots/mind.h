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

/// How much memory all trees of a decision take together, unless somebody wants it otherwise.
inline constexpr std::size_t kUsualTreeBytes = std::size_t{64} << 20;

/// What was found out about a move: how often it was tried, and what its seat got out of it on average, from
/// 0 (lost) to 1 (won).
struct ComparedMove {
    Move move;
    std::uint32_t visits = 0;
    double value = 0;
};

/// What bots keep from one decision of a match to the next.
struct Mind {
    /// What was compared last, the move that was chosen first; empty after a decision without a search.
    std::vector<ComparedMove> compared;

    std::size_t treeBytes = kUsualTreeBytes;
    /// One for each worker. Their memory serves again.
    std::vector<SearchTree> trees;
    /// Where in them the next decision stands, if what its seat sees then is what it expects: its turn goes
    /// on, and it has learned nothing new.
    MovePath path;
    std::optional<View> expected;

    /// How many nodes each of so many trees may have.
    std::size_t nodesOfEach(int workers) const {
        return treeBytes / SearchTree::kBytesOfNode / static_cast<std::size_t>(workers);
    }
};

} // namespace drawbridge
