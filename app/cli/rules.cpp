// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "text/book/booksearch.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"

#include <QJsonArray>

namespace drawbridge::cli {

namespace {

// Maximum number of hits printed: of the given game, or of each game if none is given.
constexpr std::size_t kFound = 10;
constexpr std::size_t kFoundInEach = 3;

QJsonObject ruleJson(const Rule& rule) {
    return {{"clause", rule.id},
            {"number", rule.number},
            {"title", rule.title},
            {"text", rule.text},
            {"questions", QJsonArray::fromStringList(rule.questions)},
            {"see", QJsonArray::fromStringList(rule.see)}};
}

QString lineOf(const Rule& rule) {
    return QStringLiteral("%1 %2   %3\n    %4").arg(rule.number, rule.title, rule.id, rule.text);
}

void printBook(const RuleBook& book) {
    print(book.title());
    for (const HowToPart& part : book.howToPlay())
        print(QStringLiteral("\n%1\n    %2").arg(part.title, part.text));
    for (const RuleSection& section : book.sections()) {
        print(QLatin1Char('\n') + section.title);
        for (const Rule& rule : section.rules) print(lineOf(rule));
    }
    if (book.glossary().empty()) return;
    print(QLatin1Char('\n') + Words::tr("Glossary"));
    for (const GlossaryTerm& term : book.glossary())
        print(QStringLiteral("%1\n    %2").arg(term.term, term.text));
}

QJsonObject bookJson(const RuleBook& book) {
    QJsonArray parts;
    for (const HowToPart& part : book.howToPlay())
        parts.append(QJsonObject{{"title", part.title}, {"text", part.text}});
    QJsonArray sections;
    for (const RuleSection& section : book.sections()) {
        QJsonArray rules;
        for (const Rule& rule : section.rules) rules.append(ruleJson(rule));
        sections.append(QJsonObject{{"title", section.title}, {"rules", rules}});
    }
    QJsonArray terms;
    for (const GlossaryTerm& term : book.glossary())
        terms.append(QJsonObject{{"term", term.term}, {"text", term.text}});
    return {{"game", book.gameId()},
            {"title", book.title()},
            {"howToPlay", parts},
            {"sections", sections},
            {"glossary", terms}};
}

/// A clause of one book, or of any if no game is given.
const Rule& ruleNamed(const QStringList& games, QStringView clause) {
    for (const QString& game : games)
        if (const Rule* rule = RuleBook::forGame(game).find(clause.toString().toUpper())) return *rule;
    throw Failure{kFailed, Words::tr("There is no rule “%1”.").arg(clause)};
}

/// Under the name of its game: the same words have other hits in other games.
void printAnswers(const BookAnswers& answers) {
    const RuleBook& book = RuleBook::forGame(answers.gameId);
    print(QStringLiteral("== %1").arg(book.title()));
    for (const Found& found : answers.found) {
        const Rule* rule = book.find(found.anchor);
        print(rule ? lineOf(*rule) : QStringLiteral("%1\n    %2").arg(found.title, found.excerpt));
    }
}

void printFound(const QString& game, const QString& words, bool asJson) {
    std::vector<BookAnswers> all = answersByGame(words, game, kFound, kFoundInEach);
    // If a game is given, other books are searched only if its own has no hit.
    if (!game.isEmpty() && !all.empty() && all.front().gameId == game) all.resize(1);
    QJsonArray list;
    for (const BookAnswers& answers : all) {
        if (!asJson) printAnswers(answers);
        for (const Found& found : answers.found)
            list.append(QJsonObject{{"game", found.gameId},
                                    {"anchor", found.anchor},
                                    {"title", found.title},
                                    {"question", found.question},
                                    {"text", found.excerpt}});
    }
    if (asJson)
        printJson({{"found", list}});
    else if (all.empty())
        print(Words::tr("Nothing found."));
}

} // namespace

int rules(const QStringList& arguments) {
    Arguments options(
        "rules",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("[GAME] [--find WORDS] [--clause ID] [--json]"),
        Words::tr("Prints the rules of a game, one of them, or what answers to some words; without "
                  "a game it looks in all of them."));
    //: Stands for some words in the help of a command
    options.value("find", Words::tr("words"), Words::tr("Search as one would ask."));
    //: Stands for the name of a rule in the help of a command
    options.value("clause", Words::tr("id"), Words::tr("Print this rule only."));
    if (!options.parse(arguments, 0, 1)) return kDone;
    QStringList games;
    QString only;
    if (const QString named = options.words().value(0); !named.isEmpty())
        games << (only = toQString(gameNamed(named).id()));
    else
        for (const GameInfo* game : allGames()) games << toQString(game->id());

    if (options.isSet("clause")) {
        const Rule& rule = ruleNamed(games, options.text("clause"));
        if (options.json())
            printJson(ruleJson(rule));
        else
            print(lineOf(rule));
    } else if (options.isSet("find")) {
        printFound(only, options.text("find"), options.json());
    } else if (only.isEmpty()) {
        QJsonArray list;
        for (const QString& game : games) {
            const QString name = RuleBook::forGame(game).title();
            if (options.json())
                list.append(QJsonObject{{"id", game}, {"title", name}});
            else
                print(QStringLiteral("%1   %2").arg(game, name));
        }
        if (options.json()) printJson({{"games", list}});
    } else if (options.json()) {
        printJson(bookJson(RuleBook::forGame(only)));
    } else {
        printBook(RuleBook::forGame(only));
    }
    return kDone;
}

} // namespace drawbridge::cli
