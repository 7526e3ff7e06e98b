// SPDX-License-Identifier: GPL-3.0-or-later
// CASTLES as it lies on a table: what each seat sees, what hands say, moves and positions in words, and what
// they refuse.
#include "castles/exampaper.h"
#include "match/gamestate.h"
#include "matchexam.h"

#include <QTest>

#include <map>
#include <set>
#include <tuple>

using namespace drawbridge;

class TestCastlesTable : public QObject {
    Q_OBJECT

    static std::vector<castles::Options> some(std::size_t oneOf, int mixed, Seed seed) {
        std::vector<castles::Options> all;
        const std::vector<castles::Options> every = castles::everySwitch();
        for (std::size_t i = seed % oneOf; i < every.size(); i += oneOf) all.push_back(every[i]);
        Rng rng(seed);
        for (int game = 0; game < mixed; ++game) all.push_back(castles::anyOptions(rng));
        return all;
    }

    /// Cards are shown now and then, where that is allowed.
    static void showSome(castles::Position& p, Rng& rng) {
        if (!p.options.on(castles::Option::ShowHand) || !isSeat(p.decider) || rng.below(8) != 0) return;
        const auto seats = static_cast<std::uint32_t>(p.seats());
        const auto holder = static_cast<Seat>(rng.below(seats));
        const auto to = static_cast<Seat>(rng.below(seats));
        const castles::Heap hand = p.hand(holder);
        if (hand.empty()) return;
        const castles::Kind kind =
            hand.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.size()))));
        const Move move = castles::moves::show(holder, kind, to);
        if (castles::judge(p, move)) castles::apply(p, move);
    }

    /// Plays random games and asks about each position, or each `step`-th of them; what went wrong first.
    template <class Ask>
    static std::string askAll(const std::vector<castles::Options>& all, std::size_t step, Seed seed,
                              Ask ask) {
        for (std::size_t index = 0; index < all.size(); index += kOneGameOf) {
            Rng rng(Rng::derive(seed, index));
            castles::Position p = castles::start(all[index]);
            for (std::size_t event = index;; ++event) {
                const bool over = p.decider == kNobody;
                if (event % step == 0 || over)
                    if (std::string what = ask(p, rng); !what.empty())
                        return what + "\nphase " + std::string(castles::phaseName(p.phase)) + ", " +
                               describe<CastlesGame>(all[index]);
                if (over) break;
                showSome(p, rng);
                castles::apply(p, p.decider == kChance ? castles::sampleChance(p, rng)
                                                       : castles::randomMove(p, rng));
            }
        }
        return {};
    }

    /// Asks about matches of mixed options; what went wrong first.
    template <class Ask>
    static std::string askMatches(int count, Seed seed, Ask ask) {
        Rng rng(seed);
        for (int index = 0; index < count; ++index) {
            const castles::Options options = castles::anyOptions(rng);
            if (index % kOneGameOf != 0) continue;
            if (std::string what = ask(options, Rng::derive(seed, static_cast<std::uint64_t>(index)));
                !what.empty())
                return what + "\n" + describe<CastlesGame>(options);
        }
        return {};
    }

    static std::vector<Move> legal(const castles::Position& p) {
        MoveList list;
        castles::legalMoves(p, list);
        return {list.begin(), list.end()};
    }

    static std::map<std::pair<PileId, int>, Piece> byPlace(const View& view) {
        std::map<std::pair<PileId, int>, Piece> pieces;
        for (const Piece& piece : view.pieces) pieces[{piece.pile, piece.place}] = piece;
        return pieces;
    }

    /// The position that somebody wrote down, who must have written it well.
    static castles::Position positionOf(const castles::Options& options, const char* text) {
        const Json json = readJson(text);
        Mistakes mistakes;
        const auto p = castles::readPosition(options, json.root, 1, mistakes);
        for (const Mistake& mistake : mistakes) qWarning("%s", toText(mistake).c_str());
        return p ? *p : castles::Position();
    }

  private slots:
    /// A position written down and read again is the same in every respect.
    void everyPositionCanBeWritten() {
        const std::string what =
            askAll(some(7, 120, 3), 13, 41, [](const castles::Position& p, Rng&) -> std::string {
                const TableWords words = castles::words(p.options);
                const Value written = toValue(castles::describe(p), words);
                const Json json = readJson(writeJson(written));
                if (json.error) return "a position that is no JSON\n" + writeJson(written);
                Mistakes wrong;
                const auto read = castles::readPosition(p.options, json.root, 0, wrong);
                if (read) compare(written, castles::describe(*read), words, Unnamed::Any, wrong, wrong);
                std::string told;
                for (const Mistake& mistake : wrong) told += "\n" + toText(mistake);
                if (!read) return "a position that cannot be read:" + told + "\n" + writeJson(written);
                if (!wrong.empty())
                    return "a position that is read as another:" + told + "\n" + writeJson(written);
                // Equal cards are interchangeable, and in which order the discards lie does not matter.
                const std::string again = writeJson(toValue(castles::describe(*read), words));
                if (again != writeJson(written))
                    return "a position that does not come back\n" + writeJson(written) + "\n" + again;
                return {};
            });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void recordsKeepMatches() {
        const std::string what = askMatches(30, 51, [](const castles::Options& options, Seed seed) {
            return losesRecord<CastlesGame>(options, seed, seed % 2 == 0 ? ~std::size_t{0} : 20 + seed % 300);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void undoAndRedoWalkTheHistory() {
        const std::string what = askMatches(16, 52, [](const castles::Options& options, Seed seed) {
            Rng rng(seed);
            return losesHistory<CastlesGame>(options, rng, 300);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    void handlesAreUniqueAndLast() {
        const std::string what = askMatches(16, 53, [](const castles::Options& options, Seed seed) {
            Rng rng(seed);
            return losesPieces<CastlesGame>(options, rng, 300);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
    }

    /// Nobody is told, by view, log or handles, which card of several it was that he has not seen.
    void aMatchTellsNobodyWhatHeMayNotKnow() {
        const auto faces = [](const GameState& state) {
            std::ptrdiff_t seen = 0;
            for (Seat seat = 0; seat < state.seats(); ++seat)
                seen += std::ranges::count_if(state.viewFor(seat).pieces,
                                              [](const Piece& piece) { return piece.face != kHidden; });
            return seen;
        };
        // Cards are laid open: a dead hand, a castle found in the deck.
        const auto opens = [&](const GameState& before, Move, const GameState& after) {
            return before.decider() != kChance && faces(after) != faces(before);
        };
        int compared = 0;
        const std::string what = askMatches(30, 54, [&](const castles::Options& options, Seed seed) {
            Rng rng(seed);
            return tellsTooMuch<CastlesGame>(options, rng, 12, compared, opens);
        });
        QVERIFY2(what.empty(), tell(what).c_str());
        qInfo("%d histories compared", compared);
        QVERIFY(compared >= (kOneGameOf > 1 ? 1 : 30));
    }

    /// Each well-formed move has a text of its own, which is read as that move.
    void everyMoveHasItsText() {
        for (const int seats : {2, 5, 8}) {
            const castles::Position p = castles::start(castles::forSeats(seats));
            std::set<std::string> texts;
            const auto ask = [&](Move move) {
                const std::string text = castles::toText(p, move);
                QVERIFY2(texts.insert(text).second, text.c_str());
                const auto read = castles::fromText(p, text);
                QVERIFY2(read && *read == move, text.c_str());
            };
            castles::forEachMove(p.options, ask);
            for (Seat seat = 0; seat < seats; ++seat) {
                ask(castles::moves::concede(seat));
                for (Seat to = 0; to < seats; ++to) ask(castles::moves::show(seat, castles::kJester, to));
            }
        }
    }

    void movesAreUnderstood() {
        const castles::Position p = positionOf({}, R"({"hand 1": "a9"})");
        const auto reads = [&](std::string_view text, std::string_view as) {
            const auto move = castles::fromText(p, text);
            return move && castles::toText(p, *move) == as;
        };
        QVERIFY(reads("  use   a9 ", "use ballistas-attack"));
        QVERIFY(reads("use Ballistas attack", "use ballistas-attack"));
        QVERIFY(reads("use d3", "use rushed-defenses"));
        QVERIFY(reads("use uM", "use moat"));
        QVERIFY(reads("end play", "end-play"));
        QVERIFY(reads("hand back", "hand-back"));
        QVERIFY(reads("block ally 3", "block-ally 3"));
        QVERIFY(reads("discard", "discard"));
        QVERIFY(reads("discard rushed defenses", "discard rushed-defenses"));
        QVERIFY(reads("concede", "concede 1"));
        QVERIFY(reads("remove 12.3", "remove 12.3"));
        for (const char* no : {"",
                               "use",
                               "use 9",
                               "use a3",
                               "use a11",
                               "use d11",
                               "at",
                               "at 0",
                               "at 9",
                               "on 52",
                               "on 1.1",
                               "replace 4",
                               "remove 1.4",
                               "remove 1.",
                               "remove .1",
                               "clear",
                               "clear 1.up",
                               "pass on",
                               "block 1",
                               "show 1 a9",
                               "show 1 2",
                               "show 1 a9 9",
                               "end",
                               "hand",
                               "use a9 a9",
                               "remove 1.1.1",
                               "lay castle gate",
                               "first"})
            QVERIFY2(!castles::fromText(p, no), no);
    }

    /// All cards of the game lie somewhere, no two in one place; and what happens is told as it is seen.
    void whatLiesThereIsWhatHappens() {
        std::map<int, int> seen;
        const std::string what =
            askAll(some(9, 60, 5), 1, 42, [&](const castles::Position& p, Rng&) -> std::string {
                const View before = castles::viewFor(p, 0);
                const auto then = byPlace(before);
                if (then.size() != before.pieces.size()) return "two pieces in one place";
                const auto cards = static_cast<std::size_t>(castles::cardsInGame(p.options).size() +
                                                            castles::cardsLeftOut(p.options).size());
                if (before.pieces.size() != cards) return "another number of pieces than of cards";
                if (p.decider == kNobody) return {};
                // Not every move is looked at: there are too many.
                const std::vector<Move> moves = legal(p);
                const Move move =
                    moves[static_cast<std::size_t>(p.turns + p.discards().size()) % moves.size()];
                castles::Position after = p;
                castles::apply(after, move);
                const auto now = byPlace(castles::viewFor(after, 0));
                for (const Event& event : castles::consequences(p, move)) {
                    using castles::EventKind;
                    const EventKind kind = castles::kindOfEvent(event);
                    ++seen[event.kind];
                    const std::pair<PileId, int> where{event.where.pile, event.where.place};
                    const bool came = kind == EventKind::Stands || kind == EventKind::Upgraded ||
                                      kind == EventKind::Defends || kind == EventKind::Returns;
                    const bool went = kind == EventKind::Falls || kind == EventKind::Removed;
                    const auto& view = came ? now : then;
                    if ((came || went) && (!view.contains(where) || view.at(where).face != event.face))
                        return "event " + std::to_string(event.kind) +
                               " tells of a card that is not there, after " + castles::toText(p, move);
                }
                return {};
            });
        QVERIFY2(what.empty(), tell(what).c_str());
        QVERIFY(kOneGameOf > 1 || seen.size() > 15);
    }

    /// What happens seldom.
    void rareEventsAreTold() {
        using castles::EventKind;
        const auto tells = [](const char* text, const char* move, EventKind kind, Seat seat) {
            const castles::Position p = positionOf(castles::forSeats(4), text);
            const auto made = castles::fromText(p, move);
            if (!made || !castles::judge(p, *made)) return false;
            const auto told = castles::consequences(p, *made);
            return std::ranges::any_of(told, [&](const Event& event) {
                return castles::kindOfEvent(event) == kind && event.seat == seat;
            });
        };
        const char* combined = R"({"phase": "block-window", "target": 2, "guests": [3], "realm 2": "C",
            "laid": ["a8 by 1 on 2", "a7 by 3 on 2"], "removed": ["8 of 2.1", "7 of 2.2"], "polled": [4],
            "hand 4": "block"})";
        QVERIFY(tells(combined, "block-ally 1", EventKind::Barred, 0));
        QVERIFY(tells(combined, "block-ally 1", EventKind::Leads, 2));
        QVERIFY(tells(combined, "block-ally 1", EventKind::Cancelled, 0));
        QVERIFY(tells(combined, "block-ally 1", EventKind::Returns, 1));
        QVERIFY(!tells(combined, "block-ally 1", EventKind::Blocked, 1));
        const char* six =
            R"({"realm 1": 6, "six": {"1": 1}, "turn": 2, "phase": "special-target",
            "in play": "jester"})";
        QVERIFY(tells(six, "on 1", EventKind::Loses, 0));
        QVERIFY(tells(six, "on 1", EventKind::Stands, 1));
        const char* fifth = R"({"realm 1": 5, "hand 1": "castle"})";
        QVERIFY(tells(fifth, "use castle", EventKind::Holds, 0));
        const char* called = R"({"guests": [3]})";
        QVERIFY(tells(called, "end-play", EventKind::LastCall, 2));
        QVERIFY(tells(R"({"phase": "guest-floor", "guests": [3], "floor": 3})", "hand-back",
                      EventKind::HasFloor, 0));
    }

    /// Nobody's view, nor what is heard of a move, tells which of the cards lies where one cannot see it
    /// (CASTLES-INFO-1, CASTLES-INFO-4, CASTLES-INFO-5).
    void nobodyIsToldWhatHeMayNotKnow() {
        int compared = 0;
        const std::string what =
            askAll(some(9, 120, 6), 5, 43, [&](const castles::Position& p, Rng& rng) -> std::string {
                if (p.phase == castles::Phase::Over) return {};
                for (Seat viewer = 0; viewer <= p.seats(); ++viewer) {
                    const Seat seat = viewer < p.seats() ? viewer : kNobody;
                    castles::Position other = p;
                    if (!ExamPaper<CastlesGame>::exchangeUnknown(other, seat, rng)) continue;
                    ++compared;
                    if (castles::viewFor(other, seat) != castles::viewFor(p, seat))
                        return "a view that tells of hidden cards";
                    if (p.decider == kChance || !isSeat(p.decider) || seat == p.decider) continue;
                    // The same move is heard of in the same way.
                    for (const Move move : legal(p))
                        if (castles::judge(other, move) &&
                            castles::seenBy(p, move, seat) != castles::seenBy(other, move, seat))
                            return "a move that is heard of differently: " + castles::toText(p, move);
                }
                // What is drawn in secret.
                if (p.decider != kChance || p.deck().empty() || p.phase == castles::Phase::First) return {};
                const std::vector<Move> moves = legal(p);
                const Move one = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                for (Seat seat = 0; seat < p.seats(); ++seat)
                    for (const Move move : moves) {
                        if (castles::seesHand(p, seat, p.drawer)) continue;
                        if (castles::seenBy(p, one, seat) != castles::seenBy(p, move, seat))
                            return "a secret draw that is heard of";
                        castles::Position after = p;
                        castles::Position other = p;
                        castles::apply(after, one);
                        castles::apply(other, move);
                        if (after.phase != other.phase)
                            continue; // what a puppet drew decides what is left to find
                        if (castles::viewFor(after, seat) != castles::viewFor(other, seat))
                            return "a secret draw that is seen";
                    }
                return {};
            });
        QVERIFY2(what.empty(), tell(what).c_str());
        qInfo("%d pairs compared", compared);
        QVERIFY(compared >= (kOneGameOf > 1 ? 100 : 2000));
    }

    /// Master and puppets see one another's hands; fellow puppets do not (CASTLES-PUP-12, CASTLES-RULING-99).
    void mastersAndPuppetsSeeOneAnother() {
        const castles::Position p =
            positionOf(castles::forSeats(5), R"({"masters": {"2": 1, "3": 1}, "hand 1": "a4", "hand 2": "a5",
                                    "hand 3": "a6", "hand 4": "a7!3", "hand 5": "a8!"})");
        QCOMPARE(p.seats(), 5);
        const auto sees = [&](Seat viewer, Seat holder) {
            const View view = castles::viewFor(p, viewer);
            return std::ranges::any_of(view.pieces, [&](const Piece& piece) {
                return piece.pile == castles::handOf(holder) && piece.face != kHidden;
            });
        };
        for (Seat viewer = 0; viewer < 5; ++viewer)
            for (Seat holder = 0; holder < 5; ++holder) {
                const bool own = viewer == holder;
                const bool bound = (viewer == 0 && (holder == 1 || holder == 2)) ||
                                   (holder == 0 && (viewer == 1 || viewer == 2));
                const bool shown = holder == 4 || (holder == 3 && viewer == 2);
                QCOMPARE(sees(viewer, holder), own || bound || shown);
            }
        QVERIFY(!sees(kNobody, 0));
        QVERIFY(!sees(kNobody, 3));
    }

    /// Whoever has looked through the deck is told what is in it, and nobody else (house.deck-search).
    void whoLooksSeesTheDeck() {
        const castles::Position p =
            positionOf(castles::forSeats(3), R"({"lookers": [2], "deck": "a4 a4 castle"})");
        const View looker = castles::viewFor(p, 1);
        const View other = castles::viewFor(p, 2);
        const auto cards = [](const View& view, unsigned kind) {
            const auto& deck = view.as<castles::Public>().deck;
            return deck ? int{(*deck)[kind]} : -1;
        };
        QCOMPARE(cards(looker, castles::kPeasants), 2);
        QCOMPARE(cards(looker, castles::kJester), 0);
        QCOMPARE(cards(other, castles::kPeasants), -1);
        for (const View& view : {looker, other})
            for (const Piece& piece : view.pieces)
                if (piece.pile == castles::kDeckPile) QCOMPARE(piece.face, kHidden);
    }

    /// Where no card lies to be taken, the discards are still to be shuffled or the turn to be ended.
    void anEmptyDeckIsDrawnFromByAButton() {
        for (const char* text :
             {R"({"phase": "hand-discard", "deck": "a4"})", R"({"phase": "hand-discard", "deck": 0})"}) {
            const castles::Position p = positionOf({}, text);
            QVERIFY(castles::judge(p, castles::moves::draw()));
            QCOMPARE(bool(castles::gestureOf(p, castles::moves::draw()).from), !p.deck().empty());
        }
    }

    /// The gesture of a move means it; and to drop a card on what it is to be used for says both at once.
    void gesturesSayMoves() {
        std::map<int, int> said;
        const std::string what =
            askAll(some(9, 60, 7), 3, 44, [&](const castles::Position& p, Rng&) -> std::string {
                if (!isSeat(p.decider)) return {};
                const View view = castles::viewFor(p, p.decider);
                for (const Move move : legal(p)) {
                    const Gesture gesture = castles::gestureOf(p, move);
                    if (!gesture.from) continue;
                    // Whoever is asked has it before them: a deck can be empty.
                    const auto isTaken = [&](const Piece& piece) {
                        return piece.pile == gesture.from.pile &&
                               (gesture.from.place == kAnyPlace || piece.place == gesture.from.place) &&
                               (gesture.face == kHidden || piece.face == gesture.face);
                    };
                    if (std::ranges::none_of(view.pieces, isTaken))
                        return "a gesture that takes nothing: " + castles::toText(p, move);
                    MoveList list;
                    castles::meanings(p, gesture, list);
                    if (std::ranges::find(list, move) == list.end())
                        return "a gesture that does not mean its move: " + castles::toText(p, move);
                    if (castles::verbOf(move) != castles::Verb::Use &&
                        castles::verbOf(move) != castles::Verb::Clear)
                        continue;
                    ++said[move.verb];
                    castles::Position chosen = p;
                    castles::apply(chosen, move);
                    if (chosen.inPlay() == castles::kNoKind) continue;
                    for (const Move target : legal(chosen)) {
                        Gesture whole = castles::gestureOf(chosen, target);
                        if (!whole.to) return "a target without a place: " + castles::toText(chosen, target);
                        whole.from = gesture.from;
                        whole.face = gesture.face;
                        const std::vector<Move> moves = castles::compoundMove(p, std::span(&whole, 1));
                        const bool full = moves.size() == 2 && moves[0] == move && moves[1] == target;
                        if (!full)
                            return "a course that says something else: " + castles::toText(p, move) + ", " +
                                   castles::toText(chosen, target);
                    }
                }
                // Dragged off the table at any time of one's own.
                if (p.phase != castles::Phase::Main || !castles::judge(p, castles::moves::table())) return {};
                castles::Position clearing = p;
                castles::apply(clearing, castles::moves::table());
                for (const Move move : legal(clearing)) {
                    const Gesture gesture = castles::gestureOf(clearing, move);
                    const std::vector<Move> moves = castles::compoundMove(p, std::span(&gesture, 1));
                    if (moves != std::vector{castles::moves::table(), move})
                        return "a course that clears something else";
                }
                return {};
            });
        QVERIFY2(what.empty(), tell(what).c_str());
        QVERIFY(said[static_cast<int>(castles::Verb::Use)] > 0);
        QVERIFY(said[static_cast<int>(castles::Verb::Clear)] > 0);
    }

    /// What needs no second choice is said by dropping the card where it will go, and nowhere else; a full
    /// castle is improved by dropping the card on what is to go.
    void gesturesGoWhereTheyLand() {
        using namespace castles;
        const auto texts = [](const Position& p, std::uint8_t kind, Spot to) {
            const Gesture gesture{{handOf(p.actor)}, static_cast<Face>(kind), to};
            std::string text;
            for (const Move move : compoundMove(p, std::span(&gesture, 1)))
                joinTo(text, toText(p, move), ", ");
            return text;
        };
        const auto on = [](Seat seat, std::uint8_t castle, Part part = Part::Castle) {
            return Spot{realmPileOf(seat), placeOf(castle, part)};
        };
        Options few;
        few.set(Option::DefenceGifts, 1);
        const Position p =
            positionOf(few, R"({"realm 1": "C:6", "hand 1": "castle d7 uM cannon-fire rushed-defenses"})");
        QCOMPARE(texts(p, kCastle, {realmPileOf(0)}), "use castle");
        QCOMPARE(texts(p, kCastle, {realmPileOf(1)}), "");
        QCOMPARE(texts(p, kSwordsmenDefence, on(0, 0, Part::First)), "use swordsmen-defense");
        QCOMPARE(texts(p, kSwordsmenDefence, on(1, 1)), "");
        QCOMPARE(texts(p, kMoat, on(0, 0)), "use moat");
        QCOMPARE(texts(p, kCannonFire, {kDiscardPile}), "use cannon-fire");
        QCOMPARE(texts(p, kRushed, on(0, 0)), "use rushed-defenses");
        QCOMPARE(texts(p, kRushed, {kDiscardPile}), "");
        const Position full =
            positionOf({}, R"({"realm 1": "C:10,6,4; C", "hand 1": "d7 d8 rushed-defenses jester a8"})");
        QCOMPARE(texts(full, kSwordsmenDefence, on(0, 0, Part::Second)),
                 "use swordsmen-defense, on 1, replace 2");
        QCOMPARE(texts(full, kSwordsmenDefence, on(0, 0)), "use swordsmen-defense, on 1");
        QCOMPARE(texts(full, kSwordsmenDefence, on(0, 1)), "use swordsmen-defense, on 2");
        QCOMPARE(texts(full, kRushed, {kDiscardPile}), "use rushed-defenses, discard");
        QCOMPARE(texts(full, kJester, {kDiscardPile}), "use jester, destroy");
        QCOMPARE(texts(full, kKnights, {realmPileOf(1)}), "use knights-attack, at 2");
        QCOMPARE(texts(full, kKnights, {realmPileOf(0)}), "");
    }

    void windowsTellWhoIsMeant() {
        const auto kind = [&](const char* text) {
            const castles::Position p = positionOf(castles::forSeats(3), text);
            const auto window = castles::window(p);
            if (!window) return std::string();
            if (window->kind == castles::windowKinds().size()) return std::string("only to pass");
            return std::string(castles::windowKinds()[window->kind].name) + (window->usable ? "!" : "") +
                   (window->atStake ? "?" : "") + (window->matters ? " matters" : "");
        };
        QCOMPARE(kind(R"({"phase": "block-window", "target": 2, "assault": "a4", "hand 2": "block"})"),
                 "own-card!");
        QCOMPARE(
            kind(
                R"({"phase": "block-window", "target": 2, "assault": "a4", "polled": [3], "finishing": true, "hand 3": "jester"})"),
            "others-end");
        QCOMPARE(
            kind(
                R"({"phase": "block-window", "target": 2, "assault": "a4", "polled": [3], "masters": {"3": 2}, "hand 3": "jester"})"),
            "own-card");
        QCOMPARE(kind(R"({})"), "");
        // A BLOCK matters at the end, for one's own side if anything has fallen, for others if they would be
        // out.
        QCOMPARE(kind(R"({"phase": "block-window", "finishing": true, "assault": "a5", "target": 2,
                          "realm 2": "C:4", "removed": ["5 of 2.1"], "hand 2": "block"})"),
                 "own-end!? matters");
        QCOMPARE(kind(R"({"phase": "block-window", "finishing": true, "assault": "a5", "target": 2,
                          "realm 2": "C:4", "removed": ["5 of 2.1"], "hand 2": "jester"})"),
                 "own-end?");
        // Everybody sees that there is no BLOCK where there is no card.
        QCOMPARE(kind(R"({"phase": "block-window", "finishing": true, "assault": "a5", "target": 2,
                          "realm 2": "C:4", "removed": ["5 of 2.1"]})"),
                 "only to pass");
        QCOMPARE(kind(R"({"phase": "block-window", "finishing": true, "assault": "a5", "target": 2,
                          "realm 2": "C:4", "hand 2": "block"})"),
                 "own-end!");
        QCOMPARE(kind(R"({"phase": "block-window", "finishing": true, "assault": "a5", "target": 3,
                          "realm 3": "empty", "removed": ["castle of 3 from 3"], "polled": [2], "hand 2": "block"})"),
                 "others-end!? matters");
    }

    void whatCannotBeIsRefused_data() {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* name, const char* position, const char* told) {
            QTest::newRow(name) << QByteArray(position) << QByteArray(told);
        };
        row("no such castle", R"({"realm 1": "keep"})", "no-such-castle realm 1");
        row("no such DEFENSE", R"({"realm 1": "C:2"})", "no-such-castle realm 1");
        row("four DEFENSES", R"({"realm 1": "C:4,5,6,7"})", "too-many-defenses realm 1");
        row("one number twice", R"({"realm 1": {"1": "C"}, "realm 2": {"1": "C"}})", "castle-twice 1");
        row("castle 52", R"({"realm 1": {"52": "C"}})", "number-wanted realm 1 1 51");
        row("too many", R"({"realm 1": "M; M; M"})", "too-many-of-card moat");
        row("too many in hand", R"({"hand 1": "jester jester"})", "too-many-of-card jester");
        row("not in this game", R"({"hand 1": "puppet"})", "card-left-out puppet");
        row("too many in one heap", R"({"discard": "jester jester jester"})", "too-many-of-card jester 1");
        row("a seat that does not play", R"({"realm 9": "C"})", "no-such-seat realm 9 9 3");
        row("a hand of nobody", R"({"hand 4": "a4"})", "no-such-seat hand 4 4 3");
        row("a master of no seat", R"({"masters": {"4": 1}})", "no-such-seat masters 4 3");
        row("masters in no order", R"({"masters": "1"})", "one-for-each-seat masters");
        row("served by nobody", R"({"masters": {"2": 7}})", "seat-wanted masters 2 3");
        row("a guest of no seat", R"({"guests": [5]})", "seat-wanted guests 3");
        row("a hand of the dead", R"({"realm 3": "empty", "hand 3": "a4"})", "hand-of-dead 3");
        row("a dead host", R"({"realm 1": "empty"})", "turn-of-eliminated");
        row("a puppet's puppet", R"({"masters": {"2": 1, "3": 2}})", "master-is-puppet 3 2");
        row("a dead puppet", R"({"realm 3": "empty", "masters": {"3": 1}})", "master-of-dead 3");
        row("one realm", R"({"masters": {"2": 1, "3": 1}})", "one-realm-left");
        row("nobody attacked", R"({"phase": "assault"})", "target-and-leader-missing");
        row("attacked in peace", R"({"target": 2})", "target-in-phase");
        row("an assault of nothing", R"({"phase": "assault", "target": 2})", "assault-without-card");
        row("on oneself", R"({"phase": "assault", "target": 1, "assault": "a4"})", "own-realm-attacked");
        row("too cheap", R"({"phase": "assault", "target": 2, "assault": "a4", "removed": ["5 of 2.1"]})",
            "too-much-removed");
        row("fallen from nowhere", R"({"phase": "assault", "target": 2, "assault": "a5", "fallen": "d5"})",
            "removed-missing");
        row("a fallen one that stands",
            R"({"phase": "assault", "target": 2, "assault": "a5", "removed": ["castle of 2"]})",
            "removed-castle-stands 2");
        row("laid by a castle", R"({"laid": ["castle by 1 on 2"]})", "laid-form castle");
        row("no card chosen", R"({"phase": "target"})", "card-in-play-missing");
        row("chosen and not", R"({"in play": "jester"})", "card-in-play-in-phase");
        row("no castle chosen", R"({"phase": "replace", "in play": "d4"})", "chosen-castle-missing");
        row("a stranger's floor", R"({"floor": 2})", "floor-of-other");
        row("nobody invited", R"({"phase": "invited", "in play": "alliance"})", "actor-missing");
        row("a JESTER as a DEFENSE", R"({"phase": "target", "in play": "jester"})", "other-card-in-play");
        row("a guest twice", R"({"guests": [2, 2]})", "guests-wrong");
        row("the host as a guest", R"({"guests": [1]})", "guests-wrong");
        row("a stranger is welcome", R"({"guests": [2], "welcome": [3]})", "welcome-no-guest");
        row("nobody draws", R"({"phase": "comes", "drawer": null})", "drawer-missing");
        row("nobody is dealt to", R"({"phase": "deal", "drawer": null})", "drawer-of-deal-missing");
        row("a revival of the living",
            R"({"phase": "comes", "drawing": "revival", "drawer": 2, "in play": "puppet"})",
            "revived-with-castle");
        row("a revival of nothing",
            R"({"phase": "comes", "drawing": "revival", "drawer": 2, "realm 2": "empty"})",
            "puppet-of-revival");
        row("no spoils", R"({"phase": "spoils", "taker": 1})", "taker-missing");
        row("spoils of the living", R"({"phase": "spoils", "taker": 1, "spoils": [2], "hand 2": "a4"})",
            "taker-missing");
        row("a guest invited", R"({"phase": "invited", "actor": 2, "in play": "alliance", "guests": [2]})",
            "actor-invited");
        row("a stranger asked", R"({"phase": "asked", "actor": 3, "target": 2, "assault": "a4"})",
            "actor-no-ally");
        row("the dead asked", R"({"phase": "block-window", "polled": [3], "realm 3": "empty", "target": 2,
            "assault": "a4", "masters": {}})",
            "polled-dead");
        row("laid by nobody", R"({"laid": ["a4 by nobody on 2"]})", "laid-form a4");
        row("of no castle", R"({"removed": ["4 of 9.1 from 2"], "laid": ["a4 by 1 on 2"]})",
            "removed-of-no-castle 9");
        row("taken from a castle", R"({"removed": ["taken of 2 from 2"]})", "removed-form taken of none");
        row("half over", R"({"winners": [1]})", "ending-before-over");
        row("no ending", R"({"phase": "over"})", "ending-missing");
        row("no phase at all", R"({"phase": "x"})", "no-such-value phase x (deal, first, main");
        row("no such phase", R"({"phase": "asault"})", "no-such-value phase asault (assault)");
        row("no such key", R"({"master": {"2": 1}})", "no-such-fact master (masters)");
        row("more of a hand", R"({"hand 1": "a4 ..."})", "dots-in-deck");
        row("the rest in a hand", R"({"rest": "hand 1"})", "rest-in-heap");
        row("no such discard", R"({"last discarded": "jester"})", "last-discarded-elsewhere");
    }
    void whatCannotBeIsRefused() {
        QFETCH(QByteArray, position);
        QFETCH(QByteArray, told);
        const Json json = readJson(position.toStdString());
        QVERIFY(!json.error);
        Mistakes mistakes;
        castles::Options options = castles::forSeats(3);
        if (told.contains("card-left-out puppet")) options = {};
        QVERIFY(!castles::readPosition(options, json.root, 1, mistakes));
        const std::string text = toText(mistakes);
        QVERIFY2(text.find(told.toStdString()) != std::string::npos, text.c_str());
    }

    /// Realms are compared as people write them.
    void realmsAreCompared() {
        const castles::Position p =
            positionOf(castles::forSeats(3), R"({"realm 1": {"3": "C:9,5,4", "7": "puppet+moat"}})");
        const auto agrees = [&](const char* expected) {
            Mistakes wrong;
            const Json json = readJson(expected);
            compare(json.root, castles::describe(p), castles::words(p.options), Unnamed::Any, wrong, wrong);
            return wrong.empty();
        };
        QVERIFY(agrees(R"({"realm 1": ["puppet+moat", "castle: 9 5 4"], "realm 2": "C"})"));
        QVERIFY(agrees(R"({"realm 1": "[C:9,5,4][P+M]"})"));
        QVERIFY(agrees(R"({"realm 1": {"7": "P+M"}})"));
        QVERIFY(agrees(R"({"realm 1": 2})"));
        QVERIFY(!agrees(R"({"realm 1": ["castle: 9 5 4"]})"));
        QVERIFY(!agrees(R"({"realm 1": ["moat", "castle: 9 5 4"]})"));
        QVERIFY(!agrees(R"({"realm 1": ["castle: 9 4 5", "puppet+moat"]})"));
        QVERIFY(!agrees(R"({"realm 1": {"3": "P+M"}})"));
        QVERIFY(!agrees(R"({"realm 1": "empty"})"));
        QVERIFY(!agrees(R"({"realm 1": 3})"));
    }
};

QTEST_APPLESS_MAIN(TestCastlesTable)
#include "table.moc"
