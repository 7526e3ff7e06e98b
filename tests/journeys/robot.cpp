// SPDX-License-Identifier: GPL-3.0-or-later
// Random gestures at every table: presses, releases, the other buttons, fingers, the focus taken away, keys,
// windows that open, the window made larger and smaller. Somebody who knows nothing of the program looks on,
// and sees to it that every piece that is moved was let go by the button or finger that took it, or put down
// by a key.
#include "person.h"
#include "sanitized.h"

#include "match/gamestate.h"
#include "match/match.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "rooms/newgame/newgame.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tablemodels.h"
#include "table/tableview.h"

#include <QApplication>
#include <QDrag>
#include <QElapsedTimer>
#include <QQuickItem>
#include <QTimer>
#include <QWindow>
#include <QtTest>

#include <optional>
#include <random>
#include <set>

using namespace drawbridge;

namespace {

/// Looks on from outside: what hands do, as it comes from the system, and which moves follow.
class Onlooker : public QObject {
  public:
    Onlooker() {
        qApp->installEventFilter(this);
        connect(qApp, &QGuiApplication::focusWindowChanged, this, [this](const QWindow* now) {
            if (!table_ || now != table_->window()->windowHandle()) spoil("the focus went elsewhere");
        });
    }

    void watch(LocalTable* local, const QWidget* table) {
        table_ = table;
        if (session_ == local) return;
        if (session_) session_->disconnect(this);
        session_ = local;
        connect(local, &GameTable::moveMade, this, &Onlooker::judge);
        connect(local, &QObject::destroyed, this, [this] { session_ = nullptr; });
    }

    /// What comes now is done by no hand.
    void lookAway(bool away) { isAway_ = away; }

    const QStringList& faults() const { return faults_; }
    int drops() const { return drops_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        // As they come to a window, and once for a widget that a test presses itself.
        if (!watched->isWindowType() && !watched->isWidgetType()) return false;
        remember(watched, event->type());
        switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick: press(static_cast<QMouseEvent*>(event)->button()); break;
        case QEvent::MouseButtonRelease: {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            release(mouse->button(), mouse->globalPosition().toPoint());
            break;
        }
        case QEvent::TouchBegin:
            if (!held_) begin(0);
            [[fallthrough]];
        case QEvent::TouchUpdate:
            if (static_cast<QTouchEvent*>(event)->points().size() > 1) spoil("a second finger");
            break;
        case QEvent::TouchEnd:
            release(0, static_cast<QTouchEvent*>(event)->points().constFirst().globalPosition().toPoint());
            break;
        case QEvent::TouchCancel: spoil("the touch was called off"); break;
        case QEvent::KeyPress: isByKey_ = true; break;
        case QEvent::WindowStateChange:
            if (watched->isWindowType()) spoil("the window changed its state");
            break;
        case QEvent::Resize:
            if (table_ && watched == table_->window()->windowHandle()) spoil("the window changed its size");
            break;
        default: break;
        }
        return false;
    }

  private:
    struct Held {
        int button;
        QString spoilt; ///< why it no longer counts; empty: it does
    };

    /// For the report: what came last, the newest last.
    void remember(const QObject* watched, QEvent::Type type) {
        static const std::set kTold{QEvent::MouseButtonPress,
                                    QEvent::MouseButtonDblClick,
                                    QEvent::MouseButtonRelease,
                                    QEvent::TouchBegin,
                                    QEvent::TouchEnd,
                                    QEvent::TouchCancel,
                                    QEvent::KeyPress,
                                    QEvent::WindowStateChange,
                                    QEvent::FocusIn,
                                    QEvent::FocusOut,
                                    QEvent::WindowActivate,
                                    QEvent::WindowDeactivate,
                                    QEvent::Show,
                                    QEvent::Hide};
        if (!kTold.contains(type)) return;
        came_ << QStringLiteral("%1 %2").arg(
            QString::fromLatin1(watched->metaObject()->className()),
            QString::fromLatin1(QMetaEnum::fromType<QEvent::Type>().valueToKey(type)));
        if (came_.size() > 40) came_.removeFirst();
    }

