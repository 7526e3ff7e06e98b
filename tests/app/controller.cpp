// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/gamestate.h"
#include "play.h"
#include "waiting.h"

#include "keep/moves.h"
#include "keep/notation.h"
#include "keep/position.h"
#include "match/record.h"
#include "table/news.h"
#include "table/tablecontroller.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <functional>
#include <map>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

using keep::Option;
using keep::Variant;

using Row = PieceRow;

/// A table with a match on it, and the hands of whoever sits there.
struct Desk {
    explicit Desk(Match match)
        : local(std::move(match)) {
        local.setCurtain(false);
        controller.setTable(&local);
    }

    LocalTable local;
    TableController controller;

    const Match& match() const { return local.match(); }
    std::size_t moves() const { return match().history().size(); }

    std::vector<Row> rows() {
        std::vector<Row> result;
        const PieceModel& model = *controller.pieces();
        for (int row = 0; row < model.rowCount(); ++row) result.push_back(model.at(row));
        return result;
    }
    /// The first piece for which `is` holds; handle 0 if there is none.
    int find(const std::function<bool(const Row&)>& is) {
        for (const Row& row : rows())
            if (is(row)) return row.handle;
        return 0;
    }
    int inHand(const char* face) {
        const int hand = keep::handOf(match().decider());
        return find([&](const Row& row) {
            return row.pile == hand && row.face == QStringLiteral("castle-keep/") + face;
        });
    }
    int top(int pile) {
        int handle = 0;
        for (const Row& row : rows())
            if (row.pile == pile) handle = row.handle;
        return handle;
    }
    QString phase() { return toQString(match().game().phaseName(match().view(kNobody))); }
    QStringList choices() {
        QStringList labels;
        const ChoiceModel& choices = *controller.decision()->choices();
        for (int row = 0; row < choices.rowCount(); ++row) labels.append(choices.at(row).text);
        return labels;
    }
};

/// Plays moves at random until `is` holds before a decision of a person; false if that never comes.
bool playUntil(Desk& table, Rng& rng, const std::function<bool()>& is) {
    while (settled(table.local) && !table.match().isOver()) {
        if (is()) return true;
        table.local.play(randomMove(table.match().state(), rng));
    }
    return false;
}

/// The legal move of that text, if there is one.
std::optional<Move> legal(const GameState& state, const std::string& text) {
    const auto move = state.fromText(text);
    return move && state.judge(*move) ? move : std::nullopt;
}

/// CASTLES for four with people at the first seats, in a position that somebody wrote down.
Match castlesMatch(const char* position, int people, const char* options) {
    const char* const names[] = {"Anna", "Bert", "Cleo", "Dora"};
    std::string seats;
    for (int seat = 0; seat < 4; ++seat) {
        if (seat > 0) seats += ", ";
        seats += std::string(R"({"name": ")") + names[seat] + "\"" +
                 (seat < people ? "" : R"(, "bot": "random")") + "}";
    }
    const std::string text =
        R"({"format": "drawbridge-record", "version": )" + std::to_string(kRecordVersion) +
        R"(, "game": "castles", "options": )" + options + R"(, "seats": [)" + seats +
        R"(], "seed": 1, "undo": "practice", "position": {)" + position + R"(}, "moves": []})";
    Loaded loaded = readRecord(text);
    if (!loaded.match) qFatal("no such position: %s", position);
    return std::move(*loaded.match);
}

bool hasVerb(const GameState& state, keep::Verb verb) {
    MoveList list;
    state.legalMoves(list);
    return std::any_of(list.begin(), list.end(), [&](Move move) { return keep::verbOf(move) == verb; });
}

} // namespace

class Controllers : public QObject {
    Q_OBJECT

  private slots:
    void puppetsWinAlong();
    void resultOfAMatch();
    void everyLegalMoveIsAGestureOrAButton_data() { games(); }
    void everyLegalMoveIsAGestureOrAButton();
    void aWholeGameByHand_data() { games(); }
    void aWholeGameByHand();
    void whateverIsDroppedWhereverIsAMoveOrARefusal_data() { games(); }
    void whateverIsDroppedWhereverIsAMoveOrARefusal();
    void thePreviewIsWhatHappens_data() { games(); }
    void thePreviewIsWhatHappens();
    void pickLightsTheTargets();
    void anotherPickReplacesTheFirst();
    void aClickOnADrawPileDraws();
    void clickAndClickBuilds();
    void aRefusedDropCitesTheClause();
    void whatFitsNowhereSaysWhatItClashesWith();
    void outOfTurn();
    void whatIsNotYours();
    void aRefusalGoesWhenTheMatchGoesOn();
    void aQuestionIsAskedAboutTheTable();
    void spectatorsSeeAllHandsOrNone();
    void theOnlyPieceIsInTheHandAlready();
    void twoKeepsGoTogether();
    void interchangeBothWays();
    void takenFromTheDiscardPile();
    void shufflingFirstIsAButton();
    void buttons();
    void whatWouldBeWastedIsAsked();
    void lastMoveIsMarked();
    void whatOthersHaveDoneIsNotTakenBackUnasked();
    void howAMatchEndedIsNotTakenBack();
    void whatLosesAllIsAskedAsSuch();
    void spokenWords();
    void houseRulesStandInTheLog();
    void whatHasBecomeOfOneIsToldOnce();
    void aNameIsPressed();
    void clausesCanBeOpened();
    void propertiesTellWhenTheyChange();

  private:
    static void games();
};

void Controllers::games() {
    QTest::addColumn<int>("variety");
    int index = 0;
    for (const Variety& variety : varieties()) QTest::newRow(variety.name) << index++;
}

void Controllers::everyLegalMoveIsAGestureOrAButton() {
    QFETCH(int, variety);
    const Setup setup = varieties()[static_cast<std::size_t>(variety)].setup;
    Desk table(matchOf(setup, setup.seats, 51));
    Rng rng(51);
    int step = 0;
    while (settled(table.local) && !table.match().isOver()) {
        if (++step % 4 == 0) {
            // Every pick with its targets, every button: as many different ways as there are legal moves.
            QSet<QString> ways;
            for (const Row& row : table.rows()) {
                if (!row.movable) continue;
                QVERIFY(table.controller.pick(row.handle));
                const bool isHand = row.pile >= keep::kFirstHand && row.pile < keep::kFirstCastle;
                const QList<TablePlace> targets = table.controller.targets();
                QVERIFY(!targets.empty());
                for (const TablePlace& target : targets) {
                    const int pile = target.pile;
                    const int place = target.place;
                    const QString from = isHand ? row.face : QString::number(row.place);
                    QStringList ends{QStringLiteral("%1:%2").arg(row.pile).arg(from),
                                     QStringLiteral("%1:%2").arg(pile).arg(place)};
                    // An interchange can be made from either end.
                    if (row.pile >= keep::kFirstCastle) ends.sort();
                    ways.insert(ends.join('-'));
                }
            }
            MoveList list;
            table.match().state().legalMoves(list);
            table.controller.cancel();
            const auto buttons = table.choices().size();
            QCOMPARE(ways.size() + buttons, static_cast<qsizetype>(list.size()));
        }
        table.local.play(randomMove(table.match().state(), rng));
    }
}

