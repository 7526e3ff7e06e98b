// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"

// Sheets to try what is done with them.
namespace drawbridge::test {

inline const GameInfo& caleira() { return *findGame("castles-of-caleira"); }

inline SheetOptions onBothSides() {
    SheetOptions options;
    options.backs = SheetBacks::duplex;
    return options;
}

inline Sheets sheetsOf(const GameInfo& game, const SheetOptions& options, int times = 1) {
    std::vector<PieceSet> sets = pieceSets(game, wholeSetup(game));
    multiply(sets, times);
    return {game, sets, options};
}

} // namespace drawbridge::test
