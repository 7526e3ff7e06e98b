// SPDX-License-Identifier: GPL-3.0-or-later
#include "beasts.h"
#include "cardinks.h"
#include "facepainter.h"
#include "facesvg.h"
#include "inkoptions.h"
#include "match/gameinfo.h"
#include "text/gamesheet.h"
#include "text/gametext.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <iterator>
#include <span>

namespace drawbridge {

namespace {

/// A part file and the size it is drawn at.
struct Part {
    const char* name;
    int width;
    int height;
};

constexpr Part kParts[] = {
    {"thing-lessons", 124, 96}, {"thing-rules", 124, 96},   {"thing-cards", 124, 96},
    {"thing-print", 124, 96},   {"thing-teacher", 124, 96}, {"thing-chronicle", 124, 96},
    {"thing-chest", 124, 96},   {"window-day", 182, 268},   {"window-night", 182, 268},
    {"cat-day", 116, 70},       {"cat-night", 116, 70},     {"tail-day", 24, 40},
    {"tail-night", 24, 40},     {"candle", 44, 94},         {"flame-1", 20, 38},
    {"flame-2", 20, 38},        {"door", 96, 126},          {"tag", 54, 66},
    {"crown", 48, 42},          {"seal", 48, 48},           {"sign-pawn", 24, 24},
    {"sign-hourglass", 24, 24}, {"sign-play", 24, 24},      {"sign-more", 24, 24},
    {"sign-tick", 24, 24},
};

constexpr int kSide = 13;   // width of a box's side
constexpr int kShadow = 21; // how far its shadow reaches beyond that

template <class Row>
const Row* named(std::span<const Row> rows, const char* Row::* name, QStringView wanted) {
    for (const Row& row : rows)
        if (wanted == QLatin1String(row.*name)) return &row;
    return nullptr;
}

QString artOf(const QString& name) { return QStringLiteral(":/assets/hall/%1.svg").arg(name); }

/// Pictures of the hall: boxes, things on the table, furniture and small signs.
class HallFaces : public FaceRoom {
  public:
    QString name() const override { return QStringLiteral("hall"); }

    QStringList faces() const override {
        QStringList all;
        for (const GameInfo* game : allGames())
            all << QStringLiteral("box-") + toQString(game->id())
                << QStringLiteral("cover-") + toQString(game->id());
        for (const Part& part : kParts) all << QLatin1String(part.name);
        return all;
    }

    bool knows(const QString& face) const override { return boxOf(face) || partOf(face); }

    QSizeF sizeMillimetres(const QString& face) const override {
        if (const GameSheet* sheet = boxOf(face)) {
            const QSizeF cover = sheet->box.cover;
            return face.startsWith(u"box-") ? cover + QSizeF(kSide + kShadow, 0) : cover;
        }
        const Part* part = partOf(face);
        return {double(part->width), double(part->height)};
    }

    void paint(QPainter& painter, const QRectF& where, const QString& face, Detail) const override {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const QSizeF size = sizeMillimetres(face);
        painter.translate(where.topLeft());
        painter.scale(where.width() / size.width(), where.height() / size.height());
        const GameSheet* sheet = boxOf(face);
        if (!sheet)
            paintPart(painter, {QPointF(), size}, face);
        else if (face.startsWith(u"box-"))
            paintBox(painter, *sheet);
        else
            paintCover(painter, *sheet);
        painter.restore();
    }

  private:
    /// The sheet of the game that this box or cover belongs to.
    static const GameSheet* boxOf(QStringView face) {
        for (const QStringView kind : {u"box-", u"cover-"})
            if (face.startsWith(kind))
                if (const GameInfo* game = findGame(face.mid(kind.size()).toUtf8().toStdString()))
                    return &sheetOf(game->id());
        return nullptr;
    }

    /// A sign may also be requested in the ink for dark grounds: "sign-pawn-light".
    static const Part* partOf(QStringView face) {
        const bool light = face.startsWith(u"sign-") && face.endsWith(u"-light");
        return named<Part>(kParts, &Part::name, light ? face.chopped(6) : face);
    }

