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
    Matters, ///< if something the decider may do can change what comes of this, and not as well later
    Usable,  ///< if the decider may do something
    Always,
};

/// A kind of moment at which a seat may react, mostly in another one's turn.
struct WindowKind {
    std::string_view name; ///< for settings and files: "declared"
    Asking usual;          ///< until a person says otherwise
    bool attacks = false;  ///< for who wants to be asked at every attack: there this is where
};

/// A reaction window: the decider may react or pass. Whether a window opens is decided by what everybody can
/// see, never by what the decider holds; so nobody may be told, nor be able to tell by the time it takes,
/// whether the decider was asked at all.
struct ReactionWindow {
    std::uint8_t kind = 0; ///< an index into the game's kinds; past them: all can see that one can only pass
    Move pass;             ///< always legal
    bool usable = false;   ///< there is something to do; for the decider's own person alone
    bool matters = false;  ///< it can change what comes of this, and not as well later; for the same eyes
    bool atStake = false;  ///< for all that everybody can see, that might be so

    bool operator==(const ReactionWindow&) const = default;
};

/// A game with such windows: their kinds, and the one that the decider stands at, if any.
template <class G>
concept HasWindows = requires(const typename G::Position& position) {
    { G::windowKinds() } -> std::same_as<std::span<const WindowKind>>;
    { G::window(position) } -> std::same_as<std::optional<ReactionWindow>>;
};

} // namespace drawbridge