void Controllers::aWholeGameByHand() {
    QFETCH(int, variety);
    const Setup setup = varieties()[static_cast<std::size_t>(variety)].setup;
    for (Seed seed = 61; seed < 63; ++seed) {
        Desk table(matchOf(setup, setup.seats, seed));
        Rng rng(seed);
        const auto below = [&](qsizetype count) {
            return static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(count)));
        };
        while (settled(table.local) && !table.match().isOver()) {
            QVERIFY(table.controller.decision()->isMine());
            const auto before = table.moves();
            std::vector<Row> movable;
            for (const Row& row : table.rows())
                if (row.movable) movable.push_back(row);
            const QStringList choices = table.choices();
            QVERIFY(!movable.empty() || !choices.empty());
            if (movable.empty() || (!choices.empty() && rng.below(4) == 0)) {
                table.controller.choose(static_cast<int>(below(choices.size())));
            } else {
                const Row row =
                    movable[static_cast<std::size_t>(below(static_cast<qsizetype>(movable.size())))];
                if (rng.below(2) == 0) {
                    QVERIFY(table.controller.pick(row.handle));
                    const QList<TablePlace> targets = table.controller.targets();
                    const TablePlace target = targets[below(targets.size())];
                    table.controller.preview(target.pile, target.place);
                    QVERIFY(table.controller.drop(target.pile, target.place));
                } else {
                    table.controller.cancel(); // Siege: what is in the hand already is put back
                    QVERIFY(table.controller.click(row.handle));
                    if (table.moves() == before) {
                        const QList<TablePlace> targets = table.controller.targets();
                        const TablePlace target = targets[below(targets.size())];
                        QVERIFY(table.controller.clickSpot(target.pile, target.place));
                    }
                }
            }
            QVERIFY(table.moves() > before);
            QVERIFY(table.controller.decision()->refusal().sentence.isEmpty());
        }
        QVERIFY(table.match().isOver());
        QVERIFY(!table.controller.match()->ending().isEmpty());
        QCOMPARE(table.controller.decision()->choices()->rowCount(), 0);
    }
}

void Controllers::whateverIsDroppedWhereverIsAMoveOrARefusal() {
    QFETCH(int, variety);
    const Setup setup = varieties()[static_cast<std::size_t>(variety)].setup;
    const std::vector<PileInfo> piles = castleKeep().piles(setup);
    Desk table(matchOf(setup, setup.seats, 71));
    Rng rng(71);
    int refusals = 0;
    while (settled(table.local) && !table.match().isOver()) {
        for (int attempt = 0; attempt < 8 && !table.match().isOver(); ++attempt) {
            const std::vector<Row> rows = table.rows();
            const Row row = rows[rng.below(static_cast<std::uint32_t>(rows.size()))];
            const PileInfo& pile = piles[rng.below(static_cast<std::uint32_t>(piles.size()))];
            const int place = pile.kind == PileKind::Grid ? static_cast<int>(rng.below(9)) % pile.places : -1;
            const auto before = table.moves();
            const auto state = table.match().state().clone();
            if (!table.controller.pick(row.handle)) {
                QVERIFY(!table.controller.decision()->refusal().sentence.isEmpty());
                QCOMPARE(table.controller.picked(), 0);
                continue;
            }
            QVERIFY(table.controller.decision()->refusal().sentence.isEmpty());
            const bool moved = table.controller.drop(pile.id, place);
            if (moved) {
                QVERIFY(table.moves() > before);
                QVERIFY(table.controller.decision()->refusal().sentence.isEmpty());
                break;
            }
            QCOMPARE(table.moves(), before);
            QVERIFY(table.match().state().equals(*state));
            QCOMPARE(table.controller.picked(), 0);
            QVERIFY(!table.controller.decision()->isAsking());
            if (table.controller.decision()->refusal().sentence.isEmpty()) {
                QCOMPARE(static_cast<int>(pile.id), row.pile); // put back where it was
            } else if (!table.controller.decision()->refusal().clause.isEmpty()) {
                QVERIFY(
                    !table.local.text().clauseText(table.controller.decision()->refusal().clause).isEmpty());
                ++refusals;
            }
        }
        if (settled(table.local) && !table.match().isOver())
            table.local.play(randomMove(table.match().state(), rng));
    }
    QVERIFY(refusals > 10);
}

void Controllers::thePreviewIsWhatHappens() {
    QFETCH(int, variety);
    const Setup setup = varieties()[static_cast<std::size_t>(variety)].setup;
    for (Seed seed = 81; seed < 85; ++seed) {
        Desk table(matchOf(setup, setup.seats, seed));
        Rng rng(seed);
        while (settled(table.local) && !table.match().isOver()) {
            const GameState& state = table.match().state();
            const Move move = randomMove(state, rng);
            const Gesture gesture = state.gestureOf(move);
            const bool isAttack = keep::verbOf(move) == keep::Verb::Attack;
            if (!gesture.from || (!isAttack && rng.below(3) != 0)) {
                table.local.play(move);
                continue;
            }
            const QString face =
                gesture.face == kHidden
                    ? QString()
                    : "castle-keep/" + QString::fromStdString(castleKeep().faceName({}, gesture.face));
            const int handle = table.find([&](const Row& row) {
                return row.pile == gesture.from.pile && row.movable && (face.isEmpty() || row.face == face) &&
                       (gesture.from.place == kAnyPlace || row.place == gesture.from.place);
            });
            QVERIFY(table.controller.pick(handle));
            const int place = gesture.to.place == kAnyPlace ? -1 : gesture.to.place;
            table.controller.preview(gesture.to.pile, place);
            QCOMPARE(table.controller.hover().pile, static_cast<int>(gesture.to.pile));
            QSet<QString> glowing;
            QSet<QString> castles;
            int joining = 0;
            const auto spot = [](const Row& row) {
                return QStringLiteral("%1.%2").arg(row.pile).arg(row.place);
            };
            for (const Row& row : table.rows()) {
                if (row.threatened) glowing.insert(spot(row));
                if (row.pile >= keep::kFirstCastle) castles.insert(spot(row));
                joining += row.joining ? 1 : 0;
            }
            QVERIFY(isAttack ? !glowing.empty() : true);
            // A captured keep that comes into the hand hides that two have left it.
            const bool capturesToHand = setup.options[static_cast<std::size_t>(Option::TakeoverStore)] != 0;
            if (!capturesToHand) QCOMPARE(joining, isAttack ? move.operand[3] - 1 : 0);
            // Looking elsewhere lets it go out.
            table.controller.preview(-1, -1);
            QCOMPARE(table.find([](const Row& row) { return row.threatened || row.joining; }), 0);
            table.controller.preview(gesture.to.pile, place);
            QVERIFY(table.controller.drop(gesture.to.pile, place));
            QSet<QString> left;
            for (const Row& row : table.rows())
                if (row.pile >= keep::kFirstCastle) left.insert(spot(row));
            if (keep::verbOf(move) != keep::Verb::Interchange) QCOMPARE(castles - left, glowing);
            QCOMPARE(table.find([](const Row& row) { return row.threatened || row.joining; }), 0);
        }
    }
}

