// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/hall/hallroom.h"

#include "faces/facepainter.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

constexpr double kNameBreadth = 5.5; // width of the name on the beam, relative to the beam's height

struct Wood {
    QColor face;
    QColor light; // upper edge
    QColor dark;  // lower edge and carvings
};

/// The colours by day or night.
struct Inks {
    QColor wall, farWall, joint;
    Wood beam, shelf, table;
    QColor seam, edge, line;
};

const Inks& inks(bool night) {
    static const Inks day{"#b9c6bd",
                          "#7d9187",
                          "#8fa196",
                          {"#7a4d2a", "#9a6a3f", "#4a2d18"},
                          {"#8d5d36", "#b3804e", "#5b381e"},
                          {"#875833", "#8f5f38", "#6f4626"},
                          "#5f3b20",
                          "#5b381e",
                          "#2b2622"};
    static const Inks dark{"#262f33",
                           "#0d1316",
                           "#323d41",
                           {"#4a2f1c", "#6a462b", "#2b1a0e"},
                           {"#573820", "#7e5633", "#331f11"},
                           {"#52341f", "#64422a", "#412815"},
                           "#38220f",
                           "#2c1a0d",
                           "#15110e"};
    return night ? dark : day;
}

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(float(opacity));
    return colour;
}

/// Paints the hall; `k` is the scale of fixed sizes.
class RoomPainter {
  public:
    RoomPainter(QPainter& painter, const HallRoom& room, const FacePainter& faces)
        : p(painter)
        , r(room)
        , faces_(faces)
        , ink(inks(room.night))
        , k(room.scale)
        , w(room.size.width())
        , h(room.size.height()) {}

    void paint() {
        p.setRenderHint(QPainter::Antialiasing);
        wall();
        if (!r.window.isEmpty()) window();
        shelf();
        table();
        beam();
    }

  private:
    void fill(const QRectF& where, const QBrush& brush) { p.fillRect(where, brush); }

    void stroke(const QPainterPath& path, const QColor& colour, double width) {
        p.strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }

    void glow(QPointF middle, double radius, double strength) {
        QRadialGradient light(middle, radius);
        const QColor flame(0xf0, 0xa9, 0x4a);
        light.setColorAt(0, faded(flame, strength));
        light.setColorAt(0.45, faded(flame, strength * 0.35));
        light.setColorAt(1, faded(flame, 0));
        fill({middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius}, light);
    }

    void wall() {
        const QRectF whole(0, 0, w, r.floor);
        fill(whole, ink.wall);
        QPainterPath joints;
        const double course = 44 * k;
        for (int row = 0; r.beam + row * course < r.floor; ++row) {
            const double y = r.beam + row * course;
            joints.moveTo(0, y);
            joints.lineTo(w, y);
            int stone = row % 2 ? 40 : 96;
            for (; stone * k < w; stone += 124)
                if ((stone * 7 + row * 13) % 5 > 1) {
                    joints.moveTo(stone * k, y);
                    joints.lineTo(stone * k, std::min(y + course, r.floor));
                }
        }
        stroke(joints, faded(ink.joint, 0.5), 1.6 * k);
        QLinearGradient far(0, 0, w, 0);
        far.setColorAt(0, faded(ink.farWall, 0));
        far.setColorAt(1, faded(ink.farWall, 0.75));
        fill(whole, far);
        p.save();
        p.setClipRect(whole);
        if (r.night) {
            double strength = 0.52;
            for (const QPointF& candle : r.candles) {
                glow(candle - QPointF(0, 95 * k), 640 * k, strength);
                strength = 0.46;
            }
        } else {
            daylight();
        }
        p.restore();
    }

    /// Two slanted beams of light beside the window.
    void daylight() {
        const QColor light = faded(QColor(0xff, 0xf8, 0xdf), 0.34);
        const double top = r.beam + 14 * k;
        const double lean = (r.shelf - top) * 0.61;
        const auto pane = [&](double x, double breadth) {
            QPainterPath path;
            path.addPolygon(QPolygonF(
                {{x, top}, {x + breadth, top}, {x + breadth + lean, r.shelf}, {x + lean, r.shelf}}));
            p.fillPath(path, light);
        };
        pane(r.shelfFrom + 44 * k, 220 * k);
        pane(r.shelfFrom + 294 * k, 140 * k);
    }

    void window() {
        faces_.paint(p, r.window,
                     r.night ? QStringLiteral("hall/window-night") : QStringLiteral("hall/window-day"));
        // The sleeping cat without its tail, which is animated in the scene.
        const double s = r.window.width() / 182;
        faces_.paint(p, {r.window.x() + 38 * s, r.window.y() + 216 * s, 108 * s, 65 * s},
                     r.night ? QStringLiteral("hall/cat-night") : QStringLiteral("hall/cat-day"));
    }

