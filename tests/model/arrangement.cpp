// SPDX-License-Identifier: GPL-3.0-or-later
// Positions set up by hand: from play, changed at random, saved and read again.
#include "match/arrangement.h"

#include "match/json.h"
#include "match/match.h"
#include "match/scenario.h"
#include "match/setup.h"

#include <QtTest>

using namespace drawbridge;

namespace {

struct Case {
    std::string name;
    const GameInfo* game;
    Setup setup;
};

std::vector<Case> cases() {
    std::vector<Case> all;
    const auto add = [&](const char* id, int seats,
                         const std::vector<std::pair<const char*, const char*>>& options = {}) {
        Case one{std::string(id) + " for " + std::to_string(seats), findGame(id), {}};
        one.setup.seats = seats;
        for (const auto& [option, value] : options) {
            const std::size_t index = findOption(*one.game, option).value();
            setOption(one.setup, index, findValue(one.game->options()[index], value).value());
            one.name += std::string(", ") + value;
        }
        all.push_back(std::move(one));
    };
    add("castle-keep", 2);
    add("castle-keep", 4);
    add("castle-keep", 1, {{"variant", "siege"}});
    add("castle-keep", 2, {{"variant", "empire"}});
    add("castle-keep", 2, {{"variant", "takeover"}});
    add("castles-of-caleira", 2);
    add("castles-of-caleira", 4, {{"moats", "on"}});
    add("castle-rampage", 2);
    add("castle-wars", 2);
    add("castle-wars", 2, {{"factions", "on"}});
    add("castle-wars", 2, {{"size", "epic"}});
    add("castles", 2);
    add("castles", 5);
    return all;
}

std::string told(const Arrangement& arrangement) {
    std::string text;
    for (const Arrangement::Problem& problem : arrangement.problems()) text += toText(problem.mistake) + "\n";
    return text + writeJson(arrangement.value());
}

View withoutLooks(View view) {
    for (Piece& piece : view.pieces) piece.look = 0;
    return view;
}

/// What differs between two positions; nothing if nothing does.
std::string difference(const GameState& one, const GameState& other) {
    if (one.decider() != other.decider()) return "another one decides";
    MoveList moves;
    MoveList others;
    one.legalMoves(moves);
    other.legalMoves(others);
    if (!std::ranges::equal(moves, others)) return "other moves are legal";
    for (Seat seat = 0; seat < one.seats(); ++seat)
        if (!(withoutLooks(one.viewFor(seat)) == withoutLooks(other.viewFor(seat))))
            return "it looks different";
    return {};
}

/// A game played at random: `visit` sees every position.
template <class Visit>
void play(const Case& one, Seed seed, int most, Visit visit) {
    Rng lot(seed);
    const auto state = one.game->start(one.setup);
    for (int i = 0; i < most && state->decider() != kNobody; ++i) {
        visit(*state);
        MoveList list;
        state->legalMoves(list);
        state->apply(state->decider() == kChance ? state->sampleChance(lot)
                                                 : list[lot.below(static_cast<std::uint32_t>(list.size()))]);
    }
    visit(*state);
}

} // namespace

class ArrangementTest : public QObject {
    Q_OBJECT

  private slots:
    void fromPlay_data() { everyCase(); }
    void fromPlay();
    void changedAtRandom_data() { everyCase(); }
    void changedAtRandom();
    void undoGivesBack_data() { everyCase(); }
    void undoGivesBack();
    void whatCannotLieThere();
    void impossibleAndMended();
    void placesAreExchanged();
    void factsOfTheMomentGo();
    void castlesAreCarriedWhole();
    void cardsOfACastleLieUpOrDown();

  private:
    static void everyCase() {
        QTest::addColumn<int>("index");
        const std::vector<Case> all = cases();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name.c_str()) << static_cast<int>(i);
    }
    static Case theCase() {
        QFETCH(int, index);
        return cases()[static_cast<std::size_t>(index)];
    }
};

