// SPDX-License-Identifier: GPL-3.0-or-later
// What is held is let go only when the button comes up that took it, over the table, while the program has
// the pointer. By the mouse of the X server, and with a window of another program that takes the focus;
// fingers and pens, of which the X server has none, by what Qt tells of them.
#include "person.h"

#include "program/graphics.h"
#include "program/mainwindow.h"
#include "rooms/match/replaywindow.h"
#include "rooms/newgame/newgame.h"
#include "rooms/teacher/cardbox.h"
#include "rooms/teacher/drawinglayer.h"
#include "rooms/teacher/teacherwindow.h"
#include "table/arrangingtable.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "widgets/formparts.h"

#include <QApplication>
#include <QListWidget>
#include <QPointingDevice>
#include <QProcess>
#include <QQuickItem>
#include <QTabletEvent>
#include <QTouchEvent>
#include <QWindow>
#include <QtTest>

#include <algorithm>

using namespace drawbridge;

namespace {

const QString kOther = QStringLiteral("--another-window");

/// What comes between while something is held.
enum class HowLost { None, OtherProgram, OtherButton, Book, Minimised, Escape, Menu };

} // namespace
Q_DECLARE_METATYPE(HowLost)

class HandsJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void aTile_data() { losses(true); }
    void aTile();
    void aTileLetGoBesideTheTable();
    void aTileByFinger_data();
    void aTileByFinger();
    void aTileByPen_data();
    void aTileByPen();
    void theReplay_data() { losses(false); }
    void theReplay();
    void aCardOfTheBox_data() { losses(false); }
    void aCardOfTheBox();
    void anArrow_data() { losses(false); }
    void anArrow();

  private:
    /// Not every window has a menu and opens the rule book.
    static void losses(bool hasMenus);
    static void hold(const QWidget& on, QPoint from, QPoint to, int button = 1);
    static void letGo(int button = 1);
    void lose(HowLost loss, QWidget& window, int button = 1);
    TeacherWindow* teacher();
    template <class Window>
    static Window* topLevel() {
        for (QWidget* window : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<Window*>(window); found && found->isVisible()) return found;
        return nullptr;
    }

    std::unique_ptr<MainWindow> window_;
    QProcess other_;
};

void HandsJourney::init() {
    if (!hasRealHands()) QSKIP("There is no X server here, or no xdotool.");
    window_ = openFirstWindow();
    QVERIFY(window_);
    window_->resize(1280, 800);
    NewGame choice = rememberedGame(*findGame("castle-keep"));
    choice.seed = 7;
    choice.players[1].bot = "random";
    window_->startNew(choice);
}

void HandsJourney::cleanup() {
    letGo(1);
    letGo(3);
    other_.kill();
    other_.waitForFinished();
    window_.reset();
}

void HandsJourney::losses(bool hasMenus) {
    QTest::addColumn<HowLost>("loss");
    QTest::newRow("let go") << HowLost::None;
    QTest::newRow("another program takes the focus") << HowLost::OtherProgram;
    QTest::newRow("the other button") << HowLost::OtherButton;
    QTest::newRow("minimised") << HowLost::Minimised;
    QTest::newRow("Escape") << HowLost::Escape;
    if (!hasMenus) return;
    QTest::newRow("the rule book opens") << HowLost::Book;
    QTest::newRow("a menu opens") << HowLost::Menu;
}

void HandsJourney::hold(const QWidget& on, QPoint from, QPoint to, int button) {
    const auto move = [&on](QPoint at) {
        const QPoint global = on.mapToGlobal(at);
        xdotool({QStringLiteral("mousemove"), QString::number(global.x()), QString::number(global.y())});
        QTest::qWait(10);
    };
    move(from);
    QTest::qWait(50);
    xdotool({QStringLiteral("mousedown"), QString::number(button)});
    for (int step = 1; step <= 8; ++step) move(from + (to - from) * step / 8);
    QTest::qWait(50);
}

void HandsJourney::letGo(int button) {
    xdotool({QStringLiteral("mouseup"), QString::number(button)});
    QTest::qWait(100);
}

void HandsJourney::lose(HowLost loss, QWidget& window, int button) {
    const auto key = [](const char* name) {
        xdotool({QStringLiteral("key"), QString::fromLatin1(name)});
        QTest::qWait(300);
    };
    switch (loss) {
    case HowLost::None: break;
    case HowLost::OtherProgram:
        other_.start(QCoreApplication::applicationFilePath(), {kOther});
        QVERIFY(other_.waitForReadyRead());
        QTRY_VERIFY(!window.isActiveWindow());
        break;
    case HowLost::OtherButton:
        xdotool({QStringLiteral("mousedown"), QString::number(4 - button)});
        QTest::qWait(50);
        letGo(4 - button);
        break;
    case HowLost::Book: key("F1"); break;
    case HowLost::Minimised:
        window.showMinimized();
        QTest::qWait(300);
        break;
    case HowLost::Escape: key("Escape"); break;
    case HowLost::Menu:
        key("alt+g");
        QTRY_VERIFY(QApplication::activePopupWidget());
        break;
    }
    letGo(button);
    if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
}

