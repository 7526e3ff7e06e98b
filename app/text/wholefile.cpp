// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wholefile.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QThread>
#include <memory>

#ifdef Q_OS_UNIX
#    include <unistd.h>
#endif

namespace drawbridge {

namespace {

// On Windows a file cannot be replaced while somebody reads it: the library, or a virus scanner.
#ifdef Q_OS_WIN
constexpr int kPatience = 2000; // ms
#else
constexpr int kPatience = 0;
#endif
constexpr int kMoment = 20; // ms

bool writeAll(QFileDevice& target, const std::string& content) {
    const auto size = static_cast<qint64>(content.size());
    // When a disk fills up, the first write may be partial, and only the next one returns the error.
    for (qint64 done = 0; done < size;) {
        const qint64 taken = target.write(content.data() + done, size - done);
        if (taken <= 0) return false;
        done += taken;
    }
    return target.flush();
}

Problem unwritten(const QString& file, QString reason) {
    if (reason.endsWith(QLatin1Char('.'))) reason.chop(1); // as on Windows
    const QString shown = QDir::toNativeSeparators(file);
    if (QFileInfo(file).isDir()) return Problem("folder-written-as-file", {shown, reason});
    return Problem("file-not-written", {shown, reason});
}

/// Writes to something that is not a regular file: a pipe, the standard output, another device.
Result<> writeInto(const QString& device, const std::string& content) {
    QFile target(device);
    if (target.open(QIODevice::WriteOnly) && writeAll(target, content)) return {};
    return unwritten(device, target.errorString());
}

constexpr QFile::Permissions kOwner = QFile::ReadOwner | QFile::WriteOwner;
constexpr QFile::Permissions kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                       QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

Result<> write(const QString& file, const std::string& content, bool isOwn) {
    if (file.isEmpty()) return unwritten(file, QCoreApplication::translate("Problems", "its name is empty"));
    // A device must not be replaced by a file.
    if (const QFileInfo there(file); there.exists() && !there.isFile() && !there.isDir())
        return writeInto(file, content);
    QDeadlineTimer patience(kPatience);
    while (true) {
        QSaveFile target(file);
        // Flushed by hand: in Qt 6.4 commit() does not notice when its own flush meets a full disk, and puts
        // an empty file in place of the old one.
        if (target.open(QIODevice::WriteOnly) && (!isOwn || target.setPermissions(kOwner)) &&
            writeAll(target, content) && target.commit())
            return {};
        if (target.error() != QFileDevice::RenameError || patience.hasExpired())
            return unwritten(file, target.errorString());
        QThread::msleep(kMoment);
    }
}

/// Makes a file or folder of an earlier version accessible to its owner only.
void tighten(const QFileInfo& file) {
    const QFile::Permissions now = file.permissions();
    if (!file.isSymLink() && (now & kOthers)) QFile::setPermissions(file.filePath(), now & ~kOthers);
}

} // namespace

Result<> writeFile(const QString& file, const std::string& content) { return write(file, content, false); }

Result<> writeOwn(const QString& file, const std::string& content) { return write(file, content, true); }

bool makeOwnFolder(const QString& folder) {
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    if (QFileInfo(path).isDir()) return true;
    return makeOwnFolder(QFileInfo(path).path()) && (QDir().mkdir(path, kOwner | QFile::ExeOwner) ||
                                                     QFileInfo(path).isDir()); // another process was quicker
}

void tightenOwnFolder(const QString& folder) {
#ifdef Q_OS_UNIX
    const QFileInfo all(folder);
    if (!all.isDir() || all.ownerId() != geteuid() || !(all.permissions() & kOthers)) return;
    QDirIterator files(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        tighten(files.fileInfo());
    }
    tighten(all); // last, since it marks the folder as done
#else
    Q_UNUSED(folder)
#endif
}

Result<> writeFiles(const std::vector<FileContent>& files) {
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
