// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>

namespace drawbridge {

/// Moves that one gesture made at one go, to be taken back and done again at one go. They are known by their
/// items, counted from the beginning of the match.
class UndoGroups {
  public:
    void clear() { groups_.clear(); }
    /// So many moves are about to be made behind the first `now` items.
    void begin(std::size_t now, std::size_t moves) {
        forget(now);
        groups_[now] = now + moves;
    }
    /// The match goes on behind its first `now` items: what was taken back is not done again.
    void forget(std::size_t now) { groups_.erase(groups_.lower_bound(now), groups_.end()); }
    /// Whether a match with that many items stands in the midst of what one gesture did.
    bool isMidway(std::size_t now) const {
        return std::ranges::any_of(
            groups_, [&](const auto& group) { return group.first < now && now < group.second; });
    }

  private:
    std::map<std::size_t, std::size_t> groups_; ///< by the first item: the one behind the last
};

} // namespace drawbridge
