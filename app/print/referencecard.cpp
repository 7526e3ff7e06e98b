// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/referencecard.h"

#include "faces/cardframe.h"
#include "faces/cardwords.h"
#include "faces/facepainter.h"
#include "faces/inkoptions.h"
#include "match/gameinfo.h"
#include "print/tablesketch.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"

#include <QLocale>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <span>

namespace drawbridge {

namespace {

constexpr double kMargin = 4.5; // margin of the card
constexpr double kTitle = 10;   // height of the game's name
constexpr double kLargest = 3.9;
constexpr double kStep = 0.1;
constexpr double kHeading = 1.25; // heading size relative to the text
constexpr double kBetween = 0.45; // gap between lines in text heights, if there is room
constexpr double kLeastAir = 0.2; // smallest fraction of that gap
constexpr double kPicture = 9.5;  // width of the picture column
constexpr double kHigh = 3;       // maximum height of a picture, in text heights
constexpr double kLeastHigh = 2;  // the same where there is little room
constexpr double kGap = 1.8;      // between picture and text

constexpr double kBreadth = kReferenceCard.width() - 2 * kMargin;

bool isFromRight() { return QLocale().textDirection() == Qt::RightToLeft; }

/// Alignment to the side on which lines begin.
Qt::Alignment leading() { return Qt::AlignAbsolute | (isFromRight() ? Qt::AlignRight : Qt::AlignLeft); }

/// Mirrors a rectangle of the card in right-to-left languages.
QRectF asRead(const QRectF& where) {
    return isFromRight() ? QRectF({kReferenceCard.width() - where.right(), where.top()}, where.size())
                         : where;
}

/// Text size, and the fraction of the usual gap between lines.
struct Type {
    double size = kLargest;
    double air = 1;

