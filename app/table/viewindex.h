// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/view.h"
#include "layout/tableplace.h"

#include <vector>

namespace drawbridge {

/// A seat as QML names it: -1 for nobody.
constexpr int seatNumber(Seat seat) { return isSeat(seat) ? seat : -1; }

TablePlace placeOf(const Spot& spot); ///< of no spot: no place
/// Whether what lies at that place lies at the spot too, which may be a whole pile.
bool isAt(const Spot& spot, TablePlace place);
/// Whether a piece lies at just that spot.
bool liesAt(const Piece& piece, const Spot& spot);
/// Whether a place is among targets, one of which may be a whole pile.
bool isLit(const std::vector<TablePlace>& targets, TablePlace place);

/// What a viewer sees, and what lies where in it. Every piece handed to it must be one of pieces(), unless
/// something else is said.
class ViewIndex {
  public:
    ViewIndex() = default; ///< nothing
    /// `view` with handles, of a game whose piles in play are `piles`.
    ViewIndex(View view, std::vector<PileInfo> piles);

    const View& view() const { return view_; }
    const std::vector<Piece>& pieces() const { return view_.pieces; } ///< by pile, then by place
    const std::vector<PileInfo>& piles() const { return piles_; }

    /// nullptr if there is no such pile.
    const PileInfo* pileOf(int pile) const;
    /// Of any piece of the game.
    const PileInfo& pileOf(const Piece& piece) const { return *pileOf(piece.pile); }
    /// nullptr if the viewer does not see it; so for 0.
    const Piece* pieceOf(Handle handle) const;
    /// The piece at a place of a grid or row, or in a stack; with place -1 the one on top of a stack.
    const Piece* pieceAt(int pile, int place) const;
    std::size_t indexOf(const Piece& piece) const;
    /// Whether it is the last of its pile.
    bool isTop(const Piece& piece) const;

    /// Where a piece lies, any of the game.
    TablePlace placeOf(const Piece& piece) const;
    /// What one aims at with a piece: in a stack that can be hit at any depth the piece itself.
    TablePlace aimedAt(const Piece& piece, const std::vector<TablePlace>& targets) const;
    /// Putting a piece, any of the game, down there.
    Gesture gestureTo(const Piece& piece, TablePlace place) const;
    /// Whether a gesture that begins at that spot with that face takes up this piece.
    bool takesUp(const Gesture& gesture, const Piece& piece) const;

    /// Lets the top of a pile lie open.
    void turnUp(PileId pile, Face face, std::uint8_t look);
    /// Lays a piece on top of a pile.
    void lay(Handle handle, PileId pile);

  private:
    View view_;
    std::vector<PileInfo> piles_;
    std::vector<int> indexOf_; ///< by pile: its index in piles_, or -1
};

} // namespace drawbridge
