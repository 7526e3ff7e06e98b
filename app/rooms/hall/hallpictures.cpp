// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/hall/hallpictures.h"

#include "faces/facepainter.h"
#include "rooms/hall/hallbox.h"
#include "rooms/hall/hallnote.h"
#include "rooms/hall/hallroom.h"
#include "widgets/armspainter.h"
#include "widgets/parchment.h"

#include <QPainter>
#include <QStandardPaths>
#include <QUrlQuery>
#include <algorithm>

namespace drawbridge {

namespace {

/// "face/tag" refers to the face "hall/tag".
QString faceOf(const QString& name) { return QStringLiteral("hall/") + name.mid(5); }

/// A file's image scaled down to fit; a missing dimension does not limit it.
QImage miniature(const QString& file, const QSize& room) {
    QImage picture(file, "png");
    if (picture.isNull()) return {};
    const QSize all(room.width() > 0 ? room.width() : picture.width(),
                    room.height() > 0 ? room.height() : picture.height());
    const QSize fits = picture.size().scaled(all, Qt::KeepAspectRatio).boundedTo(picture.size());
    if (fits != picture.size())
        picture = picture.scaled(fits, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    picture.convertTo(QImage::Format_ARGB32_Premultiplied);
    return picture;
}

} // namespace

void Miniatures::set(QStringList files) {
    const std::scoped_lock lock(mutex_);
    files_ = std::move(files);
}

QString Miniatures::of(int match) const {
    const std::scoped_lock lock(mutex_);
    return files_.value(match);
}

HallPictures::HallPictures(std::shared_ptr<const Miniatures> miniatures)
    : QQuickImageProvider(Image)
    , miniatures_(std::move(miniatures))
    , store_(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/hall"))
    , faces_(std::make_unique<FacePainter>()) {}

HallPictures::~HallPictures() = default;

QImage HallPictures::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QString name = id.section(QLatin1Char('?'), 0, 0);
    QSizeF wanted = requestedSize;
    if (name.startsWith(QLatin1String("face/"))) { // a missing dimension follows from the aspect ratio
        const QSizeF own = faces_->sizeMillimetres(faceOf(name));
        if (wanted.width() <= 0) wanted.setWidth(wanted.height() * own.width() / own.height());
        if (wanted.height() <= 0) wanted.setHeight(wanted.width() * own.height() / own.width());
    }
    const QSize pixels = wanted.toSize().expandedTo({1, 1}).boundedTo({8192, 8192});
    QImage picture;
    if (name.startsWith(QLatin1String("mini/"))) {
        const QString file = miniatures_->of(name.section(QLatin1Char('/'), 1).toInt());
        picture = store_.picture(
            QStringLiteral("%1|%2x%3")
                .arg(file, QString::number(requestedSize.width()), QString::number(requestedSize.height())),
            [&] { return miniature(file, requestedSize); });
    } else if (name == QLatin1String("name")) {
        picture = store_.picture(QStringLiteral("%1|%2").arg(id, QString::number(pixels.height())), [&] {
            return carvedName(pixels.height(), id.contains(QLatin1String("night")));
        });
    } else if (name == QLatin1String("words")) {
        const QUrlQuery options(id.section(QLatin1Char('?'), 1));
        picture = store_.picture(QStringLiteral("%1|%2").arg(id, QString::number(pixels.height())),
                                 [&] { return writtenWords(pixels.height(), options); });
    } else {
        picture =
            store_.picture(QStringLiteral("%1|%2x%3")
                               .arg(id, QString::number(pixels.width()), QString::number(pixels.height())),
                           [&] { return painted(name, id.section(QLatin1Char('?'), 1), pixels); });
    }
    if (picture.isNull()) { // the match has been removed since the request
        picture = QImage(1, 1, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
    }
    if (size) *size = picture.size();
    return picture;
}

QImage HallPictures::painted(const QString& name, const QString& options, const QSize& pixels) const {
    const bool isRoom = name == QLatin1String("room");
    QImage picture(pixels, isRoom ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    picture.fill(isRoom ? Qt::black : Qt::transparent);
    QPainter painter(&picture);
    if (isRoom) {
        const HallRoom plan = HallRoom::from(QUrlQuery(options));
        painter.scale(pixels.width() / std::max(1.0, plan.size.width()),
                      pixels.height() / std::max(1.0, plan.size.height()));
        paintHallRoom(painter, plan, *faces_);
    } else if (name.startsWith(QLatin1String("face/"))) {
        faces_->paint(painter, QRectF(QPointF(), pixels), faceOf(name));
    } else if (name == QLatin1String("runner")) {
        paintRunner(painter, pixels, options.contains(QLatin1String("night")));
    } else if (name == QLatin1String("arms")) {
        const QUrlQuery which(options);
        paintArms(painter, pixels,
                  {which.queryItemValue(QStringLiteral("earned")).split(QLatin1Char(','), Qt::SkipEmptyParts),
                   which.queryItemValue(QStringLiteral("crest"))},
                  parchment::page());
    } else if (name == QLatin1String("pennon")) {
        paintPennon(painter, pixels);
    } else if (name.startsWith(QLatin1String("arms/"))) {
        faces_->paint(painter, QRectF(QPointF(), pixels), QStringLiteral("seat/") + name.mid(5));
    } else if (name.startsWith(QLatin1String("box/"))) {
        paintTitledBox(painter, pixels, name.mid(4), QUrlQuery(options), *faces_);
    } else if (name.startsWith(QLatin1String("thing/"))) {
        paintThing(painter, pixels, name.mid(6), QUrlQuery(options), *faces_);
    } else if (name == QLatin1String("note")) {
        paintNote(painter, pixels, QUrlQuery(options), *faces_);
    } else if (name == QLatin1String("facts")) {
        paintFacts(painter, pixels, QUrlQuery(options), *faces_);
    }
    return picture;
}

} // namespace drawbridge