    void begin(int button) {
        held_ = Held{button, {}};
        isClean_ = isByKey_ = false;
        why_ = QStringLiteral("nothing has been let go");
    }
    void press(int button) {
        if (!held_)
            begin(button);
        else if (held_->button != button && held_->button != 0)
            spoil("another button was pressed");
    }
    void release(int button, QPoint global) {
        if (!held_ || held_->button != button) return;
        if (button != 0 && button != Qt::LeftButton) spoil("that was another button");
        if (table_ && !table_->rect().contains(table_->mapFromGlobal(global))) spoil("not over the table");
        isClean_ = held_->spoilt.isEmpty();
        why_ = held_->spoilt;
        held_.reset();
    }
    void spoil(const char* why) {
        if (held_ && held_->spoilt.isEmpty()) held_->spoilt = QString::fromLatin1(why);
    }

    void judge(int index) {
        if (isAway_) return;
        const auto item = static_cast<std::size_t>(index);
        const Match& match = session_->match();
        const auto& event = match.history()[item];
        if (!isSeat(event.decider) || !session_->isPerson(event.decider)) return;
        if (!match.stateAt(item).gestureOf(event.move).from)
            return; // no piece: a button, or passed by itself
        ++drops_;
        if (!isClean_ && !isByKey_)
            faults_ << QStringLiteral("event %1, %2: %3; before it came %4")
                           .arg(index)
                           .arg(QString::fromStdString(match.stateAt(item).toText(event.move)), why_,
                                came_.join(QStringLiteral(", ")));
    }

    LocalTable* session_ = nullptr;
    const QWidget* table_ = nullptr;
    bool isAway_ = false;
    std::optional<Held> held_;
    bool isClean_ = false; ///< the last that was held was let go as it should be
    bool isByKey_ = false; ///< a key has been pressed since the last press
    QString why_;
    QStringList faults_;
    QStringList came_;
    int drops_ = 0;
};

int gesturesWanted() {
    const int wanted = qEnvironmentVariableIntValue("DRAWBRIDGE_GESTURES");
    return wanted > 0 ? wanted : 100 / kOneGameOf;
}

unsigned seedWanted() {
    const auto seed = static_cast<unsigned>(qEnvironmentVariableIntValue("DRAWBRIDGE_SEED"));
    return seed > 0 ? seed : 47;
}

} // namespace

class RobotJourney : public QObject {
    Q_OBJECT

  private slots:
    void cleanup();
    void gestures_data();
    void gestures();

  private:
    int upTo(int most) { return std::uniform_int_distribution(0, most)(dice_); }
    bool oneOf(int many) { return upTo(many - 1) == 0; }
    template <class List>
    auto any(const List& list) {
        return list[static_cast<std::size_t>(upTo(static_cast<int>(std::size(list)) - 1))];
    }

    void sitDown(const GameInfo& game);
    void tidy();
    void gesture();
    void dragSomething();
    void pressSomething();
    void fingers();
    void keys();
    void between(Qt::MouseButton held);
    void takeFocus();
    QPoint somewhere();
    QPoint likely();
    QWindow* window() const { return window_->windowHandle(); }
    void note(const QString& what) { done_.append(what); }

    std::mt19937 dice_;
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<Somebody> person_;
    std::unique_ptr<QWidget> other_;
    std::unique_ptr<QPointingDevice> screen_;
    QStringList done_;
};

void RobotJourney::cleanup() {
    other_.reset();
    person_.reset();
    window_.reset();
}

void RobotJourney::gestures_data() {
    QTest::addColumn<QString>("id");
    for (const GameInfo* game : allGames())
        QTest::newRow(game->id().data()) << QString::fromUtf8(game->id().data());
}

void RobotJourney::sitDown(const GameInfo& game) {
    NewGame choice = gameAgainst(game, "random");
    choice.seed = dice_();
    choice.undo = UndoRule::Practice;
    window_->startNew(choice);
    person_ = std::make_unique<Somebody>(*window_);
}

/// A place in the window, mostly on the table.
QPoint RobotJourney::somewhere() {
    const TableView& view = person_->view();
    if (oneOf(12))
        return {upTo(window_->width() + 100) - 50, window_->height() / 8 + upTo(window_->height())};
    return view.mapTo(window_.get(), QPoint(upTo(view.width() - 1), upTo(view.height() - 1)));
}

