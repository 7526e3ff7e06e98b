// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/cli.h"

namespace drawbridge::cli {

/// What a call of `print` does: flags, combined.
enum PrintUse : unsigned {
    kLists = 1,            ///< lists what can be printed
    kCalibrates = 2,       ///< writes the calibration sheet
    kSheets = 4,           ///< writes sheets
    kPieceSheets = 8,      ///< with pieces
    kBackSheets = 16,      ///< with backs, not folded
    kTwoSides = 32,        ///< with the backs on the other side
    kPictures = 64,        ///< writes pictures
    kOwnPictures = 128,    ///< of single pieces, at any size
    kPagePictures = 256,   ///< of pages
    kDecks = 512,          ///< writes decks
    kSizedCards = 1024,    ///< includes cards whose size can be chosen
    kCountedPieces = 2048, ///< includes pieces
    kBoxes = 4096          ///< includes a box made to measure
};

/// Fails if an option is given that has no effect on this call.
void refuseMeaningless(const Arguments& arguments, unsigned uses);

} // namespace drawbridge::cli