void Controllers::pickLightsTheTargets() {
    Seed seed = 91;
    std::optional<Desk> found;
    const auto canAttack = [&] { return hasVerb(found->match().state(), keep::Verb::Attack); };
    for (bool open = false; !open; ++seed) {
        Rng rng(seed);
        found.emplace(matchOf(setupOf(2, Variant::Base), 2, seed));
        open = playUntil(*found, rng, canAttack);
    }
    Desk& table = *found;
    MoveList list;
    table.match().state().legalMoves(list);
    const Move attack = *std::find_if(list.begin(), list.end(),
                                      [](Move move) { return keep::verbOf(move) == keep::Verb::Attack; });
    const QByteArray face = QByteArray::fromStdString(keep::faceName(attack.operand[0]));
    QSignalSpy picked(&table.controller, &TableController::pickedChanged);
    const int handle = table.inHand(face);
    QVERIFY(table.controller.pick(handle));
    QCOMPARE(picked.count(), 1);
    QCOMPARE(table.controller.picked(), handle);
    QCOMPARE(table.find([](const Row& row) { return row.picked; }), handle);
    // Its targets in the pieces, in the piles, and in the list for the keyboard are the same.
    int pieces = 0;
    for (const Row& row : table.rows()) pieces += row.target ? 1 : 0;
    QVERIFY(pieces > 0);
    int places = 0;
    for (int row = 0; row < table.controller.piles()->rowCount(); ++row)
        for (const int place : table.controller.piles()->at(row).targets) {
            QVERIFY(place >= 0);
            ++places;
        }
    QCOMPARE(table.controller.targets().size(), places);
    int lastPile = -1;
    int lastRank = -1;
    for (const TablePlace& target : table.controller.targets()) {
        const int pile = target.pile;
        const PileInfo info{static_cast<PileId>(pile), PileKind::Grid, 0, 9, PileUse::Standing, ""};
        const int rank = table.local.text().readingRank(info, target.place);
        QVERIFY(pile != lastPile || rank > lastRank);
        lastPile = pile;
        lastRank = rank;
    }
    table.controller.cancel();
    QCOMPARE(table.controller.picked(), 0);
    QVERIFY(table.controller.targets().empty());
    QCOMPARE(table.find([](const Row& row) { return row.picked || row.target; }), 0);
}

void Controllers::anotherPickReplacesTheFirst() {
    Desk table(matchOf(setupOf(2, Variant::Base), 2, 91));
    Rng rng(91);
    QVERIFY(playUntil(table, rng, [&] { return table.phase() == "action"; }));
    std::vector<int> hand;
    for (const Row& row : table.rows())
        if (row.pile == keep::handOf(table.match().decider())) hand.push_back(row.handle);
    QCOMPARE(static_cast<int>(hand.size()), 6);
    QVERIFY(table.controller.click(hand[0]));
    QVERIFY(table.controller.click(hand[1]));
    QCOMPARE(table.controller.picked(), hand[1]);
    // On itself it is put back, without a word.
    QVERIFY(!table.controller.click(hand[1]));
    QCOMPARE(table.controller.picked(), 0);
    QVERIFY(table.controller.decision()->refusal().sentence.isEmpty());
    QVERIFY(table.controller.pick(hand[2]));
    QVERIFY(!table.controller.drop(keep::handOf(table.match().decider()), -1));
    QVERIFY(table.controller.decision()->refusal().sentence.isEmpty());
}

void Controllers::aClickOnADrawPileDraws() {
    Desk table(matchOf(setupOf(2, Variant::Base), 1, 92));
    QVERIFY(settled(table.local));
    QCOMPARE(table.phase(), QStringLiteral("draw-first"));
    const int hand = keep::handOf(0);
    const auto held = [&] {
        int count = 0;
        for (const Row& row : table.rows()) count += row.pile == hand ? 1 : 0;
        return count;
    };
    QCOMPARE(held(), 4);
    QVERIFY(table.controller.decision()->prompt().contains(QLatin1String("draw pile")));
    const int top = table.top(keep::kDrawB);
    QVERIFY(table.controller.click(top));
    QVERIFY(settled(table.local));
    QCOMPARE(held(), 5);
    // The very piece has gone to the hand, and shows its face there.
    const int pile = keep::kDrawB;
    QCOMPARE(table.find([&](const Row& row) { return row.handle == top && row.pile == hand; }), top);
    QCOMPARE(table.find([&](const Row& row) { return row.handle == top && row.pile == pile; }), 0);
    QVERIFY(table.controller.clickSpot(keep::kDrawA, -1));
    QVERIFY(settled(table.local));
    QCOMPARE(held(), 6);
    // Dragging does it as well, from any tile of the pile. (Third draw: refused, with the reason.)
    QVERIFY(!table.controller.clickSpot(keep::kDrawA, -1) || !table.controller.drop(keep::handOf(0), -1));
    QCOMPARE(table.controller.decision()->refusal().clause, QStringLiteral("KEEP-DRAW-1"));
}

void Controllers::clickAndClickBuilds() {
    Desk table(matchOf(setupOf(2, Variant::Base), 2, 93));
    Rng rng(93);
    QVERIFY(playUntil(table, rng, [&] { return hasVerb(table.match().state(), keep::Verb::Place); }));
    const int handle = table.find(
        [&](const Row& row) { return row.movable && row.pile == keep::handOf(table.match().decider()); });
    QVERIFY(table.controller.click(handle));
    const TablePlace target = table.controller.targets().front();
    QVERIFY(table.controller.clickSpot(target.pile, target.place));
    QCOMPARE(table.find([&](const Row& row) {
        return row.handle == handle && row.pile == target.pile && row.place == target.place;
    }),
             handle);
    // Nothing is built by a click on an empty square alone.
    QVERIFY(!table.controller.clickSpot(keep::kFirstCastle, keep::kS));
}

void Controllers::aRefusedDropCitesTheClause() {
    Desk table(matchOf(setupOf(2, Variant::Base), 2, 94));
    Rng rng(94);
    QVERIFY(settled(table.local));
    QSignalSpy refused(table.controller.decision(), &TableDecision::refusalChanged);
    // A tile cannot be built before drawing.
    const int hand = keep::handOf(table.match().decider());
    const int castle = keep::kFirstCastle + table.match().decider();
    const int rival = keep::kFirstCastle + 1 - table.match().decider();
    const auto anyInHand = [&] { return table.find([&](const Row& row) { return row.pile == hand; }); };
    QVERIFY(table.controller.pick(anyInHand()));
    QVERIFY(table.controller.targets().empty());
    QVERIFY(!table.controller.drop(castle, keep::kN));
    QCOMPARE(table.controller.decision()->refusal().clause, QStringLiteral("KEEP-DRAW-8"));
    QVERIFY(table.controller.decision()->refusal().sentence.contains(QLatin1String("draw two tiles")));
    QCOMPARE(refused.count(), 1);
    // The next pick clears it.
    QVERIFY(table.controller.pick(anyInHand()));
    QVERIFY(table.controller.decision()->refusal().sentence.isEmpty());
    QVERIFY(table.controller.decision()->refusal().clause.isEmpty());
    table.controller.cancel();
    QVERIFY(playUntil(table, rng, [&] { return table.phase() == "action"; }));
    // In the action step: an attack before the gate is open, a tower on a side.
    for (const Row& row : table.rows()) {
        if (row.pile != keep::handOf(table.match().decider())) continue;
        QVERIFY(table.controller.pick(row.handle));
        QVERIFY(!table.controller.drop(rival, keep::kN));
        QCOMPARE(table.controller.decision()->refusal().clause, QStringLiteral("KEEP-ATTACK-1"));
        const bool isTower = row.face.endsWith('T');
        QVERIFY(table.controller.pick(row.handle));
        if (isTower) {
            QVERIFY(!table.controller.drop(castle, keep::kN));
            QCOMPARE(table.controller.decision()->refusal().clause, QStringLiteral("KEEP-BUILD-3"));
        }
        QVERIFY(table.controller.pick(row.handle));
        QVERIFY(!table.controller.drop(keep::kDiscardPile, -1));
        QCOMPARE(table.controller.decision()->refusal().clause, QStringLiteral("KEEP-HAND-1"));
        // Somewhere that means nothing at all.
        QVERIFY(table.controller.pick(row.handle));
        QVERIFY(!table.controller.drop(keep::kDrawA, -1));
        QVERIFY(!table.controller.decision()->refusal().sentence.isEmpty());
        QVERIFY(
            table.controller.decision()->refusal().sentence.contains(QLatin1String("You can put it here:")) ||
            !table.controller.decision()->refusal().clause.isEmpty());
        // Beside the table: put back.
        QVERIFY(table.controller.pick(row.handle));
        QVERIFY(!table.controller.drop(-1, -1));
        QVERIFY(table.controller.decision()->refusal().sentence.isEmpty());
        QCOMPARE(table.controller.picked(), 0);
    }
}

