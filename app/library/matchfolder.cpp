// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/matchfolder.h"

#include "library/filelock.h"
#include "text/settings.h"
#include "text/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStorageInfo>
#include <QTimeZone>

namespace drawbridge {

namespace {

constexpr qint64 kLittleRoom = 1 << 20; // bytes: too little for any of our files

const QString kEnding = QStringLiteral(".drawbridge");
const QString kLookBack = QStringLiteral(".lookback");
const QString kInvitation = QStringLiteral(".invitation");
const QString kStamp = QStringLiteral("yyyyMMdd-hhmmsszzz"); // names sort by time

QString freshId(const QDateTime& when) {
    constexpr char letters[] = "abcdefghijkmnpqrstuvwxyz23456789"; // no similar-looking ones
    QString id = when.toUTC().toString(kStamp) + '-';
    for (int i = 0; i < 6; ++i) id += QLatin1Char(letters[QRandomGenerator::system()->bounded(32)]);
    const bool isUsed = QFileInfo::exists(fileOfMatch(id)) || !deletedFileOf(id).isEmpty();
    return isUsed ? freshId(when) : id;
}

/// Migrates a match of an earlier version, unless it is being played there right now.
void takeOver(const QFileInfo& file) {
    FileLock lock(file.filePath());
    if (!lock.tryLock()) return;
    const QString id = freshId(file.lastModified());
    const QString key = QStringLiteral("unfinished/");
    Settings settings;
    const QVariant origin = settings.value(key + file.completeBaseName());
    if (origin.isValid()) settings.setValue(key + id, origin); // first, lest a crash in between lose it
    if (QFile::rename(file.filePath(), fileOfMatch(id))) settings.remove(key + file.completeBaseName());
}

/// Removes the lock file that a killed program has left.
void sweepLock(const QString& lockFile) { (void)FileLock(lockFile.chopped(5)).tryLock(); }

} // namespace

QDir dataFolder() { return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)); }
QDir matchFolder() { return QDir(dataFolder().filePath(QStringLiteral("matches"))); }
QDir deletedFolder() { return QDir(matchFolder().filePath(QStringLiteral("deleted"))); }

QString freshMatchId() { return freshId(QDateTime::currentDateTimeUtc()); }

QString fileOfMatch(const QString& id) { return matchFolder().filePath(id + kEnding); }

QString matchOfFile(const QString& file) {
    const QString name = file.section('/', -1);
    return name.endsWith(kEnding) ? name.chopped(kEnding.size()) : QString();
}

/// Path of what lies beside a record.
static QString besideRecord(const QString& file, const QString& suffix) {
    return QFileInfo(file).dir().filePath(QFileInfo(file).completeBaseName() + suffix);
}

QString lookBackOf(const QString& file) { return besideRecord(file, kLookBack); }
QString invitationOf(const QString& file) { return besideRecord(file, kInvitation); }

Result<> makeMatchFolder() {
    for (const QDir& folder : {matchFolder(), deletedFolder()})
        if (!makeOwnFolder(folder.path())) return unwritableFolder(folder);
    return {};
}

Problem unwritableFolder(const QDir& folder) {
    QString there = folder.absolutePath(); // the deepest existing directory
    while (!QFileInfo::exists(there) && QFileInfo(there).path() != there) there = QFileInfo(there).path();
    const QString shown = QDir::toNativeSeparators(there);
    if (!QFileInfo(there).isDir()) return Problem("file-as-folder", {shown});
    const QStorageInfo disk(there);
    if (disk.isValid() && disk.isReadOnly()) return Problem("disk-read-only", {shown});
    if (disk.isValid() && disk.bytesAvailable() < kLittleRoom) return Problem("disk-full", {shown});
    return Problem("folder-not-writable", {shown});
}

QString deletedFileOf(const QString& id) {
    for (const QString& name : deletedFolder().entryList(QDir::Files, QDir::Name | QDir::Reversed))
        if (name.section('.', 1) == id + kEnding) return deletedFolder().filePath(name);
    return {};
}

QString freshDeletedFile(const QString& id) {
    return deletedFolder().filePath(QDateTime::currentDateTimeUtc().toString(kStamp) + '.' + id + kEnding);
}

QDateTime deletedAt(const QString& file) {
    QDateTime when = QDateTime::fromString(file.section('/', -1).section('.', 0, 0), kStamp);
    when.setTimeZone(QTimeZone::utc());
    return when;
}

void takeOverUnfinished() {
    const QDir now = dataFolder();
    const QDir deeper(now.filePath(QStringLiteral("Drawbridge"))); // where the first versions kept them
    QFileInfoList left;
    for (const QDir& folder : {now, deeper})
        left += folder.entryInfoList({QStringLiteral("unfinished-*.drawbridge*")}, QDir::Files, QDir::Name);
    if (left.isEmpty() || !makeMatchFolder()) return;
    for (const QFileInfo& file : left) {
        if (file.suffix() == QLatin1String("drawbridge"))
            takeOver(file);
        else if (file.suffix() == QLatin1String("lock"))
            sweepLock(file.filePath());
        else if (file.dir() == deeper)
            QFile::rename(file.filePath(), freeName(now.filePath(file.fileName()))); // "….damaged"
    }
    now.rmdir(deeper.dirName()); // if it is empty
}

void sweepMatchFolder() {
    // Files are written under a temporary name and renamed when complete.
    static const QRegularExpression unready(QStringLiteral("^(.*\\.drawbridge)\\.[A-Za-z]{6}$"));
    static const QRegularExpression taken(QStringLiteral("\\.drawbridge\\.lock-[0-9a-f]{8}$"));
    const QDir folder = matchFolder();
    for (const QString& name : folder.entryList({QStringLiteral("*.drawbridge.*")}, QDir::Files)) {
        const QString file = folder.filePath(name);
        if (name.endsWith(QLatin1String(".lock"))) {
            sweepLock(file);
            continue;
        }
        if (taken.match(name).hasMatch()) QFile::remove(file);
        const auto match = unready.match(name);
        if (!match.hasMatch()) continue;
        FileLock lock(folder.filePath(match.captured(1)));
        if (lock.tryLock()) QFile::remove(file);
    }
    for (const QString& suffix : {kLookBack, kInvitation}) {
        const QRegularExpression unreadyOne(QRegularExpression::escape(suffix) +
                                            QStringLiteral("\\.[A-Za-z]{6}$"));
        for (const QFileInfo& file : folder.entryInfoList({'*' + suffix + '*'}, QDir::Files))
            if (unreadyOne.match(file.fileName()).hasMatch() ||
                !QFileInfo::exists(fileOfMatch(file.fileName().section(suffix, 0, 0))))
                QFile::remove(file.filePath());
    }
}

QString freeName(const QString& wanted) {
    QString name = wanted;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = QStringLiteral("%1-%2").arg(wanted, QString::number(number));
    return name;
}

} // namespace drawbridge
