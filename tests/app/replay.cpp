// SPDX-License-Identifier: GPL-3.0-or-later
// A match that has been played is gone through again: every moment as it was, and nothing that may not be
// seen.
#include "play.h"

#include "match/match.h"
#include "match/record.h"
#include "table/pictures.h"
#include "table/replaytable.h"
#include "waiting.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// Plays on at random, at most so many moves.
Match played(Match match, int moves) {
    Rng dice(7);
    for (int move = 0; move < moves && !match.isOver(); ++move) {
        if (match.playChance()) continue;
        MoveList list;
        match.state().legalMoves(list);
        if (!match.play(list[dice.below(static_cast<std::uint32_t>(list.size()))])) qFatal("a legal move");
    }
    return match;
}

Match matchOf(const GameInfo& game, int people, int moves) {
    Setup setup;
    setup.seats = std::max(2, game.minSeats());
    std::vector<Player> players;
    for (int seat = 0; seat < setup.seats; ++seat)
        players.push_back({seat < people ? "Anna" : "Bert", seat >= people, seat < people ? "" : "random"});
    return played(Match(game, setup, std::move(players), 11), moves);
}

constexpr int kToTheEnd = 100'000;

} // namespace

class TestReplay : public QObject {
    Q_OBJECT

  private slots:
    void everyMomentIsAsItWas_data();
    void everyMomentIsAsItWas();
    void theMatchUpToAMomentGoesOn();
    void hiddenStaysHiddenUntilTheEnd();
    void nothingCanBeDone();
    void showsWhatMightHaveBeenDone_data();
    void showsWhatMightHaveBeenDone();
    void whatMightHaveBeenDoneLeavesHandsHidden();
    void stopsWhereSomethingIsTold_data();
    void stopsWhereSomethingIsTold();
    void leapsAreTold();
};

void TestReplay::everyMomentIsAsItWas_data() {
    QTest::addColumn<QString>("id");
    for (const GameInfo* game : allGames())
        QTest::newRow(game->id().data()) << QString::fromUtf8(game->id().data());
}

/// Forwards, backwards and by leaps the eyes see what they saw then.
void TestReplay::everyMomentIsAsItWas() {
    QFETCH(QString, id);
    const GameInfo& game = *findGame(id.toStdString());
    const Match match = matchOf(game, 1, 400);
    ReplayTable table;
    table.open(match.until(match.history().size()));
    QCOMPARE(table.moment(), 0);
    QCOMPARE(table.length(), static_cast<int>(match.history().size()));
    const Seat eyes = table.eyes().front();
    QCOMPARE(eyes, Seat{0});
    const auto shows = [&](int moment) {
        table.go(moment);
        View then = match.viewAt(static_cast<std::size_t>(moment), eyes);
        View now = localOf(table).match().view(eyes);
        for (Piece& piece : now.pieces) piece.handle = 0; // viewAt() gives none
        return then.pieces == now.pieces && then.decider == now.decider && then.turn == now.turn;
    };
    for (int moment = 0; moment <= table.length(); ++moment) QVERIFY(shows(moment));
    for (int moment = table.length(); moment >= 0; moment -= 7) QVERIFY(shows(moment));
}

void TestReplay::theMatchUpToAMomentGoesOn() {
    const Match match = matchOf(*findGame("castle-keep"), 1, kToTheEnd);
    QVERIFY(match.isOver());
    ReplayTable table;
    table.open(match.until(match.history().size()));
    table.go(table.length() / 2);
    const Match here = table.here();
    QVERIFY(!here.isOver());
    QCOMPARE(static_cast<int>(here.history().size()), table.moment());
    QCOMPARE(here.players(), match.players()); // the person has the seat again
    QVERIFY(played(table.here(), kToTheEnd).isOver());
    QCOMPARE(table.played().history().size(), match.history().size()); // which stays as it was
}