/// Not that walls stand on sides, which a corner would say.
void Controllers::whatFitsNowhereSaysWhatItClashesWith() {
    int clashes = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Desk table(matchOf(setupOf(2, Variant::Base), 2, seed));
        Rng rng(seed);
        QVERIFY(settled(table.local));
        const auto stuck = [&] {
            return table.find([&](const Row& row) {
                return row.pile == keep::handOf(table.match().decider()) && !row.movable &&
                       row.face.endsWith('W');
            });
        };
        if (!playUntil(table, rng, [&] { return table.phase() == "action" && stuck() != 0; })) continue;
        table.controller.click(stuck());
        QVERIFY(!table.controller.decision()->refusal().sentence.isEmpty());
        if (table.controller.decision()->refusal().clause == "KEEP-BUILD-8") ++clashes;
    }
    QVERIFY(clashes > 3);
}

void Controllers::outOfTurn() {
    Desk table(matchOf(setupOf(2, Variant::Base), 1, 95, UndoRule::Fair, "ismcts:5000ms"));
    Rng rng(95);
    while (!table.local.isThinking()) {
        if (table.local.isPerson(table.match().decider()))
            table.local.play(randomMove(table.match().state(), rng));
        QCoreApplication::processEvents();
    }
    QVERIFY(!table.controller.decision()->isMine());
    QVERIFY(table.controller.match()->isThinking());
    QVERIFY(table.controller.decision()->prompt().contains(QLatin1String("Bert")));
    const int mine = table.find([](const Row& row) { return row.pile == keep::handOf(0); });
    QVERIFY(mine == 0 || !table.controller.pick(mine));
    if (mine != 0) {
        QCOMPARE(table.controller.decision()->refusal().clause, QStringLiteral("KEEP-TURN-1"));
        QVERIFY(table.controller.decision()->refusal().sentence.contains(QLatin1String("Bert")));
    }
    QCOMPARE(table.controller.decision()->choices()->rowCount(), 0);
    QCOMPARE(table.find([](const Row& row) { return row.movable; }), 0);
    table.controller.match()->setPaused(true);
    QVERIFY(table.controller.match()->isPaused());
    QVERIFY(!table.controller.match()->isThinking());
}

void Controllers::whatIsNotYours() {
    Desk table(matchOf(setupOf(2, Variant::Base), 2, 96));
    Rng rng(96);
    QVERIFY(playUntil(table, rng, [&] { return table.phase() == "action"; }));
    const int rivals = keep::handOf(static_cast<Seat>(1 - table.match().decider()));
    QVERIFY(!table.controller.pick(table.find([&](const Row& row) { return row.pile == rivals; })));
    QVERIFY(!table.controller.decision()->refusal().sentence.isEmpty());
    QVERIFY(!table.controller.pick(0));
    QVERIFY(!table.controller.pick(123456));
}

void Controllers::aRefusalGoesWhenTheMatchGoesOn() {
    // A bot goes on.
    Desk bots(matchOf(setupOf(2, Variant::Base), 1, 5));
    Rng rng(5);
    QVERIFY(playUntil(bots, rng, [&] { return bots.phase() == "action"; }));
    QVERIFY(!bots.controller.pick(bots.find([](const Row& row) { return row.pile == keep::handOf(1); })));
    QVERIFY(!bots.controller.decision()->refusal().sentence.isEmpty());
    QSignalSpy told(bots.controller.decision(), &TableDecision::refusalChanged);
    bots.local.play(randomMove(bots.match().state(), rng));
    QVERIFY(bots.controller.decision()->refusal().sentence.isEmpty());
    QVERIFY(bots.controller.decision()->refusal().clause.isEmpty());
    QCOMPARE(told.count(), 1);

    // The screen goes to somebody else, though nothing is played.
    Desk people(matchOf(setupOf(2, Variant::Base), 2, 6));
    QVERIFY(playUntil(people, rng, [&] { return people.phase() == "action"; }));
    const int rivals = keep::handOf(static_cast<Seat>(1 - people.match().decider()));
    QVERIFY(!people.controller.pick(people.find([&](const Row& row) { return row.pile == rivals; })));
    QVERIFY(!people.controller.decision()->refusal().sentence.isEmpty());
    people.local.session().setPlayer(people.match().decider(), {"Osric", true, "random"});
    QVERIFY(people.controller.decision()->refusal().sentence.isEmpty());
}

/// Nothing is moved then, and neither prompt nor refusal gives the answer away.
void Controllers::aQuestionIsAskedAboutTheTable() {
    Match match = matchOf(setupOf(2, Variant::Base), 2, 8);
    match.settle();
    const Seat turn = match.view(kNobody).turn;
    for (Seat seat = 0; seat < 2; ++seat) match.setPlayer(seat, {"Osric", true, "random"});
    Desk desk(std::move(match));
    desk.controller.match()->setPaused(true);
    desk.local.setEyes(turn);
    const auto refused = [&] {
        for (const Row& row : desk.rows())
            if (row.pile == keep::handOf(turn)) {
                if (desk.controller.pick(row.handle)) return QStringLiteral("picked up");
                break;
            }
        return desk.controller.decision()->refusal().sentence;
    };
    QCOMPARE(refused(), QStringLiteral("You only look on here: nothing is moved by hand."));
    const QString question = QStringLiteral("May you?");
    desk.controller.setQuestion(question);
    QCOMPARE(desk.controller.decision()->prompt(), question);
    QCOMPARE(refused(), question);
    desk.controller.setQuestion({});
    QVERIFY(desk.controller.decision()->prompt() != question);
}

