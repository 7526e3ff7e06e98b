// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QVector>

class QPainter;
class QUrlQuery;

namespace drawbridge {

class FacePainter;

/// Where the parts of the hall are, as qml/hall/halllayout.js has planned them.
struct HallRoom {
    /// From the options in the name of its picture: "w=1366&h=715&night=1&…".
    static HallRoom from(const QUrlQuery& options);

    QSizeF size;
    bool night = false;
    double scale = 1;     ///< of what has a fixed form, 1 in a window of 1366 x 768
    double beam = 0;      ///< height of the beam
    double shelf = 0;     ///< where the boxes stand
    double shelfFace = 0; ///< height of the shelf's edge
    double shelfFrom = 0; ///< where the shelf begins
    double floor = 0;     ///< where the table begins
    double edge = 0;      ///< height of the table's carved edge
    QRectF window;        ///< empty: there is none
    QVector<QPointF> candles;
};

/// Paints beam, wall, window, shelf and table, without anything that moves or is written. Soft light is made
/// of gradients here and once, so that the scene needs none.
void paintHallRoom(QPainter& painter, const HallRoom& room, const FacePainter& faces);

/// Paints a pennon that flies to the right.
void paintPennon(QPainter& painter, const QSizeF& size);
/// Paints the runner under the things on the table.
void paintRunner(QPainter& painter, const QSizeF& size, bool night);

} // namespace drawbridge
