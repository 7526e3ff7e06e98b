// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/person.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct PersonWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Person)
};

} // namespace

QString shieldName(int shield) {
    switch (shield) {
    case 0: return PersonWords::tr("red shield with a tower");
    case 1: return PersonWords::tr("blue shield with a key");
    case 2: return PersonWords::tr("gold shield with a crown");
    case 3: return PersonWords::tr("green shield with a bell");
    case 4: return PersonWords::tr("purple shield with a sun");
    case 5: return PersonWords::tr("black shield with a torch");
    case 6: return PersonWords::tr("orange shield with a wheel");
    case 7: return PersonWords::tr("silver shield with a moon");
    default: return {};
    }
}

QStringList shieldNames() {
    QStringList names;
    for (int shield = 0; shield < kShields; ++shield) names << shieldName(shield);
    return names;
}

} // namespace drawbridge