void Controllers::spectatorsSeeAllHandsOrNone() {
    Match copy = matchOf(setupOf(3, Variant::Base), 3, 8);
    Rng rng(8);
    for (int decisions = 0; decisions < 40 && !copy.isOver(); ++decisions) {
        copy.settle();
        copy.play(randomMove(copy.state(), rng));
    }
    for (Seat seat = 0; seat < 3; ++seat) copy.setPlayer(seat, {"Osric", true, "random"});
    Desk watched(std::move(copy));
    watched.controller.match()->setPaused(true);
    const auto facesInHands = [&] {
        std::vector<QStringList> hands(3);
        for (const Row& row : watched.rows())
            for (Seat seat = 0; seat < 3; ++seat)
                if (row.pile == keep::handOf(seat)) hands[seat].append(row.face.section('/', 1));
        return hands;
    };
    const auto drawn = [&] {
        QStringList told;
        const LogModel& log = *watched.controller.match()->log();
        for (int row = 0; row < log.rowCount(); ++row) told.append(log.at(row).text);
        return told;
    };
    const QStringList heard = drawn();
    for (const QStringList& hand : facesInHands()) {
        QVERIFY(!hand.isEmpty());
        for (const QString& face : hand) QCOMPARE(face, QStringLiteral("back"));
    }

    watched.local.setAllShown(true);
    const auto hands = facesInHands();
    for (Seat seat = 0; seat < 3; ++seat) {
        QStringList own; // as its owner sees it
        for (const Piece& piece : watched.match().view(seat).pieces)
            if (piece.pile == keep::handOf(seat))
                own.append(toQString(watched.match().game().faceName(watched.match().setup(), piece.face)));
        QCOMPARE(hands[seat], own);
        QVERIFY(!own.contains(QStringLiteral("back")));
    }
    // What still lies face down in the piles stays so, and nothing is anybody's to move.
    QCOMPARE(watched.find([](const Row& row) {
        return row.pile == keep::kDrawA && !row.face.endsWith(QStringLiteral("/back"));
    }),
             0);
    QCOMPARE(watched.find([](const Row& row) { return row.movable; }), 0);
    QVERIFY(drawn() != heard); // the log names what was drawn

    watched.local.setAllShown(false);
    QCOMPARE(drawn(), heard);
    for (const QStringList& hand : facesInHands())
        for (const QString& face : hand) QCOMPARE(face, QStringLiteral("back"));
}

void Controllers::theOnlyPieceIsInTheHandAlready() {
    Desk table(matchOf(setupOf(1, Variant::Siege), 1, 98));
    QVERIFY(settled(table.local));
    QCOMPARE(table.phase(), QStringLiteral("start-square"));
    const bool isKeep =
        table.find([](const Row& row) { return row.pile == keep::kTray && row.face.endsWith('K'); }) != 0;
    if (isKeep) return; // nothing to choose
    QVERIFY(table.controller.picked() != 0);
    QCOMPARE(table.controller.targets().size(), 4);
    const TablePlace target = table.controller.targets().front();
    QVERIFY(table.controller.clickSpot(target.pile, target.place));
    QVERIFY(settled(table.local));
    QCOMPARE(table.phase(), QStringLiteral("draw-first"));
    QCOMPARE(table.controller.picked(), 0);
}

void Controllers::twoKeepsGoTogether() {
    for (Seed seed = 1; seed < 400; ++seed) {
        Desk table(matchOf(setupOf(2, Variant::Base), 2, seed));
        Rng rng(seed);
        Move attack;
        const bool found = playUntil(table, rng, [&] {
            MoveList list;
            table.match().state().legalMoves(list);
            for (const Move move : list)
                if (keep::verbOf(move) == keep::Verb::Attack && move.operand[3] == 2) attack = move;
            return attack != Move{};
        });
        if (!found) continue;
        const Gesture gesture = table.match().state().gestureOf(attack);
        QVERIFY(table.controller.pick(table.inHand(keep::faceName(attack.operand[0]).c_str())));
        table.controller.preview(gesture.to.pile, gesture.to.place);
        int joining = 0;
        for (const Row& row : table.rows()) {
            joining += row.joining ? 1 : 0;
            if (row.threatened) {
                QCOMPARE(row.pile, static_cast<int>(gesture.to.pile));
                QCOMPARE(row.place, static_cast<int>(keep::kCentre));
            }
        }
        QCOMPARE(joining, 1);
        QVERIFY(table.controller.click(table.find([&](const Row& row) { return row.threatened; })));
        QVERIFY(table.controller.match()->lastEvent().contains(QLatin1String("Played twice")) ||
                table.match().history().back().move != attack);
        return;
    }
    QFAIL("no game came to an attack with two keeps");
}

void Controllers::interchangeBothWays() {
    for (Seed seed = 1; seed < 100; ++seed) {
        for (const bool back : {false, true}) {
            Desk table(matchOf(setupOf(2, Variant::Empire), 2, seed));
            Rng rng(seed);
            Move swap;
            Gesture gesture;
            const bool found = playUntil(table, rng, [&] {
                MoveList list;
                table.match().state().legalMoves(list);
                for (const Move move : list) {
                    gesture = table.match().state().gestureOf(move);
                    if (!gesture.bothWays) continue;
                    swap = move;
                    return true;
                }
                return false;
            });
            if (!found) break;
            const Spot from = back ? gesture.to : gesture.from;
            const Spot to = back ? gesture.from : gesture.to;
            const int handle =
                table.find([&](const Row& row) { return row.pile == from.pile && row.place == from.place; });
            QVERIFY(table.controller.pick(handle));
            table.controller.preview(to.pile, to.place);
            QCOMPARE(table.find([](const Row& row) { return row.threatened; }), 0); // nothing falls by it
            QVERIFY(table.controller.drop(to.pile, to.place));
            QCOMPARE(table.match().history().back().move, swap);
            QCOMPARE(table.find([&](const Row& row) { return row.handle == handle && row.pile == to.pile; }),
                     handle);
            if (back) return;
        }
    }
    QFAIL("no game came to an interchange");
}

void Controllers::takenFromTheDiscardPile() {
    Desk table(matchOf(setupOf(2, Variant::Base, {Option::AdvancedDraw}), 2, 99));
    Rng rng(99);
    QVERIFY(playUntil(table, rng, [&] {
        return table.phase() == "draw-first" && legal(table.match().state(), "draw discard").has_value();
    }));
    const int top = table.top(keep::kDiscardPile);
    const Seat who = table.match().decider();
    QVERIFY(table.controller.click(top));
    QVERIFY(settled(table.local));
    QCOMPARE(table.find([&](const Row& row) { return row.handle == top && row.pile == keep::handOf(who); }),
             top);
    if (table.phase() == "draw-second" && table.top(keep::kDiscardPile) != 0) {
        QVERIFY(table.controller.pick(table.top(keep::kDiscardPile)));
        QVERIFY(!table.controller.drop(keep::handOf(who), -1));
        QCOMPARE(table.controller.decision()->refusal().clause, QStringLiteral("KEEP-ADVDRAW-2"));
    }
}

