// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>

namespace drawbridge {

/// Moves that one gesture made at one go, to be taken back and done again at one go. They are known by their
/// events, counted from the beginning of the match.
class Strides {
  public:
    void clear() { strides_.clear(); }
    /// So many moves are about to be made behind the first `now` events.
    void begin(std::size_t now, std::size_t moves) {
        forget(now);
        strides_[now] = now + moves;
    }
    /// The match goes on behind its first `now` events: what was taken back is not done again.
    void forget(std::size_t now) { strides_.erase(strides_.lower_bound(now), strides_.end()); }
    /// Whether a match with that many events stands in the midst of what one gesture did.
    bool isMidway(std::size_t now) const {
        return std::ranges::any_of(
            strides_, [&](const auto& stride) { return stride.first < now && now < stride.second; });
    }

  private:
    std::map<std::size_t, std::size_t> strides_; ///< by the first event: the one behind the last
};

} // namespace drawbridge
