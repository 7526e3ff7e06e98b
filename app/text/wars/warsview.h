// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"
#include "wars/moves.h"
#include "wars/public.h"

#include <algorithm>

// Accessors to the view of Castle Wars, for texts.
namespace drawbridge::warswords {

inline const wars::Public& publicOf(const View& view) { return view.as<wars::Public>(); }

inline wars::Phase phaseOf(const View& view) { return publicOf(view).phase; }

/// Of a seat, as far as the viewer knows it.
inline wars::Faction factionOf(const View& view, Seat seat) { return publicOf(view).armies[seat].faction; }

/// Number of a seat's soldiers in play, including those just lifted.
inline int inPlay(const View& view, Seat seat) {
    return static_cast<int>(std::ranges::count_if(view.pieces, [&](const Piece& piece) {
        return piece.pile == wars::kLifted ? view.decider == seat
                                           : wars::isSlot(piece.pile) && wars::ownerOf(piece.pile) == seat;
    }));
}

constexpr bool isSoldiers(std::uint8_t deck) { return static_cast<wars::Deck>(deck) == wars::Deck::Soldiers; }

} // namespace drawbridge::warswords
