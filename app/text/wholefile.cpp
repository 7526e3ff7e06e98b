// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wholefile.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QThread>
#include <memory>

namespace drawbridge {

namespace {

// Windows replaces no file that somebody reads at that moment: our own library, or what looks for viruses.
#ifdef Q_OS_WIN
constexpr int kPatience = 2000; // ms
#else
constexpr int kPatience = 0;
#endif
constexpr int kMoment = 20; // ms

bool writeAll(QFileDevice& target, const std::string& content) {
    const auto size = static_cast<qint64>(content.size());
    // A disk that fills up takes some of it at first without a word; only to the rest does it say why not.
    for (qint64 done = 0; done < size;) {
        const qint64 taken = target.write(content.data() + done, size - done);
        if (taken <= 0) return false;
        done += taken;
    }
    return target.flush();
}

/// Writes into what is no file on a disk: a pipe, the output of the program, another device.
QString writeInto(const QString& device, const std::string& content) {
    QFile target(device);
    if (target.open(QIODevice::WriteOnly) && writeAll(target, content)) return {};
    return target.errorString();
}

/// Why a file has not been written, in a sentence that says what to do.
QString unwritten(const QString& file, QString reason) {
    if (reason.endsWith(QLatin1Char('.'))) reason.chop(1); // as Windows has it
    const QString shown = QDir::toNativeSeparators(file);
    if (QFileInfo(file).isDir())
        return QCoreApplication::translate("RecordFile", "%1 is a folder: choose another name for the file.")
            .arg(shown);
    //: %1 is a file, %2 the system's reason
    return QCoreApplication::translate("RecordFile",
                                       "%1 cannot be written: %2. Nothing there was changed. Choose another "
                                       "place, or make room if the disk is full.")
        .arg(shown, reason);
}

} // namespace

QString writeWhole(const QString& file, const std::string& content) {
    if (file.isEmpty()) return QCoreApplication::translate("RecordFile", "its name is empty");
    // A device must not be replaced by a file.
    if (const QFileInfo there(file); there.exists() && !there.isFile() && !there.isDir())
        return writeInto(file, content);
    QDeadlineTimer patience(kPatience);
    while (true) {
        QSaveFile target(file);
        // Flushed by hand: in Qt 6.4 commit() does not notice when its own flush meets a full disk, and puts
        // an empty file in place of the old one.
        if (target.open(QIODevice::WriteOnly) && writeAll(target, content) && target.commit()) return {};
        if (target.error() != QFileDevice::RenameError || patience.hasExpired()) return target.errorString();
        QThread::msleep(kMoment);
    }
}

QString writeFile(const QString& file, const std::string& content) {
    const QString reason = writeWhole(file, content);
    return reason.isEmpty() ? QString() : unwritten(file, reason);
}

QString writeFiles(const std::vector<FileContent>& files) {
    std::vector<std::unique_ptr<QSaveFile>> targets;
    for (const auto& [file, content] : files) {
        targets.push_back(std::make_unique<QSaveFile>(file));
        QSaveFile& target = *targets.back();
        if (!target.open(QIODevice::WriteOnly) || !writeAll(target, content))
            return unwritten(file, target.errorString());
    }
    for (const auto& target : targets)
        if (!target->commit()) return unwritten(target->fileName(), target->errorString());
    return {};
}

} // namespace drawbridge
