// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/searchmemory.h"
#include "match/gamestate.h"
#include "play.h"
#include "waiting.h"

#include "table/localtable.h"
#include "table/news.h"
#include "table/tablecontroller.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <map>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

using keep::Variant;

Move anyMove(const LocalTable& local, Rng& rng) { return randomMove(local.match().state(), rng); }

/// Plays until it is `seat`'s turn to draw its first tile.
void playTo(LocalTable& local, Seat seat, Rng& rng) {
    while (settled(local) && !local.match().isOver()) {
        if (local.match().decider() == seat &&
            local.match().game().phaseName(local.match().view(seat)) == "draw-first")
            return;
        local.liftCurtain();
        local.play(anyMove(local, rng));
    }
}

/// Goes on until something has happened that harms somebody.
bool struck(LocalTable& local) {
    return waitUntil([&] {
        const Match& match = local.match();
        const auto last = match.history().size();
        if (last > 0 && match.told(last - 1, kNobody).impact().harm != Harm::None) return true;
        local.endReading(); // an attack on its way
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
    LocalTable local(
        matchOf(varieties()[static_cast<std::size_t>(variety)].setup, 0, 7, UndoRule::Fair, "greedy"));
    QSignalSpy over(&local, &GameTable::gameOver);
    QSignalSpy happened(&local, &GameTable::moveMade);
    QCOMPARE(local.viewer(), kNobody);
    QVERIFY(waitUntil([&] { return local.match().isOver(); }));
    QCOMPARE(over.count(), 1);
    QCOMPARE(happened.count(), static_cast<int>(local.match().history().size()));
    for (int index = 0; index < happened.count(); ++index) QCOMPARE(happened[index].front().toInt(), index);
    QVERIFY(!local.isThinking());
    QVERIFY(!local.curtainDown());
    QVERIFY(!local.canUndo());
}

void Sessions::aPersonPlaysABot() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 1, 3));
    Rng rng(3);
    QSignalSpy curtain(&local, &GameTable::curtainChanged);
    int decisions = 0;
    while (settled(local) && !local.match().isOver()) {
        QCOMPARE(local.viewer(), Seat{0});
        QVERIFY(local.play(anyMove(local, rng)));
        ++decisions;
    }
    QVERIFY(local.match().isOver());
    QVERIFY(decisions > 5);
    QCOMPARE(curtain.count(), 0);
    // After the end the rules answer, not the seats.
    QCOMPARE(local.play(Move{}).clause(), Clause("KEEP-WIN-3"));
}

void Sessions::nobodyPlaysForABot() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3));
    const auto events = local.match().history().size();
    QCOMPARE(local.play(Move{}).clause(), Clause("KEEP-TURN-1"));
    QCOMPARE(local.match().history().size(), events);
}

void Sessions::aBotNeverHoldsTheWindow() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "ismcts:300ms"));
    QVERIFY(waitUntil([&] { return local.isThinking(); }));
    // The event loop turns while the bot thinks, and the thought arrives.
    QElapsedTimer clock;
    clock.start();
    qint64 longest = 0;
    const auto events = local.match().history().size();
    while (clock.elapsed() < 1000) {
        QElapsedTimer turn;
        turn.start();
        QCoreApplication::processEvents();
        longest = std::max(longest, turn.elapsed());
        QTest::qSleep(1);
    }
    QVERIFY(local.match().history().size() > events);
    QVERIFY2(longest < 200, qPrintable(QString::number(longest)));
}

void Sessions::botsThinkWithTheMemoryTheyAreGiven() {
    const char* const kBot = "ismcts:300";
    const BotSpec bot = *botFromText(kBot);
    LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, kBot));
    constexpr std::size_t kLittle = 20 * SearchTree::kBytesOfNode;
    local.session().setTreeBytes(kLittle);
    const Match& match = local.match();
    QVERIFY(waitUntil([&] { return match.isOver() || match.history().size() > 60; }));
    local.setPaused(true);
    QVERIFY(match.history().size() > 30);
    int others = 0;
    for (std::size_t item = 0; item < match.history().size(); ++item) {
        const GameState& before = match.stateAt(item);
        if (!isSeat(before.decider())) continue;
        const auto thinkWith = [&](std::size_t bytes) {
            SearchMemory mind;
            mind.treeBytes = bytes;
            return before.think(bot, match.until(item).thoughtSeed(), {}, mind);
        };
        QVERIFY(thinkWith(kLittle) == match.history()[item].move);
        others += thinkWith(kUsualTreeBytes) != match.history()[item].move;
    }
    QVERIFY(others > 0);
}

