// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QTranslator>

namespace drawbridge {

/// Loads the program's words in the language of `locale`; English, whose catalogue has the plurals, where
/// there are none in it.
bool loadCatalogue(QTranslator& translator, const QLocale& locale);

} // namespace drawbridge
