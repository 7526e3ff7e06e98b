// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/move.h"
#include "core/view.h"

// How moves of Castle Keep appear to onlookers.
namespace drawbridge::keep {

/// Of a move, from the same viewer's views before and after it.
Impact impactOf(const View& before, Move move, const View& after);

} // namespace drawbridge::keep
