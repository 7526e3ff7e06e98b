// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "core/stoptoken.h"

#include <chrono>
#include <utility>

namespace drawbridge {

/// The time limit of a bot. The only clock in the model is here, because a budget in
/// milliseconds needs one; no rule ever sees it, and a bot with a budget in iterations alone never reads it,
/// so that its choices are the same on every machine.
class Budget {
  public:
    /// Starts the clock.
    Budget(const BotSpec& bot, StopToken stop)
        : time_(bot.milliseconds)
        , begun_(isTimed() ? Clock::now() : Clock::time_point())
        , stop_(std::move(stop)) {}

    /// Whether to stop before the iterations are used up: stop requested, or out of time. Thread-safe.
    bool isOver() const { return stop_.isStopRequested() || (isTimed() && Clock::now() - begun_ >= time_); }

    /// The fraction of the time that has passed; 0 without a time limit.
    double spent() const {
        return isTimed() ? std::chrono::duration<double>(Clock::now() - begun_) / time_ : 0;
    }

  private:
    using Clock = std::chrono::steady_clock;

    bool isTimed() const { return time_.count() > 0; }

    std::chrono::milliseconds time_;
    Clock::time_point begun_;
    StopToken stop_;
};

} // namespace drawbridge
