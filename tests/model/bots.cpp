// SPDX-License-Identifier: GPL-3.0-or-later
#include "botexam.h"
#include "caleira/exampaper.h"
#include "castles/exampaper.h"
#include "keep/exampaper.h"
#include "rampage/exampaper.h"
#include "wars/exampaper.h"
#include "wars/steps.h"

#include "castles/scene.h" // last: with it come Qt's keywords

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace drawbridge;

namespace {

std::vector<keep::Options> variants() {
    std::vector<keep::Options> all;
    for (const auto& options : combinations<CastleKeep>(0, 0)) {
        bool house = false;
        for (std::size_t option = 4; option < options.value.size(); ++option)
            house |= options.value[option] != 0;
        if (!house) all.push_back(options);
    }
    return all;
}

} // namespace

class TestBots : public QObject {
    Q_OBJECT

  private slots:
    void namesAreReadAndWritten() {
        for (const char* text : {"random", "novice", "novice:30", "greedy", "ismcts", "ismcts:500",
                                 "ismcts:200ms", "ismcts:500,200ms", "ismcts:500x4"}) {
            const auto bot = botFromText(text);
            QVERIFY2(bot.has_value(), text);
            QCOMPARE(botFromText(toText(*bot)), bot);
        }
        QCOMPARE(levels().size(), std::size_t{4});
        for (const Level& level : levels()) QCOMPARE(botFromText(level.name), std::optional(level.bot));
        for (const char* text :
             {"", "Random", "novice:", "novice:0", "novice:101", "novices", "ismctsx4", "ismcts:", "ismcts:0",
              "ismcts:-3", "ismcts:5s", "ismcts:5x", "ismcts:99999999999", "ismcts:12ms34", "greedy "})
            QVERIFY2(!botFromText(text).has_value(), text);
    }

    /// Everything that its seat does not know is exchanged: with the same seed a bot plays the same move.
    void noBotPeeks_data() {
        QTest::addColumn<QByteArray>("bot");
        for (const char* bot : {"random", "greedy", "ismcts:60", "ismcts:60x3", "page", "squire"})
            QTest::newRow(bot) << QByteArray(bot);
    }
    void noBotPeeks() {
        QFETCH(QByteArray, bot);
        Rng rng(41);
        int compared = 0;
        for (const auto& options : variants())
            for (int round = 0; round < (kOneGameOf > 1 ? 1 : 3); ++round) {
                const std::string what =
                    peeks<CastleKeep>(options, *botFromText(bot.toStdString()), rng, compared);
                QVERIFY2(what.empty(), what.c_str());
            }
        QVERIFY(compared > 30);
    }

    void noBotPeeksIntoStacks_data() { noBotPeeks_data(); }
    void noBotPeeksIntoStacks() {
        QFETCH(QByteArray, bot);
        const auto peek = [&]<Game G>(int mixed, int rounds, std::uint32_t decisions) {
            Rng rng(67);
            int compared = 0;
            for (const auto& options : combinations<G>(mixed, 9))
                for (int round = 0; round < rounds; ++round) {
                    if (rng.below(kOneGameOf) != 0) continue;
                    const std::string what =
                        peeks<G>(options, *botFromText(bot.toStdString()), rng, compared, decisions);
                    QVERIFY2(what.empty(), what.c_str());
                }
            QVERIFY(compared > (kOneGameOf > 1 ? 0 : 30));
        };
        peek.operator()<CastlesOfCaleira>(0, 1, 10);
        peek.operator()<CastleRampage>(10, 4, 80);
        peek.operator()<CastleWars>(20, 1, 120);
        peek.operator()<CastlesGame>(10, 1, 150);
    }

