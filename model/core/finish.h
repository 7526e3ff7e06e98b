// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "core/verdict.h"
#include "core/view.h"

#include <concepts>
#include <optional>
#include <string>

namespace drawbridge {

/// What a seat has got in the end, beside its share of the victory.
struct Finish {
    std::optional<int> points; ///< where something was counted
    int tieBreak = 0;          ///< the more the better, by the game's own rules, points first
    std::string faction;       ///< whom it has led, as notation has it; empty: nobody
};

/// A game in which there is such a thing: of a game over by that clause, from what the seat sees then.
template <class G>
concept HasFinishes =
    requires(const View& view, const typename G::Options& options, Clause ending, Seat seat) {
        { G::finish(view, options, ending, seat) } -> std::same_as<Finish>;
    };

/// A game in which seats decide before anybody has a turn: who has the first; kNobody: that is not settled.
template <class G>
concept HasStarter = requires(const View& view) {
    { G::starter(view) } -> std::same_as<Seat>;
};

} // namespace drawbridge
