// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/boxfaces.h"

#include "faces/cardframe.h"
#include "faces/fonts.h"
#include "match/gameinfo.h"
#include "print/components.h"
#include "text/gametext.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Sheets)
};

const QString kMat = QStringLiteral("mat-castle-keep");
const QString kLabel = QStringLiteral("label-");

constexpr double kTile = 45;
constexpr double kMatEdge = 1.5; // round the nine squares
constexpr QSizeF kLabelSize{100, 90};
constexpr double kLid = 70; // of its height; below is what goes round the edge

/// "label-castles/53": the game, and how many cards or tiles are in its box.
struct Label {
    const GameInfo* game = nullptr;
    int count = 0;
};

Label labelOf(const QString& face) {
    if (!face.startsWith(kLabel)) return {};
    return {findGame(face.section(QLatin1Char('/'), 0, 0).mid(kLabel.size()).toStdString()),
            face.section(QLatin1Char('/'), 1).toInt()};
}

class BoxFaces : public FaceRoom {
  public:
    QString name() const override { return QStringLiteral("box"); }

    QStringList faces() const override {
        QStringList all{kMat};
        for (const GameInfo* game : allGames())
            all << labelFace(*game, wholeSetup(*game)).mid(name().size() + 1);
        return all;
    }
    bool knows(const QString& face) const override { return face == kMat || labelOf(face).game != nullptr; }
    QSizeF sizeMillimetres(const QString& face) const override {
        constexpr double mat = 3 * kTile + 2 * kMatEdge;
        return face == kMat ? QSizeF(mat, mat) : kLabelSize;
    }
    double cornerMillimetres(const QString&) const override { return 0; }

    void paint(QPainter& painter, const QRectF& where, const QString& face, Detail) const override {
        paintUncut(painter, where, where, face);
    }

    void paintUncut(QPainter& painter, const QRectF& where, const QRectF& sheet,
                    const QString& face) const override {
        painter.fillRect(sheet, groundInk(cardinks::parchment));
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(where.topLeft());
        const double scale = where.width() / sizeMillimetres(face).width();
        painter.scale(scale, scale);
        if (face == kMat)
            paintMat(painter);
        else
            paintLabel(painter, labelOf(face));
        painter.restore();
    }

  private:
    /// The nine squares; their drawings are made for the north-western corner and the northern side.
    void paintMat(QPainter& painter) const {
        constexpr int turns[3][3] = {{0, 0, 1}, {3, 0, 1}, {3, 2, 2}};
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column) {
                const bool corner = row != 1 && column != 1;
                const QString slot = corner                    ? QStringLiteral("slot-corner")
                                     : row == 1 && column == 1 ? QStringLiteral("slot-centre")
                                                               : QStringLiteral("slot-side");
                painter.save();
                painter.translate(kMatEdge + (column + 0.5) * kTile, kMatEdge + (row + 0.5) * kTile);
                painter.rotate(90 * turns[row][column]);
                painter_.paint(painter, {-kTile / 2, -kTile / 2, kTile, kTile},
                               QStringLiteral("castle-keep/") + slot);
                painter.restore();
            }
    }

    void paintBack(QPainter& painter, const QString& back, const QRectF& room) const {
        const QSizeF size = painter_.sizeMillimetres(back).scaled(room.size(), Qt::KeepAspectRatio);
        painter_.paint(painter, {room.center() - QPointF(size.width(), size.height()) / 2, size}, back,
                       Detail::whole);
    }

    void paintLabel(QPainter& painter, const Label& label) const {
        const GameInfo& game = *label.game;
        const GameText& text = textFor(game.id());
        const QString back = backOf(game, wholeSetup(game));
        paintBack(painter, back, {5, 5, 43, 60});
        const double left = 52;
        const double width = kLabelSize.width() - left - 4;
        paintWords(painter, {left, 7, width, 24}, {text.gameName(), Lettering::Type::name, 11, 5});
        paintRule(painter, {left + width / 2, 34}, width, QStringLiteral("castle"));
        paintWords(painter, {left, 39, width, 16}, {text.tagline(), Lettering::Type::text, 3.6});
        paintWords(painter, {left, 57, width, 8},
                   {playersAndPieces(game, label.count), Lettering::Type::boldText, 3.4, smallestType,
                    Qt::AlignCenter, cardinks::ink, smallestType});
        painter.setPen(QPen(figureInk(cardinks::parchmentEdge), 0.25, Qt::DashLine));
        painter.drawLine(QPointF(0, kLid), QPointF(kLabelSize.width(), kLid));
        paintBack(painter, back, {2.5, kLid + 2.5, 15, 15});
        paintWords(painter, {21, kLid + 3, 74, 14}, {text.gameName(), Lettering::Type::name, 10, 5});
    }

    FacePainter painter_;
};

} // namespace

QString labelFace(const GameInfo& game, const Setup& setup) {
    return QStringLiteral("box/%1%2/%3")
        .arg(kLabel, toQString(game.id()), QString::number(boxed(game, setup)));
}

std::unique_ptr<FaceRoom> makeBoxFaces() { return std::make_unique<BoxFaces>(); }

std::shared_ptr<const FacePainter> makeSheetPainter() {
    loadFonts();
    auto painter = std::make_shared<FacePainter>();
    painter->add(makeBoxFaces());
    return painter;
}

} // namespace drawbridge
