// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"

namespace drawbridge::castleswords {

/// A log line of CASTLES: the move and its visible results. See GameText::logLine().
QString eventLine(const SeenMove& seen, const QStringList& names);

} // namespace drawbridge::castleswords
