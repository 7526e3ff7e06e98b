// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/lessonkeeper.h"

#include "library/filelock.h"
#include "text/wholefile.h"

#include <QDir>
#include <QStandardPaths>

#include <utility>

namespace drawbridge {

LessonKeeper::LessonKeeper(QObject* parent)
    : QObject(parent) {
    soon_.setSingleShot(true);
    soon_.setInterval(500);
    connect(&soon_, &QTimer::timeout, this, &LessonKeeper::write);
    takePlace(false);
}

LessonKeeper::~LessonKeeper() {
    if (text_) drop();
}

/// Locks the first recovery file not locked by another program; `fresh`: one that does not exist yet.
void LessonKeeper::takePlace(bool fresh) {
    file_ = KeptFile();
    isLeft_ = isOurs_ = false;
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!makeOwnFolder(folder.path())) return;
    for (int place = 1; place <= 20; ++place) {
        const QString file = folder.filePath(QStringLiteral("lesson-%1.json").arg(place));
        auto lock = std::make_unique<FileLock>(file);
        KeptFile kept(file);
        if ((fresh && kept.isThere()) || !lock->tryLock()) continue;
        (void)kept.read(); // errors are reported when it is opened
        isLeft_ = kept.isThere();
        file_ = std::move(kept);
        lock_ = std::move(lock);
        return;
    }
}

QString LessonKeeper::left() const { return isLeft_ ? file_.name() : QString(); }

void LessonKeeper::adopt() {
    isLeft_ = false;
    isOurs_ = true;
}

void LessonKeeper::leaveAlone() { takePlace(true); }

void LessonKeeper::throwAway() {
    isLeft_ = false;
    file_.remove();
}

void LessonKeeper::keep(std::function<std::string()> text) {
    if (isLeft_) leaveAlone();
    text_ = std::move(text);
    if (!soon_.isActive()) soon_.start();
}

void LessonKeeper::write() {
    if (file_.name().isEmpty() || !text_) return;
    const Result<> written = lock_->isOurs() ? file_.write(text_()) : Problem("lesson-of-other-program");
    isOurs_ = isOurs_ || written;
    if (!std::exchange(failing_, !written) && failing_) emit failed(written.problem().text());
}

void LessonKeeper::drop() {
    soon_.stop();
    text_ = {};
    if (std::exchange(isOurs_, false)) file_.remove();
}

} // namespace drawbridge
