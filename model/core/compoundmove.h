// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/move.h"

#include <concepts>
#include <span>
#include <vector>

namespace drawbridge {

/// A game in which hands may say several moves at one go.
template <class G>
concept HasCompoundMoves = requires(const typename G::Position& position, std::span<const Gesture> gestures) {
    /// The moves that gestures of the decider, made one after the other, come to; none if they do not mean
    /// several moves, or not legal ones.
    { G::compoundMove(position, gestures) } -> std::same_as<std::vector<Move>>;
    /// Whether pieces may be moved about, and back, as long as one likes before any of it is done.
    { G::gathers(position) } -> std::same_as<bool>;
};

} // namespace drawbridge
