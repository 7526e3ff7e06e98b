// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cardinks.h"

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QtGlobal>

class QPainter;

// Words on cards: as large as they fit. All lengths are millimetres on a card of 63 x 88.
namespace drawbridge {

/// Words are never printed smaller: 6 points.
inline constexpr double smallestType = 6 * 25.4 / 72;

/// A text and how large it may be.
struct Lettering {
    enum class Type { name, number, text, boldText };
    QString text;
    Type type = Type::text;
    double largest = 3.2;
    double smallest = smallestType;
    Qt::Alignment alignment = Qt::AlignCenter;
    QRgb ink = cardinks::ink;
    double oneLine = 0; ///< stays on one line in any size from this one up; 0: wraps before it shrinks
};
/// How much height words take in their smallest size, wrapped between words.
double leastHeight(const Lettering& words, double breadth);
/// Whether words go into a room uncut, wrapped between words, in their smallest size.
bool wordsFit(const Lettering& words, const QSizeF& room);
/// Paints words into a rectangle, wrapped between words, in the largest size in which they fit. Words that do
/// not fit in the smallest size are wrapped anywhere, and cut short, with an ellipsis, as the last resort.
/// Gives the rectangle in which the words stand.
QRectF paintWords(QPainter& painter, const QRectF& where, const Lettering& words);

} // namespace drawbridge
