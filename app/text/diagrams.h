// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/scenario.h"

#include <QString>
#include <vector>

// The diagrams of the rule books: scenarios in assets/scenarios/<language>/<game>.json, each with an id, its
// title being its caption.
namespace drawbridge {

/// The diagrams of a game in the language of QLocale(); the English ones if there are none. Kept for the life
/// of the program.
const std::vector<Scenario>& diagramsOf(const QString& gameId);

/// nullptr if the game has no diagram of that name.
const Scenario* findDiagram(const QString& gameId, const QString& id);

} // namespace drawbridge
