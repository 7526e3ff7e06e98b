// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/announcer.h"

#include <QString>
#include <QStringList>
#include <array>
#include <string_view>

class QSettings;

namespace drawbridge {

/// Colour scheme.
enum class Theme { System, Light, Dark, Contrast };

/// A person's settings for all games.
struct Preferences {
    static constexpr int kAsSystem = -1;
    static constexpr int kUsualMemory = 64;
    static constexpr int kMostMemory = 1024;

    Theme theme = Theme::System;
    int textSize = 100; ///< percent of the system's, one of kTextSizes
    /// Duration of a piece's move in ms; 0: no animation; kAsSystem: default, or none if the system says so.
    int motion = kAsSystem;
    int rest = 1100;                      ///< ms of hovering over a card until it is enlarged; 0: never
    int dragDistance = kAsSystem;         ///< pixels until a press becomes a drag; kAsSystem: the system's
    int hold = kAsSystem;                 ///< ms until a press becomes a long one; kAsSystem: likewise
    int pace = 700;                       ///< milliseconds before each step of a bot or of chance; 0: at once
    int memory = kUsualMemory;            ///< megabytes for the bots' search trees, 1 to kMostMemory
    bool curtain = true;                  ///< hide hands while one player hands over to another
    bool waste = true;                    ///< ask before a move that wastes something
    bool showAll = false;                 ///< show all hands in a match among bots
    bool sound = false;                   ///< off by default: the player may not be alone
    int volume = 75;                      ///< percent, 1 to 100, while sound is on
    Announced announced = Announced::All; ///< how many of the events are sent to a screen reader
    QString ground;                       ///< one of groundChoices() for all games; empty: each game its own
    QString backs;                        ///< one of backPatterns() for all games; empty: each game its own
    QString language;                     ///< locale name such as "de"; empty: the system's

    /// The effective duration of a piece's move in ms; 0: no animation.
    int glide() const;
    /// How long (ms) messages to the viewer stay on screen; 0 without pauses and animation.
    int reading() const { return pace > 0 || glide() > 0 ? 1500 : 0; }

    /// For SoundBoard: 0 while sound is off.
    int heardVolume() const { return sound ? volume : 0; }

    bool operator==(const Preferences&) const = default;

    /// Loads the stored preferences; missing or invalid values are the defaults.
    static Preferences load();
    void store() const;
    /// The same from given settings. `grounds` and `backs` are the names available.
    static Preferences read(const QSettings& settings, const QStringList& grounds, const QStringList& backs);
    void write(QSettings& settings) const;
};

/// Whether a settings file contains only value types that we store: texts, numbers, lists of them, sizes. For
/// other types Qt would, on opening the file, construct whatever the bytes say, however large.
bool hasKnownKinds(std::string_view settings);

inline constexpr std::array kTextSizes{80, 90, 100, 115, 130, 150, 175, 200};
/// The next larger (1) or smaller (-1) of kTextSizes; at the end, the same.
int nextTextSize(int percent, int step);

} // namespace drawbridge
