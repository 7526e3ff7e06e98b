// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"

#include <cstdint>

namespace drawbridge {

class GameState;

/// What a decision loses for good.
enum class Loss : std::uint8_t {
    None,
    OutOfGame, ///< the decider's place in a game that goes on
    Match,     ///< the match
};

/// What a legal move certainly loses its decider, as far as they know and if nobody else acts against it.
/// None if no other move could prevent it.
Loss lossBy(const GameState& state, Move move);
/// The same, even if no other move could prevent it: from public information, for a pass at a reaction
/// window.
Loss unavoidableLoss(const GameState& state, Move move);

} // namespace drawbridge
