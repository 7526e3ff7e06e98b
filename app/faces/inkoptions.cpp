// SPDX-License-Identifier: GPL-3.0-or-later
#include "inkoptions.h"

#include <QRegularExpression>
#include <algorithm>

namespace drawbridge {

namespace {

constexpr QRgb kInk = 0xff2b2622;
constexpr QRgb kMeadow = 0xffb5bf8d;
constexpr QRgb kFaint = 0xff9a948a; // colour of a faint line
constexpr int kNearlyInk = 42;      // gray level up to which a part counts as black
constexpr int kLight = 150;         // gray level from which a figure needs a dark ground
constexpr int kNearlyWhite = 200;
constexpr int kDark = 128;      // with black ink: darker is printed solid
constexpr int kPale = 225;      // and lighter is not printed,
constexpr int kPalest = 212;    // with a lower limit for gold, which often has no outline
constexpr double kTint = 0.06;  // what is left of a colour within an outline
constexpr double kGold = 0.35;  // and of gold
constexpr double kThin = 0.4;   // factor for outlines in pictures
constexpr double kShadow = 0.3; // below this opacity a part only shades the ground

thread_local InkOptions inkNow;

QColor greyOf(QRgb colour) {
    const int grey = qGray(colour);
    return QColor(grey, grey, grey, qAlpha(colour));
}

/// The colour converted to black or grey.
QColor uncoloured(const QColor& colour, Inks inks) {
    if (!isGrey(inks)) return colour;
    const QColor grey = greyOf(colour.rgba());
    if (inks == Inks::grey) return grey;
    const int shade = grey.red() < kDark ? 0 : grey.red() > kPale ? 255 : grey.red();
    return QColor(shade, shade, shade, colour.alpha());
}

QColor fading(QRgb colour, double left) {
    const auto part = [left](int value) { return static_cast<int>(255 - (255 - value) * left); };
    return QColor(part(qRed(colour)), part(qGreen(colour)), part(qBlue(colour)));
}

bool isGold(const QColor& colour) {
    return colour.hsvHue() >= 35 && colour.hsvHue() <= 48 && colour.hsvSaturation() > 140 &&
           colour.value() > 200;
}

QColor lowFill(QRgb colour, Inks inks) {
    const int grey = qGray(colour);
    if (grey <= kNearlyInk) return QColor(colour);
    if (grey >= kNearlyWhite || colour == kMeadow) return Qt::white;
    if (!isGold(QColor(colour))) return fading(colour, kTint);
    const QColor gold = fading(colour, kGold);
    const int shade = std::min(qGray(gold.rgb()), kPalest);
    return isGrey(inks) ? QColor(shade, shade, shade) : gold;
}

/// A light line was on a dark ground, which is white now.
QColor lowLine(QRgb colour) { return qGray(colour) >= kNearlyWhite ? QColor(kFaint) : QColor(colour); }

QColor pressedPaint(QRgb colour, bool isLine, bool isGround, Inks inks) {
    QColor paint(colour);
    if (isLow(inks)) paint = isGround ? QColor(Qt::white) : isLine ? lowLine(colour) : lowFill(colour, inks);
    return uncoloured(paint, inks);
}

} // namespace

InkScope::InkScope(const InkOptions& ink)
    : before_(inkNow) {
    inkNow = ink;
}

InkScope::~InkScope() { inkNow = before_; }

const InkOptions& InkScope::now() { return inkNow; }

QColor groundInk(QRgb colour) {
    return isLow(inkNow.inks) ? QColor(Qt::white) : uncoloured(QColor::fromRgba(colour), inkNow.inks);
}

QColor figureInk(QRgb colour) {
    const bool onDark = isLow(inkNow.inks) && qGray(colour) > kLight;
    return uncoloured(onDark ? QColor(kInk) : QColor::fromRgba(colour), inkNow.inks);
}

double lineBreadth(double breadth) { return isLow(inkNow.inks) ? breadth * kThin : breadth; }

QByteArray inkedSvg(const QByteArray& svg, Inks inks) {
    if (inks == Inks::full) return svg;
    static const QRegularExpression paints(
        QStringLiteral("(fill|stroke)=\"(#(?!ff000)[0-9a-f]{6})\"( data-ground=\"1\")?|"
                       "stroke-width=\"([0-9.]+)\"|opacity=\"([0-9.]+)\""));
    const QString text = QString::fromUtf8(svg);
    QString pressed;
    qsizetype from = 0;
    for (const auto& match : paints.globalMatch(text)) {
        pressed += QStringView(text).mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        if (match.hasCaptured(4)) {
            const double breadth = match.captured(4).toDouble() * (isLow(inks) ? kThin : 1);
            pressed += QStringLiteral("stroke-width=\"%1\"").arg(breadth);
            continue;
        }
        if (match.hasCaptured(5)) {
            const double opacity = match.captured(5).toDouble();
            const bool goes = isLow(inks) && opacity < kShadow;
            pressed += QStringLiteral("opacity=\"%1\"").arg(goes ? 0 : opacity);
            continue;
        }
        const bool isLine = match.capturedView(1) == QLatin1String("stroke");
        const QColor colour =
            pressedPaint(QColor(match.captured(2)).rgb(), isLine, match.hasCaptured(3), inks);
        pressed += QStringLiteral("%1=\"%2\"").arg(match.captured(1), colour.name());
    }
    pressed += QStringView(text).mid(from);
    return pressed.toUtf8();
}

} // namespace drawbridge
