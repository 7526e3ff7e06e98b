// SPDX-License-Identifier: GPL-3.0-or-later
#include "waiting.h"

#include "match/gamestate.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

// Who is asked at the reaction windows of Castle Wars, and what the others can tell of it.

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const GameInfo& castleWars() { return *findGame("castle-wars"); }

Match matchOf(int people, Seed seed, UndoRule undo = UndoRule::Fair) {
    std::vector<Player> players;
    for (int seat = 0; seat < 2; ++seat)
        players.push_back({seat == 0 ? "Anna" : "Bert", seat >= people, seat >= people ? "random" : ""});
    return Match(castleWars(), {2, {}}, std::move(players), seed, undo);
}

std::vector<Asking> all(Asking asking) {
    return std::vector<Asking>(castleWars().windowKinds().size(), asking);
}

/// Not a phase in which nothing can be done.
bool isWindow(const GameState& state) {
    const auto window = state.window();
    return window && window->kind < castleWars().windowKinds().size();
}

bool isAtWindow(const LocalTable& local) { return isWindow(local.match().state()); }

/// Any legal move, but a pass at a window.
Move anyMove(const LocalTable& local, Rng& rng) {
    if (const auto window = local.match().state().window()) return window->pass;
    MoveList list;
    local.match().state().legalMoves(list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// Plays until `done` holds after a decision of a person was waited for; false if the game is over before.
template <class Done>
bool playUntil(LocalTable& local, Rng& rng, Done done) {
    while (settled(local) && !local.match().isOver()) {
        if (done()) return true;
        local.liftCurtain();
        local.play(anyMove(local, rng));
    }
    return false;
}

/// How often windows came up for a person in some matches: those at which it was asked, and all.
struct Count {
    int asked = 0;
    int all = 0;
};

Count countWindows(const std::vector<Asking>& asking) {
    Count count;
    for (Seed seed = 1; seed <= 3; ++seed) {
        LocalTable local(matchOf(1, seed));
        local.setAsking(asking);
        Rng rng(seed);
        playUntil(local, rng, [&] {
            count.asked += isAtWindow(local);
            return false;
        });
        const Match& match = local.match();
        for (std::size_t index = 0; index < match.history().size(); ++index)
            count.all += match.history()[index].decider == 0 && isWindow(match.stateAt(index));
    }
    return count;
}

} // namespace

class Windows : public QObject {
    Q_OBJECT

  private slots:
    void nobodyIsAskedWhoDoesNotWantTo();
    void whoWantsToIsAlwaysAsked();
    void asUsualOneIsAskedWhereItMatters();
    void letsAllPassUntilTheTurnIsOver();
    void oneCurtainForAnAttack();
    void oneCanStopAtTheNextWindow();
    void whoWaitsInVainIsTold();
    void whoSharesTheScreenIsAskedWhateverTheyHold();
    void nobodyWantsToAct();
    void nothingMovesOnTheTableWhileAWindowPasses();
    void aBotPlaysAlikeHoweverFastOneWatches();
    void takingBackSkipsWhatWasPassed();
    void aReactionTakenBackIsAskedAgain();
};

void Windows::nobodyIsAskedWhoDoesNotWantTo() {
    const Count count = countWindows(all(Asking::Never));
    QCOMPARE(count.asked, 0);
    QVERIFY2(count.all > 10, qPrintable(QString::number(count.all)));
}

void Windows::whoWantsToIsAlwaysAsked() {
    const Count count = countWindows(all(Asking::Always));
    QVERIFY2(count.all > 10, qPrintable(QString::number(count.all)));
    QCOMPARE(count.asked, count.all);
}

void Windows::asUsualOneIsAskedWhereItMatters() {
    Count matters;
    Count attacks;
    std::vector<Asking> atAttacks;
    for (const WindowKind& kind : castleWars().windowKinds())
        atAttacks.push_back(kind.attacks ? Asking::Usable : Asking::Never);
    matters = countWindows({});
    attacks = countWindows(atAttacks);
    QVERIFY(matters.asked > 0);
    QVERIFY2(matters.asked < attacks.asked, qPrintable(QString::number(attacks.asked)));
    QVERIFY2(attacks.asked < attacks.all, qPrintable(QString::number(attacks.asked)));
}

void Windows::letsAllPassUntilTheTurnIsOver() {
    LocalTable local(matchOf(1, 4));
    local.setAsking(all(Asking::Always));
    TableController controller;
    controller.setTable(&local);
    const auto buttons = [&] {
        QStringList labels;
        for (int row = 0; row < controller.decision()->choices()->rowCount(); ++row)
            labels += controller.decision()->choices()->at(row).text;
        return labels;
    };
    Rng rng(4);
    QVERIFY(playUntil(local, rng, [&] { return isAtWindow(local) && local.match().state().turn() == 1; }));
    const int button = static_cast<int>(buttons().indexOf(QStringLiteral("Not again this turn")));
    QVERIFY2(button >= 0, qPrintable(buttons().join('|')));
    controller.choose(button);
    bool asked = false;
    connect(&local, &GameTable::changed, &local,
            [&] { asked = asked || (local.match().state().turn() == 1 && local.isAsked(0)); });
    QVERIFY(playUntil(local, rng, [&] { return local.match().state().turn() == 0; }));
    QVERIFY(!asked);
    QVERIFY(!buttons().contains(QStringLiteral("Not again this turn")) || isAtWindow(local));
    QVERIFY(playUntil(local, rng, [&] { return isAtWindow(local) && local.match().state().turn() == 1; }));
}

/// Who is asked twice in a turn, with nobody asked in between, is still there.
void Windows::oneCurtainForAnAttack() {
    std::vector<Asking> defending = all(Asking::Never);
    for (std::size_t kind = 0; kind < defending.size(); ++kind) {
        const std::string_view name = castleWars().windowKinds()[kind].name;
        if (name == "declared" || name == "revealed") defending[kind] = Asking::Always;
    }
    LocalTable local(matchOf(2, 4));
    local.setAsking(defending);
    Seat last = kNobody;
    Seat turn = kNobody;
    int again = 0;
    int asked = 0;
    connect(&local, &GameTable::curtainChanged, &local, [&] {
        if (!local.curtainDown()) return;
        again += local.curtainFor() == last && local.match().state().turn() == turn;
        last = local.curtainFor();
        turn = local.match().state().turn();
    });
    Rng rng(4);
    playUntil(local, rng, [&] {
        asked += isAtWindow(local);
        return false;
    });
    QVERIFY(asked > 4);
    QCOMPARE(again, 0);
}

void Windows::oneCanStopAtTheNextWindow() {
    LocalTable local(matchOf(1, 4));
    local.setAsking(all(Asking::Never));
    Rng rng(4);
    const auto stops = [&] {
        local.setHolding(true); // as often as it has been in vain
        return isAtWindow(local);
    };
    QVERIFY(playUntil(local, rng, stops));
    QSignalSpy told(&local, &GameTable::holdingChanged);
    local.play(local.match().state().window()->pass);
    QVERIFY(!local.isHolding());
    QCOMPARE(told.count(), 1);
    QVERIFY(!playUntil(local, rng, [&] { return isAtWindow(local); }));
}

void Windows::whoWaitsInVainIsTold() {
    // Who draws no resources has nothing to act with: no window opens.
    LocalTable local(matchOf(1, 4));
    TableController controller;
    controller.setTable(&local);
    QSignalSpy told(&local, &GameTable::heldInVain);
    const auto play = [&](const char* text) { return local.play(*local.match().state().fromText(text)); };
    Rng rng(4);
    QVERIFY(playUntil(local, rng,
                      [&] { return local.match().game().phaseName(local.match().view(0)) == "draw"; }));
    local.setHolding(true);
    QVERIFY(controller.decision()->prompt().contains(QStringLiteral("You will be asked")));
    for (const char* move : {"draw soldier", "draw soldier", "end", "end", "end"}) {
        QVERIFY(settled(local));
        QVERIFY2(play(move), move);
    }
    QVERIFY(settled(local));
    QCOMPARE(local.match().state().turn(), Seat{0});
    QVERIFY(!local.isHolding());
    QCOMPARE(told.count(), 1);
    QVERIFY(!controller.decision()->refusal().sentence.isEmpty());
}

void Windows::whoSharesTheScreenIsAskedWhateverTheyHold() {
    LocalTable local(matchOf(2, 4));
    local.setAsking(all(Asking::Usable));
    Rng rng(4);
    int useless = 0;
    playUntil(local, rng, [&] {
        const auto window = local.match().state().window();
        useless += window && !window->usable;
        return false;
    });
    QVERIFY(useless > 0);
}

namespace {

/// Four people at one screen play CASTLES, asked at every attack.
std::unique_ptr<LocalTable> castlesFor4(Seed seed) {
    const GameInfo& castles = *findGame("castles");
    std::vector<Player> people;
    for (const char* name : {"Anna", "Bert", "Cleo", "Dora"}) people.push_back({name, false, ""});
    auto local = std::make_unique<LocalTable>(Match(castles, {4, {}}, people, seed));
    std::vector<Asking> asking;
    for (const WindowKind& kind : castles.windowKinds())
        asking.push_back(kind.attacks ? Asking::Usable : Asking::Never);
    local->setAsking(asking);
    return local;
}

} // namespace

/// Whoever attacks asks the others whether any of them wants to act: one curtain, and the screen need not go
/// round.
void Windows::nobodyWantsToAct() {
    const auto local = castlesFor4(2);
    const Match& match = local->match();
    int declined = 0;
    Seat other = kNobody; ///< in whose turn somebody else has had the screen
    Rng rng(2);
    for (int moves = 0; moves < 1500 && settled(*local) && !match.isOver(); ++moves) {
        if (!local->canDecline()) {
            local->liftCurtain();
            QVERIFY(!local->canDecline());
            // Whom a pass would put out of the game is asked alone, and has the screen then.
            const auto window = match.state().window();
            const bool isAlone = window && match.decider() != match.state().turn() &&
                                 unavoidableLoss(match.state(), window->pass) != Loss::None;
            if (isAlone) other = match.state().turn();
            if (match.decider() == match.state().turn()) other = kNobody;
            local->play(anyMove(*local, rng));
            continue;
        }
        const Seat turn = match.state().turn();
        QVERIFY(local->curtainFor() != turn);
        local->decline();
        ++declined;
        // The screen stays with whoever has attacked, unless somebody else was asked in between.
        QVERIFY(local->viewer() == turn || other == match.state().turn());
        if (local->viewer() != turn) continue;
        const auto from = match.history().size();
        QVERIFY(settled(*local));
        QVERIFY(!local->canDecline() || match.decider() != turn);
        // All have passed, and whoever has attacked goes on unless that was the end of it.
        if (match.state().turn() == turn && match.decider() == turn) QVERIFY(!local->curtainDown());
        for (auto item = from; item < match.history().size(); ++item)
            if (const auto window = match.stateAt(item).window())
                QVERIFY(match.history()[item].move == window->pass);
    }
    QVERIFY2(declined > 2, qPrintable(QString::number(declined)));
}

void Windows::nothingMovesOnTheTableWhileAWindowPasses() {
    LocalTable local(matchOf(1, 4));
    local.setAsking(all(Asking::Never));
    TableController controller;
    controller.setMotion(0);
    controller.setTable(&local);
    Rng rng(4);
    QString prompt;
    int passed = 0;
    bool flickered = false;
    connect(&controller, &TableController::stateChanged, &controller, [&] {
        if (local.isPassing()) {
            ++passed;
            flickered = flickered || (!prompt.isEmpty() && controller.decision()->prompt() != prompt) ||
                        controller.decision()->isMine();
        }
        prompt = controller.decision()->prompt();
    });
    playUntil(local, rng, [] { return false; });
    QVERIFY2(passed > 5, qPrintable(QString::number(passed)));
    QVERIFY(!flickered);
}

/// At a window a bot of so many iterations makes all of them, and one of so much time takes its share of it,
/// though everything goes on at once.
void Windows::aBotPlaysAlikeHoweverFastOneWatches() {
    const BotSpec bot = *botFromText("ismcts:2500");
    Match match(castleWars(), {2, {}}, {{"Anna", true, toText(bot)}, {"Bert", true, toText(bot)}}, 4);
    // To the first windows at which there is something to choose.
    Rng rng(4);
    int compared = 0;
    while (compared < 4 && !match.isOver()) {
        match.settle();
        MoveList list;
        match.state().legalMoves(list);
        if (isWindow(match.state()) && list.size() > 1) {
            const Move expected = match.state().think(bot, match.thoughtSeed(), {});
            const std::size_t now = match.history().size();
            LocalTable local(std::move(match));
            QVERIFY(waitUntil([&] { return local.match().history().size() > now; }));
            local.setPaused(true);
            QVERIFY(local.match().history()[now].move == expected);
            ++compared;
            // On from there without it.
            match = Match(local.match().stateAt(now + 1).clone(), local.match().players(),
                          4 + rng.next() % 99, UndoRule::Fair);
            continue;
        }
        const auto greedy = match.state().think(*botFromText("greedy"), match.thoughtSeed(), {});
        match.play(greedy);
    }
    QCOMPARE(compared, 4);

    // Of time, at a pace of none, where nobody would wait: all of it where something is at stake, though it
    // may hold nothing to react with; next to none elsewhere.
    for (const bool atStake : {false, true}) {
        match.settle();
        const auto isSuch = [&] {
            const auto window = match.state().window();
            return window && isWindow(match.state()) && window->atStake == atStake;
        };
        while (!isSuch() && !match.isOver()) {
            match.play(match.state().think(*botFromText("greedy"), match.thoughtSeed(), {}));
            match.settle();
        }
        QVERIFY(!match.isOver());
        match.setPlayer(match.decider(), {"Carl", true, "ismcts:900ms"});
        const std::size_t now = match.history().size();
        QElapsedTimer clock;
        clock.start();
        LocalTable local(match.until(now));
        QVERIFY(waitUntil([&] { return local.match().history().size() > now; }));
        const auto took = clock.elapsed();
        QVERIFY2(atStake ? took >= 850 && took < 1600 : took < 400, qPrintable(QString::number(took)));
    }
}

void Windows::takingBackSkipsWhatWasPassed() {
    LocalTable local(matchOf(1, 4, UndoRule::Practice));
    local.setAsking(all(Asking::Never));
    Rng rng(4);
    int decisions = 0;
    QVERIFY(playUntil(local, rng, [&] { return ++decisions > 12; }));
    while (local.canUndo()) {
        const auto events = local.match().history().size();
        local.undo();
        QVERIFY(local.match().history().size() < events);
        QVERIFY(local.isAsked(0) && !isAtWindow(local));
    }
}

void Windows::aReactionTakenBackIsAskedAgain() {
    for (Seed seed = 1; seed < 40; ++seed) {
        LocalTable local(matchOf(1, seed));
        local.setAsking(all(Asking::Never));
        Rng rng(seed);
        const auto stops = [&] {
            local.setHolding(true);
            return isAtWindow(local);
        };
        if (!playUntil(local, rng, stops)) continue;
        MoveList list;
        local.match().state().legalMoves(list);
        const auto queen = std::find_if(list.begin(), list.end(), [&](Move move) {
            return local.match().state().toText(move) == "queen";
        });
        if (queen == list.end()) continue;
        QVERIFY(local.play(*queen));
        QVERIFY(local.canUndo());
        local.undo();
        QVERIFY(isAtWindow(local) && local.isAsked(0));
        return;
    }
    QFAIL("no window with a Queen in hand");
}

QTEST_GUILESS_MAIN(Windows)
#include "windows.moc"
