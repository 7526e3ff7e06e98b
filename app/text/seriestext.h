// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace drawbridge {

/// How a series of matches stands: "First to 3: Anna 1 · Baldwin 0". Names and wins are those of the seats,
/// in their order; empty if the match stands alone, that is if `first` is 0.
QString seriesLine(const QStringList& names, const std::vector<int>& wins, int first);
/// The same in as few words as can be: "First to 3: 0 : 1", of more than two seats "First to 3".
QString seriesLineInBrief(const std::vector<int>& wins, int first);
/// How many wins decide it, for a list of what has been chosen: "first to 3".
QString seriesWord(int first);

} // namespace drawbridge
