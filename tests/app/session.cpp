// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/mind.h"
#include "match/gamestate.h"
#include "play.h"
#include "waiting.h"

#include "table/session.h"
#include "table/tablecontroller.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <map>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

using keep::Variant;

Move anyMove(const Session& session, Rng& rng) { return randomMove(session.match().state(), rng); }

/// Plays until it is `seat`'s turn to draw its first tile.
void playTo(Session& session, Seat seat, Rng& rng) {
    while (settled(session) && !session.match().isOver()) {
        if (session.match().decider() == seat &&
            session.match().game().phaseName(session.match().view(seat)) == "draw-first")
            return;
        session.liftCurtain();
        session.play(anyMove(session, rng));
    }
}

/// Goes on until something has happened that harms somebody.
bool struck(Session& session) {
    return waitUntil([&] {
        const Match& match = session.match();
        const auto last = match.history().size();
        if (last > 0 && match.told(last - 1, kNobody).impact().harm != Harm::None) return true;
        session.hurry(); // an attack on its way
        return false;
    });
}

} // namespace

class Sessions : public QObject {
    Q_OBJECT

  private slots:
    void botsFinishAGame_data();
    void botsFinishAGame();
    void aPersonPlaysABot();
    void nobodyPlaysForABot();
    void aBotNeverHoldsTheWindow();
    void botsThinkWithTheMemoryTheyAreGiven();
    void pausingStopsEverything();
    void thePaceIsKept();
    void blowsAreLookedAt();
    void whatIsReadLiesStill();
    void oneSkipsAhead();
    void whatWeighs_data();
    void whatWeighs();
    void undoAndRedo();
    void undoWhileABotThinks();
    void givingUp();
    void botsThatAreLeftPlayToTheEnd();
    void theCurtainFallsBetweenPeople();
    void aHandLiesFaceDownOnceItsTurnIsOver();
    void whoHasEndedTheTurnMayTakeItBack();
    void theCurtainCanBeOff();
    void nothingIsTakenBackUnderTheCurtain();
    void whatHappenedSinceMyTurn();
    void aSeatChangesHands();
    void aGameCanBeLeftWhileABotThinks();
    void watchingBots();
    void whatIsShownGoesNoFurtherThanTheScreen();
};

void Sessions::botsFinishAGame_data() {
    QTest::addColumn<int>("variety");
    int index = 0;
    for (const Variety& variety : varieties()) QTest::newRow(variety.name) << index++;
}

void Sessions::botsFinishAGame() {
    QFETCH(int, variety);
    Session session(
        matchOf(varieties()[static_cast<std::size_t>(variety)].setup, 0, 7, UndoRule::Fair, "greedy"));
    QSignalSpy over(&session, &Session::gameOver);
    QSignalSpy happened(&session, &Session::moveMade);
    QCOMPARE(session.viewer(), kNobody);
    QVERIFY(waitUntil([&] { return session.match().isOver(); }));
    QCOMPARE(over.count(), 1);
    QCOMPARE(happened.count(), static_cast<int>(session.match().history().size()));
    for (int index = 0; index < happened.count(); ++index) QCOMPARE(happened[index].front().toInt(), index);
    QVERIFY(!session.isThinking());
    QVERIFY(!session.curtainDown());
    QVERIFY(!session.canUndo());
}

void Sessions::aPersonPlaysABot() {
    Session session(matchOf(setupOf(2, Variant::Base), 1, 3));
    Rng rng(3);
    QSignalSpy curtain(&session, &Session::curtainChanged);
    int decisions = 0;
    while (settled(session) && !session.match().isOver()) {
        QCOMPARE(session.viewer(), Seat{0});
        QVERIFY(session.play(anyMove(session, rng)));
        ++decisions;
    }
    QVERIFY(session.match().isOver());
    QVERIFY(decisions > 5);
    QCOMPARE(curtain.count(), 0);
    // After the end the rules answer, not the seats.
    QCOMPARE(session.play(Move{}).clause(), Clause("KEEP-WIN-3"));
}

