// SPDX-License-Identifier: GPL-3.0-or-later
// The search in the rule books: words find what they mean however they are written, and what people ask at
// the table (questions/) is answered first, or among the first three.
#include "text/book/booksearch.h"
#include "askedquestions.h"
#include "text/book/wordstems.h"
#include "text/gametext.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace drawbridge;

namespace {

/// Makes a table of what is looked for in which game and of the clause to be found; what adds a row to it.
auto searches() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("clause");
    return [](const char* name, const char* game, const char* words, const char* clause) {
        QTest::newRow(name) << QString::fromLatin1(game) << QString::fromUtf8(words)
                            << QString::fromLatin1(clause);
    };
}

QStringList anchors(const std::vector<Found>& found, std::size_t most = 3) {
    QStringList list;
    for (std::size_t index = 0; index < std::min(most, found.size()); ++index)
        list.append(found[index].anchor);
    return list;
}

/// What somebody reads first who asks with the book of a game open.
QStringList firstThree(const QString& ask, const QString& game) {
    QStringList list;
    for (const BookAnswers& answers : answersByGame(ask, game, 3, 3)) list.append(anchors(answers.found));
    return list.mid(0, 3);
}

/// How many of some questions are answered as they should be.
struct Tally {
    int asked = 0;
    int first = 0;
    int amongThree = 0;
    int amongAll = 0; ///< when all books are searched, and another game may come first
};

Tally ask(const QString& game, const QString& file, const QString& part) {
    const RuleBook& book = RuleBook::forGame(game);
    Tally tally;
    // The same in a dozen ways in all books tells little more than once.
    const bool isDozen = part.startsWith(QLatin1String("dozen"));
    for (const auto& [ask, answers] : questionsFor(file)[part]) {
        ++tally.asked;
        for (const QString& answer : answers)
            if (!book.find(answer)) qFatal("no such rule: %s", qPrintable(answer));
        const auto answersIn = [&](const QString& each) { return answers.contains(each); };
        const QStringList found = firstThree(ask, game);
        const auto right = std::ranges::find_if(found, answersIn);
        if (right == found.begin() && !found.isEmpty()) ++tally.first;
        if (right != found.end()) ++tally.amongThree;
        if (!isDozen && std::ranges::any_of(anchors(BookSearch::in({}).find(ask, 3)), answersIn))
            ++tally.amongAll;
        // What is kept aside is not looked at.
        if (right != found.begin() || found.isEmpty())
            if (!isKeptAside(part))
                qInfo().noquote() << (right == found.end() ? "missed:" : "later:") << ask << "->"
                                  << found.join(' ') << "not" << answers.join(' ');
    }
    const auto percent = [&](int number) { return number * 100 / std::max(1, tally.asked); };
    const QString all =
        isDozen ? QString() : QStringLiteral(", of all books %1 %").arg(percent(tally.amongAll));
    qInfo("%s %s: first %d %%, among three %d %%%s", qPrintable(file), qPrintable(part), percent(tally.first),
          percent(tally.amongThree), qPrintable(all));
    return tally;
}

/// The reader is German while this is there.
class German {
  public:
    German() { QLocale::setDefault(QLocale(QLocale::German)); }
    ~German() { QLocale::setDefault(QLocale::c()); }
    Q_DISABLE_COPY_MOVE(German)
};

} // namespace

class TestBookSearch : public QObject {
    Q_OBJECT

  private slots:
    void wordsOfAText();
    void stems_data();
    void stems();
    void spellings();
    void finds_data();
    void finds();
    void nothing();
    void excerpts();
    void typedSoFar();
    void allBooks();
    void byGame();
    void inNoTime();
    void everydayQuestions_data();
    void everydayQuestions();
    void germanQuestions_data();
    void germanQuestions();
    void germanWords_data();
    void germanWords();
    void nothingToAnswer();
};

