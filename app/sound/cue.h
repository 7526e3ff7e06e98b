// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seen.h"
#include "sound/sounds.h"

// The sounds of events.
namespace drawbridge {

Sound soundOf(Deed deed);

/// The sounds of a move.
struct Cue {
    Sound first = Sound::None; ///< at once
    Sound then = Sound::None;  ///< when its result is shown: see SeenMove::stages()

    bool operator==(const Cue&) const = default;
};

/// `move`: public information only (Match::told() for kNobody), so that sounds reveal nothing hidden.
Cue cueOf(const SeenMove& move);

} // namespace drawbridge
