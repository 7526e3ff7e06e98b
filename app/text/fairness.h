// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QString>

namespace drawbridge {

/// How fair a match with this setup will be, in a sentence: the first player's advantage, or what the game
/// says of the options chosen. Empty for a solo game.
QString fairness(const GameInfo& game, const Setup& setup);

} // namespace drawbridge
