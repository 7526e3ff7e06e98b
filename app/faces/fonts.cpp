// SPDX-License-Identifier: GPL-3.0-or-later
#include "fonts.h"

#include <QFontDatabase>
#include <QtDebug>

namespace drawbridge {

void loadFonts() {
    static const bool done = [] {
        for (const char* file :
             {"VollkornLining-SemiBold", "OpenSans-Regular", "OpenSans-Italic", "OpenSans-Bold"}) {
            const QString path = QStringLiteral(":/assets/fonts/%1.ttf").arg(QLatin1String(file));
            if (QFontDatabase::addApplicationFont(path) < 0)
                qWarning("Cannot load the font %s", qPrintable(path));
        }
        return true;
    }();
    Q_UNUSED(done)
}

QString nameFontFamily() { return QStringLiteral("Vollkorn Lining SemiBold"); }

QString textFontFamily() { return QStringLiteral("Open Sans"); }

} // namespace drawbridge
