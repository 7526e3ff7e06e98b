// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/stakes.h"

#include "match/gamestate.h"

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kGuesses = 12; // determinizations
constexpr int kAhead = 3;    // further decisions of theirs that may still prevent it
constexpr int kPasses = 64;  // more than there are seats to be asked, and phases without a choice

bool isOut(const GameState& state, Seat seat) { return state.game().isOut(state.viewFor(seat), seat); }

Loss lossOf(const GameState& state, Seat seat) {
    if (state.decider() == kNobody) return state.score(seat) > 0 ? Loss::None : Loss::Match;
    return isOut(state, seat) ? Loss::OutOfGame : Loss::None;
}

Loss lossAfter(const GameState& before, Move move, Seat seat, int ahead) {
    const auto after = before.clone();
    after->apply(move);
    for (int passes = 0; passes < kPasses && isSeat(after->decider()); ++passes) {
        if (after->decider() == seat) {
            if (ahead == 0) return Loss::None;
            MoveList further;
            after->legalMoves(further);
            Loss least = Loss::Match;
            for (const Move next : further) {
                least = std::min(least, lossAfter(*after, next, seat, ahead - 1));
                if (least == Loss::None) break;
            }
            return least;
        }
        const auto window = after->window();
        if (!window) break;
        after->apply(window->pass);
    }
    return lossOf(*after, seat);
}

} // namespace

// Uses determinizations for the decider, so that it reveals nothing that they do not know.
Loss unavoidableLoss(const GameState& state, Move move) {
    const Seat seat = state.decider();
    if (!isSeat(seat) || isOut(state, seat)) return Loss::None;
    Loss least = Loss::Match;
    for (Seed guess = 1; guess <= kGuesses && least != Loss::None; ++guess)
        least = std::min(least, lossAfter(*state.guess(seat, guess), move, seat, kAhead));
    return least;
}

Loss lossBy(const GameState& state, Move move) {
    const Loss loss = unavoidableLoss(state, move);
    if (loss == Loss::None) return loss;
    MoveList legal;
    state.legalMoves(legal);
    return std::any_of(legal.begin(), legal.end(),
                       [&](Move other) { return unavoidableLoss(state, other) < loss; })
               ? loss
               : Loss::None;
}

} // namespace drawbridge