/// A position from play is the same position, also when it has been saved and read again.
void ArrangementTest::fromPlay() {
    const Case one = theCase();
    QVERIFY(one.game->check(one.setup));
    for (Seed seed = 1; seed <= 4; ++seed) {
        int number = 0;
        play(one, seed, 400, [&](const GameState& state) {
            if (++number % 7 != 0) return;
            const Arrangement arrangement(state);
            QVERIFY2(arrangement.state(), told(arrangement).c_str());
            QVERIFY2(difference(state, *arrangement.state()).empty(),
                     (difference(state, *arrangement.state()) + "\n" + told(arrangement)).c_str());
            const Scenarios read = readScenarios(writeScenario(arrangement, "A position", {}, {"ring 1"}));
            QVERIFY2(read.mistakes().empty(), toText(read.mistakes()).c_str());
            QVERIFY(runScenario(read.scenarios[0]).empty());
            QVERIFY2(difference(state, *read.scenarios[0].start).empty(), told(arrangement).c_str());
            QCOMPARE(read.scenarios[0].drawing, std::vector<std::string>{"ring 1"});
        });
    }
}

/// Whatever is laid wherever: it is a position that can be saved, or it is said why it is none.
void ArrangementTest::changedAtRandom() {
    const Case one = theCase();
    Rng lot(7);
    const auto below = [&](std::size_t bound) { return lot.below(static_cast<std::uint32_t>(bound)); };
    int possible = 0;
    int impossible = 0;
    for (Seed seed = 1; seed <= 3; ++seed) {
        std::unique_ptr<GameState> origin;
        play(one, seed, 60 + static_cast<int>(seed) * 20,
             [&](const GameState& state) { origin = state.clone(); });
        Arrangement arrangement(*origin);
        const std::vector<BoxedKind> box = one.game->box(one.setup);
        for (int step = 0; step < 150; ++step) {
            if (step % 10 == 0) arrangement.lay(*origin);
            const View view = arrangement.view(step % 3 == 0 ? kNobody : kAllHands);
            const PileInfo& pile = arrangement.piles()[below(arrangement.piles().size())];
            const int place = pile.places > 0 && below(4) > 0
                                  ? static_cast<int>(below(static_cast<std::size_t>(pile.places)))
                                  : -1;
            const Piece piece = view.pieces[below(view.pieces.size())];
            switch (below(step == 75 ? 8 : 7)) {
            case 0:
            case 1: arrangement.add(box[below(box.size())].prints[0].face, pile.id, place); break;
            case 2:
            case 3: arrangement.move(piece, pile.id, place); break;
            case 4: arrangement.remove(piece); break;
            case 5: arrangement.turnOver(piece); break;
            case 6: {
                const FactSpec& fact = arrangement.facts()[below(arrangement.facts().size())];
                if (fact.kind == FactSpec::Kind::OneSeat)
                    arrangement.setFact(
                        fact.name, Value::ofNumber(1 + below(static_cast<std::size_t>(one.setup.seats))));
                if (fact.kind == FactSpec::Kind::Choice)
                    arrangement.setFact(fact.name, Value::ofText(fact.values[below(fact.values.size())]));
                if (fact.kind == FactSpec::Kind::Number)
                    arrangement.setFact(fact.name,
                                        Value::ofNumber(static_cast<std::uint64_t>(fact.least) + below(3)));
                break;
            }
            default: arrangement.clear();
            }
            QCOMPARE(arrangement.state() == nullptr, !arrangement.problems().empty());
            for (const BoxedKind& kind : box) QVERIFY(arrangement.left(kind) <= kind.count);
            (arrangement.state() ? possible : impossible)++;
            if (!arrangement.state()) continue;
            const Scenarios read = readScenarios(writeScenario(arrangement, {}, {}, {}));
            QVERIFY2(read.mistakes().empty() && runScenario(read.scenarios[0]).empty(),
                     (told(arrangement) + toText(read.mistakes())).c_str());
        }
    }
    QVERIFY2(possible > 20, (std::to_string(possible) + " of " + std::to_string(impossible)).c_str());
}

