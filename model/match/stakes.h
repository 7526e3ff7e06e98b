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

/// What a legal move loses its decider, as surely as they can know when nobody else does anything against it.
/// Nothing where they could do nothing else that would keep it off.
Loss lossBy(const GameState& state, Move move);
/// The same, whatever else they could do: for all that everybody can see of a pass at a reaction window.
Loss lossAnyway(const GameState& state, Move move);

} // namespace drawbridge
