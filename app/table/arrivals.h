// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seenmatch.h"
#include "table/viewindex.h"

#include <QSet>
#include <optional>

namespace drawbridge {

/// The pieces that the last move that moved any has brought to where they lie. Found by comparing the
/// viewer's views before and after it, so it is the same after undo, redo and a change of viewers.
/// `viewIndex` indexes the current view.
QSet<Handle> arrivals(const SeenMatch& match, const ViewIndex& viewIndex);

/// The pieces that this item of the history, which must exist, has brought to where they still lie.
QSet<Handle> arrivalsBy(const SeenMatch& match, const ViewIndex& viewIndex, std::size_t item);

/// The pile that lost the most pieces by that item in the viewer's view; nothing if none did.
std::optional<PileId> pileLeftBy(const SeenMatch& match, std::size_t item);

} // namespace drawbridge