    /// Nor does who advises: all that is said is the same when others hold other cards.
    void adviceIsOfWhatIsKnown() {
        int reasons = 0;
        const auto compare = [&]<Game G>(const typename G::Options& options, std::uint32_t decisions) {
            Rng rng(71);
            int compared = 0;
            for (int attempt = 0; attempt < 400 && compared < 20 / kOneGameOf + 1; ++attempt) {
                const auto p = someDecision<G>(options, rng, 4 + rng.below(decisions));
                if (!p) continue;
                typename G::Position other = *p;
                bool exchanged = false;
                for (int cards = 0; cards < 30; ++cards)
                    exchanged |= exchangeUnknown<G>(other, G::decider(*p), rng);
                if (!exchanged) continue;
                ++compared;
                const Seed seed = rng.next();
                const BotSpec bot = *botFromText("ismcts:200");
                const Advice one = advise<G>(*p, bot, seed, {});
                const Advice two = advise<G>(other, bot, seed, {});
                QVERIFY(one.move == two.move && one.aim == two.aim);
                QCOMPARE(one.compared.size(), two.compared.size());
                for (std::size_t move = 0; move < one.compared.size(); ++move)
                    QVERIFY(one.compared[move].move == two.compared[move].move &&
                            one.compared[move].value == two.compared[move].value);
                QVERIFY(G::judge(*p, one.move).isLegal());
                MoveList list;
                G::legalMoves(*p, list);
                QVERIFY(appraise<G>(*p, list.front(), 200, seed, {}) ==
                        appraise<G>(other, list.front(), 200, seed, {}));
                reasons += !one.aim.empty();
            }
            QVERIFY(compared > 1);
        };
        compare.operator()<CastleKeep>({}, 60);
        compare.operator()<CastlesOfCaleira>({}, 20);
        compare.operator()<CastleRampage>({}, 60);
        compare.operator()<CastleWars>({}, 100);
        castles::Options four;
        four.seats = 4;
        compare.operator()<CastlesGame>(four, 100);
        QVERIFY(reasons > 2);
    }

    /// Of the pieces of a castle that look the same to a seat a search considers one.
    void piecesThatLookAlikeAreOne() {
        using G = CastlesOfCaleira;
        Rng rng(83);
        int left = 0;
        for (int game = 0; game < 40; ++game) {
            auto p = G::start({});
            for (; G::decider(p) != kNobody; G::apply(p, G::randomMove(p, rng))) {
                while (G::decider(p) == kChance) G::apply(p, G::sampleChance(p, rng));
                if (G::decider(p) == kNobody) break;
                if (p.phase != caleira::Phase::Barracks && p.phase != caleira::Phase::Observe) continue;
                MoveList legal;
                MoveList listed;
                G::legalMoves(p, legal);
                listMoves<G>(p, G::decider(p), listed);
                const View view = G::viewFor(p, G::decider(p));
                const auto looks = [&](Move aim) {
                    int rank = aim.operand[1];
                    for (const Piece& piece : view.pieces)
                        if (piece.pile == caleira::castleOf(aim.operand[0]) && rank-- == 0)
                            return std::pair(piece.face, piece.faceUp);
                    return std::pair(kHidden, false);
                };
                for (const Move move : legal) {
                    if (std::ranges::count(listed, move) > 0) continue;
                    ++left;
                    QVERIFY(std::ranges::any_of(listed, [&](Move other) {
                        return other.verb == move.verb && other.operand[0] == move.operand[0] &&
                               looks(other) == looks(move);
                    }));
                }
            }
        }
        QVERIFY(left > 40);
    }

    /// Who can win at once does, whatever the variant.
    void winsAreTaken_data() {
        QTest::addColumn<QByteArray>("bot");
        for (const char* bot : {"greedy", "ismcts:400"}) QTest::newRow(bot) << QByteArray(bot);
    }
    void winsAreTaken() {
        QFETCH(QByteArray, bot);
        Rng rng(53);
        int found = 0;
        for (const auto& options : variants())
            for (int round = 0; round < 3; ++round) {
                const std::string what =
                    missesWin<CastleKeep>(options, *botFromText(bot.toStdString()), rng, found);
                QVERIFY2(what.empty(), (what + ": " + describe<CastleKeep>(options)).c_str());
            }
        QVERIFY(found > 30);
    }

    /// In Castle Wars common sense takes a win in its own turn too, before the enemy may act; the search may
    /// draw first, and win all the same.
    void winsOfBattlesAreTaken() {
        Rng rng(61);
        int found = 0;
        for (const auto& options : combinations<CastleWars>(0, 0)) {
            const std::string what = missesWin<CastleWars>(options, *botFromText("greedy"), rng, found);
            QVERIFY2(what.empty(), (what + ": " + describe<CastleWars>(options)).c_str());
        }
        QVERIFY(found > 10);
    }

    /// In Castles of Caleira common sense takes a Spire it has seen, but it does not count to the end: the
    /// search does.
    void winsOfHiddenCardsAreTaken() {
        Rng rng(59);
        int found = 0;
        for (const auto& options : combinations<CastlesOfCaleira>(0, 0))
            for (int round = 0; round < (kOneGameOf > 1 ? 1 : 4); ++round) {
                const std::string what =
                    missesWin<CastlesOfCaleira>(options, *botFromText("ismcts:400"), rng, found);
                QVERIFY2(what.empty(), (what + ": " + describe<CastlesOfCaleira>(options)).c_str());
            }
        QVERIFY(found > (kOneGameOf > 1 ? 0 : 30));
    }

