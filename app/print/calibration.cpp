// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/wholepages.h"

#include "faces/cardframe.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <cmath>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Sheets)
};

constexpr double kHairline = 0.1;
constexpr double kCrossReach = 32; // longer than the scales, so that one sees where it goes on
constexpr int kScaleReach = 10;    // mm
constexpr double kScaleAway = 22;  // from the middle, so that the scales leave each other room
constexpr double kTitle = 7;
constexpr double kText = 4;

/// A scale from -10 to 10 mm with a line for every half, numbers at every fifth millimetre. It reads upwards
/// to downwards if `down`.
void paintScale(QPainter& painter, const QPointF& zero, bool down) {
    const QPointF along = down ? QPointF(0, 1) : QPointF(1, 0);
    const QPointF across = down ? QPointF(1, 0) : QPointF(0, 1);
    painter.setPen(QPen(Qt::black, kHairline, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(zero - along * kScaleReach, zero + along * kScaleReach);
    for (int half = -2 * kScaleReach; half <= 2 * kScaleReach; ++half) {
        const double long_ = half == 0 ? 6 : half % 2 != 0 ? 1.2 : half % 10 == 0 ? 4 : 2;
        const QPointF at = zero + along * (half / 2.0);
        painter.drawLine(at - across * long_, at + across * long_);
        if (half % 10 != 0) continue;
        const QPointF middle = at + across * 8.5;
        paintWords(painter, {middle.x() - 3, middle.y() - 1.5, 6, 3},
                   {QLocale().toString(half / 2), Lettering::Type::text, 2.4, smallestType, Qt::AlignCenter,
                    qRgb(0, 0, 0)});
    }
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
    const QPointF middle(options.paper.width() / 2, options.paper.height() / 2);
    const double side = std::min(15.0, options.paper.width() / 10);
    const QRectF words(side, side, options.paper.width() - 2 * side, middle.y() - kCrossReach - 2 * side);
    if (!isBack) {
        painter.setPen(QPen(Qt::black, kHairline * 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(middle - QPointF(kCrossReach, 0), middle + QPointF(kCrossReach, 0));
        painter.drawLine(middle - QPointF(0, kCrossReach), middle + QPointF(0, kCrossReach));
        paintText(
            painter, words,
            //: The title of a sheet printed on both sides to see by how much the printer misses
            Words::tr("Do fronts meet backs?"),
            Words::tr("Print this sheet on both sides, at 100 %. Hold it to the light with the other side "
                      "towards you: there it goes on."));
        return;
    }
    const QPointF zero = middle + options.offset;
    paintScale(painter, zero - QPointF(0, kScaleAway), false);
    paintScale(painter, zero - QPointF(kScaleAway, 0), true);
    const QLocale locale;
    paintText(
        painter, words, Words::tr("Read both scales"),
        //: Instructions on the back of the calibration sheet. %1 and %2 are lengths in mm.
        Words::tr("Hold the sheet to the light. The cross of the other side shines through: the upright "
                  "line crosses the upper scale, the level line the scale on the left. Add the first number "
                  "to the offset to the right, the second to the offset downwards. This sheet was printed "
                  "with the offset %1 mm to the right and %2 mm down; when both scales say 0, it is right.")
            .arg(locale.toString(options.offset.x()), locale.toString(options.offset.y())));
}

} // namespace drawbridge
