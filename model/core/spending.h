// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "core/stoptoken.h"

#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <utility>

// What it may cost to read what strangers have written. All readers spend from one counter; it knows no
// clock, so that a file is refused on every machine or on none.
namespace drawbridge {

/// Steps of work, each about as long as it takes to compare two names, and bytes that are kept.
struct Cost {
    std::uint64_t steps = 0;
    std::uint64_t bytes = 0;
};

/// What a file of so many bytes may cost: far more than any that people write or play.
Cost allowanceFor(std::size_t fileSize);

/// Thrown when there is nothing left to spend, or nobody waits for it any more.
struct Overspent {
    bool isStopped = false;
};

/// While it lives, what this thread reads is counted, and Overspent is thrown as soon as it costs too much or
/// `stop` says so. Where there is one already that counts on.
class Spending {
  public:
    explicit Spending(const Cost& allowance, StopToken stop = {});
    explicit Spending(std::size_t fileSize, StopToken stop = {})
        : Spending(allowanceFor(fileSize), std::move(stop)) {}
    Spending(const Spending&) = delete;
    ~Spending();

    const Cost& spent() const { return spent_; }

  private:
    friend void spend(std::uint64_t steps, std::uint64_t bytes);

    Cost allowance_;
    Cost spent_;
    StopToken stop_;
    bool counts_;
};

/// Told by readers before they do something, and before they keep something.
void spend(std::uint64_t steps, std::uint64_t bytes = 0);

/// Does what may cost too much, or want more memory than there is, and says so if it does. What was read by
/// then is good.
template <class Work>
std::optional<Mistake> withinMeans(Work work) {
    try {
        work();
        return {};
    } catch (const Overspent& over) {
        return Mistake{0, over.isStopped ? "reading-stopped"_mistake : "file-too-costly"_mistake};
    } catch (const std::bad_alloc&) {
        return Mistake{0, "no-memory"_mistake};
    }
}

} // namespace drawbridge
