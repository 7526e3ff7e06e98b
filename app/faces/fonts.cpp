// SPDX-License-Identifier: GPL-3.0-or-later
#include "fonts.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QHash>
#include <QLocale>
#include <QResource>
#include <QThreadPool>
#include <QtDebug>

#include <algorithm>
#include <future>
#include <mutex>

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
            // The resource data itself, without a copy, unless it is compressed.
            const bool isPlain = font.compressionAlgorithm() == QResource::NoCompression;
            const QByteArray data =
                isPlain ? QByteArray::fromRawData(reinterpret_cast<const char*>(font.data()), font.size())
                        : font.uncompressedData();
            if (QFontDatabase::addApplicationFontFromData(data) < 0)
                qWarning("Cannot load the font %s", qPrintable(font.fileName()));
        }
        // Lists the system's fonts meanwhile. The application also waits for pool threads by itself, but only
        // after the fonts are gone.
        QThreadPool::globalInstance()->start([] { QFontDatabase::hasFamily(nameFontFamily()); });
        qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
        return true;
    }();
    Q_UNUSED(done)
}

namespace {

/// Whether a character is visible by itself, unlike joiners, separators and combining marks.
bool isSeen(char32_t letter) {
    const QChar::Category category = QChar::category(letter);
    return !QChar::isMark(letter) && !QChar::isSpace(letter) && category != QChar::Other_Control &&
           category != QChar::Other_Format;
}

/// Checks the character itself, without laying out text: laying out a script that no font supports crashes
/// Qt.
bool hasFont(char32_t letter) { return QFontMetricsF(QFont(textFontFamily())).inFontUcs4(letter); }

} // namespace

bool canBeWritten(const QString& text) {
    // Cached: most texts consist of letters that the bundled fonts have, and few others.
    static std::mutex guard;
    static QHash<char32_t, bool> known;
    loadFonts();
    const std::scoped_lock lock(guard);
    return std::ranges::all_of(text.toUcs4(), [](uint letter) {
        const auto code = static_cast<char32_t>(letter);
        if (!isSeen(code)) return true;
        auto found = known.find(code);
        if (found == known.end()) found = known.insert(code, hasFont(code));
        return *found;
    });
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