    double between() const { return kBetween * air * size; }
    double high() const { return (kLeastHigh + (kHigh - kLeastHigh) * air) * size; }
};

TextStyle heading(const QString& words, double size) {
    return {words, TextStyle::Type::name, kHeading * size, kHeading * size, leading() | Qt::AlignVCenter};
}

TextStyle line(const QString& words, double size) {
    return {words, TextStyle::Type::text, size, size, leading() | Qt::AlignVCenter};
}

/// Indent of a part's text: beside its pictures, if it has any.
double indentOf(const CardPart& part) {
    const bool hasPictures =
        std::ranges::any_of(part.lines, [](const CardLine& each) { return !each.picture.isEmpty(); });
    return hasPictures ? kPicture + kGap : 0;
}

/// Height of a line with its picture.
double heightOf(const CardLine& each, double indent, Type type) {
    const double words = leastHeight(line(each.text, type.size), kBreadth - indent);
    return each.picture.isEmpty() ? words : std::max(words, type.high());
}

double heightOf(const std::vector<CardPart>& parts, Type type) {
    double height = 0;
    for (const CardPart& part : parts) {
        height += leastHeight(heading(part.title, type.size), kBreadth) + 2 * type.between();
        for (const CardLine& each : part.lines)
            height += heightOf(each, indentOf(part), type) + type.between();
    }
    return height;
}

/// The largest type with which everything fits; gaps shrink before the text becomes too small to read.
Type typeFor(const std::vector<CardPart>& parts, double room) {
    Type type;
    while (type.size - kStep > smallestType && heightOf(parts, type) > room) type.size -= kStep;
    while (type.air > kLeastAir && heightOf(parts, type) > room) type.air -= kStep;
    return type;
}

void paintTitle(QPainter& painter, const RuleBook& book) {
    paintWords(painter, {kMargin, kMargin / 2, kBreadth, kTitle},
               {book.title(), TextStyle::Type::name, 7.5, smallestType});
    paintRule(painter, {kReferenceCard.width() / 2, kMargin / 2 + kTitle + 1}, kBreadth,
              QStringLiteral("castle"));
}

// ---- pictures -----------------------------------------------------------------------------------------

constexpr double kCaption = 2.5; // largest caption size
constexpr double kFirst = 0.42;  // fraction of the height for the picture of the setup
constexpr double kGutter = 2.5;  // between pictures
constexpr double kRoundel = 4.2;
constexpr double kBelow = 1.0; // between a picture and its caption

/// Paints a picture with its caption below, and the step number; 0: none.
void paintPicture(QPainter& painter, const QRectF& where, const FacePainter& faces, const TableSketch& sketch,
                  int number, double words) {
    const QRectF frame = where.adjusted(0, 0, 0, -words - kBelow);
    painter.setPen(QPen(figureInk(cardinks::parchmentEdge), 0.3));
    painter.setBrush(groundInk(0xfffbf6e9));
    painter.drawRoundedRect(frame, 1.5, 1.5);
    paintSketch(painter, frame.adjusted(1.5, 1.5, -1.5, -1), faces, sketch);
    double left = 0;
    if (number > 0) {
        const QRectF roundel(isFromRight() ? where.right() - kRoundel : where.left(), frame.bottom() + kBelow,
                             kRoundel, kRoundel);
        painter.setPen(Qt::NoPen);
        painter.setBrush(figureInk(cardinks::ink));
        painter.drawEllipse(roundel);
        paintWords(painter, roundel,
                   {QLocale().toString(number), TextStyle::Type::number, 2.8, smallestType, Qt::AlignCenter,
                    groundInk(cardinks::parchment).rgb()});
        left = kRoundel + 1;
    }
    paintWords(
        painter,
        {where.left() + (isFromRight() ? 0 : left), frame.bottom() + kBelow, where.width() - left, words},
        {sketch.caption, TextStyle::Type::text, kCaption, smallestType, leading() | Qt::AlignTop});
}

/// Height of the longest caption.
double wordsOf(std::span<const TableSketch> sketches, double breadth) {
    double most = kRoundel;
    for (const TableSketch& sketch : sketches)
        most =
            std::max(most, leastHeight({sketch.caption, TextStyle::Type::text, kCaption, kCaption}, breadth));
    return most;
}

/// Paints the pictures of a game into a rectangle, the first above the others, each with its number and
/// caption.
void paintPictures(QPainter& painter, const QRectF& where, const FacePainter& faces, const GameInfo& game) {
    const std::vector<TableSketch> sketches = sketchesOf(game);
    if (sketches.empty()) return;
    const std::span<const TableSketch> turn = std::span(sketches).subspan(1);
    const double firstWords = wordsOf(std::span(sketches).first(1), where.width());
    const QRectF first(where.topLeft(), QSizeF(where.width(), kFirst * where.height()));
    paintPicture(painter, first, faces, sketches.front(), 0, firstWords);
    const auto lines = static_cast<double>((turn.size() + 1) / 2);
    const double high = (where.bottom() - first.bottom() - lines * kGutter) / lines;
    const double wide = (where.width() - kGutter) / 2;
    const double words = wordsOf(turn, wide - kRoundel - 1);
    for (std::size_t i = 0; i < turn.size(); ++i)
        paintPicture(painter,
                     {where.left() + static_cast<double>((i % 2 == 1) != isFromRight()) * (wide + kGutter),
                      first.bottom() + kGutter + static_cast<double>(i / 2) * (high + kGutter), wide, high},
                     faces, turn[i], static_cast<int>(i) + 1, words);
}

} // namespace

void paintReferencePictures(QPainter& painter, const FacePainter& faces, const GameInfo& game) {
    paintTitle(painter, RuleBook::forGame(toQString(game.id())));
    const double top = kMargin / 2 + kTitle + 3;
    paintPictures(painter, {kMargin, top, kBreadth, kReferenceCard.height() - kMargin - top}, faces, game);
}

void paintReferenceCard(QPainter& painter, const FacePainter& faces, const GameInfo& game) {
    const RuleBook& book = RuleBook::forGame(toQString(game.id()));
    paintTitle(painter, book);
    double top = kMargin / 2 + kTitle + 3;
    const Type type = typeFor(book.card(), kReferenceCard.height() - kMargin - top);
    for (const CardPart& part : book.card()) {
        top += type.between();
        const TextStyle title = heading(part.title, type.size);
        const double high = leastHeight(title, kBreadth);
        paintWords(painter, {kMargin, top, kBreadth, high}, title);
        top += high + type.between();
        const double indent = indentOf(part);
        for (const CardLine& each : part.lines) {
            const double height = heightOf(each, indent, type);
            if (!each.picture.isEmpty()) {
                const QSizeF picture =
                    faces.sizeMillimetres(each.picture).scaled({kPicture, type.high()}, Qt::KeepAspectRatio);
                faces.paint(painter,
                            asRead({QPointF(kMargin + (kPicture - picture.width()) / 2,
                                            top + (height - picture.height()) / 2),
                                    picture}),
                            each.picture, Detail::brief);
            }
            paintWords(painter, asRead({kMargin + indent, top, kBreadth - indent, height}),
                       line(each.text, type.size));
            top += height + type.between();
        }
    }
}

QString referenceCardText(const GameInfo& game) {
    QStringList lines;
    const RuleBook& book = RuleBook::forGame(toQString(game.id()));
    for (const CardPart& part : book.card()) {
        lines.append(part.title);
        for (const CardLine& each : part.lines) lines.append(each.text);
    }
    for (const TableSketch& sketch : sketchesOf(game)) lines.append(sketch.caption);
    return lines.join(QLatin1Char('\n'));
}

} // namespace drawbridge
