// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli.h"

namespace drawbridge::cli {

/// What `print` does with what was written: some of these together.
enum PrintUse : unsigned {
    kLists = 1,            ///< tells what there is
    kCalibrates = 2,       ///< writes the calibration sheet
    kSheets = 4,           ///< writes sheets
    kPieceSheets = 8,      ///< on which there are pieces
    kBackSheets = 16,      ///< which have backs, and are not folded
    kTwoSides = 32,        ///< and those are printed on the other side
    kPictures = 64,        ///< writes pictures
    kOwnPictures = 128,    ///< of pieces, as large as one likes
    kPagePictures = 256,   ///< of pages
    kDecks = 512,          ///< writes decks
    kSizedCards = 1024,    ///< there are cards among it whose size can be chosen
    kCountedPieces = 2048, ///< there are pieces among it
    kBoxes = 4096          ///< there is a box among it that is made to measure
};

/// Fails if an option is written that changes nothing about what is done: nobody writes one for nothing.
void refuseMeaningless(const Arguments& arguments, unsigned uses);

} // namespace drawbridge::cli
