// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/preview.h"

#include <algorithm>
#include <map>

namespace drawbridge {

Preview previewOf(const View& then, const ViewIndex& viewIndex, const Piece& held) {
    Preview preview;
    const auto isGrid = [&](const Piece& piece) { return viewIndex.pileOf(piece).kind == PileKind::Grid; };
    // What leaves a grid and does not come to lie in another one would fall.
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
    // What leaves the hand beside the picked piece goes along with it.
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
