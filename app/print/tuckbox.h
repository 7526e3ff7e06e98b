// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <vector>

// A box that is cut out of one sheet, folded and glued: geometry only, in millimetres from the upper left
// corner of its net.
namespace drawbridge {

/// Role of a panel in the folded box.
enum class TuckSide { front, left, right, back, glue, lid, tuck, bottom, inner, dust };

/// A rectangle between folds or cuts. Rounded or tapered flaps lie within it.
struct TuckPanel {
    TuckSide side = TuckSide::front;
    QRectF where;
    int parent = -1; ///< index of the panel it is folded from, along the shared edge
};

struct TuckBox {
    QSizeF net;                    ///< size of the net
    std::vector<TuckPanel> panels; ///< parents before children
    QPolygonF outline;             ///< cut line, clockwise
    std::vector<QLineF> folds;

    QRectF where(TuckSide side) const; ///< rectangle of the first such panel
};

/// A box for a pack of this size and depth, which can be opened and closed again.
TuckBox tuckBox(const QSizeF& card, double depth);

/// Clearance around the pack, in each dimension.
inline constexpr double kTuckRoom = 1;

} // namespace drawbridge
