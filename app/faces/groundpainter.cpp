// SPDX-License-Identifier: GPL-3.0-or-later
#include "groundpainter.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QRandomGenerator>
#include <algorithm>
#include <array>
#include <cmath>

namespace drawbridge {

namespace {

/// Colours of a ground, by one kind of light.
struct Inks {
    QColor base, motif, line;
};

enum class Make { TracingFloor, FineDamask, WideDamask, Courtyards, Tavern, Boards, Meadow };

struct Place {
    const char* name;
    Make make;
    Inks candle, day;
};

const std::array<Place, 7>& places() {
    static const Inks grassByCandle{"#51613a", "#607245", "#8d7747"};
    static const Inks grassByDay{"#9ea86c", "#aab47b", "#d9c596"};
    static const Inks oakByCandle{"#49301f", "#54391f", "#d0a15c"};
    static const Inks oakByDay{"#b78b58", "#c29868", "#4a2c14"};
    static const std::array<Place, 7> all{{
        {"stone", Make::TracingFloor, {"#2f3b42", "#3a474e", "#b9c9cc"}, {"#b7b5a4", "#c3c1b1", "#7a2f1c"}},
        {"wine", Make::FineDamask, {"#4a1d2b", "#5a2937", "#c99a4a"}, {"#b27a66", "#bd8974", "#6b1f2c"}},
        {"teal", Make::WideDamask, {"#1c3b3b", "#264848", "#c99a4a"}, {"#8db1a1", "#9cbdae", "#1d4a44"}},
        {"courtyards", Make::Courtyards, grassByCandle, grassByDay},
        {"tavern", Make::Tavern, oakByCandle, oakByDay},
        {"oak", Make::Boards, oakByCandle, oakByDay},
        {"meadow", Make::Meadow, grassByCandle, grassByDay},
    }};
    return all;
}

struct Wood {
    QColor dark, face, light, edge;
};

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(float(opacity));
    return colour;
}

const QColor kShade(0x12, 0x09, 0x03);

/// Paints one ground; `k`: scale of elements of fixed size, 1 in a window of 1366 x 768.
class GroundPainter {
  public:
    GroundPainter(QPainter& painter, const Ground& ground)
        : p(painter)
        , g(ground)
        , wood_(ground.candle ? Wood{"#50321d", "#613f26", "#8a6038", "#2d1a0d"}
                              : Wood{"#7d5230", "#8d6140", "#c0935c", "#4a2c16"}) {
        const auto place = std::ranges::find_if(
            places(), [&](const Place& each) { return ground.place == QLatin1String(each.name); });
        const Place& found = place == places().end() ? places().front() : *place;
        ink_ = ground.candle ? found.candle : found.day;
        make_ = found.make;
    }

    void paint() {
        p.setRenderHint(QPainter::Antialiasing);
        fill({0, 0, w, h}, ink_.base);
        switch (make_) {
        case Make::TracingFloor: tracingFloor(); break;
        case Make::FineDamask: damask(34); break;
        case Make::WideDamask: damask(44); break;
        case Make::Courtyards: courtyards(); break;
        case Make::Tavern: tavern(); break;
        case Make::Boards: planks(); break;
        case Make::Meadow: grass(0, h); break;
        }
        light();
        boards();
    }

