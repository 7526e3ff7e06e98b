// SPDX-License-Identifier: GPL-3.0-or-later
// The same as scenario.cpp, with changes to what a file says and not to its bytes.
#include "held.h"
#include "tree.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    drawbridge::fuzz::holdScenarios(data, size);
    return 0;
}
