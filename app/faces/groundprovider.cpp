// SPDX-License-Identifier: GPL-3.0-or-later
#include "groundprovider.h"

#include "groundpainter.h"

#include <QPainter>
#include <QUrlQuery>
#include <algorithm>

namespace drawbridge {

GroundProvider::GroundProvider()
    : QQuickImageProvider(Image) {}

QImage GroundProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const Ground ground =
        Ground::from(id.section(QLatin1Char('?'), 0, 0), QUrlQuery(id.section(QLatin1Char('?'), 1)));
    const QSize wanted = requestedSize.isValid() ? requestedSize : ground.size.toSize();
    const QSize pixels = wanted.expandedTo({1, 1}).boundedTo({8192, 8192});
    QImage picture(pixels, QImage::Format_RGB32);
    picture.fill(Qt::black);
    QPainter painter(&picture);
    painter.scale(pixels.width() / std::max(1.0, ground.size.width()),
                  pixels.height() / std::max(1.0, ground.size.height()));
    paintGround(painter, ground);
    if (size) *size = pixels;
    return picture;
}

} // namespace drawbridge
