// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/fonts.h"

#include <QFont>
#include <QString>
#include <QUrlQuery>
#include <algorithm>

// Parsing of the options in the hall's image URLs, as in "image://hall/facts?unit=14&players=2%E2%80%934".
namespace drawbridge {

/// 0 if missing.
inline double number(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name)).toDouble();
}

inline QString words(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name), QUrl::FullyDecoded);
}

/// A font of that pixel size.
inline QFont lettersOf(int pixels, const QString& family = nameFontFamily()) {
    QFont font(family);
    font.setPixelSize(std::max(1, pixels));
    return font;
}

} // namespace drawbridge
