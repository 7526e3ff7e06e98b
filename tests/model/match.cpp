// SPDX-License-Identifier: GPL-3.0-or-later
// A match in progress: what it remembers, gives back, and keeps to itself.
#include "match/match.h"
#include "combinations.h"
#include "core/rng.h"
#include "keep/game.h"

#include <QTest>

#include <map>
#include <optional>
#include <set>

using namespace drawbridge;

namespace {

const GameInfo& castleKeep() { return *findGame("castle-keep"); }

std::vector<Player> people(int seats) {
    std::vector<Player> players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back({"Player " + std::to_string(seat + 1), false, ""});
    return players;
}

Setup setupOf(const keep::Options& options) {
    return {options.seats, {options.value.begin(), options.value.end()}};
}

Match newMatch(const Setup& setup, Seed seed, UndoRule undo = UndoRule::Fair) {
    return Match(castleKeep(), setup, people(setup.seats), seed, undo);
}

/// One random decision of whoever has to decide.
void playOne(Match& match, Rng& rng) {
    if (match.playChance()) return;
    MoveList list;
    match.state().legalMoves(list);
    match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
}

/// Everything that a seat is told of a match, event by event.
struct Told {
    std::vector<View> views; ///< handles included
    std::vector<std::string> events;
    std::vector<int> undoable;

