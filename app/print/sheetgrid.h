// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout.h"

#include <optional>

// Arrangement of pieces in rows and columns on a page, and suggestions where they do not fit.
namespace drawbridge {

/// Rows and columns of equal cells, centred on a page or on its left half; lengths in millimetres.
struct SheetGrid {
    QSizeF paper; ///< in reading orientation
    int columns = 0;
    int rows = 0;
    QSizeF size;       ///< of a piece
    double gutter = 0; ///< between two pieces
    double bleed = 0;
    QPointF origin;     ///< of the first piece
    bool folds = false; ///< gutterfold: the backs lie on the other side of a fold

    int cells() const { return columns * rows; }
    QRectF trim(int cell) const;
    /// Bleed rectangle of a piece: at most half the gutter towards a neighbour, full bleed elsewhere.
    QRectF bleedOf(int cell) const;
    /// Mirrored about the fold.
    QRectF mirrored(const QRectF& rect) const;
};

/// The grid that is asked for. Where it does not fit on the page, the problem says what would help, of that
/// what does.
Result<SheetGrid> gridFor(const Stack& stack, const SheetOptions& options);

/// A grid at the top of a part of a page for all pieces of a stack; nullopt if they do not fit.
std::optional<SheetGrid> gridWithin(const Stack& stack, const SheetOptions& options, const QRectF& room);

} // namespace drawbridge
