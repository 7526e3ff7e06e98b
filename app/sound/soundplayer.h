// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>

namespace drawbridge {

/// Sends sounds to the audio output during its lifetime. Without an output it is silent.
class SoundPlayer {
  public:
    virtual ~SoundPlayer() = default;

    /// Plays a resource file at this volume in percent.
    virtual void play(const QString& file, int volume) = 0;
    /// Number of sounds being played.
    virtual int sounding() const = 0;
};

/// Whether this build can play anything.
bool canPlaySounds();
/// nullptr if this build has none.
std::unique_ptr<SoundPlayer> makeSoundPlayer();

} // namespace drawbridge
