// SPDX-License-Identifier: GPL-3.0-or-later
#include "fonts.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLocale>
#include <QResource>
#include <QThreadPool>
#include <QtDebug>

#include <future>

#ifdef DRAWBRIDGE_FONTCONFIG
#    include <fontconfig/fontconfig.h>
#endif

namespace drawbridge {

namespace {

std::future<void> settings;

}

void expectFonts() {
#ifdef DRAWBRIDGE_FONTCONFIG
    settings = std::async(std::launch::async, [] { FcInit(); });
#endif
}

void loadFonts() {
    static const bool done = [] {
        if (settings.valid()) settings.get();
        for (const char* file : {"VollkornLining-SemiBold", "OpenSans-Regular", "OpenSans-Bold"}) {
            const QResource font(QStringLiteral(":/assets/fonts/%1.ttf").arg(QLatin1String(file)));
            // As it lies in the program, without a copy, unless it had to be packed there.
            const bool isPlain = font.compressionAlgorithm() == QResource::NoCompression;
            const QByteArray data =
                isPlain ? QByteArray::fromRawData(reinterpret_cast<const char*>(font.data()), font.size())
                        : font.uncompressedData();
            if (QFontDatabase::addApplicationFontFromData(data) < 0)
                qWarning("Cannot load the font %s", qPrintable(font.fileName()));
        }
        // Those of the system are listed meanwhile. The application waits for its threads too, but only when
        // there are no fonts any more.
        QThreadPool::globalInstance()->start([] { QFontDatabase::hasFamily(nameFontFamily()); });
        qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
        return true;
    }();
    Q_UNUSED(done)
}

QString nameFontFamily() { return QStringLiteral("Vollkorn Lining SemiBold"); }

QString nameFontStyle() {
    const QLocale::Script script = QLocale().script();
    const bool isOwn = script == QLocale::LatinScript || script == QLocale::GreekScript ||
                       script == QLocale::CyrillicScript || script == QLocale::AnyScript;
    return QStringLiteral("font-family: '%1';").arg(nameFontFamily()) +
           (isOwn ? QString() : QStringLiteral(" font-weight: bold;"));
}

QString textFontFamily() { return QStringLiteral("Open Sans"); }

} // namespace drawbridge