void TestReplay::hiddenStaysHiddenUntilTheEnd() {
    const GameInfo& game = *findGame("castle-rampage");
    ReplayTable table;
    table.open(matchOf(game, 1, 40));
    QVERIFY(!table.played().isOver());
    QCOMPARE(table.eyes(), std::vector<Seat>{0});
    table.open(matchOf(game, 2, 40)); // two people: nobody's hand is shown to the other
    QCOMPARE(table.eyes(), std::vector<Seat>{kNobody});
    QVERIFY(!table.shownState(1));
    for (const Piece& piece : localOf(table).match().view(localOf(table).viewer()).pieces)
        QVERIFY(piece.faceUp || piece.face == kHidden);

    table.open(matchOf(game, 1, kToTheEnd));
    QVERIFY(table.played().isOver());
    QCOMPARE(table.eyes(), (std::vector<Seat>{0, kAllHands, 1}));
    QVERIFY(table.shownState(1));
}

void TestReplay::nothingCanBeDone() {
    ReplayTable table;
    table.open(matchOf(*findGame("castle-keep"), 1, 60));
    table.go(table.length() / 2);
    const SeenMatch watched = localOf(table).seen();
    QVERIFY(portraitPath(watched, 0).isEmpty()); // a person stays one
    QVERIFY(!portraitPath(watched, 1).isEmpty());
    QVERIFY(!table.decision()->isMine());
    QVERIFY(!table.canUndo());
    QVERIFY(!table.decision()->mayHold());
    QCOMPARE(table.decision()->choices()->rowCount(), 0);
    const Piece piece = localOf(table).match().view(0).pieces.front();
    QVERIFY(!table.click(static_cast<int>(piece.handle)));
    QCOMPARE(table.picked(), 0);
    QVERIFY(table.decision()->refusal().sentence.contains(QStringLiteral("only watched")));
    MoveList list;
    localOf(table).match().state().legalMoves(list);
    QVERIFY(!localOf(table).play(list.front()));
    const auto before = localOf(table).match().history().size();
    QTest::qWait(50); // no bot thinks, and chance rests
    QCOMPARE(localOf(table).match().history().size(), before);
}

void TestReplay::showsWhatMightHaveBeenDone_data() { everyMomentIsAsItWas_data(); }

/// The piece in the hand, where a piece makes that move, and words beside it; both go with the moment, and
/// nothing comes of it.
void TestReplay::showsWhatMightHaveBeenDone() {
    QFETCH(QString, id);
    ReplayTable table;
    table.open(matchOf(*findGame(id.toStdString()), 2, kToTheEnd));
    const QString words = QStringLiteral("Better was that.");
    const auto slip = [&] { return table.decision()->task().words; };
    const std::size_t length = table.played().history().size();
    int held = 0;
    for (std::size_t item = 0; item < length && held < 40; ++item) {
        const auto then = table.played().stateAt(item).clone(); // what the table does asks for others
        if (!isSeat(then->decider())) continue;
        MoveList list;
        then->legalMoves(list);
        const Move move = list[list.size() - 1];
        const Gesture gesture = then->gestureOf(move);
        table.setEyes(then->decider());
        table.go(static_cast<int>(item));
        QSignalSpy shown(&table, &TableController::shown);
        table.showInstead(move, words);
        QCOMPARE(slip(), words);
        const bool isGesture = gesture.from && gesture.to;
        QVERIFY2((table.picked() != 0) == isGesture, then->toText(move).c_str());
        QCOMPARE(shown.count(), isGesture ? 1 : 0);
        if (isGesture) {
            ++held;
            QCOMPARE(table.targets().size(), 1);
            QVERIFY(!table.drop(gesture.to.pile, table.decision()->task().toPlace));
            QVERIFY(table.decision()->refusal().sentence.contains(QStringLiteral("only watched")));
            QCOMPARE(slip(), QString());
            table.showInstead(move, words);
        }
        QVERIFY(table.cancel());
        QCOMPARE(table.picked(), 0);
        QVERIFY(!table.cancel());
        table.showInstead(move, words);
        table.goToStep(table.step() + 1);
        QCOMPARE(table.picked(), 0);
        QCOMPARE(slip(), QString());
        QCOMPARE(table.played().history().size(), length);
    }
    QVERIFY(held > 5);
}

