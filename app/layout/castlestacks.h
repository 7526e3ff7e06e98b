// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/public.h"
#include "layout/layoutparts.h"

// How the castles of CASTLES lie in a realm: side by side, and overlapping where there are many. A castle is
// a stack fanned downwards: the CASTLE at the back, on it the upgrade, then the defenses, the newest in
// front, with the number in each corner visible. The total is on a plaque above.
namespace drawbridge::castlestable {

/// Visible strip of a card covered by the next one, in its widths: the number in its corner, or of a CASTLE
/// under an upgrade its edge.
inline constexpr double kStrip = 0.38;
inline constexpr double kEdge = 0.16;
/// Height of a castle with all its defenses, in widths of a card.
inline constexpr double kTall = lay::kCardAspect + kEdge + castles::kMostDefences * kStrip;
/// Gap between castles, in widths of a card.
inline constexpr double kApart = 0.14;

/// Adds the grounds of castles removed since `before`, so that all others keep their places: targets should
/// not slide away.
void keepGroundsOf(const PileContents& before, PileContents& now);

/// Positions a card of a realm.
void standInRealm(PieceSpot& spot, const PileArea& realm, const PieceAt& piece);

/// The rectangle of a whole castle, by the place of its CASTLE, or the visible part of another of its cards.
QRectF castleRect(const PileArea& realm, const PileContents& contents, int place);

/// All castles of a realm: the place of the CASTLE and the plaque above it.
QList<CastlePlaque> castlesIn(const PileArea& realm, const PileContents& contents);

/// Hit test beside the cards of a realm: the place of the CASTLE meant, if there is only one castle, or the
/// point is on a plaque or in the space below; else -1.
int nearestCastle(const PileArea& realm, const PileContents& contents, QPointF point);

/// A realm drawn by itself: castles side by side, each card a step above the one before. (On a table they
/// step down, so that the corner numbers can be read.)
Heap castlesHeap(const LayoutPile& realm);

} // namespace drawbridge::castlestable
