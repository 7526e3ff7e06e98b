// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/viewindex.h"

#include <vector>

namespace drawbridge {

/// Provisional moves: pieces laid elsewhere, nothing of which is played before all is confirmed.
class Gathered {
  public:
    bool isEmpty() const { return gestures_.empty(); }
    /// The gestures so far, in order, each from where its piece lay at first.
    const std::vector<Gesture>& gestures() const { return gestures_; }

    /// Moves a piece, possibly again; moving it back to where it lay removes it from the list.
    void move(Handle piece, const Gesture& gesture);
    /// Undoes the last move; there must be one.
    void takeBack();
    void clear();

    /// Puts the pieces where they have been moved to.
    void layOut(ViewIndex& viewIndex) const;

  private:
    std::vector<Gesture> gestures_;
    std::vector<Handle> pieces_; ///< the piece of each gesture
};

} // namespace drawbridge
