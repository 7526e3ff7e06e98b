// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/foresight.h"

#include <algorithm>
#include <map>

namespace drawbridge {

Foresight foresee(const GameState& state, std::span<const Move> moves, const Sight& sight,
                  const Piece& held) {
    Foresight foresight;
    const auto after = state.clone();
    for (const Move move : moves) after->apply(move);
    const View then = after->viewFor(sight.view().viewer);
    const auto isGrid = [&](const Piece& piece) { return sight.pileOf(piece).kind == PileKind::Grid; };
    // What leaves a grid and does not come to lie in another one would fall.
    std::map<Face, int> less;
    const auto stays = [&](const Piece& piece) {
        return std::ranges::any_of(then.pieces, [&](const Piece& other) {
            return other.pile == piece.pile && other.place == piece.place && other.face == piece.face;
        });
    };
    for (const Piece& piece : sight.pieces())
        if (isGrid(piece)) ++less[piece.face];
    for (const Piece& piece : then.pieces)
        if (isGrid(piece)) --less[piece.face];
    for (const Piece& piece : sight.pieces())
        if (piece.pile != held.pile && isGrid(piece) && less[piece.face] > 0 && !stays(piece))
            foresight.threatened.insert(piece.handle);
    // What leaves the hand beside the picked piece goes along with it.
    if (sight.pileOf(held).kind == PileKind::Hand) {
        const auto isEqual = [&](const Piece& piece) {
            return piece.pile == held.pile && piece.face == held.face;
        };
        auto leaving =
            std::ranges::count_if(sight.pieces(), isEqual) - std::ranges::count_if(then.pieces, isEqual) - 1;
        for (const Piece& piece : sight.pieces())
            if (piece.handle != held.handle && isEqual(piece) && leaving-- > 0)
                foresight.joining.insert(piece.handle);
    }
    return foresight;
}

} // namespace drawbridge
