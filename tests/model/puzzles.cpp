// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/scenario.h"
#include "winning.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

constexpr int kLeast = 15; // puzzles of a game
constexpr int kNodes = 60'000;
constexpr Seed kGuesses = 4;

std::vector<Scenario> puzzlesOf(const GameInfo& game) {
    QFile file(QStringLiteral(DRAWBRIDGE_SOURCE "/assets/positions/puzzles/%1.json").arg(game.id().data()));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no puzzles of %s", game.id().data());
    Scenarios read = readScenarios(file.readAll().toStdString());
    if (!read.broken.empty()) qFatal("%s", toText(read.mistakes()).c_str());
    return std::move(read.scenarios);
}

/// The puzzle as it lies there, and as it may be for all that who is asked knows.
std::vector<Scenario> worldsOf(const Scenario& puzzle) {
    std::vector<Scenario> worlds{puzzle};
    const Seat asked = puzzle.start->decider();
    for (Seed seed = 1; seed <= kGuesses; ++seed) {
        worlds.push_back(puzzle);
        worlds.back().start = puzzle.start->guess(asked, seed);
    }
    return worlds;
}

} // namespace

/// The puzzles that come with the program: each has exactly one right answer, for all that who is asked
/// knows.
class TestPuzzles : public QObject {
    Q_OBJECT

  private slots:
    void puzzles_data() {
        QTest::addColumn<Scenario>("puzzle");
        for (const GameInfo* game : allGames())
            for (const Scenario& puzzle : puzzlesOf(*game))
                QTest::addRow("%s/%s", game->id().data(), puzzle.id.c_str()) << puzzle;
    }

    void puzzles() {
        QFETCH(Scenario, puzzle);
        const Mistakes mistakes = runScenario(puzzle);
        QVERIFY2(mistakes.empty(), toText(mistakes).c_str());
        QVERIFY(puzzle.puzzle && !puzzle.id.empty() && !puzzle.clauses.empty());
        QVERIFY(isSeat(puzzle.start->decider()));
        switch (puzzle.puzzle->kind) {
        case Puzzle::Kind::Win: return win(puzzle);
        case Puzzle::Kind::May: return may(puzzle);
        case Puzzle::Kind::What: return what(puzzle);
        }
    }

    /// There are enough of them, from easy to hard, of each kind, and "no" is as likely as "yes" or nearly
    /// so.
    void mixed_data() {
        QTest::addColumn<const GameInfo*>("game");
        for (const GameInfo* game : allGames()) QTest::newRow(game->id().data()) << game;
    }

    void mixed() {
        QFETCH(const GameInfo*, game);
        const std::vector<Scenario> puzzles = puzzlesOf(*game);
        QVERIFY(puzzles.size() >= kLeast);
        QVERIFY(std::ranges::is_sorted(puzzles, {}, [](const Scenario& one) { return one.puzzle->grade; }));
        std::map<Puzzle::Grade, int> grades;
        std::map<Puzzle::Kind, int> kinds;
        std::array<int, 2> answers{};
        for (const Scenario& one : puzzles) {
            ++grades[one.puzzle->grade];
            ++kinds[one.puzzle->kind];
            if (one.puzzle->kind == Puzzle::Kind::May) ++answers[rightAnswers(one).front()];
        }
        QCOMPARE(grades.size(), std::size_t{3});
        QCOMPARE(kinds.size(), std::size_t{3});
        QVERIFY(3 * std::min(answers[0], answers[1]) >= answers[0] + answers[1]);
    }

  private:
    /// What is written wins, in any order, and nothing else does: see isOnlyWin().
    static void win(const Scenario& puzzle) {
        const Seat asked = puzzle.start->decider();
        QCOMPARE(puzzle.start->turn(), asked);
        const OutcomeCheck& outcome = *puzzle.steps.back().check.outcome;
        QVERIFY(outcome.kind == OutcomeCheck::Kind::Won);
        QCOMPARE(outcome.winners, std::vector<Seat>{asked});
        const Reached whole = playScenario(puzzle, puzzle.steps.size());
        std::map<std::string, int> own;
        const auto now = puzzle.start->clone();
        for (const Move move : whole.moves) {
            if (now->decider() == asked) ++own[now->toText(move)];
            now->apply(move);
        }
        for (const Scenario& world : worldsOf(puzzle)) {
            const auto is = isOnlyWin(*world.start, asked, own, kNodes);
            QVERIFY2(is.has_value(), "too much to be searched to the end");
            QVERIFY(*is);
        }
    }

    /// The rules say so whatever lies face down, and whoever answers no is told by which.
    static void may(const Scenario& puzzle) {
        QCOMPARE(puzzle.steps.size(), std::size_t{1});
        const ScenarioStep& step = puzzle.steps.front();
        const WrittenMove& written = step.move ? *step.move : step.check.refused.front().move;
        for (const Scenario& world : worldsOf(puzzle)) {
            const auto move = world.start->fromText(written.text);
            QVERIFY(move);
            const Verdict verdict =
                step.seat ? world.start->judge(*step.seat, *move) : world.start->judge(*move);
            QCOMPARE(verdict.isLegal(), rightAnswers(puzzle).front() == 0);
        }
    }

    static void what(const Scenario& puzzle) {
        QVERIFY(puzzle.puzzle->answers.size() > 1);
        const std::vector<std::size_t> right = rightAnswers(puzzle);
        QCOMPARE(right.size(), std::size_t{1});
        for (const Scenario& world : worldsOf(puzzle)) QCOMPARE(rightAnswers(world), right);
    }
};

QTEST_APPLESS_MAIN(TestPuzzles)
#include "puzzles.moc"
