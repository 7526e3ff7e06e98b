// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons and diagrams as a learner plays them.
#include "waiting.h"

#include "match/gamestate.h"
#include "table/exercise.h"
#include "text/book/diagrams.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"

#include <QSet>
#include <QTest>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

using State = Exercise::State;

std::vector<Player> playersOf(const Scenario& scenario) {
    std::vector<Player> players(static_cast<std::size_t>(scenario.setup.seats), {"Bot", true, "squire", -1});
    players[Exercise::learnerOf(scenario)] = {"Anna", false, {}, -1};
    return players;
}

/// Waits until the learner has to decide, or nothing more comes.
bool settled(Exercise& exercise) {
    return waitUntil([&] { return exercise.state() != State::Going || exercise.meant(); });
}

/// Lets the learner be shown every move; false if it comes to a standstill.
bool goThrough(Exercise& exercise) {
    while (settled(exercise) && exercise.state() == State::Going) exercise.makeMove();
    return exercise.state() == State::Done;
}

Scenario scenarioOf(const char* text) {
    Scenarios read = readScenarios(text);
    if (read.scenarios.size() != 1) qFatal("%s", toText(read.mistakes()).c_str());
    return std::move(read.scenarios.front());
}

constexpr const char* kBuild =
    R"({"game": "castle-keep", "position": {"hand 1": "BcT BsT RsW YK", "hand 2": 4, "castle 1": "n RcW",
        "castle 2": "s YsW, se YcT"}, "tell": "Build.", "steps": [
        {"do": "place BcT ne", "or": ["place BcT nw"], "tell": "A tower."},
        {"do": "end", "tell": "That is enough."}]})";

} // namespace

class TestExercise : public QObject {
    Q_OBJECT

  private slots:
    void lessonsOfAllGames_data();
    void lessonsOfAllGames();
    void diagramsOfAllGames_data();
    void diagramsOfAllGames();
    void tellsWhatToDo();
    void anotherMoveLeadsAstray();
    void whatIsAsGoodGoesOn();
    void onePlaysOn();
    void theOthersDoWhatIsWritten();
    void chanceBelongsToTheMove();
    void puzzlesOfAllGames_data();
    void puzzlesOfAllGames();
    void aWinIsLookedForFreely();
    void aTurnWithoutAWinIsAstray();
    void aQuestionIsAnsweredOnce();
};

void TestExercise::lessonsOfAllGames_data() {
    QTest::addColumn<const Scenario*>("lesson");
    for (const GameInfo* game : allGames()) {
        QSet<QString> ids;
        for (const Course course : kCourses)
            for (const Scenario& lesson : lessonsOf(toQString(game->id()), course)) {
                const QString id = QString::fromStdString(lesson.id);
                QVERIFY2(!ids.contains(id), qPrintable(id)); // or one would be ticked with the other
                ids.insert(id);
                QTest::addRow("%s/%s", game->id().data(), lesson.id.c_str()) << &lesson;
            }
    }
}

void TestExercise::lessonsOfAllGames() {
    QFETCH(const Scenario*, lesson);
    const Mistakes mistakes = runScenario(*lesson);
    QVERIFY2(mistakes.empty(), toText(mistakes).c_str());
    QVERIFY(!lesson->id.empty() && !lesson->title.empty() && !lesson->tell.empty() && !lesson->done.empty());
    QVERIFY(!lesson->clauses.empty());
    const RuleBook& book = RuleBook::forGame(toQString(lesson->game->id()));
    for (const std::string& clause : lesson->clauses)
        QVERIFY2(book.find(QString::fromStdString(clause)), clause.c_str());
    Exercise exercise(*lesson, playersOf(*lesson));
    QVERIFY(settled(exercise));
    QVERIFY2(!exercise.task().isEmpty(), "a learner is not told what to do first");
    QVERIFY(goThrough(exercise));
}

void TestExercise::diagramsOfAllGames_data() {
    QTest::addColumn<const Scenario*>("diagram");
    for (const GameInfo* game : allGames())
        for (const Scenario& diagram : diagramsOf(toQString(game->id())))
            QTest::addRow("%s/%s", game->id().data(), diagram.id.c_str()) << &diagram;
}

void TestExercise::diagramsOfAllGames() {
    QFETCH(const Scenario*, diagram);
    Exercise exercise(*diagram, playersOf(*diagram));
    QVERIFY(goThrough(exercise));
}

