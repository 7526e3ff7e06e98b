// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/soundboard.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kRest = 5000;  // ms of silence before all is released
constexpr int kApart = 40;   // ms; the same sound again so soon would only be louder
constexpr int kMoment = 250; // ms during which nothing lighter is played over a sound
constexpr int kTogether = 5; // sounds playing at the same time

} // namespace

SoundBoard::SoundBoard(QObject* parent, MakePlayer makePlayer)
    : QObject(parent)
    , makePlayer_(std::move(makePlayer)) {
    rest_.setSingleShot(true);
    rest_.setInterval(kRest);
    connect(&rest_, &QTimer::timeout, this, [this] { player_.reset(); });
}

void SoundBoard::setVolume(int percent) {
    volume_ = std::clamp(percent, 0, 100);
    if (isOn()) return;
    rest_.stop();
    player_.reset();
}

void SoundBoard::play(Sound sound) {
    const QStringList files = filesOf(sound);
    if (!isOn() || files.isEmpty()) return;
    const auto index = static_cast<std::size_t>(sound);
    if (begun_[index].isValid() && !begun_[index].hasExpired(kApart)) return;
    if (sound < weighty_ && weightyBegun_.isValid() && !weightyBegun_.hasExpired(kMoment)) return;
    if (player_ && player_->sounding() >= kTogether) return;
    if (!player_) player_ = makePlayer_();
    if (!player_) return;
    player_->play(files[turn_[index]++ % files.size()], volume_);
    begun_[index].start();
    weighty_ = sound;
    weightyBegun_.start();
    rest_.start();
}

} // namespace drawbridge
