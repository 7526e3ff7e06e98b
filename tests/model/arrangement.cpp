// SPDX-License-Identifier: GPL-3.0-or-later
// Positions set up by hand: from play, changed at random, saved and read again.
#include "match/arrangement.h"

#include "core/json.h"
#include "match/match.h"
#include "match/series.h"
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
    for (const Arrangement::Fault& fault : arrangement.faults()) text += toText(fault.mistake) + "\n";
    return text + writeJson(arrangement.value());
}

View withoutLooks(View view) {
    for (Piece& piece : view.pieces) piece.look = 0;
    return view;
}

/// What is read of an arrangement that has been written down, and of what is said about it.
Scenarios readAgain(const Arrangement& arrangement) {
    const Slide slide{arrangement, "A position", "What falls?", "Give them a minute.", {}, {"ring 1"}, 0};
    return readScenarios(writeSlides({&slide}));
}

std::vector<std::string> problems(const Arrangement& arrangement) {
    std::vector<std::string> texts;
    for (const Arrangement::Fault& fault : arrangement.faults()) texts.push_back(toText(fault.mistake));
    std::ranges::sort(texts);
    return texts;
}

/// Which cards lie where, in whatever way they lie.
std::vector<Piece> lying(const Arrangement& arrangement) {
    std::vector<Piece> pieces = arrangement.view(kAllHands).pieces;
    for (Piece& piece : pieces) piece = {0, piece.pile, piece.place, piece.face};
    return pieces;
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
    void copiesStay_data() { everyCase(); }
    void copiesStay();
    void whatCannotLieThere();
    void impossibleAndMended();
    void placesAreExchanged();
    void factsOfTheMomentGo();
    void castlesAreCarriedWhole();
    void cardsOfACastleLieUpOrDown();
    void playersComeAndGo();
    void aFourthPlayerOfCaleira();
    void drawPilesHaveAHeight();
    void aSeries();

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
            const Scenarios read = readAgain(arrangement);
            QVERIFY2(read.mistakes().empty(), toText(read.mistakes()).c_str());
            QVERIFY(runScenario(read.scenarios[0]).empty());
            QVERIFY2(difference(state, *read.scenarios[0].start).empty(), told(arrangement).c_str());
            const Slide slide = slideOf(read.scenarios[0]).value();
            QCOMPARE(slide.drawing, std::vector<std::string>{"ring 1"});
            QCOMPARE(slide.title, "A position");
            QCOMPARE(slide.tell, "What falls?");
            QCOMPARE(slide.note, "Give them a minute.");
            QCOMPARE(slide.hands, Seat{0});
            const std::string line = writePosition(arrangement);
            QVERIFY2(line.size() < 1500, line.c_str());
            QVERIFY(line.find('\n') == std::string::npos);
            const Scenarios sent = readScenarios(line);
            QVERIFY2(sent.mistakes().empty(), (line + toText(sent.mistakes())).c_str());
            QVERIFY2(difference(state, *sent.scenarios[0].start).empty(), line.c_str());
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
            QCOMPARE(arrangement.state() == nullptr, !arrangement.faults().empty());
            for (const BoxedKind& kind : box) QVERIFY(arrangement.left(kind) <= kind.count);
            (arrangement.state() ? possible : impossible)++;
            const Scenarios read = readAgain(arrangement);
            QVERIFY2(read.mistakes().empty() && runScenario(read.scenarios[0]).empty(),
                     (told(arrangement) + toText(read.mistakes())).c_str());
            const Arrangement again = slideOf(read.scenarios[0]).value().arrangement;
            QCOMPARE(again.state() == nullptr, arrangement.state() == nullptr);
            if (arrangement.state()) continue;
            QVERIFY2(problems(again) == problems(arrangement),
                     (told(again) + "\n" + told(arrangement)).c_str());
            QVERIFY2(lying(again) == lying(arrangement), (told(again) + "\n" + told(arrangement)).c_str());
        }
    }
    QVERIFY2(possible > 20, (std::to_string(possible) + " of " + std::to_string(impossible)).c_str());
}