void TestExercise::tellsWhatToDo() {
    const Scenario scenario = scenarioOf(kBuild);
    Exercise exercise(scenario, playersOf(scenario));
    QCOMPARE(exercise.task(), QStringLiteral("A tower."));
    exercise.makeMove();
    QCOMPARE(exercise.task(), QStringLiteral("That is enough."));
    exercise.table().undo();
    QCOMPARE(exercise.task(), QStringLiteral("A tower."));
    QVERIFY(goThrough(exercise));
    QCOMPARE(exercise.task(), QString());
    QVERIFY(exercise.table().isPaused()); // or the bot would play its turn
}

void TestExercise::anotherMoveLeadsAstray() {
    const Scenario scenario = scenarioOf(kBuild);
    Exercise exercise(scenario, playersOf(scenario));
    const GameState& state = exercise.table().match().state();
    QVERIFY(!exercise.table().play(*state.fromText("place BsT nw"))); // neither colour nor shape
    QCOMPARE(exercise.state(), State::Going);
    QVERIFY(exercise.table().play(*state.fromText("place RsW ne")).clause().id() == "KEEP-BUILD-4");
    QVERIFY(exercise.table().play(*state.fromText("end")));
    QCOMPARE(exercise.state(), State::Astray);
    QVERIFY(!exercise.meant());
    QVERIFY2(!exercise.task().isEmpty(), "what is asked for can still be read");
    QVERIFY(!exercise.isHelped());
    QVERIFY(exercise.table().isPaused());
    exercise.table().undo();
    QCOMPARE(exercise.state(), State::Going);
    QVERIFY(goThrough(exercise));
}

void TestExercise::whatIsAsGoodGoesOn() {
    const Scenario scenario = scenarioOf(kBuild);
    Exercise exercise(scenario, playersOf(scenario));
    const GameState& state = exercise.table().match().state();
    QVERIFY(exercise.table().play(*state.fromText("place BcT nw")));
    QCOMPARE(exercise.state(), State::Going);
    QCOMPARE(exercise.task(), QStringLiteral("That is enough."));
    QVERIFY(goThrough(exercise));
}

void TestExercise::onePlaysOn() {
    const Scenario scenario = scenarioOf(kBuild);
    Exercise exercise(scenario, playersOf(scenario));
    QVERIFY(goThrough(exercise));
    const std::size_t count = exercise.table().match().history().size();
    exercise.playOn();
    QCOMPARE(exercise.state(), State::Free);
    // The bot has its turn, and then it is the learner's again.
    QVERIFY(waitUntil([&] { return exercise.table().isAsked(0); }));
    QVERIFY(exercise.table().match().history().size() > count + 2);
}

void TestExercise::theOthersDoWhatIsWritten() {
    const Scenario scenario = scenarioOf(
        R"({"game": "castle-keep", "position": {"hand 1": "BcT BsT RsW YK", "hand 2": "BzW YcW RcT RzW",
            "castle 1": "n RcW, ne BcT", "castle 2": "s YsW, se YcT", "A": "RsT RK ...", "B": "YzT ..."},
            "steps": ["end", {"seat": 2, "do": "draw A"}, {"seat": 2, "do": "draw A"},
            {"seat": 2, "do": "attack RcW 1.n"}]})");
    QVERIFY(runScenario(scenario).size() == 1); // there is no such wall in that hand
    const Scenario right = scenarioOf(
        R"({"game": "castle-keep", "position": {"hand 1": "BcT BsT RsW YK", "hand 2": "RcW YcW RcT",
            "castle 1": "n RcW, ne BcT", "castle 2": "s YsW, se YcT", "A": "RsT RK ...", "B": "YzT ..."},
            "steps": ["end", {"seat": 2, "do": "draw A"}, {"seat": 2, "do": "draw A"},
            {"seat": 2, "do": "attack RcW 1.n"}]})");
    QVERIFY(runScenario(right).empty());
    Exercise exercise(right, playersOf(right));
    QVERIFY(goThrough(exercise));
    QVERIFY(exercise.table().match().state().equals(*playScenario(right, right.steps.size()).state));
}

void TestExercise::chanceBelongsToTheMove() {
    const Scenario scenario = scenarioOf(
        R"({"game": "castle-keep", "position": {"phase": "draw-first", "hand 1": "BcT", "hand 2": 4, "A": "RsT RK ...",
            "B": "YzT ...", "castle 1": "n RcW"},
            "steps": [{"do": "draw A", "or": ["draw B"]}, {"do": "draw B", "or": ["draw A"]}]})");
    for (const char* first : {"draw A", "draw B"}) {
        Exercise exercise(scenario, playersOf(scenario));
        const Match& match = exercise.table().match();
        QVERIFY(exercise.table().play(*match.state().fromText(first)));
        QVERIFY(settled(exercise));
        QCOMPARE(exercise.state(), State::Going); // the other pile gives another tile, and all goes on
        QVERIFY(exercise.meant());
        exercise.makeMove();
        QCOMPARE(exercise.state(), State::Done);
        QVERIFY(waitUntil([&] { return match.decider() == Seat{0}; })); // the second tile is seen
        QCOMPARE(exercise.state(), State::Done);
        QCOMPARE(match.history().size(), std::size_t{4});
        QVERIFY(exercise.table().isPaused());
    }
}

