// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

// How strong the levels of the bots are, by what they have shown: assets/levels.json, measured by
// tests/tools/levels.
namespace drawbridge {

/// How a level of levels() fares against the one below it in a game for so many: "Against Squire it wins 59
/// of 100 games."; of two, where that number has not been measured; empty of the lowest, and of what has not
/// been measured at all. Where that step is small, it is said how much luck leaves to win: "One that saw all
/// cards would win 64."
QString measuredStrength(std::string_view game, std::string_view level, int seats);

/// What the reader has won against a level of levels(): "You have won 9 of 14 against Squires.";
/// empty of one never met, and of a bot of another sort.
QString ownRecord(std::string_view level, int won, int played);

} // namespace drawbridge
