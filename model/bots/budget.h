// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "core/stoptoken.h"

#include <chrono>
#include <utility>

namespace drawbridge {

/// How long a bot may go on thinking. The only clock in the model is here, because a budget in milliseconds
/// cannot be kept without one; no rule ever sees it, and a bot with a budget in iterations alone never asks
/// it, so that its choices are the same on every machine.
class Budget {
  public:
    /// The time starts to run now.
    Budget(const BotSpec& bot, StopToken stop)
        : iterations_(bot.iterations)
        , time_(bot.milliseconds)
        , begun_(isTimed() ? Clock::now() : Clock::time_point())
        , stop_(std::move(stop)) {}

    /// How many iterations are allowed in all; 0: as many as the time allows.
    int iterations() const { return iterations_; }

    /// Whether to stop before the iterations are used up: told to, or out of time. Safe from any thread.
    bool isOver() const { return stop_.isStopRequested() || (isTimed() && Clock::now() - begun_ >= time_); }

    /// The share of the time that is over; 0 without a clock.
    double spent() const {
        return isTimed() ? std::chrono::duration<double>(Clock::now() - begun_) / time_ : 0;
    }

  private:
    using Clock = std::chrono::steady_clock;

    bool isTimed() const { return time_.count() > 0; }

    int iterations_;
    std::chrono::milliseconds time_;
    Clock::time_point begun_;
    StopToken stop_;
};

} // namespace drawbridge
