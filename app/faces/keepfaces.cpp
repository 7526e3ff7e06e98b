// SPDX-License-Identifier: GPL-3.0-or-later
#include "backname.h"
#include "cardroom.h"
#include "facepainter.h"
#include "facesvg.h"
#include "inkoptions.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace drawbridge {

namespace {

constexpr double tileMillimetres = 45;
constexpr double grid = 96;  // size of the part files
constexpr double corner = 3; // corner radius, in the same unit

/// A tile colour and the values of its placeholders in the part files; see assets/README.md.
struct Tincture {
    char letter;
    const char* name;
    const char* plain;
    const char* shade;
    const char* light;
    const char* charge;
    const char* hatch;
};

constexpr Tincture tinctures[] = {
    {'R', "red", "#be3a2a", "#a63023", "#f3e9d2", "#f3e9d2", "#7d1d18"},
    {'Y', "yellow", "#ecb93f", "#d69d2a", "#fff6dc", "#f3e9d2", "#9a6a10"},
    {'B', "blue", "#25508f", "#1c4077", "#dfe8f0", "#f3e9d2", "#102a50"},
};

const Tincture* tinctureOf(QChar letter) {
    for (const Tincture& t : tinctures)
        if (letter == QLatin1Char(t.letter)) return &t;
    return nullptr;
}

/// A parsed face name: a part file and the replacements of its placeholders.
struct Recipe {
    QString file; // empty: not a face of this game
    QString key;  // of the replacements; for a back its pattern
    const Tincture* tincture = nullptr;
    const PlaceInk* placeInk = nullptr;
};

Recipe recipeFor(const QString& face) {
    const QString folder = QStringLiteral(":/assets/castle-keep/");
    if (const auto [back, pattern] = BackName::from(face); back == QLatin1String("back"))
        return {folder + QStringLiteral("back.svg"), pattern, nullptr, nullptr};
    if (face.startsWith(QLatin1String("slot-"))) {
        const PlaceInk& ink = placeInkOf(face);
        const QString place = face.chopped(ink.ending.size());
        if (place != QLatin1String("slot-corner") && place != QLatin1String("slot-side") &&
            place != QLatin1String("slot-centre"))
            return {};
        return {folder + place + QStringLiteral(".svg"), ink.ending, nullptr, &ink};
    }
    if (face.size() < 2 || face.size() > 3) return {};
    const Tincture* tincture = tinctureOf(face[0]);
    if (!tincture) return {};
    if (face.size() == 2) {
        if (face[1] != QLatin1Char('K')) return {};
        return {folder + QStringLiteral("keep.svg"), QString(face[0]), tincture, nullptr};
    }
    const QString shape = face[1] == QLatin1Char('c')   ? QStringLiteral("curvy")
                          : face[1] == QLatin1Char('z') ? QStringLiteral("zigzag")
                          : face[1] == QLatin1Char('s') ? QStringLiteral("straight")
                                                        : QString();
    const QString kind = face[2] == QLatin1Char('T')   ? QStringLiteral("tower-")
                         : face[2] == QLatin1Char('W') ? QStringLiteral("wall-")
                                                       : QString();
    if (shape.isEmpty() || kind.isEmpty()) return {};
    return {folder + kind + shape + QStringLiteral(".svg"), QString(face[0]), tincture, nullptr};
}

SvgReplacements replacementsFor(const Recipe& recipe) {
    if (recipe.placeInk) return {{"#ff0001", QColor(recipe.placeInk->colour).name().toLatin1()}};
    if (!recipe.tincture) return shownPattern(recipe.key);
    const Tincture& t = *recipe.tincture;
    const auto ground = [](const char* colour) { return groundInk(QColor(colour).rgb()).name().toLatin1(); };
    const auto figure = [](const char* colour) { return figureInk(QColor(colour).rgb()).name().toLatin1(); };
    return {{"#ff0001", ground(t.plain)}, {"#ff0002", ground(t.shade)},
            {"#ff0003", ground(t.light)}, {"#ff0004", ground(t.charge)},
            {"#ff0005", figure(t.hatch)}, {QByteArray("data-only=\"") + t.name + "\" display=\"none\"", ""}};
}

/// Castle Keep's tiles.
class KeepFaces : public FaceRoom {
  public:
    QString name() const override { return QStringLiteral("castle-keep"); }

    QStringList faces() const override {
        QStringList all;
        for (const char* kind : {"T", "W"})
            for (const Tincture& t : tinctures)
                for (const char* shape : {"c", "z", "s"})
                    all << QLatin1Char(t.letter) + QLatin1String(shape) + QLatin1String(kind);
        for (const Tincture& t : tinctures) all << QLatin1Char(t.letter) + QStringLiteral("K");
        all << QStringLiteral("back");
        for (const PlaceInk& ink : placeInks)
            for (const char* place : {"slot-corner", "slot-side", "slot-centre"})
                all << QLatin1String(place) + ink.ending;
        return all;
    }

    bool knows(const QString& face) const override { return !recipeFor(face).file.isEmpty(); }

    QSizeF sizeMillimetres(const QString&) const override { return {tileMillimetres, tileMillimetres}; }

    double cornerMillimetres(const QString&) const override { return tileMillimetres * corner / grid; }

    void paint(QPainter& painter, const QRectF& where, const QString& face, Detail) const override {
        const Recipe recipe = recipeFor(face);
        if (recipe.file.isEmpty()) return;
        const double unit = where.width() / grid;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        if (recipe.placeInk) {
            painter.setOpacity(painter.opacity() * recipe.placeInk->opacity);
            paintSvg(painter, where, recipe.file, recipe.key, replacementsFor(recipe));
        } else {
            QPainterPath tile;
            tile.addRoundedRect(where, corner * unit, corner * unit);
            painter.setClipPath(tile, Qt::IntersectClip);
            paintSvg(painter, where, recipe.file, recipe.key, replacementsFor(recipe));
            painter.setPen(QPen(QColor(0x2b, 0x26, 0x22, 48), 1.0 * unit));
            painter.setBrush(Qt::NoBrush);
            const double in = 0.5 * unit;
            painter.drawRoundedRect(where.adjusted(in, in, -in, -in), corner * unit - in, corner * unit - in);
        }
        painter.restore();
    }

    void paintUncut(QPainter& painter, const QRectF& where, const QRectF& sheet,
                    const QString& face) const override {
        const Recipe recipe = recipeFor(face);
        if (recipe.placeInk) {
            paint(painter, where, face, Detail::whole);
            return;
        }
        painter.save();
        painter.setClipRect(sheet, Qt::IntersectClip);
        paintSvg(painter, where, recipe.file, recipe.key, replacementsFor(recipe));
        painter.restore();
    }
};

} // namespace

/// `castle-keep/RcT`: colour R Y B, shape c z s, kind T W; keeps `RK YK BK`; `back`; `slot-corner`,
/// `slot-side`, `slot-centre` for light cloth, the same with `-dark` for dark cloth, with `-highContrast` in
/// high contrast (transparent but for faint lines). Walls and towers are painted as for the squares n and nw.
std::unique_ptr<FaceRoom> makeKeepFaces() { return std::make_unique<KeepFaces>(); }

} // namespace drawbridge
