// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

namespace drawbridge {

/// Every legal move equally likely.
template <Game G>
Move randomMove(const typename G::Position& position, Rng& rng) {
    MoveList list;
    G::legalMoves(position, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

} // namespace drawbridge
