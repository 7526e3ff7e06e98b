// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layoutparts.h"

// Parts shared by both layouts of Castle Keep.
namespace drawbridge::keeptable {

/// The piles of the table by role, and the available size. Piles are given by id; -1: none.
struct KeepRoom {
    double unit = 0;
    double smallest = 0; ///< minimum tile width
    QRectF cloth;
    double gap = 0;    ///< gap between neighbours
    double badge = 0;  ///< height of a seat's name
    int bottom = 0;    ///< the seat whose own area is at the bottom
    QList<int> others; ///< the other seats, clockwise from the left

    QList<int> stacks;             ///< draw piles and discards
    double nameBreadth = 0;        ///< width of the longest stack name, in one line
    int tray = -1;                 ///< for revealed tiles
    QList<int> mine;               ///< the castles at the bottom: one's own, or the common one
    bool isShared = false;         ///< there is one common castle
    QMap<int, int> hands;          ///< by seat
    QMap<int, int> pools;          ///< by seat: tiles in store
    QMap<int, QList<int>> castles; ///< by seat

    int handOf(int seat) const { return hands.value(seat, -1); }
    int poolOf(int seat) const { return pools.value(seat, -1); }
    int seatsBeside() const { return static_cast<int>(others.size()); }
    int stackCount() const { return static_cast<int>(stacks.size()); }
};

KeepRoom keepRoom(const LayoutInput& room, const QRectF& cloth);

/// Margin of a mat around its castle.
inline double matPad(double tile) { return std::max(4.0, lay::round(tile * 0.07)); }
/// Width of a castle with its mat.
inline double matSize(double tile) { return 3 * tile + 2 * matPad(tile); }
/// Rise of the highest stack.
inline double stackRise(double tile) { return 5 * lay::stackStep(tile); }
/// From the front of a shelf to the tiles on it.
inline double shelfLip(double tile) { return std::max(5.0, lay::round(tile * 0.09)); }
/// From the ends of a shelf to the tiles on it.
inline double shelfPad(double tile) { return std::max(4.0, lay::round(tile * 0.08)); }
/// Height of the stacks' names below them: one line, or two if the longest does not fit in one.
double labelHeight(const KeepRoom& room, double breadth);

/// A castle on its mat.
PileArea castleArea(double x, double y, double tile, bool own);

PileArea stackArea(double x, double y, double tile, double label, double labelWidth);

/// Layout of rows of tiles that overlap if there are too many.
struct TileRows {
    int lines = 1;    ///< all of equal length
    int across = 0;   ///< tiles in a row without overlap
    double pitch = 0; ///< pitch of rows, and in open rows of tiles
    double pad = 0;   ///< margin around the tiles
};
PileArea rowsArea(PileArea::Form form, const QRectF& rect, double tile, const TileRows& rows);

/// The backs of a rival's hand.
PileArea backsArea(double x, double y, double width, double tile);

/// The tray of revealed tiles, at the same pitch as stacks.
PileArea trayArea(double x, double y, double tile, double pitch, double pad, double label);

} // namespace drawbridge::keeptable
