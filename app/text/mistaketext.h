// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "match/gameinfo.h"

#include <QStringList>

#include <string_view>
#include <vector>

namespace drawbridge {

/// A mistake as a message for the file's author: without the line, with keywords and names as in the file.
QString mistakeText(const Mistake& mistake);

/// A mistake in a position, for the position editor: in plain text, with cards, squares, piles and players by
/// name. `seats`: the players' names.
QString mistakeText(const GameInfo& game, const Setup& setup, const Mistake& mistake,
                    const QStringList& seats);

/// The codes of all mistakes with messages.
std::vector<std::string_view> wordedMistakes();

} // namespace drawbridge
