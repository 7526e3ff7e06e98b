// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <mutex>
#include <string>
#include <vector>

namespace drawbridge {

/// The record of a match that goes on. What has been written of it stays, so that an event costs the same
/// however long the match is; all of it is put together by whoever wants it, on whichever thread.
class GrowingRecord {
  public:
    /// The match is as it was when it was followed last up to `known` items, and may be another from there
    /// on.
    void follow(const Match& match, std::size_t known);
    /// What writeRecord() gives.
    std::string text() const;

  private:
    mutable std::mutex mutex_;
    std::string head_;
    std::string moves_;
    std::vector<std::size_t> ends_; ///< of each event in moves_
    std::string end_;
};

} // namespace drawbridge
