// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardwords.h"

#include "fonts.h"
#include "inkoptions.h"

#include <QFont>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>
#include <algorithm>

namespace drawbridge {

namespace {

/// All text is laid out in this size, in pixels, and scaled when painted, so that trying sizes needs no
/// further fonts.
constexpr int typeSize = 48;

/// Whether a text has wide, dense characters (CJK). Bold they would blot in small type, and they are higher
/// than capitals.
bool hasCharacters(const QString& text) {
    return std::ranges::any_of(text, [](QChar letter) {
        const QChar::Script script = letter.script();
        return script == QChar::Script_Han || script == QChar::Script_Hiragana ||
               script == QChar::Script_Katakana || script == QChar::Script_Hangul;
    });
}

/// Whether a text has accented capitals.
bool hasAccents(const QString& text) {
    return std::ranges::any_of(
        text, [](QChar letter) { return letter.isUpper() && letter.decompositionTag() == QChar::Canonical; });
}

QFont fontOf(const TextStyle& words) {
    const bool serif = words.type == TextStyle::Type::name || words.type == TextStyle::Type::number;
    QFont font(serif ? nameFontFamily() : textFontFamily());
    font.setPixelSize(typeSize);
    if (words.type == TextStyle::Type::boldText && !hasCharacters(words.text)) font.setBold(true);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

constexpr double kHair = 0.01; // tolerance in pixels: a room measured for a text must hold it

/// A text in lines of one size, in pixels of typeSize. Its visible part begins at the top of capitals (with
/// their accents) or figures and ends at the descenders of the last line, or for figures at the baseline.
struct Setting {
    double top = 0;
    double height = 0;
    double breadth = 0;
    int lines = 0; ///< number of lines that fit
    bool fits = true;
};

Setting set(QTextLayout& layout, const QSizeF& room, QTextOption::WrapMode wrap, const TextStyle& words) {
    const QFontMetricsF metrics(layout.font());
    const bool plain = words.type == TextStyle::Type::text || words.type == TextStyle::Type::boldText;
    const double step = metrics.height() * (plain ? 0.94 : 0.76); // the fonts' own line spacing is wide
    const bool figures = words.type == TextStyle::Type::number;
    const double hangs = figures ? 0 : metrics.descent() * 0.75;
    // The top of a 5 may rise above capitals.
    const double rises = figures ? -metrics.tightBoundingRect(QStringLiteral("5")).top()
                         : hasCharacters(words.text) || hasAccents(words.text)
                             ? -metrics.tightBoundingRect(words.text).top()
                             : metrics.capHeight();
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
        // Fallback fonts do not move the baseline.
        one.setPosition({0, line * step + metrics.ascent() - one.ascent()});
        setting.breadth = std::max(setting.breadth, one.naturalTextWidth());
        const double height = line * step + rises + hangs;
        if (line > 0 && height > room.height() + kHair) {
            setting.fits = false;
        } else {
            setting.height = height;
            ++setting.lines;
        }
    }
    layout.endLayout();
    setting.fits =
        setting.fits && setting.height <= room.height() + kHair && setting.breadth <= room.width() + 0.5;
    return setting;
}

/// On small prints type is not scaled below the legible size.
TextStyle pressed(TextStyle words) {
    const double least = smallestType / InkScope::now().scale;
    words.smallest = std::max(words.smallest, least);
    words.largest = std::max(words.largest, least);
    if (words.oneLine > 0) words.oneLine = std::max(words.oneLine, least);
    return words;
}

} // namespace

double leastHeight(const TextStyle& asked, double breadth) {
    const TextStyle words = pressed(asked);
    loadFonts();
    QTextLayout layout(words.text, fontOf(words));
    const double grid = typeSize / words.smallest;
    constexpr double endless = 1000;
    return set(layout, QSizeF(breadth, endless) * grid, QTextOption::WordWrap, words).height / grid;
}

bool wordsFit(const TextStyle& asked, const QSizeF& room) {
    const TextStyle words = pressed(asked);
    loadFonts();
    QTextLayout layout(words.text, fontOf(words));
    return set(layout, room * (typeSize / words.smallest), QTextOption::WordWrap, words).fits;
}

QRectF paintWords(QPainter& painter, const QRectF& where, const TextStyle& asked) {
    if (asked.text.isEmpty()) return {where.center(), QSizeF()};
    const TextStyle words = pressed(asked);
    loadFonts();
    QTextLayout layout(words.text, fontOf(words));
    Setting setting;
    double grid = 0; // pixels of type per millimetre
    const auto attempt = [&](double size, QTextOption::WrapMode wrap) {
        grid = typeSize / size;
        setting = set(layout, where.size() * grid, wrap, words);
        return setting.fits;
    };
    /// The largest size from `smallest` on in which all fits; none if `smallest` does not fit.
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

    // Balances the lines: the narrowest width that needs no more lines.
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

} // namespace drawbridge
