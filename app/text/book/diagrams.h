// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/scenario.h"

#include <QString>
#include <QStringList>
#include <vector>

// The scenarios that come with the program: the diagrams of the rule books, the lessons and the puzzles.
// Their positions and moves are in assets/positions for all languages, their words in
// assets/<language>/<game>. All have ids; the title is the caption.
namespace drawbridge {

/// Those of a game, with words in the language of QLocale() or else in English. Kept for the life of the
/// program.
const std::vector<Scenario>& diagramsOf(QStringView gameId);
/// What can be learned of a game: how it is played, what else there is in it, and puzzles to try oneself at.
enum class Course { Basics, Further, Puzzles };
/// Those made of lessons.
inline constexpr Course kCourses[] = {Course::Basics, Course::Further};
/// One idea each, in the order in which they teach the game; puzzles from easy to hard. No two lessons of a
/// game have the same id, and no two puzzles.
const std::vector<Scenario>& lessonsOf(QStringView gameId, Course course = Course::Basics);

/// nullptr if the game has no diagram of that name.
const Scenario* findDiagram(const QString& gameId, const QString& id);

/// Before the id of a lesson where diagrams are named too.
inline const QString kLessonPrefix = QStringLiteral("lesson/");
/// A diagram by its id, or a lesson by its id after kLessonPrefix; nullptr if the game has none.
const Scenario* findScenario(const QString& gameId, const QString& name);
/// What shows a clause, as findScenario() takes it: the diagrams of which it is a clause, then the lessons.
QStringList scenariosAbout(const QString& gameId, const QString& clause);

} // namespace drawbridge
