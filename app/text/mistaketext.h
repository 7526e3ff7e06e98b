// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "match/gameinfo.h"

#include <QStringList>

#include <string_view>
#include <vector>

namespace drawbridge {

/// A clause with what it says: "KEEP-BUILD-8: It must match …"; the name alone if no rule book has it.
QString citedClause(const QString& clauseId);

/// A sentence with its values put in at %1, %2 and so on, all at once, since a value may look like a place.
QString filled(const QString& words, const QStringList& values);

/// A mistake as a message for the file's author: without the line, with keywords and names as in the file.
QString mistakeText(const Mistake& mistake);
/// The same with file and line in front, as compilers write it: "game.json:12: …".
QString mistakeLine(const QString& file, const Mistake& mistake);

/// The same for the position editor: cards, squares, piles and players by name. `seats`: the players' names.
QString mistakeText(const GameInfo& game, const Setup& setup, const Mistake& mistake,
                    const QStringList& seats);

/// The codes of all mistakes with messages.
std::vector<std::string_view> wordedMistakes();

} // namespace drawbridge