    bool operator==(const Told&) const = default;
};

/// What `seat` is told while these moves are made; nothing if one of them is refused. Stops where the game
/// ends, since hands may be laid open then.
std::optional<Told> listen(const Setup& setup, const std::vector<Move>& moves, Seat seat) {
    Match match = newMatch(setup, 1);
    Told told;
    for (const Move move : moves) {
        if (!match.play(move)) return std::nullopt;
        if (match.isOver()) break;
        told.views.push_back(match.view(seat));
        told.events.push_back(match.eventText(match.events().size() - 1, seat));
        told.undoable.push_back(match.undoable(seat));
    }
    return told;
}

std::set<Handle> handlesIn(const View& view, PileId pile) {
    std::set<Handle> handles;
    for (const Piece& piece : view.pieces)
        if (piece.pile == pile) handles.insert(piece.handle);
    return handles;
}

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
        Match match = newMatch({2, {}}, seed);
        match.settle();
        std::string said;
        for (std::size_t event = 0; event < match.events().size(); ++event)
            said += (said.empty() ? "" : ", ") + match.stateAt(event).toText(match.events()[event].move);
        QCOMPARE(said.c_str(), deal.constData());
    }

    void refusedMovesChangeNothing() {
        Match match = newMatch({2, {}}, 3);
        match.settle();
        const auto before = match.state().clone();
        const std::size_t events = match.events().size();
        QVERIFY(!match.play(keep::moves::end()));
        QCOMPARE(match.events().size(), events);
        QVERIFY(match.state().equals(*before));
    }

    /// Undo gives back the very position, and redo the very future, chance included.
    void undoAndRedoWalkTheHistory() {
        Rng rng(17);
        for (const auto& options : combinations<CastleKeep>(0, 0)) {
            if (rng.below(25 * kOneGameOf) != 0) continue;
            Match match = newMatch(setupOf(options), rng.next(), UndoRule::Practice);
            std::vector<std::unique_ptr<GameState>> history;
            history.push_back(match.state().clone());
            for (int decision = 0; decision < 150 && !match.isOver(); ++decision) {
                playOne(match, rng);
                history.push_back(match.state().clone());
            }
            const auto end = match.events().size();
            std::vector<std::size_t> stops;
            while (true) {
                Seat seat = 0;
                while (seat < options.seats && match.undoable(seat) == 0) ++seat;
                if (seat == options.seats) break;
                const auto expected = match.events().size() - static_cast<std::size_t>(match.undoable(seat));
                stops.push_back(match.events().size());
                match.undo(seat);
                QCOMPARE(match.events().size(), expected);
                QVERIFY(match.state().equals(*history[expected]));
                QCOMPARE(int{match.decider()}, int{seat});
            }
            while (match.canRedo()) {
                match.redo();
                QCOMPARE(match.events().size(), stops.back());
                stops.pop_back();
                QVERIFY(match.state().equals(*history[match.events().size()]));
            }
            QCOMPARE(match.events().size(), end);
        }
    }

    void fairUndoStopsAtWhatWasRevealed() {
        Rng rng(23);
        int undone = 0;
        for (int game = 0; game < 20; ++game) {
            Match match = newMatch({2, {}}, rng.next());
            while (!match.isOver() && match.events().size() < 200) {
                playOne(match, rng);
                for (const Seat seat : {Seat{0}, Seat{1}}) {
                    const Event& last = match.events().back();
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
        Match match = newMatch({2, {}}, 99, UndoRule::Practice);
        match.settle();
        const Seat seat = match.decider();
        const auto events = match.events().size();
        QVERIFY(match.play(keep::moves::draw(keep::DrawFrom::PileA)));
        match.settle();
        const Move drawn = match.events().back().move;
        match.undo(seat);
        QCOMPARE(match.events().size(), events);
        QVERIFY(match.play(keep::moves::draw(keep::DrawFrom::PileB)));
        match.settle();
        QVERIFY(match.events().back().move == drawn);
    }

    void handlesAreUniqueAndLast() {
        Rng rng(29);
        for (int game = 0; game < 12; ++game) {
            keep::Options options;
            options.seats = static_cast<std::uint8_t>(2 + game % 3);
            if (game % 2 == 0) options.set(keep::Option::AdvancedDraw, 1);
            if (game % 5 == 0) options.set(keep::Variant::Empire);
            const Setup setup = setupOf(options);
            Match match = newMatch(setup, rng.next());
            std::map<Seat, View> before;
            for (int decision = 0; decision < 400 && !match.isOver(); ++decision) {
                playOne(match, rng);
                const bool shuffled = keep::verbOf(match.events().back().move) == keep::Verb::Shuffle;
                for (Seat viewer = 0; viewer <= setup.seats; ++viewer) {
                    const Seat seat = viewer < setup.seats ? viewer : kNobody;
                    const View now = match.view(seat);
                    std::set<Handle> handles;
                    for (const Piece& piece : now.pieces) {
                        QVERIFY(piece.handle != 0);
                        QVERIFY2(handles.insert(piece.handle).second, "two pieces with one handle");
                    }
                    const auto then = before.find(seat);
                    if (then != before.end()) {
                        if (shuffled) {
                            // No eye follows a tile through a shuffle.
                            for (const PileId pile : {keep::kDrawA, keep::kDrawB})
                                for (const Handle handle : handlesIn(now, pile))
                                    QVERIFY(handlesIn(then->second, keep::kDiscardPile).count(handle) == 0);
                        } else {
                            // What an eye could see before and after is the same piece with the same face.
                            QCOMPARE(now.pieces.size(), then->second.pieces.size());
                            std::map<Handle, Face> faces;
                            for (const Piece& piece : then->second.pieces) faces[piece.handle] = piece.face;
                            for (const Piece& piece : now.pieces) {
                                const auto old = faces.find(piece.handle);
                                QVERIFY2(old != faces.end(), "a piece that came from nowhere");
                                if (old->second != kHidden && piece.face != kHidden)
                                    QCOMPARE(piece.face, old->second);
                            }
                        }
                    }
                    before[seat] = now;
                }
            }
        }
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
            const Setup setup = setupOf(options);
            Match match = newMatch(setup, rng.next());
            const auto length = 30 + rng.below(120);
            while (!match.isOver() && match.events().size() < length) playOne(match, rng);
            std::vector<Move> moves;
            for (const Event& event : match.events()) moves.push_back(event.move);

            for (Seat viewer = 0; viewer <= seats; ++viewer) {
                const Seat seat = viewer < seats ? viewer : kNobody;
                const auto told = listen(setup, moves, seat);
                QVERIFY(told.has_value());
                for (int attempt = 0; attempt < 40; ++attempt) {
                    // Another outcome of a draw that the seat has not seen; if the game could have gone on as
                    // it did, the seat cannot tell that it did not.
                    const auto event = rng.below(static_cast<std::uint32_t>(moves.size()));
                    const GameState& before = match.stateAt(event);
                    if (before.decider() != kChance || before.seenBy(moves[event], seat) == moves[event])
                        continue;
                    MoveList outcomes;
                    before.legalMoves(outcomes);
                    std::vector<Move> other = moves;
                    other[event] = outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))];
                    if (other[event] == moves[event] ||
                        before.seenBy(other[event], seat) != before.seenBy(moves[event], seat))
                        continue;
                    // Hands are laid open when their player is out (KEEP-EMPIRE-11).
                    if (match.state().viewFor(kNobody).facts[keep::kFactOut] != 0) continue;
                    const auto alsoTold = listen(setup, other, seat);
                    if (!alsoTold) continue;
                    ++compared;
                    QVERIFY(alsoTold->views == told->views);
                    QVERIFY(alsoTold->events == told->events);
                    QVERIFY(alsoTold->undoable == told->undoable);
                }
            }
        }
        qInfo("%d histories compared", compared);
        QVERIFY(compared >= 20);
    }
};

QTEST_APPLESS_MAIN(TestMatch)
#include "match.moc"
