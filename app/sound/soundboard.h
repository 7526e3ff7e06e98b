// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/soundplayer.h"
#include "sound/sounds.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <array>
#include <functional>

namespace drawbridge {

/// Plays sounds, with limits: no sound twice at once, few together, and no minor one during an important one.
/// While off, and after some seconds of silence, it holds no resources: no file, no device.
class SoundBoard : public QObject {
    Q_OBJECT

  public:
    using MakePlayer = std::function<std::unique_ptr<SoundPlayer>()>;
    /// Off at first.
    explicit SoundBoard(QObject* parent = nullptr, MakePlayer makePlayer = makeSoundPlayer);

    /// In percent; 0: off.
    void setVolume(int percent);
    bool isOn() const { return volume_ > 0; }
    /// Whether anything is loaded or open.
    bool isAwake() const { return player_ != nullptr; }

    void play(Sound sound);
    /// Delay after the last sound before all is released; for tests.
    void setRest(int milliseconds) { rest_.setInterval(milliseconds); }

  private:
    MakePlayer makePlayer_;
    std::unique_ptr<SoundPlayer> player_;
    int volume_ = 0;
    QTimer rest_;
    std::array<int, kSounds> turn_{};            ///< times each has been played: variants alternate
    std::array<QElapsedTimer, kSounds> begun_{}; ///< when each was played last
    Sound weighty_ = Sound::None;                ///< the most important one of the last moment
    QElapsedTimer weightyBegun_;
};

} // namespace drawbridge
