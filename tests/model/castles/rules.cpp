// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/scene.h"

using namespace drawbridge;
using namespace drawbridge::castles;

namespace {

/// What a move must not be refused with.
const std::string kLegal;

} // namespace

#define LEGAL(call) QCOMPARE(call, kLegal)
#define REFUSED(call, clause) QCOMPARE(call, std::string("CASTLES-" clause))
#define REALM(seat, text) QCOMPARE(s.realm(seat), std::string(text))

/// The edge cases of the ledger, one by one, and other clauses where they hold.
class TestCastlesRules : public QObject {
    Q_OBJECT

    static Options with(Option option, OptionValue value) { return Options().set(option, value); }

  private slots:
    // EC-1, EC-2: CASTLES-SETUP-2, CASTLES-SETUP-3, CASTLES-SETUP-7
    void setup() {
        Rng rng(1);
        for (const int seats : {2, 5}) {
            Options options;
            options.seats = static_cast<std::uint8_t>(seats);
            Position p = start(options);
            while (p.decider == kChance) apply(p, sampleChance(p, rng));
            for (Seat seat = 0; seat < seats; ++seat) {
                QCOMPARE(p.castles(seat), 1);
                QCOMPARE(p.hand(seat).size(), 5);
            }
            QCOMPARE(p.deck().size(), seats == 2 ? 38 : 76);
            QCOMPARE(cardsLeftOut(options).size(), seats == 2 ? 3 : 0);
            QCOMPARE(int{p.round}, 1);
        }
    }

    // EC-3: CASTLES-ROUND-3, CASTLES-ROUND-4, CASTLES-ROUND-8
    void quietRounds() {
        Scene s(4);
        s.hand(A, "a9 SABOTAGE CASTLE uG d6").p.round = 2;
        LEGAL(s.refusal(moves::use(kCastle)));
        LEGAL(s.refusal(moves::use(kGate)));
        LEGAL(s.refusal(moves::use(kSpearmenDefence)));
        REFUSED(s.refusal(moves::use(kBallistas)), "ROUND-3");
        REFUSED(s.refusal(moves::use(kSabotage)), "ROUND-4");
    }

    // EC-4: CASTLES-ROUND-2, CASTLES-ROUND-7
    void roundsCountAtTheStarter() {
        Scene s(4);
        s.p.starter = C;
        s.p.round = 2;
        s.turnOf(B).endTurn();
        QCOMPARE(s.p.host, C);
        QCOMPARE(int{s.p.round}, 3);
    }

    // EC-5: CASTLES-CASTLE-3
    void castlesWithoutLimit() {
        Scene s(4);
        s.hand(A, "CASTLE CASTLE CASTLE d4 BLOCK");
        for (int i = 0; i < 3; ++i) LEGAL(s.use("CASTLE"));
        REALM(A, "[C][C][C][C]");
        LEGAL(s.refusal(moves::use(kPeasantsDefence)));
        REFUSED(s.refusal(moves::use(kBlock)), "RULING-51");
    }

    // EC-6, EC-7: CASTLES-UPG-3, CASTLES-UPG-5, CASTLES-UPG-14
    void upgrades() {
        Scene s(4);
        s.castles(A, "C:6,4").hand(A, "uW d9");
        LEGAL(s.use("uW"));
        REALM(A, "[W:6,4]");
        LEGAL(s.refusal(moves::use(kBallistasDefence)));

        Scene t(4);
        t.castles(A, "G:7").hand(A, "uM uW");
        LEGAL(t.use("uM"));
        QCOMPARE(t.realm(A), std::string("[M:7]"));
        QCOMPARE(t.p.discards().count(kGate), 1);
        REFUSED(t.refusal(moves::use(kThickWalls)), "UPG-14");
    }

    // EC-8: CASTLES-DEF-6, CASTLES-DEF-7, CASTLES-DEF-10
    void improving() {
        Scene s(4);
        s.castles(A, "C:10,6,4").hand(A, "d7");
        LEGAL(s.use("d7"));
        LEGAL(s.play(moves::on(s.castle(A)), moves::replace(0)));
        REALM(A, "[C:6,4,7]");
        QCOMPARE(s.p.discards().count(kTrebuchetDefence), 1);
        QCOMPARE(int{s.p.turn.defences}, 1);
    }

    // EC-9, EC-10: CASTLES-DEF-3, CASTLES-DEF-11, CASTLES-DEF-12
    void oneDefenceATurn() {
        Scene s(4);
        s.castles(A, "C C").hand(A, "d9 d5");
        LEGAL(s.use("d9"));
        LEGAL(s.play(moves::on(s.castle(A))));
        REFUSED(s.use("d5"), "DEF-3");

        Scene t(4);
        t.castles(B, "C:6,6").hand(A, "d4 d8");
        LEGAL(t.use("d4"));
        LEGAL(t.play(moves::on(t.castle(B))));
        QCOMPARE(t.realm(B), std::string("[C:6,6,4]"));
        REFUSED(t.use("d8"), "DEF-3");
    }

