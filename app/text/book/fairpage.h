// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "text/balance.h"

#include <QString>

namespace drawbridge {

/// The chapter on how fair a game is, as rich text with such headings; on paper lines, not tables.
QString fairPage(const Balance& balance, const GameInfo& game, int headingLevel, bool onPaper);

} // namespace drawbridge
