// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fairness.h"

#include "match/setup.h"
#include "text/balance.h"
#include "text/wars/factionbalance.h"

namespace drawbridge {

QString fairness(const GameInfo& game, const Setup& setup) {
    if (game.id() == "castle-wars") {
        const auto set = [&](wars::Option option) {
            return optionOf(setup, static_cast<std::size_t>(option));
        };
        const auto led = [&](wars::Option option) {
            return set(option) == 0 ? wars::Faction::None : static_cast<wars::Faction>(set(option) - 1);
        };
        const wars::Faction first = led(wars::Option::FactionOne);
        const wars::Faction second = led(wars::Option::FactionTwo);
        const bool isChosen = first != wars::Faction::None || second != wars::Faction::None;
        if (isChosen && set(wars::Option::Factions) != 0)
            return FactionBalance(Balance::bundled(), set(wars::Option::Size) != 0).sentence(first, second);
    }
    return beginning(Balance::bundled(), game, setup);
}

} // namespace drawbridge
