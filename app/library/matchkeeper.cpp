// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/matchkeeper.h"

#include "library/filelock.h"
#include "library/matchfolder.h"
#include "text/settings.h"
#include "text/wholefile.h"

#include <QFile>
#include <QFileInfo>

namespace drawbridge {

namespace {

constexpr int kLockPatience = 200;   // ms: longer than a program that only checks the lock holds it
constexpr qint64 kEndOfRecord = 400; // bytes: room for the result, which follows the moves

QString settingsKey(const QString& file) { return QStringLiteral("unfinished/") + matchOfFile(file); }

/// Whether a record has a result, told by its last bytes so as not to read the whole file.
bool hasResult(const QString& file) {
    QFile record(file);
    if (!record.open(QIODevice::ReadOnly)) return false;
    record.seek(qMax<qint64>(0, record.size() - kEndOfRecord));
    return record.readAll().contains("\n  \"result\": {");
}

} // namespace

MatchKeeper::MatchKeeper(QObject* parent)
    : QObject(parent) {
    pool_.setMaxThreadCount(1);
    takeOverUnfinished();
}

MatchKeeper::~MatchKeeper() { pool_.waitForDone(); }

QString MatchKeeper::id() const { return matchOfFile(file_); }

QStringList MatchKeeper::unfinished() const {
    QStringList files;
    for (const QFileInfo& file :
         matchFolder().entryInfoList({QStringLiteral("*.drawbridge")}, QDir::Files, QDir::Time))
        if (file.filePath() != file_ && !hasResult(file.filePath()) &&
            FileLock(file.filePath()).tryLock(kLockPatience))
            files << file.filePath();
    return files;
}

bool MatchKeeper::resume(const QString& file) {
    auto lock = std::make_unique<FileLock>(file);
    if (!lock->tryLock(kLockPatience) || !QFileInfo::exists(file)) return false;
    leave();
    file_ = file;
    lock_ = std::move(lock);
    resumed_ = true;
    isFresh_ = false;
    return true;
}

void MatchKeeper::beginMatch() {
    if (!resumed_) leave();
    resumed_ = false;
}

void MatchKeeper::dropUntouched() {
    if (file_.isEmpty() || !isFresh_) return;
    const QString file = file_;
    leave();
    FileLock lock(file);
    if (lock.tryLock() && makeMatchFolder() && QFile::rename(file, freshDeletedFile(matchOfFile(file))))
        Settings().remove(settingsKey(file));
}

/// Finishes pending writes and releases the file.
void MatchKeeper::leave() {
    pool_.waitForDone(); // the worker writes to the current file
    file_.clear();
    lock_.reset();
}

/// Makes sure that a file is allocated and locked.
Result<> MatchKeeper::hold() {
    if (!file_.isEmpty()) return {};
    if (auto made = makeMatchFolder(); !made) return made;
    const QString file = fileOfMatch(freshMatchId());
    lock_ = std::make_unique<FileLock>(file);
    if (lock_->tryLock()) {
        file_ = file;
        isFresh_ = true;
        return {};
    }
    lock_.reset();
    return unwritableFolder(matchFolder());
}

void MatchKeeper::setOrigin(const QString& file) {
    Settings settings;
    if (file.isEmpty()) {
        if (!file_.isEmpty()) settings.remove(settingsKey(file_));
    } else if (hold()) {
        settings.setValue(settingsKey(file_), file);
    }
}

QString MatchKeeper::origin() const { return Settings().value(settingsKey(file_)).toString(); }

void MatchKeeper::keep(Record record) {
    if (const auto held = hold(); !held) return emit failed(held.problem().text());
    bool idle = false;
    {
        const std::lock_guard guard(mutex_);
        idle = !next_.has_value();
        next_ = std::move(record);
    }
    if (idle) pool_.start([this] { write(); });
}

/// Runs on the worker.
void MatchKeeper::write() {
    Record record;
    {
        const std::lock_guard guard(mutex_);
        if (!next_) return;
        record = std::move(*next_);
        next_.reset();
    }
    const std::string content = record();
    if (!lock_->isOurs()) return emit failed(takenOver());
    if (const auto written = writeOwn(file_, content); !written)
        emit failed(written.problem().text());
    else if (!lock_->isOurs()) // lost during the write: the new holder may have read the older state
        emit failed(takenOver());
    else
        emit kept();
}

QString MatchKeeper::takenOver() const {
    const QString lost =
        tr("This match has been taken over, and what is played here is no longer kept. To keep "
           "it, save the match under a name of its own.");
    const auto holder = FileLock::holderOf(file_);
    return holder ? lost + ' ' + holder->told() : lost;
}

} // namespace drawbridge
