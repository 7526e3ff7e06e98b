// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tablelayout.h"

#include <cmath>
#include <functional>
#include <string_view>

// What all games lay out alike.
namespace drawbridge::lay {

/// To a whole number, halves up.
inline double round(double value) { return std::floor(value + 0.5); }

/// The width of a piece: a multiple of four pixels, for its picture, a quarter larger for the shadow, to be
/// whole too.
double step(double size);

/// How high a card is for its width.
inline constexpr double kCardAspect = 88.0 / 63;
/// How high a card of this width is, in whole pixels.
inline double cardHeight(double width) { return round(width * kCardAspect); }

/// A pile of a seat; null: there is none.
const RoomPile* pileOf(const Room& room, PileKind kind, int seat);
/// A pile that all share; null: there is none.
const RoomPile* sharedPile(const Room& room, std::string_view name);

/// The largest size from `least` up, in steps, that fits, where all smaller ones fit too; less than `least`:
/// none.
double most(double least, double largest, double stepping, const std::function<bool(double)>& fits);

/// A rectangle of whole pixels.
QRectF rect(double x, double y, double width, double height);

/// The edges of the table: its rim, the cloth within it, and at the front the rail with what is to be done,
/// on a narrow table that is not low, or a wider one that is high, with room for two rows of buttons. A
/// layout begins as what this returns.
TableLayout frame(const Room& room);

/// A name and a number in a rectangle, at that side of it.
TagArea tagIn(const QRectF& rect, Side align);

/// The spot of a piece in an area, to be worked out further; without an area it lies beside the table.
PieceSpot startSpot(const TableLayout& layout, const PileArea& area, double z);

/// How much a stack rises from one layer to the next.
double stackStep(double size);

/// Puts a piece on its stack, which rises by a step for every `layer` pieces. Of pieces lying exactly on one
/// another only the upper is drawn, and the `bare` uppermost, for when some are taken away.
void onStack(PieceSpot& spot, const PileArea& area, int index, int count, int layer, int bare);

/// The number of the pile under a point, -1: none. `reach` says how far beyond its edges an area is hit.
int pileAt(const TableLayout& layout, QPointF point, const std::function<double(const PileArea&)>& reach);

/// Small piles are easier to hit.
double stackReach(const PileArea& area);

/// Whether a point is within a rectangle grown by `more`: its left and upper edges belong to it.
bool isWithin(const QRectF& rect, QPointF point, double more = 0);

} // namespace drawbridge::lay
