// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/move.h"
#include "core/seat.h"
#include "core/view.h"

#include <concepts>
#include <vector>

namespace drawbridge {

/// An effect that is being resolved, or that is queued behind others.
struct PendingEffect {
    Face face = kHidden; ///< of the card whose effect it is
    Seat seat = kNobody; ///< who carries it out
    Spot where;          ///< where that card lies

    bool operator==(const PendingEffect&) const = default;
};

/// The effect queue as a table shows it beside the pieces; all of it is public.
struct EffectQueue {
    std::vector<PendingEffect> effects; ///< in order of resolution
    bool acting = false;                ///< the first of them is being resolved now
    std::vector<Spot> silenced;         ///< pieces that have no effect for the time being

    bool operator==(const EffectQueue&) const = default;
};

/// A game in which effects are queued.
template <class G>
concept HasEffectQueue = requires(const typename G::Position& position, Move move) {
    { G::effectQueue(position) } -> std::same_as<EffectQueue>;
    /// Whether a legal move would have no effect, as everybody can see.
    { G::hasNoEffect(position, move) } -> std::same_as<bool>;
};

} // namespace drawbridge
