// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/hall/hallbox.h"

#include "faces/facepainter.h"
#include "rooms/hall/pictureoptions.h"
#include "text/gamesheet.h"
#include "widgets/parchment.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QStringList>
#include <QTextBoundaryFinder>
#include <QUrlQuery>

#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

constexpr int kSmallest = 9;          // pixels
constexpr double kLineHeight = 0.9;   // line spacing of two lines
constexpr double kMayBreak = 1 / .62; // a title wraps if it exceeds its ribbon by this factor
constexpr double kTwoLines = 0.8;     // font size relative to a single line
const QColor kInk(0x2b, 0x26, 0x22);
constexpr double kMayShrink = 0.75; // scale at which a thing's name wraps
constexpr double kLow = 5.2;        // units; below that height the name is beside the thing
constexpr double kRoomy = 6.4;      // above it there is room for a second text
constexpr int kMostLines = 3;       // of a name beside its thing
const QColor kShelfWords(0xf8, 0xef, 0xdc);
const QColor kThingWords(0xfd, 0xf6, 0xe6);
const QColor kSecondWords(0xec, 0xd9, 0xc0);
const QColor kGilt(0xec, 0xc0, 0x5a);
const QColor kCarved(0x3a, 0x21, 0x0f); // by day
const QColor kCarvedByNight(0x1f, 0x10, 0x05);

double widest(const QStringList& lines, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
    return width;
}

/// Possible line breaks: after a space, or between Chinese or Japanese characters.
QList<qsizetype> breaksOf(const QString& title) {
    QList<qsizetype> breaks;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, title);
    for (qsizetype at = finder.toNextBoundary(); at > 0 && at < title.size(); at = finder.toNextBoundary())
        breaks << at;
    return breaks;
}

/// Wraps into at most `lines` lines, balanced so that the longest is as short as possible.
QStringList broken(const QString& title, const QFontMetricsF& metrics, int lines) {
    QStringList best{title};
    if (lines < 2) return best;
    for (const qsizetype at : breaksOf(title)) {
        const QStringList these =
            QStringList{title.left(at).trimmed()} + broken(title.mid(at), metrics, lines - 1);
        if (widest(these, metrics) < widest(best, metrics)) best = these;
    }
    return best;
}

/// The height of that many lines.
double heightOf(int lines, const QFontMetricsF& metrics) {
    return metrics.height() * (1 + kLineHeight * (lines - 1));
}

bool fits(const QStringList& lines, const QFontMetricsF& metrics, const QSizeF& room) {
    return widest(lines, metrics) <= room.width() &&
           heightOf(int(lines.size()), metrics) <= room.height() + 1;
}

/// The largest font size, up to `letters`, at which a title fits into that many lines.
int lettersIn(const QSizeF& room, const QString& title, int lines, int letters, const QString& family) {
    while (letters > kSmallest) {
        const QFontMetricsF metrics(lettersOf(letters, family));
        if (fits(broken(title, metrics, lines), metrics, room)) break;
        --letters;
    }
    return letters;
}

/// The fewest lines with which a name has its largest font size.
int linesIn(const QSizeF& room, const QString& name, int letters) {
    for (; letters >= kSmallest; --letters) {
        const QFontMetricsF metrics(lettersOf(letters));
        for (int lines = 1; lines <= kMostLines; ++lines)
            if (fits(broken(name, metrics, lines), metrics, room)) return lines;
    }
    return kMostLines;
}

/// Paints at the given font size, or smaller to fit.
void paintTitle(QPainter& painter, const QRectF& where, const QString& title, int most, int letters,
                Qt::Alignment across = Qt::AlignHCenter, const QString& family = nameFontFamily()) {
    const QFont font = lettersOf(lettersIn(where.size(), title, most, letters, family), family);
    const QFontMetricsF metrics(font);
    const QStringList lines = broken(title, metrics, most);
    painter.setFont(font);
    double base = where.center().y() - heightOf(int(lines.size()), metrics) / 2 + metrics.ascent();
    for (const QString& line : lines) {
        const double spare = where.width() - metrics.horizontalAdvance(line);
        const double before = across & Qt::AlignLeft ? 0 : across & Qt::AlignRight ? spare : spare / 2;
        painter.drawText(QPointF(where.left() + before, base), line);
        base += metrics.height() * kLineHeight;
    }
}

} // namespace

