// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>

class QPainter;

namespace drawbridge {

class HallView;
class NewGameView;

/// The way of a box from the shelf of the hall to the table at which a new game is chosen: wall and shelf
/// rise out of sight meanwhile. Made of pictures of both.
struct BoxTransition {
    static constexpr int kTime = 260; ///< milliseconds

    QImage hall;      ///< without the box
    double wall = 0;  ///< the height of what rises
    QImage table;     ///< without the box
    QImage fromShelf; ///< the box as it stands there
    QRectF onShelf;   ///< and where
    QImage fromTable; ///< and at the table
    QRectF onTable;
};

/// Null pictures where one of the scenes cannot be photographed. Both have the same size.
BoxTransition transitionOfBox(HallView& hall, NewGameView& table);

/// Paints the moment so many milliseconds after the box has left the shelf.
void paintBoxTransition(QPainter& painter, const BoxTransition& way, int time);

} // namespace drawbridge
