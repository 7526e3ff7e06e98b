// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cardwords.h"

#include <QRectF>

class QPainter;

// The field on which a card's charge lies, with its hatching. All lengths are millimetres on a card of 63
// x 88.
namespace drawbridge {

/// The grounds a charge can lie on. Each has the engravers' hatching, so that it is told without its colour:
/// azure level lines, gules upright, vert falling, purpure rising, ochre dots, sable both, silver none; rose
/// is a light red, upright as well.
enum class Tincture { azure, gules, vert, purpure, ochre, sable, silver, rose };

/// What a field looks like besides its tincture.
enum class FieldShape {
    rounded,
    cutCorners, ///< an octagon with a lattice: told from the others by its outline, too
    embattled,  ///< merlons above
    indented,   ///< teeth above and below
};

/// A field; with `ground` above 0, a strip of so many millimetres of meadow at its foot.
void paintField(QPainter& painter, const QRectF& field, Tincture tincture, double ground = 0,
                FieldShape shape = FieldShape::rounded);
/// The outline round a field, to be painted over the charge.
void paintFieldEdge(QPainter& painter, const QRectF& field, FieldShape shape = FieldShape::rounded);
/// How much lower a field is than it should be, in millimetres: on a card that is printed so small that its
/// words, which are no smaller for that, need more of it.
double fieldYields();
inline constexpr double kMostYields = 14; // what is left of most fields still shows its picture
/// The same, and more for words that would not go into their room: `gain` of it is theirs, and no more than
/// `most` is given up.
double fieldYields(const Lettering& words, const QSizeF& room, double most, double gain = 1);
/// Where the square picture of a charge lies in a field whose ground is so high: it stands on the ground and
/// is as large as fits with `margin` above it.
QRectF chargeSquare(const QRectF& field, double ground, double margin);

} // namespace drawbridge
