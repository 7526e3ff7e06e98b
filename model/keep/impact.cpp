// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/table.h"

#include "keep/moves.h"

#include <algorithm>

// The switches have no default, so that the compiler warns of a missing verb or event.
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
    case Attack:  // the falling tile has the sound
    case Destroy: // likewise
    case Draw:    // the drawn tile has the sound
    case Turn:
    case End:
    case Dealer: return {};
    }
    return {};
}

/// Of the tiles that have left the castles: how many, and whether a keep is among them.
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
