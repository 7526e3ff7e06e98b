// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QSizeF>

// A pile drawn by itself, whatever its size: lengths are in widths of an upright piece.
namespace drawbridge {

/// Where a piece lies, or will.
struct HeapSpot {
    int place = 0;
    QRectF rect;  ///< of the piece upright, from the heap's upper left corner
    int turn = 0; ///< quarter turns clockwise about its middle

    bool operator==(const HeapSpot&) const = default;
};

struct Heap {
    QList<HeapSpot> spots; ///< from below
    QSizeF size;
    bool isSquared = false; ///< each place has a square of its own: none lies behind another

    /// The rectangle of a place; of the whole heap where that place is not drawn.
    QRectF at(int place) const;
};

/// From piece to piece side by side, and from card to card in a hand.
inline constexpr double kHeapStep = 1.06;
inline constexpr double kHeapFan = 0.56;

/// Pieces of these places in a row, from the left, so far apart.
Heap heapInRow(const QList<int>& places, double step, double high);
/// The uppermost of a stack, which shows some of those below.
Heap heapOnStack(const QList<int>& places, double high);

} // namespace drawbridge
