// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/effectstrip.h"
#include "table/interactions.h"
#include "table/preview.h"
#include "table/tablemodels.h"

namespace drawbridge {

/// What is in the viewer's hand, and what it makes of what lies on the table.
struct Hand {
    Handle picked = 0;               ///< 0: nothing
    std::vector<TablePlace> targets; ///< where that may go
    Preview preview;
};

/// What stays true of a piece until the next event, whatever the hand does.
struct ShownPiece {
    QString face; ///< the name of its picture
    QString back; ///< and of its other side
    QString spoken;
    QString heard; ///< the same where it is known in which pile it lies
    PieceSigns signs;
    int rank = 0;          ///< among the pieces of its pile
    bool known = false;    ///< the viewer knows it, though it lies face down
    bool movable = false;  ///< something can be done with it
    bool offered = false;  ///< one of several that may be taken from a stack: the viewer sees them
    bool asked = false;    ///< one of those that the decision is about
    bool acting = false;   ///< its effect is being carried out
    bool silenced = false; ///< it does nothing for the time being
    bool arrived = false;  ///< the last move has brought it to where it lies
};

/// The pieces that the viewer sees as they are shown.
class ShownPieces {
  public:
    /// Of that view, which must live as long. Nothing is shown before read().
    explicit ShownPieces(const ViewIndex& viewIndex)
        : viewIndex_(viewIndex) {}

    void clear() { pieces_.clear(); }
    /// Reads them anew. `base` is the view before pieces were moved about: they still are what they were
    /// there. `arranging`: they are laid where one likes, and nothing that is done is a move.
    void read(const GameTable& table, const ViewIndex& base, const Interactions& interactions,
              const EffectStrip& effects, const QSet<Handle>& arrived, bool arranging);
    /// Shows the tops of these piles as having stepped forward, and no others.
    void stepForward(const std::vector<PileId>& piles);

    const ShownPiece& of(const Piece& piece) const { return pieces_[viewIndex_.indexOf(piece)]; }
    /// For a PieceModel.
    QList<PieceRow> rows(const Interactions& interactions, const Hand& hand) const;

  private:
    QString stateOf(const Piece& piece, const Hand& hand, bool isTarget) const;

    const ViewIndex& viewIndex_;
    bool arranging_ = false;
    std::vector<ShownPiece> pieces_; ///< in the order of the view's
};

} // namespace drawbridge