    void paintPart(QPainter& painter, const QRectF& where, const QString& face) const {
        const bool light = face.endsWith(u"-light");
        const SvgReplacements inks{{"#ff0001", light ? "#f8efdc" : "#2b2622"}};
        paintSvg(painter, where, artOf(light ? face.chopped(6) : face), light ? "light" : "", inks);
    }

    void paintCover(QPainter& painter, const GameSheet& sheet) const {
        const QRectF cover(QPointF(), sheet.box.cover);
        const QString file = QStringLiteral("cover-") + toQString(sheet.game);
        if (!QFile::exists(artOf(file))) {
            paintPlainCover(painter, sheet);
            return;
        }
        const auto layer = [&](const char* part) {
            paintSvg(painter, cover, artOf(file + QLatin1String(part)));
        };
        painter.setClipRect(cover, Qt::IntersectClip);
        if (const auto cut = sheet.box.cut) { // part files cannot clip
            layer("-above");
            QPainterPath below;
            below.addPolygon(QPolygonF({{0, cover.height() * cut->first},
                                        {cover.right(), cover.height() * cut->second},
                                        cover.bottomRight(),
                                        cover.bottomLeft()}));
            painter.save();
            painter.setClipPath(below, Qt::IntersectClip);
            layer("-below");
            painter.restore();
        }
        layer("");
    }

    /// For a game without a cover of its own: the back of its pieces, in the colour of the box's side.
    void paintPlainCover(QPainter& painter, const GameSheet& sheet) const {
        const QRectF cover(QPointF(), sheet.box.cover);
        const QSizeF piece = sheet.hasTiles ? QSizeF(45, 45) : QSizeF(63, 88);
        QRectF back(QPointF(), piece.scaled(cover.size() * 0.62, Qt::KeepAspectRatio));
        back.moveCenter({cover.center().x(), cover.height() * 0.4}); // above the title
        painter.fillRect(cover, QColor(sheet.box.side));
        paintSvg(painter, back, QStringLiteral(":/assets/%1/back.svg").arg(toQString(sheet.game)));
    }

    /// A standing box: its front, its right side, and its shadow on the wall.
    void paintBox(QPainter& painter, const GameSheet& sheet) const {
        const double w = sheet.box.cover.width();
        const double h = sheet.box.cover.height();
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 62));
        painter.drawPolygon(QPolygonF({{w + kSide - 2, 16},
                                       {w + kSide + kShadow, 40},
                                       {w + kSide + kShadow, h - 2},
                                       {w + kSide - 4, h}}));
        painter.setPen(QPen(QColor(cardinks::ink), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(QColor(sheet.box.side));
        painter.drawPolygon(
            QPolygonF({{w - 2, 2}, {w + kSide - 1, 7}, {w + kSide - 1, h - 6}, {w - 2, h - 1}}));
        painter.setPen(QPen(QColor(0, 0, 0, 64), 1.6));
        painter.drawLine(QPointF(w + kSide * 0.5, 7), QPointF(w + kSide * 0.5, h - 6));
        painter.save();
        paintCover(painter, sheet);
        painter.restore();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(cardinks::ink), 2.4));
        painter.drawRoundedRect(QRectF(1.2, 1.2, w - 2.4, h - 2.4), 3, 3);
        painter.setPen(QPen(QColor(255, 255, 255, 90), 1.6));
        painter.drawPolyline(QPolygonF({{3, h - 4}, {3, 3}, {w - 4, 3}}));
    }
};

/// A bot's picture, plain ("boar") or on a roundel in the tincture of a seat ("boar-of-3").
class PortraitFaces : public FaceRoom {
  public:
    PortraitFaces(QString name, QString files, QStringList who)
        : name_(std::move(name))
        , files_(std::move(files))
        , who_(std::move(who)) {}

