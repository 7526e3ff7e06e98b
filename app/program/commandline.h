// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rng.h"

#include <QString>
#include <optional>

namespace drawbridge {

/// What the program was asked to do when it was started.
struct CommandLine {
    QString file;             ///< to be opened
    QString newGame;          ///< to be begun at once, as it was set up last
    std::optional<Seed> seed; ///< for the new game
    QString rules;            ///< the game whose rule book is wanted, without a match
    QString preset;           ///< its house rules, by the name of a preset; empty: as they were last
    bool resume = false;      ///< go on with the unfinished match without asking
};

/// Answers --help and --version, which need no screen; to be called before the QApplication is made.
/// Returns how the program ends if it did: it is done then.
std::optional<int> answerWithoutScreen(int argc, char** argv);

/// Says so if the system lets the program have less address space than so many megabytes; to be called before
/// the QApplication is made. Returns whether it does: the program is done then.
bool lacksMemory(int argc, char** argv, int megabytes);

/// Reads the arguments of the application, and speaks the language that they or else the preferences ask for.
/// Prints what is wrong with them and returns nothing if they make no sense.
std::optional<CommandLine> readCommandLine(const QString& chosenLanguage);

} // namespace drawbridge