/// A tile is drawn by dragging it into one's hand.
void HandsJourney::aTile() {
    QFETCH(HowLost, loss);
    const Somebody person(*window_);
    QVERIFY(person.wait());
    const auto events = person.local().match().history().size();
    const Move move = person.wants();
    const auto* hand = person.view().rootObject()->property("hand").value<QObject*>();
    hold(person.view(), person.pieceAt(move), person.targetOf(move));
    QVERIFY(hand->property("carries").toBool());
    lose(loss, *window_);
    QVERIFY(!hand->property("carries").toBool());
    QTest::qWait(200);
    QCOMPARE(person.local().match().history().size() > events, loss == HowLost::None);
    if (loss == HowLost::None) return;
    QCOMPARE(person.table().picked(), 0);
    // The hand is free again.
    window_->showNormal();
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window != window_.get()) window->close();
    other_.kill();
    other_.waitForFinished();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::qWait(200);
    hold(person.view(), person.pieceAt(move), person.targetOf(move));
    letGo();
    QTRY_VERIFY(person.local().match().history().size() > events);
}

void HandsJourney::aTileLetGoBesideTheTable() {
    const Somebody person(*window_);
    QVERIFY(person.wait());
    const auto events = person.local().match().history().size();
    hold(person.view(), person.pieceAt(person.wants()), QPoint(person.view().width() / 2, -20));
    letGo();
    QCOMPARE(person.local().match().history().size(), events);
    QCOMPARE(person.table().picked(), 0);
}

/// The system calls a touch off: a gesture of its own, a palm, a notice that slides in.
void HandsJourney::aTileByFinger_data() {
    QTest::addColumn<bool>("calledOff");
    QTest::newRow("lifted") << false;
    QTest::newRow("called off by the system") << true;
}

void HandsJourney::aTileByFinger() {
    QFETCH(bool, calledOff);
    const Somebody person(*window_);
    QVERIFY(person.wait());
    const auto events = person.local().match().history().size();
    const Move move = person.wants();
    QWindow* window = window_->windowHandle();
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    const QPoint from = person.view().mapTo(window_.get(), person.pieceAt(move));
    const QPoint to = person.view().mapTo(window_.get(), person.targetOf(move));
    const auto* hand = person.view().rootObject()->property("hand").value<QObject*>();
    const auto hold = [&] {
        QTest::touchEvent(window, screen.get()).press(1, from);
        for (int step = 1; step <= 8; ++step)
            QTest::touchEvent(window, screen.get()).move(1, from + (to - from) * step / 8);
    };
    hold();
    QVERIFY(hand->property("carries").toBool());
    QVERIFY(person.table().picked() != 0);
    if (calledOff) {
        QTouchEvent cancel(QEvent::TouchCancel, screen.get());
        QCoreApplication::sendEvent(window, &cancel);
        QVERIFY(!hand->property("carries").toBool());
        QCOMPARE(person.table().picked(), 0);
    }
    QTest::touchEvent(window, screen.get()).release(1, to);
    QTest::qWait(200);
    QVERIFY(!hand->property("carries").toBool());
    QCOMPARE(person.local().match().history().size() > events, !calledOff);
    if (!calledOff) return;
    hold(); // the hand is free again
    QTest::touchEvent(window, screen.get()).release(1, to);
    QTRY_VERIFY(person.local().match().history().size() > events);
}

/// A pen is taken so far away that it is no longer felt, without having been lifted first.
void HandsJourney::aTileByPen_data() {
    QTest::addColumn<bool>("takenAway");
    QTest::newRow("lifted") << false;
    QTest::newRow("taken away") << true;
}

void HandsJourney::aTileByPen() {
    QFETCH(bool, takenAway);
    const Somebody person(*window_);
    QVERIFY(person.wait());
    const auto events = person.local().match().history().size();
    const Move move = person.wants();
    QWindow* window = window_->windowHandle();
    const QPointingDevice pen(QStringLiteral("a pen"), 1, QInputDevice::DeviceType::Stylus,
                              QPointingDevice::PointerType::Pen, QInputDevice::Capability::Position, 1, 1);
    const QPoint from = person.view().mapTo(window_.get(), person.pieceAt(move));
    const QPoint to = person.view().mapTo(window_.get(), person.targetOf(move));
    const auto* hand = person.view().rootObject()->property("hand").value<QObject*>();
    const auto tell = [&](QObject* whom, QEvent::Type type, QPoint at, Qt::MouseButton button) {
        const bool isDown = type == QEvent::TabletPress || type == QEvent::TabletMove;
        QTabletEvent event(type, &pen, at, window->mapToGlobal(at), isDown ? 1 : 0, 0, 0, 0, 0, 0,
                           Qt::NoModifier, button, isDown ? Qt::LeftButton : Qt::NoButton);
        event.ignore();
        QCoreApplication::sendEvent(whom, &event);
        return event.isAccepted();
    };
    // Whoever knows no pen is told of a mouse by Qt.
    const auto hold = [&] {
        if (!tell(window, QEvent::TabletPress, from, Qt::LeftButton))
            QTest::mousePress(window, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 8; ++step) {
            const QPoint at = from + (to - from) * step / 8;
            if (!tell(window, QEvent::TabletMove, at, Qt::NoButton)) QTest::mouseMove(window, at);
        }
    };
    const auto letGo = [&] {
        if (!tell(window, QEvent::TabletRelease, to, Qt::LeftButton))
            QTest::mouseRelease(window, Qt::LeftButton, {}, to);
    };
    hold();
    QVERIFY(hand->property("carries").toBool());
    if (takenAway) {
        tell(qApp, QEvent::TabletLeaveProximity, to, Qt::NoButton);
        QVERIFY(!hand->property("carries").toBool());
        QCOMPARE(person.table().picked(), 0);
    }
    letGo();
    QTest::qWait(200);
    QVERIFY(!hand->property("carries").toBool());
    QCOMPARE(person.local().match().history().size() > events, !takenAway);
    if (!takenAway) return;
    hold(); // the hand is free again
    letGo();
    QTRY_VERIFY(person.local().match().history().size() > events);
}

