// SPDX-License-Identifier: GPL-3.0-or-later
#include "groundprovider.h"

#include "groundpainter.h"

#include <QPainter>
#include <QUrlQuery>
#include <algorithm>

namespace drawbridge {

namespace {

/// Parses the name and options of an image URL: "stone?w=1366&h=715&candle=1&…".
Ground groundOf(const QString& id) {
    const QUrlQuery options(id.section(QLatin1Char('?'), 1));
    const auto number = [&](const char* name) {
        return options.queryItemValue(QLatin1String(name)).toDouble();
    };
    return {.place = id.section(QLatin1Char('?'), 0, 0),
            .size = {number("w"), number("h")},
            .candle = number("candle") != 0,
            .rim = number("rim"),
            .rail = number("rail"),
            .fieldFrom = number("from"),
            .fieldTo = number("to"),
            .middle = {number("mx"), number("my"), number("mw"), number("mh")}};
}

} // namespace

GroundProvider::GroundProvider()
    : QQuickImageProvider(Image) {}

QImage GroundProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const Ground ground = groundOf(id);
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
