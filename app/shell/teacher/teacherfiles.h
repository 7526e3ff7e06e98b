// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/scenario.h"

#include <QString>

#include <optional>
#include <string>

class QWidget;

// Where the positions of the teacher's table come from, and where they are kept. What asks or tells something
// does so in a dialog over `over`.
namespace drawbridge {

/// The position in which the first seat has something to decide that is of a turn, after a usual deal.
std::unique_ptr<GameState> openingOf(const GameInfo& game, const Setup& setup, Seed seed);

/// A lesson or a diagram of a game's rule book, which the user chooses; nullptr: none. It stays where it is.
const Scenario* askBookPosition(QWidget* over, const QString& gameId);

/// The first scenario of a file that has a position; nothing if there is none, and then it tells why.
struct ReadPosition {
    Scenario scenario;
    bool isAll; ///< there is nothing else in the file, so that it may be overwritten
};
std::optional<ReadPosition> readPiles(QWidget* over, const QString& file);
/// Writes a file if what is to be in it can be read again; false if not, and then it tells why.
bool writePosition(QWidget* over, const QString& file, const std::string& content);

/// Which file is to be opened, or to be saved as; empty: none. `near` is where to begin looking, or empty.
QString askPositionToOpen(QWidget* over, const QString& near);
QString askPositionToSave(QWidget* over, const QString& near);

/// What is to become of a position that has not been saved, and cannot be if it is impossible.
enum class Unsaved : std::uint8_t { Keep, Drop, Stay };
Unsaved askUnsaved(QWidget* over, bool possible);

} // namespace drawbridge
