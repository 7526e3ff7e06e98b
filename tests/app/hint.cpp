// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/games.h"
#include "match/gamestate.h"
#include "play.h"
#include "waiting.h"

#include "table/hint.h"
#include "table/tablecontroller.h"
#include "text/gametext.h"

#include <QTest>
#include <memory>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// A match of two, the first of whom sits at the screen, at a decision of theirs with several moves.
std::unique_ptr<LocalTable> sessionOf(const GameInfo& game, UndoRule undo, Seed seed) {
    Match match(game, {2, {}}, {{"Anna", false, ""}, {"Bert", true, "greedy"}}, seed, undo);
    Rng rng(seed);
    MoveList list;
    for (int decisions = 0;
         decisions < 30 || match.decider() != 0 || list.size() < 3 || match.state().window().has_value();) {
        list.clear();
        match.settle();
        if (match.isOver()) return nullptr;
        match.state().legalMoves(list);
        if (decisions >= 30 && match.decider() == 0 && list.size() > 2 && !match.state().window()) break;
        match.play(match.state().think(*botFromText("greedy"), rng.next(), {}));
        ++decisions;
    }
    return std::make_unique<LocalTable>(std::move(match));
}

QString wordsOf(const TableController& table) { return table.decision()->task().words; }

} // namespace

class Hints : public QObject {
    Q_OBJECT

  private slots:
    void isGivenInWordsOfTheGame_data() {
        QTest::addColumn<QByteArray>("id");
        for (const GameInfo* game : allGames()) {
            const QByteArray id(game->id().data(), static_cast<qsizetype>(game->id().size()));
            QTest::newRow(id) << id;
        }
    }
    void isGivenInWordsOfTheGame() {
        QFETCH(QByteArray, id);
        const GameInfo& game = *findGame(id.toStdString());
        std::unique_ptr<LocalTable> local;
        for (Seed seed = 5; !local; ++seed) local = sessionOf(game, UndoRule::Practice, seed);
        TableController table;
        table.setTable(local.get());
        Hint hint(&table);
        hint.setTable(local.get());
        QVERIFY(settled(*local));
        QVERIFY(hint.canAsk());
        const std::size_t before = local->match().history().size();
        hint.ask();
        const QString thinking = wordsOf(table);
        QVERIFY(!thinking.isEmpty());
        QVERIFY(waitUntil([&] { return wordsOf(table) != thinking; }, 20000));
        const QString words = wordsOf(table);
        QVERIFY(words.size() > 10);
        QCOMPARE(local->match().history().size(), before); // nothing has been done
        // A piece in the hand, or the name of what is to be pressed.
        QVERIFY(table.picked() != 0 || words.startsWith(QStringLiteral("Best seems: ")));

        // Asked again it goes, and so it does with the decision that it was about.
        hint.ask();
        QVERIFY(wordsOf(table).isEmpty());
        QCOMPARE(table.picked(), 0);
        hint.ask();
        QVERIFY(waitUntil([&] { return !wordsOf(table).isEmpty() && wordsOf(table) != thinking; }, 20000));
        QVERIFY(local->play(local->match().state().think(*botFromText("greedy"), 1, {})));
        QVERIFY(wordsOf(table).isEmpty());
    }

    /// Who has acted before it came does not hear of it any more.
    void comesNotTooLate() {
        const auto local = sessionOf(castleKeep(), UndoRule::Practice, 5);
        TableController table;
        table.setTable(local.get());
        Hint hint(&table);
        hint.setTable(local.get());
        QVERIFY(settled(*local));
        hint.ask();
        QVERIFY(local->play(local->match().state().think(*botFromText("greedy"), 1, {})));
        QTest::qWait(1500);
        QVERIFY(wordsOf(table).isEmpty());
    }

    void isForPractice() {
        const auto local = sessionOf(castleKeep(), UndoRule::Fair, 5);
        TableController table;
        table.setTable(local.get());
        Hint hint(&table);
        hint.setTable(local.get());
        QVERIFY(settled(*local));
        QVERIFY(!hint.isAllowed());
        QVERIFY(!hint.canAsk());
        hint.ask();
        QVERIFY(wordsOf(table).isEmpty());
    }

    void everyAimHasWords() {
        for (const GameInfo* game : allGames())
            withGame(game->id(), [&]<class G>(std::type_identity<G>) {
                for (const std::string_view aim : G::kAims)
                    QVERIFY2(!textFor(G::kId).aim(aim).isEmpty(), std::string(aim).c_str());
                for (const std::string_view aim : {kWinsSoon, kLosesLater})
                    QVERIFY(!textFor(G::kId).aim(aim).isEmpty());
            });
    }
};

QTEST_GUILESS_MAIN(Hints)
#include "hint.moc"
