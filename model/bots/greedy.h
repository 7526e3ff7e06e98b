// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hooks.h"

namespace drawbridge {

/// What common sense says; games that have none to offer are played at random.
template <Game G>
Move greedyMove(const typename G::Position& position, Rng& rng) {
    if constexpr (HasGreedyMove<G>)
        return G::greedyMove(position);
    else
        return G::randomMove(position, rng);
}

} // namespace drawbridge
