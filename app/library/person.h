// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace drawbridge {

inline constexpr int kShields = 8;

/// Somebody who plays at this computer, kept from game to game.
struct Person {
    QString id;     ///< never changes and is never used again; as Player::person has it
    QString name;   ///< at most kLongestName bytes
    int shield = 0; ///< below kShields: colour, pattern and charge of assets/seats

    bool operator==(const Person&) const = default;
};

/// What a shield shows, so that it is told without its picture: "red shield with a tower".
QString shieldName(int shield);
/// The same of all of them.
QStringList shieldNames();

} // namespace drawbridge