/// A copy stays as it was.
void ArrangementTest::copiesStay() {
    const Case one = theCase();
    std::unique_ptr<GameState> origin;
    play(one, 3, 80, [&](const GameState& state) { origin = state.clone(); });
    Arrangement arrangement(*origin);
    const std::string before = writeJson(arrangement.value());
    const Arrangement copy = arrangement;
    const std::size_t changes = arrangement.changes();
    arrangement.clear();
    QVERIFY(arrangement.changes() > changes);
    QVERIFY(writeJson(arrangement.value()) != before);
    QCOMPARE(writeJson(copy.value()), before);
    arrangement = copy;
    QCOMPARE(writeJson(arrangement.value()), before);
    QVERIFY2(difference(*origin, *arrangement.state()).empty(), told(arrangement).c_str());
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
    using Attempt = Arrangement::Attempt;
    Arrangement keep(*findGame("castle-keep"), {});
    for (int i = 0; i < 6; ++i)
        QCOMPARE(keep.add(faceOf(keep, "RK"), pileOf(keep, "hand 1"), -1), Attempt::Done);
    QCOMPARE(keep.add(faceOf(keep, "RK"), pileOf(keep, "hand 2"), -1), Attempt::NoneLeft);
    Arrangement castles(*findGame("castles"), {});
    QCOMPARE(castles.add(faceOf(castles, "moat"), pileOf(castles, "realm 1"), -1), Attempt::NotThere);
    QCOMPARE(castles.add(faceOf(castles, "castle"), pileOf(castles, "realm 1"), -1), Attempt::Done);
    QCOMPARE(castles.add(faceOf(castles, "moat"), pileOf(castles, "realm 1"), -1), Attempt::Done);
    QCOMPARE(castles.add(faceOf(castles, "moat"), pileOf(castles, "assault"), -1), Attempt::NotThere);
}

