// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/boxfaces.h"

#include "faces/cardframe.h"
#include "faces/fonts.h"
#include "layout/tablelayout.h"
#include "match/gameinfo.h"
#include "print/components.h"
#include "print/layout.h"
#include "print/referencecard.h"
#include "print/sheetwords.h"
#include "print/tuckbox.h"
#include "text/gamesheet.h"
#include "text/gametext.h"

#include <QPainter>
#include <QRegularExpression>
#include <algorithm>

namespace drawbridge {

namespace {

const QString kMat = QStringLiteral("mat-");
const QString kOther = QStringLiteral("/back"); // back side of a mat
const QString kLabel = QStringLiteral("label-");
const QString kTuck = QStringLiteral("tuck-");
const QString kReference = QStringLiteral("reference-");
const QString kBack = QStringLiteral("/reference-back");
const QString kPage = QStringLiteral("/page");

constexpr double kMatEdge = 1.5; // around the nine squares
constexpr QSizeF kLabelSize{100, 90};
constexpr double kTuckBleed = 1;
constexpr double kLid = 70; // lid part of the label's height; the rest goes round the edge of the lid

/// Name of the castle mat of a tile game: "mat-castle-keep".
QString matOf(const GameInfo& game) { return kMat + toQString(game.id()); }

/// The game whose mat (front or back) this face is; null if it is no mat.
const GameInfo* matGame(const QString& face) {
    for (const GameInfo* game : allGames())
        if (sheetOf(game->id()).hasTiles && (face == matOf(*game) || face == matOf(*game) + kOther))
            return game;
    return nullptr;
}

/// Game and number of cards or tiles, from "label-castles/53" or "tuck-castles/53/63x88/15.9".
struct Label {
    const GameInfo* game = nullptr;
    int count = 0;
};

Label labelOf(const QString& face, const QString& kind) {
    if (!face.startsWith(kind)) return {};
    return {findGame(face.section(QLatin1Char('/'), 0, 0).mid(kind.size()).toStdString()),
            face.section(QLatin1Char('/'), 1, 1).toInt()};
}

/// Faces that are only printed, never shown on screen, in the face room `box`: `mat-castle-keep`, the mat a
/// castle is built on; `mat-castle-keep/back`, its back; for each game `reference-GAME`, the reference card;
/// `reference-GAME/reference-back`, its back; `reference-GAME/page`, the same as a whole page; and
/// `label-GAME/COUNT`, a label glued to the lid of a box of so many cards or tiles and round its edge.
class BoxFaces : public FaceRoom {
  public:
    QString name() const override { return QStringLiteral("box"); }

    QStringList faces() const override {
        QStringList all;
        for (const GameInfo* game : allGames())
            if (sheetOf(game->id()).hasTiles) all << matOf(*game) << matOf(*game) + kOther;
        for (const GameInfo* game : allGames())
            for (const QString& face :
                 {labelFace(*game, wholeSetup(*game)), referenceFace(*game), referenceBack(*game)})
                all << face.mid(name().size() + 1);
        return all;
    }
    bool knows(const QString& face) const override {
        return matGame(face) != nullptr || labelOf(face, kLabel).game != nullptr ||
               labelOf(face, kReference).game != nullptr ||
               (labelOf(face, kTuck).game != nullptr && tuckBoxOf(face));
    }
    QSizeF sizeMillimetres(const QString& face) const override {
        constexpr double mat = 3 * kTile + 2 * kMatEdge;
        if (const auto box = tuckBoxOf(face)) return box->net;
        if (face.startsWith(kReference)) return kReferenceCard;
        return matGame(face) != nullptr ? QSizeF(mat, mat) : kLabelSize;
    }

    void paint(QPainter& painter, const QRectF& where, const QString& face, Detail) const override {
        paintUncut(painter, where, where, face);
    }

