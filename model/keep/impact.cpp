// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/impact.h"

#include "keep/moves.h"
#include "keep/public.h"

#include <algorithm>

// The switches have no default, so that the compiler asks for what a new verb or event is.
namespace drawbridge::keep {

namespace {

Impact ofVerb(Verb verb) {
    using enum Verb;
    switch (verb) {
    case Tile:
    case Discard: return {Deed::DrawTile};
    case Place:
    case Interchange: return {Deed::LayTile};
    case Reshuffle:
    case Shuffle: return {Deed::ShuffleTiles};
    case Attack:  // what falls is heard
    case Destroy: // so is that
    case Draw:    // the tile is heard that comes of it
    case Turn:
    case End:
    case Dealer: return {};
    }
    return {};
}

/// What has left the castles: how many tiles, and whether a keep is among them.
Impact ofFallen(const View& before, const View& after) {
    const auto standing = [](const View& view, bool keepsOnly) {
        return std::ranges::count_if(view.pieces, [&](const Piece& piece) {
            return piece.pile >= kFirstCastle && (!keepsOnly || piece.face >= Face{kFirstKeep});
        });
    };
    const auto fallen = standing(before, false) - standing(after, false);
    if (fallen <= 0) return {};
    if (standing(before, true) > standing(after, true)) return {Deed::Capture, Harm::Ruin};
    return {fallen > 1 ? Deed::Tumble : Deed::Fall, Harm::Loss};
}

} // namespace

Impact impactOf(const View& before, Move move, const View& after) {
    return ofVerb(verbOf(move)) | ofFallen(before, after);
}

} // namespace drawbridge::keep
