// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

namespace drawbridge {

/// Speaks the language of `locale` from now on. What its catalogue lacks is taken from the next plainer one
/// ("pt" for "pt_BR"), and in the end from English, whose catalogue has the plurals. Qt speaks it too, if it
/// can.
void speak(const QLocale& locale);

/// The languages that have a catalogue, by name.
QStringList languagesWithCatalogue();

/// Looks for catalogues in this folder, too, before those of the program.
void lookForCataloguesIn(const QString& folder);

} // namespace drawbridge
