// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QString>
#include <optional>
#include <string_view>
#include <vector>

namespace drawbridge {

/// Everything that is chosen before a match begins.
struct NewGame {
    const GameInfo* game = nullptr;
    Setup setup;
    QString deckFile; ///< where the deck of `setup` was read from, if it has one
    std::vector<Player> players;
    Seed seed = 0;
    UndoRule undo = UndoRule::Fair;
    SeriesNote series; ///< none, unless it is one of several matches; without a name: the first of them
};

inline constexpr std::string_view kLateJoiners = "house.late-joiners";
inline constexpr std::string_view kFactionsOption = "option.factions";

/// How many of the seats, the last ones, come in late.
int lateSeats(const GameInfo& game, const Setup& setup);

/// What is wrong with the number of a deal that somebody has typed, in a sentence; empty: nothing, and
/// wholeNumberFrom() reads it.
QString dealProblem(const QString& typed);

/// What was chosen last for this game, with a fresh seed; one person and one bot if it was never played.
/// Always something that can be started.
NewGame rememberedGame(const GameInfo& game);
/// The same, with bots of that level and at least one of them.
NewGame gameAgainst(const GameInfo& game, const std::string& level);
/// The same for somebody's first match: against the weakest.
NewGame firstGame(const GameInfo& game);
/// Whether a match of that game has ever been begun here, or made ready.
bool isRemembered(const GameInfo& game);
/// The game chosen last, or the first of all.
const GameInfo& rememberedKind();
void remember(const NewGame& choice);
/// The same, unless that is what would be offered anyway: a game that was only looked at stays a new one.
void rememberIfChanged(const NewGame& choice);

Match begin(const NewGame& choice);

/// The same players and rules with a fresh seed, everybody one seat further and with what is his or hers. Who
/// has lost is told where the rules ask for it; elsewhere another one begins than before, or, in a series in
/// which that was chosen, the loser.
NewGame rematch(const Match& match);

} // namespace drawbridge
