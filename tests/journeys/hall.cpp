// SPDX-License-Identifier: GPL-3.0-or-later
// A newcomer's first day and the next one: arrives in the hall, is shown how, plays, and finds the match
// again.
#include "person.h"

#include "library/library.h"
#include "library/matchfolder.h"
#include "library/people.h"
#include "match/gamestate.h"
#include "program/graphics.h"
#include "program/lobby.h"
#include "program/mainwindow.h"
#include "rooms/hall/hallview.h"
#include "rooms/lessons/practicewindow.h"
#include "rooms/match/replaywindow.h"
#include "rooms/newgame/newgame.h"
#include "rooms/newgame/newgameview.h"
#include "table/exercise.h"
#include "table/localtable.h"
#include "table/replaytable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "widgets/preferences.h"
#include "widgets/scenetransition.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QQuickItem>
#include <QSlider>
#include <QtTest>

using namespace drawbridge;

namespace {

HallView& hallOf(const MainWindow& window) { return window.findChild<Lobby*>()->hall(); }

PracticeWindow* practice() {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* lessons = qobject_cast<PracticeWindow*>(window); lessons && lessons->isVisible())
            return lessons;
    return nullptr;
}

ReplayWindow* replayWindow() {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* replay = qobject_cast<ReplayWindow*>(window); replay && replay->isVisible()) return replay;
    return nullptr;
}

} // namespace

class HallJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void theFirstDay();
    void theNextDay();
    void greetingsFitTheHour();
    void backAndForth();
    void aSeriesGoesOn();
    void aMatchIsWatchedAgain();
    void theBackButton();
    void boxesAreCarried();
    void theHallIsPaintedAnew();
    void theTableIsLaid();

  private:
    void playOut(const Somebody& person);
    NewGameView* chosenByKey(Qt::Key box);
    void openWithMotion(int milliseconds);

    std::unique_ptr<MainWindow> window_;
};

void HallJourney::init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:/"))); // the scene's own complaints
    writeHastySettings();
    window_ = std::make_unique<MainWindow>();
    window_->setWindowState(Qt::WindowNoState);
    window_->resize(1366, 740);
    window_->goHome();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(hallOf(*window_).isVisible());
}

/// Nothing on the way has to be explained: each step is what lies in front of one.
void HallJourney::theFirstDay() {
    HallView& hall = hallOf(*window_);
    QVERIFY(pressPart(hall, QStringLiteral("name")));
    QTest::keyClicks(&hall, QStringLiteral("Anna"));
    QVERIFY(pressPart(hall, QStringLiteral("shield-3")));
    QVERIFY(pressPart(hall, QStringLiteral("show-me")));

    // The first lesson opens, and is learned.
    PracticeWindow* lessons = nullptr;
    QTRY_VERIFY((lessons = practice()) != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(lessons));
    for (int move = 0; move < 100 && lessons->exercise()->state() == Exercise::State::Going; ++move) {
        QTRY_VERIFY(lessons->exercise()->meant() || lessons->exercise()->state() != Exercise::State::Going);
        QTest::keyClick(lessons, Qt::Key_M, Qt::ControlModifier); // shows the move
    }
    QCOMPARE(lessons->exercise()->state(), Exercise::State::Done);
    QCOMPARE(People().all().size(), std::size_t{1});
    QCOMPARE(People().all().front().name, QStringLiteral("Anna"));
    QCOMPARE(People().all().front().shield, 3);

    // From there the first match follows; Anna sits at the table already.
    QTRY_VERIFY(lessons->findChild<QPushButton*>(QStringLiteral("match"))->isEnabled());
    QTest::mouseClick(lessons->findChild<QPushButton*>(QStringLiteral("match")), Qt::LeftButton);
    QTRY_VERIFY(practice() == nullptr);
    const Somebody anna(*window_);
    QCOMPARE(anna.local().match().players()[0].name, std::string("Anna"));
    QCOMPARE(anna.local().match().shieldOf(0), 3);

    // A few moves, and home.
    for (int move = 0; move < 6; ++move) {
        QVERIFY(anna.wait());
        QVERIFY(!anna.table().match()->isOver());
        QVERIFY(anna.play(anna.wants(), true));
    }
    QVERIFY(anna.wait());
    QTest::keyClick(window_.get(), Qt::Key_Home, Qt::AltModifier);
    QTRY_VERIFY(hall.isVisible());
    QTRY_COMPARE(hall.kept().size(), std::size_t{1});
    QTRY_VERIFY(hall.kept()[0].yourTurn); // what came last is written while the hall opens
    QTRY_VERIFY(!hall.kept()[0].miniature.isNull());
    window_.reset();
}

