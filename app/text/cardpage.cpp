// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/cardpage.h"

#include "text/book/rulebook.h"
#include "text/gametext.h"

#include <QRegularExpression>

#include <algorithm>

namespace drawbridge {

namespace {

/// Matches any of these names, also in the plural: "Knight" finds "Knights" and "knight's".
QRegularExpression anyOf(const QStringList& names) {
    QStringList plain;
    for (const QString& name : names) plain.append(QRegularExpression::escape(name));
    return QRegularExpression(QStringLiteral("\\b(?:%1)(?:e?s)?\\b").arg(plain.join(QLatin1Char('|'))),
                              QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption);
}

/// Names of other cards that contain one of this card's: Blood-Mages are not Mages.
QStringList longerNames(const CardPage& page, const std::vector<CardPage>& pages) {
    QStringList longer;
    for (const CardPage& other : pages)
        for (const QString& name : other.namedAs)
            if (std::ranges::any_of(page.namedAs, [&](const QString& own) {
                    return name.size() > own.size() && name.contains(own, Qt::CaseInsensitive) &&
                           !page.namedAs.contains(name, Qt::CaseInsensitive);
                }))
                longer.append(name);
    return longer;
}

bool isOwn(const CardPage& page, const QString& clause) {
    return std::ranges::any_of(page.own, [&](const QString& own) {
        return own.endsWith(QLatin1Char('-')) ? clause.startsWith(own) : clause == own;
    });
}

QStringList clausesNaming(const CardPage& page, const std::vector<CardPage>& pages, const RuleBook& book) {
    QStringList clauses;
    const QStringList longer = longerNames(page, pages);
    const QRegularExpression others = anyOf(longer);
    const QRegularExpression names = anyOf(page.namedAs);
    for (const RuleSection& section : book.sections())
        for (const Rule& rule : section.rules) {
            QString words = rule.title + QLatin1Char('\n') + rule.text;
            if (!longer.isEmpty()) words.remove(others);
            if (isOwn(page, rule.id) || (!page.namedAs.isEmpty() && names.match(words).hasMatch()))
                clauses.append(rule.id);
        }
    return clauses;
}

/// A card with two faces has a text for each of them.
void addFace(CardPage& page, const CardPage& face) {
    page.meaning += QLatin1Char('\n') + face.meaning;
    page.namedAs += face.namedAs;
    page.own += face.own;
}

} // namespace

std::vector<CardPage> cardPages(const GameInfo& game, const Setup& setup) {
    const GameText& text = textFor(game.id());
    std::vector<CardPage> pages;
    for (const BoxedKind& kind : game.box(setup)) {
        CardPage& page = pages.emplace_back(text.cardPage(setup, kind.prints.front().face));
        page.count = kind.count;
        Face last = kind.prints.front().face;
        for (const Print& print : kind.prints) {
            page.pictures.append(toQString(picturePath(game, setup, print.face, print.look)));
            if (print.face != last) addFace(page, text.cardPage(setup, print.face));
            last = print.face;
        }
    }
    std::ranges::move(text.furtherPages(setup), std::back_inserter(pages));
    const RuleBook& book = RuleBook::forGame(toQString(game.id()));
    for (CardPage& page : pages) page.clauses = clausesNaming(page, pages, book);
    return pages;
}

} // namespace drawbridge
