// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seen.h"
#include "sound/sounds.h"

// What deeds sound like.
namespace drawbridge {

Sound soundOf(Deed deed);

/// What is heard of a move.
struct Heard {
    Sound first = Sound::None; ///< at once
    Sound then = Sound::None;  ///< when it is seen what comes of it: see SeenMove::stages()

    bool operator==(const Heard&) const = default;
};

/// `move`: what everybody may know of it (Match::told() for kNobody), so that nothing can be heard that
/// somebody may not know.
Heard heardOf(const SeenMove& move);

} // namespace drawbridge