    void shelf() {
        const double top = r.shelf;
        const double bottom = top + r.shelfFace;
        const double from = r.shelfFrom;
        QPainterPath shadow;
        shadow.addPolygon(QPolygonF(
            {{from + 8 * k, bottom}, {w, bottom}, {w, bottom + 22 * k}, {from + 20 * k, bottom + 22 * k}}));
        p.fillPath(shadow, QColor(0, 0, 0, 61));
        for (const double part : {0.05, 0.3, 0.6, 0.93}) bracket(from + (w - from) * part, bottom - 2);
        fill({from, top - 9 * k, w - from, 9 * k}, ink.shelf.light);
        fill({from, top, w - from, r.shelfFace}, ink.shelf.face);
        fill({from, top, w - from, 2 * k}, ink.shelf.light);
        QPainterPath outline;
        outline.moveTo(w, top - 9 * k);
        outline.lineTo(from, top - 9 * k);
        outline.lineTo(from, bottom);
        outline.lineTo(w, bottom);
        stroke(outline, ink.line, 2.4 * k);
        for (const QPointF& foot : r.candles)
            faces_.paint(p, {foot.x() - 20 * k, foot.y() - 86 * k, 40 * k, 86 * k},
                         QStringLiteral("hall/candle"));
    }

    void bracket(double x, double y) {
        QPainterPath path;
        path.moveTo(x - 13 * k, y);
        path.lineTo(x + 13 * k, y);
        path.lineTo(x + 13 * k, y + 10 * k);
        path.quadTo(x + 11 * k, y + 26 * k, x, y + 31 * k);
        path.quadTo(x - 11 * k, y + 26 * k, x - 13 * k, y + 10 * k);
        path.closeSubpath();
        p.fillPath(path, ink.shelf.dark);
        stroke(path, ink.line, 2.2 * k);
    }

    /// Boards in perspective, with a highlight at the far edge.
    void table() {
        const double top = r.floor;
        const double bottom = h - r.edge;
        fill({0, top, w, bottom - top}, ink.table.face);
        constexpr int boards = 5;
        for (int i = 0; i < boards; ++i)
            board(top + (bottom - top) * std::pow(i / double(boards), 1.25),
                  top + (bottom - top) * std::pow((i + 1) / double(boards), 1.25), i);
        fill({0, top, w, 5 * k}, ink.line);
        fill({0, top + 4 * k, w, 7 * k}, ink.table.light);
        p.save();
        p.setClipRect(QRectF(0, top, w, bottom - top));
        if (r.night)
            nightOnTable(top, bottom);
        else
            dayOnTable(top, bottom);
        p.restore();
        fill({0, bottom, w, r.edge}, ink.edge);
        fill({0, bottom, w, 4 * k}, ink.table.light);
        carve({10 * k, bottom + 4 * k + (r.edge - 4 * k) * 0.2, w - 20 * k, (r.edge - 4 * k) * 0.6},
              ink.table.dark);
    }

    void board(double top, double bottom, int number) {
        if (number % 2) fill({0, top, w, bottom - top}, faded(ink.table.light, 0.55));
        fill({0, bottom - 1, w, 2 * k}, ink.seam);
        QPainterPath grain;
        for (int i = 0; i < int(w / (270 * k)) + 1; ++i) {
            const double x = ((i * 317 + number * 211) % std::max(1, int(w / k))) * k;
            const double y = top + (bottom - top) * (0.3 + 0.12 * ((i * 5 + number) % 4));
            grain.moveTo(x, y);
            grain.quadTo(x + 50 * k, y + (i % 2 ? -3 : 3) * k, x + 120 * k, y);
            grain.lineTo(x + 230 * k, y + 2 * k);
        }
        stroke(grain, faded(ink.table.dark, 0.6), 1.4 * k);
        p.setPen(Qt::NoPen);
        p.setBrush(ink.seam);
        for (const double x : {12 * k, w - 12 * k})
            p.drawEllipse(QPointF(x, (top + bottom) / 2), 3 * k, 3 * k);
    }

    void nightOnTable(double top, double bottom) {
        glow({w * 0.31, top + (bottom - top) * 0.3}, 560 * k, 0.26);
        QLinearGradient dark(0, 0, w, 0);
        dark.setColorAt(0.45, QColor(0, 0, 0, 0));
        dark.setColorAt(1, QColor(0, 0, 0, 89));
        fill({0, top, w, bottom - top}, dark);
    }

    void dayOnTable(double top, double bottom) {
        const QColor light = faded(QColor(0xff, 0xf3, 0xcf), 0.2);
        const double lean = (bottom - top) * 0.35;
        const auto pane = [&](double x, double breadth) {
            QPainterPath path;
            path.addPolygon(QPolygonF({{x, top + 11 * k},
                                       {x + breadth, top + 11 * k},
                                       {x + breadth + lean, bottom},
                                       {x + lean, bottom}}));
            p.fillPath(path, light);
        };
        pane(w * 0.344, 220 * k);
        pane(w * 0.527, 130 * k);
    }

