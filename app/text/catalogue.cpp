// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/catalogue.h"

namespace drawbridge {

bool loadCatalogue(QTranslator& translator, const QLocale& locale) {
    const QString folder = QStringLiteral(":/i18n");
    return translator.load(locale, QStringLiteral("drawbridge"), QStringLiteral("_"), folder) ||
           translator.load(QStringLiteral("drawbridge_en"), folder);
}

} // namespace drawbridge
