// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seen.h"
#include "sound/sounds.h"

#include <cstdint>
#include <optional>
#include <string_view>

// What the moves of each game sound like. A move is taken as everybody at the table sees it, so nothing can
// be heard that somebody may not know.
namespace drawbridge {

/// What is heard of a move.
struct Heard {
    Sound first = Sound::None; ///< at once
    /// When it is seen what comes of it, if fighters lie open before; else in place of what is lighter.
    Sound then = Sound::None;

    bool operator==(const Heard&) const = default;
};

/// `move`: what everybody may know of it (Match::told() for kNobody).
Heard heardOf(const SeenMove& move);

/// What a verb, or a kind of event, of a game sounds like by itself; nothing: there is none of that number.
std::optional<Sound> soundOfVerb(std::string_view gameId, std::uint8_t verb);
std::optional<Sound> soundOfEvent(std::string_view gameId, std::uint8_t kind);

} // namespace drawbridge
