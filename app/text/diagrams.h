// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/scenario.h"

#include <QString>
#include <vector>

// The scenarios that come with the program: diagrams of the rule books in assets/scenarios, lessons in
// assets/lessons, each in <language>/<game>.json. All have ids; the title is the caption.
namespace drawbridge {

/// Those of a game in the language of QLocale(); the English ones if there are none. Kept for the life of the
/// program.
const std::vector<Scenario>& diagramsOf(const QString& gameId);
/// One idea each, in the order in which they teach the game.
const std::vector<Scenario>& lessonsOf(const QString& gameId);

/// nullptr if the game has no diagram of that name.
const Scenario* findDiagram(const QString& gameId, const QString& id);

} // namespace drawbridge
