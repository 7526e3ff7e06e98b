// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"
#include "table/viewindex.h"

#include <QSet>

namespace drawbridge {

/// What would come of a drop, shown on the pieces before it is done.
struct Preview {
    QSet<Handle> threatened; ///< would fall
    QSet<Handle> joining;    ///< would leave the hand along with the picked piece
};

/// What comes of moves after which the viewer would see `then` (Outlook): pieces of grids only, since in rows
/// it can depend on what lies face down. `held` is the piece in the hand.
Preview previewOf(const View& then, const ViewIndex& viewIndex, const Piece& held);

} // namespace drawbridge
