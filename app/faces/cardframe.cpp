// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardframe.h"
#include "facesvg.h"
#include "fonts.h"

#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QTextLayout>
#include <QTextOption>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

/// Below this width in pixels (of a screen of ordinary density) lines of text are a strain.
constexpr double smallPixels = 140;
/// All type is set in this size, in pixels, and scaled as it is painted: trying another size then costs no
/// other font.
constexpr int typeSize = 48;

struct Paints {
    QRgb plain;
    QRgb hatch;
};

Paints paintsOf(Tincture tincture) {
    switch (tincture) {
    case Tincture::azure: return {cardinks::blue, 0xff1d427a};
    case Tincture::gules: return {cardinks::red, 0xffa52f22};
    case Tincture::vert: return {cardinks::green, 0xff315939};
    case Tincture::purpure: return {cardinks::purple, 0xff593369};
    case Tincture::ochre: return {cardinks::gold, 0xffd69d2a};
    case Tincture::sable: return {0xff3b3630, 0xff2b2622};
    case Tincture::rose: return {0xffe39a86, 0xffcc7a66};
    case Tincture::silver: break;
    }
    return {cardinks::silver, 0xffc7ced4};
}

/// A field whose edge above is a line of merlons, or above and below one of teeth.
QPolygonF dividedOutline(const QRectF& field, FieldShape shape) {
    constexpr double deep = 2.8;
    constexpr int parts = 11; // odd, so that both ends are alike
    const double step = field.width() / parts;
    const double high = field.top();
    const double low = field.bottom();
    QPolygonF outline;
    if (shape == FieldShape::embattled) {
        for (int i = 0; i < parts; ++i) {
            const double y = i % 2 == 0 ? high : high + deep;
            outline << QPointF(field.left() + i * step, y) << QPointF(field.left() + (i + 1) * step, y);
        }
        return outline << field.bottomRight() << field.bottomLeft();
    }
    for (int i = 0; i < parts; ++i)
        outline << QPointF(field.left() + i * step, high)
                << QPointF(field.left() + (i + 0.5) * step, high + deep);
    outline << field.topRight();
    for (int i = parts; i > 0; --i)
        outline << QPointF(field.left() + i * step, low)
                << QPointF(field.left() + (i - 0.5) * step, low - deep);
    return outline << field.bottomLeft();
}

QPainterPath fieldPath(const QRectF& field, FieldShape shape) {
    QPainterPath path;
    if (shape == FieldShape::rounded) {
        path.addRoundedRect(field, 1.4, 1.4);
        return path;
    }
    if (shape == FieldShape::embattled || shape == FieldShape::indented) {
        path.addPolygon(dividedOutline(field, shape));
        path.closeSubpath();
        return path;
    }
    const double cut = std::min(field.width(), field.height()) * 0.16;
    path.addPolygon(QPolygonF{{field.left() + cut, field.top()},
                              {field.right() - cut, field.top()},
                              {field.right(), field.top() + cut},
                              {field.right(), field.bottom() - cut},
                              {field.right() - cut, field.bottom()},
                              {field.left() + cut, field.bottom()},
                              {field.left(), field.bottom() - cut},
                              {field.left(), field.top() + cut}});
    path.closeSubpath();
    return path;
}