/// Where something can be done: a piece that can be taken, or a place to which one that is picked can go.
QPoint RobotJourney::likely() {
    const TableView& view = person_->view();
    QObject* scene = view.rootObject();
    QList<std::pair<int, int>> places;
    if (person_->table().picked() != 0 && !oneOf(6)) {
        for (const TablePlace& target : person_->table().targets())
            places.append({target.pile, target.place});
    } else {
        const PieceModel& pieces = *person_->table().pieces();
        for (int row = 0; row < pieces.rowCount(); ++row) {
            const PieceRow& piece = pieces.at(row);
            if (piece.movable) places.append({piece.pile, piece.place});
        }
    }
    if (places.isEmpty() || scene == nullptr || oneOf(5)) return somewhere();
    const auto [pile, place] = any(places);
    QRectF rect;
    QMetaObject::invokeMethod(scene->property("stage").value<QObject*>(), "placeRect",
                              Q_RETURN_ARG(QRectF, rect), Q_ARG(int, pile), Q_ARG(int, place));
    return view.mapTo(window_.get(), rect.center().toPoint());
}

void RobotJourney::takeFocus() {
    other_ = std::make_unique<QWidget>();
    other_->setGeometry(1500, 40, 160, 90);
    other_->show();
    other_->activateWindow();
    (void)QTest::qWaitForWindowActive(other_.get(), 1000);
}

/// What happens while something is held.
void RobotJourney::between(Qt::MouseButton held) {
    switch (upTo(13)) {
    case 0:
    case 1: {
        const auto button = any(std::array{Qt::RightButton, Qt::MiddleButton, Qt::LeftButton});
        if (button == held) return;
        note(QStringLiteral("another button"));
        QTest::mousePress(window(), button, {}, likely());
        if (oneOf(2)) QTest::mouseRelease(window(), button, {}, likely());
        return;
    }
    case 2:
        note(QStringLiteral("focus away"));
        takeFocus();
        if (oneOf(2)) window_->activateWindow();
        return;
    case 3: return keys();
    case 4:
        note(QStringLiteral("resized"));
        window_->resize(900 + upTo(500), 620 + upTo(260));
        return QTest::qWait(5);
    case 5: note(QStringLiteral("a window opens")); return QTest::keyClick(window(), Qt::Key_F1);
    case 6:
        if (!oneOf(4)) return;
        note(QStringLiteral("minimised"));
        window_->showMinimized();
        QTest::qWait(50);
        return window_->showNormal();
    case 7: note(QStringLiteral("Escape")); return QTest::keyClick(window(), Qt::Key_Escape);
    case 8: note(QStringLiteral("a menu")); return QTest::keyClick(window(), Qt::Key_G, Qt::AltModifier);
    case 9: // both buttons
        note(QStringLiteral("taken back"));
        return QTest::keyClick(window(), Qt::Key_Z, Qt::ControlModifier);
    default: return; // nothing
    }
}

void RobotJourney::dragSomething() {
    const auto button = oneOf(8) ? Qt::RightButton : Qt::LeftButton;
    const QPoint from = likely();
    note(QStringLiteral("%1 pressed at %2,%3").arg(button).arg(from.x()).arg(from.y()));
    if (oneOf(10)) QTest::mousePress(window(), Qt::MiddleButton, {}, from);
    QTest::mousePress(window(), button, {}, from);
    const QPoint half = from + QPoint(upTo(60) - 30, upTo(60) - 30) + QPoint(12, 12);
    QTest::mouseMove(window(), half);
    const QPoint to = likely();
    for (int step = 1; step <= 3; ++step) QTest::mouseMove(window(), half + (to - half) * step / 3);
    if (!oneOf(3)) between(button);
    if (oneOf(4)) QTest::mouseMove(window(), likely());
    note(QStringLiteral("let go at %1,%2").arg(to.x()).arg(to.y()));
    if (!oneOf(20)) QTest::mouseRelease(window(), button, {}, to);
}

void RobotJourney::pressSomething() {
    const QPoint at = likely();
    const auto button = oneOf(6) ? Qt::RightButton : Qt::LeftButton;
    note(QStringLiteral("%1 clicked at %2,%3").arg(button).arg(at.x()).arg(at.y()));
    QTest::mousePress(window(), button, {}, at);
    if (oneOf(6)) between(button);
    QTest::mouseRelease(window(), button, {}, at);
}

