// SPDX-License-Identifier: GPL-3.0-or-later
// Several tables over one match at a time, each fixed to a seat: whoever looks at one sees what its seat may
// know, decides for that seat alone, and takes back what is their own.
#include "core/rng.h"
#include "match/gamestate.h"
#include "play.h"
#include "table/localtable.h"
#include "table/seattable.h"
#include "table/tablecontroller.h"
#include "waiting.h"

#include <QSignalSpy>
#include <QTest>
#include <memory>
#include <set>
#include <utility>
#include <vector>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// A match among people only, with a table for each of them.
struct LayoutInput {
    explicit LayoutInput(const GameInfo& game, int seats, Seed seed)
        : session(Match(game, Setup{seats, {}}, peopleOf(seats), seed, UndoRule::Practice)) {
        for (Seat seat = 0; seat < seats; ++seat) {
            tables.push_back(std::make_unique<SeatTable>(session, seat));
            tables.back()->setAsking(std::vector<Asking>(game.windowKinds().size(), Asking::Always));
            controllers.push_back(std::make_unique<TableController>());
            controllers.back()->setMotion(0);
            controllers.back()->setTable(tables.back().get());
        }
    }
    const Match& match() const { return session.match(); }
    bool isSettled() const {
        return waitUntil([&] { return match().isOver() || session.isAsked(match().decider()); });
    }

    static std::vector<Player> peopleOf(int seats) {
        std::vector<Player> people;
        for (int seat = 0; seat < seats; ++seat) people.push_back({"Anna" + std::to_string(seat), false, ""});
        return people;
    }

    Session session;
    std::vector<std::unique_ptr<SeatTable>> tables;
    std::vector<std::unique_ptr<TableController>> controllers;
};

/// The faces that a controller's pieces show, with the piles they lie in.
std::multiset<std::pair<int, QString>> facesOf(TableController& controller) {
    std::multiset<std::pair<int, QString>> faces;
    const PieceModel& pieces = *controller.pieces();
    for (int row = 0; row < pieces.rowCount(); ++row) faces.emplace(pieces.at(row).pile, pieces.at(row).face);
    return faces;
}

} // namespace

class TestSeatTables : public QObject {
    Q_OBJECT

  private slots:
    void eachSeesWhatItsSeatKnows_data() { rows(); }
    void eachSeesWhatItsSeatKnows();
    void onlyTheDeciderMoves_data() { rows(); }
    void onlyTheDeciderMoves();
    void oneTakesBackWhatIsOnesOwn();
    void aWishToBeAskedIsOnesOwn();

  private:
    static void rows();
};

void TestSeatTables::rows() {
    QTest::addColumn<QString>("id");
    for (const GameInfo* game : allGames())
        QTest::newRow(std::string(game->id()).c_str()) << toQString(game->id());
}

/// Each controller shows the same as one alone over the match would show to that seat.
void TestSeatTables::eachSeesWhatItsSeatKnows() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    LayoutInput room(game, std::max(2, game.minSeats()), 11);
    Rng rng(5);
    int differ = 0;
    for (int move = 0; move < 25 && room.isSettled() && !room.match().isOver(); ++move) {
        for (Seat seat = 0; seat < room.tables.size(); ++seat) {
            LocalTable eyes(room.session);
            eyes.setEyes(seat);
            TableController alone;
            alone.setMotion(0);
            alone.setTable(&eyes);
            TableController& own = *room.controllers[seat];
            QCOMPARE(own.match()->viewer(), int(seat));
            QVERIFY(!own.match()->curtainDown());
            QCOMPARE(facesOf(own), facesOf(alone));
            QCOMPARE(own.match()->lastEvent(), alone.match()->lastEvent());
        }
        differ += facesOf(*room.controllers[0]) != facesOf(*room.controllers[1]);
        const Seat decider = room.match().decider();
        QVERIFY(room.tables[decider]->play(randomMove(room.match().state(), rng)));
    }
    if (room.match().view(0) != room.match().view(1)) QVERIFY(differ > 0);
}

void TestSeatTables::onlyTheDeciderMoves() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    LayoutInput room(game, std::max(2, game.minSeats()), 3);
    Rng rng(7);
    for (int move = 0; move < 40 && room.isSettled() && !room.match().isOver(); ++move) {
        const Seat decider = room.match().decider();
        const Move wanted = randomMove(room.match().state(), rng);
        const std::size_t before = room.match().history().size();
        for (Seat seat = 0; seat < room.tables.size(); ++seat) {
            QCOMPARE(room.controllers[seat]->decision()->isMine(), seat == decider);
            if (seat == decider) continue;
            const Verdict verdict = room.tables[seat]->play(wanted);
            QVERIFY(!verdict);
            QVERIFY(!verdict.clause().id().empty());
            QVERIFY(room.tables[seat]->seen().legalMoves().empty());
        }
        QCOMPARE(room.match().history().size(), before);
        QVERIFY(room.tables[decider]->play(wanted));
    }
}

void TestSeatTables::oneTakesBackWhatIsOnesOwn() {
    LayoutInput room(*findGame("castle-keep"), 2, 3);
    Rng rng(7);
    QVERIFY(room.isSettled());
    const Seat first = room.match().decider();
    const auto other = static_cast<Seat>(1 - first);
    QVERIFY(!room.tables[first]->canUndo() && !room.tables[other]->canUndo());
    QVERIFY(room.tables[first]->play(randomMove(room.match().state(), rng)));
    QVERIFY(room.isSettled());
    QVERIFY(room.tables[first]->canUndo());
    QVERIFY(!room.tables[other]->canUndo());
    QSignalSpy firstLooks(room.tables[first].get(), &GameTable::changed);
    QSignalSpy otherLooks(room.tables[other].get(), &GameTable::changed);
    room.tables[other]->undo();
    QVERIFY(room.tables[first]->canUndo()); // nothing has come of it
    room.tables[first]->undo();
    QCOMPARE(room.match().decider(), first);
    QVERIFY(!firstLooks.isEmpty() && firstLooks.count() == otherLooks.count());
}

void TestSeatTables::aWishToBeAskedIsOnesOwn() {
    LayoutInput room(*findGame("castle-keep"), 3, 3);
    QVERIFY(room.isSettled());
    QSignalSpy holds(room.tables[1].get(), &GameTable::holdingChanged);
    room.tables[1]->setHolding(true);
    QCOMPARE(holds.count(), 1);
    QVERIFY(room.tables[1]->isHolding());
    QVERIFY(!room.tables[0]->isHolding() && !room.tables[2]->isHolding());
    room.tables[2]->setHolding(false);
    QVERIFY(room.tables[1]->isHolding());
    room.tables[1]->setHolding(false);
    QVERIFY(!room.tables[1]->isHolding());
}

QTEST_GUILESS_MAIN(TestSeatTables)
#include "seattables.moc"
