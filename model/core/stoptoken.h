// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <utility>

// The part of std::stop_token that is needed here: the C++ library of older Xcode versions lacks it.
namespace drawbridge {

/// Tells work on another thread whether to stop. A default-constructed one never does.
class StopToken {
  public:
    StopToken() = default;

    bool isStopRequested() const { return flag_ && flag_->load(std::memory_order_relaxed); }

  private:
    friend class StopSource;
    explicit StopToken(std::shared_ptr<const std::atomic<bool>> flag)
        : flag_(std::move(flag)) {}

    std::shared_ptr<const std::atomic<bool>> flag_;
};

/// Requests a stop from all holders of its tokens; callable from any thread.
class StopSource {
  public:
    StopToken token() const { return StopToken(flag_); }
    void requestStop() { flag_->store(true, std::memory_order_relaxed); }

  private:
    std::shared_ptr<std::atomic<bool>> flag_ = std::make_shared<std::atomic<bool>>(false);
};

} // namespace drawbridge
