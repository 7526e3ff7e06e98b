// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"
#include "table/viewindex.h"

#include <QSet>

namespace drawbridge {

/// Preview of a drop: which pieces it would affect.
struct Preview {
    QSet<Handle> threatened; ///< would be destroyed
    QSet<Handle> joining;    ///< would leave the hand together with the picked piece
    bool isForeseen = false; ///< what happens depends on no hidden card
};

/// Compares the current view with `then`, the viewer's view after the moves (Outlook). Grids only: in rows
/// the result can depend on what lies face down. `held` is the picked piece.
Preview previewOf(const View& then, const ViewIndex& viewIndex, const Piece& held);

} // namespace drawbridge