  private:
    void fill(const QRectF& where, const QBrush& brush) { p.fillRect(where, brush); }
    /// Strokes line by line: in one path of thousands of lines the painter would look for every crossing.
    void stroke(const QPainterPath& path, const QPen& pen) {
        QPainterPath line;
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPainterPath::Element element = path.elementAt(i);
            if (element.isMoveTo()) {
                p.strokePath(line, pen);
                line = QPainterPath(element);
            } else if (element.isLineTo()) {
                line.lineTo(element);
            } else {
                line.cubicTo(element, path.elementAt(i + 1), path.elementAt(i + 2));
                i += 2;
            }
        }
        p.strokePath(line, pen);
    }
    void stroke(const QPainterPath& path, const QColor& colour, double width) {
        stroke(path, QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    }
    double random(double least, double most) { return least + random_.bounded(1.0) * (most - least); }

    /// A stone floor on which a master mason draws plans.
    void tracingFloor() {
        QPainterPath veins;
        for (int i = 0; i < 90; ++i) {
            const double x = random(0, w);
            const double y = random(0, h);
            const double n = random(30, 160) * k;
            veins.moveTo(x, y);
            veins.quadTo(x + n / 2, y + random(-5, 5) * k, x + n, y + random(-3, 3) * k);
        }
        stroke(veins, faded(ink_.motif, 0.6), 1.8 * k);
        const QPointF middle = g.middle.isEmpty() ? QPointF(w / 2, h / 2) : g.middle.center();
        const double reach = g.middle.isEmpty() ? 196 * k : g.middle.height() * 0.42;
        const double strength = g.candle ? 0.3 : 0.36;
        QPainterPath circles;
        for (const double part : {1.0, 1.414, 2.0, 2.828})
            circles.addEllipse(middle, reach * part, reach * part);
        stroke(circles, faded(ink_.line, strength), 1.3 * k);
        QPainterPath squares;
        for (const double part : {1.414, 2.0})
            squares.addRect(QRectF(middle - QPointF(part, part) * reach, QSizeF(2 * part, 2 * part) * reach));
        stroke(squares, faded(ink_.line, strength * 0.8), k);
        QPainterPath rays;
        const double far = std::hypot(w, h);
        for (int turn = 0; turn < 4; ++turn) {
            const QPointF way(far * std::cos(turn * M_PI / 4), far * std::sin(turn * M_PI / 4));
            rays.moveTo(middle - way);
            rays.lineTo(middle + way);
        }
        QPen dashes(faded(ink_.line, strength), 1.1 * k, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({20, 4.5, 3.6, 4.5});
        stroke(rays, dashes);
        joint({0, h * 0.39}, {w, h * 0.4});
        joint({w * 0.663, 0}, {w * 0.66, h});
    }

    /// The joint between two slabs: dark, with a lit edge.
    void joint(QPointF from, QPointF to) {
        const QPointF bend = (from + to) / 2 + QPointF(4, -6) * k;
        QPainterPath path;
        path.moveTo(from);
        path.quadTo(bend, to);
        stroke(path, QColor(0, 0, 0, 56), 2 * k);
        stroke(path.translated(1.6 * k, 1.8 * k), QColor(255, 255, 255, 26), 1.4 * k);
    }

    /// Damask cloth woven in lozenges, with a hem of gold thread.
    void damask(double step) {
        QPainterPath lozenges;
        const double lean = h * 0.62;
        for (double x = -lean; x < w + lean; x += step * k) {
            lozenges.moveTo(x, 0);
            lozenges.lineTo(x + lean, h);
            lozenges.moveTo(x + lean, 0);
            lozenges.lineTo(x, h);
        }
        stroke(lozenges, faded(ink_.motif, 0.75), 2.2 * k);
        const double in = g.rim + 10 * k;
        const QRectF hem(in, in, w - 2 * in, g.rail - in - 9 * k);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(faded(ink_.line, 0.55), 2.4 * k));
        p.drawRect(hem);
        p.setPen(QPen(faded(ink_.line, 0.55), 1.1 * k));
        p.drawRect(hem.adjusted(6 * k, 6 * k, -6 * k, -6 * k));
    }

    /// Two courts of flagstones, the field between them and a trodden road from gate to gate.
    void courtyards() {
        const double from = g.fieldTo > g.fieldFrom ? g.fieldFrom : h * 0.32;
        const double to = g.fieldTo > g.fieldFrom ? g.fieldTo : h * 0.58;
        grass(from, to);
        road(from, to);
        const QColor stone = g.candle ? QColor(0x4d, 0x4f, 0x52) : QColor(0xae, 0xad, 0xa6);
        const QColor seam = g.candle ? QColor(0x3d, 0x3f, 0x42) : QColor(0x93, 0x92, 0x8a);
        for (const QRectF& court : {QRectF(0, 0, w, from), QRectF(0, to, w, h - to)}) {
            fill(court, stone);
            QPainterPath seams;
            for (double y = court.top(); y < court.bottom(); y += 40 * k) {
                seams.moveTo(0, y);
                seams.lineTo(w, y);
                for (double x = -random(0, 60) * k; x < w; x += random(52, 112) * k) {
                    seams.moveTo(x, y);
                    seams.lineTo(x, std::min(y + 40 * k, court.bottom()));
                }
            }
            stroke(seams, seam, 2.2 * k);
        }
    }

    /// Tufts between these heights, equally dense on any field.
    void grass(double from, double to) {
        QPainterPath blades;
        const double field = 200 * k; // height
        for (int i = 0; i < int(70 * w / (1366 * k) * std::max(1.0, (to - from) / field)); ++i) {
            const QPointF root(random(0, w), random(from + 8 * k, to));
            for (const QPointF& blade : {QPointF(-3, -7), QPointF(0, -9), QPointF(4, -6)}) {
                blades.moveTo(root);
                blades.lineTo(root + blade * k);
            }
        }
        stroke(blades, ink_.motif, 2 * k);
    }

    void road(double from, double to) {
        const double high = to - from;
        const double middle = g.middle.isEmpty() ? w / 2 : g.middle.center().x();
        const double half = std::max(90 * k, g.middle.width() * 0.6);
        QPainterPath path;
        path.moveTo(middle - half, from);
        path.cubicTo(middle - half * 0.5, from + high * 0.3, middle - half * 1.2, from + high * 0.42,
                     middle - half * 0.92, from + high * 0.55);
        path.cubicTo(middle - half * 0.7, from + high * 0.66, middle - half * 0.4, from + high * 0.8,
                     middle - half, to);
        path.lineTo(middle + half, to);
        path.cubicTo(middle + half * 0.5, from + high * 0.72, middle + half * 1.15, from + high * 0.55,
                     middle + half * 0.87, from + high * 0.42);
        path.cubicTo(middle + half * 0.6, from + high * 0.3, middle + half * 0.55, from + high * 0.2,
                     middle + half, from);
        path.closeSubpath();
        p.fillPath(path, faded(ink_.line, g.candle ? 0.8 : 0.9));
        p.setPen(Qt::NoPen);
        p.setBrush(QColor(0x2b, 0x1d, 0x0d, 51));
        for (int i = 0; i < 40; ++i)
            p.drawEllipse(QPointF(middle + random(-0.8, 0.8) * half, random(from + 10 * k, to - 10 * k)),
                          random(2, 6) * k, random(1, 2.4) * k);
    }

    void planks() {
        const double plank = 88 * k;
        for (int i = 0; i * plank < h; ++i) {
            const double y = i * plank;
            fill({0, y, w, plank}, i % 2 ? ink_.motif : ink_.base);
            fill({0, y - k, w, 2 * k}, QColor(0x1d, 0x0f, 0x05, 128));
            QPainterPath grain;
            for (int vein = 0; vein < 5; ++vein) {
                const double at = y + random(8 * k, plank - 8 * k);
                grain.moveTo(0, at);
                grain.quadTo(random(0.15, 0.4) * w, at + random(-6, 6) * k, w / 2, at);
                grain.quadTo(random(0.6, 0.85) * w, at + random(-6, 6) * k, w, at + random(-3, 3) * k);
            }
            stroke(grain, QColor(0x1d, 0x0f, 0x05, 33), 1.3 * k);
        }
    }

    /// Bare boards, with a cloth for each side.
    void tavern() {
        planks();
        const double from = g.fieldTo > g.fieldFrom ? g.fieldFrom : h * 0.38;
        const double to = g.fieldTo > g.fieldFrom ? g.fieldTo : h * 0.547;
        if (g.candle) {
            cloth({g.rim, 0, w - 2 * g.rim, from}, "#2c2c31", "#37373d", true);
            cloth({g.rim, to, w - 2 * g.rim, g.rail - to}, "#5c211d", "#6b2b26", false);
        } else {
            cloth({g.rim, 0, w - 2 * g.rim, from}, "#8b8d91", "#979a9e", true);
            cloth({g.rim, to, w - 2 * g.rim, g.rail - to}, "#bf7762", "#c98673", false);
        }
    }

    /// Hem and fringe are at the side towards the middle.
    void cloth(const QRectF& where, const QColor& colour, const QColor& thread, bool above) {
        const double edge = above ? where.bottom() : where.top();
        const double out = above ? 1 : -1;
        fill(where.adjusted(0, above ? 0 : -4 * k, 0, above ? 14 * k : 0), faded(kShade, 0.35));
        fill(where, colour);
        QPainterPath weave;
        for (double x = where.left() + 26 * k; x < where.right(); x += 26 * k) {
            weave.moveTo(x, where.top());
            weave.lineTo(x, where.bottom());
        }
        for (double y = where.top() + 26 * k; y < where.bottom(); y += 26 * k) {
            weave.moveTo(where.left(), y);
            weave.lineTo(where.right(), y);
        }
        stroke(weave, thread, 1.6 * k);
        QPainterPath hem;
        hem.moveTo(where.left(), edge - out * 9 * k);
        hem.lineTo(where.right(), edge - out * 9 * k);
        stroke(hem, faded(ink_.line, 0.8), 2.4 * k);
        QPainterPath fringe;
        for (double x = where.left() + 4 * k; x < where.right(); x += 9 * k) {
            fringe.moveTo(x, edge);
            fringe.lineTo(x, edge + out * 9 * k);
        }
        stroke(fringe, thread, 3 * k);
    }

    /// Light from the window by day, a pool of candle light, and shade towards the corners.
    void light() {
        if (!g.candle) {
            const double lean = g.rail * 0.55;
            for (const auto& [at, breadth] : {std::pair(0.088, 0.154), std::pair(0.272, 0.138)}) {
                QPainterPath pane;
                pane.addPolygon(QPolygonF({{w * at, 0},
                                           {w * (at + breadth), 0},
                                           {w * (at + breadth) + lean, g.rail},
                                           {w * at + lean, g.rail}}));
                p.fillPath(pane, QColor(0xff, 0xfb, 0xe8, 33));
            }
        }
        QRadialGradient pool(QPointF(0, 0), 1);
        const QColor inner = g.candle ? QColor(0xff, 0xd6, 0x95) : QColor(0xff, 0xf6, 0xdc);
        const QColor outer = g.candle ? QColor(0xff, 0xb4, 0x5e) : inner;
        pool.setColorAt(0, faded(inner, g.candle ? 0.36 : 0.42));
        pool.setColorAt(0.55, faded(outer, g.candle ? 0.1 : 0.12));
        pool.setColorAt(1, faded(outer, 0));
        ellipse(pool, {w * 0.44, h * 0.46}, w * 0.56, w * 0.41);
        QRadialGradient vignette(QPointF(0, 0), 1);
        const QColor dark(0x1a, 0x0e, 0x06);
        vignette.setColorAt(0.52, faded(dark, 0));
        vignette.setColorAt(1, faded(dark, g.candle ? 0.62 : 0.34));
        ellipse(vignette, {w / 2, h / 2}, std::max(w * 0.62, h * 0.7), std::max(w * 0.46, h * 0.62));
    }

    /// Fills the table with a gradient defined for a circle of radius 1, stretched to an ellipse.
    void ellipse(const QRadialGradient& gradient, QPointF middle, double across, double down) {
        p.save();
        p.translate(middle);
        p.scale(across, down);
        fill({-middle.x() / across, -middle.y() / down, w / across, h / down}, gradient);
        p.restore();
    }

    /// The boards around the table, their shadow, and the rail.
    void boards() {
        const auto shade = [&](const QRectF& where, QPointF from, QPointF to, double strength) {
            QLinearGradient fall(from, to);
            fall.setColorAt(0, faded(kShade, strength));
            fall.setColorAt(1, faded(kShade, 0));
            fill(where, fall);
        };
        const double top = g.rim;
        shade({0, top, w, 26 * k}, {0, top}, {0, top + 26 * k}, g.candle ? 0.6 : 0.42);
        shade({g.rim, top, 16 * k, g.rail}, {g.rim, 0}, {g.rim + 16 * k, 0}, g.candle ? 0.45 : 0.3);
        shade({0, g.rail - 12 * k, w, 12 * k}, {0, g.rail}, {0, g.rail - 12 * k}, g.candle ? 0.35 : 0.18);
        fill({0, 0, w, top}, wood_.dark);
        fill({0, top - 2, w, 2}, wood_.edge);
        for (const double x : {0.0, w - g.rim}) fill({x, 0, g.rim, h}, wood_.dark);
        fill({g.rim - 2, top, 2, g.rail - top}, wood_.edge);
        fill({w - g.rim, top, 2, g.rail - top}, wood_.edge);
        rail();
    }

    void rail() {
        const double high = h - g.rail;
        if (high <= 0) return;
        fill({0, g.rail, w, high}, wood_.face);
        fill({0, g.rail, w, 7 * k}, wood_.dark);
        fill({0, g.rail, w, 1.6 * k}, wood_.light);
        fill({0, g.rail + 7 * k, w, 1.8 * k}, wood_.edge);
        QPainterPath grain;
        for (int i = 0; i < int(14 * w / (1366 * k)); ++i) {
            const double y = random(g.rail + 12 * k, h - 4 * k);
            const double x = random(-0.2, 0.8) * w;
            grain.moveTo(x, y);
            grain.quadTo(x + random(200, 400) * k, y + random(-4, 4) * k, x + random(400, 900) * k, y);
        }
        stroke(grain, faded(wood_.edge, 0.3), 1.3 * k);
        p.setPen(Qt::NoPen);
        for (const double x : {13 * k, w - 13 * k})
            for (const double y : {g.rail + high * 0.34, g.rail + high * 0.8}) {
                p.setBrush(QColor(0x1e, 0x1a, 0x18));
                p.drawEllipse(QPointF(x, y), 3.4 * k, 3.4 * k);
                p.setBrush(QColor(0x77, 0x70, 0x6a));
                p.drawEllipse(QPointF(x - k, y - k), 1.1 * k, 1.1 * k);
            }
    }

    QPainter& p;
    const Ground& g;
    double w = g.size.width();
    double h = g.size.height();
    double k = std::max(0.3, std::min(w / 1366, h / 768));
    Wood wood_;
    Inks ink_;
    Make make_;
    QRandomGenerator random_{7}; // fixed seed: always the same picture
};

} // namespace

const QStringList& groundChoices() {
    static const QStringList all{QStringLiteral("stone"), QStringLiteral("wine"), QStringLiteral("teal"),
                                 QStringLiteral("oak"), QStringLiteral("meadow")};
    return all;
}

void paintGround(QPainter& painter, const Ground& ground) { GroundPainter(painter, ground).paint(); }

} // namespace drawbridge
