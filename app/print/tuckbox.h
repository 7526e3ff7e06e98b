// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <vector>

// A box that is cut out of one sheet, folded and glued: geometry only, in millimetres from the upper left
// corner of the sheet's part that it takes.
namespace drawbridge {

/// What of the box a panel becomes.
enum class TuckSide { front, left, right, back, glue, lid, tuck, bottom, inner, dust };

/// A rectangle between folds or cuts. What is rounded or slanted of a flap lies within it.
struct TuckPanel {
    TuckSide side = TuckSide::front;
    QRectF where;
    int parent = -1; ///< the panel it is folded from, along the edge they share
};

struct TuckBox {
    QSizeF net;                    ///< of the whole sheet part
    std::vector<TuckPanel> panels; ///< each after its parent
    QPolygonF outline;             ///< along which it is cut out, clockwise
    std::vector<QLineF> folds;

    QRectF where(TuckSide side) const; ///< of the first such panel
};

/// A box into which a pack goes that is so large and so deep, and can be taken out of again.
TuckBox tuckBox(const QSizeF& card, double depth);

/// Beyond the pack, each way.
inline constexpr double kTuckRoom = 1;

} // namespace drawbridge
