// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/fonts.h"

#include <QFont>
#include <QString>

class QUrlQuery;

// What the scene of the hall says of a picture that it asks for, as in
// "image://hall/facts?unit=14&players=2%E2%80%934".
namespace drawbridge {

/// 0 if it is not said.
double number(const QUrlQuery& options, const char* name);
QString words(const QUrlQuery& options, const char* name);
/// A font so many pixels high.
QFont lettersOf(int pixels, const QString& family = nameFontFamily());

} // namespace drawbridge
