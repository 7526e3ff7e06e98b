// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

class QPainter;
class QUrlQuery;

namespace drawbridge {

/// What a game is played on: a place of its own, with the wood round it.
struct Ground {
    /// From the options in the name of its picture: "w=1366&h=715&candle=1&…".
    static Ground from(const QString& place, const QUrlQuery& options);

    QString place;        ///< one of groundChoices(), "courtyards" or "tavern"
    QSizeF size;          ///< of the whole table, in the pixels of the scene
    bool candle = false;  ///< by candle light, else by daylight
    double rim = 0;       ///< breadth of the boards at its sides
    double rail = 0;      ///< where the rail in front begins
    double fieldFrom = 0; ///< what lies between two sides begins here …
    double fieldTo = 0;   ///< … and ends here; not above `fieldFrom` where there are no sides
    QRectF middle;        ///< what is in the middle of it all: a castle, or the way from gate to gate
};

/// The places that people can choose for all games, by name.
const QStringList& groundChoices();

/// Paints ground, light and shade, boards and rail over the whole table. Soft light is made of gradients here
/// and once, so that the scene needs none. Where nothing else is told it fills any size.
void paintGround(QPainter& painter, const Ground& ground);

} // namespace drawbridge
