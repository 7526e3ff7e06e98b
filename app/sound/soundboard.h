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

/// Plays sounds, with measure: never the same in two places at once, few together, and nothing light into
/// something weighty. While it is off, and after some seconds of silence, it holds nothing: no file, no
/// device.
class SoundBoard : public QObject {
    Q_OBJECT

  public:
    using MakePlayer = std::function<std::unique_ptr<SoundPlayer>()>;
    /// Off, to begin with.
    explicit SoundBoard(QObject* parent = nullptr, MakePlayer makePlayer = makeSoundPlayer);

    /// In percent; 0: off.
    void setVolume(int percent);
    bool isOn() const { return volume_ > 0; }
    /// Whether anything is loaded or open.
    bool isAwake() const { return player_ != nullptr; }

    void play(Sound sound);
    /// How long after the last sound all is let go; for tests.
    void setRest(int milliseconds) { rest_.setInterval(milliseconds); }

  private:
    MakePlayer makePlayer_;
    std::unique_ptr<SoundPlayer> player_;
    int volume_ = 0;
    QTimer rest_;
    std::array<int, kSounds> turn_{};            ///< how often each has been heard: variants take turns
    std::array<QElapsedTimer, kSounds> begun_{}; ///< when each was heard last
    Sound weighty_ = Sound::None;                ///< the weightiest of the last moment
    QElapsedTimer weightyBegun_;
};

} // namespace drawbridge
