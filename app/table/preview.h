// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"
#include "table/viewindex.h"

#include <QSet>
#include <span>

namespace drawbridge {

/// What would come of a drop, shown on the pieces before it is done.
struct Preview {
    QSet<Handle> threatened; ///< would fall
    QSet<Handle> joining;    ///< would leave the hand along with the picked piece
};

/// What comes of legal moves, made one after the other from `state`, as far as the viewer may know: pieces of
/// grids only, since in rows it can depend on what lies face down. `held` is the piece in the hand.
Preview previewOf(const GameState& state, std::span<const Move> moves, const ViewIndex& viewIndex,
                  const Piece& held);

} // namespace drawbridge
