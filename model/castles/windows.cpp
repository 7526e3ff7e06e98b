// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/table.h"

#include <algorithm>
#include <array>

namespace drawbridge::castles {

namespace {

enum : std::uint8_t { kOwnCard, kOwnEnd, kOthersCard, kOthersEnd };

// After each card one may wait for the next: a BLOCK in the last window of an assault undoes all of it, and
// costs the attacker most (CASTLES-BLOCK-8, CASTLES-TIP-8).
constexpr std::array<WindowKind, 4> kWindows{{{"own-card", Asking::Never},
                                              {"own-end", Asking::Matters, true},
                                              {"others-card", Asking::Never},
                                              {"others-end", Asking::Matters, true}}};

/// Whether a BLOCK would restore something of the attacked seat: for one's own side anything fallen, for
/// another one what keeps it in the game.
bool isAtStake(const Position& p, bool own) {
    if (!p.turn.finishing || (!own && p.castles(p.turn.target) > 0)) return false;
    return std::any_of(p.fallen.begin(), p.fallen.end(), [&](const Fallen& fallen) {
        return fallen.seat == p.turn.target && fallen.assault + 1 == p.turn.assaults &&
               fallen.castle != kNoCastle;
    });
}

} // namespace

std::span<const WindowKind> windowKinds() { return kWindows; }

std::optional<ReactionWindow> window(const Position& p) {
    if (p.phase != Phase::BlockWindow) return {};
    // A seat with an empty hand can only pass, publicly.
    if (p.table.empty(handOf(p.actor)))
        return ReactionWindow{static_cast<std::uint8_t>(kWindows.size()), moves::pass()};
    const bool own = contains(realmOf(p, p.actor), p.turn.target);
    const std::uint8_t kind =
        own ? (p.turn.finishing ? kOwnEnd : kOwnCard) : (p.turn.finishing ? kOthersEnd : kOthersCard);
    const bool usable = hasKind(p.handKinds[p.actor], kBlock);
    const bool atStake = isAtStake(p, own);
    return ReactionWindow{kind, moves::pass(), usable, usable && atStake, atStake};
}

} // namespace drawbridge::castles
