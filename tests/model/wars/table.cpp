// SPDX-License-Identifier: GPL-3.0-or-later
// Castle Wars as the world meets it: matches, records, positions in words, and what they refuse.
#include "match/gamestate.h"
#include "matchexam.h"
#include "wars/anyoptions.h"
#include "wars/exampaper.h"

#include <QTest>

using namespace drawbridge;

class TestWarsTable : public QObject {
    Q_OBJECT

    static std::vector<wars::Options> some(int mixed, Seed seed) {
        Rng rng(seed);
        std::vector<wars::Options> all = wars::everySwitch(1, rng);
        for (int game = 0; game < mixed; ++game) all.push_back(wars::anyOptions(rng));
        return all;
    }

    /// Asks every game; what went wrong in the first that fails.
    template <class Ask>
    static std::string askAll(int mixed, Seed seed, Ask ask) {
        std::size_t index = 0;
        for (const wars::Options& options : some(mixed, seed)) {
            if (++index % kOneGameOf != 0) continue;
            if (std::string what = ask(options, Rng::derive(seed, index)); !what.empty())
                return what + "\n" + describe<CastleWars>(options);
        }
        return {};
    }

  private slots:
    void everyPositionCanBeWritten() {
        const std::string what = askAll(150, 41, [](const wars::Options& options, Seed seed) {
            return losesPositions<CastleWars>(options, seed % 1000, 11);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    /// Where something may be done, where it may change the battle and not as well later, and what all can
    /// see of that.
    void windowsTellWhatMatters_data() {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* name, const char* position, const char* told) {
            QTest::newRow(name) << QByteArray(position) << QByteArray(told);
        };
        row("a Queen can wait for the reveal", R"({"phase": "window-declared", "attackers": [1], "target": 1,
            "slot 1.1": "9d", "slot 2.1": "7d", "hand 2": "Q"})",
            "declared!?");
        row("a King cannot", R"({"phase": "window-declared", "attackers": [1], "target": 1,
            "slot 1.1": "9d", "slot 2.1": "7d", "hand 2": "K"})",
            "declared!? matters");
        row("the Queen saves a 7 from a 9", R"({"phase": "window-revealed", "attackers": [1], "target": 1,
            "slot 1.1": "9u", "slot 2.1": "7u", "hand 2": "Q"})",
            "revealed!? matters");
        row("not a 5", R"({"phase": "window-revealed", "attackers": [1], "target": 1,
            "slot 1.1": "9u", "slot 2.1": "5u", "hand 2": "Q"})",
            "revealed!?");
        row("nor does a King", R"({"phase": "window-revealed", "attackers": [1], "target": 1,
            "slot 1.1": "9u", "slot 2.1": "7u", "hand 2": "K"})",
            "revealed!?");
        row("an Ace saves anybody", R"({"phase": "window-revealed", "attackers": [1], "target": 1,
            "slot 1.1": "9u", "slot 2.1": "5u", "hand 2": "A"})",
            "revealed!? matters");
        row("who wins needs nothing", R"({"phase": "window-revealed", "attackers": [1], "target": 1,
            "slot 1.1": "5u", "slot 2.1": "7u", "hand 2": "A"})",
            "revealed!");
    }
    void windowsTellWhatMatters() {
        QFETCH(QByteArray, position);
        QFETCH(QByteArray, told);
        const Json json = readJson(position.toStdString());
        Mistakes mistakes;
        const auto p = wars::readPosition({}, json.root, 1, mistakes);
        for (const Mistake& mistake : mistakes) qWarning("%s", toText(mistake).c_str());
        QVERIFY(p.has_value());
        const auto window = wars::window(*p);
        QVERIFY(window.has_value());
        const std::string here = std::string(wars::windowKinds()[window->kind].name) +
                                 (window->usable ? "!" : "") + (window->atStake ? "?" : "") +
                                 (window->matters ? " matters" : "");
        QCOMPARE(QByteArray::fromStdString(here), told);
    }

    void recordsKeepMatches() {
        const std::string what = askAll(40, 42, [](const wars::Options& options, Seed seed) {
            return losesRecord<CastleWars>(options, seed, seed % 2 == 0 ? ~std::size_t{0} : 20 + seed % 300);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void undoAndRedoWalkTheHistory() {
        const std::string what = askAll(20, 43, [](const wars::Options& options, Seed seed) {
            Rng rng(seed);
            return losesHistory<CastleWars>(options, rng, 400);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void handlesAreUniqueAndLast() {
        const std::string what = askAll(40, 44, [](const wars::Options& options, Seed seed) {
            Rng rng(seed);
            return losesPieces<CastleWars>(options, rng, 600);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    /// Nobody is told, by view, log or handles, which card of several it was that he has not seen.
    void aSeatIsToldNothingOfWhatItMayNotKnow() {
        const auto faces = [](const GameState& state) {
            std::ptrdiff_t seen = 0;
            for (Seat seat = 0; seat < wars::kPlayers; ++seat)
                seen += std::ranges::count_if(state.viewFor(seat).pieces,
                                              [](const Piece& piece) { return piece.face != kHidden; });
            return seen;
        };
        // Factions and colours are chosen in secret, until all have chosen.
        const auto tellsChoices = [](const GameState& before, const GameState& after) {
            const auto phaseOf = [](const GameState& state) {
                return state.viewFor(kNobody).as<wars::Public>().phase;
            };
            const wars::Phase phase = phaseOf(before);
            const bool chooses = phase == wars::Phase::ChooseFaction || phase == wars::Phase::ChooseColour;
            return chooses && phaseOf(after) != phase;
        };
        // Cards are turned up, shown or lost.
        const auto opens = [&](const GameState& before, Move, const GameState& after) {
            return before.decider() != kChance &&
                   (faces(after) != faces(before) || tellsChoices(before, after));
        };
        int compared = 0;
        const std::string what = askAll(60, 45, [&](const wars::Options& options, Seed seed) {
            Rng rng(seed);
            return tellsTooMuch<CastleWars>(options, rng, 40, compared, opens);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
        qInfo("%d histories compared", compared);
        QVERIFY(compared >= (kOneGameOf > 1 ? 1 : 50));
    }

    void whatCannotBeIsRefused_data() {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* name, const char* position, const char* told) {
            QTest::newRow(name) << QByteArray(position) << QByteArray(told);
        };
        row("no army", R"({"slot 1.1": "empty"})", "no-soldier 1");
        row("a fourth slot", R"({"slot 1.1": "8d", "slot 1.4": "8d"})", "no-such-fact slot 1.4");
        row("a Jack in play", R"({"slot 1.1": "8d Jd"})", "card-in-wrong-pile jack slot 1.1");
        row("a soldier among resources", R"({"resource hand 1": "9"})",
            "card-in-wrong-pile 9 resource hand 1");
        row("too many", R"({"slot 1.1": "8d 8d 8d", "slot 2.1": "8d 8d"})",
            "card-of-other-player 8 slot 1.1");
        row("no such joker", R"({"hand 1": "joker"})", "too-many-of-card-here joker");
        row("a dragon of nobody's", R"({"soldier discard 1": "dragon"})", "too-many-of-card-here dragon");
        row("a hand of no sort", R"({"hand 1": "? 9"})", "hidden-in-hand");
        row("a hand told twice", R"({"hand 1": "9", "soldier hand 1": "9"})",
            "described-twice soldier hand 1");
        row("down in battle", R"({"phase": "window-revealed", "attackers": [1], "target": 1, "slot 1.1": "9d",
            "slot 2.1": "8u"})",
            "fighters-down");
        row("no target", R"({"phase": "window-declared", "attackers": [1], "slot 1.1": "9d"})",
            "target-slot-missing");
        row("nobody attacks", R"({"phase": "build"})", "attackers-missing");
        row("attackers in peace", R"({"phase": "move", "attackers": [1]})", "attack-in-phase");
        row("spent twice", R"({"spent": [1, 1]})", "spent-twice");
        row("lifted and not", R"({"phase": "attack", "lifted": "9d"})", "lifted-in-phase");
        row("nothing to lay", R"({"phase": "lay"})", "lifted-missing");
        row("a third draw", R"({"phase": "draw", "drawn": 2})", "cards-drawn");
        row("too idle", R"({"idle": 12})", "too-many-turns");
        row("half over", R"({"winner": 1})", "ending-before-over");
        row("no ending", R"({"phase": "over"})", "ending-missing");
        row("no captive", R"({"phase": "raise"})", "captives-in-phase");
        row("nobody doomed", R"({"phase": "fate-save"})", "doomed-missing");
        row("factions without", R"({"factions": {"1": "undead", "2": "seers"}})", "factions-off");
        row("no such phase", R"({"phase": "atack"})", "no-such-value phase atack (attack)");
        row("no such key", R"({"queen": {"1": 1}})", "no-such-fact queen (queens)");
        row("no such card", R"({"slot 1.1": "11d"})", "no-such-card slot 1.1 11");
        row("the rest in a slot", R"({"rest": "slot 1.1"})", "rest-only-out");
        row("below the bottom", R"({"slot 1.1": "8d ..."})", "dots-not-first");
        row("a battle line with cards", R"({"battle line": "9"})", "no-such-fact battle line");
    }
    void whatCannotBeIsRefused() {
        QFETCH(QByteArray, position);
        QFETCH(QByteArray, told);
        const Json json = readJson(position.toStdString());
        QVERIFY(!json.error);
        Mistakes mistakes;
        QVERIFY(!wars::readPosition({}, json.root, 1, mistakes));
        const std::string text = toText(mistakes);
        QVERIFY2(text.find(told.toStdString()) != std::string::npos, text.c_str());
    }

    /// Names may be written otherwise than the program writes them.
    void movesAreUnderstood() {
        const wars::Position p = wars::start({});
        const auto reads = [&](std::string_view text, std::string_view as) {
            const auto move = wars::fromText(p, text);
            return move && wars::toText(p, *move) == as;
        };
        QVERIFY(reads("  ace   2.1 ", "ace 2.1"));
        QVERIFY(reads("recruit K 3", "recruit king 3"));
        QVERIFY(reads("concede", "concede 1"));
        QVERIFY(reads("joker as ace 1.2 below 3", "joker as ace 1.2 below 3"));
        for (const char* no : {"",
                               "attack",
                               "attack 5",
                               "attack 0",
                               "ace 3.1",
                               "ace 2",
                               "ace 2.1 below 0",
                               "ace 2.1 below",
                               "joker",
                               "joker as 9",
                               "joker as jack 1",
                               "choose",
                               "choose none",
                               "recruit 9",
                               "swap 1 9 2",
                               "draw",
                               "draw soldiers",
                               "lay 1",
                               "take ace deck",
                               "raise 7",
                               "end it",
                               "pass pass",
                               "ace 2.1 below 99999999999"})
            QVERIFY2(!wars::fromText(p, no), no);
    }

    /// A card looks like one of its pack, for whoever sees its face: the black pack has spades and clubs.
    void cardsLookLikeTheirPack() {
        const GameInfo& game = *findGame(CastleWars::kId);
        QCOMPARE(picturePath(game, {}, wars::kKing, 2), std::string("castle-wars/king-hearts"));
        QCOMPARE(picturePath(game, {}, wars::kNine, 0), std::string("castle-wars/9-spades"));
        const Json json = readJson(R"({"slot 1.1": "9d", "slot 2.1": "9u 8d", "phase": "attack"})");
        Mistakes mistakes;
        const auto p = wars::readPosition({}, json.root, 1, mistakes);
        QVERIFY(p.has_value());
        const View view = wars::viewFor(*p, 0);
        for (const Piece& piece : view.pieces) {
            if (!wars::isSlot(piece.pile)) continue;
            QCOMPARE(piece.look / 2, piece.face != kHidden && wars::ownerOf(piece.pile) == 1 ? 1 : 0);
            QCOMPARE(piece.face == kHidden, piece.pile == wars::slotOf(1, 0) && piece.place == 1);
        }
    }
};

QTEST_APPLESS_MAIN(TestWarsTable)
#include "table.moc"
