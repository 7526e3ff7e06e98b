// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/hall/hallbox.h"

#include "faces/facepainter.h"
#include "faces/fonts.h"
#include "shell/hall/hallroom.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <QUrlQuery>

#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

constexpr int kSmallest = 9;          // pixels
constexpr double kLineHeight = 0.9;   // of two lines
constexpr double kMayBreak = 1 / .62; // a title this much too long for its ribbon goes on two lines
constexpr double kTwoLines = 0.8;     // of the letters of one line
const QColor kInk(0x2b, 0x26, 0x22);
const QColor kShelfWords(0xf8, 0xef, 0xdc);

double number(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name)).toDouble();
}

QString words(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name), QUrl::FullyDecoded);
}

QFont lettersOf(int pixels) {
    QFont font(nameFontFamily());
    font.setPixelSize(std::max(1, pixels));
    return font;
}

double widest(const QStringList& lines, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
    return width;
}

/// In two lines about equally long.
QStringList broken(const QString& title, const QFontMetricsF& metrics) {
    QStringList best{title};
    for (qsizetype space = title.indexOf(QLatin1Char(' ')); space >= 0;
         space = title.indexOf(QLatin1Char(' '), space + 1)) {
        const QStringList lines{title.left(space), title.mid(space + 1)};
        if (widest(lines, metrics) < widest(best, metrics)) best = lines;
    }
    return best;
}

/// As large as they are to be, or as fits.
void paintTitle(QPainter& painter, const QRectF& where, const QString& title, bool twoLines, int letters) {
    for (int pixels = letters;; --pixels) {
        const QFont font = lettersOf(pixels);
        const QFontMetricsF metrics(font);
        const QStringList lines = twoLines ? broken(title, metrics) : QStringList{title};
        const double step = metrics.height() * kLineHeight;
        const double height = metrics.height() + step * double(lines.size() - 1);
        if (pixels > kSmallest && (widest(lines, metrics) > where.width() || height > where.height() + 1))
            continue;
        painter.setFont(font);
        double base = where.center().y() - height / 2 + metrics.ascent();
        for (const QString& line : lines) {
            painter.drawText(QPointF(where.center().x() - metrics.horizontalAdvance(line) / 2, base), line);
            base += step;
        }
        return;
    }
}

} // namespace

void paintTitledBox(QPainter& painter, const QSizeF& size, const QString& gameId, const QUrlQuery& options,
                    const FacePainter& faces) {
    faces.paint(painter, QRectF(QPointF(), size), QStringLiteral("hall/box-") + gameId);
    const QString title = words(options, "title");
    if (title.isEmpty()) return;
    const double dots =
        size.width() / std::max(1.0, number(options, "breadth")); // of the screen in one of the scene
    const double cover = number(options, "cover") * dots;
    const int letters = int(std::lround(number(options, "letters") * dots));
    const double aside = std::round(cover * 0.06);
    const double width = cover - 2 * aside;
    const double room = width - 2 * std::round(letters * 0.45);
    const bool twoLines = QFontMetricsF(lettersOf(letters)).horizontalAdvance(title) > room * kMayBreak &&
                          title.contains(QLatin1Char(' '));
    const double height = std::round(letters * (twoLines ? 2.1 : 1.5));
    // Where there is somebody in the upper half and in the lower one, between them.
    const double y = gameId == QLatin1String("castle-wars")
                         ? std::round((size.height() - height) / 2)
                         : size.height() - height - std::round(11 * number(options, "scale") * dots);
    painter.save();
    painter.translate(aside, y);
    paintTitleRibbon(painter, {width, height});
    painter.setPen(kInk);
    paintTitle(painter, QRectF((width - room) / 2, 0, room, height), title, twoLines,
               twoLines ? int(std::lround(letters * kTwoLines)) : letters);
    painter.restore();
}

void paintFacts(QPainter& painter, const QSizeF& size, const QUrlQuery& options, const FacePainter& faces) {
    const bool fromRight = number(options, "rtl") != 0;
    const double height = size.height();
    const double unit = height / 1.5; // as BoxFacts has it
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
    const auto place = [&](double width) { // what comes next
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

} // namespace drawbridge
