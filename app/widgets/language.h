// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace drawbridge {

/// The available languages, as locale names ("en", "de"), English among them.
QStringList languages();
/// The native name of a language.
QString languageName(const QString& name);

/// Switches the program to this language; empty: the system's. Includes Qt's own dialogs.
void useLanguage(const QString& name);

} // namespace drawbridge
