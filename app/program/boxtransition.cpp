// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/boxtransition.h"

#include "faces/facepainter.h"
#include "rooms/hall/hallview.h"
#include "rooms/newgame/newgameview.h"
#include "text/gametext.h"
#include "widgets/scenetransition.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kTime = 260;      // ms
constexpr double kRising = 220; // of these
constexpr double kSide = 13;    // width of the box's side, in units of its face

/// The pictures, of the same size.
struct BoxTransition {
    QImage hall;      ///< without the box
    double wall = 0;  ///< height of the part that moves up
    QImage table;     ///< without the box
    QImage fromShelf; ///< picture of the box on the shelf
    QRectF onShelf;   ///< and its rectangle
    QImage fromTable; ///< the same in the New game scene
    QRectF onTable;
};

/// Cuts the box out of a picture, without shadow and background.
QImage cutOut(const QImage& picture, const QRectF& place, const QString& game) {
    static const FacePainter faces;
    const QSizeF cover = faces.sizeMillimetres(QStringLiteral("hall/cover-") + game);
    const QSizeF whole = faces.sizeMillimetres(QStringLiteral("hall/box-") + game);
    const double ratio = picture.devicePixelRatio();
    const QRect part = QRectF(place.topLeft() * ratio, place.size() * ratio).toRect();
    QPainterPath outline;
    outline.setFillRule(Qt::WindingFill);
    outline.addRoundedRect(QRectF(QPointF(), cover), 3, 3);
    outline.addPolygon(QPolygonF({{cover.width() - 3, 1},
                                  {cover.width() + kSide, 6},
                                  {cover.width() + kSide, cover.height() - 5},
                                  {cover.width() - 3, cover.height()}}));
    QImage box(part.size(), QImage::Format_ARGB32_Premultiplied);
    box.fill(Qt::transparent);
    QPainter painter(&box);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.scale(part.width() / whole.width(), part.height() / whole.height());
    painter.fillPath(outline, Qt::black);
    painter.restore();
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    QImage seen = picture.copy(part);
    seen.setDevicePixelRatio(1);
    painter.drawImage(0, 0, seen);
    return box;
}

/// Draws the strip of a picture from `top` to `bottom`, moved up by `higher`.
void drawStrip(QPainter& painter, const QImage& picture, double top, double bottom, double higher) {
    const double ratio = picture.devicePixelRatio();
    painter.drawImage(QPointF(0, top - higher), picture,
                      QRectF(0, top * ratio, picture.width(), (bottom - top) * ratio));
}

BoxTransition transitionOfBox(HallView& hall, NewGameView& table) {
    const QString game = toQString(table.choice().game->id());
    BoxTransition way;
    way.onShelf = hall.boxPlace(game);
    way.onTable = table.boxPlace();
    if (hall.size() != table.size() || way.onShelf.isEmpty() || way.onTable.isEmpty()) return {};
    const QImage shelf = hall.photograph();
    const QImage chosen = table.photograph();
    if (shelf.isNull() || chosen.isNull()) return {};
    way.fromShelf = cutOut(shelf, way.onShelf, game);
    way.fromTable = cutOut(chosen, way.onTable, game);
    hall.takeBox(game);
    table.takeBox(true);
    way.hall = hall.photograph();
    way.table = table.photograph();
    hall.takeBox({});
    table.takeBox(false);
    way.wall = hall.wallHeight();
    return way;
}

/// Paints the frame at that many milliseconds after the start.
void paintBoxTransition(QPainter& painter, const BoxTransition& way, int time) {
    const QEasingCurve ease(QEasingCurve::InOutQuad);
    const double risen = ease.valueForProgress(std::clamp(time / kRising, 0.0, 1.0));
    const double gone = ease.valueForProgress(std::clamp(time / double(kTime), 0.0, 1.0));
    painter.drawImage(0, 0, way.table);
    if (risen < 1) {
        const double height = way.hall.height() / way.hall.devicePixelRatio();
        painter.setOpacity(1 - risen);
        drawStrip(painter, way.hall, way.wall, height, 0);
        painter.setOpacity(1);
        drawStrip(painter, way.hall, 0, way.wall, way.wall * risen);
    }
    // Without the title, which is elsewhere in the table scene.
    const QRectF box = between(way.onShelf, way.onTable, gone);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (gone < 1) painter.drawImage(box, way.fromShelf);
    painter.setOpacity(gone);
    painter.drawImage(box, way.fromTable);
    painter.setOpacity(1);
}

} // namespace

SceneTransition* carryBox(HallView& hall, NewGameView& table, QWidget* over, bool back) {
    const BoxTransition way = transitionOfBox(hall, table);
    if (way.hall.isNull()) return nullptr;
    return new SceneTransition(over, over->rect(), kTime, SceneTransition::Keys::Work,
                               [way, back](QPainter& painter, int time) {
                                   paintBoxTransition(painter, way, back ? kTime - time : time);
                               });
}

} // namespace drawbridge