void Sessions::pausingStopsEverything() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "ismcts:20"));
    QSignalSpy paused(&local, &GameTable::pausedChanged);
    QVERIFY(waitUntil([&] { return local.match().history().size() > 20; }));
    local.setPaused(true);
    local.setPaused(true);
    QCOMPARE(paused.count(), 1);
    QVERIFY(!local.isThinking());
    const auto events = local.match().history().size();
    QTest::qWait(50);
    QCOMPARE(local.match().history().size(), events);
    local.setPaused(false);
    QVERIFY(waitUntil([&] { return local.match().history().size() > events; }));
}

void Sessions::thePaceIsKept() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3));
    local.setPaused(true);
    local.session().setPace(60);
    local.setPaused(false);
    QSignalSpy happened(&local, &GameTable::moveMade);
    QElapsedTimer clock;
    qint64 decided = -1;
    int measured = 0;
    connect(&local, &GameTable::moveMade, this, [&](int index) {
        if (!isSeat(local.match().history()[static_cast<std::size_t>(index)].decider)) return;
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
    LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "greedy"));
    local.setPaused(true);
    local.session().setPace(1);
    local.session().setReading(3'600'000);
    QVERIFY(!local.endReading());
    local.setPaused(false);
    const auto events = [&] { return local.match().history().size(); };
    for (int blows = 0; blows < 2; ++blows) {
        QVERIFY(struck(local));
        const std::size_t seen = events();
        QTest::qWait(50);
        QCOMPARE(events(), seen);
        QVERIFY(local.endReading());
        QVERIFY(!local.endReading()); // once is enough
        QVERIFY(waitUntil([&] { return events() > seen; }));
    }
    // Who wants bots to act at once wants that of these, too.
    local.setPaused(true);
    local.session().setPace(0);
    local.setPaused(false);
    QVERIFY(waitUntil([&] { return local.match().isOver(); }));
}

/// The time to read it begins when everything lies.
void Sessions::whatIsReadLiesStill() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "greedy"));
    local.setPaused(true);
    local.session().setPace(1);
    local.session().setReading(60);
    local.setPaused(false);
    // As a table does that moves pieces after every event.
    connect(&local, &GameTable::changed, this, [&] { local.setMoving(true); });
    QVERIFY(struck(local));
    const std::size_t seen = local.match().history().size();
    QTest::qWait(200);
    QCOMPARE(local.match().history().size(), seen);
    local.setMoving(false);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(waitUntil([&] { return local.match().history().size() > seen; }));
    QVERIFY2(clock.elapsed() >= 55 && clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
}

/// No pause is longer than one wants to wait, but that at a window: it would tell whether somebody is asked.
void Sessions::oneSkipsAhead() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "greedy"));
    local.setPaused(true);
    local.session().setPace(3'600'000);
    local.session().setReading(3'600'000);
    QVERIFY(!local.canSkip());
    local.setPaused(false);
    for (std::size_t seen = 0; seen < 60; ++seen) {
        QVERIFY(waitUntil([&] { return local.match().history().size() > seen || local.canSkip(); }));
        while (local.match().history().size() <= seen) {
            local.skip();
            QCoreApplication::processEvents();
        }
    }
    local.setPaused(true);
    QVERIFY(!local.canSkip());
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
    LocalTable local(matchOf(setupOf(2, Variant::Base), 1, 5, UndoRule::Practice));
    Rng rng(5);
    QVERIFY(settled(local));
    QVERIFY(!local.canUndo());
    for (int turn = 0; turn < 4; ++turn) playTo(local, 0, rng), local.play(anyMove(local, rng));
    QVERIFY(settled(local));
    const auto before = local.match().state().clone();
    const auto events = local.match().history().size();
    // Back to the very beginning, and forth again.
    int steps = 0;
    while (local.canUndo()) {
        local.undo();
        QCOMPARE(local.match().decider(), Seat{0});
        ++steps;
    }
    QVERIFY(steps > 4);
    QVERIFY(local.match().history().size() < events);
    while (local.canRedo()) local.redo();
    QCOMPARE(local.match().history().size(), events);
    QVERIFY(local.match().state().equals(*before));
}

