// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <optional>
#include <string>
#include <vector>

namespace drawbridge {

/// A seat's result in a finished match, beside its share of the victory.
struct SeatTally {
    int rank = 1;                ///< from 1, the best; tied seats share a rank, and the next ones are skipped
    std::optional<int> points{}; ///< see SeatResult
    std::string faction{};       ///< likewise
};

/// The statistics of a finished match.
struct Tally {
    std::vector<SeatTally> seats;
    Seat first = kNobody; ///< the seat with the first turn; kNobody: none
};

/// `match` must be over: before, a tally could reveal secrets.
Tally tallyOf(const Match& match);

/// The seat with the first turn of a game; `asked`: whose turn it was at the first decision of a seat.
Seat firstOf(const GameState& state, Seat asked);

/// The number of decisions by seats, which people call moves; chance moves do not count.
int decisionsOf(const Match& match);

} // namespace drawbridge
