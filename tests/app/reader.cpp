// SPDX-License-Identifier: GPL-3.0-or-later
// The rule book on the screen and on paper: chapters and their links, search, the ways back, bookmarks,
// diagrams, and pages that part nothing.
#include "cutwords.h"
#include "print/boxfaces.h"
#include "print/referencecard.h"
#include "print/tablesketch.h"
#include "pseudolanguages.h"
#include "reference/bookprint.h"
#include "reference/bookview.h"
#include "reference/diagramsource.h"
#include "reference/referencewindow.h"
#include "reference/rulereader.h"
#include "reference/searchresults.h"
#include "text/book/bookpage.h"
#include "text/book/diagrams.h"
#include "text/book/handspage.h"
#include "text/catalogue.h"
#include "text/gametext.h"
#include "text/languagefile.h"
#include "widgets/tablecamera.h"
#include "widgets/tablediagrams.h"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTimer>
#include <QTreeWidget>
#include <QUrl>
#include <QtTest>

#ifdef Q_OS_UNIX
#    include <csignal>
#    include <sys/resource.h>
#endif

using namespace drawbridge;

namespace {

const QString kRampage = QStringLiteral("castle-rampage");

/// Diagrams of one colour in an empty edge, at once.
class PlainDiagrams : public DiagramSource {
  public:
    QImage picture(const QString&, const QString&, int width, Ground, Priority = {}) override {
        QImage image(width, width * 3 / 5, QImage::Format_RGB32);
        image.fill(Qt::lightGray);
        const int edge = width / 10;
        QPainter(&image).fillRect(image.rect().adjusted(edge, edge, -edge, -edge), Qt::darkGreen);
        return image;
    }
};

QStringList linksIn(const QString& html) {
    static const QRegularExpression link(QStringLiteral("href=\"#([^\"]+)\""));
    QStringList links;
    for (const auto& match : link.globalMatch(html)) links.append(match.captured(1));
    return links;
}

QString markedIn(const RuleReader& reader) {
    const auto* page = reader.findChild<BookView*>();
    return page->extraSelections().isEmpty() ? QString()
                                             : page->extraSelections().front().cursor.block().text();
}

} // namespace

class TestReader : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void games_data();
    void everyLinkOfEveryChapterLeadsSomewhere_data() { games_data(); }
    void everyLinkOfEveryChapterLeadsSomewhere();
    void termsAreLinkedOnce();
    void asksAndReads();
    void mayHaveMeant();
    void anAnswerIsShown();
    void oneGameOrAll();
    void theOpenBookFirst();
    void backAndForward();
    void backAndForwardFromTheRight();
    void oneRuleAfterTheOther();
    void bookmarksStay();
    void textSize();
    void inANarrowDock();
    void aDiagramCanBeTried();
    void contentsGoAlong();
    void rulesAreShown_data() { games_data(); }
    void rulesAreShown();
    void figuresStandOnce_data() { games_data(); }
    void figuresStandOnce();
    void pagesPartNothing_data();
    void pagesPartNothing();
    void asMuchAsIsWanted_data() { games_data(); }
    void asMuchAsIsWanted();
    void whatIsSaidOfManyIsSaidOnce();
    void codesOnDemand();
    void referenceCards_data() { games_data(); }
    void referenceCards();
    void picturesOfATurn_data() { games_data(); }
    void picturesOfATurn();
    void arrowsFollowTheMoves();
    void aCardFillsTheScreen();
    void nothingIsOverItsPage_data() { games_data(); }
    void nothingIsOverItsPage();
    void printedFromTheRight();
    void cardsOfLongWords_data();
    void cardsOfLongWords();
    void pdf();
    void savedWholeOrNotAtAll();
    void diagramsAreTaken();

  private:
    QTemporaryDir home_;
};

void TestReader::initTestCase() {
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home_.path());
}

void TestReader::init() {
    QSettings().clear();
    if (BookSearch::isReady()) return;
    BookSearch::fetch([] {});
    QTRY_VERIFY_WITH_TIMEOUT(BookSearch::isReady(), 60000);
}

void TestReader::games_data() {
    QTest::addColumn<QString>("id");
    for (const GameInfo* game : allGames()) QTest::newRow(game->id().data()) << toQString(game->id());
}

void TestReader::everyLinkOfEveryChapterLeadsSomewhere() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    BookPage::Look look;
    look.ink = QStringLiteral("#000000");
    look.picture = [](const QString& diagram) { return QStringLiteral("<img src=\"%1\">").arg(diagram); };
    const BookPage page(book, look);
    QString whole;
    for (const Chapter& chapter : chaptersOf(book)) {
        const QString html = page.chapter(chapter.place);
        QVERIFY2(html.contains(chapter.title.toHtmlEscaped()), qPrintable(chapter.place));
        QCOMPARE(chapterAt(book, chapter.place), chapter.place);
        QCOMPARE(titleAt(book, chapter.place), chapter.title);
        whole += html;
    }
    int links = 0;
    for (const QString& link : linksIn(whole)) {
        ++links;
        QVERIFY2(!chapterAt(book, link).isEmpty() && !titleAt(book, link).isEmpty(), qPrintable(link));
        QVERIFY2(whole.contains(QStringLiteral("<a name=\"%1\">").arg(link)), qPrintable(link));
    }
    QVERIFY(links > 200);
    for (const RuleSection& section : book.sections())
        for (const Rule& rule : section.rules)
            QVERIFY2(whole.contains(QStringLiteral("<a name=\"%1\">").arg(rule.id)), qPrintable(rule.id));
    QCOMPARE(whole.count(QStringLiteral("<img ")) > 5, true);
    for (const HandsPart& part : handsParts()) {
        QCOMPARE(chapterAt(book, part.place), QStringLiteral("hands"));
        QVERIFY2(whole.contains(QStringLiteral("<a name=\"%1\">").arg(part.place)), qPrintable(part.place));
        QVERIFY(page.answer(part.place, {}).contains(titleAt(book, part.place).toHtmlEscaped()));
    }
    QCOMPARE(chapterAt(book, kPageDoesNotCome), QStringLiteral("hands"));
    QVERIFY(chapterAt(book, QStringLiteral("nowhere")).isEmpty());
}

