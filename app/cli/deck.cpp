// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "rampage/deckfile.h"
#include "text/mistaketext.h"
#include "text/rampage/rampagetext.h"

#include <QLocale>
#include <limits>

namespace drawbridge::cli {

namespace {

using rampage::CardKind;
using rampage::Deck;
using rampage::ReadDeck;

struct DeckRead {
    QJsonArray decks;
    std::size_t failed = 0;
    std::vector<Finding> mistakes;
    std::vector<Finding> remarks;
};

QString nameOf(const rampage::Translated& name) {
    return toQString(rampage::textIn(name, QLocale().name().toStdString()));
}

/// "attack 7, gate 4, castle 3": in the terms of the deck file.
QString figuresOf(const CardKind& kind) {
    QString text;
    if (kind.attacks())
        text = QStringLiteral("attack %1%2, ")
                   .arg(QString::number(kind.attack), QLatin1String(kind.star ? "*" : ""));
    return text + QStringLiteral("gate %1, castle %2")
                      .arg(QString::number(kind.value[0]), QString::number(kind.value[1]));
}

void describe(const QString& file, const Deck& deck, bool json, DeckRead& result) {
    const rampage::DeckCounts counts = rampage::countsOf(deck);
    const QString name = nameOf(deck.name);
    if (json) {
        QJsonArray kinds;
        for (std::size_t i = 0; i < deck.kinds.size(); ++i)
            kinds.append(QJsonObject{{"slug", toQString(deck.words[i].slug)},
                                     {"name", nameOf(deck.words[i].name)},
                                     {"count", deck.kinds[i].count}});
        result.decks.append(QJsonObject{{"file", file},
                                        {"name", name},
                                        {"cards", counts.all},
                                        {"purple", counts.purple},
                                        {"permanent", counts.permanent},
                                        {"attacking", counts.attacking},
                                        {"kinds", kinds}});
        return;
    }
    for (std::size_t i = 0; i < deck.kinds.size(); ++i)
        print(QStringLiteral("%1  %2  %3  %4")
                  .arg(QString::number(deck.kinds[i].count).rightJustified(5),
                       toQString(deck.words[i].slug).leftJustified(24),
                       figuresOf(deck.kinds[i]).leftJustified(28), nameOf(deck.words[i].name)));
    //: What is in a deck: %1 the file, %2 how many cards, %3 how many different ones, %4 to %6 how many of
    //: the cards are so.
    print(Words::tr("%1: %2 cards in %3 kinds; %4 purple, %5 permanent, %6 that can attack")
              .arg(onOneLine(name.isEmpty() ? file : QStringLiteral("%1: %2").arg(file, name)),
                   QString::number(counts.all), QString::number(deck.kinds.size()),
                   QString::number(counts.purple), QString::number(counts.permanent),
                   QString::number(counts.attacking)));
}

void checkFile(const QString& file, bool json, DeckRead& result) {
    ReadDeck read;
    try {
        read = rampage::readDeck(readFile(file));
    } catch (const Failure& failure) {
        ++result.failed;
        result.mistakes.push_back({file, 0, {}, failure.text});
        return;
    }
    for (const Mistake& mistake : read.mistakes)
        result.mistakes.push_back({file, mistake.line, {}, mistakeText(mistake)});
    for (const Mistake& remark : read.remarks)
        result.remarks.push_back({file, remark.line, {}, mistakeText(remark)});
    if (read.deck)
        describe(file, *read.deck, json, result);
    else
        ++result.failed;
}

int check(const QStringList& files, bool json) {
    DeckRead result;
    for (const QString& file : files) checkFile(file, json, result);
    if (json) {
        printJson({{"decks", result.decks},
                   {"failed", static_cast<qint64>(result.failed)},
                   {"findings", findingsJson(result.mistakes)},
                   {"remarks", findingsJson(result.remarks)}});
    } else {
        for (const Finding& mistake : result.mistakes) print(lineOf(mistake));
        for (const Finding& remark : result.remarks)
            //: %1 is a file and a line with something worth knowing, which is no mistake.
            print(Words::tr("%1 (no mistake)").arg(lineOf(remark)));
    }
    return result.failed == 0 ? kDone : kFailed;
}

} // namespace

int deck(const QStringList& arguments) {
    //: What is written behind the name of a command; only the words in capitals are to be translated
    const QString usage = Words::tr("check FILE… [--json] | print");
    Arguments options("deck", usage,
                      Words::tr("Checks deck files of Castle Rampage and tells what is in them, or prints "
                                "the house edition as a file to start from."));
    if (!options.parse(arguments, 1, std::numeric_limits<int>::max())) return kDone;
    const QStringList words = options.words();
    if (words.front() == QLatin1String("check") && words.size() > 1)
        return check(words.mid(1), options.json());
    if (words.front() == QLatin1String("print") && words.size() == 1) {
        print(toQString(writeDeck(houseEditionInWords())));
        return kDone;
    }
    throw Failure{kUsage, Words::tr("Usage: drawbridge-cli %1 %2").arg("deck", usage)};
}

} // namespace drawbridge::cli
