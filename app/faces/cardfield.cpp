// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardfield.h"

#include "cardinks.h"
#include "inkoptions.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <algorithm>

namespace drawbridge {

namespace {

struct Paints {
    QRgb plain;
    QRgb hatch;
};

Paints paintsOf(Tincture tincture) {
    switch (tincture) {
    case Tincture::azure: return {cardinks::blue, 0xff1d427a};
    case Tincture::gules: return {cardinks::red, 0xffa52f22};
    case Tincture::vert: return {cardinks::green, 0xff315939};
    case Tincture::purpure: return {cardinks::purple, 0xff593369};
    case Tincture::ochre: return {cardinks::gold, 0xffd69d2a};
    case Tincture::sable: return {0xff3b3630, 0xff2b2622};
    case Tincture::rose: return {0xffe39a86, 0xffcc7a66};
    case Tincture::silver: break;
    }
    return {cardinks::silver, 0xffc7ced4};
}

/// The outline of a field with merlons at its upper edge, or teeth at both edges.
QPolygonF dividedOutline(const QRectF& field, FieldShape shape) {
    constexpr double deep = 2.8;
    constexpr int parts = 11; // odd, so that both ends look the same
    const double step = field.width() / parts;
    const double high = field.top();
    const double low = field.bottom();
    QPolygonF outline;
    if (shape == FieldShape::embattled) {
        for (int i = 0; i < parts; ++i) {
            const double y = i % 2 == 0 ? high : high + deep;
            outline << QPointF(field.left() + i * step, y) << QPointF(field.left() + (i + 1) * step, y);
        }
        return outline << field.bottomRight() << field.bottomLeft();
    }
    for (int i = 0; i < parts; ++i)
        outline << QPointF(field.left() + i * step, high)
                << QPointF(field.left() + (i + 0.5) * step, high + deep);
    outline << field.topRight();
    for (int i = parts; i > 0; --i)
        outline << QPointF(field.left() + i * step, low)
                << QPointF(field.left() + (i - 0.5) * step, low - deep);
    return outline << field.bottomLeft();
}

QPainterPath fieldPath(const QRectF& field, FieldShape shape) {
    QPainterPath path;
    if (shape == FieldShape::rounded) {
        path.addRoundedRect(field, 1.4, 1.4);
        return path;
    }
    if (shape == FieldShape::embattled || shape == FieldShape::indented) {
        path.addPolygon(dividedOutline(field, shape));
        path.closeSubpath();
        return path;
    }
    const double cut = std::min(field.width(), field.height()) * 0.16;
    path.addPolygon(QPolygonF{{field.left() + cut, field.top()},
                              {field.right() - cut, field.top()},
                              {field.right(), field.top() + cut},
                              {field.right(), field.bottom() - cut},
                              {field.right() - cut, field.bottom()},
                              {field.left() + cut, field.bottom()},
                              {field.left(), field.bottom() - cut},
                              {field.left(), field.top() + cut}});
    path.closeSubpath();
    return path;
}

void hatch(QPainter& painter, const QRectF& field, Tincture tincture, FieldShape shape) {
    constexpr double step = 2.1;
    const QColor ink = figureInk(paintsOf(tincture).hatch);
    // On white the hatching needs finer lines than on its tincture.
    const double thin = isLow(InkScope::now().inks) ? 0.6 : 1;
    painter.setBrush(Qt::NoBrush);
    if (tincture == Tincture::ochre) {
        QList<QPointF> dots;
        int row = 0;
        for (double y = field.top() + step / 2; y < field.bottom(); y += step, ++row)
            for (double x = field.left() + (row % 2 ? step : step / 2); x < field.right(); x += step * 1.2)
                dots << QPointF(x, y);
        painter.setPen(QPen(ink, lineBreadth(0.66) * thin, Qt::SolidLine, Qt::RoundCap));
        painter.drawPoints(dots.constData(), int(dots.size()));
        return;
    }
    // Line by line: a path of lines that cross is far slower to fill.
    QList<QLineF> lines;
    const auto upright = [&] {
        for (double x = field.left() + step / 2; x < field.right(); x += step)
            lines << QLineF(x, field.top(), x, field.bottom());
    };
    const auto level = [&] {
        for (double y = field.top() + step / 2; y < field.bottom(); y += step)
            lines << QLineF(field.left(), y, field.right(), y);
    };
    const auto slanted = [&](bool falling, double gap) {
        const double h = field.height();
        for (double x = field.left() - h + gap / 2; x < field.right(); x += gap)
            lines << QLineF(x, falling ? field.top() : field.bottom(), x + h,
                            falling ? field.bottom() : field.top());
    };
    if (shape == FieldShape::cutCorners) {
        slanted(true, 4.4);
        slanted(false, 4.4);
    } else {
        switch (tincture) {
        case Tincture::azure: level(); break;
        case Tincture::gules:
        case Tincture::rose: upright(); break;
        case Tincture::vert: slanted(true, step * 1.4); break;
        case Tincture::purpure: slanted(false, step * 1.4); break;
        case Tincture::sable:
            level();
            upright();
            break;
        default: return;
        }
    }
    painter.setPen(QPen(ink, lineBreadth(0.5) * thin, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
}

} // namespace

void paintField(QPainter& painter, const QRectF& field, Tincture tincture, double ground, FieldShape shape) {
    painter.save();
    painter.setClipPath(fieldPath(field, shape), Qt::IntersectClip);
    painter.fillRect(field, groundInk(paintsOf(tincture).plain));
    hatch(painter, field, tincture, shape);
    if (ground > 0) {
        const QRectF strip(field.left(), field.bottom() - ground, field.width(), ground);
        painter.fillRect(strip, groundInk(0xff7f925c));
        painter.fillRect(QRectF(strip.left(), strip.top() + ground * 0.55, strip.width(), ground * 0.45),
                         groundInk(0xff6d804e));
        painter.setPen(QPen(figureInk(cardinks::ink), lineBreadth(0.7)));
        painter.drawLine(strip.topLeft(), strip.topRight());
    }
    painter.restore();
}

void paintFieldEdge(QPainter& painter, const QRectF& field, FieldShape shape) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(figureInk(cardinks::ink), lineBreadth(0.8), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPath(fieldPath(field, shape));
}

double fieldYields() {
    constexpr double smallCard = 0.8;
    return InkScope::now().scale < smallCard ? 5.5 : 0;
}

double fieldYields(const TextStyle& words, const QSizeF& room, double most, double gain) {
    const double wanted = (leastHeight(words, room.width()) - room.height()) / gain;
    return std::max(fieldYields(), std::min(wanted, most));
}

QRectF chargeSquare(const QRectF& field, double ground, double margin) {
    constexpr double base = 88.0 / 96; // position of the charge in part files
    const double foot = field.bottom() - ground;
    const double side = std::min(field.width() - margin, (foot - field.top() - margin) / base * 1.04);
    return {field.center().x() - side / 2, foot - side * base, side, side};
}

} // namespace drawbridge
