// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/teacher/drawing.h"

#include <QRectF>

namespace drawbridge {

class TableView;

/// Hit tests and positions in the picture of a table, by its scene.
class TableSpots {
  public:
    explicit TableSpots(const TableView* view)
        : view_(view) {}

    /// What a drawing that begins or ends at this point holds on to.
    Anchor anchorAt(QPointF at) const;
    /// The anchor's rectangle, in pixels of the view.
    QRectF rectOf(const Anchor& anchor) const;
    /// The handle of the hovered or focused piece; 0: none.
    int pointedPiece() const;
    /// Highlights the drop target at this point.
    void hover(QPointF at) const;

  private:
    const TableView* view_;
};

} // namespace drawbridge
