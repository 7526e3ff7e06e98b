// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game with the keyboard alone: the dialog, the table, the panes, the rematch.
#include "person.h"

#include "match/gamestate.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "program/newsstrip.h"
#include "rooms/newgame/newgame.h"
#include "rooms/newgame/newgameview.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "widgets/paneframe.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>
#include <QWindow>
#include <QtTest>

using namespace drawbridge;

class KeyboardJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void aGameWithoutTheMouse();
    void f6GoesRoundThePanes();
    void escapePutsThePieceBack();

  private:
    std::unique_ptr<MainWindow> window_;
};

void KeyboardJourney::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    writeHastySettings();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    NewGame choice = rememberedGame(*findGame("castle-keep"));
    choice.seed = 7;
    choice.players[1].bot = "random";
    window_->startNew(choice);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void KeyboardJourney::cleanup() { window_.reset(); }

void KeyboardJourney::aGameWithoutTheMouse() {
    // Enter in the scene begins a game as it was chosen last.
    NewGameView* scene = askForNewGame(*window_);
    QVERIFY(scene);
    QTRY_VERIFY(scene->hasFocus());
    QWindow* keys = window_->windowHandle();
    const auto hasKeys = [scene](const char* name) {
        const QQuickItem* item = scene->quickWindow()->activeFocusItem();
        return item && item->objectName() == QLatin1String(name);
    };
    // To what else can be chosen, which opens at the number of the deal.
    for (int steps = 0; steps < 60 && !hasKeys("more"); ++steps) QTest::keyClick(keys, Qt::Key_Tab);
    QVERIFY(hasKeys("more"));
    QTest::keyClick(keys, Qt::Key_Space);
    QTRY_VERIFY(hasKeys("deal"));
    QTest::keyClick(keys, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(keys, Qt::Key_7);
    QTest::keyClick(keys, Qt::Key_Return);

    const Somebody person(*window_);
    QCOMPARE(person.local().match().seed(), Seed{7});
    QTRY_VERIFY(person.view().hasFocus());
    int moves = 0;
    while (person.wait() && !person.table().match()->isOver()) {
        const Move move = person.wants();
        QVERIFY2(person.playByKeys(move), person.local().match().state().toText(move).c_str());
        ++moves;
        QVERIFY(moves < 2000);
    }
    QVERIFY(person.table().match()->isOver());
    QVERIFY(moves > 3);

    // The summary has the focus; Enter plays again.
    QTRY_VERIFY(person.button(QStringLiteral("Rematch")) &&
                person.button(QStringLiteral("Rematch"))->hasActiveFocus());
    person.press(Qt::Key_Space);
    QTRY_VERIFY(!person.table().match()->isOver());
}

void KeyboardJourney::f6GoesRoundThePanes() {
    const Somebody person(*window_);
    QVERIFY(person.wait());
    const auto docks = window_->findChildren<QDockWidget*>();
    QCOMPARE(docks.size(), 2);
    for (auto* dock : docks) dock->show();
    person.view().setFocus();
    const auto inside = [](const QWidget* pane) {
        const QWidget* focus = QApplication::focusWidget();
        return focus && (focus == pane || pane->isAncestorOf(focus));
    };
    const auto* frame = window_->findChild<PaneFrame*>();
    // What a bot did before one's first turn lies in the strip above the table.
    if (auto* news = window_->findChild<NewsStrip*>(); !news->isEmpty()) {
        QTest::keyClick(window_.get(), Qt::Key_F6);
        QVERIFY(news->hasFocus());
        QVERIFY(frame->isVisible() && frame->parent() == news);
    }
    for (auto* dock : docks) {
        QTest::keyClick(window_.get(), Qt::Key_F6);
        QVERIFY(inside(dock));
        const QWidget* takesKeys = dock; // not what it lies in
        while (takesKeys->focusProxy()) takesKeys = takesKeys->focusProxy();
        QVERIFY(QApplication::focusWidget() == takesKeys && takesKeys != dock);
        QVERIFY(frame->isVisible() && frame->parent() == dock);
    }
    QTest::keyClick(window_.get(), Qt::Key_F6);
    QVERIFY(person.view().hasFocus());
    QVERIFY(frame->isVisible() && frame->parent() == &person.view());
    const auto* scene = person.view().rootObject();
    QVERIFY(scene->property("walk").value<QObject*>()->property("byKeyboard").toBool());
    QTest::keyClick(window_.get(), Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(inside(docks[1]));
}

void KeyboardJourney::escapePutsThePieceBack() {
    const Somebody person(*window_);
    QVERIFY(person.wait());
    // On to a move with something to carry.
    while (!person.local().match().state().gestureOf(person.wants()).from ||
           person.local().match().state().toText(person.wants()).starts_with("draw")) {
        QVERIFY(person.playByKeys(person.wants()));
        QVERIFY(person.wait());
    }
    const auto events = person.local().match().history().size();
    QVERIFY(person.focusOn(person.wants()));
    person.press(Qt::Key_Return);
    QVERIFY(person.table().picked() != 0);
    person.press(Qt::Key_Escape);
    QCOMPARE(person.table().picked(), 0);
    QCOMPARE(person.local().match().history().size(), events);
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    KeyboardJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "keyboard.moc"
