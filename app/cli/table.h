// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "bots/searchmemory.h"
#include "cli/cli.h"

#include <vector>

// A table with bots, as `play` and `arena` set it up.
namespace drawbridge::cli {

struct Table {
    const GameInfo* game = nullptr;
    Setup setup;
    QStringList botNames; ///< as given
    std::vector<BotSpec> bots;
    std::size_t treeBytes = kUsualTreeBytes; ///< of the search tree, per bot
};

/// Reads a deck file; fails with the first mistake in it.
const OwnDeck& deckFrom(const QString& file);

/// Adds `--preset` and `--set`.
void addRuleOptions(Arguments& arguments);
/// Applies `--preset` and then each `--set` (NAME=VALUE, deck=FILE); fails if the game has no such thing.
void chooseRules(const GameInfo& game, Setup& setup, const Arguments& arguments);

/// The decider in words: "seat 2", "chance".
QString deciderText(Seat decider);

/// Fails, with the clause, if these options and the number of seats do not go together.
void checkSetup(const GameInfo& game, const Setup& setup);

/// Adds `--preset`, `--set`, `--seats`, `--seed` and `--memory`.
void addTableOptions(Arguments& arguments);

/// Builds the table from the arguments, with these bots ("page,page"), or else those of `--seats`; fails if
/// game, options or bots are not valid.
Table tableFrom(const Arguments& arguments, const QString& bots);
inline Table tableFrom(const Arguments& arguments) { return tableFrom(arguments, arguments.text("seats")); }

/// An empty memory for each bot at the table.
std::vector<SearchMemory> freshMinds(const Table& table);

/// A bot has chosen a move that is refused.
Failure refused(const GameState& state, Move move, const Verdict& verdict);

/// The number of turns, as far as the game counts them.
int turnsOf(const GameState& state);

} // namespace drawbridge::cli