    // EC-11, EC-12: CASTLES-RUSH-2, CASTLES-RUSH-5, CASTLES-RUSH-1, CASTLES-RULING-31
    void rushed() {
        Scene s(4);
        s.hand(A, "RUSHED d8 a4");
        LEGAL(s.use("RUSHED"));
        REFUSED(s.refusal(moves::spend()), "RUSH-5");
        LEGAL(s.play(moves::on(s.castle(A))));
        REALM(A, "[C:3]");
        LEGAL(s.use("d8"));
        LEGAL(s.play(moves::on(s.castle(A))));
        REALM(A, "[C:3,8]");

        Scene t(4);
        t.hand(A, "d8 RUSHED d6 d4");
        LEGAL(t.use("d8"));
        LEGAL(t.play(moves::on(t.castle(A))));
        LEGAL(t.use("RUSHED"));
        LEGAL(t.play(moves::spend()));
        LEGAL(t.use("d6"));
        LEGAL(t.play(moves::on(t.castle(A))));
        REFUSED(t.use("d4"), "RUSH-8");
    }

    // EC-13: CASTLES-ATK-15, CASTLES-ATK-17, CASTLES-RULING-38
    void noPartialDamage() {
        Scene s(4);
        s.castles(B, "C:8").hand(A, "a7 a4");
        LEGAL(s.attack(B, "a7"));
        s.passUpTo();
        REFUSED(s.refusal(moves::remove(s.castle(B), Part::First)), "ATK-5");
        s.finishAssault();
        QCOMPARE(s.p.discards().count(kSwordsmen), 1);
        LEGAL(s.attack(B, "a4"));
        s.passUpTo();
        REFUSED(s.refusal(moves::remove(s.castle(B), Part::First)), "ATK-5");
    }

