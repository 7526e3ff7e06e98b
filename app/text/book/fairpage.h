// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "text/balance.h"

#include <QString>

namespace drawbridge {

/// How fair a game is, as rich text for a chapter of its rule book; the headings within it are of that level.
/// On paper there are lines instead of tables.
QString fairPage(const Balance& balance, const GameInfo& game, int headingLevel, bool onPaper);

} // namespace drawbridge
