// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/move.h"

#include <concepts>
#include <span>
#include <vector>

namespace drawbridge {

/// A game in which a sequence of gestures can be one compound of several moves.
template <class G>
concept HasCompoundMoves = requires(const typename G::Position& position, std::span<const Gesture> gestures) {
    /// The moves that consecutive gestures of the decider amount to; empty if they do not mean several moves
    /// or are not legal.
    { G::compoundMove(position, gestures) } -> std::same_as<std::vector<Move>>;
    /// Whether pieces may be rearranged freely, and back again, before any move is carried out.
    { G::gathers(position) } -> std::same_as<bool>;
};

} // namespace drawbridge
