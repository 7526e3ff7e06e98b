// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/reaction.h"

#include <optional>
#include <span>

// The moments at which a seat may play BLOCK (CASTLES-BLOCK-18), for the person who is asked. Every seat that
// may be asked is, whether it holds one or not (CASTLES-RULING-63).
namespace drawbridge::castles {

/// A card has been laid, or the assault is finished: on oneself or one's own realm, or on somebody else.
std::span<const WindowKind> windowKinds();

/// The window at which the decider stands; it is of use if the seat that is asked holds a BLOCK.
std::optional<ReactionWindow> window(const Position& position);

} // namespace drawbridge::castles
