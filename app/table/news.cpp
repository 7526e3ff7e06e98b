// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/news.h"

namespace drawbridge {

namespace {

/// The start of a seat's turn that no other turn has followed; match.length() if there is none.
std::size_t presentTurnOf(const SeenMatch& match, Seat seat) {
    std::size_t from = match.length();
    if (match.turn() == seat || match.isOver())
        while (from > 0 && match.turnAt(from - 1) == seat) --from;
    return from;
}

} // namespace

bool isNewsTo(const SeenMatch& match, Seat seat, std::size_t index) {
    const Seat decider = match.deciderAt(index);
    return isSeat(seat) && (match.turnAt(index) != seat || (isSeat(decider) && decider != seat));
}

std::size_t sinceTurnOf(const SeenMatch& match, Seat seat) {
    if (!isSeat(seat)) return match.length();
    const std::size_t since = presentTurnOf(match, seat); // a seat's own moves are not news to it
    if (since == 0) return match.length();
    std::size_t first = since;
    while (first > 0 && match.turnAt(first - 1) != seat) --first;
    if (first == 0) // no own turn yet: the game began after the deal
        while (first < since && !isSeat(match.turnAt(first))) ++first;
    if (first == since) return match.length();
    // Reactions of others in one's own turn belong to that turn.
    for (std::size_t item = first; item > 0 && match.turnAt(item - 1) == seat; --item)
        if (isNewsTo(match, seat, item - 1)) first = item - 1;
    return first;
}

bool hasHadTurn(const SeenMatch& match, Seat seat) {
    // Cards may be dealt in its name before its first turn.
    const std::size_t present = presentTurnOf(match, seat);
    for (std::size_t item = 0; item < present; ++item)
        if (match.turnAt(item) == seat && match.deciderAt(item) == seat) return true;
    return false;
}

} // namespace drawbridge