void Controllers::shufflingFirstIsAButton() {
    // KEEP-RULING-25: with both draw piles empty the top discard may be taken before the rest is shuffled.
    std::optional<Desk> found;
    const auto isOffered = [&] { return legal(found->match().state(), "reshuffle").has_value(); };
    for (Seed seed = 1; !found || !isOffered(); ++seed) {
        QVERIFY(seed < 200);
        Rng rng(seed);
        found.emplace(matchOf(setupOf(4, Variant::Base, {Option::AdvancedDraw}), 4, seed));
        // Everybody mostly passes, so that the draw piles run out before anybody has won.
        while (settled(found->local) && !found->match().isOver() && !isOffered()) {
            const auto end = legal(found->match().state(), "end");
            found->local.play(end && rng.below(6) != 0 ? *end : randomMove(found->match().state(), rng));
        }
    }
    Desk& table = *found;
    QCOMPARE(table.choices(), QStringList{QStringLiteral("Shuffle first")});
    QVERIFY(table.controller.decision()->prompt().contains(QLatin1String("shuffled first")));
    table.controller.choose(0);
    QVERIFY(settled(table.local));
    QVERIFY(table.choices().empty());
    QVERIFY(table.top(keep::kDrawA) != 0);
    QCOMPARE(table.top(keep::kDiscardPile), 0);
    QCOMPARE(table.phase(), QStringLiteral("draw-first"));
}

void Controllers::buttons() {
    Desk table(matchOf(setupOf(2, Variant::Base), 2, 101));
    Rng rng(101);
    QVERIFY(settled(table.local));
    QVERIFY(table.choices().empty()); // drawing is not a button
    QVERIFY(playUntil(table, rng, [&] { return table.phase() == "action"; }));
    QCOMPARE(table.choices(), QStringList{QStringLiteral("Pass")});
    QCOMPARE(table.controller.decision()->choices()->at(0).key, QStringLiteral("P"));
    const auto events = table.moves();
    table.controller.choose(7);
    table.controller.choose(-1);
    QCOMPARE(table.moves(), events);
    table.controller.choose(0);
    QVERIFY(table.moves() > events);
    QCOMPARE(table.phase(), QStringLiteral("discard"));
    QVERIFY(table.controller.decision()->prompt().contains(QLatin1String("2")));
    QVERIFY(playUntil(table, rng, [&] { return table.phase() == "build"; }));
    QCOMPARE(table.choices(), QStringList{QStringLiteral("Done")});
}

void Controllers::whatWouldBeWastedIsAsked() {
    Desk table(matchOf(setupOf(2, Variant::Base), 2, 101));
    table.controller.setAsksOfWaste(true);
    Rng rng(101);
    QVERIFY(playUntil(table, rng, [&] {
        return table.phase() == "action" && hasVerb(table.match().state(), keep::Verb::Place);
    }));
    table.controller.choose(0);
    QVERIFY(table.controller.decision()->isAsking());
    QCOMPARE(table.choices(), (QStringList{QStringLiteral("Pass"), QStringLiteral("Rather not")}));
    QCOMPARE(table.controller.decision()->place().pile,
             -1); // it is about no place: the tags hang over the buttons
    QCOMPARE(table.phase(), QStringLiteral("action"));
    table.controller.choose(1);
    QVERIFY(!table.controller.decision()->isAsking());
    table.controller.choose(0);
    table.controller.choose(0);
    QCOMPARE(table.phase(), QStringLiteral("discard"));
    // Who does not want to be asked is not.
    table.controller.setAsksOfWaste(false);
    QVERIFY(playUntil(table, rng, [&] {
        return table.phase() == "action" && hasVerb(table.match().state(), keep::Verb::Place);
    }));
    table.controller.choose(0);
    QCOMPARE(table.phase(), QStringLiteral("discard"));
}

/// Two people and a bot: at the start of a turn Undo would take back the others' turns.
void Controllers::whatOthersHaveDoneIsNotTakenBackUnasked() {
    Desk table(matchOf(setupOf(3, Variant::Base), 2, 103, UndoRule::Practice));
    Rng rng(103);
    const auto begins = [&](Seat seat) {
        return table.phase() == "draw-first" && table.match().decider() == seat &&
               hasHadTurn(table.local.seen(), seat) && settled(table.local);
    };
    // The bot's answer goes with one's own decision.
    QVERIFY(playUntil(table, rng, [&] { return begins(0) && hasHadTurn(table.local.seen(), 1); }));
    QCOMPARE(table.local.viewer(), Seat{0});
    const std::size_t moves = table.moves();
    QVERIFY(table.local.undoneToo() == std::vector<Seat>({1, 2}));
    QSignalSpy asked(table.controller.decision(), &TableDecision::askingChanged);
    table.controller.undo();
    QCOMPARE(table.moves(), moves);
    QCOMPARE(asked.size(), 1);
    QVERIFY(table.controller.decision()->isAsking() && table.controller.decision()->isGrave());
    QVERIFY(table.controller.decision()->prompt().contains(QStringLiteral("Bert")));
    QVERIFY(!table.controller.decision()->prompt().contains(QStringLiteral("Cleo"))); // a bot
    // One may think better of it.
    QCOMPARE(table.controller.decision()->choices()->rowCount(), 2);
    table.controller.choose(1);
    QVERIFY(!table.controller.decision()->isAsking() && !table.controller.decision()->isGrave());
    QCOMPARE(table.moves(), moves);
    // Or not.
    table.controller.undo();
    table.controller.choose(0);
    QVERIFY(table.moves() < moves);
    QVERIFY(!table.controller.decision()->isAsking());
    QCOMPARE(table.match().decider(), Seat{0});
    // In one's own turn nobody else is asked about.
    QVERIFY(
        playUntil(table, rng, [&] { return table.phase() == "action" && table.local.undoneToo().empty(); }));
    const std::size_t own = table.moves();
    table.controller.undo();
    QVERIFY(table.moves() < own);
}

void Controllers::howAMatchEndedIsNotTakenBack() {
    Desk table(matchOf(setupOf(2, Variant::Base), 1, 103, UndoRule::Practice, "greedy"));
    Rng rng(103);
    playUntil(table, rng, [] { return false; });
    QVERIFY(table.match().isOver() && table.match().undoable(0) > 0);
    const std::size_t moves = table.moves();
    QVERIFY(!table.controller.canUndo());
    table.controller.undo();
    QVERIFY(table.match().isOver());
    QCOMPARE(table.moves(), moves);
    // Where it is only tried how something ends, it can be tried again.
    table.local.session().setTried(true);
    QVERIFY(table.controller.canUndo());
    table.controller.undo();
    QVERIFY(!table.match().isOver());
}

