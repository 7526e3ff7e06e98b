// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tableplace.h"

#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QSizeF>

namespace drawbridge {

class TableController;

/// The table as a page shows it, laid out in that many CSS pixels: where pieces, piles, names of seats and
/// the targets of the picked piece are, or in their stead `places`. Keys: `width`, `height`; `pieces` by
/// handle: [x, y, width, quarter turns clockwise]; `piles` and `seats` by number, `spots` by "pile/place":
/// [x, y, width, height], of an empty square also the quarter turns of what is laid there; `slots` by pile:
/// its empty squares, [x, y, width, quarter turns, face]. `elsewhere`: piles that are shown beside the table,
/// and take no room on it. Empty without a match.
QJsonObject pageLayout(TableController& controller, const QSizeF& room, const QList<TablePlace>& places = {},
                       const QSet<int>& elsewhere = {});

} // namespace drawbridge
