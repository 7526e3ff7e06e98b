// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/soundplayer.h"

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <algorithm>
#include <map>

namespace drawbridge {

namespace {

class QtSoundPlayer : public SoundPlayer {
  public:
    void play(const QString& file, int volume) override {
        // A device may come and go; playing without one would print a warning each time.
        if (QMediaDevices::defaultAudioOutput().isNull()) return;
        const auto [effect, isNew] = effects_.try_emplace(file);
        if (isNew) {
            effect->second = std::make_unique<QSoundEffect>();
            effect->second->setSource(QUrl(QStringLiteral("qrc:/") + file));
        }
        effect->second->setVolume(static_cast<float>(QAudio::convertVolume(
            static_cast<float>(volume) / 100, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale)));
        effect->second->play();
    }

    int sounding() const override {
        return static_cast<int>(
            std::ranges::count_if(effects_, [](const auto& one) { return one.second->isPlaying(); }));
    }

  private:
    std::map<QString, std::unique_ptr<QSoundEffect>> effects_; ///< by file
};

} // namespace

bool canPlaySounds() { return true; }

std::unique_ptr<SoundPlayer> makeSoundPlayer() { return std::make_unique<QtSoundPlayer>(); }

} // namespace drawbridge
