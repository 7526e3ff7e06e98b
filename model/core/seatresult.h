// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "core/verdict.h"
#include "core/view.h"

#include <concepts>
#include <optional>
#include <string>

namespace drawbridge {

/// A seat's final result, beside its share of the victory.
struct SeatResult {
    std::optional<int> points; ///< where something was counted
    int tieBreak = 0;          ///< higher is better, by the game's own rules; compared after points
    std::string faction;       ///< the faction it led, in notation; empty: none
};

/// A game with such results: the result of a seat in a game that ended by that clause, as the seat sees it
/// then.
template <class G>
concept HasFinishes =
    requires(const View& view, const typename G::Options& options, Clause ending, Seat seat) {
        { G::finish(view, options, ending, seat) } -> std::same_as<SeatResult>;
    };

/// A game in which seats decide before the first turn: who has that turn; kNobody: not settled yet.
template <class G>
concept HasStarter = requires(const View& view) {
    { G::starter(view) } -> std::same_as<Seat>;
};

} // namespace drawbridge
