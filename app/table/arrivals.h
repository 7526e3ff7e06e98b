// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seenmatch.h"
#include "table/viewindex.h"

#include <QSet>
#include <optional>

namespace drawbridge {

/// The pieces that the last move which moved any has brought to where they lie: found by comparing what the
/// viewer saw before and after it, so that it is the same after undo, redo and a change of viewers. The view
/// is what they see of the match now.
QSet<Handle> arrivals(const SeenMatch& match, const ViewIndex& viewIndex);

/// The pieces that one item of the history has brought to where they still lie. `item`: less than the number
/// of items.
QSet<Handle> arrivalsBy(const SeenMatch& match, const ViewIndex& viewIndex, std::size_t item);

/// The pile that lost the most pieces by that item, as the viewer saw it; nothing if none did.
std::optional<PileId> pileLeftBy(const SeenMatch& match, std::size_t item);

} // namespace drawbridge
