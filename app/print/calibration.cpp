// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/calibration.h"

#include "faces/cardframe.h"
#include "print/layout.h"
#include "print/sheetwords.h"

#include <QLocale>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

constexpr double kCrossUp = 30;   // reaches beyond the scales, so that the line can be followed
constexpr double kBeyond = 12;    // the same below the lower scale
constexpr double kTick = 3;       // at the ends of the cross, in both directions
constexpr int kScaleReach = 10;   // mm
constexpr double kScaleAway = 22; // from the centre, so that the scales do not overlap
constexpr double kArrow = 6;      // width and height
constexpr double kArrowAway = 12; // from the tip to the edge of the paper
constexpr double kTitle = 7;
constexpr double kText = 4;

/// A scale from -10 to 10 mm with a tick every half millimetre and a number every fifth millimetre. Runs
/// vertically if `down`.
void paintScale(QPainter& painter, const QPointF& zero, bool down) {
    const QPointF along = down ? QPointF(0, 1) : QPointF(1, 0);
    const QPointF across = down ? QPointF(1, 0) : QPointF(0, 1);
    painter.setPen(QPen(Qt::black, kHairline, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(zero - along * kScaleReach, zero + along * kScaleReach);
    const auto label = [&](double at, const QString& text) {
        const QPointF middle = zero + along * at + across * 8.5;
        paintWords(painter, {middle.x() - 3, middle.y() - 1.5, 6, 3},
                   {text, TextStyle::Type::text, 2.4, smallestType, Qt::AlignCenter, qRgb(0, 0, 0)});
    };
    for (int half = -2 * kScaleReach; half <= 2 * kScaleReach; ++half) {
        const double long_ = half == 0 ? 6 : half % 2 != 0 ? 1.2 : half % 10 == 0 ? 4 : 2;
        const QPointF at = zero + along * (half / 2.0);
        painter.drawLine(at - across * long_, at + across * long_);
        if (half % 10 == 0) label(half / 2, QLocale().toString(half / 2));
    }
    //: The unit of a scale: millimetres
    label(kScaleReach + 5, SheetWords::tr("mm"));
}

/// Rounded down to a multiple of 10 mm, for easy arithmetic.
double tens(double length) { return std::max(20.0, std::floor(length / 10) * 10); }

/// The cross; lengths are measured from end tick to end tick.
void paintCross(QPainter& painter, const QPointF& middle, const CalibrationSheet& sheet) {
    const QPointF across(sheet.level / 2, 0);
    const QPointF up(0, -kCrossUp);
    const QPointF down(0, sheet.upright - kCrossUp);
    painter.drawLine(middle - across, middle + across);
    painter.drawLine(middle + up, middle + down);
    for (const QPointF& end : {-across, across})
        painter.drawLine(middle + end - QPointF(0, kTick), middle + end + QPointF(0, kTick));
    for (const QPointF& end : {up, down})
        painter.drawLine(middle + end - QPointF(kTick, 0), middle + end + QPointF(kTick, 0));
    const auto label = [&](const QRectF& where, double length) {
        paintWords(painter, where,
                   //: How long a line is, in millimetres
                   {SheetWords::tr("%1 mm").arg(QLocale().toString(length)), TextStyle::Type::text, kText,
                    smallestType, Qt::AlignLeft | Qt::AlignVCenter, qRgb(0, 0, 0)});
    };
    label({middle.x() + sheet.level / 4, middle.y() - 8, 30, 6}, sheet.level);
    label({middle.x() + 4, middle.y() + (sheet.lower - kCrossUp) / 2 + kCrossUp / 2, 30, 6}, sheet.upright);
}

/// An arrow head with its tip at `tip`, pointing down if `down`, else up.
QPolygonF arrow(const QPointF& tip, bool down) {
    const double reach = down ? -kArrow : kArrow;
    return QPolygonF({tip, tip + QPointF(kArrow / 2, reach), tip + QPointF(-kArrow / 2, reach), tip});
}

void paintText(QPainter& painter, const QRectF& where, const QString& title, const QString& text) {
    const double height = kTitle * 1.6;
    paintWords(painter, {where.left(), where.top(), where.width(), height},
               {title, TextStyle::Type::name, kTitle, smallestType, Qt::AlignCenter, qRgb(0, 0, 0), 4});
    paintWords(
        painter, where.adjusted(0, height, 0, 0),
        {text, TextStyle::Type::text, kText, smallestType, Qt::AlignHCenter | Qt::AlignTop, qRgb(0, 0, 0)});
}

} // namespace

CalibrationSheet calibrationSheet(const QSizeF& paper) {
    const double below = tens(paper.height() / 2 - kCrossUp);
    return {kScaleAway, below - kBeyond, kScaleAway, 2 * tens(paper.width() / 2 - kScaleAway),
            kCrossUp + below};
}

Correction corrected(const Correction& before, const CalibrationReading& reading, const QSizeF& paper) {
    const CalibrationSheet sheet = calibrationSheet(paper);
    // A rotation by `turn` about the centre moves a point `y` below it to the left by turn * y.
    const double apart = sheet.upper + sheet.lower;
    const double turn = (reading.upper - reading.lower) / apart;
    const QPointF offset((reading.upper * sheet.lower + reading.lower * sheet.upper) / apart,
                         reading.left + turn * sheet.left);
    Correction after = before;
    after.offset = {std::clamp(before.offset.x() + offset.x(), -kMostOffset, kMostOffset),
                    std::clamp(before.offset.y() + offset.y(), -kMostOffset, kMostOffset)};
    after.skew = std::clamp(before.skew + 100 * turn, -kMostSkew, kMostSkew);
    after.scale = {
        std::clamp(before.scale.width() * sheet.level / reading.level, kLeastScale, kMostScale),
        std::clamp(before.scale.height() * sheet.upright / reading.upright, kLeastScale, kMostScale)};
    return after;
}

void paintCalibration(QPainter& painter, const SheetOptions& options, bool isBack) {
    const QSizeF& paper = options.paper;
    const QPointF middle(paper.width() / 2, paper.height() / 2);
    const QPointF tip(middle.x(), kArrowAway);
    const double side = std::min(15.0, paper.width() / 10);
    const double top = kArrowAway + kArrow + 2;
    const QRectF words(side, top, paper.width() - 2 * side, middle.y() - kCrossUp - side - top);
    const CalibrationSheet sheet = calibrationSheet(paper);
    const bool isLong = options.flip == SheetFlip::longEdge;
    const QLocale locale;
    painter.setPen(QPen(Qt::black, kHairline * 2, Qt::SolidLine, Qt::FlatCap));
    if (!isBack) {
        paintCross(painter, middle, sheet);
        painter.setBrush(Qt::black);
        painter.drawPolygon(arrow(tip, false));
        const QString print =
            isLong ? SheetWords::tr("Print this sheet on both sides, turned over the long edge, at 100 %.")
                   : SheetWords::tr("Print this sheet on both sides, turned over the short edge, at 100 %.");
        paintText(painter, words,
                  //: The title of a sheet printed on both sides to see by how much the printer misses
                  SheetWords::tr("Do fronts meet backs?"),
                  print + QLatin1Char(' ') +
                      //: %1 and %2 are lengths in millimetres
                      SheetWords::tr(
                          "Measure both lines from stroke to stroke: %1 mm across, %2 mm down. Then hold "
                          "it to the light with the other side towards you: there it goes on.")
                          .arg(locale.toString(sheet.level), locale.toString(sheet.upright)));
        return;
    }
    // Where the front's arrow shines through if the paper was turned about the right edge.
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(arrow(throughPaper(tip, paper, options.flip) + options.correction.offset, !isLong));
    const QPointF zero = middle + options.correction.offset;
    paintScale(painter, zero - QPointF(0, sheet.upper), false);
    paintScale(painter, zero + QPointF(0, sheet.lower), false);
    paintScale(painter, zero - QPointF(sheet.left, 0), true);
    const QString edge =
        isLong ? SheetWords::tr("The arrow shines through within its outline above; if it is at "
                                "the lower edge, the paper was turned over the short edge: "
                                "choose that.")
               : SheetWords::tr("The arrow shines through within its outline below; if it is at "
                                "the upper edge, the paper was turned over the long edge: "
                                "choose that.");
    const QString how =
        //: Instructions on the back of the calibration sheet. %1 and %2 are lengths in mm, %3 is mm to
        //: 100, %4 and %5 are percentages.
        SheetWords::tr(
            "The cross shines through too: its upright line crosses the upper and the lower scale, "
            "its level line the scale on the left. A long stroke is a millimetre, a short one half "
            "of it. Enter the three numbers, and how long the lines are; when all scales say 0, it "
            "is right. This sheet was printed with backs moved by %1 mm to the right and %2 mm down "
            "and turned by %3 mm to 100, and scaled to %4 % across and %5 % down.")
            .arg(locale.toString(options.correction.offset.x()),
                 locale.toString(options.correction.offset.y()),
                 locale.toString(options.correction.skew, 'g', 3),
                 locale.toString(100 * options.correction.scale.width(), 'g', 5),
                 locale.toString(100 * options.correction.scale.height(), 'g', 5));
    paintText(painter, words, SheetWords::tr("Read three scales"), edge + QLatin1Char(' ') + how);
}

} // namespace drawbridge
