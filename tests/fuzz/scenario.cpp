// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes at all as scenarios: they run, or the mistakes are told; whatever position comes of them can be
// written down and read again.
#include "held.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    drawbridge::fuzz::holdScenarios(data, size);
    return 0;
}
