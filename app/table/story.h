// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"

#include <QString>
#include <vector>

namespace drawbridge {

struct StoryLine {
    QString text;
    std::size_t item; ///< of the history, that it tells of
};

/// How a match that is over came about: at most three lines for everybody, in the order in which they
/// happened. The last blow is one of them; the others are the heaviest before it, of different turns. Empty
/// where nobody did anybody harm.
std::vector<StoryLine> storyOf(const GameTable& table);

} // namespace drawbridge
