// SPDX-License-Identifier: GPL-3.0-or-later
// A newcomer's first day and the next one: arrives in the hall, is shown how, plays, and finds the match
// again.
#include "person.h"

#include "library/library.h"
#include "library/people.h"
#include "shell/graphics.h"
#include "shell/hall/foyer.h"
#include "shell/hall/hallview.h"
#include "shell/mainwindow.h"
#include "shell/newgame/newgame.h"
#include "shell/newgame/newgameview.h"
#include "shell/teacher/practicewindow.h"
#include "table/exercise.h"
#include "table/session.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"

#include <QApplication>
#include <QQuickItem>
#include <QtTest>

using namespace drawbridge;

namespace {

HallView& hallOf(const MainWindow& window) { return window.findChild<Foyer*>()->hall(); }

PracticeWindow* practice() {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* lessons = qobject_cast<PracticeWindow*>(window); lessons && lessons->isVisible())
            return lessons;
    return nullptr;
}

} // namespace

class HallJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void theFirstDay();
    void theNextDay();
    void backAndForth();

  private:
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
    lessons->close();
    QCOMPARE(People().all().size(), std::size_t{1});
    QCOMPARE(People().all().front().name, QStringLiteral("Anna"));
    QCOMPARE(People().all().front().shield, 3);

    // The box in front; Anna sits at the table already.
    window_->activateWindow();
    QVERIFY(pressPart(hall, QStringLiteral("box-castle-keep")));
    auto* scene = window_->findChild<NewGameView*>();
    QVERIFY(scene);
    QTRY_VERIFY(scene->isVisible());
    QVERIFY(pressPart(*scene, QStringLiteral("lay")));
    const Somebody anna(*window_);
    QCOMPARE(anna.session().match().players()[0].name, std::string("Anna"));
    QCOMPARE(anna.session().match().shieldOf(0), 3);

    // A few moves, and home.
    for (int move = 0; move < 6; ++move) {
        QVERIFY(anna.wait());
        QVERIFY(!anna.table().over());
        QVERIFY(anna.play(anna.wants(), true));
    }
    QVERIFY(anna.wait());
    QTest::keyClick(window_.get(), Qt::Key_Home, Qt::AltModifier);
    QTRY_VERIFY(hall.isVisible());
    QTRY_COMPARE(hall.kept().size(), std::size_t{1});
    QVERIFY(hall.kept()[0].yourTurn);
    QTRY_VERIFY(!hall.kept()[0].miniature.isNull());
    window_.reset();
}

/// The match waits in the hall, is played on to its end, and lies in the chest from then on.
void HallJourney::theNextDay() {
    HallView& hall = hallOf(*window_);
    QTRY_COMPARE(hall.kept().size(), std::size_t{1});
    QCOMPARE(hall.kept()[0].gameId, QStringLiteral("castle-keep"));
    QVERIFY(!partNamed(hall, QStringLiteral("show-me"))); // one is known here
    QVERIFY(pressPart(hall, QStringLiteral("match-0")));
    const Somebody anna(*window_);
    int moves = 0;
    while (anna.wait() && !anna.table().over()) {
        const Move move = anna.wants();
        QVERIFY2(anna.play(move, moves % 2 == 0), anna.session().match().state().toText(move).c_str());
        QVERIFY(++moves < 2000);
    }
    QVERIFY(anna.table().over());
    QTest::keyClick(window_.get(), Qt::Key_Home, Qt::AltModifier);
    QTRY_VERIFY(hall.isVisible());
    QTRY_VERIFY(hall.kept().empty());
    QTRY_VERIFY(partNamed(hall, QStringLiteral("chest")));
    const std::vector<KeptMatch> over = Library().finished();
    QCOMPARE(over.size(), std::size_t{1});
    QCOMPARE(over[0].seats[0].name, QStringLiteral("Anna"));
    QCOMPARE(over[0].seats[0].person, People().all().front().id);
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
    Session* session = &anna.session();
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(scene->isVisible());
    QVERIFY(session->isPaused());
    QTest::keyClick(window_->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(hall.isVisible());
    QTRY_COMPARE(hall.kept().size(), std::size_t{1});
    QVERIFY(pressPart(hall, QStringLiteral("match-0")));
    QTRY_VERIFY(anna.view().isVisible());
    QCOMPARE(&anna.session(), session);
    QVERIFY(!session->isPaused());
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
