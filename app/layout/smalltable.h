// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>

namespace drawbridge {

/// Where people sit round a small table: points on its edge, from -1 to 1 either way.
struct SmallTable {
    Q_GADGET
    Q_PROPERTY(int places READ places)
    Q_PROPERTY(QPointF free READ free)

  public:
    int seats = 2;
    bool hasFree = false; ///< one more may come

    /// There are so many places round it: some may stay empty, for all to sit evenly.
    int places() const;
    /// Where a seat is: the first is at the bottom, play runs clockwise.
    Q_INVOKABLE QPointF seat(int number) const;
    /// Where one more would sit.
    QPointF free() const;

    bool operator==(const SmallTable&) const = default;
};

} // namespace drawbridge
