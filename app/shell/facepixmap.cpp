// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/facepixmap.h"

#include "faces/facepainter.h"

#include <QLocale>
#include <QPainter>
#include <QPixmapCache>

namespace drawbridge {

QPixmap facePixmap(const QString& face, int height, double devicePixelRatio) {
    // Some are painted with words.
    const QString key =
        QStringLiteral("%1/%2/%3/%4").arg(face, QLocale().name()).arg(height).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;

    static const FacePainter painter;
    const QSizeF printed = painter.sizeMillimetres(face);
    const QSizeF shown(height * printed.width() / printed.height(), height);
    pixmap = QPixmap((shown * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter into(&pixmap);
    into.setRenderHint(QPainter::Antialiasing);
    painter.paint(into, QRectF(QPointF(), shown), face);
    into.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace drawbridge