void TestBookSearch::wordsOfAText() {
    const std::vector<TextWord> words = wordsOf(QStringLiteral("The player’s Café: don't 5-9!"));
    QStringList plain;
    for (const TextWord& word : words) plain.append(word.word);
    QCOMPARE(plain, QStringList({"the", "player", "cafe", "don", "5", "9"}));
    QCOMPARE(words[2].at, 13);
    QCOMPARE(words[2].length, 4);
    QVERIFY(wordsOf(QStringLiteral(" …! ")).empty());
}

void TestBookSearch::stems_data() {
    QTest::addColumn<QStringList>("words");
    QTest::newRow("destroy") << QStringList{"destroy", "destroys", "destroyed", "destroying"};
    QTest::newRow("place") << QStringList{"place", "places", "placed", "placing"};
    QTest::newRow("win") << QStringList{"win", "wins", "winning"};
    QTest::newRow("hit") << QStringList{"hit", "hits", "hitting"};
    QTest::newRow("pass") << QStringList{"pass", "passes", "passed", "passing"};
    QTest::newRow("play") << QStringList{"play", "plays", "played", "playing"};
    QTest::newRow("ally") << QStringList{"ally", "allies", "allied"};
    QTest::newRow("defence") << QStringList{"defence", "defences", "defense", "defenses"};
    QTest::newRow("colour") << QStringList{"colour", "color", "colours"};
    QTest::newRow("castle") << QStringList{"castle", "castles"};
    QTest::newRow("king") << QStringList{"king", "kings"};
    QTest::newRow("discard") << QStringList{"discard", "discarded", "discarding"};
}

void TestBookSearch::stems() {
    QFETCH(QStringList, words);
    for (const QString& word : words) QCOMPARE(stemOf(word), stemOf(words.front()));
    QVERIFY(stemOf(QStringLiteral("defender")) != stemOf(QStringLiteral("defence")));
}

void TestBookSearch::spellings() {
    const auto distance = [](const char* one, const char* other, int most = 3) {
        return spellingDistance(QString::fromLatin1(one), QString::fromLatin1(other), most);
    };
    QCOMPARE(distance("jester", "jester"), 0);
    QCOMPARE(distance("jestr", "jester"), 1);
    QCOMPARE(distance("jetser", "jester"), 1); // exchanged with its neighbour
    QCOMPARE(distance("jseterr", "jester"), 2);
    QCOMPARE(distance("", "abc"), 3);
    QCOMPARE(distance("knight", "castle", 2), 3);
}

void TestBookSearch::finds_data() {
    const auto row = searches();
    row("term", "castle-rampage", "discarded or destroyed", "RAMPAGE-DISC-1");
    row("plural and case", "castle-rampage", "PRIESTS", "RAMPAGE-PRIEST-1");
    row("accents", "castle-rampage", "príest", "RAMPAGE-PRIEST-1");
    row("a letter wrong", "castle-rampage", "preist", "RAMPAGE-PRIEST-1");
    row("two letters wrong", "castle-rampage", "quatermasster", "RAMPAGE-QUARTER-1");
    row("two words for one", "castle-rampage", "quarter master", "RAMPAGE-QUARTER-1");
    row("one word for two", "castle-rampage", "handlimit", "RAMPAGE-TURN-7");
    row("synonym", "castle-rampage", "surrender", "RAMPAGE-END-4");
    row("synonym of several words", "castle-rampage", "change my mind", "RAMPAGE-RULING-54");
    row("by its clause", "castle-rampage", "rampage-arson-1", "RAMPAGE-ARSON-1");
    row("whole question", "castle-rampage", "What happens if I play an Archer and the other hand is empty?",
        "RAMPAGE-ARCHER-2");
    row("jester", "castles", "Can I block a Jester?", "CASTLES-JEST-9");
    row("jester, badly", "castles", "can i blok jestr", "CASTLES-JEST-9");
}

