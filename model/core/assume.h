// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>

namespace drawbridge {

/// Tells the reader, and a compiler that would else warn of an index out of bounds, what holds here by the
/// rules. Checked where assertions are; elsewhere the optimiser relies on it, so it says only what indexing
/// relies on anyway. To be replaced by [[assume]] with C++23.
constexpr void assume(bool holds) {
    assert(holds);
#ifdef __GNUC__
    if (!holds) __builtin_unreachable();
#else
    static_cast<void>(holds);
#endif
}

} // namespace drawbridge
