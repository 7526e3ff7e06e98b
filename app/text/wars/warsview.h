// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"
#include "wars/moves.h"
#include "wars/public.h"

#include <algorithm>

// What a view of Castle Wars says, for all that puts it into words.
namespace drawbridge::warswords {

inline const wars::Public& publicOf(const View& view) { return view.as<wars::Public>(); }

inline wars::Phase phaseOf(const View& view) { return publicOf(view).phase; }

/// Of a seat, as far as the viewer knows.
inline wars::Faction factionOf(const View& view, Seat seat) { return publicOf(view).armies[seat].faction; }

inline int countIn(const View& view, PileId pile) {
    return static_cast<int>(std::ranges::count(view.pieces, pile, &Piece::pile));
}

/// How many soldiers a seat has in play, those it has just lifted included.
inline int inPlay(const View& view, Seat seat) {
    return static_cast<int>(std::ranges::count_if(view.pieces, [&](const Piece& piece) {
        return piece.pile == wars::kLifted ? view.decider == seat
                                           : wars::isSlot(piece.pile) && wars::ownerOf(piece.pile) == seat;
    }));
}

constexpr bool isSoldiers(std::uint8_t deck) { return static_cast<wars::Deck>(deck) == wars::Deck::Soldiers; }

} // namespace drawbridge::warswords