/// RAMPAGE-END-4: at any time, also while the opponent thinks; the bots need not know of it.
void Sessions::givingUp() {
    const GameInfo& rampage = *findGame("castle-rampage");
    const auto begin = [&](const char* bot) {
        return Match(rampage, {2, {}}, {{"Anna", false, ""}, {"Bo", true, bot}}, 4);
    };
    for (const bool inOtherTurn : {false, true}) {
        LocalTable local(begin("ismcts:100000000"));
        QSignalSpy over(&local, &GameTable::gameOver);
        Rng rng(8);
        QVERIFY(waitUntil([&] {
            if (local.match().decider() == (inOtherTurn ? 1 : 0)) return true;
            if (local.match().decider() == 0) local.play(anyMove(local, rng));
            return false;
        }));
        QVERIFY(local.canConcede());
        local.concede();
        QVERIFY(local.match().isOver());
        QCOMPARE(over.count(), 1);
        QCOMPARE(local.match().state().score(1), 1.0);
        QVERIFY(local.match().state().endingClause() == Clause("RAMPAGE-END-4"));
        QVERIFY(!local.canConcede());
        QVERIFY(!local.isThinking());
    }
    // Not where the rules know nothing of it.
    LocalTable keep(matchOf(varieties().front().setup, 1, 7, UndoRule::Fair, "greedy"));
    QVERIFY(!keep.canConcede());
}

void Sessions::undoWhileABotThinks() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 1, 5, UndoRule::Practice));
    Rng rng(5);
    playTo(local, 0, rng);
    // The person ends the turn, and the bot thinks for a long time.
    local.session().setPlayer(1, {"Bert", true, "ismcts:20000ms"});
    while (!local.isThinking()) {
        if (local.isPerson(local.match().decider())) local.play(anyMove(local, rng));
        QCoreApplication::processEvents();
    }
    QVERIFY(local.canUndo());
    QElapsedTimer clock;
    clock.start();
    local.undo();
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(!local.isThinking());
    QCOMPARE(local.match().decider(), Seat{0});
    const auto events = local.match().history().size();
    QTest::qWait(50); // nothing of the thought given up arrives
    QCOMPARE(local.match().history().size(), events);
}

