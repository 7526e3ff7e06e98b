// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets.h"

#include "faces/cardframe.h"
#include "faces/facepainter.h"
#include "print/calibration.h"
#include "print/sheetwords.h"
#include "print/wholepages.h"

#include <QLocale>
#include <QPainter>

namespace drawbridge {

namespace {

constexpr double kRuler = 100;
constexpr double kFaceEdge = 15;     // around a face that fills a page
constexpr double kRulerGap = 16;     // after the ruler, for its label
constexpr double kMarginType = 2.47; // 7 points
constexpr double kRoomForWords = 40; // minimum beside the ruler, else there is no ruler

QPen hairline(Qt::PenStyle style = Qt::SolidLine) { return QPen(Qt::black, kHairline, style, Qt::FlatCap); }

/// A ruler of 100 mm with a tick every ten, starting at the left end of `band`.
void paintRuler(QPainter& painter, const QRectF& band) {
    const double y = band.center().y();
    painter.setPen(hairline());
    painter.drawLine(QPointF(band.left(), y), QPointF(band.left() + kRuler, y));
    for (int i = 0; i <= 10; ++i) {
        const double x = band.left() + i * 10;
        const double reach = i % 10 == 0 ? 1.2 : i % 5 == 0 ? 0.8 : 0.5;
        painter.drawLine(QPointF(x, y - reach), QPointF(x, y + reach));
    }
    paintWords(painter, {band.left() + kRuler + 1.5, band.top(), kRulerGap - 3, band.height()},
               //: The length of the ruler on a printed sheet
               {SheetWords::tr("100 mm"), TextStyle::Type::text, kMarginType, smallestType,
                Qt::AlignLeft | Qt::AlignVCenter, qRgb(0, 0, 0)});
}

/// Four arcs where round corners are to be cut.
void paintCorners(QPainter& painter, const QRectF& trim, double radius) {
    const double side = 2 * radius;
    const QSizeF box(side, side);
    painter.setPen(hairline());
    painter.setBrush(Qt::NoBrush);
    const auto arc = [&](const QPointF& corner, int start) {
        painter.drawArc(QRectF(corner, box), start * 16, 90 * 16);
    };
    arc(trim.topLeft(), 90);
    arc(trim.topRight() - QPointF(side, 0), 0);
    arc(trim.bottomLeft() - QPointF(0, side), 180);
    arc(trim.bottomRight() - QPointF(side, side), 270);
}

} // namespace

void SheetPage::paintPlaces(QPainter& painter, const SheetOptions& options) const {
    const InkOptions ink{options.inks};
    for (const Place& place : plan_.places) {
        const SheetPiece& piece = pieces()[static_cast<std::size_t>(place.piece)];
        const QString& face = !place.isBack ? piece.face : piece.back.isEmpty() ? piece.filler : piece.back;
        if (face.isEmpty()) continue;
        painter.save();
        QRectF bleed = place.bleed;
        if (place.turned) {
            const QPointF middle = place.trim.center();
            painter.translate(middle);
            painter.rotate(180);
            painter.translate(-middle);
            bleed = QRectF(2 * middle - bleed.bottomRight(), bleed.size());
        }
        painter_->paintUncut(painter, place.trim, bleed, face, ink);
        painter.restore();
        if (options.corners && !place.isBack) paintCorners(painter, place.trim, place.corner);
    }
}

void SheetPage::paintMargin(QPainter& painter, const SheetOptions& options) const {
    QRectF band = plan_.margin;
    if (band.isEmpty()) return;
    painter.save();
    if (plan_.marginUpright) {
        painter.translate(band.bottomLeft());
        painter.rotate(-90);
        band = QRectF(0, 0, band.height(), band.width());
    }
    if (options.ruler && band.width() >= kRuler + kRulerGap + kRoomForWords) {
        paintRuler(painter, band);
        band.setLeft(band.left() + kRuler + kRulerGap);
    }
    QString what = title_;
    //: On a page with backs of cards: %1 is what they are the backs of, "Cards"
    if (plan_.isBacks && sort_ == Sort::pieces) what = SheetWords::tr("%1 (backs)").arg(title_);
    const QString words = games_.isEmpty()
                              //: In the margin of a sheet that belongs to no game: %1 is what it is, %2 the
                              //: page, %3 of how many
                              ? SheetWords::tr("%1 · Page %2 of %3 · Print at 100 %")
                                    .arg(title_, QLocale().toString(number_), QLocale().toString(of_))
                              //: In the margin of a sheet to cut out: %1 is the game, %2 what is on it, %3
                              //: the page, %4 of how many
                              : SheetWords::tr("%1 · %2 · Page %3 of %4 · Print at 100 %")
                                    .arg(games_, what, QLocale().toString(number_), QLocale().toString(of_));
    paintWords(painter, band,
               {words, TextStyle::Type::text, kMarginType, smallestType, Qt::AlignLeft | Qt::AlignVCenter,
                qRgb(0, 0, 0), smallestType});
    painter.restore();
}

void SheetPage::paint(QPainter& painter, const SheetOptions& options) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(correctionOn(plan_.paper, plan_.isBacks, options.correction), true);
    if (sort_ == Sort::calibration) paintCalibration(painter, options, plan_.isBacks);
    if (sort_ == Sort::text) paintText(painter, text_, textPage_);
    if (sort_ == Sort::face) {
        const QRectF room =
            QRectF(QPointF(), plan_.paper).adjusted(kFaceEdge, kFaceEdge, -kFaceEdge, -kFaceEdge);
        painter_->paintUncut(painter, room, room, face_, InkOptions{options.inks});
    }
    paintPlaces(painter, options);
    painter.setPen(hairline());
    for (const QLineF& mark : plan_.marks) painter.drawLine(mark);
    for (const QRectF& mark : plan_.registration) painter.fillRect(mark, Qt::black);
    painter.setPen(hairline(Qt::DashLine));
    for (const QLineF& fold : plan_.folds) painter.drawLine(fold);
    paintMargin(painter, options);
    painter.restore();
}

} // namespace drawbridge
