// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/advice.h"
#include "bots/bot.h"
#include "bots/mind.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/stoptoken.h"

#include <memory>

namespace drawbridge {

class GameState;

/// All positions that the seat which decides cannot tell from the one there is: what bots are handed. It can
/// be thought about on any thread, and has no way to the position itself.
class InformationSet {
  public:
    explicit InformationSet(const GameState& state); ///< a seat must decide there

    /// See GameState::think() and advise().
    Move think(const BotSpec& bot, Seed seed, StopToken stop, Mind& mind) const;
    Advice advise(const BotSpec& bot, Seed seed, StopToken stop) const;

  private:
    std::shared_ptr<const GameState> state_;
};

} // namespace drawbridge
