// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardframe.h"

#include "backname.h"
#include "facesvg.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

/// Below this width in pixels (at normal density) lines of text are hard to read.
constexpr double smallPixels = 140;

QByteArray nameOf(const QColor& ink) { return ink.name().toLatin1(); }

} // namespace

CardCanvas::CardCanvas(QPainter& painter, const QRectF& where, Detail detail)
    : painter_(painter)
    , small_(false)
    , pixels_(0) {
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setRenderHint(QPainter::TextAntialiasing);
    painter_.translate(where.topLeft());
    painter_.scale(where.width() / cardMillimetres.width(), where.height() / cardMillimetres.height());
    const QTransform t = painter_.deviceTransform();
    pixels_ = std::hypot(t.m11(), t.m12()) * cardMillimetres.width() / qGuiApp->devicePixelRatio();
    small_ = detail == Detail::brief || (detail == Detail::bySize && pixels_ < smallPixels);
}

CardCanvas::~CardCanvas() { painter_.restore(); }

void paintSheet(QPainter& painter) {
    QPainterPath sheet;
    sheet.addRoundedRect(QRectF({}, cardMillimetres), cardCorner, cardCorner);
    painter.setClipPath(sheet, Qt::IntersectClip);
    painter.fillRect(QRectF({}, cardMillimetres), groundInk(cardinks::parchment));
}

void paintEdge(QPainter& painter) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x2b, 0x26, 0x22, 90), 0.5));
    painter.drawRoundedRect(QRectF({}, cardMillimetres).adjusted(0.25, 0.25, -0.25, -0.25), cardCorner - 0.25,
                            cardCorner - 0.25);
}

