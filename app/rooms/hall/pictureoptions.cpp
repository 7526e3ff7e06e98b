// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/hall/pictureoptions.h"

#include <QUrlQuery>
#include <algorithm>

namespace drawbridge {

double number(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name)).toDouble();
}

QString words(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name), QUrl::FullyDecoded);
}

QFont lettersOf(int pixels, const QString& family) {
    QFont font(family);
    font.setPixelSize(std::max(1, pixels));
    return font;
}

} // namespace drawbridge