void TestReader::termsAreLinkedOnce() {
    const RuleBook& book = RuleBook::forGame(kRampage);
    BookPage::Look look;
    look.ink = QStringLiteral("#123456");
    const QString html = BookPage(book, look).chapter(QStringLiteral("section-aim"));
    const Rule& rule = *book.find(u"RAMPAGE-OBJ-1");
    const QString paragraph =
        html.section(QStringLiteral("<a name=\"%1\">").arg(rule.id), 1).section("</p>", 0, 0);
    QCOMPARE(rule.text.count(QStringLiteral("Castle")), 2);
    QCOMPARE(paragraph.count(QStringLiteral("href=\"#term-Castle\"")), 1);
    look.ink.clear();
    QVERIFY(!BookPage(book, look).chapter(QStringLiteral("section-aim")).contains(QStringLiteral("#term-")));
}

void TestReader::asksAndReads() {
    RuleReader reader;
    reader.setBook(QStringLiteral("castle-keep"));
    reader.show();
    reader.search();
    QVERIFY(QTest::qWaitForWindowActive(&reader));
    auto* search = reader.findChild<QLineEdit*>();
    auto* results = reader.findChild<SearchResults*>();
    auto* page = reader.findChild<BookView*>();
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("can i block a jestr"));
    QVERIFY(results->isVisible() && results->count() > 0);
    // Castle Keep has no Jester.
    QCOMPARE(results->item(0)->text(), QStringLiteral("In CASTLES"));
    QCOMPARE(results->foundAt(0), nullptr);
    QCOMPARE(results->foundAt(1)->anchor, QStringLiteral("CASTLES-JEST-9"));
    // The best answer stands by itself above the others; where one is in the book stays.
    const RuleBook& castles = RuleBook::forGame(u"castles");
    QVERIFY(page->toPlainText().contains(castles.find(u"CASTLES-JEST-9")->text));
    QVERIFY(page->mapTo(&reader, QPoint()).y() < results->mapTo(&reader, QPoint()).y());
    QCOMPARE(reader.gameId(), QStringLiteral("castle-keep"));
    // Down to the others, each of which is shown like that.
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(results->hasFocus());
    QCOMPARE(results->currentRow(), 1);
    QTest::keyClick(results, Qt::Key_Down);
    const QString second = results->foundAt(2)->anchor;
    QVERIFY(page->toPlainText().contains(castles.find(second)->text));
    QTest::keyClick(results, Qt::Key_Return);
    QCOMPARE(reader.place(), second);
    QVERIFY(page->hasFocus());
    reader.search();
    // Return opens the best one in its book.
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(reader.place(), QStringLiteral("CASTLES-JEST-9"));
    QCOMPARE(reader.gameId(), QStringLiteral("castles"));
    QTRY_VERIFY(markedIn(reader).contains(castles.find(u"CASTLES-JEST-9")->title));
    QTest::keyClick(page, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty() && search->hasFocus());
    QVERIFY(!results->isVisible());
    QTest::keyClicks(search, QStringLiteral("xylophone "));
    QCOMPARE(results->count(), 0);
    QVERIFY(reader.findChild<QLabel*>()->text().startsWith(QStringLiteral("Nothing found")));
    QVERIFY(!markedIn(reader).isEmpty()); // the book again
}

/// Where nothing answers, what comes nearest can be asked.
void TestReader::mayHaveMeant() {
    RuleReader reader;
    reader.setBook(QStringLiteral("castle-keep"));
    reader.show();
    auto* search = reader.findChild<QLineEdit*>();
    auto* results = reader.findChild<SearchResults*>();
    search->setText(QStringLiteral("which xylophone destroys zebras"));
    QCOMPARE(results->found(), 0);
    QVERIFY(results->count() > 1 && results->isVisibleTo(&reader));
    const QString question = results->item(1)->text();
    QVERIFY2(question.endsWith('?'), qPrintable(question));
    QTest::keyClick(search, Qt::Key_Return);
    QTest::keyClick(results, Qt::Key_Return);
    QCOMPARE(search->text(), question);
    QVERIFY(results->found() > 0);
}

/// A diagram stands in the answer, and can be tried from there, in the book it is of.
void TestReader::anAnswerIsShown() {
    PlainDiagrams diagrams;
    RuleReader reader;
    reader.setDiagrams(&diagrams);
    QSignalSpy shown(&reader, &RuleReader::showMe);
    reader.setBook(kRampage);
    reader.show();
    reader.findChild<QLineEdit*>()->setText(QStringLiteral("do i lose when my castle falls"));
    auto* page = reader.findChild<BookView*>();
    const QString answer = reader.findChild<SearchResults*>()->foundAt(0)->anchor;
    const QString html = page->document()->toHtml();
    QVERIFY2(html.contains(QStringLiteral("show:")) && html.contains(QStringLiteral("diagram:")),
             qPrintable(answer));
    QVERIFY(html.contains(QLatin1Char('#') + answer));
    emit page->anchorClicked(QUrl(QStringLiteral("show:castle-falls")));
    QCOMPARE(shown.front(), QVariantList({kRampage, QStringLiteral("castle-falls")}));
    emit page->anchorClicked(QUrl(QLatin1Char('#') + answer));
    QCOMPARE(reader.place(), answer);
}