void Sessions::nobodyPlaysForABot() {
    Session session(matchOf(setupOf(2, Variant::Base), 0, 3));
    const auto events = session.match().history().size();
    QCOMPARE(session.play(Move{}).clause(), Clause("KEEP-TURN-1"));
    QCOMPARE(session.match().history().size(), events);
}

void Sessions::aBotNeverHoldsTheWindow() {
    Session session(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "ismcts:300ms"));
    QVERIFY(waitUntil([&] { return session.isThinking(); }));
    // The event loop turns while the bot thinks, and the thought arrives.
    QElapsedTimer clock;
    clock.start();
    qint64 longest = 0;
    const auto events = session.match().history().size();
    while (clock.elapsed() < 1000) {
        QElapsedTimer turn;
        turn.start();
        QCoreApplication::processEvents();
        longest = std::max(longest, turn.elapsed());
        QTest::qSleep(1);
    }
    QVERIFY(session.match().history().size() > events);
    QVERIFY2(longest < 200, qPrintable(QString::number(longest)));
}

void Sessions::botsThinkWithTheMemoryTheyAreGiven() {
    const char* const kBot = "ismcts:300";
    const BotSpec bot = *botFromText(kBot);
    Session session(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, kBot));
    constexpr std::size_t kLittle = 20 * SearchTree::kBytesOfNode;
    session.setTreeBytes(kLittle);
    const Match& match = session.match();
    QVERIFY(waitUntil([&] { return match.isOver() || match.history().size() > 60; }));
    session.setPaused(true);
    QVERIFY(match.history().size() > 30);
    int others = 0;
    for (std::size_t item = 0; item < match.history().size(); ++item) {
        const GameState& before = match.stateAt(item);
        if (!isSeat(before.decider())) continue;
        const auto thinkWith = [&](std::size_t bytes) {
            Mind mind;
            mind.treeBytes = bytes;
            return before.think(bot, match.until(item).thoughtSeed(), {}, mind);
        };
        QVERIFY(thinkWith(kLittle) == match.history()[item].move);
        others += thinkWith(kUsualTreeBytes) != match.history()[item].move;
    }
    QVERIFY(others > 0);
}

void Sessions::pausingStopsEverything() {
    Session session(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "ismcts:20"));
    QSignalSpy paused(&session, &Session::pausedChanged);
    QVERIFY(waitUntil([&] { return session.match().history().size() > 20; }));
    session.setPaused(true);
    session.setPaused(true);
    QCOMPARE(paused.count(), 1);
    QVERIFY(!session.isThinking());
    const auto events = session.match().history().size();
    QTest::qWait(50);
    QCOMPARE(session.match().history().size(), events);
    session.setPaused(false);
    QVERIFY(waitUntil([&] { return session.match().history().size() > events; }));
}

void Sessions::thePaceIsKept() {
    Session session(matchOf(setupOf(2, Variant::Base), 0, 3));
    session.setPaused(true);
    session.setPace(60);
    QCOMPARE(session.pace(), 60);
    session.setPaused(false);
    QSignalSpy happened(&session, &Session::moveMade);
    QElapsedTimer clock;
    qint64 decided = -1;
    int measured = 0;
    connect(&session, &Session::moveMade, this, [&](int index) {
        if (!isSeat(session.match().history()[static_cast<std::size_t>(index)].decider)) return;
        if (decided >= 0) {
            QVERIFY(clock.elapsed() - decided >= 55);
            ++measured;
        } else {
            clock.start();
        }
        decided = clock.elapsed();
    });
    QVERIFY(waitUntil([&] { return measured >= 5; }));
}

/// What harms somebody is looked at before the next bot acts, until somebody has seen enough of it.
void Sessions::blowsAreLookedAt() {
    Session session(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "greedy"));
    session.setPaused(true);
    session.setPace(1);
    session.setReading(3'600'000);
    QVERIFY(!session.hurry());
    session.setPaused(false);
    const auto events = [&] { return session.match().history().size(); };
    for (int blows = 0; blows < 2; ++blows) {
        QVERIFY(struck(session));
        const std::size_t seen = events();
        QTest::qWait(50);
        QCOMPARE(events(), seen);
        QVERIFY(session.hurry());
        QVERIFY(!session.hurry()); // once is enough
        QVERIFY(waitUntil([&] { return events() > seen; }));
    }
    // Who wants bots to act at once wants that of these, too.
    session.setPaused(true);
    session.setPace(0);
    session.setPaused(false);
    QVERIFY(waitUntil([&] { return session.match().isOver(); }));
}

