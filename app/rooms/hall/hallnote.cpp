// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/hall/hallnote.h"

#include "faces/facepainter.h"
#include "faces/fonts.h"
#include "rooms/hall/pictureoptions.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTextLayout>
#include <QUrlQuery>

#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

constexpr double kNoteMayShrink = 0.7;
constexpr double kTitleLine = 0.9; // line spacing relative to the font height, in a title of two lines

QFont fontOf(const QString& family, double pixels, bool bold = false) {
    QFont font = lettersOf(int(std::lround(pixels)), family);
    font.setBold(bold);
    return font;
}

/// Reduces the font size down to `least` if that avoids eliding.
QFont fittingFont(const QString& family, double pixels, double least, const QString& text, double width) {
    const QFont font = fontOf(family, pixels);
    const double advance = QFontMetricsF(font).horizontalAdvance(text);
    if (advance <= width || advance * least > width * pixels) return font;
    return fontOf(family, std::floor(pixels * width / advance));
}

/// Wraps to that width, in at most `most` lines; `isCut`, if given, receives whether text was elided.
QStringList wrapped(const QString& text, const QFont& font, double width, int most, bool* isCut = nullptr) {
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    bool cut = false;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == most;
        const QString rest = text.mid(line.textStart());
        lines << (isLast ? QFontMetricsF(font).elidedText(rest, Qt::ElideRight, width)
                         : rest.left(line.textLength()).trimmed());
        if (!isLast) continue;
        cut = lines.constLast() != rest;
        break;
    }
    layout.endLayout();
    if (isCut) *isCut = cut;
    return lines;
}

double heightOf(const NoteLine& line, bool isTitle) {
    const double each = std::ceil(QFontMetricsF(line.font).height()) * (isTitle ? kTitleLine : 1);
    return line.above + each * double(line.lines.size());
}

} // namespace

std::vector<NoteLine> noteLines(const QSizeF& size, const QUrlQuery& options) {
    const double dots =
        size.width() / std::max(1.0, number(options, "breadth")); // device pixels per unit of the scene
    const auto pixels = [&](const char* name) { return number(options, name) * dots; };
    const bool isMain = number(options, "main") != 0;
    const double unit = pixels("unit");
    const double pad = pixels("pad");
    const double width = size.width() - 2 * pad;
    const double letters = pixels(isMain ? "normal" : "small");
    const QFont plain = fontOf(textFontFamily(), letters);
    const QFont bold = fontOf(textFontFamily(), letters, true);

    std::vector<NoteLine> lines;
    NoteLine title;
    const QString name = words(options, "name");
    const int titleLines = isMain && number(options, "tall") != 0 ? 2 : 1;
    title.font = titleLines == 1
                     ? fittingFont(nameFontFamily(), pixels("title"), letters * kNoteMayShrink, name, width)
                     : fontOf(nameFontFamily(), pixels("title"));
    title.lines = wrapped(name, title.font, width, titleLines);
    title.strong = true;
    lines.push_back(title);

    const double foot = isMain ? pixels("button") + 0.3 * pad + 0.3 * unit : 0;
    const double room = size.height() - 1.6 * pad - heightOf(title, true) - foot;
    const int count = int(std::floor(room / ((isMain ? 1.62 : 1.5) * letters)));
    const int most = isMain && count >= 6 ? 2 : 1;
    const double apart = std::round(0.15 * unit);
    const auto add = [&](const QStringList& broken, const QFont& font, bool strong = false) {
        NoteLine line;
        line.lines = broken;
        line.font = font;
        line.strong = strong;
        line.above = apart;
        lines.push_back(line);
    };

    if (const QString turn = words(options, "turn"); !turn.isEmpty()) {
        const QFont& font = number(options, "yours") != 0 ? bold : plain;
        add(wrapped(turn, font, width, most), font);
    }
    const QString series = words(options, "series");
    const int more = series.isEmpty() ? 0 : 1;
    if (more != 0 && count >= 2) {
        const bool fits = QFontMetricsF(bold).horizontalAdvance(series) <= width * (most - 0.3);
        add(wrapped(fits ? series : words(options, "brief"), bold, width, most), bold, true);
    }
    if (const QString against = words(options, "against"); !against.isEmpty() && count >= 3 + more)
        add(wrapped(against, plain, width, most), plain);
    if (const QString standing = words(options, "standing"); !standing.isEmpty() && count >= 4 + more) {
        bool isCut = false;
        const QStringList broken = wrapped(standing, plain, width, isMain && count >= 5 ? 2 : 1, &isCut);
        if (count >= 5 || !isCut) add(broken, plain); // omitted rather than elided
    }
    if (const QString ago = words(options, "ago"); !ago.isEmpty() && count >= 2 + more) {
        const double beside = width - std::round(1.4 * unit);
        const double small = pixels("small");
        const QFont font = fittingFont(textFontFamily(), small, small * kNoteMayShrink, ago, beside);
        add(wrapped(ago, font, beside, 1), font);
        lines.back().isTime = true;
        if (isMain) lines.back().above += std::round(0.3 * unit);
    }
    return lines;
}

void paintNote(QPainter& painter, const QSizeF& size, const QUrlQuery& options, const FacePainter& faces) {
    const double dots = size.width() / std::max(1.0, number(options, "breadth"));
    const double unit = number(options, "unit") * dots;
    const double pad = number(options, "pad") * dots;
    const bool fromRight = number(options, "rtl") != 0;
    const QColor ink(words(options, "ink"));
    const QColor faint(words(options, "faint"));
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // a name may have another direction
    double y = std::round(0.75 * pad);
    bool isTitle = true;
    for (const NoteLine& line : noteLines(size, options)) {
        y += line.above;
        const QFontMetricsF metrics(line.font);
        const double each = std::ceil(metrics.height()) * (isTitle ? kTitleLine : 1);
        double before = pad;
        if (line.isTime) {
            const double sign = std::round(unit);
            faces.paint(
                painter,
                {fromRight ? size.width() - pad - sign : pad, std::round(y + (each - sign) / 2), sign, sign},
                QStringLiteral("hall/sign-hourglass"));
            before += std::round(1.4 * unit);
        }
        painter.setFont(line.font);
        painter.setPen(line.strong ? ink : faint);
        for (const QString& words : line.lines) {
            const double x = fromRight ? size.width() - before - metrics.horizontalAdvance(words) : before;
            painter.drawText(QPointF(x, std::round(y + metrics.ascent() -
                                                   (isTitle ? metrics.height() * (1 - kTitleLine) : 0))),
                             words);
            y += each;
        }
        isTitle = false;
    }
}

QImage writtenWords(int height, const QUrlQuery& options) {
    const double dots = height / std::max(1.0, number(options, "height"));
    const QString family = words(options, "family");
    const double letters = number(options, "letters") * dots;
    QFont font = fontOf(family, letters);
    QString text = words(options, "text");
    if (const double most = number(options, "most") * dots; most > 0) {
        const double fitting = std::floor(letters * most / QFontMetricsF(font).horizontalAdvance(text));
        font = fontOf(family, std::clamp(fitting, kNoteMayShrink * letters, letters));
        text = QFontMetricsF(font).elidedText(text, Qt::ElideRight, most);
    }
    const QFontMetricsF metrics(font);
    QImage image(std::max(1, int(std::ceil(metrics.horizontalAdvance(text)))), height,
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setFont(font);
    painter.setPen(QColor(words(options, "color")));
    painter.drawText(QPointF(0, std::round((height - metrics.height()) / 2 + metrics.ascent())), text);
    return image;
}

} // namespace drawbridge
