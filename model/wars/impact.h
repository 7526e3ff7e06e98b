// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/event.h"
#include "core/move.h"
#include "core/view.h"

// How moves and events of Castle Wars appear to onlookers.
namespace drawbridge::wars {

/// Of a move, from the same viewer's views before and after it.
Impact impactOf(const View& before, Move move, const View& after);
/// Of a consequence of a move.
Impact impactOf(const Event& event);

} // namespace drawbridge::wars
