// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/pagepictures.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kKept = 32 << 20; // bytes
constexpr QLatin1String kMark("mark/");

QString markFile(const QString& face) { return QStringLiteral(":/hands/marks/%1.svg").arg(face.mid(5)); }

QByteArray pngOf(const QImage& image) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

QImage emptyImage(int width, const QSizeF& shape) {
    const int height = std::max(1, qRound(width * shape.height() / shape.width()));
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QImage paintMark(const QString& face, int width) {
    QSvgRenderer svg(markFile(face));
    QImage image = emptyImage(width, svg.defaultSize());
    QPainter painter(&image);
    svg.render(&painter);
    return image;
}

QImage paintFace(const FacePainter& faces, const QString& face, int width, bool whole) {
    QImage image = emptyImage(width, faces.sizeMillimetres(face));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    faces.paint(painter, image.rect(), face, whole ? Detail::whole : Detail::bySize);
    return image;
}

} // namespace

PagePictures::PagePictures(QObject* parent)
    : QObject(parent)
    , done_(kKept) {
    worker_.setMaxThreadCount(1);
}

PagePictures::~PagePictures() {
    worker_.clear();
    worker_.waitForDone();
}

QString PagePictures::nameOf(const QString& face, int width, bool whole) {
    return QStringLiteral("%1|%2|%3").arg(face, QString::number(width), QString::number(whole ? 1 : 0));
}

bool PagePictures::knows(const QString& face) const {
    if (face.startsWith(kMark)) return !face.contains(QLatin1String("..")) && QFile::exists(markFile(face));
    return painter_.knows(face);
}

QByteArray PagePictures::picture(const QString& face, int width, bool whole) {
    const QString name = nameOf(face, width, whole);
    if (const QByteArray* png = done_.object(name)) return *png;
    if (width < 1 || width > kWidest || !knows(face) || ordered_.contains(name)) return {};
    ordered_.insert(name);
    worker_.start([this, face, width, whole, name] {
        const QByteArray png =
            pngOf(face.startsWith(kMark) ? paintMark(face, width) : paintFace(painter_, face, width, whole));
        QMetaObject::invokeMethod(this, [this, name, png] { keep(name, png); }, Qt::QueuedConnection);
    });
    return {};
}

void PagePictures::keep(const QString& name, const QByteArray& png) {
    ordered_.remove(name);
    done_.insert(name, new QByteArray(png), static_cast<int>(std::min<qsizetype>(png.size(), kKept)));
    emit painted(name);
}

} // namespace drawbridge
