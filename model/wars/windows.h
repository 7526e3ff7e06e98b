// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reaction.h"
#include "wars/position.h"

#include <optional>
#include <span>

// The moments at which a player may use resources and abilities out of turn or in the midst of a battle
// (WARS-REACT-2, -4), for the person who is asked. Whether they open is the rules' affair.
namespace drawbridge::wars {

/// The quiet windows in the order of a turn; then the battle windows as the defender has them, and as the
/// attacker does.
std::span<const WindowKind> windowKinds();

/// The window at which the decider stands. To react is of use there if there is anything to react with, and,
/// once cards have been turned up, if the decider would lose a soldier in this battle as it stands. A phase
/// of the turn that can only be ended stands for a window of no kind: that takes spent piles, empty decks and
/// hands, which both players see (WARS-INFO-7, WARS-INFO-8).
std::optional<ReactionWindow> window(const Position& position);

} // namespace drawbridge::wars
