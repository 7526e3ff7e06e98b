// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tablelayout.h"

#include <functional>
#include <map>
#include <vector>

// A table for print: some of its piles in rows, as large as they fit. In millimetres, from the upper left
// corner of the drawing.
namespace drawbridge {

/// Measures pile names for the room below the piles; implemented by whoever has the font.
struct PaperNames {
    /// Whether the name of a pile fits into a room without being cut.
    std::function<bool(const PileInfo& pile, const QSizeF& room)> fits;
    /// Its height at this width.
    std::function<double(const PileInfo& pile, double breadth)> height;
};

/// A printed pile.
struct PaperPile {
    Heap heap;
    QRectF rect;
    QRectF name; ///< rectangle of its name; empty: none

    /// The rectangle of a place; that of the whole pile if the place is not drawn.
    QRectF at(int place) const;
};

struct PaperTable {
    QSizeF size;
    std::map<PileId, PaperPile> piles;

    const PaperPile& pile(PileId id) const { return piles.at(id); }
};

/// Lays out rows of piles in a room, from the top, each from the left. Of a pile only its info and its pieces
/// are used. `names`: if given, each pile has its name below it.
PaperTable layOnPaper(const TableArrangement& arrangement, const std::vector<QList<LayoutPile>>& rows,
                      const QSizeF& room, const PaperNames* names = nullptr);

} // namespace drawbridge
