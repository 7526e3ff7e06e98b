// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/preview.h"

#include <algorithm>
#include <map>

namespace drawbridge {

Preview previewOf(const View& then, const ViewIndex& viewIndex, const Piece& held) {
    Preview preview;
    preview.isForeseen = true;
    const auto isGrid = [&](const Piece& piece) { return viewIndex.pileOf(piece).kind == PileKind::Grid; };
    // A piece that leaves a grid and enters no other would fall.
    std::map<Face, int> less;
    const auto stays = [&](const Piece& piece) {
        return std::ranges::any_of(then.pieces, [&](const Piece& other) {
            return other.pile == piece.pile && other.place == piece.place && other.face == piece.face;
        });
    };
    for (const Piece& piece : viewIndex.pieces())
        if (isGrid(piece)) ++less[piece.face];
    for (const Piece& piece : then.pieces)
        if (isGrid(piece)) --less[piece.face];
    for (const Piece& piece : viewIndex.pieces())
        if (piece.pile != held.pile && isGrid(piece) && less[piece.face] > 0 && !stays(piece))
            preview.threatened.insert(piece.handle);
    // Pieces that leave the hand together with the picked one.
    if (viewIndex.pileOf(held).kind == PileKind::Hand) {
        const auto isEqual = [&](const Piece& piece) {
            return piece.pile == held.pile && piece.face == held.face;
        };
        auto leaving = std::ranges::count_if(viewIndex.pieces(), isEqual) -
                       std::ranges::count_if(then.pieces, isEqual) - 1;
        for (const Piece& piece : viewIndex.pieces())
            if (piece.handle != held.handle && isEqual(piece) && leaving-- > 0)
                preview.joining.insert(piece.handle);
    }
    return preview;
}

} // namespace drawbridge
