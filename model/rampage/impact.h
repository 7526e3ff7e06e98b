// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/move.h"
#include "core/view.h"

// What moves of Castle Rampage are to those who look on.
namespace drawbridge::rampage {

/// Of a move, given what the same viewer saw before and after it.
Impact impactOf(const View& before, Move move, const View& after);

} // namespace drawbridge::rampage
