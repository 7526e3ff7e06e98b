// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/seat.h"

namespace drawbridge {

/// An item of the history: a decision of a seat, or of chance.
struct HistoryItem {
    Seat decider = kNobody; ///< or kChance
    Move move;
    Seat turn = kNobody; ///< whose turn it was
};

} // namespace drawbridge
