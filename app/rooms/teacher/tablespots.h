// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/teacher/drawing.h"

#include <QRectF>

namespace drawbridge {

class TableView;

/// Where things lie in the picture of a table, asked of its scene.
class TableSpots {
  public:
    explicit TableSpots(const TableView* view)
        : view_(view) {}

    /// What a drawing that begins or ends at this point holds on to.
    Anchor anchorAt(QPointF at) const;
    /// Where that lies, in pixels of the view.
    QRectF rectOf(const Anchor& anchor) const;
    /// The handle of the piece that is pointed at or has the focus; 0 for none.
    int pointedPiece() const;
    /// Shows where something held at this point would come to lie.
    void hover(QPointF at) const;

  private:
    const TableView* view_;
};

} // namespace drawbridge
