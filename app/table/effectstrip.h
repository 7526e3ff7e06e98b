// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"
#include "table/tablemodels.h"

#include <QCoreApplication>
#include <vector>

namespace drawbridge {

/// The queue of pending card effects, and what triggered each of them.
class EffectStrip {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::EffectStrip)

  public:
    EffectStrip() = default; ///< empty
    /// Reads the current queue, by the history since it was last empty: the same after undo and redo.
    explicit EffectStrip(const SeenMatch& match);

    /// Whether this is the card whose effect is being resolved.
    bool isActing(const Piece& piece) const;
    /// Whether the card's effect is suppressed at the moment.
    bool isSilenced(const Piece& piece) const;

    /// Rows for an EffectModel. `view` is that of the table's viewer.
    QList<PendingEffectRow> rows(const GameTable& table, const View& view) const;

  private:
    EffectQueue queue_;
    std::vector<std::size_t> causes_; ///< by effect: the history item that triggered it
};

/// An effect resolved on a piece: handles of its card and of that piece; 0: none.
struct EffectDone {
    Handle from = 0;
    Handle on = 0;
};

/// The effect resolved by the newest decision after `seen` history items, whose view was `before`.
EffectDone lastEffect(const SeenMatch& match, std::size_t seen, const View& before);

} // namespace drawbridge
