// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

#include <vector>

namespace drawbridge {

/// Assigns handles to the pieces of one viewer's views, move by move. A piece keeps its handle as long as an
/// eye at that seat could follow it: if the card is known, or lies in a place of its own; an unknown card in
/// a hand or heap is followed only as "one of these". Shuffled cards get new handles. Works on views alone,
/// so it cannot leak what the viewer may not know.
class HandleBook {
  public:
    /// `piles` as the game describes them.
    explicit HandleBook(const std::vector<PileInfo>& piles);

    /// Fills in the handles of `view`, the successor of the view passed last.
    void follow(View& view);

  private:
    std::vector<PileInfo> piles_; ///< by their number
    std::vector<Piece> last_;
    Handle next_ = 1;
};

} // namespace drawbridge
