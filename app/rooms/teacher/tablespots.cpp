// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/tablespots.h"

#include "table/tableview.h"

#include <QQuickItem>

#include <algorithm>

namespace drawbridge {

Anchor TableSpots::anchorAt(QPointF at) const {
    const TableSpot spot = view_->spotUnder(at);
    if (spot.pile >= 0) return {spot.pile, spot.mark, {}};
    return {-1, -1, {at.x() / std::max(1, view_->width()), at.y() / std::max(1, view_->height())}};
}

QRectF TableSpots::rectOf(const Anchor& anchor) const {
    const QPointF at(anchor.at.x() * view_->width(), anchor.at.y() * view_->height());
    const double size = std::min(view_->width(), view_->height()) / 24.0;
    const QRectF point(at.x() - size, at.y() - size, 2 * size, 2 * size);
    if (anchor.pile < 0 || !view_->rootObject()) return point;
    QRectF found;
    QMetaObject::invokeMethod(view_->rootObject(), "rectOfSpot", Q_RETURN_ARG(QRectF, found),
                              Q_ARG(int, anchor.pile), Q_ARG(int, anchor.place));
    return found.isEmpty() ? point : found;
}

int TableSpots::pointedPiece() const {
    int handle = 0;
    if (view_->rootObject())
        QMetaObject::invokeMethod(view_->rootObject(), "pointedHandle", Q_RETURN_ARG(int, handle));
    return handle;
}

void TableSpots::hover(QPointF at) const {
    if (view_->rootObject())
        QMetaObject::invokeMethod(view_->rootObject(), "hoverOver", Q_ARG(double, at.x()),
                                  Q_ARG(double, at.y()));
}

} // namespace drawbridge
