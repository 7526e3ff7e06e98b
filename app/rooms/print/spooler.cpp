// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/spooler.h"

#include <QCoreApplication>
#include <QLibrary>
#include <QPrintEngine>
#include <QPrinter>
#include <QStringList>
#include <QVariant>

namespace drawbridge {

namespace {

struct SpoolerWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::PrintSheets)
};

/// Qt's internal key for CUPS job options: names and values in turn.
constexpr auto kCupsOptions = static_cast<QPrintEngine::PrintEnginePropertyKey>(0xfe00);
constexpr int kLeastError = 0x0400; // lowest IPP status code that is an error (RFC 8011, B.1)

} // namespace

Result<> spooled() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    // The library is loaded if Qt prints with it; linking it would require it everywhere.
    QLibrary cups(QStringLiteral("cups"), 2);
    const auto status = reinterpret_cast<int (*)()>(cups.resolve("cupsLastError"));
    const auto words = reinterpret_cast<const char* (*)()>(cups.resolve("cupsLastErrorString"));
    if (!status || !words || status() < kLeastError) return {};
    return Problem("printing-refused", {QString::fromLocal8Bit(words())});
#else
    return {};
#endif
}

QString pagesPerSheetWarning(const QPrinter& printer) {
    const QStringList options = printer.printEngine()->property(kCupsOptions).toStringList();
    const qsizetype name = options.indexOf(QStringLiteral("number-up"));
    const int pages = name < 0 ? 1 : options.value(name + 1).toInt();
    if (pages <= 1) return {};
    return SpoolerWords::tr(
        "The printer is set to put %n pages on each sheet of paper: it would scale them, and "
        "cards would come out too small. Choose one page per sheet in its options.",
        nullptr, pages);
}

} // namespace drawbridge
