// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

namespace drawbridge {

/// Plays on to the end, every decision uniform over the legal moves and every chance outcome with its true
/// probability. Returns the number of moves, chance moves included.
template <Game G>
int playRandomly(typename G::Position& position, Rng& rng) {
    int moves = 0;
    for (Seat decider = G::decider(position); decider != kNobody; decider = G::decider(position)) {
        G::apply(position,
                 decider == kChance ? G::sampleChance(position, rng) : G::randomMove(position, rng));
        ++moves;
    }
    return moves;
}

} // namespace drawbridge
