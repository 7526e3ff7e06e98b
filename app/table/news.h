// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seenmatch.h"

// Which events are news to a seat.
namespace drawbridge {

/// Whether an item is news to a seat: another's turn, or a decision of another.
bool isNewsTo(const SeenMatch& match, Seat seat, std::size_t index);

/// The first item that may be news to a seat: after the end of its last turn, or what others did in that
/// turn; match.length() if there is none. Does not change during the seat's own turn.
std::size_t sinceTurnOf(const SeenMatch& match, Seat seat);
/// Whether a seat has had a turn before the current one.
bool hasHadTurn(const SeenMatch& match, Seat seat);

} // namespace drawbridge