void TestBookSearch::finds() {
    QFETCH(QString, game);
    QFETCH(QString, words);
    QFETCH(QString, clause);
    const QStringList first = anchors(BookSearch::in(game).find(words));
    QVERIFY2(first.contains(clause), qPrintable(first.join(QLatin1Char(' '))));
}

void TestBookSearch::nothing() {
    const BookSearch& search = BookSearch::in(QStringLiteral("castle-keep"));
    QVERIFY(search.find(QString()).empty());
    QVERIFY(search.find(QStringLiteral(" ?! ")).empty());
    QVERIFY(search.find(QStringLiteral("xylophone")).empty());
    QVERIFY(BookSearch::in(QStringLiteral("no-such-game")).find(QStringLiteral("castle")).empty());
    QVERIFY(!search.find(QStringLiteral("who is it")).empty()); // little words only
}

void TestBookSearch::excerpts() {
    for (const char* words : {"castle", "draw pile", "can the jester destroy my castle"}) {
        for (const Found& found : BookSearch::in({}).find(QString::fromLatin1(words), 200)) {
            QVERIFY(!found.title.isEmpty() && !found.excerpt.isEmpty());
            QVERIFY(found.excerpt.size() < 300);
            for (const auto& [at, length] : found.hits)
                QVERIFY(at >= 0 && length > 0 && at + length <= found.excerpt.size());
        }
    }
    const auto priests = BookSearch::in(QStringLiteral("castle-rampage")).find(QStringLiteral("priest"));
    const Found& priest = priests.front();
    QCOMPARE(priest.gameId, QStringLiteral("castle-rampage"));
    QVERIFY(!priest.number.isEmpty() && !priest.question.isEmpty());
    std::size_t hits = 0;
    for (const Found& found : priests)
        for (const auto& [at, length] : found.hits) {
            ++hits;
            QVERIFY(found.excerpt.mid(at, length).startsWith(QStringLiteral("priest"), Qt::CaseInsensitive));
        }
    QVERIFY(hits > 0);
}

void TestBookSearch::typedSoFar() {
    const BookSearch& search = BookSearch::in(QStringLiteral("castle-rampage"));
    for (const char* words : {"arso", "quarterm", "destroy a perman"})
        QVERIFY2(!search.find(QString::fromLatin1(words)).empty(), words);
    QVERIFY(anchors(search.find(QStringLiteral("falco")), 4).contains(QStringLiteral("RAMPAGE-FALCON-1")));
    // Behind a blank the word is whole.
    QVERIFY(search.find(QStringLiteral("quarterm ")).size() <
            search.find(QStringLiteral("quarterm")).size() + 1);
}

void TestBookSearch::allBooks() {
    QStringList games;
    for (const Found& found : BookSearch::in({}).find(QStringLiteral("How do I win?"), 500))
        if (!games.contains(found.gameId)) games.append(found.gameId);
    QCOMPARE(games.size(), static_cast<qsizetype>(allGames().size()));
    const Found first = BookSearch::in({}).find(QStringLiteral("Can I block a Jester?")).front();
    QCOMPARE(first.anchor, QStringLiteral("CASTLES-JEST-9"));
    // Which game a question is about, its words tell.
    for (const char* asked : {"Can I block a Jester?", "can i blok a jestr"}) {
        QVERIFY(!BookSearch::in(QStringLiteral("castle-keep")).knows(QString::fromLatin1(asked)));
        QVERIFY(BookSearch::in(QStringLiteral("castles")).knows(QString::fromLatin1(asked)));
        QVERIFY(BookSearch::in({}).knows(QString::fromLatin1(asked)));
    }
    QVERIFY(BookSearch::in(QStringLiteral("castle-keep")).knows(QStringLiteral("can i kill a towr")));
    QVERIFY(!BookSearch::in({}).knows(QStringLiteral("xylophone")));
}