    /// Whole games of every variant and number of seats, a level for each seat.
    void levelsPlayEverything() {
        std::vector<BotSpec> bots;
        for (const char* bot : {"page", "squire", "ismcts:30", "random"}) bots.push_back(*botFromText(bot));
        Seed seed = 0;
        for (const auto& options : variants()) {
            keep::Position end;
            const std::string what = playBots<CastleKeep>(options, bots, ++seed, end);
            QVERIFY2(what.empty(), what.c_str());
        }
    }

    void levelsPlayStacks() {
        std::vector<BotSpec> bots;
        for (const char* bot : {"squire", "ismcts:30", "page", "random"}) bots.push_back(*botFromText(bot));
        Seed seed = 0;
        const auto play = [&]<Game G>(int mixed) {
            for (const auto& options : combinations<G>(mixed, 11)) {
                if (++seed % (4 * kOneGameOf) != 0) continue;
                typename G::Position end;
                const std::string what = playBots<G>(options, bots, seed, end);
                QVERIFY2(what.empty(), what.c_str());
            }
        };
        play.operator()<CastlesOfCaleira>(0);
        play.operator()<CastleRampage>(20);
        play.operator()<CastleWars>(0);
        play.operator()<CastlesGame>(10);
    }

    /// What bears too late for a search to judge it leaves to common sense: Seers lay strong soldiers on top,
    /// War-Mongers the weak ones below, Outcasts draw before anything else.
    void setupsAreSensible() {
        using wars::Faction;
        const BotSpec bot = *botFromText("ismcts:30");
        for (const Faction faction : {Faction::Seers, Faction::WarMongers, Faction::Outcasts})
            for (Seed seed = 1; seed <= 5; ++seed) {
                Rng rng(seed);
                wars::Position p = wars::start(wars::pairing(faction, Faction::Golems, false));
                wars::Kinds left = 0;
                while (p.turns < 2 && (p.phase != wars::Phase::Draw || p.turn != 0)) {
                    Move move = p.decider == kChance ? wars::sampleChance(p, rng) : wars::greedyMove(p);
                    if (p.decider == 0) {
                        move = think<CastleWars>(p, bot, seed, {});
                        QVERIFY(wars::verbOf(move) != wars::Verb::ShuffleRest);
                        QVERIFY(wars::verbOf(move) != wars::Verb::DealRest);
                        if (p.phase == wars::Phase::WarStack)
                            left = wars::steps::kindsIn(p, wars::handOf(0, wars::Deck::Soldiers));
                        if (wars::verbOf(move) == wars::Verb::Arrange)
                            QVERIFY(move.operand[0] <= std::countr_zero(left) + 1);
                        if (wars::verbOf(move) == wars::Verb::Begin && p.taken == 0)
                            QVERIFY(move == wars::moves::begin(wars::Stage::Draw));
                    }
                    wars::apply(p, move);
                    if (faction == Faction::Seers && p.phase == wars::Phase::First)
                        for (unsigned slot = 0; slot < 3; ++slot)
                            QVERIFY(wars::baseValue(p, wars::topOf(p, 0, slot)) >= 7);
                }
            }
    }

