// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

namespace drawbridge {

/// Switches the program to the language of `locale`. Messages missing in its catalogue are taken from the
/// more general one ("pt" for "pt_BR"), and finally from English, whose catalogue has the plurals. Includes
/// Qt's own catalogue, if there is one.
void speak(const QLocale& locale);

/// The languages that have a catalogue, by name.
QStringList languagesWithCatalogue();

/// Adds a folder that is searched for catalogues before those of the program.
void lookForCataloguesIn(const QString& folder);

} // namespace drawbridge
