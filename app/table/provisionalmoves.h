// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/viewindex.h"

#include <algorithm>
#include <vector>

namespace drawbridge {

/// Provisional moves: pieces laid elsewhere, nothing of which is played before all is confirmed.
class ProvisionalMoves {
  public:
    bool isEmpty() const { return gestures_.empty(); }
    /// The gestures so far, in order, each from where its piece lay at first.
    const std::vector<Gesture>& gestures() const { return gestures_; }

    /// Moves a piece, possibly again; moving it back to where it lay removes it from the list.
    void move(Handle piece, const Gesture& gesture) {
        if (const auto moved = std::ranges::find(pieces_, piece); moved != pieces_.end()) {
            gestures_.erase(gestures_.begin() + (moved - pieces_.begin()));
            pieces_.erase(moved);
        }
        if (gesture.from.pile == gesture.to.pile) return;
        gestures_.push_back(gesture);
        pieces_.push_back(piece);
    }
    /// Undoes the last move; there must be one.
    void takeBack() {
        gestures_.pop_back();
        pieces_.pop_back();
    }
    void clear() {
        gestures_.clear();
        pieces_.clear();
    }

    /// Puts the pieces where they have been moved to.
    void layOut(ViewIndex& viewIndex) const {
        for (std::size_t i = 0; i < gestures_.size(); ++i) viewIndex.lay(pieces_[i], gestures_[i].to.pile);
    }

  private:
    std::vector<Gesture> gestures_;
    std::vector<Handle> pieces_; ///< the piece of each gesture
};

} // namespace drawbridge