    /// Where anybody may be given castles, upgrades and DEFENSES, no bot gives any to a rival, nor lays an
    /// upgrade over a rival's (house.castle-gifts, house.upgrade-gifts, house.defense-gifts).
    void giftsStayInTheRealm_data() {
        QTest::addColumn<QByteArray>("bot");
        QTest::addColumn<int>("games");
        QTest::newRow("greedy") << QByteArray("greedy") << 60 / kOneGameOf + 1;
        QTest::newRow("search") << QByteArray("ismcts:20") << 8 / kOneGameOf + 1;
    }
    void giftsStayInTheRealm() {
        using namespace castles;
        QFETCH(QByteArray, bot);
        QFETCH(int, games);
        const BotSpec spec = *botFromText(bot.toStdString());
        Options options;
        options.seats = 4;
        options.set(Option::CastleGifts, static_cast<OptionValue>(CastleGifts::Anyone));
        options.set(Option::UpgradeRestack, static_cast<OptionValue>(UpgradeRestack::Any));
        int tempted = 0;
        for (Seed seed = 1; seed <= static_cast<Seed>(games); ++seed) {
            Rng rng(seed);
            Position p = start(options);
            MoveList list;
            while (p.phase != Phase::Over) {
                const bool builds = p.phase == Phase::Main || p.phase == Phase::Target;
                const Position before = p;
                const Move move =
                    p.decider == kChance ? sampleChance(p, rng) : think<CastlesGame>(p, spec, rng.next(), {});
                apply(p, move);
                const std::uint8_t used = verbOf(move) == Verb::Use ? move.operand[0] : before.inPlay();
                if (!builds || before.decider == kChance || used == kNoKind || used > kRushed) continue;
                forEachSeat(opponentsOf(before, before.host), [&](Seat rival) {
                    QCOMPARE(p.standing[rival], before.standing[rival]);
                    forEachCastle(p.standing[rival], [&](std::uint8_t castle) {
                        QVERIFY(p.castle(castle) == before.castle(castle));
                    });
                });
                if (p.phase == Phase::Target) {
                    legalMoves(p, list);
                    tempted += static_cast<int>(std::count_if(list.begin(), list.end(), [&](Move gift) {
                        return verbOf(gift) == Verb::On &&
                               !contains(realmOf(p, p.host), ownerOf(p, gift.operand[0]));
                    }));
                }
            }
        }
        QVERIFY(tempted > 50 * games);
    }

    /// An upgrade that only a rival could use stays in the hand, and no search thinks of it.
    void upgradesWaitForACastleOfOnesOwn() {
        using namespace castles;
        Scene s(3, Options().set(Option::CastleGifts, static_cast<OptionValue>(CastleGifts::Anyone)));
        s.castles(A, "M:9,8").castles(B, "G").castles(C, "P").hand(A, "uW BLOCK");
        QVERIFY(s.refusal(moves::use(kThickWalls)).empty());
        QVERIFY(greedyMove(s.p) == moves::endPlay());
        MoveList list;
        listMoves<CastlesGame>(s.p, list);
        QCOMPARE(list.size(), std::size_t{1});

        // But a master has a use for it: its puppet's castle is as good as its own.
        s.puppet(C, A);
        QVERIFY(greedyMove(s.p) == moves::use(kThickWalls));
    }

    /// With house.cannon-own-realm nobody fires at friends to scratch a foe.
    void cannonsSpareTheRealm() {
        using namespace castles;
        Scene s(3, Options().set(Option::CannonOwnRealm, 1));
        s.castles(A, "C").castles(B, "C:9 C:5").castles(C, "C:10").hand(A, "CANNON");
        QVERIFY(greedyMove(s.p) == moves::use(kCannonFire));
        s.puppet(C, A);
        QVERIFY(greedyMove(s.p) == moves::endPlay());
    }

    /// A PUPPET's castle would be bare before a JESTER that is to destroy.
    void puppetsWaitForTheJester() {
        using namespace castles;
        Scene s(3);
        s.castles(A, "C:9").castles(B, "C C C:4").dead(C).hand(A, "JESTER PUPPET");
        QVERIFY(greedyMove(s.p) == moves::use(kJester));
        s.without(A, kJester);
        QVERIFY(greedyMove(s.p) == moves::use(kPuppet));
    }

    /// The last BLOCK is not for a bare castle, but the last but one is.
    void onlyTheLastBlockIsSaved() {
        using namespace castles;
        for (const bool two : {false, true}) {
            Scene s(3);
            s.castles(B, "C:9 C").hand(A, "a5").hand(B, two ? "BLOCK BLOCK" : "BLOCK");
            QCOMPARE(s.attack(B, "a5"), std::string());
            s.passUpTo(B);
            QVERIFY(greedyMove(s.p) == moves::pass());
            s.passUpTo();
            const auto bare = static_cast<std::uint8_t>(std::bit_width(s.p.standing[B]) - 1);
            QCOMPARE(s.removeCastle(bare), std::string());
            QCOMPARE(s.play(moves::finish()), std::string());
            s.passUpTo(B);
            QVERIFY(greedyMove(s.p) == (two ? moves::block() : moves::pass()));
        }
    }

