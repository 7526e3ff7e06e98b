// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/growingrecord.h"

#include <algorithm>

namespace drawbridge {

void GrowingRecord::follow(const Match& match, std::size_t known) {
    const std::lock_guard guard(mutex_);
    head_ = recordHead(match);
    ends_.resize(std::min(ends_.size(), known));
    moves_.resize(ends_.empty() ? 0 : ends_.back());
    while (ends_.size() < match.history().size()) {
        if (!ends_.empty()) moves_ += ",\n";
        moves_ += recordMove(match, ends_.size());
        ends_.push_back(moves_.size());
    }
    end_ = recordEnd(match);
}

std::string GrowingRecord::text() const {
    const std::lock_guard guard(mutex_);
    return head_ + moves_ + end_;
}

} // namespace drawbridge
