// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/scenario.h"

#include <QString>
#include <QStringList>
#include <vector>

// The bundled scenarios: diagrams of the rule books, lessons and puzzles. Positions and moves are in
// assets/positions, language-independent, and texts in assets/<language>/<game>. All have ids; the title is
// the caption.
namespace drawbridge {

/// Those of a game, with text in the language of QLocale() or else in English. Cached for ever.
const std::vector<Scenario>& diagramsOf(QStringView gameId);
/// The courses of a game: the basics, further topics, and puzzles.
enum class Course { Basics, Further, Puzzles };
/// The courses that consist of lessons.
inline constexpr Course kCourses[] = {Course::Basics, Course::Further};
/// In teaching order; puzzles from easy to hard. Ids are unique among a game's lessons, and its puzzles.
const std::vector<Scenario>& lessonsOf(QStringView gameId, Course course = Course::Basics);

/// nullptr if the game has no diagram of that name.
const Scenario* findDiagram(const QString& gameId, const QString& id);

/// Prefix of a lesson's id where diagrams can be named, too.
inline const QString kLessonPrefix = QStringLiteral("lesson/");
/// A diagram by its id, or a lesson by its id after kLessonPrefix; nullptr if the game has none.
const Scenario* findScenario(const QString& gameId, const QString& name);
/// The scenarios that show a clause, as findScenario() takes them: diagrams first, then lessons.
QStringList scenariosAbout(const QString& gameId, const QString& clause);

} // namespace drawbridge