    /// With a budget in iterations the same seed is the same game.
    void playIsReproducible() {
        const std::vector<BotSpec> bots{*botFromText("ismcts:100"), *botFromText("ismcts:100x3")};
        keep::Position one;
        keep::Position again;
        QVERIFY(playBots<CastleKeep>({}, bots, 5, one).empty());
        QVERIFY(playBots<CastleKeep>({}, bots, 5, again).empty());
        QVERIFY(one == again);
        keep::Position other;
        QVERIFY(playBots<CastleKeep>({}, bots, 6, other).empty());
        QVERIFY(!(one == other));
    }

    /// In every game, at one decision after the other, so that trees are carried on.
    void timeIsKept() {
        const auto keep = [&]<Game G>(const typename G::Options& options) {
            Rng rng(43);
            for (const int milliseconds : {20, 100}) {
                const BotSpec bot{BotSpec::Kind::Ismcts, 0, milliseconds, 2};
                auto p = someDecision<G>(options, rng, 5 + rng.below(20));
                while (!p) p = someDecision<G>(options, rng, 5 + rng.below(20));
                SearchMemory mind;
                for (int made = 0; made < 6 && G::decider(*p) != kNobody;) {
                    if (G::decider(*p) == kChance) {
                        G::apply(*p, G::sampleChance(*p, rng));
                        continue;
                    }
                    Move move;
                    qint64 took = 0;
                    for (int attempt = 0; attempt < 3; ++attempt) { // the machine may be busy otherwise
                        QElapsedTimer clock;
                        clock.start();
                        move = think<G>(*p, bot, 1, {}, mind);
                        took = clock.elapsed();
                        if (took <= milliseconds + 50) break;
                    }
                    QVERIFY2(took <= milliseconds + 50, qPrintable(QString::number(took)));
                    G::apply(*p, move);
                    ++made;
                }
            }
        };
        keep.operator()<CastleKeep>({});
        keep.operator()<CastlesOfCaleira>({});
        keep.operator()<CastleRampage>({});
        keep.operator()<CastleWars>({});
        castles::Options eight;
        eight.seats = 8;
        keep.operator()<CastlesGame>(eight);
    }

