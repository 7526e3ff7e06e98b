// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/match/autosave.h"

#include "text/wholefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <tuple>

namespace drawbridge {

namespace {

QDir folder() { return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)); }

QString placeIn(const QDir& where, int number) {
    return where.filePath(QStringLiteral("unfinished-%1.drawbridge").arg(number));
}

QString settingsKey(const QString& file) {
    return QStringLiteral("unfinished/") + file.section('/', -1).section('.', 0, 0);
}

/// The lock of a place; only a dead program's lock is stale, however long a game lasts.
std::unique_ptr<QLockFile> lockOf(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    return lock;
}

/// A name behind which nothing lies yet: "x.damaged", "x.damaged-2", …
QString freeName(const QString& wanted) {
    QString name = wanted;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = QStringLiteral("%1-%2").arg(wanted, QString::number(number));
    return name;
}

QString asideOf(const QString& file) { return freeName(file + QStringLiteral(".damaged")); }

/// The first place that nobody holds and nothing lies in, held from now on; none with an error of the lock.
std::pair<QString, std::unique_ptr<QLockFile>> freePlace(const QDir& where) {
    for (int number = 1;; ++number) {
        const QString file = placeIn(where, number);
        if (QFileInfo::exists(file)) continue;
        auto lock = lockOf(file);
        // Another program may have taken it up, and left it again, since.
        if (lock->tryLock() && !QFileInfo::exists(file)) return {file, std::move(lock)};
        if (!lock->isLocked() && lock->error() != QLockFile::LockFailedError) return {};
    }
}

/// Programs up to now kept all in a folder of the same name in this one.
void emptyOldFolder(const QDir& now) {
    const QDir old(now.filePath(QStringLiteral("Drawbridge")));
    if (!old.exists()) return;
    for (const QFileInfo& file :
         old.entryInfoList({QStringLiteral("unfinished-*.drawbridge*")}, QDir::Files)) {
        if (file.suffix() == QLatin1String("lock")) continue;
        if (file.suffix() != QLatin1String("drawbridge")) {
            QFile::rename(file.filePath(), freeName(now.filePath(file.fileName())));
            continue;
        }
        const auto played = lockOf(file.filePath());
        if (!played->tryLock()) continue; // by such a program, even now
        const auto place = freePlace(now);
        if (place.first.isEmpty()) return;
        QSettings settings;
        const QVariant origin = settings.value(settingsKey(file.filePath()));
        if (QFile::rename(file.filePath(), place.first) && origin.isValid())
            settings.setValue(settingsKey(place.first), origin);
    }
    for (const QFileInfo& lock : old.entryInfoList({QStringLiteral("*.lock")}, QDir::Files))
        (void)lockOf(lock.filePath().chopped(5))->tryLock(); // removes what a dead program has left
    now.rmdir(old.dirName());                                // if nothing is in it any more
}

} // namespace

Autosave::Autosave(QObject* parent)
    : QObject(parent) {
    pool_.setMaxThreadCount(1);
    emptyOldFolder(folder());
}

Autosave::~Autosave() { pool_.waitForDone(); }

QStringList Autosave::unfinished() const {
    QStringList files;
    for (const QFileInfo& file :
         folder().entryInfoList({QStringLiteral("unfinished-*.drawbridge")}, QDir::Files, QDir::Time))
        if (file.filePath() != file_ && lockOf(file.filePath())->tryLock()) files << file.filePath();
    return files;
}

bool Autosave::resume(const QString& file) {
    auto lock = lockOf(file);
    if (!lock->tryLock() || !QFileInfo::exists(file)) return false;
    pool_.waitForDone(); // it writes into the place that was held
    file_ = file;
    lock_ = std::move(lock);
    return true;
}

QString Autosave::copyAside(const QString& file) {
    const QString aside = asideOf(file);
    return QFile::copy(file, aside) ? aside : QString();
}

QString Autosave::putAside(const QString& file) {
    const QString aside = asideOf(file);
    const auto lock = lockOf(file);
    if (!lock->tryLock() || !QFile::rename(file, aside)) return {};
    QSettings().remove(settingsKey(file));
    return aside;
}

void Autosave::discard(const QString& file) {
    const auto lock = lockOf(file);
    if (lock->tryLock() && QFile::remove(file)) QSettings().remove(settingsKey(file));
}

/// Makes sure that a place is held.
bool Autosave::hold() {
    if (!file_.isEmpty()) return true;
    const QString shown = QDir::toNativeSeparators(folder().path());
    if (!QDir().mkpath(folder().path())) {
        problem_ =
            tr("The folder %1 cannot be made: make room on the disk, or see to it that you may write there.")
                .arg(shown);
        return false;
    }
    std::tie(file_, lock_) = freePlace(folder());
    if (file_.isEmpty())
        problem_ = tr("The folder %1 cannot be written to: make room on the disk, or see to it that you "
                      "may write there.")
                       .arg(shown);
    return !file_.isEmpty();
}

void Autosave::setOrigin(const QString& file) {
    if (!hold()) return;
    QSettings settings;
    if (file.isEmpty())
        settings.remove(settingsKey(file_));
    else
        settings.setValue(settingsKey(file_), file);
}

QString Autosave::origin() const { return QSettings().value(settingsKey(file_)).toString(); }

void Autosave::keep(Record record) {
    if (!hold()) {
        emit failed(problem_);
        return;
    }
    bool idle = false;
    {
        const std::lock_guard guard(mutex_);
        idle = !next_.has_value();
        next_ = std::move(record);
    }
    if (idle) pool_.start([this] { write(); });
}

void Autosave::forget() {
    if (file_.isEmpty()) return;
    setOrigin({});
    keep({});
}

/// On the worker.
void Autosave::write() {
    Record record;
    {
        const std::lock_guard guard(mutex_);
        if (!next_) return;
        record = std::move(*next_);
        next_.reset();
    }
    if (!record) {
        QFile::remove(file_);
        return;
    }
    if (const QString problem = writeFile(file_, record()); !problem.isEmpty())
        emit failed(problem);
    else
        emit kept();
}

} // namespace drawbridge
