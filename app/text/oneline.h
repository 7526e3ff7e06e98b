// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace drawbridge {

/// Joins facts on one line: "2 players · 25 min".
QString inOneLine(const QStringList& facts);

} // namespace drawbridge
