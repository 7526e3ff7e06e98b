// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/move.h"
#include "core/seat.h"
#include "core/view.h"

#include <concepts>
#include <vector>

namespace drawbridge {

/// An effect that is being carried out, or that waits until those before it have been.
struct PendingEffect {
    Face face = kHidden; ///< of the card whose effect it is
    Seat seat = kNobody; ///< who carries it out
    Spot where;          ///< where that card lies

    bool operator==(const PendingEffect&) const = default;
};

/// What a table shows of a position beside the pieces; all of it is known to everybody.
struct EffectQueue {
    std::vector<PendingEffect> effects; ///< in the order in which they are carried out
    bool acting = false;                ///< the first of them is being carried out now
    std::vector<Spot> silenced;         ///< pieces that do nothing for the time being

    bool operator==(const EffectQueue&) const = default;
};

/// A game in which effects wait for each other.
template <class G>
concept HasEffectQueue = requires(const typename G::Position& position, Move move) {
    { G::effectQueue(position) } -> std::same_as<EffectQueue>;
    /// Whether a legal move would do nothing, as everybody can see.
    { G::hasNoEffect(position, move) } -> std::same_as<bool>;
};

} // namespace drawbridge
