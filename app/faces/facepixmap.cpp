// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/facepixmap.h"

#include <QLocale>
#include <QPainter>
#include <QPixmapCache>

namespace drawbridge {

namespace {

const FacePainter& painterOfAll() {
    static const FacePainter painter;
    return painter;
}

} // namespace

int faceBreadth(const QString& face, int height) {
    const QSizeF printed = painterOfAll().sizeMillimetres(face);
    return qRound(height * printed.width() / printed.height());
}

QPixmap facePixmap(const QString& face, int height, double devicePixelRatio, Detail detail) {
    // Some contain text, so the language is part of the key.
    const QString key =
        QStringLiteral("%1/%2/%3/%4/%5")
            .arg(face, QLocale().name(), QString::number(height), QString::number(devicePixelRatio),
                 QString::number(static_cast<int>(detail)));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;

    const QSizeF shown(faceBreadth(face, height), height);
    pixmap = QPixmap((shown * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter into(&pixmap);
    into.setRenderHint(QPainter::Antialiasing);
    painterOfAll().paint(into, QRectF(QPointF(), shown), face, detail);
    into.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace drawbridge
