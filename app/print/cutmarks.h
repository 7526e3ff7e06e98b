// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout.h"

// Cutting marks. In millimetres, as in PagePlan.
namespace drawbridge {

/// Adds the cutting marks for a group of pieces in rows and columns; `room` is the area available to the
/// group: the page without its margin, or what another group leaves. No mark lies on the part of a piece that
/// is kept, except guides between pieces that lie edge to edge: half a hairline each.
/// Crop marks remain on every strip in whichever order one cuts: outside the art at both ends of each cut, in
/// the gutters, and short ones beside each corner of each piece along both its edges. Beside a corner means
/// outside the piece; where two pieces lie edge to edge the mark is on the cut, as far into the piece as
/// corner rounding removes it.
void addMarks(PagePlan& page, std::span<const Place> group, const QRectF& room, SheetMarks marks);

/// Bounding rectangle of the pieces with their bleed.
QRectF blockOf(std::span<const Place> group);

/// How far crop marks reach from the art.
inline constexpr double kMarkReach = 3;

/// Registration marks for a cutting machine, all black: a square in the upper left corner, and in the two
/// adjacent corners lines along both edges, as in Silhouette Studio: squares of 5 mm, lines of 20 mm by 0.5
/// mm, 10 mm from the edges of the paper, the smallest inset it accepts.
std::vector<QRectF> registrationMarks(const QSizeF& paper);
/// Whether `block` comes too close to a registration mark.
bool touchesMarks(const QSizeF& paper, const QRectF& block);
/// Total width and height at opposite edges that the marks keep free of pieces.
QSizeF edgesFor(SheetMarks marks);

} // namespace drawbridge
