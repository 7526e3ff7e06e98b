// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/armspainter.h"

#include "faces/facepainter.h"
#include "match/gameinfo.h"
#include "text/gametext.h"
#include "widgets/parchment.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace drawbridge {

namespace {

// Size of the grid on which the arms are drawn.
constexpr double kBroad = 260;
constexpr double kGridHigh = kBroad / kArmsShape;
constexpr double kTop = 84; // top of the shield
constexpr double kLeft = 32;
constexpr double kShieldBroad = 196;
constexpr double kShieldHigh = 240;

const FacePainter& faces() {
    static const FacePainter painter;
    return painter;
}

QPainterPath shieldPath(const QRectF& box) {
    QPainterPath path;
    const double low = box.y() + box.height() * 0.58;
    path.moveTo(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(box.right(), low);
    path.cubicTo(box.right(), low + box.height() * 0.2, box.center().x() + box.width() * 0.2,
                 box.bottom() - box.height() * 0.07, box.center().x(), box.bottom());
    path.cubicTo(box.center().x() - box.width() * 0.2, box.bottom() - box.height() * 0.07, box.left(),
                 low + box.height() * 0.2, box.left(), low);
    path.closeSubpath();
    return path;
}

/// A part of the game's cover art, faint if not yet earned.
void paintField(QPainter& painter, const QRectF& where, const QString& game, bool earned,
                const QColor& ground) {
    const QString face = QStringLiteral("hall/cover-") + game;
    painter.fillRect(where, earned ? parchment::cloth(game) : ground.darker(103));
    const QSizeF printed = faces().sizeMillimetres(face);
    const double scale = std::max(where.width() / printed.width(), where.height() / printed.height());
    const QSizeF size = printed * scale;
    painter.save();
    painter.setClipRect(where, Qt::IntersectClip);
    painter.setOpacity(earned ? 1 : 0.14);
    // The art is above the title on a cover.
    faces().paint(painter,
                  {{where.center().x() - size.width() / 2, where.center().y() - size.height() * 0.46}, size},
                  face);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(parchment::ink(), 2.4, earned ? Qt::SolidLine : Qt::DashLine));
    painter.drawRect(where);
}

/// A wreath of two colours, with the helm above it if one has been won.
void paintCrest(QPainter& painter, const QString& crest) {
    constexpr int kTurns = 6;
    const double middle = kBroad / 2;
    const double broad = 84.0 / kTurns;
    if (!crest.isEmpty()) faces().paint(painter, {middle - 37, 2, 74, 74}, QStringLiteral("helm/") + crest);
    painter.setPen(QPen(parchment::ink(), 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (int turn = 0; turn < kTurns; ++turn) {
        const double x = middle - 42 + turn * broad;
        painter.setBrush(turn % 2 == 0 ? parchment::won() : QColor(0xf8, 0xef, 0xdc));
        painter.drawPolygon(QPolygonF(
            {{x + 4, kTop - 15}, {x + broad + 4, kTop - 15}, {x + broad - 4, kTop - 3}, {x - 4, kTop - 3}}));
    }
}

} // namespace

void paintArms(QPainter& painter, const QSizeF& size, const Arms& arms, const QColor& ground) {
    const auto field = [&](const GameInfo& game, const QRectF& where) {
        const QString id = toQString(game.id());
        paintField(painter, where, id, arms.earned.contains(id), ground);
    };
    const auto games = allGames();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size.width() / kBroad, size.height() / kGridHigh);
    const QRectF box(kLeft, kTop, kShieldBroad, kShieldHigh);
    const QPainterPath shield = shieldPath(box);
    painter.fillPath(shield.translated(5, 5), QColor(0, 0, 0, 50));
    // Two fields side by side in each row, the last of which has the tip, and an odd one in the middle.
    constexpr double kWhole = 0.88; // of the height, without the tip's
    const std::size_t rows = games.size() / 2;
    const double across = box.width() / 2;
    const double down = box.height() * kWhole / static_cast<double>(std::max<std::size_t>(1, rows));
    painter.save();
    painter.setClipPath(shield);
    for (std::size_t row = 0; row < rows; ++row) {
        const double y = box.y() + static_cast<double>(row) * down;
        const double high = row + 1 < rows ? down : box.bottom() - y;
        field(*games[2 * row], {box.x(), y, across, high});
        field(*games[2 * row + 1], {box.x() + across, y, across, high});
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(parchment::ink(), 7, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(shield);
    if (games.size() % 2 != 0) {
        const GameInfo& last = *games.back();
        const QRectF middle(box.center().x() - 42, box.y() + box.height() * kWhole / 2 - 52, 84, 100);
        const QPainterPath inner = shieldPath(middle);
        painter.fillPath(inner, ground);
        painter.save();
        painter.setClipPath(inner);
        field(last, middle);
        painter.restore();
        const bool earned = arms.earned.contains(toQString(last.id()));
        painter.setPen(QPen(parchment::ink(), 4, earned ? Qt::SolidLine : Qt::DashLine));
        painter.drawPath(inner);
    }
    paintCrest(painter, arms.crest);
}

} // namespace drawbridge