/// The time to read it begins when everything lies.
void Sessions::whatIsReadLiesStill() {
    Session session(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "greedy"));
    session.setPaused(true);
    session.setPace(1);
    session.setReading(60);
    session.setPaused(false);
    // As a table does that moves pieces after every event.
    connect(&session, &Session::changed, this, [&] { session.setMoving(true); });
    QVERIFY(struck(session));
    const std::size_t seen = session.match().history().size();
    QTest::qWait(200);
    QCOMPARE(session.match().history().size(), seen);
    session.setMoving(false);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(waitUntil([&] { return session.match().history().size() > seen; }));
    QVERIFY2(clock.elapsed() >= 55 && clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
}

/// No pause is longer than one wants to wait, but that at a window: it would tell whether somebody is asked.
void Sessions::oneSkipsAhead() {
    Session session(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "greedy"));
    session.setPaused(true);
    session.setPace(3'600'000);
    session.setReading(3'600'000);
    QVERIFY(!session.canSkip());
    session.setPaused(false);
    for (std::size_t seen = 0; seen < 60; ++seen) {
        QVERIFY(waitUntil([&] { return session.match().history().size() > seen || session.canSkip(); }));
        while (session.match().history().size() <= seen) {
            session.skip();
            QCoreApplication::processEvents();
        }
    }
    session.setPaused(true);
    QVERIFY(!session.canSkip());
}

void Sessions::whatWeighs_data() {
    QTest::addColumn<QString>("game");
    for (const GameInfo* game : allGames())
        QTest::newRow(std::string(game->id()).c_str()) << toQString(game->id());
}

/// In every game something goes by, something is played and something weighs; that is the exception.
void Sessions::whatWeighs() {
    QFETCH(const QString, game);
    const GameInfo& info = *findGame(game.toStdString());
    const int seats = std::max(2, info.minSeats());
    Match match(info, {static_cast<Seat>(seats), {}},
                std::vector<Player>(static_cast<std::size_t>(seats), {"Bot", true, "greedy"}), 5);
    match.settle();
    BotSpec greedy;
    greedy.kind = BotSpec::Kind::Greedy;
    while (!match.isOver()) {
        match.play(match.state().think(greedy, match.thoughtSeed(), {}));
        match.settle();
    }
    std::size_t light = 0;
    std::size_t heavy = 0;
    for (std::size_t index = 0; index < match.history().size(); ++index) {
        const Impact impact = match.told(index, kNobody).impact();
        if (impact.harm != Harm::None)
            ++heavy;
        else if (impact.deed <= Deed::DrawTile)
            ++light;
    }
    QVERIFY(light > 0 && heavy > 0 && light + heavy < match.history().size());
    QVERIFY2(heavy * 3 < match.history().size(), qPrintable(QString::number(heavy)));
}

void Sessions::undoAndRedo() {
    Session session(matchOf(setupOf(2, Variant::Base), 1, 5, UndoRule::Practice));
    Rng rng(5);
    QVERIFY(settled(session));
    QVERIFY(!session.canUndo());
    for (int turn = 0; turn < 4; ++turn) playTo(session, 0, rng), session.play(anyMove(session, rng));
    QVERIFY(settled(session));
    const auto before = session.match().state().clone();
    const auto events = session.match().history().size();
    // Back to the very beginning, and forth again.
    int steps = 0;
    while (session.canUndo()) {
        session.undo();
        QCOMPARE(session.match().decider(), Seat{0});
        ++steps;
    }
    QVERIFY(steps > 4);
    QVERIFY(session.match().history().size() < events);
    while (session.canRedo()) session.redo();
    QCOMPARE(session.match().history().size(), events);
    QVERIFY(session.match().state().equals(*before));
}

