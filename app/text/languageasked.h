// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace drawbridge {

/// What a command line says of the language, in the program with a window and the one without:
/// `--language NAME` and `--translation FOLDER`.
struct LanguageAsked {
    QString name;   ///< "de"; empty: nothing was said of it
    QString folder; ///< of a translator; empty: none

    /// What cannot be, said in the language that is spoken by now; empty if all is well.
    QString mistake() const;
    /// Its name, or `usual` where there are no words in that language: a mistake is told in words one reads.
    QString spokenOr(const QString& usual) const;
};

/// The language that is spoken where this one was chosen, or none: the first of the system's that there are
/// words in, else English. Direction, figures and dates are that language's, whatever the country.
QLocale spokenLocale(const QString& chosen);

/// Takes it out of the arguments. The folder is looked into from now on; what is spoken does not change.
LanguageAsked takeLanguageAsked(QStringList& arguments);

} // namespace drawbridge
