// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>

namespace drawbridge {

/// Tells the reader and the compiler (which may otherwise warn about an index out of bounds) what the rules
/// guarantee here. Checked where assertions are enabled; otherwise an optimiser hint, so it states only what
/// indexing relies on anyway. To be replaced by [[assume]] with C++23.
constexpr void assume(bool holds) {
    assert(holds);
#ifdef __GNUC__
    if (!holds) __builtin_unreachable();
#else
    static_cast<void>(holds);
#endif
}

} // namespace drawbridge
