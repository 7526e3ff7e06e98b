// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/tally.h"

#include "match/gamestate.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace drawbridge {

namespace {

/// The order of the seats in the end: by share of the victory, then who stayed in longer, then the game's own
/// tie-breaks.
using Order = std::tuple<double, std::size_t, int>;

/// The seats that are out of the game for good.
SeatSet outAt(const Match& match, std::size_t index) {
    if (!match.game().isOutForGood()) return 0;
    const View view = viewOf(match.stateAt(index), kNobody);
    SeatSet out = 0;
    for (Seat seat = 0; seat < match.players().size(); ++seat)
        if (match.game().isOut(view, seat)) out = static_cast<SeatSet>(out | only(seat));
    return out;
}

/// How long each seat stayed in, in history items.
std::vector<std::size_t> staysOf(const Match& match) {
    const std::size_t length = match.history().size();
    std::vector<std::size_t> stays(match.players().size(), length + 1);
    if (outAt(match, length) == 0) return stays;
    for (std::size_t item = 0; item <= length; ++item) {
        const SeatSet out = outAt(match, item);
        for (Seat seat = 0; seat < stays.size(); ++seat)
            if (contains(out, seat)) stays[seat] = std::min(stays[seat], item);
    }
    return stays;
}

/// Whose turn it was at the first decision of a seat.
Seat firstAsked(const Match& match) {
    const auto first = std::ranges::find_if(match.history(), [](const HistoryItem& item) {
        return isSeat(item.decider) && isSeat(item.turn); // dealing by chance is nobody's turn
    });
    return first == match.history().end() ? kNobody : first->turn;
}

} // namespace

Seat firstOf(const GameState& state, Seat asked) { return state.starter().value_or(asked); }

Tally tallyOf(const Match& match) {
    assert(match.isOver());
    Tally tally;
    const std::vector<std::size_t> stays = staysOf(match);
    std::vector<Order> orders;
    for (Seat seat = 0; seat < match.players().size(); ++seat) {
        SeatResult finish = match.state().finish(seat);
        orders.emplace_back(match.state().score(seat), stays[seat], finish.tieBreak);
        tally.seats.push_back({.points = finish.points, .faction = std::move(finish.faction)});
    }
    for (Seat seat = 0; seat < tally.seats.size(); ++seat)
        tally.seats[seat].rank += static_cast<int>(
            std::ranges::count_if(orders, [&](const Order& other) { return other > orders[seat]; }));
    tally.first = firstOf(match.state(), firstAsked(match));
    return tally;
}

int decisionsOf(const Match& match) {
    return static_cast<int>(
        std::ranges::count_if(match.history(), [](const HistoryItem& item) { return isSeat(item.decider); }));
}

} // namespace drawbridge
