// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tablelayout.h"

// What both ways to lay out Castle Keep are made of.
namespace drawbridge::keeptable {

/// What lies on the table by what it is for, and the room for it. Piles are told by their numbers; -1: there
/// is none.
struct KeepRoom {
    double unit = 0;
    double smallest = 0; ///< how broad a tile is to be at the least
    QRectF cloth;
    double gap = 0;    ///< between things that lie side by side
    double badge = 0;  ///< how high the name of a seat is
    int bottom = 0;    ///< the seat whose own area is at the bottom
    QList<int> others; ///< the other seats, clockwise from the left

    QList<int> stacks;             ///< draw piles and discards
    double nameBreadth = 0;        ///< the longest name of a stack, in one line
    int tray = -1;                 ///< where tiles lie that were turned over
    QList<int> mine;               ///< the castles at the bottom: one's own, or that of all
    bool isShared = false;         ///< one castle is everybody's
    QMap<int, int> hands;          ///< by seat
    QMap<int, int> pools;          ///< by seat: tiles in store
    QMap<int, QList<int>> castles; ///< by seat: its own ones

    int handOf(int seat) const { return hands.value(seat, -1); }
    int poolOf(int seat) const { return pools.value(seat, -1); }
    int seatsBeside() const { return static_cast<int>(others.size()); }
    int stackCount() const { return static_cast<int>(stacks.size()); }
};

KeepRoom keepRoom(const Room& room, const QRectF& cloth);

/// How broad a castle is with its mat.
double matSize(double tile);
/// How much the highest stack rises.
double stackRise(double tile);
/// Between the front of a shelf and the tiles on it.
double shelfLip(double tile);
/// Between the ends of a shelf and the tiles on it.
double shelfPad(double tile);
/// How high the names of stacks are below them: in one line, or in two where one does not take the longest.
double labelHeight(const KeepRoom& room, double breadth);

/// A castle on its mat.
PileArea castleArea(double x, double y, double tile, bool own);

PileArea stackArea(double x, double y, double tile, double label, double labelWidth);

/// How tiles lie that overlap where they are too many.
struct TileRows {
    int lines = 1;    ///< all of equal length
    int across = 0;   ///< tiles in a row before they overlap
    double pitch = 0; ///< from one row to the next, and in open rows from tile to tile
    double pad = 0;   ///< from the edges to the tiles
};
PileArea rowsArea(PileArea::Form form, const QRectF& rect, double tile, const TileRows& rows);

/// The backs of what a rival holds.
PileArea backsArea(double x, double y, double width, double tile);

/// Where tiles lie that were turned over, as far from each other as stacks.
PileArea trayArea(double x, double y, double tile, double pitch, double pad, double label);

/// Where a pile lies, if there is such a pile.
void putPile(int pile, const PileArea& area, TableLayout& layout);

} // namespace drawbridge::keeptable
