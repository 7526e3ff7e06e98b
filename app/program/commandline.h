// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rng.h"

#include <QString>
#include <optional>

namespace drawbridge {

struct CommandLine {
    QString file;             ///< to open
    QString newGame;          ///< game to start at once, with its last setup
    std::optional<Seed> seed; ///< for the new game
    QString rules;            ///< game whose rule book to show, without a match
    QString preset;           ///< its house rules, by preset name; empty: as last used
    bool resume = false;      ///< continue the unfinished match without asking
};

/// Answers --help and --version, which need no display; call before the QApplication is created. Returns the
/// exit code if it has done so: the program ends then.
std::optional<int> answerWithoutScreen(int argc, char** argv);

/// Prints an error if the address space is limited to less than that many megabytes; call before the
/// QApplication is created. Returns whether it is: the program ends then.
bool lacksMemory(int argc, char** argv, int megabytes);

/// Parses the application's arguments and sets the language they ask for, or else the preferred one. If they
/// are invalid, prints why and returns nothing.
std::optional<CommandLine> readCommandLine(const QString& chosenLanguage);

} // namespace drawbridge