/// RAMPAGE-END-4: at any time, also while the opponent thinks; the bots need not know of it.
void Sessions::givingUp() {
    const GameInfo& rampage = *findGame("castle-rampage");
    const auto begin = [&](const char* bot) {
        return Match(rampage, {2, {}}, {{"Anna", false, ""}, {"Bo", true, bot}}, 4);
    };
    for (const bool inOtherTurn : {false, true}) {
        Session session(begin("ismcts:100000000"));
        QSignalSpy over(&session, &Session::gameOver);
        Rng rng(8);
        QVERIFY(waitUntil([&] {
            if (session.match().decider() == (inOtherTurn ? 1 : 0)) return true;
            if (session.match().decider() == 0) session.play(anyMove(session, rng));
            return false;
        }));
        QVERIFY(session.canConcede());
        session.concede();
        QVERIFY(session.match().isOver());
        QCOMPARE(over.count(), 1);
        QCOMPARE(session.match().state().score(1), 1.0);
        QVERIFY(session.match().state().endingClause() == Clause("RAMPAGE-END-4"));
        QVERIFY(!session.canConcede());
        QVERIFY(!session.isThinking());
    }
    // Not where the rules know nothing of it.
    Session keep(matchOf(varieties().front().setup, 1, 7, UndoRule::Fair, "greedy"));
    QVERIFY(!keep.canConcede());
}

void Sessions::undoWhileABotThinks() {
    Session session(matchOf(setupOf(2, Variant::Base), 1, 5, UndoRule::Practice));
    Rng rng(5);
    playTo(session, 0, rng);
    // The person ends the turn, and the bot thinks for a long time.
    session.setPlayer(1, {"Bert", true, "ismcts:20000ms"});
    while (!session.isThinking()) {
        if (session.isPerson(session.match().decider())) session.play(anyMove(session, rng));
        QCoreApplication::processEvents();
    }
    QVERIFY(session.canUndo());
    QElapsedTimer clock;
    clock.start();
    session.undo();
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(!session.isThinking());
    QCOMPARE(session.match().decider(), Seat{0});
    const auto events = session.match().history().size();
    QTest::qWait(50); // nothing of the thought given up arrives
    QCOMPARE(session.match().history().size(), events);
}