void TestExercise::puzzlesOfAllGames_data() {
    QTest::addColumn<const Scenario*>("puzzle");
    for (const GameInfo* game : allGames())
        for (const Scenario& puzzle : lessonsOf(toQString(game->id()), Course::Puzzles))
            QTest::addRow("%s/%s", game->id().data(), puzzle.id.c_str()) << &puzzle;
}

/// Each can be solved as the window offers it, and its rules are in the book.
void TestExercise::puzzlesOfAllGames() {
    QFETCH(const Scenario*, puzzle);
    const RuleBook& book = RuleBook::forGame(toQString(puzzle->game->id()));
    for (const std::string& clause : puzzle->clauses)
        QVERIFY2(book.find(QString::fromStdString(clause)), clause.c_str());
    Exercise exercise(*puzzle, playersOf(*puzzle));
    QVERIFY(!exercise.task().isEmpty());
    if (exercise.isQuestion()) {
        QVERIFY(!exercise.meant());
        exercise.answer(rightAnswers(*puzzle).front());
        QCOMPARE(exercise.state(), State::Done);
        QVERIFY(!exercise.isHelped());
    } else {
        QVERIFY(goThrough(exercise));
    }
}

constexpr const char* kTwoOrders =
    R"({"game": "castle-keep", "puzzle": "win", "tell": "Win.", "position": {"hand 1": "RcT BsW BK", "hand 2": 4,
        "castle 1": "nw BcT, n BcW, se BsT, s BcW, sw BzT, w BzW", "castle 2": "w RsW, nw RcT"},
        "steps": ["place RcT ne", "place BsW e", "place BK c"]})";

/// What is written is one way; another that wins is as good.
void TestExercise::aWinIsLookedForFreely() {
    const Scenario scenario = scenarioOf(kTwoOrders);
    Exercise exercise(scenario, playersOf(scenario));
    for (const char* move : {"place BK c", "place BsW e", "place RcT ne"}) {
        QVERIFY(waitUntil([&] { return exercise.table().isAsked(0); }));
        QCOMPARE(exercise.state(), State::Going);
        QVERIFY(exercise.table().play(*exercise.table().match().state().fromText(move)));
    }
    QCOMPARE(exercise.state(), State::Done);
    QVERIFY(!exercise.isHelped());
}

void TestExercise::aTurnWithoutAWinIsAstray() {
    const Scenario scenario = scenarioOf(
        R"({"game": "castle-keep", "puzzle": "win", "tell": "Win.", "position": {"hand 1": "YzW BK",
            "hand 2": 4, "castle 1": "n RcW, ne RcT", "castle 2": "n YzW, ne YzT"}, "steps": ["attack YzW 2.n"]})");
    Exercise exercise(scenario, playersOf(scenario));
    QVERIFY(settled(exercise));
    QVERIFY(exercise.table().play(*exercise.table().match().state().fromText("end")));
    QCOMPARE(exercise.state(), State::Astray);
    QVERIFY2(exercise.table().isPaused(), "or the rival would play");
    exercise.table().undo();
    QCOMPARE(exercise.state(), State::Going);
    QVERIFY(goThrough(exercise));
}

void TestExercise::aQuestionIsAnsweredOnce() {
    const Scenario scenario = scenarioOf(
        R"({"game": "castle-keep", "puzzle": "may", "tell": "May you?", "position": {"hand 1": "YzW BK",
            "hand 2": 4, "castle 1": "n RcW, ne RcT", "castle 2": "n YzW, ne YzT"}, "steps": ["attack YzW 2.n"]})");
    Exercise exercise(scenario, playersOf(scenario));
    const Match& match = exercise.table().match();
    QVERIFY(!exercise.table().play(*match.state().fromText("end"))); // only to be looked at
    QTest::qWait(50);
    QVERIFY2(match.history().empty(), "nobody plays before the answer");
    exercise.answer(1);
    QCOMPARE(exercise.state(), State::Done);
    QVERIFY(exercise.isHelped()); // it was wrong
    exercise.answer(0);
    QCOMPARE(exercise.answered(), std::optional<std::size_t>(1));
    QVERIFY(waitUntil([&] { return match.isOver(); })); // and is shown what is so
}

QTEST_GUILESS_MAIN(TestExercise)
#include "exercise.moc"
