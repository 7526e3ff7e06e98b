// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reaction.h"
#include "wars/position.h"

#include <optional>
#include <span>

// Reaction windows: the moments at which a player may use resources and abilities out of turn or during a
// battle (WARS-REACT-2, -4), for the user interface. The rules decide whether they open.
namespace drawbridge::wars {

/// The quiet windows in the order of a turn; then the battle windows for the defender, and for the attacker.
std::span<const WindowKind> windowKinds();

/// The window open for the decider. It is usable if there is anything to react with, and it matters, once
/// cards have been turned up, if the decider would lose a soldier in this battle as it is. A phase of the
/// turn that can only be ended counts as a window without a kind: with spent piles, empty decks and hands,
/// which is public (WARS-INFO-7, WARS-INFO-8).
std::optional<ReactionWindow> window(const Position& position);

} // namespace drawbridge::wars
