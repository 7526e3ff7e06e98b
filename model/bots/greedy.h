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

/// Common sense, but so many of a hundred moves are whatever comes to mind first.
template <Game G>
Move noviceMove(const typename G::Position& position, int slips, Rng& rng) {
    if (static_cast<int>(rng.below(100)) >= slips) return greedyMove<G>(position, rng);
    MoveList list;
    listMoves<G>(position, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

} // namespace drawbridge
