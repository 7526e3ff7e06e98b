// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptfile.h"
#include "match/lookback.h"
#include "text/problem.h"

#include <QString>
#include <vector>

// The post-game analysis of a match, cached in a file: beside its record if the match is stored (lookBackOf()
// in library/matchfolder.h). It is derived from the record alone; a file that is unreadable or of another
// match is computed anew.
namespace drawbridge {

/// The path for a match that is not stored: in the cache directory, which keeps the last few.
QString cachedLookBackOf(const Match& match);

/// The analysed moments, from the first on; empty if the file is unusable.
std::vector<LookedAt> readLookBack(KeptFile& file, const Match& match);
Result<> writeLookBack(KeptFile& file, const Match& match, const std::vector<LookedAt>& looked);

} // namespace drawbridge
