// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "text/balance.h"

#include <QString>

namespace drawbridge {

/// The chapter on how fair a game is, as rich text; `headingLevel` is that of its headings. On paper there
/// are lines instead of tables.
QString fairPage(const Balance& balance, const GameInfo& game, int headingLevel, bool onPaper);

} // namespace drawbridge
