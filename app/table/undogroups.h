// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>

namespace drawbridge {

/// Moves that one gesture made, to be undone and redone together. Identified by history indices.
class UndoGroups {
  public:
    void clear() { groups_.clear(); }
    /// Groups the next `moves` moves after the first `now` items.
    void begin(std::size_t now, std::size_t moves) {
        forget(now);
        groups_[now] = now + moves;
    }
    /// The match continues after its first `now` items: groups that were undone cannot be redone.
    void forget(std::size_t now) { groups_.erase(groups_.lower_bound(now), groups_.end()); }
    /// Whether a match with that many items is in the middle of a group.
    bool isMidway(std::size_t now) const {
        return std::ranges::any_of(
            groups_, [&](const auto& group) { return group.first < now && now < group.second; });
    }

  private:
    std::map<std::size_t, std::size_t> groups_; ///< first item of each group, to the one after its last
};

} // namespace drawbridge
