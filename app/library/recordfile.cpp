// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/recordfile.h"

#include "core/readbudget.h"
#include "match/record.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace drawbridge {

Result<std::string> readFile(const QString& file) {
    constexpr qint64 kLargest = 16 << 20; // far above any match; a film opened by mistake is not read in
    const QString shown = QDir::toNativeSeparators(file);
    if (!QFileInfo::exists(file)) return Problem("file-missing", {shown});
    if (QFileInfo(file).isDir()) return Problem("folder-read-as-file", {shown});
    // Reading a pipe might block for ever.
    if (!QFileInfo(file).isFile()) return Problem("device-read-as-file", {shown});
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) return Problem("file-not-opened", {shown, source.errorString()});
    const QByteArray text = source.read(kLargest + 1);
    if (source.error() != QFileDevice::NoError)
        return Problem("file-not-read", {shown, source.errorString()});
    return text.toStdString();
}

OpenedFile openFile(const QString& file) {
    const auto read = readFile(file);
    if (!read) return {{}, read.problem()};
    Loaded loaded = readRecord(*read);
    OpenedFile result{std::move(loaded.match), {}};
    if (loaded.mistake) result.problem = Problem(file, *loaded.mistake);
    return result;
}

FileKind kindOf(const QString& file) {
    const QString ending = QFileInfo(file).suffix();
    if (ending == kRecordEnding) return FileKind::Match;
    if (ending == kPositionEnding) return FileKind::Position;
    if (ending == kDeckEnding) return FileKind::Deck;
    const std::string text = readFile(file).valueOr({});
    spend(1, text.size()); // stops here if cancelled
    const QJsonObject held = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    if (held.contains(QStringLiteral("scenarios"))) return FileKind::Position;
    return held.contains(QStringLiteral("cards")) ? FileKind::Deck : FileKind::Match;
}

QString recordFilter() {
    return QCoreApplication::translate("RecordFile", "Drawbridge matches (*.drawbridge)");
}

} // namespace drawbridge
