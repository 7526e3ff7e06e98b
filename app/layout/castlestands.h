// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/public.h"
#include "layout/lay.h"

#include <QVarLengthArray>

// How the castles of CASTLES stand in a realm: one beside the other, and before each other where there are
// many. A castle is a stack fanned downwards: the CASTLE at the back, on it the upgrade, then the defenses,
// the newest in front; the number in the corner of each can be read. What all of it is worth stands above it
// on a plaque.
namespace drawbridge::castlestable {

/// So much of a card is to be seen above the one that lies on it, in its widths: the number in its corner, or
/// of a CASTLE below an upgrade its edge.
inline constexpr double kStrip = 0.38;
inline constexpr double kEdge = 0.16;
/// How high a castle with all its defenses is, in widths of a card.
inline constexpr double kTall = lay::kCardAspect + kEdge + castles::kMostDefences * kStrip;
/// How far castles stand apart, in widths of a card.
inline constexpr double kApart = 0.14;

/// Numbers of castles, rising.
using CastleNumbers = QVarLengthArray<int, 16>;

/// The castles in a realm, and the grounds of those that have gone, by how its pieces lie.
CastleNumbers castlesOf(const PileLie& lie);

/// Adds the grounds of castles that have gone since `before`, so that all others stay where they are: what is
/// aimed at next is not to slide away.
void keepGroundsOf(const PileLie& before, PileLie& now);

/// Where a card of a realm lies.
void standInRealm(PieceSpot& spot, const PileArea& realm, const PieceAt& piece);

/// The rectangle of a whole castle, by the place of its CASTLE, or of what is to be seen of one of its other
/// cards.
QRectF castleRect(const PileArea& realm, const PileLie& lie, int place);

/// All castles of a realm: the place of its CASTLE and the plaque above it.
QList<CastlePlaque> castlesIn(const PileArea& realm, const PileLie& lie);

/// The place of the CASTLE of the castle meant by a point of a realm that is on no card, if it is clear
/// which: where there is only one, or on the plaque above it or in the space below; else -1.
int nearestCastle(const PileArea& realm, const PileLie& lie, QPointF point);

/// A realm drawn by itself: castles side by side, each card a step up on the one before. (On a table they
/// step down, for the numbers in their corners to be read.)
Heap castlesHeap(const RoomPile& realm);

} // namespace drawbridge::castlestable
