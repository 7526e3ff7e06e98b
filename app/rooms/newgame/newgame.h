// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "text/problem.h"

#include <QString>
#include <string_view>
#include <vector>

namespace drawbridge {

/// The complete setup of a match to start.
struct NewGame {
    const GameInfo* game = nullptr;
    Setup setup;
    QString deckFile; ///< file of the deck in `setup`, if any
    std::vector<Player> players;
    SeatSet hands = 0; ///< people who will play at screens of their own
    Seed seed = 0;
    UndoRule undo = UndoRule::Fair;
    SeriesNote series; ///< default: a single match; without an id: the first of a series
};

inline constexpr std::string_view kLateJoiners = "house.late-joiners";
inline constexpr std::string_view kFactionsOption = "option.factions";

/// The number of seats, the last ones, that join late.
int lateSeats(const GameInfo& game, const Setup& setup);

/// A random faction that no seat has, in a game with factions.
OptionValue freeFaction(const GameInfo& game, const Setup& setup);

/// The number of a deal as typed.
Result<Seed> dealFrom(const QString& typed);

/// The last setup of this game, with a new seed; one person and one bot if it was never played. Always valid.
NewGame rememberedGame(const GameInfo& game);
/// The same, with at least one bot, and all bots of that level.
NewGame gameAgainst(const GameInfo& game, const std::string& level);
/// The same for a first match: against the weakest.
NewGame firstGame(const GameInfo& game);
/// Whether a setup of that game has ever been stored here.
bool isRemembered(const GameInfo& game);
/// The game chosen last, or the first of all.
const GameInfo& rememberedKind();
void remember(const NewGame& choice);
/// The same, unless it equals the default: a game only looked at stays new.
void rememberIfChanged(const NewGame& choice);

Match begin(const NewGame& choice);

} // namespace drawbridge
