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
#include <utility>

namespace drawbridge {

namespace {

constexpr int kWidth = 720;                     // pixels: sharp in the tray of a large hall
constexpr double kWords = 1.2;                  // as large as on the table
const QString kState = QStringLiteral("State"); // a piece of text in the picture's file

QDir folder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/tables"));
}

/// Of a match as it was kept at that time, in words of that language.
QString fileOf(const KeptMatch& match) {
    return folder().filePath(
        QStringLiteral("%1_%2_%3.png")
            .arg(match.id, QString::number(match.last.toMSecsSinceEpoch(), 36), QLocale().name()));
}

/// Those of the same match as it was before.
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

MatchPictures::MatchPictures(TableCamera* camera, QObject* parent)
    : QObject(parent)
    , camera_(camera) {}

std::optional<MatchPicture> MatchPictures::find(const KeptMatch& match) {
    const QString file = fileOf(match);
    // The words stand before the picture, which need not be unpacked for them.
    if (QImageReader picture(file, "png"); picture.canRead()) return MatchPicture{file, picture.text(kState)};
    if (match.isReadable() && !ordered_.contains(file) && !vain_.contains(file)) order(match.id, file);
    return {};
}

/// The record is read on a thread of its own, since that takes as long as the match was.
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
                                 .haste = [self, id] { return self ? self->haste_(id) : std::nullopt; },
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
                                         if (writeWhole(file, png.toStdString()).isEmpty())
                                             emit self->made(id);
                                         else
                                             self->vain_.insert(file);
                                     }});
        });
    });
}

} // namespace drawbridge
