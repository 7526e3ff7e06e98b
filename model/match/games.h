// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/game.h"
#include "castles/game.h"
#include "keep/game.h"
#include "match/gamestate.h"
#include "rampage/game.h"
#include "wars/game.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace drawbridge {

/// Every game there is, in the order in which they are offered. For what must know the types of the games:
/// all else asks allGames().
using Games = std::tuple<CastleKeep, CastlesOfCaleira, CastleRampage, CastleWars, CastlesGame>;

/// The options of one game as they are chosen for any.
template <Game G>
typename G::Options optionsFrom(const Setup& setup) {
    typename G::Options options;
    options.seats = static_cast<std::uint8_t>(setup.seats);
    std::copy_n(setup.options.begin(), std::min(setup.options.size(), options.value.size()),
                options.value.begin());
    if constexpr (HasDeck<G>) options.deck = static_cast<const typename G::Deck*>(setup.deck);
    return options;
}

/// Calls `visit` with a value of std::type_identity for the game of that name; it must be one of them.
template <class Visit>
void withGame(std::string_view id, Visit visit) {
    const auto tryOne = [&]<class G>(std::type_identity<G> game) {
        if (G::kId == id) visit(game);
    };
    [&]<class... G>(std::type_identity<std::tuple<G...>>) {
        (tryOne(std::type_identity<G>()), ...);
    }(std::type_identity<Games>());
}

} // namespace drawbridge