/// Other eyes do not see which card of a hand it would have been.
void TestReplay::whatMightHaveBeenDoneLeavesHandsHidden() {
    ReplayTable table;
    table.open(matchOf(*findGame("castle-rampage"), 2, kToTheEnd));
    table.setEyes(1);
    int hidden = 0;
    for (std::size_t item = 0; item < table.played().history().size(); ++item) {
        const GameState& then = table.played().stateAt(item);
        if (then.decider() != 0) continue;
        MoveList list;
        then.legalMoves(list);
        const Move move = list[list.size() - 1];
        const Gesture gesture = then.gestureOf(move);
        if (!gesture.from || !gesture.to || gesture.face == kHidden) continue;
        table.go(static_cast<int>(item));
        const PileInfo* from = nullptr;
        const std::vector<PileInfo> piles = table.played().game().piles(table.played().setup());
        for (const PileInfo& pile : piles)
            if (pile.id == gesture.from.pile) from = &pile;
        if (from == nullptr || from->kind != PileKind::Hand || from->owner != 0) continue;
        table.showInstead(move, QStringLiteral("That."));
        if (table.picked() != 0) { // one that lies open to all
            const View view = localOf(table).match().view(1);
            const auto piece =
                std::ranges::find(view.pieces, static_cast<Handle>(table.picked()), &Piece::handle);
            QVERIFY(piece != view.pieces.end() && piece->face == gesture.face);
        } else {
            ++hidden;
        }
    }
    QVERIFY(hidden > 0);
}

void TestReplay::stopsWhereSomethingIsTold_data() { everyMomentIsAsItWas_data(); }

/// The deal is one step, and every other one has something to tell.
void TestReplay::stopsWhereSomethingIsTold() {
    QFETCH(QString, id);
    ReplayTable table;
    table.open(matchOf(*findGame(id.toStdString()), 1, 60));
    QCOMPARE(table.step(), 0);
    QSignalSpy moved(&table, &ReplayTable::momentChanged);
    const int steps = table.steps();
    QVERIFY2(steps > 5 && steps < table.length(), qPrintable(QString::number(steps)));
    const auto& history = table.played().history();
    int dealt = 0;
    while (dealt < table.length() && history[static_cast<std::size_t>(dealt)].decider == kChance) ++dealt;
    QString told = table.decision()->prompt();
    for (int step = 1; step <= steps; ++step) {
        table.goToStep(step);
        QCOMPARE(table.step(), step);
        QVERIFY(!table.decision()->prompt().isEmpty());
        if (step == 1 && dealt > 1) QVERIFY(table.moment() > 1 && table.moment() <= dealt);
        QVERIFY(step < 3 || step == steps || table.decision()->prompt() != told ||
                table.match()->log()->rowCount() > 1);
        told = table.decision()->prompt();
    }
    QCOMPARE(moved.count(), steps);
    QCOMPARE(table.moment(), table.length());
    table.go(table.length() / 2); // also between two of them
    QVERIFY(table.step() > 0 && table.step() < steps);
    table.goToStep(0);
    QCOMPARE(table.moment(), 0);
}

/// What is shown by leaps is not taken for what has just happened.
void TestReplay::leapsAreTold() {
    ReplayTable table;
    table.open(matchOf(*findGame("castles"), 1, 200));
    QSignalSpy leapt(&table, &TableController::leapt);
    for (int step = 1; step < 10; ++step) table.goToStep(step);
    QCOMPARE(leapt.count(), 0);
    table.goToStep(8);
    QCOMPARE(leapt.count(), 1);
    table.goToStep(20);
    QCOMPARE(leapt.count(), 2);
}

QTEST_MAIN(TestReplay)
#include "replay.moc"
