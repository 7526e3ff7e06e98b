// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/viewindex.h"

#include <vector>

namespace drawbridge {

/// Pieces that have been moved about and lie elsewhere for the time being: nothing is done before all of it
/// is confirmed.
class Gathered {
  public:
    bool isEmpty() const { return gestures_.empty(); }
    /// What would be done, one after the other: each from where its piece lay at first.
    const std::vector<Gesture>& gestures() const { return gestures_; }

    /// Moves a piece, again if it has been moved; put back where it lay, it has not been moved at all.
    void move(Handle piece, const Gesture& gesture);
    /// Puts back what was moved last; there must be something.
    void takeBack();
    void clear();

    /// Lets the pieces lie where they have been moved to.
    void layOut(ViewIndex& viewIndex) const;

  private:
    std::vector<Gesture> gestures_;
    std::vector<Handle> pieces_; ///< whose they are
};

} // namespace drawbridge
