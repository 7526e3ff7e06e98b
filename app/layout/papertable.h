// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tablelayout.h"

#include <functional>
#include <map>
#include <vector>

// A table on paper: some of its piles in rows, as large as they go into the room they have. In millimetres,
// from the upper left corner of what is drawn.
namespace drawbridge {

/// Measures the names of piles for the room below them, as somebody can who knows the letters.
struct PaperNames {
    /// Whether the name of a pile goes into a room uncut.
    std::function<bool(const PileInfo& pile, const QSizeF& room)> fits;
    /// How high it is in a room so broad.
    std::function<double(const PileInfo& pile, double breadth)> height;
};

/// A pile on paper.
struct PaperPile {
    Heap heap;
    QRectF rect;
    QRectF name; ///< where its name is written; empty: nowhere

    /// Where a place of it is; all of the pile where that place is not drawn.
    QRectF at(int place) const;
};

struct PaperTable {
    QSizeF size;
    std::map<PileId, PaperPile> piles;

    const PaperPile& pile(PileId id) const { return piles.at(id); }
};

/// Lays out in a room what is drawn, from above, each row from the left: of a pile count what it is, and
/// where in it something lies. `names` where each has its name below it.
PaperTable layOnPaper(const TableArrangement& arrangement, const std::vector<QList<RoomPile>>& rows,
                      const QSizeF& room, const PaperNames* names = nullptr);

} // namespace drawbridge
