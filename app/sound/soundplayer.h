// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>

namespace drawbridge {

/// What brings sounds to the loudspeakers, for as long as it lives. Where there is none it is silent.
class SoundPlayer {
  public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    virtual ~SoundPlayer() = default;

    /// Begins to play a file of the resources, as loud as these percent sound.
    virtual void play(const QString& file, int volume) = 0;
    /// How many are to be heard at the moment.
    virtual int sounding() const = 0;
};

/// Whether this build can play anything.
bool canPlaySounds();
/// nullptr if it cannot.
std::unique_ptr<SoundPlayer> makeSoundPlayer();

} // namespace drawbridge
