// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sounds.h"

#include <array>

namespace drawbridge {

namespace {

struct Files {
    const char* name; ///< as in assets/sounds/make.py
    int variants;
};

/// In the order of Sound.
constexpr std::array kFiles{
    Files{"", 0},
    Files{"cloth-rolled", 1},
    Files{"page-turned", 1},
    Files{"card-drawn", 3},
    Files{"tile-drawn", 3},
    Files{"card-laid", 3},
    Files{"card-turned", 2},
    Files{"cards-shuffled", 1},
    Files{"tiles-stirred", 1},
    Files{"tile-laid", 3},
    Files{"box-lifted", 2},
    Files{"box-put-down", 1},
    Files{"tray-pressed", 1},
    Files{"wood-knock", 2},
    Files{"taken-back", 1},
    Files{"refused", 1},
    Files{"coin", 2},
    Files{"rope", 1},
    Files{"helm", 1},
    Files{"revealed", 1},
    Files{"drum", 2},
    Files{"arrow", 2},
    Files{"fire", 1},
    Files{"swords", 2},
    Files{"portcullis", 1},
    Files{"ram", 2},
    Files{"gate-holds", 2},
    Files{"stone-falls", 3},
    Files{"trebuchet", 1},
    Files{"cannon", 1},
    Files{"wall-falls", 2},
    Files{"gate-breaks", 2},
    Files{"keep-falls", 1},
    Files{"block-slammed", 1},
    Files{"puppet", 1},
    Files{"eliminated", 1},
    Files{"horn-asked", 1},
    Files{"horn-turn", 1},
    Files{"bell", 1},
    Files{"horn-victory", 1},
};
static_assert(kFiles.size() == kSounds);

} // namespace

QStringList filesOf(Sound sound) {
    const auto& [name, variants] = kFiles[static_cast<std::size_t>(sound)];
    const QString stem = QStringLiteral("sounds/") + QLatin1String(name);
    QStringList files;
    for (int number = 1; number <= variants; ++number)
        files << stem + (variants > 1 ? QStringLiteral("-%1").arg(number) : QString()) +
                     QStringLiteral(".wav");
    return files;
}

} // namespace drawbridge
