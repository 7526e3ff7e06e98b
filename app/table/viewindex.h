// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/view.h"
#include "layout/tableplace.h"

#include <vector>

namespace drawbridge {

/// A seat for QML: -1 for nobody.
constexpr int seatNumber(Seat seat) { return isSeat(seat) ? seat : -1; }

TablePlace placeOf(const Spot& spot); ///< no spot: no place
/// Whether a place is at a spot, which may be a whole pile.
bool isAt(const Spot& spot, TablePlace place);
/// Whether a piece lies at exactly that spot.
bool liesAt(const Piece& piece, const Spot& spot);
/// Whether a place is among targets, one of which may be a whole pile.
bool isLit(const std::vector<TablePlace>& targets, TablePlace place);

/// Index of a view: pieces by handle, pile and place. Pieces passed in are among pieces() if not said else.
class ViewIndex {
  public:
    ViewIndex() = default; ///< empty
    /// `view` has handles; `piles` are the piles in play.
    ViewIndex(View view, std::vector<PileInfo> piles);

    const View& view() const { return view_; }
    const std::vector<Piece>& pieces() const { return view_.pieces; } ///< by pile, then by place
    const std::vector<PileInfo>& piles() const { return piles_; }

    /// nullptr if there is no such pile.
    const PileInfo* pileOf(int pile) const;
    /// For any piece of the game.
    const PileInfo& pileOf(const Piece& piece) const { return *pileOf(piece.pile); }
    /// nullptr if the viewer does not see it, and for 0.
    const Piece* pieceOf(Handle handle) const;
    /// The piece at a place of a grid or row, or in a stack; with place -1 the top of a stack.
    const Piece* pieceAt(int pile, int place) const;
    std::size_t indexOf(const Piece& piece) const;
    /// Whether it is the last of its pile.
    bool isTop(const Piece& piece) const;

    /// Where any piece of the game lies.
    TablePlace placeOf(const Piece& piece) const;
    /// The target meant by a piece: in a stack that can be hit at any depth the piece itself.
    TablePlace aimedAt(const Piece& piece, const std::vector<TablePlace>& targets) const;
    /// The gesture of dropping any piece of the game there.
    Gesture gestureTo(const Piece& piece, TablePlace place) const;
    /// Whether a gesture from that spot with that face picks this piece.
    bool takesUp(const Gesture& gesture, const Piece& piece) const;

    /// Turns the top of a pile face up.
    void turnUp(PileId pile, Face face, std::uint8_t look);
    /// Puts a piece on top of a pile.
    void lay(Handle handle, PileId pile);

  private:
    View view_;
    std::vector<PileInfo> piles_;
    std::vector<int> indexOf_; ///< by pile: its index in piles_, or -1
};

} // namespace drawbridge