void ArrangementTest::undoGivesBack() {
    const Case one = theCase();
    std::unique_ptr<GameState> origin;
    play(one, 3, 80, [&](const GameState& state) { origin = state.clone(); });
    Arrangement arrangement(*origin);
    const std::string before = writeJson(arrangement.value());
    QVERIFY(!arrangement.canUndo());
    arrangement.clear();
    const std::string empty = writeJson(arrangement.value());
    QVERIFY(empty != before);
    arrangement.undo();
    QCOMPARE(writeJson(arrangement.value()), before);
    QVERIFY(!arrangement.canUndo());
    arrangement.redo();
    QCOMPARE(writeJson(arrangement.value()), empty);
    QVERIFY(!arrangement.canRedo());
}

namespace {

PileId pileOf(const Arrangement& arrangement, std::string_view name) {
    return std::ranges::find(arrangement.piles(), name, &PileInfo::name)->id;
}
Face faceOf(const Arrangement& arrangement, std::string_view name) {
    return *arrangement.game().faceFromName(arrangement.setup(), name);
}
Piece pieceIn(const Arrangement& arrangement, std::string_view pile, int place) {
    for (const Piece& piece : arrangement.view(kAllHands).pieces)
        if (piece.pile == pileOf(arrangement, pile) && piece.place == place) return piece;
    return {};
}

} // namespace

void ArrangementTest::whatCannotLieThere() {
    using Result = Arrangement::Result;
    Arrangement keep(*findGame("castle-keep"), {});
    for (int i = 0; i < 6; ++i)
        QCOMPARE(keep.add(faceOf(keep, "RK"), pileOf(keep, "hand 1"), -1), Result::Done);
    QCOMPARE(keep.add(faceOf(keep, "RK"), pileOf(keep, "hand 2"), -1), Result::NoneLeft);
    Arrangement castles(*findGame("castles"), {});
    QCOMPARE(castles.add(faceOf(castles, "moat"), pileOf(castles, "realm 1"), -1), Result::NotThere);
    QCOMPARE(castles.add(faceOf(castles, "castle"), pileOf(castles, "realm 1"), -1), Result::Done);
    QCOMPARE(castles.add(faceOf(castles, "moat"), pileOf(castles, "realm 1"), -1), Result::Done);
    QCOMPARE(castles.add(faceOf(castles, "moat"), pileOf(castles, "assault"), -1), Result::NotThere);
}

/// An impossible position stays as it was laid, and is told with the piece it is about.
void ArrangementTest::impossibleAndMended() {
    Arrangement keep(*findGame("castle-keep"), {});
    QCOMPARE(keep.add(faceOf(keep, "RcT"), pileOf(keep, "hand 1"), -1), Arrangement::Result::Done);
    QVERIFY2(keep.state(), told(keep).c_str());
    QCOMPARE(keep.add(faceOf(keep, "RK"), pileOf(keep, "castle 1"), 0), Arrangement::Result::Done);
    QVERIFY(!keep.state());
    QCOMPARE(keep.problems().size(), 1U);
    QVERIFY(keep.problems()[0].where == (Spot{pileOf(keep, "castle 1"), 0}));
    QCOMPARE(pieceIn(keep, "castle 1", 0).face, faceOf(keep, "RK"));
    QCOMPARE(keep.move(pieceIn(keep, "castle 1", 0), pileOf(keep, "castle 1"), 8), Arrangement::Result::Done);
    QVERIFY2(keep.state(), told(keep).c_str());
    QCOMPARE(pieceIn(keep, "castle 1", 8).face, faceOf(keep, "RK"));
}

void ArrangementTest::placesAreExchanged() {
    Arrangement keep(*findGame("castle-keep"), {});
    const PileId castle = pileOf(keep, "castle 1");
    keep.add(faceOf(keep, "RcT"), castle, 0);
    keep.add(faceOf(keep, "RsT"), castle, 2);
    keep.move(pieceIn(keep, "castle 1", 0), castle, 2);
    QCOMPARE(pieceIn(keep, "castle 1", 2).face, faceOf(keep, "RcT"));
    QCOMPARE(pieceIn(keep, "castle 1", 0).face, faceOf(keep, "RsT"));
    keep.add(faceOf(keep, "BcT"), pileOf(keep, "hand 1"), -1);
    keep.move(pieceIn(keep, "hand 1", 0), castle, 2);
    QCOMPARE(pieceIn(keep, "hand 1", 0).face, faceOf(keep, "RcT"));
    keep.add(faceOf(keep, "YcT"), castle, 2); // what lay there goes back to the others
    QCOMPARE(pieceIn(keep, "castle 1", 2).face, faceOf(keep, "YcT"));
    QCOMPARE(keep.left({{{faceOf(keep, "BcT"), 0}}, 4}), 4);
}