/// An impossible position stays as it was laid, and is told with the piece it is about.
void ArrangementTest::impossibleAndMended() {
    Arrangement keep(*findGame("castle-keep"), {});
    QCOMPARE(keep.add(faceOf(keep, "RcT"), pileOf(keep, "hand 1"), -1), Arrangement::Attempt::Done);
    QVERIFY2(keep.state(), told(keep).c_str());
    QCOMPARE(keep.add(faceOf(keep, "RK"), pileOf(keep, "castle 1"), 0), Arrangement::Attempt::Done);
    QVERIFY(!keep.state());
    QCOMPARE(keep.faults().size(), 1U);
    QVERIFY(keep.faults()[0].where == (Spot{pileOf(keep, "castle 1"), 0}));
    QCOMPARE(pieceIn(keep, "castle 1", 0).face, faceOf(keep, "RK"));
    QCOMPARE(keep.move(pieceIn(keep, "castle 1", 0), pileOf(keep, "castle 1"), 8),
             Arrangement::Attempt::Done);
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
    QVERIFY(!castles.faults().empty());
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

/// Who comes is dealt what they have as a game begins, and nobody else loses anything.
void ArrangementTest::playersComeAndGo() {
    for (const char* id : {"castle-keep", "castles-of-caleira", "castles"}) {
        const Case two{id, findGame(id), {2, {}, nullptr}};
        const Case three{id, findGame(id), {3, {}, nullptr}};
        std::unique_ptr<GameState> origin;
        play(two, 5, 30, [&](const GameState& state) { origin = state.clone(); });
        std::unique_ptr<GameState> opening;
        for (Seed seed = 6; !opening; ++seed)
            play(three, seed, 40, [&](const GameState& state) {
                if (!opening && isSeat(state.decider()) && state.turn() < 2) opening = state.clone();
            });
        const Arrangement before(*origin);
        const Arrangement more(before, *opening);
        QCOMPARE(more.setup().seats, 3);
        const auto owned = [](const Arrangement& arrangement, Seat seat) {
            std::vector<std::string> faces;
            for (const Piece& piece : arrangement.view(kAllHands).pieces) {
                const auto pile = std::ranges::find(arrangement.piles(), piece.pile, &PileInfo::id);
                if (pile->owner == seat)
                    faces.push_back(pile->name + " " +
                                    arrangement.game().faceName(arrangement.setup(), piece.face));
            }
            return faces;
        };
        QVERIFY2(!owned(before, 0).empty(), id);
        QCOMPARE(owned(more, 0), owned(before, 0));
        QCOMPARE(owned(more, 1), owned(before, 1));
        QVERIFY2(!owned(more, 2).empty(), (id + told(more)).c_str());
        QVERIFY2(more.state(), (id + told(more)).c_str());
        QCOMPARE(more.lastState().turn(), before.lastState().turn());
        const Arrangement again(more, *origin);
        QCOMPARE(owned(again, 0), owned(before, 0));
        QCOMPARE(owned(again, 1), owned(before, 1));
        QVERIFY2(again.state(), told(again).c_str());
    }
}

/// The fourth player of Caleira takes two cards out of the game.
void ArrangementTest::aFourthPlayerOfCaleira() {
    const GameInfo& game = *findGame("castles-of-caleira");
    const Case three{"caleira", &game, {3, {}, nullptr}};
    std::unique_ptr<GameState> origin;
    play(three, 5, 20, [&](const GameState& state) { origin = state.clone(); });
    const Arrangement more(Arrangement(*origin), *game.start({4, {}, nullptr}));
    QVERIFY2(more.state(), told(more).c_str());
    QCOMPARE(more.height(more.drawPiles()[0]), origin->describe().piles[0].cards.size() - 2);
}

void ArrangementTest::drawPilesHaveAHeight() {
    Arrangement keep(*findGame("castle-keep"), {});
    const PileId first = keep.drawPiles()[0];
    const PileId second = keep.drawPiles()[1];
    const int all = keep.height(first) + keep.height(second);
    keep.add(faceOf(keep, "RcT"), pileOf(keep, "castle 1"), 0);
    keep.add(faceOf(keep, "BcT"), pileOf(keep, "castle 2"), 0);
    QCOMPARE(keep.height(first) + keep.height(second), all - 2);
    keep.setHeight(first, 2);
    keep.setHeight(second, 1);
    QVERIFY2(keep.state(), told(keep).c_str());
    QCOMPARE(keep.height(first), 2);
    QCOMPARE(keep.height(second), 1);
    QCOMPARE(keep.mostHeight(first), all - 3);
    const View view = keep.state()->viewFor(kNobody);
    QCOMPARE(std::ranges::count(view.pieces, first, &Piece::pile), 2);
    // What is laid comes out of the box, and what is taken away goes there.
    keep.add(faceOf(keep, "YcT"), pileOf(keep, "hand 1"), -1);
    QCOMPARE(keep.height(first) + keep.height(second), 3);
    keep.remove(pieceIn(keep, "hand 1", 0));
    QCOMPARE(keep.height(first) + keep.height(second), 3);
    keep.setHeight(first, 1000);
    QCOMPARE(keep.height(first), all - 3);
    // Now nothing is left in the box.
    keep.add(faceOf(keep, "YcT"), pileOf(keep, "hand 1"), -1);
    QCOMPARE(keep.height(first), all - 4);
}

void ArrangementTest::aSeries() {
    const auto slide = [](const char* title) {
        return Slide{Arrangement(*findGame("castle-keep"), {}), title};
    };
    const auto titles = [](const Series& series) {
        std::string text;
        for (std::size_t i = 0; i < series.size(); ++i) text += series.slide(i).title;
        return text + std::to_string(series.at());
    };
    std::vector<Slide> first;
    first.push_back(slide("a"));
    Series series(std::move(first));
    QVERIFY(series.isSaved());
    series.remove(); // the only one stays
    QCOMPARE(titles(series), "a0");
    QVERIFY(!series.canUndo());
    series.insert(slide("b"));
    series.insert(slide("c"));
    series.go(0);
    series.insert(slide("d"));
    QCOMPARE(titles(series), "adbc1");
    series.move(3);
    QCOMPARE(titles(series), "abcd3");
    series.move(0);
    QCOMPARE(titles(series), "dabc0");
    series.remove();
    QCOMPARE(titles(series), "abc0");
    series.undo();
    QCOMPARE(titles(series), "dabc0");
    series.undo();
    QCOMPARE(titles(series), "abcd3");
    series.redo();
    QCOMPARE(titles(series), "dabc0");
    // Letters typed one after the other are undone at once, and those of another slide apart from them.
    for (const char* title : {"x", "xy", "xyz"}) series.change(slide(title), "title");
    series.go(1);
    series.change(slide("A"), "title");
    QCOMPARE(titles(series), "xyzAbc1");
    series.undo();
    QCOMPARE(titles(series), "xyzabc1");
    series.undo();
    QCOMPARE(titles(series), "dabc0");
    QVERIFY(!series.isSaved());
    series.markSaved();
    series.insert(slide("e"));
    QVERIFY(!series.isSaved());
    series.undo();
    QVERIFY(series.isSaved());
    const Scenarios read = readScenarios(series.text());
    QVERIFY2(read.mistakes().empty(), toText(read.mistakes()).c_str());
    QCOMPARE(read.scenarios.size(), 4U);
    QCOMPARE(read.scenarios[1].title, "a");
}

QTEST_APPLESS_MAIN(ArrangementTest)
#include "arrangement.moc"
