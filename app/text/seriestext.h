// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace drawbridge {

/// The score of a series: "First to 3: Anna 1 · Baldwin 0", by seat; empty if `first` is 0: a single match.
QString seriesLine(const QStringList& names, const std::vector<int>& wins, int first);
/// A short version: "First to 3: 0 : 1", for more than two seats "First to 3".
QString seriesLineInBrief(const std::vector<int>& wins, int first);
/// The number of wins needed, for a list of chosen options: "first to 3".
QString seriesWord(int first);

} // namespace drawbridge
