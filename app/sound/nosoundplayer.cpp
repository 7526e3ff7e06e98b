// SPDX-License-Identifier: GPL-3.0-or-later
// The player of builds without Qt Multimedia.
#include "sound/soundplayer.h"

namespace drawbridge {

bool canPlaySounds() { return false; }

std::unique_ptr<SoundPlayer> makeSoundPlayer() { return nullptr; }

} // namespace drawbridge
