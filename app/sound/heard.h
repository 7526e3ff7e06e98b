// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seen.h"
#include "sound/sounds.h"

// The sounds of events.
namespace drawbridge {

Sound soundOf(Deed deed);

/// The sounds of a move.
struct Heard {
    Sound first = Sound::None; ///< at once
    Sound then = Sound::None;  ///< when its result is shown: see SeenMove::stages()

    bool operator==(const Heard&) const = default;
};

/// `move`: public information only (Match::told() for kNobody), so that sounds reveal nothing hidden.
Heard heardOf(const SeenMove& move);

} // namespace drawbridge
