// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout.h"

// What shows where to cut. In millimetres, as in PagePlan.
namespace drawbridge {

/// Adds to a page the marks of a group of its pieces, which lie in rows and columns; `room` is what of the
/// page is theirs: all but the margin, or what another group leaves. None of the marks lies on what stays of
/// a piece, but for guides between pieces that lie edge to edge: half a hairline each.
///
/// Crop marks are found in every strip that is left, in whichever order one cuts: outside the art at both
/// ends of each cut, in the gutters, and a short one beside each corner of each piece, along both its edges.
/// Beside the corner is outside it; where two pieces lie edge to edge it is on the cut, as far into the piece
/// as rounding takes the corner off.
void addMarks(PagePlan& page, std::span<const Place> group, const QRectF& room, SheetMarks marks);

/// All that the art of some pieces covers.
QRectF blockOf(std::span<const Place> group);

/// How far from the art crop marks reach.
inline constexpr double kMarkReach = 3;

/// What a cutting machine looks for on a sheet, all black: a square in the upper left corner, and in the next
/// two corners lines along both edges, as Silhouette Studio has them: squares of 5 mm, lines of 20 mm by 0.5
/// mm, 10 mm from the edges of the paper, which is the least it takes.
std::vector<QRectF> registrationMarks(const QSizeF& paper);
/// Whether that leaves too little white round one of them.
bool touchesMarks(const QSizeF& paper, const QRectF& block);
/// What the marks on a sheet leave free for pieces at two opposite edges.
QSizeF edgesFor(SheetMarks marks);

} // namespace drawbridge
