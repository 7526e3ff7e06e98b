// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout.h"

#include <optional>

// In which rows and columns pieces lie on a page, and what helps where they find no room.
namespace drawbridge {

/// Rows and columns of equal cells in the middle of a page or of its left half; lengths in millimetres.
struct SheetGrid {
    QSizeF paper; ///< as it is held
    int columns = 0;
    int rows = 0;
    QSizeF size;       ///< of a piece
    double gutter = 0; ///< between two pieces
    double bleed = 0;
    QPointF origin;     ///< of the first piece
    bool folds = false; ///< the backs lie on the other side of a fold

    int cells() const { return columns * rows; }
    QRectF trim(int cell) const;
    /// Of a piece half the gutter at most where it has a neighbour, all its bleed elsewhere.
    QRectF bleedOf(int cell) const;
    /// Beyond the fold.
    QRectF mirrored(const QRectF& rect) const;
};

/// The grid that is asked for. Where it does not fit on the page, `problem` is why, in a sentence that says
/// what would help, of that what does.
SheetGrid gridFor(const Stack& stack, const SheetOptions& options, QString* problem);

/// A grid at the top of a part of a page, for all pieces of a stack; nothing if they do not fit there.
std::optional<SheetGrid> gridWithin(const Stack& stack, const SheetOptions& options, const QRectF& room);

} // namespace drawbridge