void Sessions::botsThatAreLeftPlayToTheEnd() {
    std::vector<Player> players{{"Anna", false, ""}};
    for (int seat = 1; seat < 4; ++seat) players.push_back({"Bot", true, "greedy"});
    LocalTable local(Match(*findGame("castles"), {4, {}}, players, 3));
    local.session().setPace(60'000);
    local.session().setReading(60'000);
    TableController controller;
    controller.setTable(&local);
    QVERIFY(waitUntil([&] { return local.canConcede(); }));
    QVERIFY(!local.canPlayToTheEnd());
    QVERIFY(controller.decision()->mayHold());
    local.concede();
    QVERIFY(local.canPlayToTheEnd());
    QVERIFY(!controller.decision()->mayHold());
    QCOMPARE(controller.decision()->choices()->at(0).text, QStringLiteral("To the end"));
    controller.choose(0);
    QVERIFY(!local.canPlayToTheEnd());
    // Who is brought back by a Puppet sees again what happens.
    const auto isBack = [&] { return !local.text().isOut(local.match().known(kNobody).view, 0); };
    QVERIFY(waitUntil([&] { return local.match().isOver() || isBack(); }));
    QVERIFY(local.match().history().size() > 40);
}

void Sessions::theCurtainFallsBetweenPeople() {
    LocalTable local(matchOf(setupOf(3, Variant::Base), 2, 11));
    QSignalSpy curtain(&local, &GameTable::curtainChanged);
    Rng rng(11);
    Seat last = kNobody;
    int falls = 0;
    while (settled(local) && !local.match().isOver()) {
        const Seat decider = local.match().decider();
        if (decider != last) {
            QVERIFY(local.curtainDown());
            QCOMPARE(local.curtainFor(), decider);
            QCOMPARE(local.viewer(), kNobody);
            // Behind the curtain nobody decides.
            const auto events = local.match().history().size();
            QVERIFY(!local.play(anyMove(local, rng)));
            QCOMPARE(local.match().history().size(), events);
            local.liftCurtain();
            ++falls;
        }
        QVERIFY(!local.curtainDown());
        QCOMPARE(local.viewer(), decider);
        last = decider;
        local.play(anyMove(local, rng));
    }
    QVERIFY(falls > 2);
    QCOMPARE(curtain.count(), 2 * falls);
    QVERIFY(!local.curtainDown());
}

/// Through the turns of the bots nobody's hand lies open, and whoever is asked in one lifts the curtain
/// before.
void Sessions::aHandLiesFaceDownOnceItsTurnIsOver() {
    for (const char* game : {"castle-keep", "castles"}) {
        const GameInfo& info = *findGame(game);
        const std::vector<Player> players{
            {"Anna", false, ""}, {"Bert", false, ""}, {"Cleo", true, "random"}, {"Dora", true, "random"}};
        LocalTable local(Match(info, {4, std::vector<OptionValue>(info.options().size())}, players, 23));
        Rng rng(23);
        int hidden = 0;
        int asked = 0;
        bool leaks = false;
        connect(&local, &GameTable::changed, &local, [&] {
            const GameState& state = local.match().state();
            if (state.decider() == kNobody) return;
            hidden += !isSeat(local.viewer()) && !local.curtainDown();
            leaks = leaks || (isSeat(local.viewer()) && state.turn() != local.viewer() &&
                              state.decider() != local.viewer() && state.decider() != kChance);
        });
        for (int decisions = 0; decisions < 400 && settled(local) && !local.match().isOver(); ++decisions) {
            const Match& match = local.match();
            if (match.decider() != match.state().turn() && match.history().size() > 0) {
                asked += local.curtainDown();
                QVERIFY(local.curtainDown() || match.history().back().decider == match.decider() ||
                        match.history().back().decider == kChance);
            }
            local.liftCurtain();
            QCOMPARE(local.viewer(), match.decider());
            local.play(anyMove(local, rng));
        }
        QVERIFY2(!leaks, game);
        QVERIFY2(hidden > 10, qPrintable(QString::number(hidden)));
        QVERIFY(info.windowKinds().empty() || asked > 0);
    }
}

/// While a bot thinks the screen is nobody's, but the last turn may be taken back: behind the curtain of
/// whoever had it.
void Sessions::whoHasEndedTheTurnMayTakeItBack() {
    LocalTable local(matchOf(setupOf(3, Variant::Base), 2, 11, UndoRule::Practice));
    local.session().setPlayer(2, {"Cleo", true, "ismcts:60000ms"});
    Rng rng(11);
    QVERIFY(waitUntil([&] {
        if (local.isThinking()) return true;
        local.liftCurtain();
        if (local.isAsked(local.match().decider())) local.play(anyMove(local, rng));
        return false;
    }));
    const Match& match = local.match();
    QCOMPARE(local.viewer(), kNobody);
    QVERIFY(local.canUndo());
    local.undo();
    QVERIFY(local.curtainDown());
    QCOMPARE(local.viewer(), kNobody);
    QCOMPARE(local.curtainFor(), match.decider());
}

void Sessions::theCurtainCanBeOff() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 2, 11));
    QVERIFY(settled(local));
    QVERIFY(local.curtainDown());
    local.setCurtain(false);
    QVERIFY(!local.curtainDown());
    Rng rng(11);
    while (settled(local) && !local.match().isOver()) {
        QVERIFY(!local.curtainDown());
        QCOMPARE(local.viewer(), local.match().decider());
        local.play(anyMove(local, rng));
    }
}

