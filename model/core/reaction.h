// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace drawbridge {

/// When a person wants to be asked at reaction windows of one kind.
enum class Asking : std::uint8_t {
    Never,
    Matters, ///< if an action of the decider can change the outcome, and not as well later
    Usable,  ///< if the decider can act at all
    Always,
};

/// A kind of reaction window: a moment at which a seat may react, mostly in another seat's turn.
struct WindowKind {
    std::string_view name; ///< for settings and files: "declared"
    Asking usual;          ///< the default setting
    bool attacks = false;  ///< this is the window asked for by "at every attack"
};

/// A reaction window: the decider may react or pass. Whether a window opens depends only on public
/// information, never on what the decider holds; and neither message nor timing may reveal whether the
/// decider was asked at all.
struct ReactionWindow {
    std::uint8_t kind = 0; ///< index into the game's kinds; past the end: it is public that one can only pass
    Move pass;             ///< always legal
    bool usable = false;   ///< the decider can act; for the decider's own player only
    bool matters = false;  ///< it can change the outcome, and not as well later; likewise private
    bool atStake = false;  ///< from public information, that might be so

    bool operator==(const ReactionWindow&) const = default;
};

/// A game with reaction windows: their kinds, and the one open for the decider, if any.
template <class G>
concept HasWindows = requires(const typename G::Position& position) {
    { G::windowKinds() } -> std::same_as<std::span<const WindowKind>>;
    { G::window(position) } -> std::same_as<std::optional<ReactionWindow>>;
};

} // namespace drawbridge
