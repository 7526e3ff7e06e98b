// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"
#include "table/tablemodels.h"

#include <vector>

namespace drawbridge {

/// The effects of cards that wait for each other, and what has set each of them off.
class EffectStrip {
  public:
    EffectStrip() = default; ///< none
    /// As the match stands. Found by going through the items since nothing waited, so that it is the same
    /// after undo and redo.
    explicit EffectStrip(const SeenMatch& match);

    /// Whether it is the card whose effect is being carried out.
    bool isActing(const Piece& piece) const;
    /// Whether it does nothing for the time being.
    bool isSilenced(const Piece& piece) const;

    /// For an EffectModel. `view` is what the table's viewer sees.
    QList<EffectRow> rows(const GameTable& table, const View& view) const;

  private:
    EffectQueue queue_;
    std::vector<std::size_t> causes_; ///< by effect: the item that set it off
};

/// The effect that has been carried out on a piece: its card and that piece; 0: none.
struct EffectDone {
    Handle from = 0;
    Handle on = 0;
};

/// The one that the newest decision behind the first `seen` items was, by the handles that pieces had when
/// these had been seen: `before`.
EffectDone lastEffect(const SeenMatch& match, std::size_t seen, const View& before);

} // namespace drawbridge