/// The game that is meant answers first, and each under its own name.
void TestBookSearch::byGame() {
    const auto games = [](const char* words, const char* open) {
        QStringList list;
        for (const BookAnswers& answers :
             answersByGame(QString::fromLatin1(words), QString::fromLatin1(open), 40, 5)) {
            const bool isOpen = answers.gameId == QLatin1String(open);
            if (answers.found.empty() || answers.found.size() > (isOpen ? 40 : 5))
                list.append("wrong number");
            for (const Found& found : answers.found)
                if (found.gameId != answers.gameId) list.append("wrong book");
            list.append(answers.gameId);
        }
        return list;
    };
    for (const GameInfo* game : allGames())
        for (const char* asked : {"equal values", "can I attack on my first turn", "who wins"})
            if (BookSearch::in(toQString(game->id())).knows(QString::fromLatin1(asked)))
                QCOMPARE(games(asked, game->id().data()).first(), toQString(game->id()));
    QVERIFY(BookSearch::in(QStringLiteral("castle-wars")).knows(QStringLiteral("equal values")));
    // In no game alone: each that has an answer says it is its own, none twice.
    QStringList all = games("can I attack on my first turn", "");
    QVERIFY(all.size() > 1);
    QCOMPARE(all.removeDuplicates(), 0);
    QCOMPARE(games("can i blok a jestr", "castle-keep").first(), QStringLiteral("castles"));
    QVERIFY(!games("can i blok a jestr", "castle-keep").contains(QStringLiteral("castle-keep")));
    // A word that no book knows does not lead away from the open one, if it knows most of the others.
    QCOMPARE(games("how many castle towers fit a xylophone", "castle-keep").first(),
             QStringLiteral("castle-keep"));
    QVERIFY(games("castle xylophone", "castle-wars").isEmpty());
    QVERIFY(games("xylophone", "castle-wars").isEmpty());
}

/// Between two keys of somebody who types fast.
void TestBookSearch::inNoTime() {
    answersByGame(QStringLiteral("castle"), QStringLiteral("castle-keep"), 40, 5); // reads the books
    QElapsedTimer timer;
    timer.start();
    for (const char* words : {"can i kill a jestr with two canons", "xqzzw attakc defendr", "c"})
        answersByGame(QString::fromLatin1(words), QStringLiteral("castle-keep"), 40, 5);
    QVERIFY2(timer.elapsed() < 900, qPrintable(QString::number(timer.elapsed())));
}

void TestBookSearch::everydayQuestions_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("part");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("amongThree");
    // What each game keeps at the least, in percent; all five together answer more.
    struct Part {
        const char* name;
        int first;
        int amongThree;
    };
    for (const GameInfo* game : allGames())
        for (const Part& part :
             {Part{"before", 92, 100}, Part{"tuned", 98, 100}, Part{"aside", 92, 98},
              Part{"further", 96, 100}, Part{"fresh", 80, 85}, Part{"second", 97, 100}, Part{"dozen", 81, 92},
              Part{"dozen few", 70, 75}, Part{"dozen aside", 70, 85}, Part{"dozen fresh", 68, 87},
              Part{"ledger", 90, 97}, Part{"ledger aside", 70, 87}})
            QTest::addRow("%s %s", game->id().data(), part.name)
                << toQString(game->id()) << QString::fromLatin1(part.name) << part.first << part.amongThree;
}

/// In German, where words bend more and are written in one.
void TestBookSearch::germanQuestions_data() {
    QTest::addColumn<QString>("game");
    for (const GameInfo* game : allGames()) QTest::newRow(game->id().data()) << toQString(game->id());
}

