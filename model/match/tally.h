// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <optional>
#include <string>
#include <vector>

namespace drawbridge {

/// What a match that is over has brought a seat, beside its share of the victory.
struct SeatTally {
    int rank = 1; ///< 1 is best; who cannot be told apart shares one, and the next are passed over
    std::optional<int> points{}; ///< see Finish
    std::string faction{};       ///< the same
};

/// What there is to count of a match that is over.
struct Tally {
    std::vector<SeatTally> seats;
    Seat first = kNobody; ///< who had the first turn; kNobody: there was none
};

/// `match` must be over: before, a tally could tell secrets.
Tally tallyOf(const Match& match);

/// Who had the first turn of a game that has come this far; `asked`: whose turn it was when a seat had to
/// decide for the first time.
Seat firstOf(const GameState& state, Seat asked);

/// How many decisions seats have made: what people call moves. Chance makes none.
int decisionsOf(const Match& match);

} // namespace drawbridge
