// SPDX-License-Identifier: GPL-3.0-or-later
#include "faceprovider.h"
#include "inkoptions.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

constexpr double defaultDotsPerMillimetre = 96 / 25.4;
constexpr int largestSide = 8192;

enum class Shadow { none, lying, lifted };

struct Request {
    QString face;
    Shadow shadow = Shadow::none;
    int turn = 0;
    Detail detail = Detail::brief;
    InkOptions ink = InkScope::now();
};

Request parse(const QString& id) {
    Request r;
    r.face = id.section(QLatin1Char('?'), 0, 0);
    const QStringList options = id.section(QLatin1Char('?'), 1).split(QLatin1Char('&'));
    for (const QString& option : options) {
        if (option == QLatin1String("shadow")) r.shadow = Shadow::lying;
        if (option == QLatin1String("lifted")) r.shadow = Shadow::lifted;
        if (option == QLatin1String("whole")) r.detail = Detail::whole;
        if (option == QLatin1String("grey")) r.ink.inks = Inks::grey;
        if (option.startsWith(QLatin1String("turn="))) r.turn = option.mid(5).toInt() & 3;
    }
    return r;
}

/// A soft shadow: rounded rectangles laid over each other, each a little larger and all very faint.
void paintShadow(QPainter& painter, const QRectF& piece, double corner, Shadow shadow) {
    const bool lifted = shadow == Shadow::lifted;
    const double w = std::min(piece.width(), piece.height());
    const double reach = w * (lifted ? 0.075 : 0.035); // blur radius of the shadow's edge
    const QPointF fall(0, w * (lifted ? 0.045 : 0.014));
    const double darkest = lifted ? 0.42 : 0.5;
    const int layers = std::clamp(int(std::ceil(reach * 2)), 6, 32);
    const double each = 1 - std::pow(1 - darkest, 1.0 / layers);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < layers; ++i) {
        // Equal steps give a linear fall-off; the cubic packs them near the edge, which looks softer.
        const double t = 2 * (i + 0.5) / layers - 1;
        const double grow = reach * (0.45 * t + 0.55 * t * t * t);
        painter.setBrush(QColor::fromRgbF(0.07F, 0.05F, 0.04F, float(each)));
        const double r = std::max(corner + grow + reach * 0.5, 1.0);
        painter.drawRoundedRect(piece.translated(fall).adjusted(-grow, -grow, grow, grow), r, r);
    }
}

} // namespace

FaceProvider::FaceProvider(std::shared_ptr<const FacePainter> painter, int cacheBytes)
    : QQuickImageProvider(QQuickImageProvider::Image)
    , painter_(painter ? std::move(painter) : std::make_shared<const FacePainter>())
    , cache_(cacheBytes / 1024) {}

QImage FaceProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const Request request = parse(id);
    const QSizeF upright = painter_->sizeMillimetres(request.face);
    const QSizeF lies = request.turn % 2 ? upright.transposed() : upright;
    const double margin = request.shadow == Shadow::none ? 0 : shadowMargin * upright.width();
    const QSizeF whole = lies + QSizeF(2 * margin, 2 * margin); // millimetres

    QSizeF wanted = requestedSize;
    if (wanted.width() <= 0 && wanted.height() <= 0) wanted = whole * defaultDotsPerMillimetre;
    if (wanted.width() <= 0) wanted.setWidth(wanted.height() * whole.width() / whole.height());
    if (wanted.height() <= 0) wanted.setHeight(wanted.width() * whole.height() / whole.width());
    const QSize pixels(std::clamp(qRound(wanted.width()), 1, largestSide),
                       std::clamp(qRound(wanted.height()), 1, largestSide));
    if (size) *size = pixels;

    const QString key =
        QStringLiteral("%1|%2x%3").arg(id, QString::number(pixels.width()), QString::number(pixels.height()));
    {
        const std::lock_guard lock(mutex_);
        if (const QImage* found = cache_.object(key)) return *found;
    }

    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        const double scale = std::min(pixels.width() / whole.width(), pixels.height() / whole.height());
        QSizeF face = lies * scale;
        // Whole pixels keep the edges of neighbouring tiles sharp.
        face = QSizeF(std::max(1.0, std::round(face.width())), std::max(1.0, std::round(face.height())));
        const QRectF where(std::round((pixels.width() - face.width()) / 2),
                           std::round((pixels.height() - face.height()) / 2), face.width(), face.height());
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        if (request.shadow != Shadow::none)
            paintShadow(painter, where, painter_->cornerMillimetres(request.face) * scale, request.shadow);
        painter.translate(where.center());
        painter.rotate(90.0 * request.turn);
        const QSizeF own = request.turn % 2 ? face.transposed() : face;
        const InkScope ink(request.ink);
        painter_->paint(painter, QRectF(QPointF(-own.width() / 2, -own.height() / 2), own), request.face,
                        request.detail);
    }

    const std::lock_guard lock(mutex_);
    cache_.insert(key, new QImage(image), std::max(1, int(image.sizeInBytes() / 1024)));
    return image;
}

} // namespace drawbridge