    QString name() const override { return name_; }
    QStringList faces() const override { return who_; }

    bool knows(const QString& face) const override {
        const int seat = seatOf(face);
        return who_.contains(face) || (seat >= 0 && seat < 8 && who_.contains(face.chopped(5)));
    }

    QSizeF sizeMillimetres(const QString&) const override { return {24, 24}; }
    double cornerMillimetres(const QString& face) const override { return seatOf(face) < 0 ? 0 : 12; }

    void paint(QPainter& painter, const QRectF& where, const QString& face, Detail) const override {
        const int seat = seatOf(face);
        if (seat < 0) {
            paintSvg(painter, where, files_.arg(face));
            return;
        }
        const double unit = where.width() / 96;
        const auto ring = [&](double inset) {
            return where.adjusted(inset * unit, inset * unit, -inset * unit, -inset * unit);
        };
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(QColor(cardinks::ink), 4 * unit));
        painter.setBrush(groundInk(QColor(kTinctures[seat]).rgb()));
        painter.drawEllipse(ring(2));
        painter.setPen(QPen(QColor(cardinks::parchment), 2.4 * unit));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(ring(6.5));
        painter.restore();
        paintSvg(painter, ring(13), files_.arg(face.chopped(5)));
    }

  private:
    /// -1: without a roundel.
    static int seatOf(const QString& face) {
        return face.size() > 5 && face.chopped(1).endsWith(u"-of-") ? face.back().digitValue() : -1;
    }

    /// As in drawseats.py.
    static constexpr const char* kTinctures[] = {"#b5352b", "#2a5c9c", "#e8b23a", "#2f6f4a",
                                                 "#6d3f78", "#37322e", "#d9772b", "#c9d0d6"};
    QString name_;
    QString files_;
    QStringList who_;
};

struct Mask {
    const char* bot;
    const char* beast;
};

constexpr Mask kMasks[] = {
    {"Baldwin", "boar"}, {"Rowena", "raven"},     {"Osric", "owl"},
    {"Isolde", "ibex"},  {"Godfrey", "wolf"},     {"Matilda", "mouse"},
    {"Leofric", "lion"}, {"Aveline", "squirrel"}, {"Tancred", "bear"},
};

} // namespace

QString beastOf(const QString& bot) {
    const Mask* mask = named<Mask>(kMasks, &Mask::bot, bot);
    if (!mask) {
        std::size_t sum = 0;
        for (const QChar letter : bot) sum = sum * 31 + letter.unicode();
        mask = &kMasks[sum % std::size(kMasks)];
    }
    return QStringLiteral("beast/") + QLatin1String(mask->beast);
}

/// `hall/box-GAME`: the game's box, standing, with its shadow; `hall/cover-GAME`: its cover alone; both
/// without the title; `hall/thing-lessons` and what else lies and stands in the hall; `hall/sign-pawn` and
/// other small signs, `hall/sign-pawn-light` for dark grounds.
std::unique_ptr<FaceRoom> makeHallFaces() { return std::make_unique<HallFaces>(); }

/// `helm/page`, `squire`, `knight`, `monarch`: how strong a bot is; `helm/page-of-3`: the same on a roundel
/// in the tincture of seat 3.
std::unique_ptr<FaceRoom> makeHelmFaces() {
    return std::make_unique<PortraitFaces>(QStringLiteral("helm"),
                                           QStringLiteral(":/assets/hall/helm-%1.svg"),
                                           QStringList{"page", "squire", "knight", "monarch"});
}

/// `beast/boar` and so on: which one a bot is (beastOf()); `beast/boar-of-3`: on such a roundel.
std::unique_ptr<FaceRoom> makeBeastFaces() {
    QStringList beasts;
    for (const Mask& mask : kMasks) beasts << QLatin1String(mask.beast);
    return std::make_unique<PortraitFaces>(QStringLiteral("beast"), QStringLiteral(":/assets/beasts/%1.svg"),
                                           beasts);
}

} // namespace drawbridge
