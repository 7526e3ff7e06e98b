// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tablelayout.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

// Layout helpers common to all games.
namespace drawbridge::lay {

/// Rounds to a whole number, halves up.
inline double round(double value) { return std::floor(value + 0.5); }

/// Rounds down to a piece width: a multiple of four pixels, at least 16, so that its picture, a quarter
/// larger for the shadow, is also whole.
inline double step(double size) { return std::max(16.0, std::floor(size / 4) * 4); }

/// Height of a card relative to its width.
inline constexpr double kCardAspect = 88.0 / 63;
/// Height of a card of this width, in whole pixels.
inline double cardHeight(double width) { return round(width * kCardAspect); }
/// Pitch of cards that lie apart.
inline double apart(double card) { return card + std::max(3.0, card * 0.05); }
/// Rows for so many pieces in columns.
constexpr int rowsFor(int count, int columns) { return (count + columns - 1) / columns; }
/// Pitch of so many pieces: `usual`, or less to fit `room` from the first to the last one.
inline double pitch(double usual, double room, int count) {
    return count > 1 ? std::min(usual, room / (count - 1)) : 0;
}

/// A pile of a seat; nullptr: none.
const LayoutPile* pileOf(const LayoutInput& room, PileKind kind, int seat);
/// A pile by its name in notation; nullptr: none.
const LayoutPile* pileNamed(const LayoutInput& room, std::string_view name);
/// The id of a shared pile, or with a seat of "hand 2" and so on; -1: none.
int idOf(const LayoutInput& room, std::string_view role, int seat = -1);

/// The largest size from `least` to `largest` that fits, in steps, assuming all smaller ones fit too; less
/// than `least`: none.
double most(double least, double largest, double stepping, const std::function<bool(double)>& fits);

/// The variant of a layout with names of piles, unless its cards are much smaller than without names; if they
/// are narrower than a few lines of text, any growth will do.
template <class Measures>
const Measures& namedOrBare(const LayoutInput& room, const Measures& named, const Measures& bare) {
    constexpr double kWorthBare = 1.15;
    constexpr double kLarger = 1.01;
    constexpr double kNarrow = 6.5; // lines
    if (room.named) return named;
    if (named.tight && !bare.tight) return bare;
    const double worth = named.tile < kNarrow * room.unit ? kLarger : kWorthBare;
    return bare.tile >= named.tile * worth ? bare : named;
}

/// A rectangle rounded to whole pixels.
QRectF rect(double x, double y, double width, double height);

/// The starting point of every layout: rim, cloth, and at the front the rail with prompt and buttons, with
/// room for two rows of buttons on a narrow table that is not low, or a wider one that is high.
TableLayout frame(const LayoutInput& room);

/// The area of a pile in a rectangle.
inline PileArea areaIn(PileArea::Form form, const QRectF& rect, double tile, const QString& group = {}) {
    return {{rect}, form, tile, PileArea::Ground::None, {}, group};
}

/// A name and a number in a rectangle, aligned to that side.
inline TagArea tagIn(const QRectF& rect, Side align) { return {{rect}, align}; }

/// The initial spot of a piece in an area; without an area it lies beside the table.
PieceSpot startSpot(const TableLayout& layout, const PileArea& area, double z);

/// Rise of a stack from one layer to the next.
inline double stackStep(double size) { return std::max(1.0, round(size * 0.025)); }

/// Puts a piece on its stack, which rises by a step for every `layer` pieces. Of pieces lying exactly on one
/// another only the top one is drawn, plus the `bare` topmost, for when some are taken away.
void onStack(PieceSpot& spot, const PileArea& area, int index, int count, int layer, int bare);

/// Hit test: the id of the pile under a point, -1: none. `reach`: margin added to an area.
int pileAt(const TableLayout& layout, QPointF point, const std::function<double(const PileArea&)>& reach);

/// Margin that makes small piles easier to hit.
inline double stackReach(const PileArea& area) {
    return area.form == PileArea::Form::Stack ? area.tile * 0.25 : 0;
}

/// Whether a point is within a rectangle grown by `more`, left and upper edges included.
bool isWithin(const QRectF& rect, QPointF point, double more = 0);

} // namespace drawbridge::lay
