// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/oneline.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct OneLineWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::OneLine)
};

} // namespace

QString inOneLine(const QStringList& facts) {
    //: Stands between facts on one line: "2 players · 25 min"; another sign where it looks like a digit
    return facts.join(QLatin1Char(' ') + OneLineWords::tr("·") + QLatin1Char(' '));
}

} // namespace drawbridge
