// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/person.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Person)
};

} // namespace

QString shieldName(int shield) {
    switch (shield) {
    case 0: return Words::tr("red shield with a tower");
    case 1: return Words::tr("blue shield with a key");
    case 2: return Words::tr("gold shield with a crown");
    case 3: return Words::tr("green shield with a bell");
    case 4: return Words::tr("purple shield with a sun");
    case 5: return Words::tr("black shield with a torch");
    case 6: return Words::tr("orange shield with a wheel");
    case 7: return Words::tr("silver shield with a moon");
    default: return {};
    }
}

QStringList shieldNames() {
    QStringList names;
    for (int shield = 0; shield < kShields; ++shield) names << shieldName(shield);
    return names;
}

} // namespace drawbridge
