// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "match/gameinfo.h"

#include <QStringList>

#include <string_view>
#include <vector>

namespace drawbridge {

/// A mistake in words, for whoever wrote the file: without the line, with words and names as files have them.
QString mistakeText(const Mistake& mistake);

/// A mistake in a position, for people who set it up by hand and not as a file: in plain words, with cards,
/// squares, piles and players by their names. `seats` are the names of those who play.
QString mistakeText(const GameInfo& game, const Setup& setup, const Mistake& mistake,
                    const QStringList& seats);

/// The codes of all mistakes that have words.
std::vector<std::string_view> wordedMistakes();

} // namespace drawbridge
