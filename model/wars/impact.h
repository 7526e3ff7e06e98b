// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deed.h"
#include "core/event.h"
#include "core/move.h"
#include "core/view.h"

// What moves and events of Castle Wars are to those who look on.
namespace drawbridge::wars {

/// Of a move, given what the same viewer saw before and after it.
Impact impactOf(const View& before, Move move, const View& after);
/// Of something that a move has brought about.
Impact impactOf(const Event& event);

} // namespace drawbridge::wars
