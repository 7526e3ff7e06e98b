// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody has a question: from the start of the program to its answer with the keys, a diagram drawn by the
// table, and from there to a table to try it.
#include "person.h"

#include "program/graphics.h"
#include "program/mainwindow.h"
#include "reference/bookview.h"
#include "reference/referencewindow.h"
#include "reference/rulereader.h"
#include "rooms/lessons/practicewindow.h"
#include "rooms/match/rulesdock.h"
#include "rooms/newgame/newgame.h"
#include "table/tablecontroller.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBlock>
#include <QUrl>
#include <QWindow>
#include <QtTest>

using namespace drawbridge;

class ReaderJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { window_.reset(); }
    void canIBlockAJester();
    void fromARuleToATable();
    void besideTheMatch();
    void itGoesWithTheWindow();

  private:
    /// The rule book, if it has the keyboard.
    static RuleReader* book() { return qobject_cast<RuleReader*>(QApplication::activeWindow()); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const;
    void type(const QString& words) const;

    std::unique_ptr<MainWindow> window_;
};

void ReaderJourney::init() {
    window_ = openFirstWindow();
    QVERIFY(window_);
}

void ReaderJourney::press(int key, Qt::KeyboardModifiers modifiers) const {
    QTest::keyClick(QApplication::activeWindow()->windowHandle(), static_cast<Qt::Key>(key), modifiers);
}

void ReaderJourney::type(const QString& words) const {
    for (const QChar letter : words)
        press(letter == ' ' ? int(Qt::Key_Space) : Qt::Key_A + (letter.toLower().unicode() - 'a'));
}

void ReaderJourney::canIBlockAJester() {
    QElapsedTimer since;
    since.start();
    NewGame choice = rememberedGame(*findGame("castle-keep"));
    window_->startNew(choice);
    press(Qt::Key_F1);
    QTRY_VERIFY(book());
    QTRY_VERIFY(book()->findChild<QLineEdit*>()->hasFocus());
    type(QStringLiteral("can i block a jester"));
    auto* results = book()->findChild<QListWidget*>();
    QTRY_VERIFY(results->count() > 0);
    press(Qt::Key_Return);
    QTRY_COMPARE(book()->place(), QStringLiteral("CASTLES-JEST-9"));
    const auto* page = book()->findChild<BookView*>();
    QTRY_VERIFY(!page->extraSelections().isEmpty());
    QVERIFY(
        page->extraSelections().front().cursor.block().text().contains(QStringLiteral("cannot be blocked")));
    QVERIFY2(since.elapsed() < 15000, qPrintable(QString::number(since.elapsed())));
    press(Qt::Key_Escape); // the search
    press(Qt::Key_Escape); // the book
    QTRY_COMPARE(QApplication::activeWindow(), window_.get());
}

void ReaderJourney::fromARuleToATable() {
    window_->startNew(rememberedGame(*findGame("castle-rampage")));
    press(Qt::Key_F1);
    QTRY_VERIFY(book());
    auto* reader = book();
    reader->open(QStringLiteral("RAMPAGE-OBJ-1"));
    auto* page = reader->findChild<BookView*>();
    QVERIFY(page->document()->toHtml().contains(QStringLiteral("show:castle-falls")));
    emit page->anchorClicked(QUrl(QStringLiteral("show:castle-falls")));
    QTRY_VERIFY(qobject_cast<PracticeWindow*>(QApplication::activeWindow()));
    QVERIFY(qobject_cast<PracticeWindow*>(QApplication::activeWindow())->exercise());
}

void ReaderJourney::besideTheMatch() {
    window_->startNew(rememberedGame(*findGame("castle-rampage")));
    press(Qt::Key_F, Qt::ControlModifier);
    auto* dock = window_->findChild<RulesDock*>();
    QTRY_VERIFY(dock->isVisible());
    auto* reader = dock->findChild<RuleReader*>();
    QTRY_VERIFY(reader->findChild<QLineEdit*>()->hasFocus());
    type(QStringLiteral("quartermastr"));
    press(Qt::Key_Return);
    QTRY_VERIFY(reader->place().startsWith(QStringLiteral("RAMPAGE-")));
    // The keys of the book are not those of the window while one reads in it.
    const double before = reader->findChild<BookView*>()->document()->defaultFont().pointSizeF();
    const double table = window_->font().pointSizeF();
    press(Qt::Key_Plus, Qt::ControlModifier);
    QTRY_VERIFY(reader->findChild<BookView*>()->document()->defaultFont().pointSizeF() > before);
    QCOMPARE(window_->font().pointSizeF(), table);
    const auto* controller = window_->findChild<TableController*>();
    const GameTable* match = controller->gameTable();
    press(Qt::Key_R, Qt::ControlModifier);
    const auto card = [reader] { return reader->findChild<ReferenceWindow*>(); };
    QTRY_VERIFY(card() && card()->isActiveWindow());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!card() || !card()->isVisible());
    QCOMPARE(controller->gameTable(), match);
    window_->activateWindow();
    reader->findChild<BookView*>()->setFocus();
    press(Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(reader->place(), QStringLiteral("how"));
}

void ReaderJourney::itGoesWithTheWindow() {
    window_->startNew(rememberedGame(*findGame("castle-wars")));
    press(Qt::Key_F1);
    QTRY_VERIFY(book());
    const RuleReader* reader = book();
    window_->close();
    QVERIFY(!reader->isVisible());
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    ReaderJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "reader.moc"
