// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/advice.h"
#include "bots/bot.h"
#include "bots/searchmemory.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/stoptoken.h"

#include <memory>

namespace drawbridge {

class GameState;

/// An information set: all positions that the deciding seat cannot tell apart. This is what bots are given.
/// It can be searched on any thread, and gives no access to the true position.
class InformationSet {
  public:
    explicit InformationSet(const GameState& state); ///< a seat must be deciding

    /// See GameState::think() and advise().
    Move think(const BotSpec& bot, Seed seed, StopToken stop, SearchMemory& mind) const;
    Advice advise(const BotSpec& bot, Seed seed, StopToken stop) const;

  private:
    std::shared_ptr<const GameState> state_;
};

} // namespace drawbridge
