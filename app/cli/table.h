// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "bots/mind.h"
#include "cli/cli.h"

#include <vector>

// A table with bots round it, as `play` and `arena` set it up.
namespace drawbridge::cli {

struct Table {
    const GameInfo* game = nullptr;
    Setup setup;
    QStringList botNames; ///< as written
    std::vector<BotSpec> bots;
    std::size_t treeBytes = kUsualTreeBytes; ///< for each bot
};

/// The deck in a file; fails with the first thing that is wrong with it.
const OwnDeck& deckFrom(const QString& file);

/// Adds `--preset` and `--set`.
void addRuleOptions(Arguments& arguments);
/// Whether one of them is given.
bool choosesRules(const Arguments& arguments);
/// Chooses what `--preset` says, and then each `--set`: NAME=VALUE, or deck=FILE. Fails if the game has no
/// such preset, option or value.
void chooseRules(const GameInfo& game, Setup& setup, const Arguments& arguments);

/// Who decides: "seat 2", "chance".
QString deciderText(Seat decider);

/// Fails, with the clause, if these options and seats do not go together.
void checkSetup(const GameInfo& game, const Setup& setup);

/// Adds `--preset`, `--set`, `--seats`, `--seed` and `--memory`.
void addTableOptions(Arguments& arguments);

/// The table the arguments ask for; fails if game, options or bots are not what the game takes.
Table tableFrom(const Arguments& arguments);

/// What each bot at the table keeps in mind: nothing yet.
std::vector<Mind> freshMinds(const Table& table);

/// "castle-keep, option.variant=empire"
QString titleOf(const Table& table);

/// How often the turn has passed on, as far as the game counts it.
int turnsOf(const GameState& state);

} // namespace drawbridge::cli
