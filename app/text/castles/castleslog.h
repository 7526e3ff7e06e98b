// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"

namespace drawbridge::castleswords {

/// A line of the log of CASTLES: what a move does, and what comes of it for all to see. As
/// GameText::logLine().
QString eventLine(const SeenMove& seen, const QStringList& names);

} // namespace drawbridge::castleswords
