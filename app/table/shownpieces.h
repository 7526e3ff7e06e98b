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

/// Display data of a piece that stays the same until the next event, whatever is picked.
struct ShownPiece {
    QString face; ///< image provider path
    QString back; ///< the same of its other side
    QString spoken;
    QString heard; ///< the same without the pile, for use within its pile
    PieceSigns signs;
    int rank = 0;          ///< index within its pile
    bool known = false;    ///< the viewer knows it, though it lies face down
    bool movable = false;  ///< something can be done with it
    bool offered = false;  ///< one of several to be taken from a stack, visible to the viewer
    bool asked = false;    ///< one of those that the decision is about
    bool acting = false;   ///< its effect is being resolved
    bool silenced = false; ///< its effect is suppressed at the moment
    bool arrived = false;  ///< the last move has brought it to where it lies
};

/// The display data of all pieces that the viewer sees.
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

    const ShownPiece& of(const Piece& piece) const { return pieces_[viewIndex_.indexOf(piece)]; }
    /// Rows for a PieceModel.
    QList<PieceRow> rows(const Interactions& interactions, const Hand& hand) const;

  private:
    QString stateOf(const Piece& piece, const Hand& hand, bool isTarget) const;

    const ViewIndex& viewIndex_;
    bool arranging_ = false;
    std::vector<ShownPiece> pieces_; ///< in the order of the view's pieces
};

} // namespace drawbridge