void Sessions::nothingIsTakenBackUnderTheCurtain() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 2, 13));
    Rng rng(13);
    QVERIFY(settled(local));
    const Seat first = local.match().decider();
    local.liftCurtain();
    while (!local.curtainDown()) {
        local.play(anyMove(local, rng));
        QVERIFY(settled(local));
    }
    QVERIFY(local.curtainFor() != first);
    // The screen is the next one's already.
    const auto events = local.match().history().size();
    QVERIFY(!local.canUndo());
    local.undo();
    QVERIFY(local.curtainDown());
    QCOMPARE(local.match().history().size(), events);
    local.liftCurtain();
    QVERIFY(!local.canUndo());
}

void Sessions::whatHappenedSinceMyTurn() {
    LocalTable local(matchOf(setupOf(3, Variant::Base), 1, 17));
    Rng rng(17);
    for (int turn = 0; turn < 4; ++turn) {
        playTo(local, 0, rng);
        if (local.match().isOver()) return;
        const auto& events = local.match().history();
        const std::size_t since = sinceTurnOf(local.seen(), local.viewer());
        const std::size_t now = events.size();
        for (std::size_t index = since; index < now; ++index) QVERIFY(events[index].turn != 0);
        if (turn > 0) {
            QVERIFY(since > 0 && since < now);
            QCOMPARE(events[since - 1].turn, Seat{0});
        }
        // It stays while the turn lasts, and is gone with it.
        local.play(anyMove(local, rng));
        QVERIFY(settled(local));
        QCOMPARE(sinceTurnOf(local.seen(), local.viewer()), since);
    }
    LocalTable alone(matchOf(setupOf(1, Variant::Siege), 1, 17));
    QVERIFY(settled(alone));
    QCOMPARE(sinceTurnOf(alone.seen(), alone.viewer()), alone.match().history().size());
}

void Sessions::aSeatChangesHands() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 1, 19));
    Rng rng(19);
    playTo(local, 0, rng);
    QCOMPARE(local.viewer(), Seat{0});
    local.session().setPlayer(0, {"Robot", true, "random"});
    QCOMPARE(local.names().front(), QStringLiteral("Robot"));
    QCOMPARE(local.viewer(), kNobody);
    QVERIFY(waitUntil([&] { return local.match().isOver(); }));
}

void Sessions::aGameCanBeLeftWhileABotThinks() {
    QElapsedTimer clock;
    {
        LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3, UndoRule::Fair, "ismcts:60000ms"));
        QVERIFY(waitUntil([&] { return local.isThinking(); }));
        QTest::qWait(20);
        clock.start();
    }
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
}

void Sessions::watchingBots() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 0, 3));
    QSignalSpy changed(&local, &GameTable::changed);
    local.setAllShown(true);
    QCOMPARE(local.viewer(), kAllHands);
    QCOMPARE(changed.count(), 1);
    local.setAllShown(false);
    QCOMPARE(local.viewer(), kNobody);
    // Where somebody plays, nobody looks into the hands of others.
    local.session().setPlayer(0, {"Anna", false, {}});
    local.setAllShown(true);
    QCOMPARE(local.viewer(), Seat{0});
}

void Sessions::whatIsShownGoesNoFurtherThanTheScreen() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 2, 11));
    QVERIFY(settled(local));
    QVERIFY(local.curtainDown());
    QVERIFY(!local.shownState(1));
    local.liftCurtain();
    // What the viewer sees is the same in each, all else is drawn by lot.
    const Seat viewer = local.viewer();
    const Seat other = 1 - viewer;
    const auto faces = [](const GameState& state, Seat seat) {
        std::vector<std::pair<PileId, Face>> all;
        for (const Piece& piece : state.viewFor(seat).pieces) all.emplace_back(piece.pile, piece.face);
        return all;
    };
    const GameState& state = local.match().state();
    bool isOther = false;
    for (Seed seed = 1; seed <= 5; ++seed) {
        const auto shown = local.shownState(seed);
        QVERIFY(shown);
        QCOMPARE(faces(*shown, viewer), faces(state, viewer));
        isOther = isOther || faces(*shown, other) != faces(state, other);
    }
    QVERIFY(isOther);

    LocalTable bots(matchOf(setupOf(2, Variant::Base), 0, 11));
    QVERIFY(bots.shownState(1)->equals(bots.match().state()));
}

QTEST_GUILESS_MAIN(Sessions)
#include "session.moc"