void hatch(QPainter& painter, const QRectF& field, Tincture tincture, FieldShape shape) {
    constexpr double step = 2.1;
    const QColor ink = figureInk(paintsOf(tincture).hatch);
    // Alone on white a hatching is told in finer lines than on its tincture.
    const double thin = InkScope::now().inks == Inks::low ? 0.6 : 1;
    painter.setBrush(Qt::NoBrush);
    if (tincture == Tincture::ochre) {
        QList<QPointF> dots;
        int row = 0;
        for (double y = field.top() + step / 2; y < field.bottom(); y += step, ++row)
            for (double x = field.left() + (row % 2 ? step : step / 2); x < field.right(); x += step * 1.2)
                dots << QPointF(x, y);
        painter.setPen(QPen(ink, lineBreadth(0.66) * thin, Qt::SolidLine, Qt::RoundCap));
        painter.drawPoints(dots.constData(), int(dots.size()));
        return;
    }
    // Line by line: a path of lines that cross is far slower to fill.
    QList<QLineF> lines;
    const auto upright = [&] {
        for (double x = field.left() + step / 2; x < field.right(); x += step)
            lines << QLineF(x, field.top(), x, field.bottom());
    };
    const auto level = [&] {
        for (double y = field.top() + step / 2; y < field.bottom(); y += step)
            lines << QLineF(field.left(), y, field.right(), y);
    };
    const auto slanted = [&](bool falling, double gap) {
        const double h = field.height();
        for (double x = field.left() - h + gap / 2; x < field.right(); x += gap)
            lines << QLineF(x, falling ? field.top() : field.bottom(), x + h,
                            falling ? field.bottom() : field.top());
    };
    if (shape == FieldShape::cutCorners) {
        slanted(true, 4.4);
        slanted(false, 4.4);
    } else {
        switch (tincture) {
        case Tincture::azure: level(); break;
        case Tincture::gules:
        case Tincture::rose: upright(); break;
        case Tincture::vert: slanted(true, step * 1.4); break;
        case Tincture::purpure: slanted(false, step * 1.4); break;
        case Tincture::sable:
            level();
            upright();
            break;
        default: return;
        }
    }
    painter.setPen(QPen(ink, lineBreadth(0.5) * thin, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
}

/// The parsed part files of all cards.
FaceSvgs& svgs() {
    static FaceSvgs parsed;
    return parsed;
}

QByteArray nameOf(const QColor& ink) { return ink.name().toLatin1(); }

QFont fontOf(Lettering::Type type) {
    const bool serif = type == Lettering::Type::name || type == Lettering::Type::number;
    QFont font(serif ? nameFontFamily() : textFontFamily());
    font.setPixelSize(typeSize);
    if (type == Lettering::Type::boldText) font.setBold(true);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Lines of one size, in pixels of typeSize. What is seen of them begins at the capitals' or figures' top and
/// ends where letters of the last line hang down, or at its foot for figures.
struct Setting {
    double top = 0;
    double height = 0;
    double breadth = 0;
    int lines = 0; ///< so many have room
    bool fits = true;
};

Setting set(QTextLayout& layout, const QSizeF& room, QTextOption::WrapMode wrap, const Lettering& words) {
    const QFontMetricsF metrics(layout.font());
    const bool plain = words.type == Lettering::Type::text || words.type == Lettering::Type::boldText;
    const double step = metrics.height() * (plain ? 0.94 : 0.76); // the fonts' own lines are wide
    const bool figures = words.type == Lettering::Type::number;
    const double hangs = figures ? 0 : metrics.descent() * 0.75;
    // The flag of a 5 flies above capitals.
    const double rises =
        figures ? -metrics.tightBoundingRect(QStringLiteral("5")).top() : metrics.capHeight();
    QTextOption option(words.alignment & Qt::AlignHorizontal_Mask);
    option.setWrapMode(wrap);
    option.setUseDesignMetrics(true);
    layout.setTextOption(option);
    Setting setting;
    setting.top = metrics.ascent() - rises;
    layout.beginLayout();
    int line = 0;
    for (QTextLine one = layout.createLine(); one.isValid(); one = layout.createLine(), ++line) {
        one.setLineWidth(room.width());
        one.setPosition({0, line * step});
        setting.breadth = std::max(setting.breadth, one.naturalTextWidth());
        const double height = line * step + rises + hangs;
        if (line > 0 && height > room.height()) {
            setting.fits = false;
        } else {
            setting.height = height;
            ++setting.lines;
        }
    }
    layout.endLayout();
    setting.fits = setting.fits && setting.height <= room.height() && setting.breadth <= room.width() + 0.5;
    return setting;
}

/// No smaller on paper than the eye takes, however small the card.
Lettering pressed(Lettering words) {
    const double least = smallestType / InkScope::now().scale;
    words.smallest = std::max(words.smallest, least);
    words.largest = std::max(words.largest, least);
    if (words.oneLine > 0) words.oneLine = std::max(words.oneLine, least);
    return words;
}

} // namespace

CardCanvas::CardCanvas(QPainter& painter, const QRectF& where, Detail detail)
    : painter_(painter)
    , small_(false) {
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setRenderHint(QPainter::TextAntialiasing);
    painter_.translate(where.topLeft());
    painter_.scale(where.width() / cardMillimetres.width(), where.height() / cardMillimetres.height());
    const QTransform t = painter_.deviceTransform();
    const double wide = std::hypot(t.m11(), t.m12()) * cardMillimetres.width();
    small_ = detail == Detail::brief ||
             (detail == Detail::bySize && wide < smallPixels * qGuiApp->devicePixelRatio());
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

void paintField(QPainter& painter, const QRectF& field, Tincture tincture, double ground, FieldShape shape) {
    painter.save();
    painter.setClipPath(fieldPath(field, shape), Qt::IntersectClip);
    painter.fillRect(field, groundInk(paintsOf(tincture).plain));
    hatch(painter, field, tincture, shape);
    if (ground > 0) {
        const QRectF strip(field.left(), field.bottom() - ground, field.width(), ground);
        painter.fillRect(strip, groundInk(0xff7f925c));
        painter.fillRect(QRectF(strip.left(), strip.top() + ground * 0.55, strip.width(), ground * 0.45),
                         groundInk(0xff6d804e));
        painter.setPen(QPen(figureInk(cardinks::ink), lineBreadth(0.7)));
        painter.drawLine(strip.topLeft(), strip.topRight());
    }
    painter.restore();
}

void paintFieldEdge(QPainter& painter, const QRectF& field, FieldShape shape) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(figureInk(cardinks::ink), lineBreadth(0.8), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPath(fieldPath(field, shape));
}

double fieldYields() {
    constexpr double smallCard = 0.8;
    return InkScope::now().scale < smallCard ? 5.5 : 0;
}

QRectF chargeSquare(const QRectF& field, double ground, double margin) {
    constexpr double base = 88.0 / 96; // where the part files' charges stand
    const double foot = field.bottom() - ground;
    const double side = std::min(field.width() - margin, (foot - field.top() - margin) / base * 1.04);
    return {field.center().x() - side / 2, foot - side * base, side, side};
}

double shieldHeight(const NumberShield& shield) { return shield.width * 1.14; }

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
    if (!light) { // a light line within the dark one
        painter.setPen(
            QPen(figureInk(shield.ink), lineBreadth(w * 0.035), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPath(outline);
    }
    const double inset = w * (shield.close ? 0.09 : 0.13);
    QRectF digits = shield.close ? room.adjusted(inset, h * 0.05, -inset, -h * 0.09)
                                 : room.adjusted(inset, h * 0.08, -inset, -h * 0.08);
    if (star) digits.adjust(-w * 0.04, 0, -w * 0.22, 0);
    const double least = w * 0.2;
    const Lettering figures{number, Lettering::Type::number, w * (shield.close ? 1.08 : 0.98),
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

double leastHeight(const Lettering& asked, double breadth) {
    const Lettering words = pressed(asked);
    loadFonts();
    QTextLayout layout(words.text, fontOf(words.type));
    const double grid = typeSize / words.smallest;
    constexpr double endless = 1000;
    return set(layout, QSizeF(breadth, endless) * grid, QTextOption::WordWrap, words).height / grid;
}

QRectF paintWords(QPainter& painter, const QRectF& where, const Lettering& asked) {
    if (asked.text.isEmpty()) return {where.center(), QSizeF()};
    const Lettering words = pressed(asked);
    loadFonts();
    QTextLayout layout(words.text, fontOf(words.type));
    Setting setting;
    double grid = 0; // pixels of type to the millimetre
    const auto attempt = [&](double size, QTextOption::WrapMode wrap) {
        grid = typeSize / size;
        setting = set(layout, where.size() * grid, wrap, words);
        return setting.fits;
    };
    /// The largest size from `smallest` up in which all fits; none if that is too large already.
    const auto settle = [&](double smallest, QTextOption::WrapMode wrap) {
        if (attempt(words.largest, wrap)) return true;
        if (!attempt(smallest, wrap)) return false;
        double good = smallest;
        for (double bad = words.largest; bad - good > 0.06;) {
            const double middle = (good + bad) / 2;
            (attempt(middle, wrap) ? good : bad) = middle;
        }
        return attempt(good, wrap);
    };
    const bool done = (words.oneLine > 0 && settle(words.oneLine, QTextOption::NoWrap)) ||
                      settle(words.smallest, QTextOption::WordWrap);
    constexpr auto anywhere = QTextOption::WrapAtWordBoundaryOrAnywhere;
    if (!done && !attempt(words.smallest, anywhere)) {
        const QTextLine last = layout.lineAt(setting.lines - 1);
        for (int kept = last.textStart() + last.textLength(); kept > 0; --kept) {
            layout.setText(words.text.left(kept).trimmed() + QChar(0x2026));
            if (attempt(words.smallest, anywhere)) break;
        }
    }

    // Lines about equally long look better than one last word: as narrow as goes in as many lines.
    double indent = 0;
    if (done && setting.lines > 1 && (words.alignment & Qt::AlignHCenter)) {
        const QSizeF room = where.size() * grid;
        const int lines = setting.lines;
        double narrow = room.width() / 2;
        double broad = room.width();
        const auto fits = [&](double breadth) {
            setting = set(layout, {breadth, room.height()}, QTextOption::WordWrap, words);
            return setting.fits && setting.lines == lines;
        };
        while (broad - narrow > typeSize / 4.0) {
            const double middle = (narrow + broad) / 2;
            (fits(middle) ? broad : narrow) = middle;
        }
        fits(broad);
        indent = (room.width() - broad) / 2;
    }

    const QSizeF room = where.size() * grid;
    double top = 0;
    if (words.alignment & Qt::AlignVCenter) top = std::max(0.0, (room.height() - setting.height) / 2);
    if (words.alignment & Qt::AlignBottom) top = std::max(0.0, room.height() - setting.height);
    painter.save();
    painter.translate(where.topLeft());
    painter.scale(1 / grid, 1 / grid);
    painter.setPen(figureInk(words.ink));
    for (int i = 0; i < setting.lines; ++i) layout.lineAt(i).draw(&painter, {indent, top - setting.top});
    painter.restore();
    const double breadth = setting.breadth / grid;
    double left = where.left();
    if (words.alignment & Qt::AlignHCenter) left = where.center().x() - breadth / 2;
    if (words.alignment & Qt::AlignRight) left = where.right() - breadth;
    return {left, where.top() + top / grid, breadth, setting.height / grid};
}

void paintCardPicture(QPainter& painter, const QRectF& where, const QString& folder, const QString& picture,
                      QRgb ink) {
    const QByteArray paint = nameOf(figureInk(ink));
    svgs().paint(painter, where, QStringLiteral(":/assets/%1/%2.svg").arg(folder, picture),
                 QString::fromLatin1(paint), {{"#ff0001", paint}});
}

void paintSymbol(QPainter& painter, const QRectF& where, const QString& symbol, QRgb form, QRgb cut) {
    const QByteArray forms = nameOf(figureInk(form));
    const QByteArray cuts = nameOf(groundInk(cut));
    svgs().paint(painter, where, QStringLiteral(":/assets/symbols/%1.svg").arg(symbol),
                 QString::fromLatin1(forms + cuts), {{"#ff0001", forms}, {"#ff0002", cuts}});
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
            paintWords(painter, where, {line.index, Lettering::Type::number, side * 1.2});
    };
    // Long lines have more of the card.
    const auto share = [&](const OverviewLine& line) {
        return small ? 1.0 : 45.0 + double(line.words.size());
    };
    double shares = 0;
    for (const OverviewLine& line : lines) shares += share(line);
    const double yields = fieldYields();
    double y = small ? 2 : 18.4 - yields;
    const double each = (small ? 84.0 : 65.6 + yields) / shares;
    if (!small) {
        paintWords(painter, {5, 5 - yields * 0.2, 53, 10 - yields * 0.7},
                   {title, Lettering::Type::name, 6.6, 3});
        painter.setPen(QPen(figureInk(cardinks::parchmentEdge), lineBreadth(0.5)));
        painter.drawLine(QPointF(6, 16 - yields), QPointF(57, 16 - yields));
    }
    for (const OverviewLine& line : lines) {
        const double step = each * share(line);
        y += step / 2;
        if (small) {
            paintSign(line, {31.5, y}, 19);
        } else {
            paintSign(line, {11.5, y}, 11);
            paintWords(
                painter, {18.4, y - step / 2, 41.2, step - 0.6},
                {line.words, Lettering::Type::text, 3.2, smallestType, Qt::AlignLeft | Qt::AlignVCenter});
        }
        y += step / 2;
    }
}

void paintCopies(QPainter& painter, const QPointF& middle, int copies) {
    constexpr int most = 6;
    if (copies > most) {
        paintWords(painter, {middle.x() - 8, middle.y() - 2, 16, 4},
                   {QStringLiteral("\u00d7\u2009%1").arg(copies), Lettering::Type::text, 2.6, smallestType,
                    Qt::AlignCenter, cardinks::fadedInk});
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
