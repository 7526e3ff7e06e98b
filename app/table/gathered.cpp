// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/gathered.h"

#include <algorithm>

namespace drawbridge {

void Gathered::move(Handle piece, const Gesture& gesture) {
    if (const auto moved = std::ranges::find(pieces_, piece); moved != pieces_.end()) {
        gestures_.erase(gestures_.begin() + (moved - pieces_.begin()));
        pieces_.erase(moved);
    }
    if (gesture.from.pile == gesture.to.pile) return;
    gestures_.push_back(gesture);
    pieces_.push_back(piece);
}

void Gathered::takeBack() {
    gestures_.pop_back();
    pieces_.pop_back();
}

void Gathered::clear() {
    gestures_.clear();
    pieces_.clear();
}

void Gathered::layOut(ViewIndex& viewIndex) const {
    for (std::size_t i = 0; i < gestures_.size(); ++i) viewIndex.lay(pieces_[i], gestures_[i].to.pile);
}

} // namespace drawbridge
