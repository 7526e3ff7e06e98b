// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cardwords.h"

#include <QRectF>

class QPainter;

// The field on which a card's charge lies, with its hatching. All lengths are millimetres on a card of 63
// x 88.
namespace drawbridge {

/// The tinctures of a field. Each has the engravers' hatching, so that it can be told without colour: azure
/// horizontal lines, gules vertical, vert falling, purpure rising, ochre dots, sable crossed lines, silver
/// none; rose is a light red, also vertical.
enum class Tincture { azure, gules, vert, purpure, ochre, sable, silver, rose };

/// The shape of a field.
enum class FieldShape {
    rounded,
    cutCorners, ///< an octagon with a lattice: also a distinct outline
    embattled,  ///< with merlons at the top
    indented,   ///< with teeth at top and bottom
};

/// Paints a field; with `ground` above 0 a strip of meadow of that height at its foot, in millimetres.
void paintField(QPainter& painter, const QRectF& field, Tincture tincture, double ground = 0,
                FieldShape shape = FieldShape::rounded);
/// The outline round a field, to be painted over the charge.
void paintFieldEdge(QPainter& painter, const QRectF& field, FieldShape shape = FieldShape::rounded);
/// By how much a field is lowered to make room for text, in millimetres: on small prints, whose text is not
/// scaled below its minimum size.
double fieldYields();
inline constexpr double kMostYields = 14; // what is left of most fields still shows its picture
/// The same, and more if the words do not fit: they get `gain` of it, and the field gives at most `most`.
double fieldYields(const TextStyle& words, const QSizeF& room, double most, double gain = 1);
/// The square of a charge in a field with a ground of that height: it stands on the ground, as large as fits
/// with `margin` above it.
QRectF chargeSquare(const QRectF& field, double ground, double margin);

} // namespace drawbridge
