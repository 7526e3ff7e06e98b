// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheetoptions.h"
#include "print/sheetwords.h"

#include "text/numberread.h"

#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>

namespace drawbridge {

namespace {

constexpr std::array kPapers{
    //: A size of paper
    NamedSize{"a4", QT_TRANSLATE_NOOP("drawbridge::Sheets", "A4"), {210, 297}},
    //: A size of paper
    NamedSize{"letter", QT_TRANSLATE_NOOP("drawbridge::Sheets", "US Letter"), {215.9, 279.4}},
    //: A size of paper
    NamedSize{"a3", QT_TRANSLATE_NOOP("drawbridge::Sheets", "A3"), {297, 420}},
    //: A size of paper
    NamedSize{"legal", QT_TRANSLATE_NOOP("drawbridge::Sheets", "US Legal"), {215.9, 355.6}},
};

constexpr std::array kCards{
    //: A size of cards, in millimetres
    NamedSize{"standard", QT_TRANSLATE_NOOP("drawbridge::Sheets", "Standard, 63 × 88 mm"), {63, 88}},
    //: A size of cards, in millimetres
    NamedSize{"poker", QT_TRANSLATE_NOOP("drawbridge::Sheets", "Poker, 63.5 × 88.9 mm"), {63.5, 88.9}},
    //: A size of cards, in millimetres
    NamedSize{"bridge", QT_TRANSLATE_NOOP("drawbridge::Sheets", "Bridge, 57 × 89 mm"), {57, 89}},
    //: A size of cards, in millimetres
    NamedSize{"mini", QT_TRANSLATE_NOOP("drawbridge::Sheets", "Mini, 44 × 67 mm"), {44, 67}},
};

constexpr std::array kBeginnings{
    //: A way to print
    Beginning{"home", QT_TRANSLATE_NOOP("drawbridge::Sheets", "At home, on both sides"),
              //: What is done with sheets that are printed so
              QT_TRANSLATE_NOOP("drawbridge::Sheets",
                                "Fronts on one side, their backs on the other. Cut them out.")},
    //: A way to print
    Beginning{"fold", QT_TRANSLATE_NOOP("drawbridge::Sheets", "At home, on one side, and fold"),
              //: What is done with sheets that are printed so
              QT_TRANSLATE_NOOP("drawbridge::Sheets",
                                "Fronts beside their backs. Fold the page, glue it, cut the cards out.")},
    //: A way to print
    Beginning{
        "shop", QT_TRANSLATE_NOOP("drawbridge::Sheets", "At a print shop"),
        //: What is done with sheets that are printed so
        QT_TRANSLATE_NOOP("drawbridge::Sheets",
                          "Save a PDF, and send it: a card on each page, its back on the next, with 3 mm "
                          "of bleed.")},
};

// Limits for custom sizes: from what can just be cut out to plotter paper.
constexpr double kSmallest = 20;
constexpr double kLargest = 1200;

bool isWithin(const QSizeF& size) {
    return std::min(size.width(), size.height()) >= kSmallest &&
           std::max(size.width(), size.height()) <= kLargest;
}

/// In the locale's digits.
QString number(double value) { return QLocale().toString(value); }

} // namespace

std::span<const NamedSize> paperSizes() { return kPapers; }

std::span<const NamedSize> cardSizes() { return kCards; }

QString nameOf(const NamedSize& size) { return SheetWords::tr(size.name); }

std::span<const Beginning> beginnings() { return kBeginnings; }

QString nameOf(const Beginning& beginning) { return SheetWords::tr(beginning.name); }

QString aboutOf(const Beginning& beginning) { return SheetWords::tr(beginning.about); }

SheetOptions begun(const Beginning& beginning, SheetOptions options) {
    const bool shop = &beginning == &kBeginnings[2];
    options.layout = shop                            ? SheetLayout::onePerPage
                     : &beginning == &kBeginnings[1] ? SheetLayout::gutterfold
                                                     : SheetLayout::nineUp;
    options.backs = SheetBacks::duplex;
    options.bleed = shop ? 3 : 0;
    options.marks = SheetMarks::crop;
    options.corners = false;
    options.ruler = !shop;
    return options;
}

const Beginning* beginningOf(const SheetOptions& options) {
    for (const Beginning& one : kBeginnings)
        if (begun(one, options) == options) return &one;
    return nullptr;
}

std::optional<QSizeF> sizeFrom(std::span<const NamedSize> known, const QString& text) {
    for (const NamedSize& each : known)
        if (text.compare(QLatin1String(each.id), Qt::CaseInsensitive) == 0) return each.size;
    static const QRegularExpression custom(QStringLiteral("^([^x×]+)[x×]([^x×]+?)\\s*(?:mm)?\\s*$"),
                                           QRegularExpression::CaseInsensitiveOption);
    const auto match = custom.match(text);
    const auto width = numberFrom(match.capturedView(1));
    const auto height = numberFrom(match.capturedView(2));
    if (!width || !height || *width <= 0 || *height <= 0) return {};
    return QSizeF(*width, *height);
}

std::optional<double> lengthFrom(const QString& text) {
    static const QRegularExpression form(
        QStringLiteral("^([^/]+?)\\s*(?:/\\s*(\\d{1,3}))?\\s*(mm|in|\")?\\s*$"));
    const auto match = form.match(text);
    auto length = numberFrom(match.capturedView(1));
    if (!length) return {};
    if (!match.captured(2).isEmpty()) *length /= match.captured(2).toDouble();
    if (!match.captured(3).isEmpty() && match.captured(3) != QLatin1String("mm")) *length *= 25.4;
    return std::isfinite(*length) ? length : std::nullopt;
}

Result<> check(const SheetOptions& options) {
    if (!isWithin(options.paper) || !isWithin(options.card))
        return Problem("size-outside", {number(kSmallest), number(kLargest)});
    if (options.card.width() > options.card.height()) return Problem("card-lies");
    if (options.card.width() < kLeastCard.width() || options.card.height() < kLeastCard.height())
        return Problem("card-too-small", {number(kLeastCard.width()), number(kLeastCard.height())});
    if (!(options.bleed >= 0 && options.bleed <= kMostBleed))
        return Problem("bleed-outside", {number(kMostBleed)});
    if (!(options.thickness >= kLeastThickness && options.thickness <= kMostThickness))
        return Problem("thickness-outside", {number(kLeastThickness), number(kMostThickness)});
    const auto& [offset, skew, scale] = options.correction;
    if (!(std::abs(offset.x()) <= kMostOffset && std::abs(offset.y()) <= kMostOffset))
        return Problem("offset-outside", {number(kMostOffset)});
    if (!(std::abs(skew) <= kMostSkew)) return Problem("skew-outside", {number(kMostSkew)});
    if (!(std::min(scale.width(), scale.height()) >= kLeastScale &&
          std::max(scale.width(), scale.height()) <= kMostScale))
        return Problem("scale-outside", {number(100 * kLeastScale), number(100 * kMostScale)});
    return {};
}

} // namespace drawbridge
