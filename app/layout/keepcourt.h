// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/keepparts.h"

// Castle Keep with one castle a seat: one's own in the middle, the others level with each other at its sides,
// all that is held on one shelf, and the draw piles by the right hand.
//
//     +--------------------------------------------------------+
//     |  name, hand   [ one's own       ]   name, hand   …     |
//     |  [castle]     [ castle, largest ]   [castle]           |
//     |               [                 ]                      |
//     |  name                                  draw piles,     |
//     |       [ six tiles on one shelf      ]  discards        |
//     |--- rail: whose turn, what to do, buttons --------------|
//     +--------------------------------------------------------+
//
// Two castles alone are of one size and lie side by side, each with its name and tiles at its outer side.
namespace drawbridge::keeptable {

/// How broad the tiles of a table are.
struct TileSizes {
    double own = 0;   ///< of one's own castle
    double other = 0; ///< of the others' castles
    double shelf = 0; ///< of what one holds
    double stack = 0; ///< of draw piles and discards
};

/// How good a table is, by the widths of its tiles: all count, one's own most, and none is to be much
/// smaller. `rivals`: there are castles of others.
double scoreOf(const TileSizes& tile, bool rivals);

/// Lays the table out with the largest tiles that fit. It doesn't where there is more than one castle a seat,
/// or where none score better than `least`.
bool layCourt(const KeepRoom& room, double least, TableLayout& layout);

} // namespace drawbridge::keeptable
