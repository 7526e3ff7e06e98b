// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QSizeF>

// A pile drawn outside a table, at any size: lengths are in widths of an upright piece.
namespace drawbridge {

/// Position of a piece.
struct HeapSpot {
    int place = 0;
    QRectF rect;  ///< of the upright piece, from the heap's upper left corner
    int turn = 0; ///< quarter turns clockwise about its centre

    bool operator==(const HeapSpot&) const = default;
};

struct Heap {
    QList<HeapSpot> spots; ///< from the bottom
    QSizeF size;
    bool isSquared = false; ///< each place has its own square: no piece covers another

    /// The rectangle of a place; that of the whole heap if the place is not drawn.
    QRectF at(int place) const;
};

/// Pitch of pieces side by side, and of cards in a hand.
inline constexpr double kHeapStep = 1.06;
inline constexpr double kHeapFan = 0.56;

/// The pieces at these places in a row, from the left, at this pitch.
Heap heapInRow(const QList<int>& places, double step, double high);
/// A stack: its topmost pieces, slightly offset.
Heap heapOnStack(const QList<int>& places, double high);

} // namespace drawbridge
