// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/person.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct PersonWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Person)
};

} // namespace

QStringList shieldNames() {
    return {PersonWords::tr("red shield with a tower"),    PersonWords::tr("blue shield with a key"),
            PersonWords::tr("gold shield with a crown"),   PersonWords::tr("green shield with a bell"),
            PersonWords::tr("purple shield with a sun"),   PersonWords::tr("black shield with a torch"),
            PersonWords::tr("orange shield with a wheel"), PersonWords::tr("silver shield with a moon")};
}

QString shieldName(int shield) { return shieldNames().value(shield); }

} // namespace drawbridge
