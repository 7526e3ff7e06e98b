// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptfile.h"
#include "match/lookback.h"

#include <QString>
#include <vector>

// What was found out looking back at a match, in a file: beside its record if the match is kept (lookBackOf()
// in library/matchfolder.h). It is made from the record alone and holds nothing that is not in there; what
// cannot be read, or is of another match, is made anew.
namespace drawbridge {

/// Where it lies of a match that is not kept, such as one from a person's own file: among what may go at any
/// time, with that of the last few.
QString cachedLookBackOf(const Match& match);

/// As many of the moments of a match as were looked at, from the first on; none if the file is of no use.
std::vector<LookedAt> readLookBack(KeptFile& file, const Match& match);
/// Returns what went wrong, in a sentence; empty: nothing.
[[nodiscard]] QString writeLookBack(KeptFile& file, const Match& match, const std::vector<LookedAt>& looked);

} // namespace drawbridge