    // EC-14: CASTLES-ATK-5, CASTLES-ATK-8, CASTLES-CASTLE-8
    void splittingTheValue() {
        Scene s(4);
        s.castles(B, "C:9 C:6").hand(A, "a8 a7");
        LEGAL(s.attack(B, "a8"));
        s.passUpTo();
        LEGAL(s.lay("a7"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B, 0), 0));
        LEGAL(s.removeDefence(s.castle(B, 1), 0));
        QCOMPARE(int{s.p.turn.pool[B].any}, 0);
        REALM(B, "[C][C]");
        REFUSED(s.refusal(moves::remove(s.castle(B, 0), Part::Castle)), "CASTLE-7");
    }

    // EC-15, EC-16: CASTLES-UPG-10, CASTLES-ATK-16, CASTLES-UPG-9
    void upgradedCastles() {
        Scene s(4);
        s.castles(B, "G C:4").hand(A, "a10");
        LEGAL(s.attack(B, "a10"));
        s.passUpTo();
        LEGAL(s.removeCastle(s.castle(B, 0)));
        QCOMPARE(int{s.p.turn.pool[B].any}, 2);
        s.finishAssault();
        QCOMPARE(int{s.p.turn.pool[B].any}, 0);
        s.endTurn();
        QCOMPARE(s.p.discards().count(kGate), 1);

        Scene t(4);
        t.castles(B, "M").hand(A, "a9");
        LEGAL(t.attack(B, "a9"));
        t.passUpTo();
        REFUSED(t.refusal(moves::remove(t.castle(B), Part::Upgrade)), "UPG-9");
        REFUSED(t.refusal(moves::remove(t.castle(B), Part::Castle)), "UPG-10");
    }

    // EC-17, EC-18: CASTLES-ATK-13, CASTLES-RULING-35, CASTLES-CASTLE-8, CASTLES-ATK-14
    void orderOfRemoving() {
        Scene s(4);
        s.castles(B, "C:4,10").hand(A, "a5");
        LEGAL(s.attack(B, "a5"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 0));
        REALM(B, "[C:10]");

        Scene t(4);
        t.castles(B, "C:3 C").hand(A, "a8");
        LEGAL(t.attack(B, "a8"));
        t.passUpTo();
        REFUSED(t.refusal(moves::remove(t.castle(B), Part::Castle)), "ATK-14");
        LEGAL(t.removeDefence(t.castle(B), 0));
        LEGAL(t.removeCastle(t.castle(B)));

        Scene u(4, with(Option::AttackOrder, 1));
        u.castles(B, "C:4,10").hand(A, "a10");
        LEGAL(u.attack(B, "a10"));
        u.passUpTo();
        REFUSED(u.refusal(moves::remove(u.castle(B), Part::First)), "RULING-35");
    }

    // EC-19, EC-20: CASTLES-BLOCK-7, CASTLES-BLOCK-8, CASTLES-BLOCK-9, CASTLES-BLOCK-10, CASTLES-BLOCK-11,
    // CASTLES-BLOCK-13, CASTLES-SAB-4
    void blockRestores() {
        Scene s(4);
        s.castles(B, "C:9,5 C").hand(B, "BLOCK").hand(A, "a5 a6 a10 SABOTAGE");
        LEGAL(s.attack(B, "a5"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 1));
        LEGAL(s.lay("a6"));
        QCOMPARE(s.p.actor, B);
        LEGAL(s.play(moves::block()));
        REALM(B, "[C:9,5][C]");
        QCOMPARE(s.p.discards().size(), 3);
        QCOMPARE(s.p.phase, Phase::Main);
        LEGAL(s.use("SABOTAGE"));
        LEGAL(s.play(moves::on(s.castle(B))));
        REALM(B, "[C:9][C]");
        LEGAL(s.use("a10"));
        REFUSED(s.refusal(moves::atSeat(B)), "BLOCK-10");
        LEGAL(s.refusal(moves::atSeat(C)));
    }

    // EC-21: CASTLES-BLOCK-8, CASTLES-RULING-45
    void blockReachesBack() {
        for (const OptionValue reach : {OptionValue{0}, OptionValue{1}}) {
            Scene s(4, with(Option::BlockReach, reach));
            s.castles(B, "C:9,4").hand(B, "BLOCK").hand(A, "a9 a4");
            LEGAL(s.attack(B, "a9"));
            s.passUpTo();
            LEGAL(s.removeDefence(s.castle(B), 0));
            s.finishAssault();
            REALM(B, "[C:4]");
            LEGAL(s.attack(B, "a4"));
            LEGAL(s.play(moves::block()));
            REALM(B, reach == 0 ? "[C:9,4]" : "[C:4]");
        }
    }

    // EC-22: CASTLES-BLOCK-2, CASTLES-BLOCK-3, CASTLES-RULING-49
    void askedInOrder() {
        Scene s(4);
        s.hand(A, "a4").hand(C, "BLOCK").hand(D, "BLOCK");
        LEGAL(s.attack(B, "a4"));
        QCOMPARE(s.p.actor, B);
        REFUSED(s.refusal(moves::block()), "BLOCK-18");
        LEGAL(s.play(moves::pass()));
        QCOMPARE(s.p.actor, C);
        LEGAL(s.play(moves::block()));
        QCOMPARE(s.p.phase, Phase::Main);
        QVERIFY(s.p.hand(D).has(kBlock));
    }

    // EC-23: CASTLES-JEST-2, CASTLES-JEST-3, CASTLES-ELIM-1
    void jesterDestroys() {
        Scene s(4);
        s.castles(A, "C:5 C").castles(B, "M").castles(C, "C:4").castles(D, "C T:3").hand(A, "JESTER");
        LEGAL(s.use("JESTER"));
        LEGAL(s.play(moves::destroy()));
        REALM(A, "[C:5]");
        QVERIFY(!s.p.isLiving(B));
        REALM(C, "[C:4]");
        REALM(D, "[T:3]");
        QCOMPARE(s.p.discards().count(kMoat), 1);
    }

    // EC-24: CASTLES-JEST-6, CASTLES-JEST-7
    void jesterSteals() {
        Scene s(4);
        s.castles(B, "C:9").castles(C, "M:9,8,7 C").hand(A, "JESTER");
        LEGAL(s.use("JESTER"));
        REFUSED(s.refusal(moves::on(s.castle(B))), "JEST-7");
        LEGAL(s.play(moves::on(s.castle(C))));
        QVERIFY(s.realm(A).find("[M:9,8,7]") != std::string::npos);
        REALM(C, "[C]");
    }

    // EC-25: CASTLES-CANNON-1, CASTLES-CANNON-3, CASTLES-CANNON-5
    void cannonFire() {
        Scene s(4);
        s.castles(A, "C:7").castles(D, "C:6").puppet(D, A).castles(B, "G:8,5").hand(A, "CANNON");
        LEGAL(s.use("CANNON"));
        REALM(A, "[C:7]");
        REALM(D, "[C:6]");
        REALM(B, "[G:8]");
        REALM(C, "[C]");

        Scene t(4, with(Option::CannonOwnRealm, 1));
        t.castles(A, "C:7").castles(D, "C:6").puppet(D, A).hand(A, "CANNON");
        LEGAL(t.use("CANNON"));
        QCOMPARE(t.realm(A), std::string("[C:7]"));
        QCOMPARE(t.realm(D), std::string("[C]"));
    }

    // EC-26: CASTLES-PUP-4, CASTLES-ELIM-4, CASTLES-WIN-3
    void puppetsDieWithTheirMaster() {
        Scene s(4);
        s.castles(C, "C:4 C G T:9").puppet(C, B).hand(C, "d8").hand(B, "d4").hand(A, "a5");
        LEGAL(s.attack(B, "a5"));
        s.passUpTo();
        LEGAL(s.removeCastle(s.castle(B)));
        s.finishAssault();
        QVERIFY(!s.p.isLiving(B) && !s.p.isLiving(C));
        QCOMPARE(s.p.fell[B], s.p.fell[C]);
        QCOMPARE(s.p.discards().size(), 1 + 1 + 4 + 2 + 2 + 2); // attack, B's castle, C's with cards, hands
        QCOMPARE(s.p.phase, Phase::Main);                       // D is still there

        Scene t(3);
        t.puppet(C, B).hand(A, "a5");
        LEGAL(t.attack(B, "a5"));
        t.passUpTo();
        LEGAL(t.removeCastle(t.castle(B)));
        t.finishAssault();
        QCOMPARE(t.p.phase, Phase::Over);
        QCOMPARE(score(t.p, A), 1.0);
        QCOMPARE(std::string(endingClause(t.p).id()), std::string("CASTLES-WIN-2"));
    }

    // EC-27: CASTLES-PUP-10, CASTLES-PUP-11
    void puppetAsCastle() {
        Scene s(4);
        s.dead(D).hand(A, "PUPPET");
        s.withoutInDeck(kCastle);
        LEGAL(s.use("PUPPET"));
        LEGAL(s.play(moves::atSeat(D)));
        s.settleChance();
        REALM(D, "[P]");
        QCOMPARE(s.p.hand(D).size(), 3);
        QCOMPARE(s.p.discards().count(kPuppet), 0);
        QCOMPARE(s.p.master[D], A);
    }

    // EC-28, EC-29: CASTLES-WIN-5, CASTLES-WIN-7, CASTLES-WIN-8
    void sixCastles() {
        Scene s(4);
        s.castles(A, "C C C C C").hand(A, "CASTLE CASTLE").hand(B, "JESTER").p.round = 7;
        Scene t = s;
        LEGAL(s.use("CASTLE"));
        QCOMPARE(sixSince(s.p, A), A);
        for (int i = 0; i < 4; ++i) s.endTurn();
        QCOMPARE(s.p.phase, Phase::Over);
        QCOMPARE(std::string(endingClause(s.p).id()), std::string("CASTLES-WIN-5"));
        QCOMPARE(score(s.p, A), 1.0);

        LEGAL(t.use("CASTLE"));
        t.without(A, kCastle);
        t.endTurn();
        LEGAL(t.use("JESTER"));
        LEGAL(t.play(moves::on(t.castle(A))));
        QCOMPARE(sixSince(t.p, A), kNobody);
        for (int i = 0; i < 3; ++i) t.endTurn();
        QCOMPARE(t.p.phase, Phase::Main);
        QCOMPARE(t.p.host, A);
        QCOMPARE(t.p.six[A], kNobody);
        if (!t.p.hand(A).has(kCastle)) t.hand(A, "CASTLE");
        LEGAL(t.use("CASTLE"));
        QCOMPARE(sixSince(t.p, A), A);
    }

    // CASTLES-WIN-8: what a BLOCK undoes has not been lost, even if it was made good meanwhile
    void sixCastlesBlocked() {
        Scene s(4);
        s.castles(A, "C C C C C C").hand(A, "BLOCK").hand(B, "a5 a4").turnOf(B);
        s.p.six[A] = A;
        s.p.sixRank[A] = 1;
        LEGAL(s.attack(A, "a5"));
        s.passUpTo();
        LEGAL(s.removeCastle(s.castle(A)));
        QCOMPARE(sixSince(s.p, A), kNobody);
        LEGAL(s.play(moves::finish(), moves::block()));
        QCOMPARE(sixSince(s.p, A), A);
        s.endTurn();
        QCOMPARE(s.p.six[A], A);

        Scene t(4);
        t.castles(A, "C C C C C C").hand(B, "a5").turnOf(B);
        t.p.six[A] = A;
        LEGAL(t.attack(A, "a5"));
        t.passUpTo();
        LEGAL(t.removeCastle(t.castle(A)));
        t.finishAssault();
        t.endTurn();
        QCOMPARE(t.p.six[A], kNobody);
    }

    // EC-30: CASTLES-ALLY-2, CASTLES-RULING-80
    void allianceRefused() {
        for (const OptionValue returned : {OptionValue{0}, OptionValue{1}}) {
            Scene s(4, with(Option::RefusedAlliance, returned));
            s.hand(A, "ALLIANCE");
            LEGAL(s.use("ALLIANCE"));
            LEGAL(s.play(moves::atSeat(C)));
            QCOMPARE(s.p.decider, C);
            LEGAL(s.play(moves::refuse()));
            QCOMPARE(s.p.phase, Phase::Main);
            QCOMPARE(s.p.discards().count(kAlliance), returned == 0 ? 1 : 0);
            QCOMPARE(s.p.hand(A).size(), returned);
            REFUSED(s.refusal(moves::floor(C)), "FLOOR-1");
        }
    }

    // EC-31: CASTLES-ALLY-7, CASTLES-ALLY-8, CASTLES-DECK-4
    void guestsDraw() {
        Scene s(4);
        s.guest(C).guest(D).hand(C, "a4 a5 d4 d5 d6").hand(D, "d7 d8 d9 d4");
        LEGAL(s.play(moves::endPlay()));
        QCOMPARE(s.p.actor, C);
        for (const char* card : {"a4", "a5"}) {
            LEGAL(s.attack(B, card));
            s.passUpTo();
            s.finishAssault();
        }
        REFUSED(s.use("d4"), "DEF-14");
        s.endTurn();
        QCOMPARE(s.p.hand(A).size(), 5);
        QCOMPARE(s.p.hand(C).size(), 5);
        QCOMPARE(s.p.hand(D).size(), 4);
    }

    // EC-32: CASTLES-BLOCK-17, CASTLES-RULING-54
    void combinedForOneCard() {
        Scene s(4);
        s.guest(C).castles(B, "C:9").hand(B, "BLOCK").hand(A, "a4 a6").hand(C, "a5 a7");
        LEGAL(s.attack(B, "a4"));
        s.passUpTo();
        LEGAL(s.play(moves::ask(C)));
        LEGAL(s.lay("a5"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 0));
        LEGAL(s.play(moves::finish()));
        REFUSED(s.refusal(moves::blockAlly(A)), "BLOCK-17");
        LEGAL(s.play(moves::block()));
        REALM(B, "[C:9]");
        QCOMPARE(s.p.turn.barred, SeatSet{0});
        QVERIFY(contains(s.p.turn.banned[A], B) && contains(s.p.turn.banned[C], B));
        LEGAL(s.use("a6"));
        REFUSED(s.refusal(moves::atSeat(B)), "BLOCK-10");
        LEGAL(s.refusal(moves::atSeat(D)));
    }

    // EC-33: CASTLES-BLOCK-14, CASTLES-BLOCK-16, CASTLES-RULING-55
    void oneAllyBlocked() {
        Scene s(4);
        s.guest(C).castles(B, "C:8,7").hand(D, "BLOCK").hand(A, "a8 a6").hand(C, "a7");
        LEGAL(s.attack(B, "a8"));
        s.passUpTo();
        LEGAL(s.play(moves::ask(C)));
        LEGAL(s.lay("a7"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 0));
        LEGAL(s.removeDefence(s.castle(B), 0));
        LEGAL(s.play(moves::finish()));
        s.passUpTo(D);
        REFUSED(s.refusal(moves::block()), "BLOCK-14");
        LEGAL(s.play(moves::blockAlly(A)));
        REALM(B, "[C:8]");
        QCOMPARE(s.p.turn.leader, C);
        QCOMPARE(int{s.p.turn.pool[B].any}, 0);
        QCOMPARE(s.p.phase, Phase::Assault);
        s.finishAssault();
        REFUSED(s.use("a6"), "BLOCK-16");
    }

    // EC-34: CASTLES-DECK-1, CASTLES-DECK-2
    void reshuffle() {
        Scene s(2);
        s.hand(A, "d4 d5").discarded("d6 d7 d8 d9");
        while (s.p.deck().size() > 1) s.fromDeck(s.p.deck().at(0));
        LEGAL(s.play(moves::endPlay(), moves::draw()));
        Rng rng(1);
        apply(s.p, sampleChance(s.p, rng));
        QCOMPARE(s.p.hand(A).size(), 3);
        LEGAL(s.refusal(moves::shuffle()));
        s.settleChance();
        QCOMPARE(s.p.hand(A).size(), 5);
        QVERIFY(s.p.discards().empty());
    }

    // EC-35: CASTLES-ELIM-5, CASTLES-RULING-91
    void hostDies() {
        Scene s(3);
        s.castles(B, "C:4").castles(C, "C:4").hand(A, "JESTER d4");
        LEGAL(s.use("JESTER"));
        LEGAL(s.play(moves::destroy()));
        QVERIFY(!s.p.isLiving(A));
        QCOMPARE(s.p.host, B);
        QCOMPARE(s.p.phase, Phase::Main);
        QCOMPARE(s.p.hand(A).size(), 0);
    }

    // EC-36: CASTLES-DISC-1, CASTLES-DISC-5
    void lastCastleStays() {
        Scene s(4);
        s.castles(A, "C:9 G");
        LEGAL(s.play(moves::table(), moves::clear(s.castle(A, 1), Part::Castle)));
        REALM(A, "[C:9]");
        LEGAL(s.play(moves::table()));
        REFUSED(s.refusal(moves::clear(s.castle(A), Part::Castle)), "DISC-5");
        LEGAL(s.play(moves::clear(s.castle(A), Part::First)));
        REALM(A, "[C]");
    }

    // EC-37: CASTLES-RULING-60
    void jesterIsNotUndone() {
        Scene s(4);
        s.castles(A, "C:5").castles(B, "C:4 C:9").castles(C, "C:4").castles(D, "C:5");
        s.hand(B, "BLOCK").hand(A, "a4 JESTER a9");
        LEGAL(s.attack(B, "a4"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 0));
        s.finishAssault();
        LEGAL(s.use("JESTER"));
        LEGAL(s.play(moves::destroy()));
        LEGAL(s.attack(B, "a9"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 0));
        LEGAL(s.play(moves::finish(), moves::block()));
        REALM(B, "[C:9]");
        QCOMPARE(s.p.fallen.size(), std::size_t{1});
    }

    // EC-38: CASTLES-TURN-9, CASTLES-RULING-9
    void revivedInTheSameTurn() {
        Scene s(4);
        s.hand(A, "a5 PUPPET");
        LEGAL(s.attack(B, "a5"));
        s.passUpTo();
        LEGAL(s.removeCastle(s.castle(B)));
        s.finishAssault();
        LEGAL(s.use("PUPPET"));
        LEGAL(s.play(moves::atSeat(B)));
        s.settleChance();
        QCOMPARE(s.p.phase, Phase::Main);
        QCOMPARE(s.p.hand(B).size(), 3);
        s.endTurn();
        QCOMPARE(s.p.host, B);
        QCOMPARE(s.p.decider, A); // CASTLES-RULING-92
    }

    // CASTLES-RULING-39, CASTLES-RULING-94
    void fallenCastleForAPuppet() {
        Scene s(4);
        s.dead(D).castles(B, "G C:9 C").hand(B, "BLOCK").hand(A, "a8 PUPPET a4");
        s.withoutInDeck(kCastle);
        LEGAL(s.attack(B, "a8"));
        s.passUpTo();
        LEGAL(s.removeCastle(s.castle(B)));
        s.finishAssault();
        LEGAL(s.use("PUPPET"));
        LEGAL(s.play(moves::atSeat(D)));
        s.settleChance();
        REALM(D, "[C]");
        QCOMPARE(s.p.discards().count(kGate), 1);
        LEGAL(s.attack(B, "a4"));
        LEGAL(s.play(moves::block()));
        REALM(B, "[C:9][C]");
    }

    // CASTLES-RULING-46, CASTLES-RULING-47
    void olderCardsHaveTheBetterRight() {
        Scene s(4);
        s.castles(B, "C:9,8,7").hand(B, "BLOCK").hand(A, "a8 d4 a5");
        LEGAL(s.attack(B, "a8"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 1));
        s.finishAssault();
        LEGAL(s.use("d4"));
        LEGAL(s.play(moves::on(s.castle(B))));
        REALM(B, "[C:9,7,4]");
        LEGAL(s.attack(B, "a5"));
        LEGAL(s.play(moves::block()));
        REALM(B, "[C:9,8,7]");
        QCOMPARE(s.p.discards().count(kPeasantsDefence), 1);
    }

    // CASTLES-RULING-59
    void otherAssaultsStand() {
        Scene s(4);
        s.guest(C).castles(B, "C:4 C:9").hand(B, "BLOCK").hand(A, "a4 a7").hand(C, "a5");
        LEGAL(s.attack(B, "a4"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 0));
        s.finishAssault();
        s.p.turn.welcome = only(C);
        LEGAL(s.play(moves::floor(C)));
        LEGAL(s.attack(B, "a5"));
        s.passUpTo();
        LEGAL(s.removeCastle(s.castle(B)));
        s.finishAssault();
        LEGAL(s.play(moves::handBack()));
        LEGAL(s.attack(B, "a7"));
        LEGAL(s.play(moves::block()));
        REALM(B, "[C:9]");
        QCOMPARE(s.p.fallen.size(), std::size_t{2});
    }

    // CASTLES-RULING-61, CASTLES-RULING-62
    void savedInTheLastWindow() {
        Scene s(3);
        s.hand(A, "a5").hand(B, "BLOCK");
        LEGAL(s.attack(B, "a5"));
        s.passUpTo();
        LEGAL(s.removeCastle(s.castle(B)));
        REFUSED(s.refusal(moves::lay(kArchers)), "ATK-21");
        LEGAL(s.play(moves::finish()));
        QCOMPARE(s.p.actor, B);
        LEGAL(s.play(moves::block()));
        REALM(B, "[C]");
        QVERIFY(s.p.isLiving(B));
    }

    // CASTLES-FLOOR-1 to CASTLES-FLOOR-3
    void theFloor() {
        Scene s(4);
        s.hand(A, "ALLIANCE CASTLE").hand(C, "a4");
        LEGAL(s.use("ALLIANCE"));
        REFUSED(s.refusal(moves::atSeat(A)), "RULING-78");
        LEGAL(s.play(moves::atSeat(C), moves::accept()));
        QCOMPARE(s.p.phase, Phase::GuestFloor);
        QCOMPARE(s.p.actor, C);
        LEGAL(s.play(moves::handBack()));
        REFUSED(s.refusal(moves::floor(C)), "FLOOR-2");
        LEGAL(s.use("CASTLE"));
        LEGAL(s.play(moves::floor(C), moves::handBack(), moves::endPlay()));
        QCOMPARE(s.p.actor, C); // the last call
        LEGAL(s.play(moves::handBack()));
        QCOMPARE(s.p.phase, Phase::HandDiscard);
    }

    // CASTLES-PUP-18, CASTLES-HAND-1, CASTLES-RULING-95
    void puppetsOfPuppets() {
        Scene s(4);
        s.puppet(B, A).dead(D).hand(B, "PUPPET").turnOf(B);
        QCOMPARE(s.p.decider, A);
        LEGAL(s.use("PUPPET"));
        LEGAL(s.play(moves::atSeat(D)));
        s.settleChance();
        QCOMPARE(s.p.master[D], A);
        QCOMPARE(handLimit(s.p, D), 3);
        QVERIFY(seesHand(s.p, A, D) && seesHand(s.p, D, A) && !seesHand(s.p, B, D));
    }

    // CASTLES-RULING-75
    void totalRuin() {
        for (const OptionValue wins : {OptionValue{0}, OptionValue{1}}) {
            Scene s(3, with(Option::TotalRuin, wins));
            s.hand(A, "JESTER");
            LEGAL(s.use("JESTER"));
            LEGAL(s.play(moves::destroy()));
            QCOMPARE(s.p.phase, Phase::Over);
            QCOMPARE(score(s.p, A), wins == 0 ? 0.5 : 1.0);
            QCOMPARE(score(s.p, B), wins == 0 ? 0.5 : 0.0);
        }
    }

    // CASTLES-RULING-102
    void spoils() {
        Scene s(4, with(Option::Spoils, 1));
        s.hand(A, "a5").hand(B, "BLOCK d4");
        LEGAL(s.attack(B, "a5"));
        s.passUpTo();
        LEGAL(s.removeCastle(s.castle(B)));
        s.finishAssault();
        QCOMPARE(s.p.phase, Phase::Spoils);
        LEGAL(s.play(moves::take(kBlock)));
        QVERIFY(s.p.hand(A).has(kBlock));
        QVERIFY(s.p.hand(B).empty());
        QCOMPARE(s.p.phase, Phase::Main);
    }

    // CASTLES-RULING-105
    void resigning() {
        Scene s(4);
        s.castles(B, "C:8 C").puppet(C, B).hand(A, "a5 a8").hand(B, "BLOCK");
        REFUSED(std::string(judge(s.p, moves::concede(B)).clause().id()), "RULING-105");
        LEGAL(s.attack(B, "a5"));
        QCOMPARE(s.p.decider, B);
        QVERIFY(judge(s.p, moves::concede(B)));
        apply(s.p, moves::concede(B));
        s.passUpTo();
        QVERIFY(s.p.isLiving(B)); // the assault goes on
        s.finishAssault();
        QVERIFY(!s.p.isLiving(B) && !s.p.isLiving(C));
        QCOMPARE(s.p.standing[B], Castles{0});
        QVERIFY(judge(s.p, moves::concede(A)));
        apply(s.p, moves::concede(A));
        QCOMPARE(s.p.phase, Phase::Over);
        QCOMPARE(score(s.p, D), 1.0);
    }

    // CASTLES-RULING-119
    void shownCards() {
        Scene s(4, with(Option::ShowHand, 1));
        s.hand(A, "BLOCK a4").hand(B, "d4 d5");
        QVERIFY(judge(s.p, moves::show(A, kBlock, B)));
        apply(s.p, moves::show(A, kBlock, B));
        QVERIFY(!judge(s.p, moves::show(A, kBlock, B)));
        Rng rng(3);
        for (int i = 0; i < 20; ++i) {
            Position guess = s.p;
            determinize(guess, B, rng);
            QVERIFY(guess.hand(A).has(kBlock));
            QCOMPARE(guess.hand(A).size(), 2);
        }
        Scene off(4);
        off.hand(A, "BLOCK");
        REFUSED(std::string(judge(off.p, moves::show(A, kBlock, B)).clause().id()), "RULING-119");
    }

    // CASTLES-RULING-4
    void horsemen() {
        Options options = with(Option::Horsemen, static_cast<OptionValue>(Horsemen::DefencesOnly));
        Scene s(4, options);
        s.castles(B, "C:4").hand(A, "horsemen-attack a5");
        LEGAL(s.play(moves::use(kHorsemen), moves::atSeat(B)));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 0));
        REFUSED(s.refusal(moves::remove(s.castle(B), Part::Castle)), "RULING-4");
        LEGAL(s.lay("a5"));
        s.passUpTo();
        LEGAL(s.removeCastle(s.castle(B)));
    }

    // CASTLES-RULING-37
    void leftoverKept() {
        Scene s(4, with(Option::Leftover, 1));
        s.castles(B, "C:6 C:8").hand(B, "BLOCK").hand(A, "a10 a4");
        LEGAL(s.attack(B, "a10"));
        s.passUpTo();
        LEGAL(s.removeDefence(s.castle(B), 0));
        s.finishAssault();
        LEGAL(s.attack(B, "a4"));
        s.passUpTo();
        QCOMPARE(int{s.p.turn.pool[B].any}, 8);
        LEGAL(s.removeDefence(s.castle(B, 1), 0));
        LEGAL(s.play(moves::finish(), moves::block()));
        REALM(B, "[C:6][C:8]");
    }

    // CASTLES-WIN-12
    void roundLimit() {
        Scene s(3);
        s.castles(B, "C:9 C").p.round = 60;
        for (int i = 0; i < 3; ++i) s.endTurn();
        QCOMPARE(s.p.phase, Phase::Over);
        QCOMPARE(std::string(endingClause(s.p).id()), std::string("CASTLES-WIN-12"));
        QCOMPARE(score(s.p, B), 1.0);
    }

    // CASTLES-RULING-108, CASTLES-RULING-109, CASTLES-RULING-111
    void sixCastlesByHouseRules() {
        Scene turn(3, with(Option::SixHold, 1));
        turn.castles(A, "C C C C C C").p.six[A] = A;
        for (int i = 0; i < 3; ++i) {
            QVERIFY(turn.p.phase != Phase::Over);
            turn.without(A);
            turn.turnOf(i == 0 ? B : i == 1 ? C : A);
            turn.endTurn();
        }
        QCOMPARE(turn.p.phase, Phase::Over);

        Scene strict(3, with(Option::SixStrict, 1));
        strict.castles(A, "C C C C C C C").hand(B, "a5").turnOf(B).p.six[A] = A;
        LEGAL(strict.attack(A, "a5"));
        strict.passUpTo();
        LEGAL(strict.removeCastle(strict.castle(A)));
        strict.finishAssault();
        strict.endTurn();
        QCOMPARE(strict.p.six[A], B); // begun anew

        Scene quiet(3, with(Option::SixQuiet, 1));
        quiet.castles(B, "C C C C C C").turnOf(B).p.round = 2;
        quiet.endTurn();
        QCOMPARE(quiet.p.six[B], kWaiting);
        quiet.endTurn();
        QCOMPARE(int{quiet.p.round}, 3);
        QCOMPARE(quiet.p.six[B], A);
    }

    // CASTLES-DECK-7, CASTLES-SETUP-1, CASTLES-LATE-3
    void decksAndSeats() {
        const auto refused = [](const Options& options) { return std::string(check(options).clause().id()); };
        Options options;
        LEGAL(refused(options));
        options.seats = 9;
        REFUSED(refused(options), "SETUP-1");
        options.seats = 3;
        options.set(Option::LateJoiners, 2);
        REFUSED(refused(options), "LATE-3");
        options = Options().setCount(kCastle, 1);
        REFUSED(refused(options), "DECK-7");
        options = Options().setCount(kCastle, 24).setCount(kPuppet, 24);
        LEGAL(refused(options));
        for (unsigned card = 0; card < kKinds; ++card)
            if (card != kHorsemen)
                for (int count = 0; count <= kMostOfAKind; ++count)
                    QCOMPARE(Options().setCount(card, count).countOf(card), count);
        options.seats = 8;
        REFUSED(refused(options), "DECK-7"); // two packs of 48 homes
        options = Options();
        options.seats = 4;
        options.set(Option::LateJoiners, 1);
        Position p = start(options);
        QVERIFY(!p.isLiving(D));
        QCOMPARE(p.deck().size(), 53 - 3);
    }
};

QTEST_APPLESS_MAIN(TestCastlesRules)
#include "rules.moc"
