// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

// Measured strength of the bot levels: assets/levels.json, made by tests/tools/levels.
namespace drawbridge {

/// The strength of a level of levels() against the one below in a game for that many: "Against Squire it wins
/// 59 of 100 games."; for two if that number has not been measured; empty for the lowest, and for what has
/// not been measured. If the difference is small, adds how much luck leaves to win: "One that saw all cards
/// would win 64."
QString measuredStrength(std::string_view game, std::string_view level, int seats);

/// The user's record against a level: "You have won 9 of 14 against Squires."; empty if there is none.
QString ownRecord(std::string_view level, int won, int played);

} // namespace drawbridge