void Controllers::whatLosesAllIsAskedAsSuch() {
    const auto position = [](const char* hand, const char* realm, const char* removed) {
        return std::string(
                   R"("turn": 2, "phase": "block-window", "finishing": true, "target": 1, "leader": 2,)"
                   R"( "assault": "a5", "polled": [1], "realm 1": )") +
               realm + R"(, "removed": ["castle of )" + removed + R"("], "hand 1": ")" + hand + "\"";
    };
    const auto says = [](Desk& table) {
        QStringList words;
        for (int row = 0; row < table.controller.decision()->choices()->rowCount(); ++row)
            words << table.controller.decision()->choices()->at(row).text;
        return words;
    };
    const QString notAgain = QStringLiteral("Not again this turn");
    {
        Desk table(castlesMatch(position("block", R"("empty")", "4 from 1").c_str(), 1, "{}"));
        QVERIFY(settled(table.local));
        QVERIFY(table.controller.decision()->isGrave());
        QVERIFY(
            table.controller.decision()->prompt().startsWith(QStringLiteral("You are out of the game if")));
        QVERIFY(!table.controller.decision()->promptLines().more.isEmpty()); // what is asked
        QVERIFY(!says(table).contains(notAgain));
        const ChoiceModel& choices = *table.controller.decision()->choices();
        for (int row = 0; row < choices.rowCount(); ++row)
            QCOMPARE(choices.at(row).passes, choices.at(row).text == QStringLiteral("Let it pass"));
        table.local.passTurn();
        QVERIFY(table.local.isAsked(0));
        // The window is that question: it is not asked twice.
        table.controller.choose(static_cast<int>(says(table).indexOf(QStringLiteral("Let it pass"))));
        QVERIFY(!table.controller.decision()->isAsking());
        QVERIFY(!table.controller.decision()->isGrave());
    }
    {
        Desk table(castlesMatch(position("block", R"("C")", "5 from 1").c_str(), 1, "{}"));
        QVERIFY(settled(table.local));
        QVERIFY(!table.controller.decision()->isGrave());
        QVERIFY(says(table).contains(notAgain));
    }
    {
        // In one's own turn it is asked first.
        Desk table(castlesMatch(R"("realm 1": "C", "hand 1": "jester a4", "realm 2": "C:4; C")", 1, "{}"));
        QVERIFY(settled(table.local));
        QVERIFY(table.local.play(*legal(table.match().state(), "use jester")));
        const QStringList buttons = says(table);
        const std::size_t moves = table.moves();
        for (int row = 0; row < buttons.size() && !table.controller.decision()->isGrave(); ++row) {
            table.controller.choose(row);
            if (!table.controller.decision()->isGrave()) table.controller.cancel();
        }
        QVERIFY(table.controller.decision()->isGrave() && table.controller.decision()->isAsking());
        QCOMPARE(table.moves(), moves);
    }
}

void Controllers::lastMoveIsMarked() {
    Desk table(matchOf(setupOf(2, Variant::Base), 2, 103));
    Rng rng(103);
    QVERIFY(playUntil(table, rng, [&] { return table.phase() == "build"; }));
    const auto marked = [&] {
        std::vector<Row> rows;
        for (const Row& row : table.rows())
            if (row.lastMoved) rows.push_back(row);
        return rows;
    };
    QCOMPARE(static_cast<int>(marked().size()), 1);
    const Row placed = marked().front();
    QVERIFY(placed.pile >= keep::kFirstCastle);
    QCOMPARE(placed.place, static_cast<int>(table.match().history().back().move.operand[2]));
    table.local.undo();
    QVERIFY(marked().empty() || marked().front().handle != placed.handle);
    table.local.redo();
    QCOMPARE(marked().front().handle, placed.handle);
    // Later it can be pointed at again.
    const auto then = static_cast<int>(table.moves()) - 1;
    QVERIFY(
        playUntil(table, rng, [&] { return !marked().empty() && marked().front().handle != placed.handle; }));
    const Row newest = marked().front();
    const auto builder = static_cast<Seat>(placed.pile - keep::kFirstCastle);
    QSignalSpy again(&table.controller, &TableController::shownAgain);
    table.controller.recall(then);
    QCOMPARE(marked().size(), std::size_t{1});
    QCOMPARE(again.size(), 1);
    QCOMPARE(again[0][0].value<QList<int>>(), QList<int>{marked().front().handle});
    QCOMPARE(again[0][1].toInt(), static_cast<int>(keep::handOf(builder)));
    QCOMPARE(marked().front().pile, placed.pile);
    QCOMPARE(marked().front().place, placed.place);
    table.controller.recall(-1);
    QCOMPARE(again.size(), 1);
    QCOMPARE(marked().front().handle, newest.handle);
}

void Controllers::spokenWords() {
    Desk table(matchOf(setupOf(2, Variant::Base), 1, 92));
    QVERIFY(settled(table.local));
    QCOMPARE(table.controller.spokenPile(keep::kDrawA).section(',', 0, 0), QStringLiteral("first draw pile"));
    QVERIFY(table.controller.spokenPile(keep::kDrawA).contains(QLatin1String("41")));
    QCOMPARE(table.controller.spokenPile(keep::kFirstCastle, keep::kNW),
             QStringLiteral("north-west corner of your castle, empty"));
    QVERIFY(table.controller.spokenPile(200).isEmpty());
    const int top = table.top(keep::kDrawA);
    const auto spoken = [&](QString PieceRow::* words) {
        for (const Row& row : table.rows())
            if (row.handle == top) return row.*words;
        return QString();
    };
    QCOMPARE(spoken(&PieceRow::spokenName),
             QStringLiteral("face-down tile, first draw pile, ") + textFor("castle-keep").counted(41));
    QCOMPARE(spoken(&PieceRow::stateWords), QStringLiteral("can be moved"));
    QVERIFY(table.controller.pick(top));
    QCOMPARE(spoken(&PieceRow::stateWords), QStringLiteral("picked up"));
    QVERIFY(table.controller.spokenPile(keep::handOf(0)).endsWith(QLatin1String("possible target")));
}

void Controllers::houseRulesStandInTheLog() {
    const auto firstLine = [](const char* options) {
        Desk table(castlesMatch(R"("realm 1": "C")", 1, options));
        const LogModel& log = *table.controller.match()->log();
        return log.rowCount() > 0 ? log.at(0).text : QString();
    };
    QVERIFY(!firstLine("{}").contains(QStringLiteral("House rules")));
    const QString line = firstLine(R"({"house.hand-size": "7"})");
    QVERIFY2(line.startsWith(QStringLiteral("House rules: ")) && line.contains(QLatin1Char('7')),
             qPrintable(line));
}

/// Each person at the screen hears it when they look, and not what has become of another.
void Controllers::whatHasBecomeOfOneIsToldOnce() {
    const char* jester = R"("phase": "special-target", "in play": "jester", "realm 1": "C:4", "realm 2": "C",
                            "realm 3": "C:5", "realm 4": "C:6")";
    Desk table(castlesMatch(jester, 4, "{}"));
    QVERIFY(settled(table.local));
    QVERIFY(table.controller.match()->statusNotice().title.isEmpty());
    const auto play = [&](const char* move) {
        return bool(table.local.play(*table.match().state().fromText(move)));
    };
    QVERIFY(play("destroy"));                                          // the second seat's castle
    QVERIFY(table.controller.match()->statusNotice().title.isEmpty()); // the first one looks on
    table.local.session().setPlayer(0, {"Anna", true, "random"});
    table.local.session().setPlayer(2, {"Cleo", true, "random"});
    table.local.session().setPlayer(3, {"Dora", true, "random"});
    QCOMPARE(table.controller.match()->viewer(), 1); // the only person left
    QCOMPARE(table.controller.match()->statusNotice().title, QStringLiteral("You are out of the game"));
    QCOMPARE(table.controller.match()->statusNotice().clause, QStringLiteral("CASTLES-ELIM-1"));
    table.controller.match()->readStatusNotice();
    QVERIFY(table.controller.match()->statusNotice().title.isEmpty());
    table.controller.retranslate();
    QVERIFY(table.controller.match()->statusNotice().title.isEmpty());
}