    void paintUncut(QPainter& painter, const QRectF& where, const QRectF& sheet,
                    const QString& face) const override {
        const auto box = tuckBoxOf(face);
        if (!box && !face.endsWith(kPage)) painter.fillRect(sheet, groundInk(cardinks::parchment));
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(where.topLeft());
        const double scale = where.width() / sizeMillimetres(face).width();
        painter.scale(scale, scale);
        if (box)
            paintTuckBox(painter, labelOf(face, kTuck), *box);
        else if (const GameInfo* game = matGame(face); game && face.endsWith(kOther))
            paintMatBack(painter, *game);
        else if (game)
            paintMat(painter, *game);
        else if (face.startsWith(kReference))
            paintReference(painter, face);
        else
            paintLabel(painter, labelOf(face, kLabel));
        painter.restore();
    }

  private:
    void paintReference(QPainter& painter, const QString& face) const {
        const GameInfo& game = *labelOf(face, kReference).game;
        if (face.endsWith(kBack) || face.endsWith(kPage))
            paintReferencePictures(painter, painter_, game);
        else
            paintReferenceCard(painter, painter_, game);
    }

    /// Paints the nine squares.
    void paintMat(QPainter& painter, const GameInfo& game) const {
        const Heap castle = keepCastle();
        for (const HeapSpot& square : castle.spots) {
            const QPointF middle = square.rect.center();
            const bool isMiddle[2] = {middle.x() == 1.5, middle.y() == 1.5};
            const QString slot = isMiddle[0] && isMiddle[1]   ? QStringLiteral("slot-centre")
                                 : isMiddle[0] || isMiddle[1] ? QStringLiteral("slot-side")
                                                              : QStringLiteral("slot-corner");
            painter.save();
            painter.translate(QPointF(kMatEdge, kMatEdge) + middle * kTile);
            painter.rotate(90 * square.turn);
            painter_.paint(painter, {-kTile / 2, -kTile / 2, kTile, kTile},
                           toQString(game.id()) + QLatin1Char('/') + slot);
            painter.restore();
        }
    }

    void paintMatBack(QPainter& painter, const GameInfo& game) const {
        constexpr double side = 3 * kTile + 2 * kMatEdge;
        paintWords(painter, {10, 24, side - 20, 18},
                   {textFor(game.id()).gameName(), TextStyle::Type::name, 14, 5});
        paintRule(painter, {side / 2, 46}, side / 2, QStringLiteral("castle"));
        paintBack(painter, backOf(game), {(side - kTile) / 2, 58, kTile, kTile});
    }

    void paintBack(QPainter& painter, const QString& back, const QRectF& room) const {
        const QSizeF size = painter_.sizeMillimetres(back).scaled(room.size(), Qt::KeepAspectRatio);
        painter_.paint(painter, {room.center() - QPointF(size.width(), size.height()) / 2, size}, back,
                       Detail::whole);
    }

    void paintLabel(QPainter& painter, const Label& label) const {
        const GameInfo& game = *label.game;
        const GameText& text = textFor(game.id());
        const QString back = backOf(game);
        paintBack(painter, back, {5, 5, 43, 60});
        const double left = 52;
        const double width = kLabelSize.width() - left - 4;
        paintWords(painter, {left, 7, width, 24}, {text.gameName(), TextStyle::Type::name, 11, 5});
        paintRule(painter, {left + width / 2, 34}, width, QStringLiteral("castle"));
        paintWords(painter, {left, 39, width, 16}, {text.tagline(), TextStyle::Type::text, 3.6});
        paintWords(painter, {left, 57, width, 8},
                   {playersAndPieces(game, label.count), TextStyle::Type::boldText, 3.4, smallestType,
                    Qt::AlignCenter, cardinks::ink, smallestType});
        painter.setPen(QPen(figureInk(cardinks::parchmentEdge), 0.25, Qt::DashLine));
        painter.drawLine(QPointF(0, kLid), QPointF(kLabelSize.width(), kLid));
        paintBack(painter, back, {2.5, kLid + 2.5, 15, 15});
        paintWords(painter, {21, kLid + 3, 74, 14}, {text.gameName(), TextStyle::Type::name, 10, 5});
    }

    /// Paints the name on a panel, rotated to read upwards on a tall one; upside down if `over`.
    void paintName(QPainter& painter, const QRectF& where, const QString& name, bool over) const {
        const bool high = where.height() > where.width();
        const QSizeF room = high ? where.size().transposed() : where.size();
        painter.save();
        painter.translate(where.center());
        painter.rotate(high ? -90 : over ? 180 : 0);
        paintWords(painter,
                   {-room.width() / 2 + 3, -room.height() / 2 + 1, room.width() - 6, room.height() - 2},
                   {name, TextStyle::Type::name, std::min(10.0, room.height() * 0.5), smallestType});
        painter.restore();
    }

