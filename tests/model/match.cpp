// SPDX-License-Identifier: GPL-3.0-or-later
// A match in progress: what it remembers, gives back, and keeps to itself.
#include "match/match.h"
#include "caleira/exampaper.h"
#include "castles/exampaper.h"
#include "keep/exampaper.h"
#include "match/gamestate.h"
#include "matchexam.h"
#include "rampage/exampaper.h"
#include "wars/exampaper.h"

#include <QTest>

using namespace drawbridge;

namespace {

// A type that lacks one thing is no game, and one without its own faces must have a deck.
struct WithoutAims : CastleKeep {
    static void aimOf() {}
};
struct WithoutTurn : CastleWars {
    static void turn() {}
};
struct WithoutFaces : CastlesOfCaleira {
    static void faceName() {}
};
struct WithoutCheck : CastleRampage {
    static void check() {}
};
struct WithoutBox : CastlesGame {
    static void box() {}
};
static_assert(!Game<WithoutAims> && !Game<WithoutTurn> && !Game<WithoutFaces> && !Game<WithoutCheck> &&
              !Game<WithoutBox>);

Match newKeep(Seed seed, UndoRule undo = UndoRule::Fair) { return newMatch<CastleKeep>({2, {}}, seed, undo); }

} // namespace

class TestMatch : public QObject {
    Q_OBJECT

  private slots:
    void dealsAreTheSameEverywhere_data() {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QByteArray>("deal");
        QTest::newRow("deal 1")
            << quint64{1}
            << QByteArray(
                   "dealer 1, tile RsW, tile RsW, tile YcW, tile BzT, tile BK, tile RzT, tile RK, tile BsT");
        QTest::newRow("deal 24")
            << quint64{24}
            << QByteArray(
                   "dealer 1, tile BsT, tile YsT, tile YsT, tile RK, tile BcT, tile RsT, tile BcW, tile RsW");
    }
    void dealsAreTheSameEverywhere() {
        QFETCH(quint64, seed);
        QFETCH(QByteArray, deal);
        Match match = newKeep(seed);
        match.settle();
        std::string said;
        for (std::size_t event = 0; event < match.history().size(); ++event)
            said += (said.empty() ? "" : ", ") + match.stateAt(event).toText(match.history()[event].move);
        QCOMPARE(said.c_str(), deal.constData());
    }

