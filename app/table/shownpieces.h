// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/effectstrip.h"
#include "table/interactions.h"
#include "table/preview.h"
#include "table/tablemodels.h"

#include <QCoreApplication>

namespace drawbridge {

/// The picked piece, with its targets and the preview of a drop.
struct Hand {
    Handle picked = 0;               ///< 0: nothing
    std::vector<TablePlace> targets; ///< its drop targets
    Preview preview;
};

/// The rows of all pieces that the viewer sees, the same until the next event but for what is picked.
class ShownPieces {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::ShownPieces)

  public:
    /// Keeps a reference to `viewIndex`. Empty until read().
    explicit ShownPieces(const ViewIndex& viewIndex)
        : viewIndex_(viewIndex) {}

    void clear() { pieces_.clear(); }
    /// Rebuilds everything. `base`: the index before provisional moves, by which those pieces are described.
    /// `arranging`: in the position editor, where nothing is a move.
    void read(const GameTable& table, const ViewIndex& base, const Interactions& interactions,
              const EffectStrip& effects, const QSet<Handle>& arrived, bool arranging);
    /// Marks the tops of these piles as moved forward, and no others.
    void stepForward(const std::vector<PileId>& piles);

    /// Its row, without what depends on the picked piece.
    const PieceRow& of(const Piece& piece) const { return pieces_[viewIndex_.indexOf(piece)]; }
    /// Rows for a PieceModel.
    QList<PieceRow> rows(const Interactions& interactions, const Hand& hand) const;

  private:
    QString stateOf(const Piece& piece, const Hand& hand, bool isTarget) const;

    const ViewIndex& viewIndex_;
    bool arranging_ = false;
    std::vector<PieceRow> pieces_; ///< in the order of the view's pieces
};

} // namespace drawbridge
