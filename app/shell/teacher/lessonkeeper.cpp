// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/teacher/lessonkeeper.h"

#include "library/filelock.h"
#include "text/wholefile.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace drawbridge {

namespace {

constexpr int kSoon = 500; // ms
constexpr int kPlaces = 20;

} // namespace

LessonKeeper::LessonKeeper(QObject* parent)
    : QObject(parent) {
    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &LessonKeeper::write);
    takePlace(false);
}

LessonKeeper::~LessonKeeper() {
    if (text_) drop();
}

/// Takes the first place that no other program holds; `fresh`: in which nothing lies.
void LessonKeeper::takePlace(bool fresh) {
    file_.clear();
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!QDir().mkpath(folder.path())) return;
    for (int place = 1; place <= kPlaces; ++place) {
        const QString file = folder.filePath(QStringLiteral("lesson-%1.json").arg(place));
        auto lock = std::make_unique<FileLock>(file);
        if ((fresh && QFile::exists(file)) || !lock->tryLock()) continue;
        file_ = file;
        lock_ = std::move(lock);
        return;
    }
}

QString LessonKeeper::left() const { return QFile::exists(file_) ? file_ : QString(); }

void LessonKeeper::leaveAlone() { takePlace(true); }

void LessonKeeper::keep(std::function<std::string()> text) {
    text_ = std::move(text);
    if (!soon_.isActive()) soon_.start();
}

void LessonKeeper::write() {
    // If it cannot be written, saving will say why.
    if (!file_.isEmpty() && text_) (void)writeFile(file_, text_());
}

void LessonKeeper::drop() {
    soon_.stop();
    text_ = {};
    if (!file_.isEmpty()) QFile::remove(file_);
}

} // namespace drawbridge