    /// A carved frieze of lozenges and strokes.
    void carve(const QRectF& where, const QColor& colour) {
        const int count = std::max(1, int(where.width() / (45 * k)));
        const double step = where.width() / count;
        QPainterPath lozenges;
        QPainterPath strokes;
        for (int i = 0; i < count; ++i) {
            const double x = where.x() + (i + 0.5) * step;
            const double y = where.center().y();
            const double half = where.height() / 2;
            lozenges.addPolygon(
                QPolygonF({{x - step * 0.24, y}, {x, y - half}, {x + step * 0.24, y}, {x, y + half}}));
            if (i == count - 1) break;
            strokes.moveTo(x + step / 2, y - half * 0.8);
            strokes.lineTo(x + step / 2, y + half * 0.8);
        }
        p.fillPath(lozenges, colour);
        stroke(strokes, colour, 3 * k);
    }

    void beam() {
        fill({0, r.beam, w, 12 * k}, QColor(0, 0, 0, 56));
        fill({0, 0, w, r.beam}, ink.beam.face);
        fill({0, 0, w, std::max(2.0, r.beam * 0.08)}, ink.beam.light);
        const double under = std::max(3.0, r.beam * 0.14);
        fill({0, r.beam - under, w, under}, ink.beam.dark);
        QPainterPath grain;
        for (int i = 0; i * 120 * k < w; ++i) {
            const double x = (i * 120 + (i * 331) % 80) * k;
            const double y = r.beam * (0.25 + 0.05 * ((i * 7) % 11));
            grain.moveTo(x, y);
            grain.quadTo(x + 40 * k, y + (2 - i % 5) * k, x + (70 + (i * 53) % 60) * k, y);
        }
        stroke(grain, faded(ink.beam.dark, 0.55), 1.3 * k);
        // Between the name, on either side, and the person.
        const double from = std::max(w * 0.3, r.beam * kNameBreadth);
        const double to = std::min(w * 0.66, w - r.beam * kNameBreadth);
        if (to - from > 90 * k) carve({from, r.beam * 0.33, to - from, r.beam * 0.3}, ink.beam.dark);
    }

    QPainter& p;
    const HallRoom& r;
    const FacePainter& faces_;
    const Inks& ink;
    double k;
    double w;
    double h;
};

} // namespace

void paintHallRoom(QPainter& painter, const HallRoom& room, const FacePainter& faces) {
    RoomPainter(painter, room, faces).paint();
}

void paintPennon(QPainter& painter, const QSizeF& size) {
    const double w = size.width() - 1.2;
    const double h = size.height() - 1.2;
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath pennon;
    pennon.addPolygon(QPolygonF({{1.2, 1.2}, {w, 1.2}, {w - h * 0.36, size.height() / 2}, {w, h}, {1.2, h}}));
    pennon.closeSubpath();
    painter.fillPath(pennon, QColor(0xbe, 0x3a, 0x2a));
    painter.strokePath(pennon,
                       QPen(QColor(0x2b, 0x26, 0x22), 2.2, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
}

void paintRunner(QPainter& painter, const QSizeF& size, bool night) {
    const double fringe = size.height() * 0.022;
    const QRectF cloth(1, 1, size.width() - 2, size.height() - fringe - 2);
    const double high = cloth.height() * 0.03;
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath threads;
    for (double x = 3; x < size.width() - 2; x += fringe) {
        threads.moveTo(x, cloth.bottom());
        threads.lineTo(x, size.height() - 1);
    }
    painter.strokePath(threads,
                       QPen(night ? QColor(0x5a, 0x2f, 0x29) : QColor(0x7a, 0x3a, 0x30), fringe * 0.4));
    painter.setPen(QPen(QColor(0x2b, 0x26, 0x22), 2));
    painter.setBrush(night ? QColor(0x3a, 0x1c, 0x1a) : QColor(0x5e, 0x26, 0x22));
    painter.drawRect(cloth);
    QPainterPath weave;
    const int points = std::max(4, int(cloth.width() / (high * 2.6)));
    for (const double y : {cloth.top() + high * 0.7, cloth.bottom() - high * 1.7}) {
        weave.moveTo(cloth.left() + 5, y + high);
        for (int i = 1; i <= points; ++i)
            weave.lineTo(cloth.left() + 5 + (cloth.width() - 10) * i / points, i % 2 ? y : y + high);
    }
    for (const double y : {cloth.top() + high * 2.3, cloth.bottom() - high * 2.3}) {
        weave.moveTo(cloth.left() + 5, y);
        weave.lineTo(cloth.right() - 5, y);
    }
    painter.strokePath(weave, QPen(QColor(0xd9, 0xa4, 0x41, 190), std::max(1.2, high * 0.2)));
}

} // namespace drawbridge
