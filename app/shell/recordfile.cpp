// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/recordfile.h"

#include "match/record.h"
#include "text/problemtext.h"
#include "text/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace drawbridge {

namespace {

constexpr qint64 kLargest = 16 << 20; // far above any match; a film opened by mistake is not read in

QString translate(const char* text) { return QCoreApplication::translate("RecordFile", text); }

} // namespace

OpenedFile openFile(const QString& file) {
    const QString shown = QDir::toNativeSeparators(file);
    OpenedFile result;
    if (!QFileInfo::exists(file)) {
        result.problem = translate(QT_TRANSLATE_NOOP("RecordFile", "There is no file %1.")).arg(shown);
        return result;
    }
    if (!QFileInfo(file).isFile()) {
        result.problem =
            translate(QT_TRANSLATE_NOOP("RecordFile", "%1 is a folder: choose a match in it.")).arg(shown);
        return result;
    }
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) {
        //: %1 is a file, %2 the system's reason
        result.problem =
            translate(
                QT_TRANSLATE_NOOP("RecordFile", "%1 cannot be opened: %2. See to it that you may read it."))
                .arg(shown, source.errorString());
        return result;
    }
    const QByteArray text = source.read(kLargest + 1);
    if (source.error() != QFileDevice::NoError) {
        result.problem = translate(QT_TRANSLATE_NOOP("RecordFile", "%1 cannot be read: %2."))
                             .arg(shown, source.errorString());
        return result;
    }
    Loaded loaded = readRecord({text.constData(), static_cast<std::size_t>(text.size())});
    result.match = std::move(loaded.match);
    if (!loaded.problem) return result;
    const QString what = problemText(*loaded.problem);
    if (loaded.problem->line == 0)
        //: %1 is a file, %2 a sentence on what is wrong in it
        result.problem = translate(QT_TRANSLATE_NOOP("RecordFile", "%1: %2")).arg(shown, what);
    else
        //: %1 is a file, %2 the number of a line, %3 a sentence on what is wrong there
        result.problem = translate(QT_TRANSLATE_NOOP("RecordFile", "%1, line %2: %3"))
                             .arg(shown)
                             .arg(loaded.problem->line)
                             .arg(what);
    return result;
}

QString writeFile(const QString& file, const std::string& content) {
    const QString reason = writeWhole(file, content);
    if (reason.isEmpty()) return {};
    //: %1 is a file, %2 the system's reason
    return translate(QT_TRANSLATE_NOOP("RecordFile",
                                       "%1 cannot be written: %2. Nothing there was changed: make room, or "
                                       "choose another place."))
        .arg(QDir::toNativeSeparators(file), reason);
}

QString recordFilter() {
    return translate(QT_TRANSLATE_NOOP("RecordFile", "Drawbridge matches (*.drawbridge)"));
}

} // namespace drawbridge
