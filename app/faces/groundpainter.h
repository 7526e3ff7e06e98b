// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

class QPainter;

namespace drawbridge {

/// The surface of a table: a themed ground with a wooden rim.
struct Ground {
    QString place;        ///< one of groundChoices(), "courtyards" or "tavern"
    QSizeF size;          ///< of the whole table, in scene pixels
    bool candle = false;  ///< by candle light, else by daylight
    double rim = 0;       ///< width of the boards at its sides
    double rail = 0;      ///< y of the rail at the front
    double fieldFrom = 0; ///< range of y between the two sides, from …
    double fieldTo = 0;   ///< … to; not above `fieldFrom` if there are no sides
    QRectF middle;        ///< the central area: a castle, or the road from gate to gate
};

/// The grounds that can be chosen for all games, by name.
const QStringList& groundChoices();

/// Paints ground, light and shade, boards and rail over the whole table. Soft light is baked in as gradients,
/// so that the scene needs none. Without options any size is filled.
void paintGround(QPainter& painter, const Ground& ground);

} // namespace drawbridge
