// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "core/game.h"

#include <stop_token>

namespace drawbridge {

/// What a bot would do in this position, as its decider and with no more than the decider knows.
template <Game G>
Move think(const typename G::Position& position, const BotSpec& bot, Seed seed, std::stop_token stop) {
    (void)bot;
    (void)stop;
    Rng dice(seed);
    MoveList list;
    G::legalMoves(position, list);
    return list[dice.below(static_cast<std::uint32_t>(list.size()))];
}

} // namespace drawbridge
