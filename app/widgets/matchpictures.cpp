// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matchpictures.h"

#include "library/library.h"
#include "text/gametext.h"
#include "text/wholefile.h"
#include "widgets/tablecamera.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QImageReader>
#include <QLocale>
#include <QPointer>
#include <QStandardPaths>
#include <QThreadPool>

#include <memory>

namespace drawbridge {

namespace {

constexpr int kWidth = 720;                     // pixels: sharp in the tray of a large hall
constexpr double kWords = 1.2;                  // font size relative to the table
const QString kState = QStringLiteral("State"); // text key in the PNG

QDir folder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/tables"));
}

/// The cache file for a match as last saved, in the current language.
QString fileOf(const KeptMatch& match) {
    return folder().filePath(
        QStringLiteral("%1_%2_%3.png")
            .arg(match.id, QString::number(match.last.toMSecsSinceEpoch(), 36), QLocale().name()));
}

/// Removes cached pictures of earlier states of the match.
void forgetOlder(const QString& id) {
    QDir where = folder();
    for (const QString& old : where.entryList({id + QStringLiteral("_*.png")}, QDir::Files))
        where.remove(old);
}

QString stateOf(const Match& match) {
    const Seen seen = match.known(kNobody);
    const auto clock = textFor(match.game().id()).clock(seen.view);
    return clock ? clock->text : QString();
}

} // namespace

std::optional<MatchPicture> MatchPictures::find(const KeptMatch& match) {
    const QString file = fileOf(match);
    // PNG text chunks precede the image data, which is not decoded for them.
    if (QImageReader picture(file, "png"); picture.canRead()) return MatchPicture{file, picture.text(kState)};
    if (match.isReadable() && !ordered_.contains(file) && !vain_.contains(file)) order(match.id, file);
    return {};
}

/// Reads the record on a thread of the pool, since replaying it takes time.
void MatchPictures::order(const QString& id, const QString& file) {
    ordered_.insert(file);
    QThreadPool::globalInstance()->start([self = QPointer(this), id, file] {
        auto opened = std::make_shared<OpenedFile>(Library::open(id));
        QMetaObject::invokeMethod(qApp, [self, id, file, opened] {
            if (!self) return;
            if (!opened->match) {
                self->ordered_.remove(file);
                self->vain_.insert(file);
                return;
            }
            const auto state = stateOf(*opened->match);
            self->camera_->take({.match = [opened] { return std::move(*opened->match); },
                                 .eyes = kNobody,
                                 .width = kWidth,
                                 .words = kWords,
                                 .priority = [self, id] { return self ? self->priority_(id) : std::nullopt; },
                                 .done =
                                     [self, id, file, state](const QImage& image) {
                                         if (!self) return;
                                         self->ordered_.remove(file);
                                         if (image.isNull()) return;
                                         QImage kept = image;
                                         kept.setText(kState, state);
                                         makeOwnFolder(folder().path());
                                         forgetOlder(id);
                                         QByteArray png;
                                         QBuffer buffer(&png);
                                         kept.save(&buffer, "PNG");
                                         if (writeFile(file, png.toStdString()))
                                             emit self->made(id);
                                         else
                                             self->vain_.insert(file);
                                     }});
        });
    });
}

} // namespace drawbridge