void Controllers::aNameIsPressed() {
    Desk table(castlesMatch(R"("guests": [2], "welcome": [2], "hand 1": "castle")", 4, "{}"));
    QVERIFY(settled(table.local));
    const auto words = [&](int seat) {
        const SeatModel& seats = *table.controller.seats();
        return seats.at(seat).press.words;
    };
    QCOMPARE(words(1), QStringLiteral("Give Bert the floor"));
    QVERIFY(words(0).isEmpty() && words(2).isEmpty());
    // A name that means nothing now does nothing.
    const auto events = table.moves();
    for (const int seat : {-1, 0, 2, 7}) table.controller.pressSeat(seat);
    QCOMPARE(table.moves(), events);
    table.controller.pressSeat(1);
    QVERIFY(table.moves() > events);
    QCOMPARE(table.phase(), QStringLiteral("guest-floor"));
    QCOMPARE(words(0), QStringLiteral("Hand the floor back"));
}

void Controllers::clausesCanBeOpened() {
    TableController table;
    QSignalSpy asked(&table, &TableController::clauseRequested);
    table.openClause(QStringLiteral("KEEP-BUILD-8"));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.front().front().toString(), QStringLiteral("KEEP-BUILD-8"));
}

void Controllers::propertiesTellWhenTheyChange() {
    LocalTable local(matchOf(setupOf(2, Variant::Base), 2, 105));
    TableController table;
    QSignalSpy sessions(&table, &TableController::tableChanged);
    QSignalSpy states(&table, &TableController::stateChanged);
    QSignalSpy motions(&table, &TableController::motionChanged);
    table.setTable(&local);
    table.setTable(&local);
    QCOMPARE(sessions.count(), 1);
    QVERIFY(states.count() >= 1);
    table.setMotion(0);
    table.setMotion(0);
    QCOMPARE(motions.count(), 1);
    QCOMPARE(table.motion(), 0);
    QVERIFY(settled(local));
    QVERIFY(table.match()->curtainDown());
    QCOMPARE(table.match()->viewer(), -1);
    QVERIFY(table.decision()->prompt().contains(table.match()->curtain().name));
    table.liftCurtain();
    QVERIFY(!table.match()->curtainDown());
    QVERIFY(table.match()->viewer() >= 0);
    QVERIFY(!table.match()->viewerName().isEmpty());
    QVERIFY(table.decision()->isMine());
    QVERIFY(!table.match()->isOver());
    QVERIFY(table.match()->ending().isEmpty());
}

/// A puppet wins along with its master, and its row at the end tells it apart from one that has lost.
void Controllers::puppetsWinAlong() {
    const GameInfo& castles = *findGame("castles");
    int along = 0;
    for (Seed seed = 1; along == 0 && seed <= 40; ++seed) {
        std::vector<Player> players;
        for (const char* name : {"Anna", "Bert", "Cleo"}) players.push_back({name, true, "random"});
        Match match(castles, {3, {}}, std::move(players), seed);
        Rng rng(seed);
        for (match.settle(); !match.isOver(); match.settle()) match.play(randomMove(match.state(), rng));
        LocalTable local(std::move(match));
        TableController table;
        table.setTable(&local);
        const Seen seen = local.match().known(kNobody);
        for (const EndSeat& seat : table.match()->result().seats) {
            const bool wins = local.text().winsAlong(seen, static_cast<Seat>(seat.seat));
            QCOMPARE(seat.standing.startsWith("wins along"), wins);
            along += wins ? 1 : 0;
        }
    }
    QVERIFY(along > 0);
}

namespace {

/// A match of three at Castles of Caleira that has been played to the end, with so many people.
Match endedCaleira(int people, Seed seed) {
    const GameInfo& caleira = *findGame("castles-of-caleira");
    const char* const names[] = {"Anna", "Bert", "Cleo"};
    std::vector<Player> players;
    for (int seat = 0; seat < 3; ++seat)
        players.push_back({names[seat], seat >= people, seat >= people ? "random" : ""});
    Match match(caleira, {3, {}}, std::move(players), seed);
    Rng rng(seed);
    for (match.settle(); !match.isOver(); match.settle()) match.play(randomMove(match.state(), rng));
    return match;
}

} // namespace

/// In the end seats stand in the order of their ranks, with true figures, and all that lay hidden is there to
/// be turned up, one after the other.
void Controllers::resultOfAMatch() {
    int counted = 0;
    for (Seed seed = 1; seed <= 12; ++seed)
        for (const int people : {0, 1, 2}) {
            Match match = endedCaleira(people, seed);
            MatchNotes notes;
            notes.played = 125;
            match.setNotes(notes);
            const auto decisions = static_cast<int>(std::ranges::count_if(
                match.history(), [](const HistoryItem& item) { return isSeat(item.decider); }));
            const View open = match.view(kNobody);
            LocalTable local(std::move(match));
            TableController table;
            table.setTable(&local);
            const EndResult result = table.match()->result();
            QCOMPARE(result.seats.size(), 3);
            int rank = 1;
            int hidden = 0;
            for (const EndSeat& seat : result.seats) {
                QVERIFY(seat.rank >= rank);
                rank = seat.rank;
                QCOMPARE(seat.winner, rank == 1);
                if (seat.open < 0) continue;
                ++counted;
                hidden += seat.hidden;
                QVERIFY(seat.standing.startsWith(QString::number(seat.open + seat.hidden) + ' '));
            }
            const bool won = local.match().state().score(0) > 0;
            QCOMPARE(result.title.startsWith("You "), people == 1 && won);
            QCOMPARE(result.facts.size(), 3);
            QVERIFY(result.facts[1].startsWith(QString::number(decisions) + ' '));
            QVERIFY(result.facts[2].startsWith("2 "));
            // What decided it, each a line of what everybody saw, the last blow among them.
            QStringList heavy;
            const Match& over = local.match();
            for (std::size_t item = 0; item < over.history().size(); ++item)
                if (const SeenMove told = over.told(item, kNobody); told.impact().harm != Harm::None)
                    heavy << local.text().logLine(told, local.names());
            QCOMPARE(result.story.isEmpty(), heavy.isEmpty());
            QVERIFY(result.story.size() <= 3);
            for (const StoryLine& line : result.story) {
                QVERIFY2(heavy.contains(line.text.section(QStringLiteral(": "), 1)), qPrintable(line.text));
                // The moment just after: what it tells has been done.
                const auto moment = static_cast<std::size_t>(line.moment);
                QVERIFY(
                    line.text.endsWith(local.text().logLine(over.told(moment - 1, kNobody), local.names())));
            }
            if (!heavy.isEmpty()) QVERIFY(result.story.last().text.endsWith(heavy.last()));
            // What is turned up are the cards that lie down in castles, each once.
            QSet<int> handles;
            for (const TurnedPiece& one : result.turned) handles.insert(one.handle);
            QCOMPARE(handles.size(), result.turned.size());
            const auto down = std::ranges::count_if(open.pieces, [&](const Piece& piece) {
                const PileInfo* pile = nullptr;
                const std::vector<PileInfo> piles = local.match().game().piles(local.match().setup());
                for (const PileInfo& one : piles)
                    if (one.id == piece.pile) pile = &one;
                return pile != nullptr && pile->kind == PileKind::Row && !piece.faceUp;
            });
            QCOMPARE(result.turned.size(), down);
            QVERIFY(hidden <= down);
        }
    QVERIFY(counted > 20);
}

QTEST_GUILESS_MAIN(Controllers)
#include "controller.moc"
