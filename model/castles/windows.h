// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/reaction.h"

#include <optional>
#include <span>

// The moments at which a seat may play BLOCK (CASTLES-BLOCK-18), for the person who is asked. Every seat that
// may be asked is, whether it holds one or not (CASTLES-RULING-63).
namespace drawbridge::castles {

/// Against the own realm after a card has been laid, and when the assault is finished; then the same against
/// anybody else.
std::span<const WindowKind> windowKinds();

/// The window at which the decider stands; it is of use if the seat that is asked holds a BLOCK.
std::optional<ReactionWindow> window(const Position& position);

} // namespace drawbridge::castles
