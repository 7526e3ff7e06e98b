// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody learns the games: every lesson done with the mouse, and what happens to those who go astray.
#include "library/freshplayers.h"
#include "person.h"

#include "library/people.h"
#include "match/gamestate.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "rooms/lessons/practicewindow.h"
#include "rooms/newgame/newgame.h"
#include "rooms/newgame/newgameview.h"
#include "rooms/teacher/teacherwindow.h"
#include "table/exercise.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "text/book/diagrams.h"

#include <QApplication>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTextBrowser>
#include <QWindow>
#include <QtTest>

using namespace drawbridge;

class LessonsJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void everyLesson_data();
    void everyLesson();
    void astrayAndBack();
    void playingOn();
    void theFirstMatchFollows();
    void toTheTeachersTable();
    void escapeLeaves();
    void progressIsKept();
    void fitsASmallScreen();
    void answersAreMarked();
    void namesakes();

  private:
    /// The practice table, if it has the keyboard.
    static PracticeWindow* practice();
    void open(const char* game);
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const;
    static std::vector<Move> nextStride(const PracticeWindow& window);
    static bool takeStride(const Somebody& person, const std::vector<Move>& moves, bool drag);
    /// Has all moves of the lesson made.
    void haveItDone() const;
    static QPushButton* button(const QString& words);
    static QString words(const PracticeWindow& window) {
        return window.findChild<QTextBrowser*>()->toPlainText();
    }

    std::unique_ptr<MainWindow> window_;
};

void LessonsJourney::init() {
    window_ = openFirstWindow();
    QVERIFY(window_);
}

void LessonsJourney::cleanup() { window_.reset(); }

PracticeWindow* LessonsJourney::practice() {
    return qobject_cast<PracticeWindow*>(QApplication::activeWindow());
}

void LessonsJourney::press(int key, Qt::KeyboardModifiers modifiers) const {
    QTest::keyClick(QApplication::activeWindow()->windowHandle(), static_cast<Qt::Key>(key), modifiers);
}

void LessonsJourney::open(const char* game) {
    NewGame choice = rememberedGame(*findGame(game));
    choice.players[0].isBot = true; // nobody waits for the match behind
    choice.players[0].bot = "random";
    window_->startNew(choice);
    press(Qt::Key_F2, Qt::ShiftModifier);
    QTRY_VERIFY(practice());
}

void LessonsJourney::haveItDone() const {
    const Exercise& exercise = *practice()->exercise();
    for (int moves = 0; exercise.state() == Exercise::State::Going && moves < 20; ++moves) {
        QTRY_VERIFY(exercise.meant() || exercise.state() != Exercise::State::Going);
        press(Qt::Key_M, Qt::ControlModifier);
    }
    QCOMPARE(exercise.state(), Exercise::State::Done);
}

QPushButton* LessonsJourney::button(const QString& words) {
    for (QPushButton* button : practice()->findChildren<QPushButton*>())
        if (button->text().remove(u'&') == words) return button;
    return nullptr;
}

/// What the learner does next: as many of the moves that are written as one gesture makes.
std::vector<Move> LessonsJourney::nextStride(const PracticeWindow& window) {
    const Scenario& lesson = window.exercise()->scenario();
    const Match& match = window.exercise()->table().match();
    const std::vector<Move> plan = playScenario(lesson, lesson.steps.size()).moves;
    const auto after = match.state().clone();
    std::vector<Move> moves;
    std::vector<Move> stride;
    Gesture whole;
    for (std::size_t next = match.history().size(); next < plan.size() && after->decider() == match.decider();
         ++next) {
        const Gesture gesture = after->gestureOf(plan[next]);
        if (moves.empty()) whole = gesture;
        if (gesture.to) whole.to = gesture.to;
        moves.push_back(plan[next]);
        if (moves.size() == 1 || match.state().compoundMove({&whole, 1}) == moves) stride = moves;
        after->apply(plan[next]);
    }
    return stride;
}

bool LessonsJourney::takeStride(const Somebody& person, const std::vector<Move>& moves, bool drag) {
    const Match& match = person.local().match();
    const std::size_t before = match.history().size();
    person.playAll(moves, drag);
    // Pieces that are moved about wait until that is confirmed.
    if (person.table().gathering())
        if (const QQuickItem* done = person.button(QStringLiteral("Done")))
            QTest::mouseClick(&person.view(), Qt::LeftButton, {}, person.middle(done));
    return match.history().size() >= before + moves.size();
}

