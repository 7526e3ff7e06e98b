// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/autosave.h"

#include "shell/recordfile.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>

namespace drawbridge {

namespace {

constexpr int kPlaces = 16; // programs side by side

} // namespace

Autosave::Autosave(QObject* parent)
    : QObject(parent) {
    pool_.setMaxThreadCount(1);
    claim();
}

Autosave::~Autosave() { pool_.waitForDone(); }

void Autosave::claim() {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!QDir().mkpath(folder.path())) {
        problem_ =
            tr("The folder %1 cannot be made: make room on the disk, or see to it that you may write there.")
                .arg(QDir::toNativeSeparators(folder.path()));
        return;
    }
    // A place that nobody holds: best one with a match in it, else the first one.
    QString firstFree;
    for (int place = 1; place <= kPlaces; ++place) {
        const QString file = folder.filePath(QStringLiteral("unfinished-%1.drawbridge").arg(place));
        const bool has = QFile::exists(file);
        if (!has && !firstFree.isEmpty()) continue;
        auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
        lock->setStaleLockTime(0); // only a dead program's lock is stale, however long a game lasts
        if (!lock->tryLock()) {
            if (lock->error() != QLockFile::LockFailedError)
                problem_ =
                    tr("The folder %1 cannot be written to: make room on the disk, or see to it that you "
                       "may write there.")
                        .arg(QDir::toNativeSeparators(folder.path()));
            continue;
        }
        if (has) {
            lock_ = std::move(lock);
            file_ = unfinished_ = file;
            return;
        }
        firstFree = file;
        lock_ = std::move(lock);
    }
    file_ = firstFree;
    if (file_.isEmpty() && problem_.isEmpty())
        problem_ = tr("%1 matches are open already: close one of their windows.").arg(kPlaces);
}

QString Autosave::settingsKey() const {
    return QStringLiteral("unfinished/") + file_.section('/', -1).section('.', 0, 0);
}

void Autosave::setOrigin(const QString& file) {
    QSettings settings;
    if (file.isEmpty())
        settings.remove(settingsKey());
    else
        settings.setValue(settingsKey(), file);
}

QString Autosave::origin() const { return QSettings().value(settingsKey()).toString(); }

void Autosave::keep(std::string record) {
    if (file_.isEmpty()) {
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
    unfinished_.clear();
    if (file_.isEmpty()) return;
    setOrigin({});
    keep({});
}

/// On the worker.
void Autosave::write() {
    std::string record;
    {
        const std::lock_guard guard(mutex_);
        if (!next_) return;
        record = std::move(*next_);
        next_.reset();
    }
    if (record.empty()) {
        QFile::remove(file_);
        return;
    }
    if (const QString problem = writeFile(file_, record); !problem.isEmpty())
        emit failed(problem);
    else
        emit kept();
}

} // namespace drawbridge
