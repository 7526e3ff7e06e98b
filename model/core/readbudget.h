// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "core/stoptoken.h"

#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// A budget for reading untrusted files. All readers spend from one counter; it is independent of any clock,
// so that a file is refused on every machine or on none.
namespace drawbridge {

/// Steps of work, each about one comparison of two names, and bytes kept.
struct Cost {
    std::uint64_t steps = 0;
    std::uint64_t bytes = 0;
};

/// The budget for a file of this size: far more than any real file needs.
Cost allowanceFor(std::size_t fileSize);

/// Thrown when the budget is used up, or reading was cancelled.
struct BudgetExceeded {
    bool isStopped = false;
};

/// Scope guard: while it lives, reading on this thread is counted, and BudgetExceeded is thrown as soon as it
/// exceeds the budget or `stop` is requested. When nested, the outer one goes on counting.
class ReadBudget {
  public:
    explicit ReadBudget(std::size_t fileSize, StopToken stop = {});
    ReadBudget(const ReadBudget&) = delete;
    ~ReadBudget();

    const Cost& spent() const { return spent_; }

  private:
    friend void spend(std::uint64_t steps, std::uint64_t bytes);

    Cost allowance_;
    Cost spent_;
    StopToken stop_;
    bool counts_;
};

/// What texts take to keep.
std::size_t bytesOf(const std::vector<std::string>& texts);

/// Called by readers before they do work, and before they keep something.
void spend(std::uint64_t steps, std::uint64_t bytes = 0);

/// Runs work that may exceed the budget or the memory, and returns the mistake if it does. What was read by
/// then is valid.
template <class Work>
std::optional<Mistake> withinBudget(Work work) {
    try {
        work();
        return {};
    } catch (const BudgetExceeded& over) {
        return Mistake{0, over.isStopped ? "reading-stopped"_mistake : "file-too-costly"_mistake};
    } catch (const std::bad_alloc&) {
        return Mistake{0, "no-memory"_mistake};
    }
}

} // namespace drawbridge
