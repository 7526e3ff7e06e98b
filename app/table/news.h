// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seenmatch.h"

// What of a match is news to a seat.
namespace drawbridge {

/// Whether an item is more than what a seat has done itself: of another one's turn, or decided by another.
bool isNewsTo(const SeenMatch& match, Seat seat, std::size_t index);

/// The first item that may be news to a seat: after the end of its last turn, or what others did in that
/// turn; match.length() if there is no news. While its own turn lasts it stays where it was.
std::size_t sinceTurnOf(const SeenMatch& match, Seat seat);
/// Whether a seat has had a turn before that which lasts now.
bool hasHadTurn(const SeenMatch& match, Seat seat);

} // namespace drawbridge
