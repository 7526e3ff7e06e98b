// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/handles.h"

#include <algorithm>

namespace drawbridge {

HandleBook::HandleBook(const std::vector<PileInfo>& piles) {
    for (const PileInfo& pile : piles) {
        if (piles_.size() <= pile.id) piles_.resize(pile.id + std::size_t{1});
        piles_[pile.id] = pile;
    }
}

void HandleBook::follow(View& view) {
    for (Piece& piece : view.pieces) piece.handle = 0;

    // In a stack that has grown from below, what lay there before lies higher now.
    std::vector<int> growth(piles_.size());
    for (const Piece& piece : view.pieces) ++growth[piece.pile];
    for (const Piece& piece : last_) --growth[piece.pile];
    for (Piece& piece : last_)
        if (piles_[piece.pile].growsAtBottom && growth[piece.pile] > 0)
            piece.place = static_cast<std::uint8_t>(piece.place + growth[piece.pile]);

    // Gives each piece without a handle that of an old piece it may be, from the top down.
    const auto match = [&](auto mayBe) {
        for (auto piece = view.pieces.rbegin(); piece != view.pieces.rend(); ++piece) {
            if (piece->handle != 0) continue;
            const auto old = std::find_if(last_.rbegin(), last_.rend(), [&](const Piece& candidate) {
                return candidate.handle != 0 && mayBe(candidate, *piece);
            });
            if (old == last_.rend()) continue;
            piece->handle = old->handle;
            old->handle = 0;
        }
    };
    // Unchanged: same place, same appearance.
    match([&](const Piece& old, const Piece& now) {
        return old.pile == now.pile && old.face == now.face && old.look == now.look &&
               (piles_[now.pile].kind == PileKind::Hand || old.place == now.place);
    });
    // Turned over in place.
    match([&](const Piece& old, const Piece& now) {
        return old.pile == now.pile && old.place == now.place && hasPlaces(piles_[now.pile].kind) &&
               (old.face == kHidden || now.face == kHidden);
    });
    // Moved in sight, turned up within a stack, revealed, or moved from one hidden place to another. A card
    // that was open and lies hidden in another place has been shuffled: it cannot be followed.
    match([](const Piece& old, const Piece& now) {
        return old.face != kHidden && old.face == now.face && old.look == now.look;
    });
    match([](const Piece& old, const Piece& now) { return old.face != kHidden && old.face == now.face; });
    match([&](const Piece& old, const Piece& now) {
        return old.pile == now.pile && old.place == now.place && piles_[now.pile].faced &&
               old.face == kHidden && now.faceUp;
    });
    match([](const Piece& old, const Piece& now) {
        return old.face == kHidden && !old.faceUp && now.face != kHidden;
    });
    match([](const Piece& old, const Piece& now) {
        return old.face == kHidden && !old.faceUp && now.face == kHidden && !now.faceUp;
    });

    // Known to the viewer and seen to slide under a stack, where it is hidden.
    match([&](const Piece& old, const Piece& now) {
        return !old.faceUp && !now.faceUp && now.face == kHidden && now.place == 0 &&
               piles_[now.pile].growsAtBottom && old.pile != now.pile;
    });

    for (Piece& piece : view.pieces)
        if (piece.handle == 0) piece.handle = next_++;
    last_ = view.pieces;
}

} // namespace drawbridge
