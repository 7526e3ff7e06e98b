// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QString>

namespace drawbridge {

/// How fair a match is going to be that is set up like this, in a sentence: how much it helps to begin, or
/// what the game has to say of what has been chosen. Empty of a game for one.
QString fairness(const GameInfo& game, const Setup& setup);

} // namespace drawbridge