void Sessions::botsThatAreLeftPlayToTheEnd() {
    std::vector<Player> players{{"Anna", false, ""}};
    for (int seat = 1; seat < 4; ++seat) players.push_back({"Bot", true, "greedy"});
    Session session(Match(*findGame("castles"), {4, {}}, players, 3));
    session.setPace(60'000);
    session.setReading(60'000);
    TableController controller;
    controller.setSession(&session);
    QVERIFY(waitUntil([&] { return session.canConcede(); }));
    QVERIFY(!session.canPlayToTheEnd());
    QVERIFY(controller.mayHold());
    session.concede();
    QVERIFY(session.canPlayToTheEnd());
    QVERIFY(!controller.mayHold());
    const QModelIndex button = controller.choices()->index(0, 0);
    QCOMPARE(button.data(ChoiceModel::TextRole).toString(), QStringLiteral("To the end"));
    controller.choose(0);
    QVERIFY(!session.canPlayToTheEnd());
    // Who is brought back by a Puppet sees again what happens.
    const auto isBack = [&] { return !session.text().isOut(session.match().known(kNobody).view, 0); };
    QVERIFY(waitUntil([&] { return session.match().isOver() || isBack(); }));
    QVERIFY(session.match().history().size() > 40);
}

void Sessions::theCurtainFallsBetweenPeople() {
    Session session(matchOf(setupOf(3, Variant::Base), 2, 11));
    QSignalSpy curtain(&session, &Session::curtainChanged);
    Rng rng(11);
    Seat last = kNobody;
    int falls = 0;
    while (settled(session) && !session.match().isOver()) {
        const Seat decider = session.match().decider();
        if (decider != last) {
            QVERIFY(session.curtainDown());
            QCOMPARE(session.curtainFor(), decider);
            QCOMPARE(session.viewer(), kNobody);
            // Behind the curtain nobody decides.
            const auto events = session.match().history().size();
            QVERIFY(!session.play(anyMove(session, rng)));
            QCOMPARE(session.match().history().size(), events);
            session.liftCurtain();
            ++falls;
        }
        QVERIFY(!session.curtainDown());
        QCOMPARE(session.viewer(), decider);
        last = decider;
        session.play(anyMove(session, rng));
    }
    QVERIFY(falls > 2);
    QCOMPARE(curtain.count(), 2 * falls);
    QVERIFY(!session.curtainDown());
}

/// Through the turns of the bots nobody's hand lies open, and whoever is asked in one lifts the curtain
/// before.
void Sessions::aHandLiesFaceDownOnceItsTurnIsOver() {
    for (const char* game : {"castle-keep", "castles"}) {
        const GameInfo& info = *findGame(game);
        const std::vector<Player> players{
            {"Anna", false, ""}, {"Bert", false, ""}, {"Cleo", true, "random"}, {"Dora", true, "random"}};
        Session session(Match(info, {4, std::vector<OptionValue>(info.options().size())}, players, 23));
        Rng rng(23);
        int hidden = 0;
        int asked = 0;
        bool leaks = false;
        connect(&session, &Session::changed, &session, [&] {
            const GameState& state = session.match().state();
            if (state.decider() == kNobody) return;
            hidden += !isSeat(session.viewer()) && !session.curtainDown();
            leaks = leaks || (isSeat(session.viewer()) && state.turn() != session.viewer() &&
                              state.decider() != session.viewer() && state.decider() != kChance);
        });
        for (int decisions = 0; decisions < 400 && settled(session) && !session.match().isOver();
             ++decisions) {
            const Match& match = session.match();
            if (match.decider() != match.state().turn() && match.history().size() > 0) {
                asked += session.curtainDown();
                QVERIFY(session.curtainDown() || match.history().back().decider == match.decider() ||
                        match.history().back().decider == kChance);
            }
            session.liftCurtain();
            QCOMPARE(session.viewer(), match.decider());
            session.play(anyMove(session, rng));
        }
        QVERIFY2(!leaks, game);
        QVERIFY2(hidden > 10, qPrintable(QString::number(hidden)));
        QVERIFY(info.windowKinds().empty() || asked > 0);
    }
}

/// While a bot thinks the screen is nobody's, but the last turn may be taken back: behind the curtain of
/// whoever had it.
void Sessions::whoHasEndedTheTurnMayTakeItBack() {
    Session session(matchOf(setupOf(3, Variant::Base), 2, 11, UndoRule::Practice));
    session.setPlayer(2, {"Cleo", true, "ismcts:60000ms"});
    Rng rng(11);
    QVERIFY(waitUntil([&] {
        if (session.isThinking()) return true;
        session.liftCurtain();
        if (session.isAsked(session.match().decider())) session.play(anyMove(session, rng));
        return false;
    }));
    const Match& match = session.match();
    QCOMPARE(session.viewer(), kNobody);
    QVERIFY(session.canUndo());
    session.undo();
    QVERIFY(session.curtainDown());
    QCOMPARE(session.viewer(), kNobody);
    QCOMPARE(session.curtainFor(), match.decider());
}

void Sessions::theCurtainCanBeOff() {
    Session session(matchOf(setupOf(2, Variant::Base), 2, 11));
    QVERIFY(settled(session));
    QVERIFY(session.curtainDown());
    session.setCurtain(false);
    QVERIFY(!session.curtainDown());
    Rng rng(11);
    while (settled(session) && !session.match().isOver()) {
        QVERIFY(!session.curtainDown());
        QCOMPARE(session.viewer(), session.match().decider());
        session.play(anyMove(session, rng));
    }
}

void Sessions::nothingIsTakenBackUnderTheCurtain() {
    Session session(matchOf(setupOf(2, Variant::Base), 2, 13));
    Rng rng(13);
    QVERIFY(settled(session));
    const Seat first = session.match().decider();
    session.liftCurtain();
    while (!session.curtainDown()) {
        session.play(anyMove(session, rng));
        QVERIFY(settled(session));
    }
    QVERIFY(session.curtainFor() != first);
    // The screen is the next one's already.
    const auto events = session.match().history().size();
    QVERIFY(!session.canUndo());
    session.undo();
    QVERIFY(session.curtainDown());
    QCOMPARE(session.match().history().size(), events);
    session.liftCurtain();
    QVERIFY(!session.canUndo());
}

void Sessions::whatHappenedSinceMyTurn() {
    Session session(matchOf(setupOf(3, Variant::Base), 1, 17));
    Rng rng(17);
    for (int turn = 0; turn < 4; ++turn) {
        playTo(session, 0, rng);
        if (session.match().isOver()) return;
        const auto& events = session.match().history();
        const std::size_t since = session.sinceMyTurn();
        const std::size_t now = events.size();
        for (std::size_t index = since; index < now; ++index) QVERIFY(events[index].turn != 0);
        if (turn > 0) {
            QVERIFY(since > 0 && since < now);
            QCOMPARE(events[since - 1].turn, Seat{0});
        }
        // It stays while the turn lasts, and is gone with it.
        session.play(anyMove(session, rng));
        QVERIFY(settled(session));
        QCOMPARE(session.sinceMyTurn(), since);
    }
    Session alone(matchOf(setupOf(1, Variant::Siege), 1, 17));
    QVERIFY(settled(alone));
    QCOMPARE(alone.sinceMyTurn(), alone.match().history().size());
}

void Sessions::aSeatChangesHands() {
    Session session(matchOf(setupOf(2, Variant::Base), 1, 19));
    Rng rng(19);
    playTo(session, 0, rng);
    QCOMPARE(session.viewer(), Seat{0});
    session.setPlayer(0, {"Robot", true, "random"});
    QCOMPARE(session.names().front(), QStringLiteral("Robot"));
    QCOMPARE(session.viewer(), kNobody);
    QVERIFY(waitUntil([&] { return session.match().isOver(); }));
}

void Sessions::aGameCanBeLeftWhileABotThinks() {
    QElapsedTimer clock;
    {
        Session session(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "ismcts:60000ms"));
        QVERIFY(waitUntil([&] { return session.isThinking(); }));
        QTest::qWait(20);
        clock.start();
    }
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
}

void Sessions::watchingBots() {
    Session session(matchOf(setupOf(2, Variant::Base), 0, 3));
    QSignalSpy changed(&session, &Session::changed);
    session.setAllShown(true);
    QCOMPARE(session.viewer(), kAllHands);
    QCOMPARE(changed.count(), 1);
    session.setAllShown(false);
    QCOMPARE(session.viewer(), kNobody);
    // Where somebody plays, nobody looks into the hands of others.
    session.setPlayer(0, {"Anna", false, {}});
    session.setAllShown(true);
    QCOMPARE(session.viewer(), Seat{0});
}

void Sessions::whatIsShownGoesNoFurtherThanTheScreen() {
    Session session(matchOf(setupOf(2, Variant::Base), 2, 11));
    QVERIFY(settled(session));
    QVERIFY(session.curtainDown());
    QVERIFY(!session.shownState(1));
    session.liftCurtain();
    // What the viewer sees is the same in each, all else is drawn by lot.
    const Seat viewer = session.viewer();
    const Seat other = 1 - viewer;
    const auto faces = [](const GameState& state, Seat seat) {
        std::vector<std::pair<PileId, Face>> all;
        for (const Piece& piece : state.viewFor(seat).pieces) all.emplace_back(piece.pile, piece.face);
        return all;
    };
    const GameState& state = session.match().state();
    bool isOther = false;
    for (Seed seed = 1; seed <= 5; ++seed) {
        const auto shown = session.shownState(seed);
        QVERIFY(shown);
        QCOMPARE(faces(*shown, viewer), faces(state, viewer));
        isOther = isOther || faces(*shown, other) != faces(state, other);
    }
    QVERIFY(isOther);

    Session bots(matchOf(setupOf(2, Variant::Base), 0, 11));
    QVERIFY(bots.shownState(1)->equals(bots.match().state()));
}

QTEST_GUILESS_MAIN(Sessions)
#include "session.moc"
