// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/wholepages.h"

#include "faces/cardframe.h"
#include "print/layout.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>
#include <cmath>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Sheets)
};

constexpr double kCrossReach = 32; // longer than the scales, so that one sees where it goes on
constexpr int kScaleReach = 10;    // mm
constexpr double kScaleAway = 22;  // from the middle, so that the scales leave each other room
constexpr double kArrow = 6;       // broad and high
constexpr double kArrowAway = 12;  // its tip from the edge of the paper
constexpr double kTitle = 7;
constexpr double kText = 4;

/// A scale from -10 to 10 mm with a line for every half, numbers at every fifth millimetre. It reads upwards
/// to downwards if `down`.
void paintScale(QPainter& painter, const QPointF& zero, bool down) {
    const QPointF along = down ? QPointF(0, 1) : QPointF(1, 0);
    const QPointF across = down ? QPointF(1, 0) : QPointF(0, 1);
    painter.setPen(QPen(Qt::black, kHairline, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(zero - along * kScaleReach, zero + along * kScaleReach);
    const auto label = [&](double at, const QString& text) {
        const QPointF middle = zero + along * at + across * 8.5;
        paintWords(painter, {middle.x() - 3, middle.y() - 1.5, 6, 3},
                   {text, Lettering::Type::text, 2.4, smallestType, Qt::AlignCenter, qRgb(0, 0, 0)});
    };
    for (int half = -2 * kScaleReach; half <= 2 * kScaleReach; ++half) {
        const double long_ = half == 0 ? 6 : half % 2 != 0 ? 1.2 : half % 10 == 0 ? 4 : 2;
        const QPointF at = zero + along * (half / 2.0);
        painter.drawLine(at - across * long_, at + across * long_);
        if (half % 10 == 0) label(half / 2, QLocale().toString(half / 2));
    }
    //: The unit of a scale: millimetres
    label(kScaleReach + 5, Words::tr("mm"));
}

/// An arrow head whose tip is `tip`, pointing up, or down if `down`.
QPolygonF arrow(const QPointF& tip, bool down) {
    const double reach = down ? -kArrow : kArrow;
    return QPolygonF({tip, tip + QPointF(kArrow / 2, reach), tip + QPointF(-kArrow / 2, reach), tip});
}

void paintText(QPainter& painter, const QRectF& where, const QString& title, const QString& text) {
    const double height = kTitle * 1.6;
    paintWords(painter, {where.left(), where.top(), where.width(), height},
               {title, Lettering::Type::name, kTitle, smallestType, Qt::AlignCenter, qRgb(0, 0, 0), 4});
    paintWords(
        painter, where.adjusted(0, height, 0, 0),
        {text, Lettering::Type::text, kText, smallestType, Qt::AlignHCenter | Qt::AlignTop, qRgb(0, 0, 0)});
}

} // namespace

void paintCalibration(QPainter& painter, const SheetOptions& options, bool isBack) {
    const QSizeF& paper = options.paper;
    const QPointF middle(paper.width() / 2, paper.height() / 2);
    const QPointF tip(middle.x(), kArrowAway);
    const double side = std::min(15.0, paper.width() / 10);
    const double top = kArrowAway + kArrow + 2;
    const QRectF words(side, top, paper.width() - 2 * side, middle.y() - kCrossReach - side - top);
    const bool isLong = options.flip == SheetFlip::longEdge;
    painter.setPen(QPen(Qt::black, kHairline * 2, Qt::SolidLine, Qt::FlatCap));
    if (!isBack) {
        painter.drawLine(middle - QPointF(kCrossReach, 0), middle + QPointF(kCrossReach, 0));
        painter.drawLine(middle - QPointF(0, kCrossReach), middle + QPointF(0, kCrossReach));
        painter.setBrush(Qt::black);
        painter.drawPolygon(arrow(tip, false));
        const QString print =
            isLong ? Words::tr("Print this sheet on both sides, turned over the long edge, at 100 %.")
                   : Words::tr("Print this sheet on both sides, turned over the short edge, at 100 %.");
        paintText(painter, words,
                  //: The title of a sheet printed on both sides to see by how much the printer misses
                  Words::tr("Do fronts meet backs?"),
                  print + QLatin1Char(' ') +
                      Words::tr("Hold it to the light with the other side towards you: there it goes on."));
        return;
    }
    // Where the arrow of the front shines through if the paper has been turned over the edge that is meant.
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(arrow(throughPaper(tip, paper, options.flip) + options.offset, !isLong));
    const QPointF zero = middle + options.offset;
    paintScale(painter, zero - QPointF(0, kScaleAway), false);
    paintScale(painter, zero - QPointF(kScaleAway, 0), true);
    const QLocale locale;
    const QString edge = isLong ? Words::tr("The arrow shines through within its outline above; if it is at "
                                            "the lower edge, the paper was turned over the short edge: "
                                            "choose that.")
                                : Words::tr("The arrow shines through within its outline below; if it is at "
                                            "the upper edge, the paper was turned over the long edge: "
                                            "choose that.");
    paintText(
        painter, words, Words::tr("Read both scales"),
        edge + QLatin1Char(' ') +
            //: Instructions on the back of the calibration sheet. %1 and %2 are lengths in mm.
            Words::tr("The cross shines through too: its upright line crosses the upper scale, its level "
                      "line the scale on the left. A long stroke is a millimetre, a short one half of it. "
                      "Add the first number to the offset to the right, the second to the offset "
                      "downwards. This sheet was printed with the offset %1 mm to the right and %2 mm "
                      "down; when both scales say 0, it is right.")
                .arg(locale.toString(options.offset.x()), locale.toString(options.offset.y())));
}

} // namespace drawbridge
