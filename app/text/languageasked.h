// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace drawbridge {

/// The language options of both programs' command lines: `--language NAME` and `--translation FOLDER`.
struct LanguageAsked {
    QString name;   ///< "de"; empty: not given
    QString folder; ///< a translator's; empty: not given

    /// Whether it can be spoken.
    Result<> check() const;
    /// Its name, or `usual` where there are no words in that language: a problem is told in words one reads.
    QString spokenOr(const QString& usual) const;
};

/// The locale for a chosen language, or none: then the first of the system's languages that is available,
/// else English. Direction, digits and dates follow the language, whatever the country.
QLocale spokenLocale(const QString& chosen);

/// Removes the options from the arguments. The folder is used from now on; the language is not changed.
LanguageAsked takeLanguageAsked(QStringList& arguments);

} // namespace drawbridge
