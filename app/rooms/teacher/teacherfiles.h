// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/slide.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

class QWidget;

// Where the positions of the teacher's table come from, and where they are kept. What asks or tells something
// does so in a dialog over `over`.
namespace drawbridge {

/// The position in which the first seat has something to decide that is of a turn, after a usual deal.
std::unique_ptr<GameState> openingOf(const GameInfo& game, const Setup& setup, Seed seed);

/// A lesson or a diagram of a game's rule book, which the user chooses; nullptr: none. It stays where it is.
const Scenario* askBookPosition(QWidget* over, const QString& gameId);

/// The positions of a file, or of a text; nothing if there is none, and then it tells why.
struct ReadLesson {
    std::vector<Slide> slides;
    bool isAll; ///< there is nothing else in the file, so that it may be overwritten
};
std::optional<ReadLesson> readLesson(QWidget* over, const QString& file);
std::optional<ReadLesson> lessonFromText(QWidget* over, const QString& text);
/// Writes a file if what is to be in it can be read again; false if not, and then it tells why.
bool writeLesson(QWidget* over, const QString& file, const std::string& content);

/// Which file is to be opened, or to be saved as; empty: none. `near` is where to begin looking, or empty:
/// then a lesson is saved under its `title`, unless another name is chosen.
QString askLessonToOpen(QWidget* over, const QString& near);
QString askLessonToSave(QWidget* over, const QString& near, const QString& title);
QString askPictureToSave(QWidget* over, const QString& title);

/// What is to become of a lesson that has not been saved.
enum class Unsaved : std::uint8_t { Keep, Drop, Stay };
Unsaved askUnsaved(QWidget* over);
/// The same of one that was left by a program that came to a sudden end: opened, thrown away, or left.
Unsaved askLeft(QWidget* over);

} // namespace drawbridge
