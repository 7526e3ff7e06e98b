// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QVector>

class QPainter;

namespace drawbridge {

class FacePainter;

/// Geometry of the hall, computed by qml/hall/halllayout.js.
struct HallRoom {
    QSizeF size;
    bool night = false;
    double scale = 1;     ///< of fixed sizes; 1 in a window of 1366 x 768
    double beam = 0;      ///< height of the beam
    double shelf = 0;     ///< y where the boxes stand
    double shelfFace = 0; ///< height of the shelf's edge
    double shelfFrom = 0; ///< x where the shelf begins
    double floor = 0;     ///< y where the table begins
    double edge = 0;      ///< height of the table's carved edge
    QRectF window;        ///< empty: none
    QVector<QPointF> candles;
};

/// Paints the static background: beam, wall, window, shelf and table, without animated parts and text. Soft
/// light is rendered here once, as gradients, so that the scene needs no effects.
void paintHallRoom(QPainter& painter, const HallRoom& room, const FacePainter& faces);

/// Paints a pennon flying to the right.
void paintPennon(QPainter& painter, const QSizeF& size);
/// Paints the runner beneath the things on the table.
void paintRunner(QPainter& painter, const QSizeF& size, bool night);

} // namespace drawbridge
