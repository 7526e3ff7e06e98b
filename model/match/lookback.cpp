// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/lookback.h"

#include "match/gamestate.h"

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kToGuess = 1500; // playouts of a search for chances, which are shown as whole percentages

/// Whether a person had a choice; resigning does not count.
bool isChoice(const Match& match, std::size_t item) {
    const auto& players = match.players();
    const bool isPerson = !players[match.history()[item].decider].isBot;
    if (!isPerson && !std::ranges::all_of(players, &Player::isBot)) return false;
    MoveList list;
    match.stateAt(item).legalMoves(list);
    return list.size() > 1 && std::ranges::count(list, match.history()[item].move) > 0;
}

} // namespace

std::vector<std::size_t> momentsOf(const Match& match) {
    std::vector<std::size_t> moments;
    Seat turn = kNobody;
    for (std::size_t item = 0; item < match.history().size(); ++item) {
        const HistoryItem& happened = match.history()[item];
        if (!isSeat(happened.decider)) continue;
        if (happened.turn != turn || isChoice(match, item)) moments.push_back(item);
        turn = happened.turn;
    }
    return moments;
}

LookedAt lookAt(const Match& match, std::size_t item, const StopToken& stop) {
    const GameState& state = match.stateAt(item);
    // Deterministic: an interrupted analysis can be resumed, and a stored one recomputed.
    const Seed seed = Rng::derive(match.seed(), item);
    LookedAt looked{item, state.chances(kToGuess, seed, stop, false),
                    state.chances(kToGuess, seed, stop, true)};
    if (isChoice(match, item))
        looked.made = state.appraise(match.history()[item].move, kToAppraise, seed, stop);
    return looked;
}

} // namespace drawbridge
