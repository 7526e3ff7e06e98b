// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/recordfile.h"

#include "core/spending.h"
#include "match/record.h"
#include "text/problemtext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace drawbridge {

namespace {

constexpr qint64 kLargestRecord = 16 << 20; // far above any match; a film opened by mistake is not read in

QString inWords(const char* text) { return QCoreApplication::translate("RecordFile", text); }

} // namespace

FileText readFile(const QString& file) {
    const QString shown = QDir::toNativeSeparators(file);
    if (!QFileInfo::exists(file))
        return {{}, inWords(QT_TRANSLATE_NOOP("RecordFile", "There is no file %1.")).arg(shown)};
    if (QFileInfo(file).isDir())
        return {{},
                inWords(QT_TRANSLATE_NOOP("RecordFile", "%1 is a folder: choose a file in it.")).arg(shown)};
    // Reading a pipe might block for ever.
    if (!QFileInfo(file).isFile())
        return {
            {},
            inWords(QT_TRANSLATE_NOOP("RecordFile", "%1 is a pipe or a device, not a file: choose a file."))
                .arg(shown)};
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        //: %1 is a file, %2 the system's reason
        return {{},
                inWords(QT_TRANSLATE_NOOP("RecordFile",
                                          "%1 cannot be opened: %2. See to it that you may read it."))
                    .arg(shown, source.errorString())};
    const QByteArray text = source.read(kLargestRecord + 1);
    if (source.error() != QFileDevice::NoError)
        return {{},
                inWords(QT_TRANSLATE_NOOP("RecordFile", "%1 cannot be read: %2."))
                    .arg(shown, source.errorString())};
    return {text.toStdString(), {}};
}

QString placed(const QString& file, int line, const QString& what) {
    const QString shown = QDir::toNativeSeparators(file);
    if (line == 0)
        //: %1 is a file, %2 a sentence on what is wrong in it
        return inWords(QT_TRANSLATE_NOOP("RecordFile", "%1: %2")).arg(shown, what);
    //: %1 is a file, %2 the number of a line, %3 a sentence on what is wrong there
    return inWords(QT_TRANSLATE_NOOP("RecordFile", "%1, line %2: %3"))
        .arg(shown, QLocale().toString(line), what);
}

OpenedFile openFile(const QString& file) {
    const FileText read = readFile(file);
    if (!read.problem.isEmpty()) return {{}, read.problem, false, true};
    Loaded loaded = readRecord(read.text);
    OpenedFile result{std::move(loaded.match), {}};
    if (!loaded.problem) return result;
    result.problem = placed(file, loaded.problem->line, problemText(*loaded.problem));
    result.isNewer = loaded.problem->needsNewer();
    return result;
}

FileKind kindOf(const QString& file) {
    const QString ending = QFileInfo(file).suffix();
    if (ending == kRecordEnding) return FileKind::Match;
    if (ending == kPositionEnding) return FileKind::Position;
    if (ending == kDeckEnding) return FileKind::Deck;
    const std::string text = readFile(file).text;
    spend(1, text.size()); // stops here if cancelled
    const QJsonObject held = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    if (held.contains(QStringLiteral("scenarios"))) return FileKind::Position;
    return held.contains(QStringLiteral("cards")) ? FileKind::Deck : FileKind::Match;
}

QString recordFilter() {
    return inWords(QT_TRANSLATE_NOOP("RecordFile", "Drawbridge matches (*.drawbridge)"));
}

} // namespace drawbridge
