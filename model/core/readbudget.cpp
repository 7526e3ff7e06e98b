// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/readbudget.h"

namespace drawbridge {

namespace {

// The largest of our own scenario files takes a hundredth of it.
constexpr Cost kToBegin{10'000'000, std::uint64_t{48} << 20};
constexpr Cost kPerByte{200, 48};

thread_local ReadBudget* counting = nullptr;

} // namespace

Cost allowanceFor(std::size_t fileSize) {
    return {kToBegin.steps + kPerByte.steps * fileSize, kToBegin.bytes + kPerByte.bytes * fileSize};
}

ReadBudget::ReadBudget(std::size_t fileSize, StopToken stop)
    : allowance_(allowanceFor(fileSize))
    , stop_(std::move(stop))
    , counts_(counting == nullptr) {
    if (counts_) counting = this;
}

ReadBudget::~ReadBudget() {
    if (counts_) counting = nullptr;
}

std::size_t bytesOf(const std::vector<std::string>& texts) {
    std::size_t bytes = texts.size() * sizeof(std::string);
    for (const std::string& text : texts) bytes += text.size();
    return bytes;
}

void spend(std::uint64_t steps, std::uint64_t bytes) {
    if (counting == nullptr) return;
    Cost& spent = counting->spent_;
    spent.steps += steps;
    spent.bytes += bytes;
    if (counting->stop_.isStopRequested()) throw BudgetExceeded{true};
    if (spent.steps > counting->allowance_.steps || spent.bytes > counting->allowance_.bytes)
        throw BudgetExceeded{};
}

} // namespace drawbridge
