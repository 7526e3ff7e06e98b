// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace drawbridge {

inline constexpr int kShields = 8;

struct Person {
    QString id;     ///< unique and permanent; see Player::person
    QString name;   ///< at most kLongestName bytes
    int shield = 0; ///< below kShields: colour, pattern and charge of assets/seats

    bool operator==(const Person&) const = default;
};

/// A shield described in words: "red shield with a tower".
QString shieldName(int shield);
QStringList shieldNames();

} // namespace drawbridge
