// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drawbridge {

/// Which colours the window wears.
enum class Theme { System, Light, Dark };

/// What a person has set once for all games.
struct Preferences {
    Theme theme = Theme::System;
    int motion = 180;     ///< milliseconds a piece glides; 0: no animation
    int pace = 700;       ///< milliseconds before each step of a bot or of chance; 0: at once
    bool curtain = true;  ///< hide hands while the screen passes from one person to another
    bool showAll = false; ///< open all hands in a match that only bots play
    QString language;     ///< a locale's name such as "de"; empty: the system's

    bool operator==(const Preferences&) const = default;

    /// As stored last; what is missing or makes no sense is default.
    static Preferences load();
    void store() const;
};

} // namespace drawbridge
