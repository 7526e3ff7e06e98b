// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace drawbridge {

/// The languages the program speaks, as locale names ("en", "de"), English among them.
QStringList languages();
/// What a language calls itself.
QString languageName(const QString& name);

/// Speaks this language from now on; empty: the system's. Texts of Qt's own dialogs come along.
void useLanguage(const QString& name);

} // namespace drawbridge
