// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/reaction.h"

#include <optional>
#include <span>

// Reaction windows: the moments at which a seat may play BLOCK (CASTLES-BLOCK-18), for the user interface.
// Every seat that could block is asked, whether it holds one or not (CASTLES-RULING-63).
namespace drawbridge::castles {

/// Against the own realm, after a card has been played, and at the end of the assault; then the same against
/// anybody else.
std::span<const WindowKind> windowKinds();

/// The window open for the decider; it is usable if the seat asked holds a BLOCK.
std::optional<ReactionWindow> window(const Position& position);

} // namespace drawbridge::castles
