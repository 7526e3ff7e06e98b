// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/windows.h"

#include <array>

namespace drawbridge::castles {

namespace {

enum : std::uint8_t { kOwnCard, kOwnEnd, kOthersCard, kOthersEnd };

constexpr std::array<WindowKind, 4> kWindows{{{"own-card", Asking::Usable},
                                              {"own-end", Asking::Usable},
                                              {"others-card", Asking::Never},
                                              {"others-end", Asking::Usable}}};

} // namespace

std::span<const WindowKind> windowKinds() { return kWindows; }

std::optional<ReactionWindow> window(const Position& p) {
    if (p.phase != Phase::BlockWindow) return {};
    const bool own = contains(realmOf(p, p.actor), p.turn.target);
    ReactionWindow window;
    window.kind =
        own ? (p.turn.finishing ? kOwnEnd : kOwnCard) : (p.turn.finishing ? kOthersEnd : kOthersCard);
    window.pass = moves::pass();
    window.usable = hasKind(p.handKinds[p.actor], kBlock);
    return window;
}

} // namespace drawbridge::castles
