// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

namespace drawbridge {

/// The match after this one: the same players and rules with a new seed, everybody rotated by one seat
/// together with their options, in the same series. If the rules depend on the last winner or loser, that
/// option is set; otherwise another player begins than before, or, if chosen for the series, the loser.
Match rematch(const Match& over);

} // namespace drawbridge
