// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/game.h"
#include "castles/game.h"
#include "keep/game.h"
#include "match/gamestate.h"
#include "rampage/game.h"
#include "wars/game.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace drawbridge {

/// All games, in the order of the menus. For code that needs the types of the games; everything else uses
/// allGames().
using Games = std::tuple<CastleKeep, CastlesOfCaleira, CastleRampage, CastleWars, CastlesGame>;

/// Converts a Setup to the options of a game.
template <Game G>
typename G::Options optionsFrom(const Setup& setup) {
    typename G::Options options;
    options.seats = static_cast<std::uint8_t>(setup.seats);
    const std::span<OptionValue> values(options.value); // empty in a game without options
    for (std::size_t i = 0; i < std::min(setup.options.size(), values.size()); ++i)
        values[i] = setup.options[i];
    if constexpr (HasDeck<G>) options.deck = static_cast<const typename G::Deck*>(setup.deck);
    return options;
}

/// Calls `visit` with std::type_identity of the game of that name, which must exist.
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
