// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/informationset.h"

#include "match/gamestate.h"

#include <utility>

namespace drawbridge {

InformationSet::InformationSet(const GameState& state)
    : state_(state.clone()) {}

Move InformationSet::think(const BotSpec& bot, Seed seed, StopToken stop, SearchMemory& mind) const {
    return state_->think(bot, seed, std::move(stop), mind);
}

Advice InformationSet::advise(const BotSpec& bot, Seed seed, StopToken stop) const {
    return state_->advise(bot, seed, std::move(stop));
}

} // namespace drawbridge
