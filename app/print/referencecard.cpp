// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/referencecard.h"

#include "faces/cardframe.h"
#include "faces/cardwords.h"
#include "faces/facepainter.h"
#include "match/gameinfo.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kMargin = 4.5; // of the card
constexpr double kTitle = 10;   // height of the game's name
constexpr double kLargest = 3.9;
constexpr double kStep = 0.1;
constexpr double kHeading = 1.25; // times as large as the words
constexpr double kBetween = 0.45; // lines, in sizes of the words
constexpr double kPicture = 9.5;  // how broad the column of pictures is
constexpr double kHigh = 3;       // how high a picture is at most, in sizes of the words
constexpr double kGap = 1.8;      // between picture and words

constexpr double kBreadth = kReferenceCard.width() - 2 * kMargin;

Lettering heading(const QString& words, double size) {
    return {words, Lettering::Type::name, kHeading * size, kHeading * size, Qt::AlignLeft | Qt::AlignVCenter};
}

Lettering line(const QString& words, double size) {
    return {words, Lettering::Type::text, size, size, Qt::AlignLeft | Qt::AlignVCenter};
}

/// How far the words of a part stand from the edge: beside pictures, if it has any.
double indentOf(const CardPart& part) {
    const bool hasPictures =
        std::ranges::any_of(part.lines, [](const CardLine& each) { return !each.picture.isEmpty(); });
    return hasPictures ? kPicture + kGap : 0;
}

/// How high a line is with its picture.
double heightOf(const CardLine& each, double indent, double size) {
    const double words = leastHeight(line(each.text, size), kBreadth - indent);
    return each.picture.isEmpty() ? words : std::max(words, kHigh * size);
}

double heightOf(const std::vector<CardPart>& parts, double size) {
    double height = 0;
    for (const CardPart& part : parts) {
        height += leastHeight(heading(part.title, size), kBreadth) + 2 * kBetween * size;
        for (const CardLine& each : part.lines)
            height += heightOf(each, indentOf(part), size) + kBetween * size;
    }
    return height;
}

/// The largest type in which all of it has room.
double sizeFor(const std::vector<CardPart>& parts, double room) {
    double size = kLargest;
    while (size > smallestType && heightOf(parts, size) > room) size -= kStep;
    return size;
}

} // namespace

void paintReferenceCard(QPainter& painter, const FacePainter& faces, const GameInfo& game) {
    const RuleBook& book = RuleBook::forGame(toQString(game.id()));
    paintWords(painter, {kMargin, kMargin / 2, kBreadth, kTitle},
               {book.title(), Lettering::Type::name, 7.5, smallestType});
    paintRule(painter, {kReferenceCard.width() / 2, kMargin / 2 + kTitle + 1}, kBreadth,
              QStringLiteral("castle"));
    double top = kMargin / 2 + kTitle + 3;
    const double size = sizeFor(book.card(), kReferenceCard.height() - kMargin - top);
    for (const CardPart& part : book.card()) {
        top += kBetween * size;
        const Lettering title = heading(part.title, size);
        const double high = leastHeight(title, kBreadth);
        paintWords(painter, {kMargin, top, kBreadth, high}, title);
        top += high + kBetween * size;
        const double indent = indentOf(part);
        for (const CardLine& each : part.lines) {
            const double height = heightOf(each, indent, size);
            if (!each.picture.isEmpty()) {
                const QSizeF picture =
                    faces.sizeMillimetres(each.picture).scaled({kPicture, kHigh * size}, Qt::KeepAspectRatio);
                faces.paint(painter,
                            {QPointF(kMargin + (kPicture - picture.width()) / 2,
                                     top + (height - picture.height()) / 2),
                             picture},
                            each.picture, Detail::brief);
            }
            paintWords(painter, {kMargin + indent, top, kBreadth - indent, height}, line(each.text, size));
            top += height + kBetween * size;
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
    return lines.join(QLatin1Char('\n'));
}

} // namespace drawbridge
