// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <mutex>
#include <string>
#include <vector>

namespace drawbridge {

/// Incremental serialization of a match in progress: parts written before are kept, so that the cost of an
/// event does not depend on the length of the match; text() concatenates them, on any thread.
class GrowingRecord {
  public:
    /// Updates from the match. The first `known` items are as in the last call; later ones may differ.
    void follow(const Match& match, std::size_t known);
    /// The same text as writeRecord().
    std::string text() const;

  private:
    mutable std::mutex mutex_;
    std::string head_;
    std::string moves_;
    std::vector<std::size_t> ends_; ///< end of each event in moves_
    std::string end_;
};

} // namespace drawbridge