/// The match waits in the hall and is played on to its end; what came of it lies there then, to be played
/// anew.
void HallJourney::theNextDay() {
    HallView& hall = hallOf(*window_);
    QTRY_COMPARE(hall.kept().size(), std::size_t{1});
    QCOMPARE(hall.kept()[0].gameId, QStringLiteral("castle-keep"));
    QVERIFY(!partNamed(hall, QStringLiteral("show-me"))); // one is known here
    QVERIFY(pressPart(hall, QStringLiteral("match-0")));
    const Somebody anna(*window_);
    int moves = 0;
    while (anna.wait() && !anna.table().match()->isOver()) {
        const Move move = anna.wants();
        QVERIFY2(anna.play(move, moves % 2 == 0), anna.local().match().state().toText(move).c_str());
        QVERIFY(++moves < 2000);
    }
    QVERIFY(anna.table().match()->isOver());
    QTest::keyClick(window_.get(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(!anna.local().isPaused()); // nobody is left to wait
    QTest::keyClick(window_.get(), Qt::Key_Home, Qt::AltModifier);
    QTRY_VERIFY(hall.isVisible());
    QTRY_VERIFY(hall.kept().size() == 1 && hall.kept()[0].isOver());
    QVERIFY(hall.kept()[0].result.endsWith(QStringLiteral(" won")));
    const std::vector<KeptMatch> over = Library().finished();
    QCOMPARE(over.size(), std::size_t{1});
    QCOMPARE(over[0].seats[0].name, QStringLiteral("Anna"));
    QCOMPARE(over[0].seats[0].person, People().all().front().id);
    QVERIFY(pressPart(hall, QStringLiteral("match-0")));
    QTRY_VERIFY(anna.view().isVisible());
    QVERIFY(!anna.local().match().isOver());
    QCOMPARE(anna.local().match().players()[1].name, std::string("Anna")); // everybody moves on
    window_.reset();
}

/// Nobody is told a wrong time of the day.
void HallJourney::greetingsFitTheHour() {
    const auto said = [](int hour, int minute) { return greetingAt({hour, minute}); };
    QCOMPARE(said(4, 59), said(0, 0));
    QVERIFY(said(5, 0) != said(4, 59));
    QCOMPARE(said(5, 0), QStringLiteral("Good morning,"));
    QCOMPARE(said(11, 59), said(5, 0));
    QCOMPARE(said(12, 0), QStringLiteral("Good afternoon,"));
    QCOMPARE(said(17, 59), said(12, 0));
    QCOMPARE(said(18, 0), QStringLiteral("Good evening,"));
    QCOMPARE(said(22, 59), said(18, 0));
    QCOMPARE(said(23, 0), said(0, 0));
    QCOMPARE(hallOf(*window_).rootObject()->property("greeting").toString(),
             greetingAt(QTime::currentTime()));
    window_.reset();
}

/// Esc leads from choosing to the hall; a match begun is never lost on the way.
void HallJourney::backAndForth() {
    HallView& hall = hallOf(*window_);
    hall.takeFocus();
    QTest::keyClick(window_->windowHandle(), Qt::Key_2); // the second box
    auto* scene = window_->findChild<NewGameView*>();
    QVERIFY(scene);
    QTRY_VERIFY(scene->isVisible());
    QCOMPARE(scene->choice().game->id(), std::string_view("castles-of-caleira"));
    QTRY_VERIFY(scene->hasFocus());
    QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(hall.isVisible());

    window_->startNew(rememberedGame(*findGame("castle-rampage")));
    const Somebody anna(*window_);
    QVERIFY(anna.wait());
    LocalTable* local = &anna.local();
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(scene->isVisible());
    QVERIFY(local->isPaused());
    QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(hall.isVisible());
    QTRY_COMPARE(hall.kept().front().gameId, QStringLiteral("castle-rampage"));
    QVERIFY(pressPart(hall, QStringLiteral("match-0")));
    QTRY_VERIFY(anna.view().isVisible());
    QCOMPARE(&anna.local(), local);
    QVERIFY(!local->isPaused());
    window_.reset();
}

/// To the end of the match, and until its summary takes presses.
void HallJourney::playOut(const Somebody& person) {
    int moves = 0;
    while (person.wait() && !person.table().match()->isOver()) {
        const Move want = person.wants();
        const std::string words = person.local().match().state().toText(want);
        QVERIFY2(person.play(want, false), words.c_str());
        QVERIFY(++moves < 2000);
    }
    QTRY_VERIFY(person.button(QStringLiteral("See the table")));
    QTest::qWait(600);
}

/// A series left between two matches is offered in the hall, with its score, and goes on from there.
void HallJourney::aSeriesGoesOn() {
    NewGame choice = rememberedGame(*findGame("castles-of-caleira"));
    choice.series.first = 2;
    window_->startNew(choice);
    const Somebody anna(*window_);
    playOut(anna);
    if (QTest::currentTestFailed()) return;
    const Match& over = anna.local().match();
    const bool isShared = over.state().score(0) != 1 && over.state().score(1) != 1;
    const QString series = QString::fromStdString(over.notes().series.id);
    QTest::mouseClick(&anna.view(), Qt::LeftButton, {}, anna.middle(anna.button(QStringLiteral("The hall"))));
    HallView& hall = hallOf(*window_);
    QTRY_VERIFY(hall.isVisible());
    QTRY_VERIFY(!hall.kept().empty() && hall.kept()[0].isNext);
    QVERIFY(hall.kept()[0].series.startsWith(QStringLiteral("First to 2: ")));
    QVERIFY(pressPart(hall, QStringLiteral("match-0")));
    QTRY_VERIFY(anna.view().isVisible());
    const LocalTable& next = anna.local();
    QVERIFY(!next.match().isOver());
    QCOMPARE(QString::fromStdString(next.match().notes().series.id), series);
    QCOMPARE(next.winsWanted(), 2);
    QTRY_COMPARE(next.wins(0) + next.wins(1), isShared ? 0 : 1);
    window_.reset();
}

/// From the end of a match to watching it, by keys, and from there to playing on in another one.
void HallJourney::aMatchIsWatchedAgain() {
    window_->startNew(rememberedGame(*findGame("castles-of-caleira")));
    const Somebody anna(*window_);
    playOut(anna);
    if (QTest::currentTestFailed()) return;
    const LocalTable* before = &anna.local();
    for (const int key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Return}) anna.press(key);
    ReplayWindow* replay = nullptr;
    QTRY_VERIFY((replay = replayWindow()) != nullptr);
    QVERIFY(QTest::qWaitForWindowActive(replay));
    const ReplayTable& table = replay->table();
    QCOMPARE(table.step(), 0);
    QTest::keyClick(replay, Qt::Key_Right, Qt::ControlModifier); // the deal
    QTRY_COMPARE(table.step(), 1);                               // the button goes down and up
    auto* slider = replay->findChild<QSlider*>();
    QCOMPARE(slider->maximum(), table.steps());
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(table.step(), 2);
    auto* speed = slider->parentWidget()->findChildren<QComboBox*>().front();
    speed->setCurrentIndex(1);
    QTest::keyClick(replay, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(speed->currentIndex(), 2);
    QTest::keyClick(slider, Qt::Key_Space);
    QTRY_VERIFY(table.step() > 3);
    QTest::keyClick(slider, Qt::Key_Space);
    // What each decision was worth, by keys: each line leads to its moment.
    QTest::keyClick(replay, Qt::Key_L, Qt::AltModifier);
    auto* list = replay->findChild<QListWidget*>();
    QTRY_VERIFY(list->isVisible());
    auto* which = list->parentWidget()->findChild<QComboBox*>();
    QTest::keyClick(which, Qt::Key_Down); // all of them
    QTRY_VERIFY(list->count() > 1);
    QTest::keyClick(replay, Qt::Key_F6, Qt::ShiftModifier);
    QTRY_VERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Home);
    const int first = table.moment();
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(table.moment() > first);
    QTest::keyClick(replay, Qt::Key_F6);
    QTRY_VERIFY(slider->hasFocus());
    QTest::keyClick(replay, Qt::Key_L, Qt::AltModifier);
    QTRY_VERIFY(!list->isVisible());
    QVERIFY(!matchFolder().entryList({QStringLiteral("*.lookback")}).isEmpty()); // kept with the match
    while (table.step() < 4) QTest::keyClick(slider, Qt::Key_Right);
    const int here = table.step();
    const auto moves = static_cast<std::size_t>(table.moment());
    QTest::keyClick(replay, Qt::Key_P, Qt::AltModifier);
    QTRY_VERIFY(replayWindow() == nullptr); // the match stands on the table
    QVERIFY(here > 3 && &anna.local() != before);
    QVERIFY(anna.local().match().history().size() >= moves && !anna.local().match().isOver());
    // It is not over, so whose cards are seen cannot be chosen, and the reason stands there.
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY((replay = replayWindow()) != nullptr);
    slider = replay->findChild<QSlider*>();
    QVERIFY(!slider->parentWidget()->findChildren<QComboBox*>().back()->isEnabled());
    bool isSaid = false;
    for (const QLabel* label : replay->findChildren<QLabel*>())
        isSaid = isSaid || (label->isVisible() && label->text() == QStringLiteral("until the match is over"));
    QVERIFY(isSaid);
    QTest::keyClick(replay->windowHandle(), Qt::Key_Escape); // nothing is held that it could put back
    QTRY_VERIFY(replayWindow() == nullptr);
    window_.reset();
}

/// Takes a box with its key; nullptr if no game is to be chosen then.
NewGameView* HallJourney::chosenByKey(Qt::Key box) {
    hallOf(*window_).takeFocus();
    QTest::keyClick(window_->windowHandle(), box);
    auto* scene = window_->findChild<NewGameView*>();
    return scene && scene->isVisible() ? scene : nullptr;
}

/// From the next window on, which comes at once.
void HallJourney::openWithMotion(int milliseconds) {
    Preferences preferences = Preferences::load();
    preferences.motion = milliseconds;
    preferences.store();
    window_ = std::make_unique<MainWindow>();
    window_->resize(1366, 740);
    window_->goHome();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(hallOf(*window_).isVisible());
}

/// As in any program: one step back, by mouse or by key.
void HallJourney::theBackButton() {
    HallView& hall = hallOf(*window_);
    const auto pressBack = [](QWidget& on) { QTest::mouseClick(&on, Qt::BackButton, {}, {300, 300}); };
    pressBack(hall); // leads nowhere
    QVERIFY(hall.isVisible());
    NewGameView* scene = chosenByKey(Qt::Key_1);
    QVERIFY(scene);
    pressBack(*scene);
    QVERIFY(hall.isVisible());
    QCOMPARE(chosenByKey(Qt::Key_1), scene);
    QVERIFY(pressPart(*scene, QStringLiteral("seat-1")));
    QVERIFY(partNamed(*scene, QStringLiteral("level-page")));
    pressBack(*scene); // the choice at the seat first
    QVERIFY(scene->isVisible());
    QVERIFY(!partNamed(*scene, QStringLiteral("level-page")));
    QTest::keyClick(scene, Qt::Key_Back);
    QVERIFY(hall.isVisible());

    window_->startNew(rememberedGame(*findGame("castle-keep")));
    const Somebody anna(*window_);
    QVERIFY(anna.wait());
    pressBack(anna.view());
    QVERIFY(hall.isVisible());
    QVERIFY(pressPart(hall, QStringLiteral("match-0")));
    QTRY_VERIFY(anna.view().isVisible());
    QTest::keyClick(&anna.view(), Qt::Key_Back);
    QVERIFY(hall.isVisible());
    window_.reset();
}

/// A box glides to its place and back, over scenes that stand there at once; not where nothing is to move.
void HallJourney::boxesAreCarried() {
    const auto transition = [this] { return window_->findChild<SceneTransition*>(); };
    NewGameView* scene = chosenByKey(Qt::Key_3);
    QVERIFY(scene);
    QVERIFY(!transition());

    openWithMotion(180);
    scene = chosenByKey(Qt::Key_3);
    QVERIFY(scene);
    QVERIFY(transition() && transition()->isVisible());
    QVERIFY(!scene->boxPlace().isEmpty());
    QTRY_VERIFY(!transition());
    QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
    QVERIFY(hallOf(*window_).isVisible());
    QVERIFY(transition() && transition()->isVisible());
    // Who knows the way is not kept waiting: the key ends it, and takes the next box.
    QTest::keyClick(window_->windowHandle(), Qt::Key_1);
    QVERIFY(scene->isVisible());
    QCOMPARE(scene->choice().game->id(), std::string_view("castle-keep"));
    QTRY_VERIFY(!transition());
    window_.reset();
}

/// What changes as one leaves is there when one comes back: compared as one sees it, since the scene itself
/// knows all the time.
void HallJourney::theHallIsPaintedAnew() {
    openWithMotion(180);
    HallView& hall = hallOf(*window_);
    QTest::qWait(500); // all has come to rest
    hall.setPerson(Person{QStringLiteral("p-emma"), QStringLiteral("Emma"), 2});
    NewGameView* scene = chosenByKey(Qt::Key_3);
    QVERIFY(scene);
    QTRY_VERIFY(!window_->findChild<SceneTransition*>());
    QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(hall.isVisible() && !window_->findChild<SceneTransition*>());
    QCOMPARE(hall.rootObject()->property("personName").toString(), QStringLiteral("Emma"));
    const auto plain = [](QImage picture) {
        picture.setDevicePixelRatio(1);
        return picture.convertToFormat(QImage::Format_RGB32);
    };
    QTRY_COMPARE(plain(hall.grab().toImage()), plain(hall.photograph()));
    window_.reset();
}

/// While the table is laid all wait; a key shows it at once, and is no move.
void HallJourney::theTableIsLaid() {
    openWithMotion(180);
    for (const bool skipped : {false, true}) {
        NewGameView* scene = chosenByKey(Qt::Key_1);
        QVERIFY(scene);
        QTRY_VERIFY(!window_->findChild<SceneTransition*>());
        QVERIFY(pressPart(*scene, QStringLiteral("lay")));
        QPointer<SceneTransition> laying = window_->findChild<SceneTransition*>();
        QVERIFY(laying && laying->isVisible());
        const Somebody anna(*window_);
        QVERIFY(anna.view().isVisible());
        QVERIFY(anna.local().isPaused());
        if (skipped) QTest::keyClick(window_->windowHandle(), Qt::Key_Space);
        QTRY_VERIFY(!laying || laying->isHidden());
        QVERIFY(!anna.local().isPaused());
        QVERIFY(!anna.table().decision()->isAsking());
        QCOMPARE(anna.table().picked(), 0);
        QTest::keyClick(window_.get(), Qt::Key_Home, Qt::AltModifier);
        QTRY_VERIFY(hallOf(*window_).isVisible());
    }
    // Whoever leaves while it is laid finds the match as it was to be.
    NewGameView* scene = chosenByKey(Qt::Key_1);
    QVERIFY(scene);
    QTRY_VERIFY(!window_->findChild<SceneTransition*>());
    QVERIFY(pressPart(*scene, QStringLiteral("lay")));
    window_->goHome();
    QVERIFY(hallOf(*window_).isVisible());
    QTRY_VERIFY(!hallOf(*window_).kept().empty());
    QVERIFY(pressPart(hallOf(*window_), QStringLiteral("match-0")));
    const Somebody anna(*window_);
    QTRY_VERIFY(anna.view().isVisible());
    QVERIFY(!anna.local().isPaused());
    window_.reset();
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    HallJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "hall.moc"
