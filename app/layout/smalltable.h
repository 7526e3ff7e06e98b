// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>

namespace drawbridge {

/// Seating around a small table: points on its edge, each coordinate from -1 to 1.
struct SmallTable {
    Q_GADGET
    Q_PROPERTY(int places READ places)
    Q_PROPERTY(QPointF free READ free)

  public:
    int seats = 2;
    bool hasFree = false; ///< there is a free place

    /// The number of places: some may be empty for even spacing.
    int places() const;
    /// The position of a seat: the first is at the bottom, the order is clockwise.
    Q_INVOKABLE QPointF seat(int number) const;
    /// The position of the free place.
    QPointF free() const;

    bool operator==(const SmallTable&) const = default;
};

} // namespace drawbridge