void paintTitledBox(QPainter& painter, const QSizeF& size, const QString& gameId, const QUrlQuery& options,
                    const FacePainter& faces) {
    faces.paint(painter, QRectF(QPointF(), size), QStringLiteral("hall/box-") + gameId);
    const QString title = words(options, "title");
    if (title.isEmpty()) return;
    const double dots =
        size.width() / std::max(1.0, number(options, "breadth")); // device pixels per unit of the scene
    const double cover = number(options, "cover") * dots;
    const int letters = int(std::lround(number(options, "letters") * dots));
    const double aside = std::round(cover * 0.06);
    const double width = cover - 2 * aside;
    const double room = width - 2 * std::round(letters * 0.45);
    const bool twoLines = QFontMetricsF(lettersOf(letters)).horizontalAdvance(title) > room * kMayBreak &&
                          !breaksOf(title).isEmpty();
    const double height = std::round(letters * (twoLines ? 2.1 : 1.5));
    // Between two figures of the cover, in games that have them above and below each other.
    const double y = sheetOf(gameId.toStdString()).box.titleInMiddle
                         ? std::round((size.height() - height) / 2)
                         : size.height() - height - std::round(11 * number(options, "scale") * dots);
    painter.save();
    painter.translate(aside, y);
    paintTitleRibbon(painter, {width, height});
    painter.setPen(kInk);
    paintTitle(painter, QRectF((width - room) / 2, 0, room, height), title, twoLines ? 2 : 1,
               twoLines ? int(std::lround(letters * kTwoLines)) : letters);
    painter.restore();
}

void paintFacts(QPainter& painter, const QSizeF& size, const QUrlQuery& options, const FacePainter& faces) {
    const bool fromRight = number(options, "rtl") != 0;
    const double height = size.height();
    const double unit = height / 1.5; // see BoxFacts
    const double dots = unit / std::max(1.0, number(options, "unit"));
    const double sign = std::round(unit * 0.95);
    const double gap = std::round(unit * 0.3);
    const double apart = std::round(unit * 0.4);
    const QFont font = lettersOf(int(std::lround(number(options, "letters") * dots)));
    const QFontMetricsF metrics(font);
    const QString players = words(options, "players");
    const QString lasts = words(options, "lasts");
    const double whole =
        2 * sign + 3 * gap + apart + metrics.horizontalAdvance(players) + metrics.horizontalAdvance(lasts);
    double x = std::round((size.width() - whole) / 2);
    const auto place = [&](double width) { // advances from left to right (or right to left)
        const double from = fromRight ? size.width() - x - width : x;
        x += width + gap;
        return from;
    };
    const auto paintSign = [&](const char* name) {
        faces.paint(painter, {place(sign), std::round((height - sign) / 2), sign, sign},
                    QStringLiteral("hall/sign-%1-light").arg(QLatin1String(name)));
    };
    painter.setFont(font);
    painter.setPen(kShelfWords);
    const double base = std::round((height - metrics.height()) / 2) + metrics.ascent();
    const auto write = [&](const QString& text) {
        painter.drawText(QPointF(place(metrics.horizontalAdvance(text)), base), text);
    };
    paintSign("pawn");
    write(players);
    x += apart;
    paintSign("hourglass");
    write(lasts);
}