/// What was under way is given up where it stands in the way, and what was set stays.
void ArrangementTest::factsOfTheMomentGo() {
    const Scenarios read = readScenarios(R"({"game": "castle-keep", "seats": 2,
        "position": {"turn": 2, "phase": "tile-drawn", "drawing": "A", "hand 2": "RK", "castle 1": "c YK"}})");
    QVERIFY(read.mistakes().empty());
    Arrangement keep(*read.scenarios[0].start);
    keep.setFact("phase", Value::ofText("action"));
    QVERIFY2(keep.state(), told(keep).c_str());
    QCOMPARE(keep.state()->turn(), Seat{1});
    QCOMPARE(keep.fact("phase")->text, "action");
    QVERIFY(keep.fact("drawing") == nullptr || !keep.fact("drawing")->isText());
}

void ArrangementTest::castlesAreCarriedWhole() {
    Arrangement castles(*findGame("castles"), {});
    const PileId mine = pileOf(castles, "realm 1");
    const PileId theirs = pileOf(castles, "realm 2");
    castles.add(faceOf(castles, "castle"), mine, -1);
    castles.add(faceOf(castles, "castle"), theirs, -1);
    castles.add(faceOf(castles, "moat"), mine, -1);
    castles.add(faceOf(castles, "rushed-defenses"), mine, -1);
    QVERIFY2(castles.state(), told(castles).c_str());
    castles.add(faceOf(castles, "castle"), mine, -1);
    castles.move(pieceIn(castles, "realm 1", 0), theirs, -1);
    QVERIFY2(castles.state(), told(castles).c_str());
    const auto count = [&](PileId pile) {
        const View view = castles.view(kAllHands);
        return std::ranges::count(view.pieces, pile, &Piece::pile);
    };
    QCOMPARE(count(mine), 1);
    QCOMPARE(count(theirs), 4);
    for (const Piece& piece : castles.view(kAllHands).pieces)
        if (piece.pile == mine) {
            castles.remove(piece);
            break;
        }
    QVERIFY(!castles.state()); // who has no castle is dead, and one realm is none
    QVERIFY(!castles.problems().empty());
}

void ArrangementTest::cardsOfACastleLieUpOrDown() {
    Arrangement caleira(*findGame("castles-of-caleira"), {});
    const PileId castle = pileOf(caleira, "castle 1");
    const int open =
        caleira
            .piles()[static_cast<std::size_t>(std::ranges::find(caleira.piles(), castle, &PileInfo::id) -
                                              caleira.piles().begin())]
            .places -
        2;
    caleira.add(faceOf(caleira, "trebuchet"), castle, open);
    caleira.add(faceOf(caleira, "barracks"), castle, open + 1);
    caleira.add(faceOf(caleira, "spire"), pileOf(caleira, "hand 1"), -1);
    QVERIFY2(caleira.state(), told(caleira).c_str());
    QVERIFY(pieceIn(caleira, "castle 1", 0).faceUp);
    QVERIFY(!pieceIn(caleira, "castle 1", 1).faceUp);
    QVERIFY(caleira.canTurnOver(pieceIn(caleira, "castle 1", 1)));
    QVERIFY(!caleira.canTurnOver(pieceIn(caleira, "hand 1", 0)));
    caleira.turnOver(pieceIn(caleira, "castle 1", 1));
    QVERIFY(pieceIn(caleira, "castle 1", 1).faceUp);
}

QTEST_APPLESS_MAIN(ArrangementTest)
#include "arrangement.moc"
