// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/keepparts.h"

// The layout of Castle Keep with one castle a seat: one's own in the middle, the others at its sides on one
// level, the whole hand on one shelf, and the draw piles at the right.
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
// Just two castles have the same size and lie side by side, each with its name and tiles at its outer side.
namespace drawbridge::keeptable {

/// Widths of the tiles.
struct TileSizes {
    double own = 0;   ///< of one's own castle
    double other = 0; ///< of the others' castles
    double shelf = 0; ///< of tiles held
    double stack = 0; ///< of draw piles and discards
};

/// Scores a table by its tile widths: all count, one's own most, and none should be much smaller. `rivals`:
/// other players have castles.
double scoreOf(const TileSizes& tile, bool rivals);

/// Lays the table out with the largest tiles that fit. Leaves `layout` alone and returns false if a seat has
/// several castles, or if no score exceeds `least`.
bool layCourt(const KeepRoom& room, double least, TableLayout& layout);

} // namespace drawbridge::keeptable