void paintNumber(QPainter& painter, const NumberShield& shield, const QString& number, bool star) {
    const double w = shield.width;
    const double h = shieldHeight(shield);
    const double l = shield.centre.x() - w / 2;
    const double t = shield.centre.y() - h / 2;
    QPainterPath outline;
    QRectF room(l, t, w, h);
    switch (shield.outline) {
    case NumberShield::Outline::heater:
        outline.moveTo(l, t);
        outline.lineTo(l + w, t);
        outline.lineTo(l + w, t + h * 0.48);
        outline.cubicTo(l + w, t + h * 0.74, l + w * 0.74, t + h * 0.9, l + w / 2, t + h);
        outline.cubicTo(l + w * 0.26, t + h * 0.9, l, t + h * 0.74, l, t + h * 0.48);
        room.adjust(0, h * 0.02, 0, -h * (shield.close ? 0.18 : 0.14));
        break;
    case NumberShield::Outline::tower: {
        const double m = w / 5;
        const double deep = h * (shield.close ? 0.11 : 0.17);
        outline.moveTo(l, t + h);
        outline.lineTo(l, t);
        for (int i = 0; i < 5; i += 2) {
            outline.lineTo(l + m * (i + 1), t);
            if (i == 4) break;
            outline.lineTo(l + m * (i + 1), t + deep);
            outline.lineTo(l + m * (i + 2), t + deep);
            outline.lineTo(l + m * (i + 2), t);
        }
        outline.lineTo(l + w, t + h);
        room.adjust(0, deep, 0, -h * 0.02);
        break;
    }
    case NumberShield::Outline::gate:
        outline.moveTo(l, t + h);
        outline.lineTo(l, t + w / 2);
        outline.arcTo(QRectF(l, t, w, w), 180, -180);
        outline.lineTo(l + w, t + h);
        room.adjust(0, h * 0.14, 0, -h * 0.02);
        break;
    case NumberShield::Outline::pennon:
        outline.moveTo(l, t);
        outline.lineTo(l + w, t);
        outline.lineTo(l + w, t + h);
        outline.lineTo(l + w / 2, t + h * 0.8);
        outline.lineTo(l, t + h);
        room.adjust(0, h * 0.02, 0, -h * (shield.close ? 0.2 : 0.14));
        break;
    }
    outline.closeSubpath();
    painter.setBrush(groundInk(shield.fill));
    const bool light = shield.ink == cardinks::ink;
    painter.setPen(QPen(figureInk(cardinks::ink), lineBreadth(w * (light ? 0.055 : 0.11)), Qt::SolidLine,
                        Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(outline);
    if (!light) { // a light line inside the dark one
        painter.setPen(
            QPen(figureInk(shield.ink), lineBreadth(w * 0.035), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPath(outline);
    }
    const double inset = w * (shield.close ? 0.09 : 0.13);
    QRectF digits = shield.close ? room.adjusted(inset, h * 0.05, -inset, -h * 0.09)
                                 : room.adjusted(inset, h * 0.08, -inset, -h * 0.08);
    if (star) digits.adjust(-w * 0.04, 0, -w * 0.22, 0);
    const double least = w * 0.2;
    const TextStyle figures{number, TextStyle::Type::number, w * (shield.close ? 1.08 : 0.98),
                            least,  Qt::AlignCenter,         shield.ink,
                            least};
    const double close = shield.close && number.size() > 1 ? 0.72 : 1;
    painter.save();
    painter.translate(digits.center().x(), 0);
    painter.scale(close, 1);
    const QRectF stands = paintWords(
        painter, {-digits.width() / 2 / close, digits.top(), digits.width() / close, digits.height()},
        figures);
    painter.restore();
    if (star) {
        QPainterPath rays;
        const QPointF at(std::min(digits.center().x() + stands.right() * close + w * 0.15, l + w * 0.8),
                         room.top() + room.height() * 0.3);
        for (int k = 0; k < 3; ++k) {
            const double a = k * M_PI / 3 + M_PI / 2;
            const QPointF ray(std::cos(a) * w * 0.12, std::sin(a) * w * 0.12);
            rays.moveTo(at - ray);
            rays.lineTo(at + ray);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(figureInk(shield.ink), w * 0.06, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(rays);
    }
}

void paintCardPicture(QPainter& painter, const QRectF& where, const QString& folder, const QString& picture,
                      QRgb ink) {
    const QByteArray paint = nameOf(figureInk(ink));
    paintSvg(painter, where, QStringLiteral(":/assets/%1/%2.svg").arg(folder, picture),
             QString::fromLatin1(paint), {{"#ff0001", paint}});
}

void paintCardBack(QPainter& painter, const QString& folder, const QString& back, const QString& pattern) {
    paintSvg(painter, QRectF({}, cardMillimetres), QStringLiteral(":/assets/%1/%2.svg").arg(folder, back),
             pattern, shownPattern(pattern));
}

void paintSymbol(QPainter& painter, const QRectF& where, const QString& symbol, QRgb form, QRgb cut) {
    const QByteArray forms = nameOf(figureInk(form));
    const QByteArray cuts = nameOf(groundInk(cut));
    paintSvg(painter, where, QStringLiteral(":/assets/symbols/%1.svg").arg(symbol),
             QString::fromLatin1(forms + cuts), {{"#ff0001", forms}, {"#ff0002", cuts}});
}

namespace {

/// The text style of an effect's short word: never smaller than is legible on the screen.
TextStyle effectLettering(double pixels, const QString& effect) {
    constexpr double share = 0.108; // relative to the card's width
    constexpr double wanted = 12;
    constexpr double least = 11.5;
    const double millimetres = cardMillimetres.width() / pixels;
    return {effect, TextStyle::Type::text, std::max(share * cardMillimetres.width(), wanted * millimetres),
            least * millimetres};
}

constexpr QRectF effectRoom(4, 66.2, 55, 19);

} // namespace

SmallWords smallWords(double pixels, const QString& name, const QString& effect) {
    SmallWords words{name, effect, {2.5, 2.5, 58, 83}};
    words.named = pixels >= namedPixels;
    words.worded = pixels >= wordedPixels && !effect.isEmpty() &&
                   wordsFit(effectLettering(pixels, effect), effectRoom.size());
    if (words.worded)
        words.field.setHeight(49);
    else if (words.named)
        words.field.setHeight(61);
    return words;
}

void paintSmallWords(QPainter& painter, double pixels, const SmallWords& words) {
    if (!words.named) return;
    if (!words.worded) {
        paintWords(painter, {4, 65.6, 55, 20.6},
                   {words.name, TextStyle::Type::name, 11, 5.5, Qt::AlignCenter});
        return;
    }
    paintWords(painter, {4, 52.8, 55, 10.8},
               {words.name, TextStyle::Type::name, 8.3, 5, Qt::AlignCenter, cardinks::ink, 5});
    painter.setPen(QPen(figureInk(cardinks::parchmentEdge), lineBreadth(0.6), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(9, 64.6), QPointF(54, 64.6));
    paintWords(painter, effectRoom, effectLettering(pixels, words.effect));
}

void paintRule(QPainter& painter, const QPointF& middle, double breadth, const QString& symbol) {
    constexpr double gap = 4;
    constexpr double side = 5.4;
    painter.setPen(QPen(figureInk(cardinks::parchmentEdge), lineBreadth(0.5), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(middle - QPointF(breadth / 2, 0), middle - QPointF(gap, 0));
    painter.drawLine(middle + QPointF(gap, 0), middle + QPointF(breadth / 2, 0));
    paintSymbol(painter, {middle.x() - side / 2, middle.y() - side / 2, side, side}, symbol,
                cardinks::fadedInk, cardinks::parchment);
}

void paintOverview(QPainter& painter, bool small, const QString& title, const QList<OverviewLine>& lines) {
    const auto paintSign = [&](const OverviewLine& line, const QPointF& middle, double side) {
        const QRectF where(middle.x() - side / 2, middle.y() - side / 2, side, side);
        if (line.index.isEmpty())
            paintSymbol(painter, where, line.symbol, cardinks::ink, cardinks::parchment);
        else
            paintWords(painter, where, {line.index, TextStyle::Type::number, side * 1.2});
    };
    constexpr double breadth = 41.2;
    constexpr double gap = 0.6;
    const auto lettering = [](const OverviewLine& line) {
        return TextStyle{line.words, TextStyle::Type::text, 3.2, smallestType,
                         Qt::AlignLeft | Qt::AlignVCenter};
    };
    const double yields = fieldYields();
    double y = small ? 2 : 18.4 - yields;
    // Each line gets the height its text needs, and an equal share of the rest.
    const auto need = [&](const OverviewLine& line) {
        return small ? 0 : leastHeight(lettering(line), breadth) + gap;
    };
    double rest = small ? 84.0 : 65.6 + yields;
    for (const OverviewLine& line : lines) rest -= need(line);
    const double each = rest / static_cast<double>(lines.size());
    if (!small) {
        paintWords(painter, {5, 5 - yields * 0.2, 53, 10 - yields * 0.7},
                   {title, TextStyle::Type::name, 6.6, 3});
        painter.setPen(QPen(figureInk(cardinks::parchmentEdge), lineBreadth(0.5)));
        painter.drawLine(QPointF(6, 16 - yields), QPointF(57, 16 - yields));
    }
    // Each sign is where reading begins.
    const bool isFromRight = QLocale().textDirection() == Qt::RightToLeft;
    constexpr double sign = 11.5;
    constexpr double words = 18.4;
    for (const OverviewLine& line : lines) {
        const double step = need(line) + each;
        y += step / 2;
        if (small) {
            paintSign(line, {31.5, y}, 19);
        } else {
            paintSign(line, {isFromRight ? cardMillimetres.width() - sign : sign, y}, 11);
            paintWords(painter,
                       {isFromRight ? cardMillimetres.width() - words - breadth : words, y - step / 2,
                        breadth, step - gap},
                       lettering(line));
        }
        y += step / 2;
    }
}

void paintCopies(QPainter& painter, const QPointF& middle, int copies) {
    constexpr int most = 6;
    if (copies > most) {
        paintWords(painter, {middle.x() - 8, middle.y() - 2, 16, 4},
                   {QStringLiteral("\u00d7\u2009%1").arg(QLocale().toString(copies)), TextStyle::Type::text,
                    2.6, smallestType, Qt::AlignCenter, cardinks::fadedInk});
        return;
    }
    constexpr double step = 2.6;
    QPainterPath lozenges;
    for (int i = 0; i < copies; ++i) {
        const QPointF at = middle + QPointF((i - (copies - 1) / 2.0) * step, 0);
        lozenges.addPolygon(QPolygonF{at + QPointF(-0.8, 0), at + QPointF(0, -1), at + QPointF(0.8, 0),
                                      at + QPointF(0, 1), at + QPointF(-0.8, 0)});
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(figureInk(cardinks::parchmentEdge));
    painter.drawPath(lozenges);
}

} // namespace drawbridge