void RobotJourney::fingers() {
    const QPoint from = likely();
    note(QStringLiteral("a finger at %1,%2").arg(from.x()).arg(from.y()));
    QTest::touchEvent(window(), screen_.get()).press(1, from);
    const QPoint to = likely();
    for (int step = 1; step <= 4; ++step)
        QTest::touchEvent(window(), screen_.get()).move(1, from + (to - from) * step / 4);
    if (oneOf(2)) {
        note(QStringLiteral("and a second one"));
        const QPoint beside = likely();
        QTest::touchEvent(window(), screen_.get()).stationary(1).press(2, beside);
        QTest::touchEvent(window(), screen_.get()).stationary(1).release(2, beside);
    }
    QTest::touchEvent(window(), screen_.get()).release(1, to);
}

void RobotJourney::keys() {
    static const std::array all{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,  Qt::Key_Down,      Qt::Key_Return,
                                Qt::Key_Space, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_E,         Qt::Key_P,
                                Qt::Key_D,     Qt::Key_Home,   Qt::Key_End, Qt::Key_Backspace, Qt::Key_B,
                                Qt::Key_Z,     Qt::Key_H,      Qt::Key_F4,  Qt::Key_F6,        Qt::Key_F9,
                                Qt::Key_PageUp};
    for (int count = 1 + upTo(2); count > 0; --count) {
        const Qt::Key key = any(all);
        note(QKeySequence(key).toString());
        QTest::keyClick(window(), key);
    }
    if (!oneOf(10)) return;
    note(QStringLiteral("taken back"));
    QTest::keyClick(window(), Qt::Key_Z, Qt::ControlModifier);
}

void RobotJourney::gesture() {
    const int which = upTo(99);
    if (which < 50)
        dragSomething();
    else if (which < 72)
        pressSomething();
    else if (which < 84)
        keys();
    else if (which < 94)
        fingers();
    else
        between(Qt::NoButton);
}

/// All buttons up, no window before the table, the keys at it.
void RobotJourney::tidy() {
    for (const auto button : {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton})
        if (QGuiApplication::mouseButtons() & button) QTest::mouseRelease(window(), button, {}, {5, 5});
    other_.reset();
    for (QWidget* open : QApplication::topLevelWidgets())
        if (open != window_.get() && open->isVisible() && open->windowType() != Qt::ToolTip) open->close();
    if (window_->isActiveWindow()) return;
    window_->activateWindow();
    (void)QTest::qWaitForWindowActive(window_.get(), 2000);
}

void RobotJourney::gestures() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    dice_.seed(seedWanted());
    screen_.reset(QTest::createTouchDevice());
    window_ = openFirstWindow();
    QVERIFY(window_);
    window_->resize(1280, 800);
    Onlooker onlooker;
    sitDown(game);
    // Whatever asks before all else is answered by going on.
    QTimer asked;
    connect(&asked, &QTimer::timeout, this, [] {
        QDrag::cancel(); // words of the book, which would wait for a hand that there is not
        if (QWidget* dialog = QApplication::activeModalWidget()) dialog->close();
        if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
    });
    asked.start(100);
    std::size_t before = 0;
    int idle = 0;
    for (int count = 0; count < gesturesWanted(); ++count) {
        done_.clear();
        const bool atTable = person_->view().isVisible() && person_->table().hasTable();
        if (!atTable || person_->table().match()->isOver()) sitDown(game);
        onlooker.watch(&person_->local(), &person_->view());
        if (person_->table().match()->curtainDown()) person_->local().liftCurtain();
        gesture();
        tidy();
        QVERIFY2(onlooker.faults().isEmpty(),
                 qPrintable(QStringLiteral("DRAWBRIDGE_SEED=%1, gesture %2 (%3): %4")
                                .arg(seedWanted())
                                .arg(count)
                                .arg(done_.join(QStringLiteral(", ")),
                                     onlooker.faults().join(QStringLiteral("; ")))));
        // Where nothing comes of it for a while, somebody goes on with the match.
        const std::size_t now = person_->table().hasTable() ? person_->local().match().history().size() : 0;
        idle = now == before ? idle + 1 : 0;
        before = now;
        if (idle < 30 || !person_->table().hasTable()) continue;
        idle = 0;
        person_->table().cancel();
        onlooker.lookAway(true);
        if (person_->wait() && !person_->table().match()->isOver() && person_->table().decision()->isMine())
            person_->local().play(person_->wants());
        onlooker.lookAway(false);
    }
    // They were not for nothing.
    qInfo("%d gestures, %d pieces moved", gesturesWanted(), onlooker.drops());
    QVERIFY(onlooker.drops() > gesturesWanted() / 40);
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    RobotJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "robot.moc"