void paintThing(QPainter& painter, const QSizeF& size, const QString& thing, const QUrlQuery& options,
                const FacePainter& faces) {
    const double dots = size.width() / std::max(1.0, number(options, "breadth"));
    const double unit = number(options, "unit") * dots;
    const bool fromRight = number(options, "rtl") != 0;
    const QString label = words(options, "label");
    const QString second = words(options, "second");
    // All names have the same font size, at which the longest one fits.
    const QStringList names = words(options, "names").split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    int letters = int(std::lround(number(options, "letters") * dots));
    const QFontMetricsF metrics(lettersOf(letters));
    const QString face = QStringLiteral("hall/thing-") + thing;
    constexpr double ratio = 124.0 / 96;
    const double width = size.width();
    const double height = size.height();
    if (height < kLow * unit) {
        const double high = std::round(std::min(height * 0.86, width * 0.26));
        const double broad = std::round(high * ratio);
        const double edge = std::round(unit * 0.4);
        const double beside = std::round(broad + 0.8 * unit);
        const double room = width - beside - std::round(unit * 0.2);
        faces.paint(painter,
                    {fromRight ? width - broad - edge : edge, std::round((height - high) / 2), broad, high},
                    face);
        painter.setPen(kThingWords);
        const QSizeF space(room, height);
        const int most = letters;
        for (const QString& one : names)
            letters =
                std::min(letters, lettersIn(space, one, linesIn(space, one, most), most, nameFontFamily()));
        paintTitle(painter, {fromRight ? width - beside - room : beside, 0, room, height}, label,
                   linesIn(space, label, letters), letters, fromRight ? Qt::AlignRight : Qt::AlignLeft);
        return;
    }
    // Long words reduce the font size, rather than overflow or shrink the picture.
    const auto linesOf = [&](const QString& one) {
        const bool breaks = !breaksOf(one).isEmpty() && metrics.horizontalAdvance(one) * kMayShrink > width;
        return breaks ? 2 : 1;
    };
    const double name = heightOf(linesOf(label), metrics);
    for (const QString& one : names)
        letters = std::min(letters, lettersIn({width, heightOf(linesOf(one), metrics)}, one, linesOf(one),
                                              letters, nameFontFamily()));
    const int small = int(std::lround(number(options, "small") * dots));
    const QFontMetricsF smallMetrics(lettersOf(small, textFontFamily()));
    double more = 0;
    const bool secondBreaks = smallMetrics.horizontalAdvance(second) > width && !breaksOf(second).isEmpty();
    if (!second.isEmpty() && height > kRoomy * unit) more = heightOf(secondBreaks ? 2 : 1, smallMetrics);
    const double high = std::round(std::min({height - name - more - 0.3 * unit, width * 0.62, 7 * unit}));
    const double broad = std::round(high * ratio);
    const double top = std::round((height - high - name - more) / 2);
    faces.paint(painter, {std::round((width - broad) / 2), top, broad, high}, face);
    painter.setPen(kThingWords);
    paintTitle(painter, {0, top + high, width, name}, label, linesOf(label), letters);
    if (more <= 0) return;
    painter.setPen(kSecondWords);
    paintTitle(painter, {0, top + high + name, width, more}, second, secondBreaks ? 2 : 1, small,
               Qt::AlignHCenter, textFontFamily());
}

QImage carvedName(int height, bool night) {
    const QString name = QStringLiteral("DRAWBRIDGE");
    QFont font = lettersOf(int(std::lround(height * 0.75)));
    font.setLetterSpacing(QFont::AbsoluteSpacing, std::round(height * 0.13));
    const QFontMetricsF metrics(font);
    QImage image(int(std::ceil(metrics.horizontalAdvance(name))) + 2, height,
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setFont(font);
    const QPointF at(1, std::round((height - metrics.height()) / 2) + metrics.ascent());
    painter.setPen(night ? kCarvedByNight : kCarved);
    for (const QPointF& aside : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)})
        painter.drawText(at + aside, name);
    painter.setPen(kGilt);
    painter.drawText(at, name);
    return image;
}

} // namespace drawbridge
