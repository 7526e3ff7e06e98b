// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hooks.h"

namespace drawbridge {

/// The game's heuristic move; random in games without one.
template <Game G>
Move greedyMove(const typename G::Position& position, Rng& rng) {
    if constexpr (HasGreedyMove<G>)
        return G::greedyMove(position);
    else
        return G::randomMove(position, rng);
}

/// The heuristic move, but `slips` percent of the moves are random.
template <Game G>
Move noviceMove(const typename G::Position& position, int slips, Rng& rng) {
    if (static_cast<int>(rng.below(100)) >= slips) return greedyMove<G>(position, rng);
    MoveList list;
    listMoves<G>(position, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

} // namespace drawbridge