void TestReader::oneGameOrAll() {
    QWidget dock;
    auto* reader = new RuleReader(&dock);
    reader->setBook(kRampage);
    auto* results = reader->findChild<SearchResults*>();
    const auto foreign = [&] {
        int count = 0;
        for (int row = 0; row < results->count(); ++row)
            count += results->foundAt(row) && results->foundAt(row)->gameId == kRampage ? 0 : 1;
        return count;
    };
    reader->findChild<QLineEdit*>()->setText(QStringLiteral("jester"));
    QVERIFY(results->count() > 0);
    QCOMPARE(foreign(), 0);
    reader->findChild<QCheckBox*>()->click();
    QVERIFY(foreign() > 0);
}

/// With all games searched, the book that is open answers first, and each other one below its name.
void TestReader::theOpenBookFirst() {
    RuleReader reader;
    reader.setBook(QStringLiteral("castle-wars"));
    reader.show();
    auto* results = reader.findChild<SearchResults*>();
    QVERIFY(reader.findChild<QCheckBox*>()->isChecked());
    reader.findChild<QLineEdit*>()->setText(QStringLiteral("may i draw"));
    QCOMPARE(results->foundAt(0)->gameId, QStringLiteral("castle-wars"));
    QString game = QStringLiteral("Castle Wars");
    QStringList headings;
    for (int row = 0; row < results->count(); ++row) {
        const QListWidgetItem* item = results->item(row);
        if (const Found* found = results->foundAt(row)) {
            QCOMPARE(textFor(found->gameId.toStdString()).gameName(), game);
            continue;
        }
        game = item->text().mid(3); // In …
        headings << game;
    }
    QVERIFY(!headings.isEmpty() && !headings.contains(QStringLiteral("Castle Wars")));
    QCOMPARE(headings.removeDuplicates(), 0);
    // Another book is opened: now it comes first.
    auto* games = reader.findChild<QComboBox*>();
    games->setCurrentIndex(games->findData(kRampage));
    emit games->activated(games->currentIndex());
    QCOMPARE(results->foundAt(0)->gameId, kRampage);
}

