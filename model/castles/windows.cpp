// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/windows.h"

#include "castles/moves.h"

#include <array>

namespace drawbridge::castles {

namespace {

// Whoever holds a BLOCK loses nothing by waiting till the assault is finished (CASTLES-TIP-8), and at a large
// table most cards are laid on somebody else.
constexpr std::array<WindowKind, 4> kWindowKinds{{
    {"laid-on-us", Asking::Usable},
    {"laid-on-others", Asking::Never},
    {"finished-on-us", Asking::Usable},
    {"finished-on-others", Asking::Usable},
}};

} // namespace

std::span<const WindowKind> windowKinds() { return kWindowKinds; }

std::optional<ReactionWindow> window(const Position& p) {
    if (p.phase != Phase::BlockWindow) return {};
    const bool onUs = contains(realmOf(p, p.actor), p.turn.target);
    const int kind = (p.turn.finishing ? 2 : 0) + (onUs ? 0 : 1);
    return ReactionWindow{static_cast<std::uint8_t>(kind), moves::pass(), p.hand[p.actor].has(kBlock)};
}

} // namespace drawbridge::castles
