// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cardinks.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

class QPainter;

// Text on cards, as large as fits. All lengths are millimetres on a card of 63 x 88.
namespace drawbridge {

/// Minimum type size: 6 points.
inline constexpr double smallestType = 6 * 25.4 / 72;

/// A text and its style.
struct TextStyle {
    enum class Type { name, number, text, boldText };
    QString text;
    Type type = Type::text;
    double largest = 3.2;
    double smallest = smallestType;
    Qt::Alignment alignment = Qt::AlignCenter;
    QRgb ink = cardinks::ink;
    double oneLine = 0; ///< from this size on it stays on one line; 0: it wraps before it shrinks
};
/// Height of the text in its smallest size, wrapped between words.
double leastHeight(const TextStyle& words, double breadth);
/// Whether the text fits uncut in its smallest size, wrapped between words.
bool wordsFit(const TextStyle& words, const QSizeF& room);
/// Paints text into a rectangle, wrapped between words, in the largest size in which it fits. If it does not
/// fit in the smallest size, it is wrapped anywhere, and as the last resort elided. Returns the bounding
/// rectangle of the text.
QRectF paintWords(QPainter& painter, const QRectF& where, const TextStyle& words);

} // namespace drawbridge