void TestReader::backAndForward() {
    RuleReader reader;
    reader.setBook(kRampage);
    reader.show();
    const QString start = reader.place();
    reader.open(QStringLiteral("RAMPAGE-ARSON-1"));
    emit reader.findChild<BookView*>()->anchorClicked(QUrl(QStringLiteral("#RAMPAGE-TOWER-1")));
    QCOMPARE(reader.place(), QStringLiteral("RAMPAGE-TOWER-1"));
    reader.setBook(QStringLiteral("castles"));
    auto* page = reader.findChild<BookView*>();
    QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(reader.place(), QStringLiteral("RAMPAGE-TOWER-1"));
    QCOMPARE(reader.gameId(), kRampage);
    QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(reader.place(), start);
    QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier); // there is nothing before
    QTest::keyClick(page, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(reader.place(), QStringLiteral("RAMPAGE-ARSON-1"));
    reader.open(QStringLiteral("RAMPAGE-SPY-1")); // what was forward is forgotten
    QTest::keyClick(page, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(reader.place(), QStringLiteral("RAMPAGE-SPY-1"));
    reader.open(QStringLiteral("no such place"));
    QCOMPARE(reader.place(), start);
}

/// Where one reads from the right, back is to the right.
void TestReader::backAndForwardFromTheRight() {
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto plain = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    RuleReader reader;
    reader.setBook(kRampage);
    reader.show();
    const QString start = reader.place();
    reader.open(QStringLiteral("RAMPAGE-ARSON-1"));
    auto* page = reader.findChild<BookView*>();
    QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier); // there is nothing ahead
    QCOMPARE(reader.place(), QStringLiteral("RAMPAGE-ARSON-1"));
    QTest::keyClick(page, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(reader.place(), start);
}

void TestReader::oneRuleAfterTheOther() {
    RuleReader reader;
    reader.setBook(kRampage);
    reader.show();
    auto* page = reader.findChild<BookView*>();
    const auto down = [&] { QTest::keyClick(page, Qt::Key_Down, Qt::AltModifier); };
    QCOMPARE(reader.place(), QStringLiteral("how"));
    down();
    QCOMPARE(reader.place(), QStringLiteral("section-aim"));
    down();
    QCOMPARE(reader.place(), QStringLiteral("RAMPAGE-OBJ-1"));
    down();
    QCOMPARE(reader.place(), QStringLiteral("RAMPAGE-OBJ-2"));
    QTest::keyClick(page, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(reader.place(), QStringLiteral("RAMPAGE-OBJ-1"));
}

void TestReader::bookmarksStay() {
    const auto mark = [] { return QSettings().value(QStringLiteral("reader/bookmarks")).toStringList(); };
    {
        RuleReader reader;
        reader.setBook(kRampage);
        reader.show();
        reader.open(QStringLiteral("RAMPAGE-SPY-1"));
        QTest::keyClick(reader.findChild<BookView*>(), Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(mark(), QStringList{QStringLiteral("castle-rampage#RAMPAGE-SPY-1")});
    }
    RuleReader reader;
    reader.setBook(QStringLiteral("castles"));
    reader.show();
    auto* marks = reader.findChild<QMenu*>();
    emit marks->aboutToShow();
    QCOMPARE(marks->actions().size(), 1);
    marks->actions().front()->trigger();
    QCOMPARE(reader.place(), QStringLiteral("RAMPAGE-SPY-1"));
    QTest::keyClick(reader.findChild<BookView*>(), Qt::Key_M, Qt::ControlModifier);
    QVERIFY(mark().isEmpty());
}

void TestReader::textSize() {
    RuleReader reader;
    reader.setBook(kRampage);
    reader.show();
    auto* page = reader.findChild<BookView*>();
    const double normal = page->document()->defaultFont().pointSizeF();
    for (int times = 0; times < 20; ++times) QTest::keyClick(page, Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(qRound(page->document()->defaultFont().pointSizeF() / normal), 4);
    QTest::keyClick(page, Qt::Key_0, Qt::ControlModifier);
    QTest::keyClick(page, Qt::Key_Equal, Qt::ControlModifier);
    QTest::keyClick(page, Qt::Key_Plus, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(qRound(100 * page->document()->defaultFont().pointSizeF() / normal), 130);
    for (int times = 0; times < 20; ++times) QTest::keyClick(page, Qt::Key_Plus, Qt::ControlModifier);
    const QPointF at(page->viewport()->rect().center());
    QWheelEvent down(at, page->viewport()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::ControlModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(page->viewport(), &down);
    QVERIFY(page->document()->defaultFont().pointSizeF() < 3.5 * normal);
    // What is read stays in sight.
    reader.open(QStringLiteral("RAMPAGE-SPY-1"));
    QTRY_VERIFY(!page->extraSelections().isEmpty());
    const auto isInSight = [&] {
        const int top = page->cursorRect(page->extraSelections().front().cursor).top();
        return top > -page->viewport()->height() / 2 && top < page->viewport()->height();
    };
    QTRY_VERIFY(isInSight());
    for (int times = 0; times < 6; ++times) QTest::keyClick(page, Qt::Key_Minus, Qt::ControlModifier);
    QTRY_VERIFY(isInSight());
    for (int times = 0; times < 6; ++times) QTest::keyClick(page, Qt::Key_Plus, Qt::ControlModifier);
    QTRY_VERIFY(isInSight());
    const RuleReader another;
    QVERIFY(another.findChild<BookView*>()->document()->defaultFont().pointSizeF() > 2 * normal);
    QTest::keyClick(page, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(page->document()->defaultFont().pointSizeF(), normal);
}

/// Beside a table neither the hint of the search nor a word of the title is cut.
void TestReader::inANarrowDock() {
    test::LongWinded words;
    QCoreApplication::installTranslator(&words);
    const auto plain = qScopeGuard([&] { QCoreApplication::removeTranslator(&words); });
    RuleReader reader;
    reader.setBook(QStringLiteral("castles"));
    reader.show();
    auto* page = reader.findChild<BookView*>();
    for (int size = 0; size < 4; ++size) {
        for (int width = 560; width >= 320; width -= 40) {
            reader.resize(width, 500);
            QCoreApplication::processEvents();
            if (size == 0)
                QVERIFY(!test::cutWords(reader).contains(reader.findChild<QLineEdit*>()->placeholderText()));
            const QTextBlock title = page->document()->find(QStringLiteral("CASTLES")).block();
            QCOMPARE(title.layout()->lineCount(), 1);
        }
        QTest::keyClick(page, Qt::Key_Plus, Qt::ControlModifier);
    }
}

void TestReader::aDiagramCanBeTried() {
    PlainDiagrams diagrams;
    RuleReader reader;
    reader.setDiagrams(&diagrams);
    reader.setBook(kRampage);
    reader.show();
    auto* page = reader.findChild<BookView*>();
    QVERIFY(page->document()->toHtml().contains(QStringLiteral("diagram:castle-falls")));
    QVERIFY(!page->document()->toHtml().contains(QStringLiteral("show:")));
    QSignalSpy shown(&reader, &RuleReader::showMe);
    reader.open(QStringLiteral("RAMPAGE-OBJ-1"));
    QVERIFY(page->document()->toHtml().contains(QStringLiteral("show:castle-falls")));
    emit page->anchorClicked(QUrl(QStringLiteral("show:castle-falls")));
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown.front(), QVariantList({kRampage, QStringLiteral("castle-falls")}));
}

void TestReader::contentsGoAlong() {
    RuleReader reader;
    reader.setBook(kRampage);
    reader.show();
    auto* contents = reader.findChild<QTreeWidget*>();
    reader.open(QStringLiteral("RAMPAGE-SPY-1"));
    QVERIFY(contents->currentItem()->text(0).startsWith(
        RuleBook::forGame(kRampage).find(u"RAMPAGE-SPY-1")->number));
    QTreeWidgetItem* last = contents->topLevelItem(contents->topLevelItemCount() - 1);
    emit contents->itemActivated(last, 0);
    QCOMPARE(reader.place(), QStringLiteral("sources"));
    reader.setBook(QStringLiteral("castles"));
    QVERIFY(contents->topLevelItemCount() >= 4);
    QVERIFY(!contents->accessibleName().isEmpty());
}

void TestReader::rulesAreShown() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    BookPage::Look look;
    look.picture = [](const QString& diagram) { return QStringLiteral("<img src=\"%1\">").arg(diagram); };
    look.shows = true;
    const BookPage page(book, look);
    for (const RuleSection& section : book.sections()) {
        const QString html = page.chapter(QLatin1String("section-") + section.id);
        for (const Rule& rule : section.rules) {
            // From the anchor of this rule to that of the next.
            const QString own = html.section(QStringLiteral("<a name=\"%1\">").arg(rule.id), 1)
                                    .section(QStringLiteral("<a name="), 0, 0);
            QStringList shown;
            static const QRegularExpression link(QStringLiteral("href=\"show:([^\"]+)\""));
            for (const auto& match : link.globalMatch(own)) shown.append(match.captured(1));
            QStringList wanted = scenariosAbout(id, rule.id);
            if (!rule.diagram.isEmpty()) wanted.prepend(rule.diagram);
            wanted.removeDuplicates();
            QCOMPARE(QSet<QString>(shown.begin(), shown.end()).size(), shown.size());
            QCOMPARE(shown.size(), std::min<qsizetype>(wanted.size(), 3));
            for (const QString& name : shown) {
                QVERIFY2(findScenario(id, name), qPrintable(name));
                QVERIFY2(wanted.contains(name), qPrintable(name));
            }
        }
    }
    int told = 0;
    for (const auto* all : {&diagramsOf(id), &lessonsOf(id), &lessonsOf(id, Course::Further)})
        for (const Scenario& each : *all)
            for (const std::string& clause : each.clauses) {
                ++told;
                QVERIFY(!scenariosAbout(id, toQString(clause)).isEmpty());
            }
    QVERIFY(told > 40);
    QVERIFY(!findScenario(id, QStringLiteral("lesson/no-such-lesson")));
}

void TestReader::figuresStandOnce() {
    QFETCH(QString, id);
    const RuleBook& book = RuleBook::forGame(id);
    BookPage::Look look;
    look.picture = [](const QString& diagram) { return QStringLiteral("<img src=\"%1\">").arg(diagram); };
    look.onPaper = true;
    const BookPage page(book, look);
    QString rules;
    for (const RuleSection& section : book.sections())
        rules += page.chapter(QLatin1String("section-") + section.id);
    int number = 0;
    for (const auto& match : QRegularExpression(QStringLiteral("<img src=\"([^\"]+)\"")).globalMatch(rules)) {
        QCOMPARE(rules.count(match.captured()), 1);
        const QString caption = rules.mid(match.capturedStart()).section(QStringLiteral("</p>"), 0, 0);
        QVERIFY2(caption.contains(QStringLiteral("Figure %1<").arg(++number)), qPrintable(caption));
    }
    QCOMPARE(number, static_cast<int>(diagramsOf(id).size())); // so each is numbered, and in its order
}

/// Of each book on the paper of both worlds.
void TestReader::pagesPartNothing_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QPageSize>("paper");
    for (const GameInfo* game : allGames())
        for (const auto paper : {QPageSize::A4, QPageSize::Letter})
            QTest::addRow("%s %s", game->id().data(), qPrintable(QPageSize::key(paper)))
                << toQString(game->id()) << QPageSize(paper);
}

void TestReader::pagesPartNothing() {
    QFETCH(QString, id);
    QFETCH(QPageSize, paper);
    PlainDiagrams diagrams;
    const RuleBook& book = RuleBook::forGame(id);
    const QSizeF page = printedOn(paper);
    const BookPrint print(book, page, drawDiagrams(book, page, diagrams));
    QCOMPARE(print.orphans(), 0);
    QVERIFY(print.pages() > 10);
    int last = 0;
    for (const Chapter& chapter : chaptersOf(book)) {
        const int number = print.pageOf(chapter.place);
        QVERIFY2(number > 1 && number >= last && number <= print.pages(), qPrintable(chapter.title));
        last = number;
    }
    // What teaches the game is one sheet.
    QCOMPARE(print.pageOf(QStringLiteral("how")), 3);
    QCOMPARE(print.pageOf(QLatin1String("section-") + book.sections().front().id), 4);
    QCOMPARE(print.pageOf(QStringLiteral("no-such-chapter")), 0);
    for (const RuleSection& section : book.sections())
        for (const Rule& rule : section.rules) QVERIFY2(print.pageOf(rule.id) > 3, qPrintable(rule.id));
}

/// How to play is one sheet; the rules leave out what is only in the whole book; what is listed beside the
/// pages is where it says.
void TestReader::asMuchAsIsWanted() {
    QFETCH(QString, id);
    PlainDiagrams diagrams;
    const RuleBook& book = RuleBook::forGame(id);
    const QSizeF page = printedOn(QPageSize(QPageSize::A4));
    using Part = BookChoice::Part;
    const auto printed = [&](const BookChoice& choice) {
        return std::make_unique<BookPrint>(book, page, drawDiagrams(book, page, diagrams, {}, choice),
                                           choice);
    };
    const auto sheet = printed({Part::HowToPlay});
    QCOMPARE(sheet->pages(), 1);
    QCOMPARE(sheet->pageOf(QStringLiteral("how")), 1);
    // It is as broad as what is printed on, in the book too.
    const auto written = [&](const BookPrint& print, int number) {
        QImage image(page.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        print.paint(painter, number);
        painter.end();
        int left = image.width();
        int right = 0;
        for (int y = 30; y < image.height() - 30; ++y) // without what stands above and below
            for (int x = 0; x < image.width(); ++x)
                if (image.pixel(x, y) != qRgb(255, 255, 255)) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
        return right - left;
    };
    const auto rules = printed({Part::Rules});
    QVERIFY(written(*sheet, 1) > 0.97 * page.width());
    QVERIFY(written(*rules, 3) > 0.97 * page.width());
    const auto plain = printed({Part::Rules, false});
    const auto whole = printed({});
    QVERIFY(plain->pages() < rules->pages() && rules->pages() < whole->pages());
    QCOMPARE(rules->orphans(), 0);
    QCOMPARE(rules->pageOf(QStringLiteral("questions")), 0);
    QVERIFY(rules->pageOf(QStringLiteral("glossary")) > 3);
    std::size_t ruleCount = 0;
    for (const RuleSection& section : book.sections()) ruleCount += section.rules.size();
    const std::vector<PdfDetails::Heading> headings = whole->headings();
    QCOMPARE(headings.size(), chaptersOf(book).size() + ruleCount);
    int last = 0;
    for (const PdfDetails::Heading& heading : headings) {
        QVERIFY2(heading.page >= last && heading.page < whole->pages(), qPrintable(heading.title));
        last = heading.page;
    }
    // What is empty round a diagram is cut off.
    for (const QImage& image : drawDiagrams(book, page, diagrams)) {
        const QImage uncut = diagrams.picture({}, {}, qRound(410 / 72.0 * 300), DiagramSource::Ground::Paper);
        QVERIFY(image.width() < uncut.width() && image.width() > uncut.width() / 2);
        QVERIFY(image.height() < uncut.height() && image.height() > uncut.height() / 2);
    }
}

/// Rules bear their codes where those are asked for.
/// How many there are of each card of CASTLES is 26 house rules, of all of which the same is to be said.
void TestReader::whatIsSaidOfManyIsSaidOnce() {
    RuleReader reader;
    reader.setBook(QStringLiteral("castles"));
    reader.open(QStringLiteral("house"));
    const QString page = reader.findChild<BookView*>()->toPlainText();
    QCOMPARE(page.count(QStringLiteral("How many of them a pack holds")), 1);
    for (const OptionSpec& option : findGame("castles")->options())
        if (option.role == OptionRole::Count)
            QVERIFY2(page.contains(textFor("castles").optionName(option)), option.name.data());
}

void TestReader::codesOnDemand() {
    RuleReader reader;
    reader.setBook(kRampage);
    reader.open(QStringLiteral("RAMPAGE-OBJ-1"));
    const auto isShown = [&] {
        return reader.findChild<BookView*>()->toPlainText().contains(QStringLiteral("RAMPAGE-OBJ-1"));
    };
    QVERIFY(!isShown());
    QAction* codes = nullptr;
    for (QAction* action : reader.findChildren<QAction*>())
        if (action->text() == QStringLiteral("Codes")) codes = action;
    QVERIFY(codes != nullptr);
    codes->trigger();
    QVERIFY(isShown());
    RuleReader again;
    again.setBook(kRampage);
    again.open(QStringLiteral("RAMPAGE-OBJ-1"));
    QVERIFY(again.findChild<BookView*>()->toPlainText().contains(QStringLiteral("RAMPAGE-OBJ-1")));
}

/// Each game has one, with pictures that there are, and all of it has room.
void TestReader::referenceCards() {
    QFETCH(QString, id);
    const auto faces = makeSheetPainter();
    const RuleBook& book = RuleBook::forGame(id);
    QVERIFY(book.card().size() >= 3);
    int pictures = 0;
    for (const CardPart& part : book.card())
        for (const CardLine& line : part.lines) {
            QVERIFY(!line.text.isEmpty());
            QVERIFY2(line.picture.isEmpty() || faces->knows(line.picture), qPrintable(line.picture));
            pictures += line.picture.isEmpty() ? 0 : 1;
        }
    QVERIFY(pictures >= 3);
    constexpr int kDots = 8; // to the millimetre
    const GameInfo& game = *findGame(id.toStdString());
    for (const QString& face : {referenceFace(game), referenceBack(game)}) {
        QImage image((kReferenceCard * kDots).toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        faces->paint(painter, image.rect(), face);
        painter.end();
        const QRgb ground = image.pixel(0, image.height() - 1);
        for (int x = 0; x < image.width(); ++x)
            for (int y = image.height() - 3 * kDots; y < image.height(); ++y)
                QCOMPARE(image.pixel(x, y), ground);
    }
}

/// The first picture tells what lies where, each of the others what is done.
void TestReader::picturesOfATurn() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    const std::vector<TableSketch> sketches = sketchesOf(game);
    QCOMPARE(sketches.size(), std::size_t{5});
    for (const TableSketch& sketch : sketches) {
        QVERIFY(!sketch.caption.isEmpty());
        QVERIFY(referenceCardText(game).contains(sketch.caption));
        QCOMPARE(sketch.isNamed(), &sketch == &sketches.front());
        QVERIFY(!sketch.rows.empty());
        const auto isThere = [&](Spot spot) {
            return std::ranges::any_of(sketch.rows, [&](const auto& row) {
                return std::ranges::find(row, spot.pile, &PileInfo::id) != row.end();
            });
        };
        for (const TableSketch::Arrow& arrow : sketch.arrows)
            QVERIFY(isThere(arrow.from) && isThere(arrow.to));
        // It goes into the room that it has on the card, and fills it in one direction.
        const QSizeF room = sketch.isNamed() ? QSizeF(78, 36) : QSizeF(36, 16);
        const QSizeF size = sketchSize(sketch, room);
        QVERIFY(size.width() <= room.width() && size.height() <= room.height());
        QVERIFY(size.width() > 0.8 * room.width() || size.height() > 0.8 * room.height());
    }
}

/// Tiles are drawn to the hand, built from it, discarded, or strike a rival's.
void TestReader::arrowsFollowTheMoves() {
    const GameInfo& game = *findGame("castle-keep");
    const auto named = [&](Spot spot) {
        for (const PileInfo& pile : game.piles({}))
            if (pile.id == spot.pile) return pile.name;
        return std::string();
    };
    QStringList all;
    for (const TableSketch& sketch : sketchesOf(game)) {
        QStringList here;
        for (const TableSketch::Arrow& arrow : sketch.arrows)
            here << QString::fromStdString(named(arrow.from) + " > " + named(arrow.to));
        all << here.join(QStringLiteral(", "));
    }
    const QStringList expected{{},
                               QStringLiteral("A > hand 1, B > hand 1"),
                               QStringLiteral("hand 1 > castle 1"),
                               QStringLiteral("hand 1 > castle 2"),
                               QStringLiteral("hand 1 > discard")};
    QCOMPARE(all, expected);
}

void TestReader::aCardFillsTheScreen() {
    RuleReader reader;
    reader.setBook(kRampage);
    reader.show();
    QTest::keyClick(reader.findChild<BookView*>(), Qt::Key_R, Qt::ControlModifier);
    auto* card = reader.findChild<ReferenceWindow*>();
    QVERIFY(card != nullptr && card->isVisible() && card->isFullScreen());
    QCOMPARE(toQString(card->game().id()), kRampage);
    const QString first = RuleBook::forGame(kRampage).card().front().lines.front().text;
    QVERIFY(card->accessibleDescription().contains(first));
    QTest::keyClick(card, Qt::Key_Right);
    QVERIFY(toQString(card->game().id()) != kRampage);
    QVERIFY(!card->accessibleDescription().contains(first));
    QTest::keyClick(card, Qt::Key_Left);
    QCOMPARE(toQString(card->game().id()), kRampage);
    QTest::keyClick(card, Qt::Key_Escape);
    QVERIFY(!card->isVisible());
}

/// Whether nothing is painted there.
static bool isBlank(const QImage& image, const QRect& part) {
    const QImage only = image.copy(part);
    for (int y = 0; y < only.height(); ++y)
        for (int x = 0; x < only.width(); ++x)
            if ((only.pixel(x, y) & 0xffffff) != 0xffffff) return false;
    return true;
}

void TestReader::nothingIsOverItsPage() {
    QFETCH(QString, id);
    PlainDiagrams diagrams;
    const RuleBook& book = RuleBook::forGame(id);
    const QSizeF page = printedOn(QPageSize(QPageSize::A4));
    const QSize whole(qRound(page.width()), qRound(page.height()));
    constexpr int kMargin = 40;
    const QRect inner(QPoint(kMargin, kMargin), whole);
    const auto painted = [&](const BookPrint& print, int number) {
        QImage image(whole + QSize(2 * kMargin, 2 * kMargin), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(kMargin, kMargin);
        print.paint(painter, number);
        return image;
    };
    using Part = BookChoice::Part;
    for (const Part part : {Part::Whole, Part::HowToPlay}) {
        const BookPrint print(book, page, drawDiagrams(book, page, diagrams), {part});
        for (int number = 1; number <= print.pages(); ++number) {
            const QImage image = painted(print, number);
            const auto over = QByteArray::number(number);
            QVERIFY2(isBlank(image, QRect(0, 0, kMargin - 2, image.height())), over);
            QVERIFY2(isBlank(image, QRect(inner.right() + 3, 0, kMargin - 3, image.height())), over);
            QVERIFY2(isBlank(image, QRect(0, 0, image.width(), kMargin - 2)), over);
            QVERIFY2(isBlank(image, QRect(0, inner.bottom() + 3, image.width(), kMargin - 3)), over);
            // Between the text and the number of the page.
            QVERIFY2(isBlank(image, QRect(0, inner.bottom() - 23, image.width(), 6)), over);
            QVERIFY2(!isBlank(image, inner), over);
        }
        if (part == Part::Whole) continue;
        // The one sheet has the whole breadth, and in it text beside pictures.
        const QImage sheet = painted(print, 1);
        const int below = kMargin + 40;
        const int edge = whole.width() / 50;
        QVERIFY(!isBlank(sheet, QRect(inner.left(), below, edge, whole.height() / 2)));
        QVERIFY(!isBlank(sheet, QRect(inner.right() - 2 * edge, below, 2 * edge, whole.height() / 2)));
    }
}

/// Numbers of rules stand at the right, and their text keeps its distance.
void TestReader::printedFromTheRight() {
    const QString words = QStringLiteral("\u0645\u0645\u0645 \u0645\u0645");
    QJsonArray sections;
    for (const RuleSection& section : RuleBook::forGame(kRampage).sections()) {
        QJsonArray rules;
        for (const Rule& rule : section.rules)
            rules.append(QJsonObject{{QStringLiteral("id"), rule.id},
                                     {QStringLiteral("title"), words},
                                     {QStringLiteral("text"), words}});
        sections.append(QJsonObject{{QStringLiteral("id"), section.id},
                                    {QStringLiteral("title"), words},
                                    {QStringLiteral("rules"), rules}});
    }
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("assets/ar/") + kRampage);
    QVERIFY(QDir().mkpath(place));
    QFile file(place + QStringLiteral("/rules.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(QJsonObject{{QStringLiteral("sections"), sections}}).toJson());
    file.close();
    readTranslationsFrom(folder.path());
    speak(QLocale(QStringLiteral("ar")));
    const QSizeF page = printedOn(QPageSize(QPageSize::A4));
    const BookPrint print(RuleBook::forGame(kRampage), page, {});
    QImage image(page.toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    print.paint(painter, 4); // after the cover, the contents, how to play
    painter.end();
    speak(QLocale::c());
    const auto isBlankFrom = [&](int right, int width) {
        return isBlank(image, QRect(image.width() - right, 40, width, 300));
    };
    QVERIFY(!isBlankFrom(24, 24));
    QVERIFY(isBlankFrom(42, 16));
    QVERIFY(!isBlankFrom(100, 56));
}

void TestReader::cardsOfLongWords_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    for (const GameInfo* game : allGames())
        for (const char* language : {"eo", "ar"})
            QTest::addRow("%s %s", game->id().data(), language)
                << toQString(game->id()) << QString::fromLatin1(language);
}

/// Words two fifths longer have room on a card of reference, too; and its pictures stand where one reads
/// from.
void TestReader::cardsOfLongWords() {
    QFETCH(QString, id);
    QFETCH(QString, language);
    const auto longer = [&](const QString& words) {
        QStringList said;
        for (const QString& word : words.split(QLatin1Char(' ')))
            said << (language == QLatin1String("ar") ? QString(word.size(), QChar(0x0645))
                                                     : word + word.left((word.size() * 2 + 4) / 5));
        return said.join(QLatin1Char(' '));
    };
    QJsonArray parts;
    for (const CardPart& part : RuleBook::forGame(id).card()) {
        QJsonArray lines;
        for (const CardLine& line : part.lines)
            lines.append(QJsonObject{{QStringLiteral("picture"), line.picture},
                                     {QStringLiteral("text"), longer(line.text)}});
        parts.append(
            QJsonObject{{QStringLiteral("title"), longer(part.title)}, {QStringLiteral("lines"), lines}});
    }
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("assets/%1/%2").arg(language, id));
    QVERIFY(QDir().mkpath(place));
    QFile file(place + QStringLiteral("/rules.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(QJsonObject{{QStringLiteral("card"), parts}}).toJson());
    file.close();
    readTranslationsFrom(folder.path());
    speak(QLocale(language));
    constexpr int kDots = 8; // to the millimetre
    QImage image((kReferenceCard * kDots).toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    makeSheetPainter()->paint(painter, image.rect(), referenceFace(*findGame(id.toStdString())));
    painter.end();
    speak(QLocale::c());
    const QRgb ground = image.pixel(0, image.height() - 1);
    const auto isBare = [&](const QRect& where) {
        for (int x = where.left(); x <= where.right(); ++x)
            for (int y = where.top(); y <= where.bottom(); ++y)
                if (image.pixel(x, y) != ground) return false;
        return true;
    };
    QVERIFY(isBare({0, image.height() - 2 * kDots, image.width(), 2 * kDots}));
    // Coloured pixels on this side are pictures.
    const auto colours = [&](int from) {
        int count = 0;
        for (int x = from; x < from + 14 * kDots; ++x)
            for (int y = 20 * kDots; y < image.height(); ++y)
                count += QColor(image.pixel(x, y)).saturation() > 150 ? 1 : 0;
        return count;
    };
    const int left = colours(0);
    const int right = colours(image.width() - 14 * kDots);
    QVERIFY(language == QLatin1String("ar") ? right > 2 * left : left > 2 * right);
}

void TestReader::pdf() {
    QBuffer file;
    QVERIFY(file.open(QIODevice::WriteOnly));
    PlainDiagrams diagrams;
    const RuleBook& book = RuleBook::forGame(kRampage);
    const QPageSize paper(QPageSize::A4);
    writePdf(book.title(), BookPrint(book, printedOn(paper), drawDiagrams(book, printedOn(paper), diagrams)),
             paper, file);
    QVERIFY(file.data().startsWith("%PDF-"));
    const int pages = BookPrint(book, printedOn(paper), {}).pages();
    const auto written = file.data().count("/Type /Page") - file.data().count("/Type /Pages");
    QVERIFY(written > pages); // diagrams take room
    // Readers list the chapters beside the pages.
    QCOMPARE(file.data().contains("/Outlines"), writesPdfDetails());
    // Who stops waiting for diagrams gets none of those that come later.
    const auto some = drawDiagrams(book, printedOn(paper), diagrams, [](int done, int) { return done < 3; });
    QCOMPARE(some.size(), 3);
}

/// Either way the end is told.
void TestReader::savedWholeOrNotAtAll() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("book.pdf"));
    const auto content = [&file] {
        QFile saved(file);
        return saved.open(QIODevice::ReadOnly) ? saved.readAll() : QByteArray();
    };
    const auto save = [&] {
        QString told;
        QTimer answers;
        connect(&answers, &QTimer::timeout, this, [&] {
            QWidget* modal = QApplication::activeModalWidget();
            if (auto* box = qobject_cast<QMessageBox*>(modal)) {
                told = box->text();
                // The name is taken: it may be, as soon as the question lets itself be answered.
                for (QAbstractButton* button : box->buttons())
                    if (box->buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
                return box->accept();
            }
            if (auto* dialog = qobject_cast<QFileDialog*>(modal)) {
                dialog->findChild<QLineEdit*>()->setText(file);
                return void(QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection));
            }
            // What is to be printed: as proposed.
            if (auto* choice = qobject_cast<QDialog*>(modal)) choice->accept();
        });
        answers.start(50);
        printBook(RuleBook::forGame(kRampage), nullptr, false, askAndSavePdf, nullptr);
        return told;
    };
    QString told = save();
    QVERIFY2(told.contains(QStringLiteral("has been saved as")), qPrintable(told));
    QVERIFY(content().startsWith("%PDF-"));
#ifdef Q_OS_UNIX
    // A disk that takes some of it.
    const QByteArray before = content();
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    rlimit little = usual;
    little.rlim_cur = static_cast<rlim_t>(before.size() / 2);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &little), 0);
    told = save();
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    QVERIFY2(told.contains(QDir::toNativeSeparators(file)) &&
                 told.contains(QStringLiteral("cannot be written")),
             qPrintable(told));
    QCOMPARE(content(), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1); // nothing half done lies about
#endif
}

void TestReader::diagramsAreTaken() {
    TableCamera camera;
    TableDiagrams diagrams(&camera);
    QSignalSpy painted(&diagrams, &DiagramSource::painted);
    for (const GameInfo* game : allGames()) {
        const QString id = toQString(game->id());
        const QString diagram = QString::fromStdString(diagramsOf(id).front().id);
        QVERIFY(diagrams.picture(id, diagram, 600).isNull());
    }
    QTRY_COMPARE_WITH_TIMEOUT(painted.size(), static_cast<qsizetype>(allGames().size()), 60000);
    for (const GameInfo* game : allGames()) {
        const QString id = toQString(game->id());
        const QImage image = diagrams.picture(id, QString::fromStdString(diagramsOf(id).front().id), 600,
                                              DiagramSource::Ground::Cloth);
        QVERIFY2(image.width() <= 600 && image.width() > 300, qPrintable(id));
        QVERIFY2(image.height() <= 408 && image.height() > 120, qPrintable(id));
        QSet<QRgb> colours;
        for (int x = 0; x < image.width(); x += 7)
            for (int y = 0; y < image.height(); y += 7) colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 60, qPrintable(id)); // pieces, not an empty table
    }
    // Of a table that is half as broad again as it is high: what is attacked and, moved under it, the hand.
    const auto attack = [&] {
        return diagrams.picture(QStringLiteral("castles"), QStringLiteral("two-castles"), 600);
    };
    QTRY_VERIFY_WITH_TIMEOUT(!attack().isNull(), 60000);
    QVERIFY(4 * attack().width() < 5 * attack().height());
    QVERIFY(diagrams.picture(kRampage, QStringLiteral("no-such-diagram"), 600).isNull());
}

QTEST_MAIN(TestReader)
#include "reader.moc"
