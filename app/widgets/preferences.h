// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/announcer.h"

#include <QString>
#include <QStringList>
#include <array>
#include <string_view>

class QSettings;

namespace drawbridge {

/// Which colours the window wears.
enum class Theme { System, Light, Dark, Contrast };

/// What a person has set once for all games.
struct Preferences {
    static constexpr int kAsSystem = -1;
    static constexpr int kUsualMemory = 64;
    static constexpr int kMostMemory = 1024;

    Theme theme = Theme::System;
    int textSize = 100; ///< percent of the system's, one of kTextSizes
    /// Milliseconds a piece glides; 0: no animation; kAsSystem: as usual, or not if the system wants it so.
    int motion = kAsSystem;
    int rest = 1100; ///< milliseconds the pointer rests on a card until it is shown large; 0: never
    int dragDistance = kAsSystem; ///< pixels a press moves until it drags; kAsSystem: as the system has it
    int hold = kAsSystem;         ///< milliseconds of a press until it is a long one; kAsSystem: likewise
    int pace = 700;               ///< milliseconds before each step of a bot or of chance; 0: at once
    int memory = kUsualMemory;    ///< megabytes for the search of bots, 1 to kMostMemory
    bool curtain = true;          ///< hide hands while the screen passes from one person to another
    bool waste = true;            ///< ask before something is wasted
    bool showAll = false;         ///< open all hands in a match that only bots play
    bool sound = false;           ///< silent until somebody asks for it: one may sit among others
    int volume = 75;              ///< percent, 1 to 100; how loud sound is when it is on
    Announced announced = Announced::All; ///< how much of what happens a screen reader is given to say
    QString ground;                       ///< one of groundChoices() for all games; empty: each game its own
    QString backs;                        ///< one of backPatterns() for all games; empty: each game its own
    QString language;                     ///< a locale's name such as "de"; empty: the system's

    /// Milliseconds a piece glides; 0: no animation.
    int glide() const;
    /// Milliseconds that what concerns somebody is held before their eyes. Who wants neither pauses nor
    /// animation wants to see at once what has come of it.
    int reading() const { return pace > 0 || glide() > 0 ? 1500 : 0; }

    /// As SoundBoard takes it: 0 while sound is off.
    int heardVolume() const { return sound ? volume : 0; }

    bool operator==(const Preferences&) const = default;

    /// As stored last; what is missing or makes no sense is default.
    static Preferences load();
    void store() const;
    /// The same of these settings. `grounds` and `backs` are those there are.
    static Preferences read(const QSettings& settings, const QStringList& grounds, const QStringList& backs);
    void write(QSettings& settings) const;
};

/// Whether a file of settings holds only values of kinds that are kept: words, numbers, lists of them, sizes.
/// Of others Qt makes whatever the bytes say, as large as they say, when it opens the file.
bool hasKnownKinds(std::string_view settings);

inline constexpr std::array kTextSizes{80, 90, 100, 115, 130, 150, 175, 200};
/// The one of them that is a step larger (1) or smaller (-1); the same at the end.
int nextTextSize(int percent, int step);

} // namespace drawbridge
