// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <utility>

// What std::stop_token offers, as far as it is needed here: the C++ library that comes with older versions of
// Xcode has none.
namespace drawbridge {

/// Tells work that goes on elsewhere whether it is to end. One that comes from nowhere never says so.
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

/// Who holds it can tell all who hold a token of it to end, from any thread.
class StopSource {
  public:
    StopToken token() const { return StopToken(flag_); }
    void requestStop() { flag_->store(true, std::memory_order_relaxed); }

  private:
    std::shared_ptr<std::atomic<bool>> flag_ = std::make_shared<std::atomic<bool>>(false);
};

} // namespace drawbridge
