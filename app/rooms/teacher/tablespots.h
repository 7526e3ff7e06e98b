// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/teacher/drawing.h"

#include <QRectF>

#include <optional>

namespace drawbridge {

class TableView;

/// Where things lie in the picture of a table, asked of its scene.
class TableSpots {
  public:
    /// A pile of the table, and a place of it as it is laid or drawn on; -1 means the pile as a whole.
    struct Spot {
        int pile;
        int place; ///< where a card is put down
        int mark;  ///< what a mark there is on (Anchor::place)
    };

    explicit TableSpots(const TableView* view)
        : view_(view) {}

    /// What lies under a point of the view, in its pixels; nothing: the bare table.
    std::optional<Spot> under(QPointF at) const;
    /// What has the focus of the table.
    std::optional<Spot> focused() const;
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