    /// Who thinks by the clock still knows at the next decision of a turn what it has found at the one
    /// before, and what all was compared; not once it has learned anything new. Who counts playouts begins
    /// anew.
    void whatWasFoundIsKept() {
        Rng rng(43);
        StopSource source;
        source.requestStop();
        int kept = 0;
        int anew = 0;
        for (int game = 0; game < 40; ++game) {
            const auto p = someDecision<CastleKeep>({}, rng, 10 + rng.below(60));
            if (!p) continue;
            for (const BotSpec& bot : {BotSpec{BotSpec::Kind::Ismcts, 500, 60'000, 2},
                                       BotSpec{BotSpec::Kind::Ismcts, 500, 0, 2}}) {
                SearchMemory mind;
                const Seat seat = keep::decider(*p);
                keep::Position after = *p;
                const Move move = think<CastleKeep>(*p, bot, 7, {}, mind);
                if (!mind.compared.empty()) QCOMPARE(mind.compared.front().move, move);
                keep::apply(after, move);
                const bool isNew = keep::decider(after) == kChance;
                while (keep::decider(after) == kChance) keep::apply(after, keep::sampleChance(after, rng));
                MoveList list;
                if (keep::decider(after) == seat) listMoves<CastleKeep>(after, list);
                if (list.size() < 2) continue;
                think<CastleKeep>(after, bot, 8, source.token(), mind);
                const bool knows = !mind.compared.empty();
                if (isNew || bot.milliseconds == 0) {
                    QVERIFY(!knows);
                    ++anew;
                } else {
                    kept += knows;
                }
            }
        }
        QVERIFY2(kept > 5, qPrintable(QString::number(kept)));
        QVERIFY2(anew > 5, qPrintable(QString::number(anew)));
    }

    /// What is plain is not thought about to the end, nor to the middle, before which a move that leads could
    /// always be overtaken.
    void theObviousTakesNoTime() {
        Rng rng(53);
        int quick = 0;
        int decisions = 0;
        for (int game = 0; quick < 3 && game < 5; ++game) {
            auto p = caleira::start({});
            MoveList list;
            while (quick < 3 && caleira::decider(p) != kNobody) {
                if (caleira::decider(p) == kChance) {
                    caleira::apply(p, caleira::sampleChance(p, rng));
                    continue;
                }
                listMoves<CastlesOfCaleira>(p, list);
                if (list.size() > 1) {
                    QElapsedTimer clock;
                    clock.start();
                    think<CastlesOfCaleira>(p, {BotSpec::Kind::Ismcts, 0, 200, 1}, 1, {});
                    quick += clock.elapsed() < 80;
                    ++decisions;
                }
                caleira::apply(p, caleira::greedyMove(p));
            }
        }
        QVERIFY2(quick == 3, qPrintable(QString::number(decisions)));
    }

    void aBotToldToStopStops() {
        Rng rng(47);
        const BotSpec bot{BotSpec::Kind::Ismcts, 0, 60000, 2};
        auto p = someDecision<CastleKeep>({}, rng, 10 + rng.below(100));
        while (!p) p = someDecision<CastleKeep>({}, rng, 10 + rng.below(100));
        StopSource source;
        ThreadPool pool;
        const ThreadPool::Task stopper = pool.start([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            source.requestStop();
        });
        QElapsedTimer clock;
        clock.start();
        const Move move = think<CastleKeep>(*p, bot, 1, source.token());
        QVERIFY(clock.elapsed() < 2000);
        QVERIFY(keep::judge(*p, move).isLegal());

        // Told so before it began, it still gives a legal move.
        QVERIFY(keep::judge(*p, think<CastleKeep>(*p, bot, 1, source.token())).isLegal());
    }

    /// Far below what the arena shows, so that luck cannot fail it.
    void thinkingHelps_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("bot");
        QTest::addColumn<QByteArray>("rival");
        QTest::addColumn<int>("deals");
        QTest::addColumn<int>("percent");
        const auto row = [](const char* name, std::string_view game, const char* bot, const char* rival,
                            int deals, int percent) {
            QTest::newRow(name) << QByteArray(game.data(), static_cast<qsizetype>(game.size()))
                                << QByteArray(bot) << QByteArray(rival) << deals << percent;
        };
        row("greedy", CastleKeep::kId, "greedy", "random", 100, 75);
        row("search", CastleKeep::kId, "ismcts:200", "random", 30, 80);
        row("squire", CastleKeep::kId, "squire", "page", 100, 55);
        row("knight", CastleKeep::kId, "knight", "page", 30, 55);
        row("greedy, Caleira", CastlesOfCaleira::kId, "greedy", "random", 100, 55);
        row("search, Caleira", CastlesOfCaleira::kId, "ismcts:200", "random", 30, 75);
        row("squire, Caleira", CastlesOfCaleira::kId, "squire", "page", 100, 55);
        row("knight, Caleira", CastlesOfCaleira::kId, "knight", "page", 20, 60);
        row("greedy, Rampage", CastleRampage::kId, "greedy", "random", 100, 75);
        row("search, Rampage", CastleRampage::kId, "ismcts:200", "random", 20, 75);
        row("knight, Rampage", CastleRampage::kId, "knight", "page", 20, 55);
        row("greedy, Wars", CastleWars::kId, "greedy", "random", 100, 75);
        row("search, Wars", CastleWars::kId, "ismcts:200", "greedy", 20, 55);
        row("squire, Wars", CastleWars::kId, "squire", "page", 50, 60);
        row("knight, Wars", CastleWars::kId, "knight", "page", 10, 55);
        row("greedy, CASTLES", CastlesGame::kId, "greedy", "random", 100, 85);
        row("search, CASTLES", CastlesGame::kId, "ismcts:200", "random", 20, 85);
        row("squire, CASTLES", CastlesGame::kId, "squire", "page", 50, 55);
        row("knight, CASTLES", CastlesGame::kId, "knight", "page", 10, 60);
    }
    void thinkingHelps() {
        if (kOneGameOf > 1) QSKIP("takes too long under a sanitizer");
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, bot);
        QFETCH(QByteArray, rival);
        QFETCH(int, deals);
        QFETCH(int, percent);
        const auto wins = [&]<Game G>() {
            return winsOf<G>({}, bot.toStdString(), rival.toStdString(), deals);
        };
        const int won = game == CastleKeep::kId.data()         ? wins.operator()<CastleKeep>()
                        : game == CastlesOfCaleira::kId.data() ? wins.operator()<CastlesOfCaleira>()
                        : game == CastleRampage::kId.data()    ? wins.operator()<CastleRampage>()
                        : game == CastleWars::kId.data()       ? wins.operator()<CastleWars>()
                                                               : wins.operator()<CastlesGame>();
        QVERIFY2(won * 100 >= 2 * deals * percent, qPrintable(QString::number(won)));
    }
};

QTEST_APPLESS_MAIN(TestBots)
#include "bots.moc"
