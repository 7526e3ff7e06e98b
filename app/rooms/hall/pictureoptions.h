// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/fonts.h"

#include <QFont>
#include <QString>
#include <QUrlQuery>
#include <algorithm>

// What the scene of the hall says of a picture that it asks for, as in
// "image://hall/facts?unit=14&players=2%E2%80%934".
namespace drawbridge {

/// 0 if it is not said.
inline double number(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name)).toDouble();
}

inline QString words(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name), QUrl::FullyDecoded);
}

/// A font so many pixels high.
inline QFont lettersOf(int pixels, const QString& family = nameFontFamily()) {
    QFont font(family);
    font.setPixelSize(std::max(1, pixels));
    return font;
}

} // namespace drawbridge