void HandsJourney::theReplay() {
    QFETCH(HowLost, loss);
    const Somebody person(*window_);
    for (int moves = 0; moves < 6; ++moves) {
        QVERIFY(person.wait());
        QVERIFY(person.local().play(person.wants()).isLegal());
    }
    QVERIFY(person.wait());
    QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(topLevel<ReplayWindow>());
    auto& replay = *topLevel<ReplayWindow>();
    QVERIFY(QTest::qWaitForWindowActive(&replay));
    QTest::qWait(200);
    auto& slider = *replay.findChild<RevertingSlider*>();
    const int before = slider.value();
    QCOMPARE(before, 0);
    hold(slider, {6, slider.height() / 2}, {slider.width() / 2, slider.height() / 2});
    QVERIFY(slider.value() > 0);
    lose(loss, replay);
    QCOMPARE(slider.value() == before, loss != HowLost::None);
    const int now = slider.value();
    const QPoint end = slider.mapToGlobal(QPoint(slider.width() - 10, slider.height() / 2));
    xdotool({QStringLiteral("mousemove"), QString::number(end.x()), QString::number(end.y())});
    QTest::qWait(50);
    QCOMPARE(slider.value(), now);
}

TeacherWindow* HandsJourney::teacher() {
    QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
    const bool came = QTest::qWaitFor([] { return topLevel<TeacherWindow>() != nullptr; });
    auto* window = came ? topLevel<TeacherWindow>() : nullptr;
    const bool ready = window && QTest::qWaitForWindowActive(window) && QTest::qWaitFor([&] {
                           return window->findChild<TableView*>()->rootObject() != nullptr;
                       });
    QTest::qWait(300);
    return ready ? window : nullptr;
}

void HandsJourney::aCardOfTheBox() {
    QFETCH(HowLost, loss);
    TeacherWindow* window = teacher();
    QVERIFY(window);
    auto& box = *window->findChild<CardBox*>();
    auto& view = *window->findChild<TableView*>();
    QRectF hand;
    const auto& piles = window->arrangement().piles();
    const PileId pile = std::ranges::find(piles, std::string_view("hand 1"), &PileInfo::name)->id;
    const auto laid = [&] { // in that hand: on the table are always all
        return std::ranges::count(window->arrangement().view(kAllHands).pieces, pile, &Piece::pile);
    };
    const auto before = laid();
    QMetaObject::invokeMethod(view.rootObject()->property("stage").value<QObject*>(), "placeRect",
                              Q_RETURN_ARG(QRectF, hand), Q_ARG(int, pile), Q_ARG(int, -1));
    const QPoint to = box.viewport()->mapFromGlobal(view.mapToGlobal(hand.center().toPoint()));
    const Face tower = *window->arrangement().game().faceFromName(window->arrangement().setup(), "RcT");
    QListWidgetItem* card = nullptr;
    for (int row = 0; row < box.count(); ++row)
        if (box.item(row)->data(Qt::UserRole).toInt() == tower) card = box.item(row);
    QVERIFY(card);
    box.scrollToItem(card);
    hold(*box.viewport(), box.visualItemRect(card).center(), to);
    lose(loss, *window);
    QCOMPARE(laid() == before, loss != HowLost::None);
}

void HandsJourney::anArrow() {
    QFETCH(HowLost, loss);
    TeacherWindow* window = teacher();
    QVERIFY(window);
    auto& view = *window->findChild<TableView*>();
    const auto& layer = *window->findChild<DrawingLayer*>();
    QVERIFY(layer.drawing().empty());
    hold(view, {view.width() / 4, view.height() / 3}, {view.width() * 2 / 3, view.height() * 2 / 3}, 3);
    lose(loss, *window, 3);
    QCOMPARE(layer.drawing().empty(), loss != HowLost::None);
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    if (application.arguments().contains(kOther)) {
        QWidget window;
        window.setWindowTitle(QStringLiteral("Another program"));
        window.setGeometry(20, 20, 200, 100);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) return 1;
        fputs("active\n", stdout);
        fflush(stdout);
        return QApplication::exec();
    }
    chooseGraphics();
    HandsJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "hands.moc"
