// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/slide.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

class QWidget;

// Sources and files of positions on the teacher's table. Dialogs are shown over `over`.
namespace drawbridge {

/// The position of the first seat's first regular decision, after a normal deal.
std::unique_ptr<GameState> openingOf(const GameInfo& game, const Setup& setup, Seed seed);

/// Lets the user choose a lesson or a diagram of a game's rule book; nullptr: cancelled. Not owned.
const Scenario* askBookPosition(QWidget* over, const QString& gameId);

/// Reads the positions of a file or text; none, after an error message, if there are none.
struct ReadLesson {
    std::vector<Slide> slides;
    bool isAll; ///< the file contains nothing else and may be overwritten
};
std::optional<ReadLesson> readLesson(QWidget* over, const QString& file);
std::optional<ReadLesson> lessonFromText(QWidget* over, const QString& text);
/// Writes a file after checking that its content can be read back; false, after an error message, if not.
bool writeLesson(QWidget* over, const QString& file, const std::string& content);

/// Asks for a file to open or save; empty: cancelled. `near` is the initial file, or empty: then a lesson is
/// saved under its `title` by default.
QString askLessonToOpen(QWidget* over, const QString& near);
QString askLessonToSave(QWidget* over, const QString& near, const QString& title);
QString askPictureToSave(QWidget* over, const QString& title);

/// What to do with an unsaved lesson.
enum class Unsaved : std::uint8_t { Keep, Drop, Stay };
Unsaved askUnsaved(QWidget* over);
/// The same for one left by a crashed program: open, delete, or leave it.
Unsaved askLeft(QWidget* over);

} // namespace drawbridge