void TestBookSearch::germanQuestions() {
    QFETCH(QString, game);
    const German spoken;
    const QString file = QStringLiteral("de/") + game;
    const Tally tuned = ask(game, file, QStringLiteral("tuned"));
    const Tally aside = ask(game, file, QStringLiteral("aside"));
    const Tally second = ask(game, file, QStringLiteral("second"));
    QCOMPARE(tuned.asked + aside.asked, 20);
    const Tally fresh = ask(game, file, QStringLiteral("fresh"));
    QCOMPARE(second.asked, 10);
    QCOMPARE(fresh.asked, 10);
    const Tally third = ask(game, file, QStringLiteral("third"));
    QCOMPARE(third.asked, 20);
    const Tally stranger = ask(game, file, QStringLiteral("stranger"));
    QCOMPARE(stranger.asked, 20);
    // What each game keeps at the least.
    QVERIFY2(tuned.first + aside.first >= 19, qPrintable(QString::number(tuned.first + aside.first)));
    QVERIFY2(tuned.amongThree + aside.amongThree >= 19,
             qPrintable(QString::number(tuned.amongThree + aside.amongThree)));
    for (const Tally& later : {second, fresh, third, stranger})
        QVERIFY2(10 * later.first >= 8 * later.asked, qPrintable(QString::number(later.first)));
}

/// Forms of a word, words in one, and what keyboards without umlauts write.
void TestBookSearch::germanWords_data() {
    const auto row = searches();
    row("umlaut", "castle-keep", "Türme", "KEEP-BUILD-3");
    row("as two letters", "castle-keep", "Tuerme", "KEEP-BUILD-3");
    row("left out", "castle-keep", "turme", "KEEP-BUILD-3");
    row("sharp s", "castle-keep", "schliessen ring", "KEEP-BUILD-13");
    row("another form", "castle-keep", "zogst", "KEEP-DRAW-1");
    row("known word in one", "castle-keep", "Bergfriedfarbe", "KEEP-BUILD-9");
    row("part of a word", "castle-keep", "Stapel leer", "KEEP-DRAW-4");
    row("with a joint", "castles", "Verteidigungsplätze", "CASTLES-DEF-4");
    row("a letter wrong", "castles", "Hofnar blocken", "CASTLES-JEST-9");
}

void TestBookSearch::germanWords() {
    QFETCH(QString, game);
    QFETCH(QString, words);
    QFETCH(QString, clause);
    const German spoken;
    const QStringList found = firstThree(words, game);
    QVERIFY2(found.contains(clause), qPrintable(found.join(QLatin1Char(' '))));
}

void TestBookSearch::everydayQuestions() {
    QFETCH(QString, game);
    QFETCH(QString, part);
    QFETCH(int, first);
    QFETCH(int, amongThree);
    const Tally tally = ask(game, game, part);
    QVERIFY(tally.asked >= 20);
    const auto keeps = [&](int number, int atLeast) { return number * 100 >= tally.asked * atLeast; };
    QVERIFY2(keeps(tally.first, first), qPrintable(QString::number(tally.first)));
    QVERIFY2(keeps(tally.amongThree, amongThree), qPrintable(QString::number(tally.amongThree)));
    if (!part.startsWith(QLatin1String("dozen")))
        QVERIFY2(keeps(tally.amongAll, std::min(75, amongThree - 15)),
                 qPrintable(QString::number(tally.amongAll)));
}

/// Nonsense, and what is about other things, finds nothing, whichever book is open.
void TestBookSearch::nothingToAnswer() {
    const auto parts = questionsFor(QStringLiteral("nothing"));
    for (const auto& [part, asked] : parts.asKeyValueRange()) {
        int found = 0;
        for (const Question& question : asked)
            for (const GameInfo* game : allGames())
                if (const QStringList first = firstThree(question.ask, toQString(game->id()));
                    !first.isEmpty()) {
                    ++found;
                    if (part != QLatin1String("aside"))
                        qInfo().noquote() << question.ask << "->" << first.join(' ');
                    break;
                }
        qInfo("nothing %s: %d of %d found something", qPrintable(part), found,
              static_cast<int>(asked.size()));
        QCOMPARE(found, 0);
    }
}

QTEST_GUILESS_MAIN(TestBookSearch)
#include "booksearch.moc"