    /// What putting a piece down is, of the last of some moves.
    void gesturesSayWhatTheyAre_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<Aim>("aim");
        const auto row = [](const char* game, const QByteArray& position, const QByteArray& moves, Aim aim) {
            QTest::addRow("%s: %s", game, moves.constData())
                << QByteArray(game) << QByteArray(position).replace('\'', '"') << QString(moves) << aim;
        };
        const char* const walls = "{'hand 1': 'RsW YzT', 'castle 2': 'n RsW, e BsW'}";
        row("castle-keep", walls, "attack RsW 2.n", Aim::Attack);
        row("castle-keep", walls, "place RsW n", Aim::Place);
        const auto aimed = [&row](const QByteArray& card, Aim aim) {
            const QByteArray position = "{'hand 1': '" + card +
                                        " Spire', 'castle 1': 'Battlements↑', "
                                        "'castle 2': 'Trebuchet↓ Battlements↑'}";
            const QByteArray play = "play " + card + " up";
            row("castles-of-caleira", position, play, Aim::Place);
            row("castles-of-caleira", position, play + (aim == Aim::TurnDown ? ", aim 2.2" : ", aim 2.1"),
                aim);
        };
        aimed("Trebuchet", Aim::Destroy);
        aimed("Observatory", Aim::Look);
        aimed("Watchtower", Aim::TurnUp);
        aimed("ThroneRoom", Aim::TurnUp);
        aimed("Barracks", Aim::TurnDown);
        const char* const stacks = "{'hand 1': 'dragon spy spy falconer', 'castle 1': 'knight', "
                                   "'gate 2': 'archer', 'castle 2': 'ogre axe-man axe-man'}";
        row("castle-rampage", stacks, "play dragon", Aim::Place);
        row("castle-rampage", stacks, "play dragon, discard spy, discard spy, attack castle", Aim::Attack);
        row("castle-rampage", stacks, "play falconer, peek castle 1", Aim::Place);
        row("castle-rampage", stacks, "play falconer, peek castle 2", Aim::Attack);
        const char* const piles = "{'slot 1.1': '9d', 'slot 2.1': '5d 6d', 'hand 1': 'ace'}";
        row("castle-wars", piles, "attack 1", Aim::Place);
        row("castle-wars", piles, "attack 1, target 1", Aim::Attack);
        row("castle-wars", piles, "ace 1.1", Aim::Place);
        row("castle-wars", piles, "ace 2.1", Aim::Attack);
        const char* const realms = "{'masters': {'4': 1}, 'realm 2': 'C:4', 'realm 3': 'C; C', "
                                   "'hand 1': 'uG a4 sabotage jester alliance'}";
        row("castles", realms, "use gate", Aim::Place);
        row("castles", realms, "use gate, on 1", Aim::Place);
        row("castles", realms, "use gate, on 5", Aim::Gift);
        row("castles", realms, "use a4, at 2", Aim::Attack);
        row("castles", realms, "use sabotage, on 2", Aim::Attack);
        row("castles", realms, "use jester, on 3", Aim::Attack);
        row("castles", realms, "use alliance, at 2", Aim::Place);
    }
    void gesturesSayWhatTheyAre() {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, position);
        QFETCH(QString, moves);
        const int seats = game == "castles" ? 4 : 2;
        const QByteArray text = "{\"game\": \"" + game + "\", \"seats\": " + QByteArray::number(seats) +
                                ", \"title\": \"Aims\", \"position\": " + position + "}";
        const Scenarios read = readScenarios(text.toStdString());
        QVERIFY(!read.scenarios.empty());
        Match match(read.scenarios.front().start->clone(),
                    std::vector<Player>(static_cast<std::size_t>(seats)), 1, UndoRule::Practice);
        match.settle();
        const auto start = match.state().clone();
        std::vector<Gesture> gestures;
        std::optional<Aim> aim;
        for (const QString& said : moves.split(", ")) {
            match.settle();
            const auto move = match.state().fromText(said.toStdString());
            QVERIFY2(move && match.state().judge(*move), qPrintable(said));
            gestures.push_back(match.state().gestureOf(*move));
            aim = match.state().aimOf(gestures.back());
            QVERIFY(match.play(*move));
        }
        QTEST(*aim, "aim");
        // One gesture that says all of them at one go is the same.
        const Gesture whole{gestures.front().from, gestures.front().face, gestures.back().to};
        if (!start->compoundMove({&whole, 1}).empty()) QTEST(start->aimOf(whole), "aim");
    }

    void refusedMovesChangeNothing() {
        Match match = newKeep(3);
        match.settle();
        const auto before = match.state().clone();
        const std::size_t events = match.history().size();
        QVERIFY(!match.play(keep::moves::end()));
        QCOMPARE(match.history().size(), events);
        QVERIFY(match.state().equals(*before));
    }

    void whatOnesOwnDecisionTurnsUpIsNotTakenBack_data() {
        QTest::addColumn<QString>("decision");
        QTest::addColumn<int>("fair"); // how many events may be taken back
        QTest::newRow("an Ace on a card face down") << "ace 2.1" << 0;
        QTest::newRow("a Jack") << "jack" << 0;
        QTest::newRow("an Ace on a card face up") << "ace 2.2" << 1;
        QTest::newRow("a Queen") << "queen" << 1;
    }
    void whatOnesOwnDecisionTurnsUpIsNotTakenBack() {
        QFETCH(QString, decision);
        QFETCH(int, fair);
        const auto matchBy = [](UndoRule rule) {
            const Scenarios read =
                readScenarios(R"({"game": "castle-wars", "title": "A card unknown", "position":
                {"slot 1.1": "9d", "slot 2.1": "5d 6d", "slot 2.2": "4d 3u", "hand 1": "ace jack queen"}})");
            return Match(read.scenarios.front().start->clone(), std::vector<Player>(2), 1, rule);
        };
        for (const UndoRule rule : {UndoRule::Fair, UndoRule::Practice}) {
            Match match = matchBy(rule);
            const auto move = match.state().fromText(decision.toStdString());
            QVERIFY(move && match.play(*move));
            QCOMPARE(match.undoable(0), rule == UndoRule::Fair ? fair : 1);
        }
    }

    void undoAndRedoWalkTheHistory() {
        const auto walk = [&]<Game G>(int oneOf, int decisions) {
            Rng rng(17);
            for (const auto& options : combinations<G>(0, 0)) {
                if (rng.below(static_cast<std::uint32_t>(oneOf * kOneGameOf)) != 0) continue;
                const std::string what = losesHistory<G>(options, rng, decisions);
                QVERIFY2(what.empty(), (what + ": " + describe<G>(options)).c_str());
            }
        };
        walk.operator()<CastleKeep>(25, 150);
        walk.operator()<CastlesOfCaleira>(2, 150);
        walk.operator()<CastleRampage>(1, 400);
        walk.operator()<CastleWars>(2, 250);
        walk.operator()<CastlesGame>(20, 200);
    }

    /// Of a long match only some positions are kept: all the others come out the same when they are asked
    /// for, in whatever order, and after anything was taken back.
    void anyMomentOfALongMatchComesBack() {
        Rng rng(29);
        Match match = newMatch<CastlesGame>({8, {}}, 5, UndoRule::Practice);
        std::vector<std::unique_ptr<GameState>> all;
        const auto playOn = [&](std::size_t events) {
            while (match.history().size() < events && !match.isOver()) {
                playOne(match, rng);
                all.push_back(match.state().clone());
            }
        };
        const auto isSame = [&](std::size_t index) { return match.stateAt(index).equals(*all[index]); };
        all.push_back(match.state().clone());
        playOn(500);
        QVERIFY(all.size() > 400);
        for (std::size_t index = 0; index < all.size(); ++index) QVERIFY(isSame(index));
        for (std::size_t index = all.size(); index-- > 0;) QVERIFY(isSame(index));
        for (int times = 0; times < 300; ++times)
            QVERIFY(isSame(rng.below(static_cast<std::uint32_t>(all.size()))));
        // Far back, past several of the positions that are kept, and on from there.
        while (match.history().size() > 150) {
            Seat seat = 0;
            while (match.undoable(seat) == 0) ++seat;
            match.undo(seat);
            QVERIFY(match.state().equals(*all[match.history().size()]));
        }
        all.resize(match.history().size() + 1);
        playOn(400);
        QVERIFY(all.size() > 250);
        for (std::size_t index = 0; index < all.size(); ++index) {
            QVERIFY(isSame(index));
            if (index + 1 < all.size())
                QCOMPARE(match.moveText(index), match.stateAt(index).toText(match.history()[index].move));
        }
    }

    void fairUndoStopsAtWhatWasRevealed() {
        Rng rng(23);
        int undone = 0;
        for (int game = 0; game < 20; ++game) {
            Match match = newKeep(rng.next());
            while (!match.isOver() && match.history().size() < 200) {
                playOne(match, rng);
                for (const Seat seat : {Seat{0}, Seat{1}}) {
                    const HistoryItem& last = match.history().back();
                    QCOMPARE(match.undoable(seat), last.decider == seat ? 1 : 0);
                    if (match.undoable(seat) == 0) continue;
                    match.undo(seat);
                    QVERIFY(match.canRedo());
                    match.redo();
                    ++undone;
                }
            }
        }
        QVERIFY(undone > 500);
    }

    /// Nothing is gained by taking a draw back: it comes out the same again.
    void chanceComesOutTheSameAfterUndo() {
        Match match = newKeep(99, UndoRule::Practice);
        match.settle();
        const Seat seat = match.decider();
        const auto events = match.history().size();
        QVERIFY(match.play(keep::moves::draw(keep::DrawFrom::PileA)));
        match.settle();
        const Move drawn = match.history().back().move;
        match.undo(seat);
        QCOMPARE(match.history().size(), events);
        QVERIFY(match.play(keep::moves::draw(keep::DrawFrom::PileB)));
        match.settle();
        QVERIFY(match.history().back().move == drawn);
    }

    void handlesAreUniqueAndLast() {
        Rng rng(29);
        const auto follow = [&]<Game G>(const typename G::Options& options) {
            const std::string what = losesPieces<G>(options, rng, 400);
            QVERIFY2(what.empty(), (what + ": " + describe<G>(options)).c_str());
        };
        for (int game = 0; game < 12; ++game) {
            keep::Options options;
            options.seats = static_cast<std::uint8_t>(2 + game % 3);
            if (game % 2 == 0) options.set(keep::Option::AdvancedDraw, 1);
            if (game % 5 == 0) options.set(keep::Variant::Empire);
            follow.operator()<CastleKeep>(options);
        }
        // Who is not reminded of a card that went away sees another come from nowhere.
        for (const auto& options : combinations<CastlesOfCaleira>(0, 0))
            if (rng.below(kOneGameOf) == 0 && !options.on(caleira::Option::MemoryAid))
                follow.operator()<CastlesOfCaleira>(options);
        for (const auto& options : combinations<CastleRampage>(10, 0))
            if (rng.below(kOneGameOf) == 0) follow.operator()<CastleRampage>(options);
        for (const auto& options : combinations<CastleWars>(10, 0))
            if (rng.below(kOneGameOf) == 0) follow.operator()<CastleWars>(options);
        for (const auto& options : combinations<CastlesGame>(10, 0))
            if (rng.below(15 * kOneGameOf) == 0) follow.operator()<CastlesGame>(options);
    }

    /// Exchange two tiles that a seat has never seen, from the moment one of them was drawn: all it was ever
    /// told stays the same, word for word and handle for handle.
    void aSeatIsToldNothingOfWhatItMayNotKnow_data() {
        QTest::addColumn<int>("variant");
        QTest::addColumn<int>("seats");
        QTest::newRow("base, 2") << 0 << 2;
        QTest::newRow("base, 4") << 0 << 4;
        QTest::newRow("takeover") << 1 << 2;
        QTest::newRow("empire, 2") << 2 << 2;
        QTest::newRow("empire, 3") << 2 << 3;
        QTest::newRow("king") << 3 << 2;
        QTest::newRow("takeover+empire") << 5 << 2;
    }
    void aSeatIsToldNothingOfWhatItMayNotKnow() {
        QFETCH(int, variant);
        QFETCH(int, seats);
        Rng rng(static_cast<Seed>(variant * 10 + seats));
        int compared = 0;
        for (int game = 0; game < 12; ++game) {
            keep::Options options;
            options.seats = static_cast<std::uint8_t>(seats);
            options.set(static_cast<keep::Variant>(variant));
            options.set(keep::Option::AdvancedDraw, static_cast<OptionValue>(game % 2));
            options.set(keep::Option::DiscardBrowse, static_cast<OptionValue>(game / 2 % 2));
            // Hands are laid open when their player is out (KEEP-EMPIRE-11).
            const auto opens = [](const GameState&, Move, const GameState& after) {
                return after.viewFor(kNobody).as<keep::Public>().out != 0;
            };
            const std::string what = tellsTooMuch<CastleKeep>(options, rng, 40, compared, opens);
            QVERIFY2(what.empty(), what.c_str());
        }
        qInfo("%d histories compared", compared);
        QVERIFY(compared >= 20);
    }

    /// In games of stacks that nobody looks into, some cards come to light late or never.
    void norInGamesOfHiddenCards() {
        // A hand is shown (RAMPAGE-PRIEST-1, -SPY-1).
        const auto showsHand = [](const GameState& before, Move move, const GameState&) {
            return before.toText(move) == "show";
        };
        // A piece comes to light, for all or for who looks at it; a swapped card for who receives it.
        const auto faces = [](const GameState& state) {
            std::ptrdiff_t seen = 0;
            for (Seat seat = 0; seat < state.seats(); ++seat)
                seen += std::ranges::count_if(state.viewFor(seat).pieces,
                                              [](const Piece& piece) { return piece.face != kHidden; });
            return seen;
        };
        const auto bringsToLight = [&](const GameState& before, Move move, const GameState& after) {
            const auto verb = caleira::verbOf(move);
            if (verb == caleira::Verb::Give || verb == caleira::Verb::Take) return true;
            const bool names = verb == caleira::Verb::Play || verb == caleira::Verb::Card;
            return !names && faces(after) > faces(before);
        };
        const auto compare = [&]<Game G>(int mixed, int attempts, auto opens) {
            Rng rng(61);
            int compared = 0;
            for (const auto& options : combinations<G>(mixed, 3)) {
                if (rng.below(kOneGameOf) != 0) continue;
                const std::string what = tellsTooMuch<G>(options, rng, attempts, compared, opens);
                QVERIFY2(what.empty(), (what + ": " + describe<G>(options)).c_str());
            }
            qInfo("%d histories compared", compared);
            QVERIFY(compared >= (kOneGameOf > 1 ? 1 : 50));
        };
        compare.operator()<CastlesOfCaleira>(60, 80, bringsToLight);
        compare.operator()<CastleRampage>(40, 60, showsHand);
        // All but these may turn a card up, or tell what one is worth.
        const auto mayShow = [](const GameState&, Move move, const GameState&) {
            switch (wars::verbOf(move)) {
            case wars::Verb::Card: return move.operand[0] == wars::kDragon; // it may fly off (WARS-DRG-8)
            case wars::Verb::Stack:
            case wars::Verb::ShuffleRest:
            case wars::Verb::Arrange:
            case wars::Verb::DealRest:
            case wars::Verb::Toss:
            case wars::Verb::End:
            case wars::Verb::EndTurn:
            case wars::Verb::Begin:
            case wars::Verb::Draw:
            case wars::Verb::DrawTwo:
            case wars::Verb::Attack:
            case wars::Verb::Join:
            case wars::Verb::Plague:
            case wars::Verb::Lift:
            case wars::Verb::Done:
            case wars::Verb::Lay:
            case wars::Verb::Recruit: return false;
            default: return true;
            }
        };
        compare.operator()<CastleWars>(40, 60, mayShow);
    }
};

QTEST_APPLESS_MAIN(TestMatch)
#include "match.moc"