void LessonsJourney::everyLesson_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<Course>("course");
    for (const GameInfo* game : allGames()) {
        const QString id = toQString(game->id());
        QTest::addRow("%s", game->id().data()) << id << Course::Basics;
        QTest::addRow("%s, further", game->id().data()) << id << Course::Further;
    }
}

void LessonsJourney::everyLesson() {
    QFETCH(QString, game);
    QFETCH(Course, course);
    open(qPrintable(game));
    const std::vector<Scenario>& lessons = lessonsOf(game, course);
    QVERIFY(lessons.size() >= 6);
    QVERIFY(course == Course::Further || lessons.size() <= 12); // or it would take an evening
    if (course == Course::Further) {
        auto* courses = practice()->findChild<QComboBox*>(QStringLiteral("courses"));
        courses->setFocus();
        press(Qt::Key_Down);
        QTRY_COMPARE(courses->currentIndex(), static_cast<int>(course));
        practice()->findChild<TableView*>()->setFocus();
    }
    bool drag = false;
    for (const Scenario& lesson : lessons) {
        QVERIFY(words(*practice()).startsWith(QString::fromStdString(lesson.title)));
        const Somebody person(*practice());
        for (int strides = 0; strides < 60; ++strides) {
            const Exercise& exercise = *practice()->exercise();
            QTRY_VERIFY_WITH_TIMEOUT(exercise.state() != Exercise::State::Going || exercise.meant(), 20'000);
            if (exercise.state() != Exercise::State::Going) break;
            QVERIFY(person.wait());
            const std::vector<Move> moves = nextStride(*practice());
            const std::string move = exercise.table().match().state().toText(moves.front());
            QVERIFY2(takeStride(person, moves, drag), (lesson.id + ": " + move + " cannot be done").c_str());
            drag = !drag;
        }
        QVERIFY2(practice()->exercise()->state() == Exercise::State::Done, lesson.id.c_str());
        QTRY_VERIFY(words(*practice()).contains(QString::fromStdString(lesson.done)));
        press(Qt::Key_Right, Qt::AltModifier);
    }
}

void LessonsJourney::astrayAndBack() {
    open("castle-keep");
    practice()->findChild<QListWidget*>()->setCurrentRow(2);
    const Somebody person(*practice());
    const Exercise& exercise = *practice()->exercise();
    QTRY_VERIFY(exercise.meant());
    QVERIFY(person.play(*exercise.table().match().state().fromText("end"), false));
    QTRY_COMPARE(exercise.state(), Exercise::State::Astray);
    QVERIFY(words(*practice()).contains(QStringLiteral("Take it back")));
    const auto onSlip = [&] { return person.table().decision()->task().verdict; };
    QVERIFY(onSlip().contains(QStringLiteral("Take it back")));
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(exercise.state(), Exercise::State::Going);
    QCOMPARE(onSlip(), QString());
    // It is shown first, and made when it is asked for again.
    press(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(person.table().picked() != 0);
    QCOMPARE(exercise.table().match().history().size(), std::size_t{0});
    QVERIFY(words(*practice()).contains(QStringLiteral("This is meant")));
    QVERIFY(onSlip().contains(QStringLiteral("This is meant")));
    press(Qt::Key_M, Qt::ControlModifier);
    QTRY_COMPARE(exercise.table().match().history().size(), std::size_t{1});
    QVERIFY(exercise.isHelped());
    press(Qt::Key_R, Qt::ControlModifier); // from the beginning
    QTRY_COMPARE(practice()->exercise()->table().match().history().size(), std::size_t{0});
}

/// What has been come to in a lesson is there to be changed and shown to others.
void LessonsJourney::toTheTeachersTable() {
    open("castles");
    QTRY_VERIFY(practice()->exercise()->meant());
    const LocalTable& local = practice()->exercise()->table();
    for (const std::size_t before = local.match().history().size(); local.match().history().size() == before;)
        press(Qt::Key_M, Qt::ControlModifier);
    const auto there = local.shownState(freshSeed());
    press(Qt::Key_T, Qt::ControlModifier);
    QTRY_VERIFY(qobject_cast<TeacherWindow*>(QApplication::activeWindow()));
    const Arrangement& arrangement =
        qobject_cast<TeacherWindow*>(QApplication::activeWindow())->arrangement();
    QCOMPARE(arrangement.game().id(), local.match().game().id());
    QCOMPARE(arrangement.view(kNobody).pieces.size(), there->viewFor(kNobody).pieces.size());
    QVERIFY(arrangement.faults().empty());
}

void LessonsJourney::playingOn() {
    open("castle-keep");
    QTRY_VERIFY(practice()->exercise()->meant());
    press(Qt::Key_B, Qt::ControlModifier);
    const Exercise& exercise = *practice()->exercise();
    QCOMPARE(exercise.state(), Exercise::State::Free);
    const Somebody person(*practice());
    const LocalTable& local = exercise.table();
    for (int turns = 0; local.match().history().size() < 40 && !local.match().isOver(); ++turns) {
        QVERIFY(person.wait());
        if (!local.match().isOver()) QVERIFY(person.play(person.wants(), turns % 2 == 0));
    }
}

void LessonsJourney::theFirstMatchFollows() {
    open("castle-keep");
    QVERIFY(!button(QStringLiteral("Play your first match"))->isEnabled());
    haveItDone();
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY(button(QStringLiteral("Play your first match"))->isEnabled());
    QVERIFY(button(QStringLiteral("Next lesson"))->isDefault());
    press(Qt::Key_N, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::activeWindow(), window_.get());
    {
        const Somebody person(*window_);
        QTRY_VERIFY(person.view().isVisible());
        const Match& match = person.local().match();
        QCOMPARE(match.game().id(), std::string_view("castle-keep"));
        QCOMPARE(match.players().size(), std::size_t{2});
        QVERIFY(!match.players()[0].isBot);
        QCOMPARE(match.players()[1].bot, std::string("page"));
    }
    // Whoever has played the game chooses what comes next.
    press(Qt::Key_F2, Qt::ShiftModifier);
    QTRY_VERIFY(practice());
    haveItDone();
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY(button(QStringLiteral("Play a match"))->isEnabled());
    QVERIFY(button(QStringLiteral("Next lesson"))->isDefault());
    press(Qt::Key_N, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::activeWindow(), window_.get());
    QTRY_VERIFY(window_->findChild<NewGameView*>()->isVisible());
}

void LessonsJourney::escapeLeaves() {
    constexpr int kApart = 60; // ms; faster, and it is taken for one key that is held down
    open("castle-keep");
    QTRY_VERIFY(practice()->exercise()->meant());
    const Somebody person(*practice());
    press(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(person.table().picked() != 0);
    press(Qt::Key_Escape); // first what is held is put back
    QCOMPARE(person.table().picked(), 0);
    QVERIFY(practice());
    QTest::qWait(kApart);
    press(Qt::Key_Escape);
    QTRY_COMPARE(QApplication::activeWindow(), window_.get());
    // A game of one's own stays.
    press(Qt::Key_F2, Qt::ShiftModifier);
    QTRY_VERIFY(practice() && practice()->exercise()->meant());
    press(Qt::Key_B, Qt::ControlModifier);
    QTest::qWait(kApart);
    press(Qt::Key_Escape);
    QTest::qWait(kApart);
    QVERIFY(practice() && practice()->isVisible());
}

void LessonsJourney::progressIsKept() {
    open("castle-keep");
    const auto goThrough = [this](bool alone) {
        const Somebody person(*practice());
        for (int moves = 0; practice()->exercise()->state() == Exercise::State::Going && moves < 20;
             ++moves) {
            const bool ready = QTest::qWaitFor([&] {
                return practice()->exercise()->meant() ||
                       practice()->exercise()->state() != Exercise::State::Going;
            });
            if (!ready) return false;
            if (alone && practice()->exercise()->meant())
                takeStride(person, nextStride(*practice()), false);
            else
                press(Qt::Key_M, Qt::ControlModifier);
        }
        return practice()->exercise()->state() == Exercise::State::Done;
    };
    const auto isTicked = [](int row) {
        const QListWidgetItem* item = practice()->findChild<QListWidget*>()->item(row);
        return item->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("done"));
    };
    // Who lets it be done has not done it.
    QVERIFY(goThrough(false));
    QTRY_VERIFY(words(*practice()).contains(QStringLiteral("made for you")));
    QVERIFY(!isTicked(0));
    press(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(goThrough(true));
    QTRY_VERIFY(isTicked(0));
    practice()->close();
    window_ = std::make_unique<MainWindow>();
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    open("castle-keep");
    QCOMPARE(practice()->findChild<QListWidget*>()->currentRow(), 1);
    QVERIFY(isTicked(0));
    QVERIFY(!isTicked(1));
}

/// In letters of twice the size, too: what does not fit is scrolled, and no button is cut.
void LessonsJourney::fitsASmallScreen() {
    open("castles");
    QFont large = practice()->font();
    large.setPointSizeF(2 * large.pointSizeF());
    practice()->setFont(large);
    QTRY_VERIFY(practice()->minimumSizeHint().height() <= 600 - 48);
    const QWidget* words = practice()->findChild<QTextBrowser*>();
    QTRY_VERIFY(words->height() >= 6 * QFontMetrics(large).lineSpacing());
    const auto* scrolled = practice()->findChild<QScrollArea*>();
    for (const QPushButton* each : scrolled->findChildren<QPushButton*>())
        QTRY_VERIFY(!each->isVisible() ||
                    each->mapTo(scrolled, QPoint(each->width(), 0)).x() <= scrolled->viewport()->width());
}

/// A question that is answered wrongly by a key, and then begun again.
void LessonsJourney::answersAreMarked() {
    open("castle-keep");
    practice()->openPuzzles(*findGame("castle-keep"));
    const std::vector<Scenario>& puzzles = lessonsOf(QStringLiteral("castle-keep"), Course::Puzzles);
    const auto question = std::ranges::find_if(puzzles, [](const Scenario& each) {
        return each.puzzle->kind == Puzzle::Kind::May && rightAnswers(each).front() == 1;
    });
    practice()->findChild<QListWidget*>()->setCurrentRow(static_cast<int>(question - puzzles.begin()));
    const Somebody person(*practice());
    const auto answer = [](int number) {
        return practice()->findChild<QPushButton*>(QStringLiteral("answer%1").arg(number));
    };
    QTRY_VERIFY(answer(1) && answer(1)->isVisible());
    QVERIFY(answer(1)->icon().isNull() && answer(2)->icon().isNull());
    QVERIFY(person.table().decision()->prompt().contains(QStringLiteral("choose an answer")));
    press(Qt::Key_Y);
    QTRY_VERIFY(words(*practice()).contains(QStringLiteral("That is not so")));
    QCOMPARE(answer(1)->accessibleName(), QStringLiteral("Yes (your answer)"));
    QCOMPARE(answer(2)->accessibleName(), QStringLiteral("No (right)"));
    QVERIFY(!answer(1)->icon().isNull() && !answer(2)->icon().isNull());
    // Pressed twice, a key of an answer does not lead to another puzzle.
    auto* list = practice()->findChild<QListWidget*>();
    const int row = list->currentRow();
    list->setFocus();
    press(Qt::Key_1);
    QCOMPARE(list->currentRow(), row);
    QTRY_VERIFY(person.table().decision()->prompt().contains(QStringLiteral("Choose at the side")));
    press(Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY(answer(2) && answer(2)->isEnabled() && answer(2)->icon().isNull());
    press(Qt::Key_N);
    QTRY_VERIFY(words(*practice()).contains(QStringLiteral("Right.")));
    QVERIFY(answer(1)->icon().isNull());
}

/// The words of a puzzle call the others by name, so nobody else may be called so.
void LessonsJourney::namesakes() {
    People people;
    QString bruno;
    bruno = *people.add(QStringLiteral("Bruno"), 0);
    people.sat({bruno});
    PracticeWindow window(Preferences(), &people, isRemembered);
    window.openPuzzles(*findGame("castle-keep"));
    const std::vector<Player>& players = window.exercise()->table().match().players();
    QCOMPARE(players[0].name, std::string("Anna"));
    QCOMPARE(players[1].name, std::string("Bruno"));
    QVERIFY(people.remove(bruno, false));
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    LessonsJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "lessons.moc"