    void paintTuckBox(QPainter& painter, const Label& label, const TuckBox& box) const {
        const GameInfo& game = *label.game;
        const GameText& text = textFor(game.id());
        const QString back = backOf(game);
        // Extends a little beyond the cut line.
        const QColor ground = groundInk(cardinks::parchment);
        painter.setPen(QPen(ground, 2 * kTuckBleed, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(ground);
        painter.drawPolygon(box.outline);

        const QRectF front = box.where(TuckSide::front).adjusted(4, 11, -4, -4);
        const double title = std::min(18.0, front.height() / 4);
        paintWords(painter, {front.left(), front.top(), front.width(), title},
                   {text.gameName(), TextStyle::Type::name, 9, smallestType});
        paintBack(painter, back, front.adjusted(2, title + 2, -2, -2));
        const QRectF behind = box.where(TuckSide::back).adjusted(5, 5, -5, -5);
        const double line = behind.height() / 8;
        paintBack(painter, back, {behind.left(), behind.top(), behind.width(), 3.5 * line});
        // A box for the smallest cards leaves out what does not fit.
        const auto tell = [&](const QRectF& where, const TextStyle& words) {
            if (wordsFit(words, where.size())) paintWords(painter, where, words);
        };
        tell({behind.left(), behind.top() + 4 * line, behind.width(), 2 * line},
             {text.tagline(), TextStyle::Type::text, 3.4, smallestType});
        tell({behind.left(), behind.top() + 6.5 * line, behind.width(), 1.5 * line},
             {playersAndPieces(game, label.count), TextStyle::Type::boldText, 3.2, smallestType,
              Qt::AlignCenter, cardinks::ink, smallestType});
        for (const TuckSide side : {TuckSide::left, TuckSide::right, TuckSide::lid})
            paintName(painter, box.where(side), text.gameName(), side == TuckSide::lid);

        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::black, kHairline));
        painter.drawPolygon(box.outline);
        painter.setPen(QPen(Qt::black, kHairline, Qt::DashLine));
        for (const QLineF& fold : box.folds) painter.drawLine(fold);
    }

    FacePainter painter_;
};

QString countedFace(const QString& kind, const GameInfo& game, const Setup& setup) {
    return QStringLiteral("box/%1%2/%3").arg(kind, toQString(game.id()), QString::number(boxed(game, setup)));
}

} // namespace

QString labelFace(const GameInfo& game, const Setup& setup) { return countedFace(kLabel, game, setup); }

QString referenceFace(const GameInfo& game) {
    return QStringLiteral("box/%1%2").arg(kReference, toQString(game.id()));
}

QString referenceBack(const GameInfo& game) { return referenceFace(game) + kBack; }

QString referencePage(const GameInfo& game) { return referenceFace(game) + kPage; }

QString tuckBoxFace(const GameInfo& game, const Setup& setup) { return countedFace(kTuck, game, setup); }

QString tuckBoxFace(const QString& face, const QSizeF& card, double depth) {
    return QStringLiteral("%1/%2x%3/%4")
        .arg(face.section(QLatin1Char('/'), 0, 2), QString::number(card.width()),
             QString::number(card.height()), QString::number(depth));
}

std::optional<TuckBox> tuckBoxOf(const QString& face) {
    static const QRegularExpression form(QStringLiteral("tuck-[^/]+/\\d+/([\\d.]+)x([\\d.]+)/([\\d.]+)$"));
    const auto match = form.match(face);
    if (!match.hasMatch()) return {};
    return tuckBox({match.captured(1).toDouble(), match.captured(2).toDouble()},
                   match.captured(3).toDouble());
}

std::shared_ptr<const FacePainter> makeSheetPainter() {
    loadFonts();
    auto painter = std::make_shared<FacePainter>();
    painter->add(std::make_unique<BoxFaces>());
    return painter;
}

} // namespace drawbridge
