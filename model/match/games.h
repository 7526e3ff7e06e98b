// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/game.h"
#include "keep/game.h"
#include "rampage/game.h"

#include <string_view>
#include <tuple>
#include <type_traits>

namespace drawbridge {

/// Every game there is, in the order in which they are offered. For what must know the types of the games:
/// all else asks allGames().
using Games = std::tuple<CastleKeep, CastlesOfCaleira, CastleRampage>;

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
