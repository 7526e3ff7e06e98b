// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/plays.h"
#include "castles/rules.h"
#include "core/bits.h"

#include <tuple>

// Why a move is not one. Written apart from the listing, in the order in which a person at the table would
// object; the exam proves that both say the same. Values of a refusal: of a card its kind, of a seat its
// number, of a sum what is wanted and what there is.
namespace drawbridge::castles {

namespace {

using namespace steps;

constexpr Verdict yes() { return Verdict::legal(); }
constexpr Verdict no(Clause clause, int first = 0, int second = 0) {
    return Verdict::refuse(clause, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second));
}

/// What has to be done first, when something else is asked.
Verdict notNow(const Position& p) {
    switch (p.phase) {
    case Phase::Deal: return no("CASTLES-SETUP-7").also("CASTLES-SETUP-8");
    case Phase::First: return no("CASTLES-SETUP-12").also("CASTLES-RULING-7");
    case Phase::Main: return no("CASTLES-TURN-2");
    case Phase::Target:
        if (p.inPlay() == kCastle) return no("CASTLES-CASTLE-5", p.inPlay()).also("CASTLES-RULING-21");
        if (isUpgrade(p.inPlay())) return no("CASTLES-UPG-4", p.inPlay()).also("CASTLES-UPG-15");
        if (p.inPlay() == kRushed) return no("CASTLES-RUSH-4", p.inPlay()).also("CASTLES-RUSH-1");
        return no("CASTLES-DEF-11", p.inPlay()).also("CASTLES-DEF-2");
    case Phase::Replace: return no("CASTLES-DEF-6", p.inPlay()).also("CASTLES-DEF-7");
    case Phase::SpecialTarget:
        switch (p.inPlay()) {
        case kSabotage: return no("CASTLES-SAB-1", p.inPlay()).also("CASTLES-SAB-2");
        case kJester: return no("CASTLES-JEST-1", p.inPlay());
        case kPuppet: return no("CASTLES-PUP-1", p.inPlay());
        default: return no("CASTLES-ALLY-1", p.inPlay());
        }
    case Phase::AssaultStart: return no("CASTLES-ATK-10", p.inPlay()).also("CASTLES-ATK-9");
    case Phase::BlockWindow: return no("CASTLES-BLOCK-18", p.turn.target).also("CASTLES-ALLY-11");
    case Phase::Assault: return no("CASTLES-ATK-11", p.turn.target);
    case Phase::Asked: return no("CASTLES-FLOOR-4", p.turn.leader);
    case Phase::Spoils: return no("CASTLES-RULING-102", plundered(p));
    case Phase::GuestFloor: return no("CASTLES-ALLY-3", p.floor);
    case Phase::Invited: return no("CASTLES-ALLY-2", p.floor);
    case Phase::TableDiscard: return no("CASTLES-DISC-1").also("CASTLES-RULING-107");
    case Phase::HandDiscard: return no("CASTLES-TURN-7").also("CASTLES-RULING-15");
    case Phase::Comes: return no("CASTLES-DECK-6").also("CASTLES-TURN-6");
    case Phase::Over: return no("CASTLES-WIN-11");
    }
    return no("CASTLES-TURN-2");
}
/// The same for what belongs to a phase that is not running and is asked of a host or guest who might play.
Verdict onlyIn(const Position& p, Clause clause) {
    return p.phase == Phase::Main || p.phase == Phase::GuestFloor ? no(clause) : notNow(p);
}

// ---- cards of the hand -----------------------------------------------------------------------------------

/// Why a seat may lay no ATTACK card on another one, living or not.
Verdict judgeAttackOn(const Position& p, Seat seat, Seat target) {
    if (isQuiet(p)) return no("CASTLES-ROUND-3", p.round).also("CASTLES-RULING-12");
    if (contains(p.turn.barred, seat)) return no("CASTLES-BLOCK-16", seat).also("CASTLES-RULING-53");
    if (!p.isLiving(target)) return no("CASTLES-ATK-2", target).also("CASTLES-LATE-2");
    if (contains(realmOf(p, seat), target)) return no("CASTLES-ATK-19", target).also("CASTLES-RULING-42");
    if (contains(p.turn.banned[seat], target))
        return no("CASTLES-BLOCK-10", seat, target).also("CASTLES-RULING-52");
    if (!contains(attackable(p, seat), target)) return no("CASTLES-RULING-43", target);
    return yes();
}
/// Why ATTACK cards are of no use to a seat at all.
Verdict judgeAttack(const Position& p, Seat seat) {
    if (attackable(p, seat) != 0) return yes();
    if (isQuiet(p) && seat != p.host) return no("CASTLES-ROUND-9", p.round).also("CASTLES-ROUND-3");
    // Some opponent there is; the first one stands for all.
    return judgeAttackOn(p, seat, clockwise(opponentsOf(p, seat), seat));
}

Verdict judgeDefence(const Position& p, std::uint8_t kind) {
    if (!mayDefend(p))
        return p.turn.rushed ? no("CASTLES-RUSH-8", kind, p.turn.limit).also("CASTLES-RULING-29")
                             : no("CASTLES-DEF-3", kind, p.turn.limit).also("CASTLES-RULING-28");
    if (defendable(p, kind) == 0) return no("CASTLES-RULING-25", kind).also("CASTLES-DEF-4");
    return yes();
}
Verdict judgeRushed(const Position& p) {
    const bool defends = mayRush(p) && defendable(p, kRushed) != 0;
    if (defends || maySpend(p, defencesInHand(p) - 1)) return yes();
    if (!mayRush(p)) return no("CASTLES-RUSH-8", kRushed, p.turn.limit).also("CASTLES-RULING-30");
    return no("CASTLES-RUSH-5", kRushed).also("CASTLES-RULING-32");
}

/// What guests may not do at all.
Verdict judgeGuest(const Position& p, std::uint8_t kind) {
    if (kind == kCastle || isUpgrade(kind)) return no("CASTLES-ALLY-4", kind).also("CASTLES-ALLY-3");
    if (isDefence(kind)) return no("CASTLES-DEF-14", kind).also("CASTLES-ALLY-4");
    if (kind == kRushed) return no("CASTLES-RUSH-10", kind).also("CASTLES-RULING-82");
    if (kind == kAlliance && !p.options.on(Option::GuestAlliance))
        return no("CASTLES-RULING-81", kind).also("CASTLES-ALLY-3");
    return yes();
}

Verdict judgeUse(const Position& p, std::uint8_t kind) {
    if (p.phase != Phase::Main && p.phase != Phase::GuestFloor) return notNow(p);
    const Seat seat = p.floor;
    if (p.phase == Phase::GuestFloor)
        if (const Verdict verdict = judgeGuest(p, kind); !verdict) return verdict;
    if (!hasKind(p.handKinds[seat], kind)) return no("CASTLES-TURN-2", kind);
    if (kind == kBlock) return no("CASTLES-RULING-51", kind).also("CASTLES-BLOCK-1");
    if (isAttack(kind)) return judgeAttack(p, seat);
    if (hasKind(kAttackingSpecials, kind) && isQuiet(p))
        return no(seat == p.host ? Clause("CASTLES-ROUND-4") : Clause("CASTLES-ROUND-9"), p.round)
            .also("CASTLES-ROUND-5");
    if (isUpgrade(kind) && upgradable(p, kind) == 0)
        return no("CASTLES-UPG-14", kind).also("CASTLES-RULING-23");
    if (isDefence(kind)) return judgeDefence(p, kind);
    if (kind == kRushed) return judgeRushed(p);
    if (kind == kPuppet && revivable(p) == 0) return no("CASTLES-PUP-21", kind);
    if (kind == kAlliance && invitable(p) == 0)
        return no(p.turn.refused != 0 ? Clause("CASTLES-RULING-80") : Clause("CASTLES-RULING-78"), kind);
    return yes();
}

// ---- what they are for -----------------------------------------------------------------------------------

Verdict judgeSeat(const Position& p, Seat seat) {
    switch (p.phase) {
    case Phase::Target:
        if (p.inPlay() != kCastle) return notNow(p);
        if (contains(castleSeats(p), seat)) return yes();
        return no("CASTLES-CASTLE-6", seat).also("CASTLES-RULING-21");
    case Phase::AssaultStart: return judgeAttackOn(p, p.floor, seat);
    case Phase::SpecialTarget:
        if (p.inPlay() == kPuppet) return contains(revivable(p), seat) ? yes() : no("CASTLES-PUP-1", seat);
        if (p.inPlay() != kAlliance) return notNow(p);
        if (contains(invitable(p), seat)) return yes();
        if (!p.isLiving(seat)) return no("CASTLES-ALLY-1", seat);
        if (contains(p.turn.refused, seat)) return no("CASTLES-RULING-80", seat);
        return no("CASTLES-RULING-78", seat).also("CASTLES-ALLY-14");
    default: return onlyIn(p, "CASTLES-RULING-20");
    }
}

Verdict judgeUpgradeOn(const Position& p, Seat owner, std::uint8_t castle) {
    if (!contains(upgradeSeats(p), owner)) return no("CASTLES-UPG-15", owner).also("CASTLES-RULING-22");
    if (!mayUpgrade(p, p.castle(castle), p.inPlay()))
        return no("CASTLES-UPG-14", p.castle(castle).upgrade()).also("CASTLES-RULING-23");
    return yes();
}
Verdict judgeDefenceOn(const Position& p, Seat owner, std::uint8_t castle) {
    if (p.inPlay() == kRushed && !mayRush(p))
        return no("CASTLES-RUSH-8", kRushed, p.turn.limit).also("CASTLES-RULING-30");
    if (!contains(defenceSeats(p), owner)) return no("CASTLES-RULING-24", owner);
    const Castle here = p.castle(castle);
    if (!here.isFull()) return yes();
    if (!contains(ownSide(p), owner)) return no("CASTLES-DEF-13", owner).also("CASTLES-DEF-4");
    if (replaceable(p, here, p.inPlay()) == 0) return no("CASTLES-RULING-25", p.inPlay());
    return yes();
}
Verdict judgeOn(const Position& p, std::uint8_t castle) {
    const Seat owner = ownerOf(p, castle);
    if (p.phase == Phase::Target && p.inPlay() != kCastle) {
        if (isUpgrade(p.inPlay()))
            return owner == kNobody ? no("CASTLES-UPG-4", p.inPlay()) : judgeUpgradeOn(p, owner, castle);
        return owner == kNobody ? no("CASTLES-DEF-2", p.inPlay()) : judgeDefenceOn(p, owner, castle);
    }
    if (p.phase != Phase::SpecialTarget) return onlyIn(p, "CASTLES-RULING-20");
    if (p.inPlay() == kSabotage) {
        if (owner == kNobody) return no("CASTLES-SAB-1");
        if (!contains(opponentsOf(p, p.floor), owner)) return no("CASTLES-RULING-68", owner);
        return yes();
    }
    if (p.inPlay() != kJester) return notNow(p);
    if (owner == kNobody) return no("CASTLES-JEST-6");
    if (!contains(opponentsOf(p, p.floor), owner)) return no("CASTLES-RULING-72", owner);
    if (p.castles(owner) == 1) return no("CASTLES-JEST-7", owner).also("CASTLES-RULING-74");
    return yes();
}
Verdict judgeSpend(const Position& p) {
    if (p.phase != Phase::Target || p.inPlay() != kRushed) return onlyIn(p, "CASTLES-RUSH-1");
    if (maySpendInPlay(p)) return yes();
    if (raiseOf(p, true) == 0) return no("CASTLES-RUSH-8", kRushed).also("CASTLES-RULING-30");
    return no("CASTLES-RUSH-5", kRushed).also("CASTLES-RULING-32");
}
Verdict judgeReplace(const Position& p, int place) {
    if (p.phase != Phase::Replace) return onlyIn(p, "CASTLES-RULING-26");
    if ((replaceable(p, p.castle(p.chosen), p.inPlay()) >> place & 1) != 0) return yes();
    return no("CASTLES-RULING-25", p.inPlay(), p.castle(p.chosen).defence(place));
}

// ---- the table, the floor, the end of the turn -----------------------------------------------------------

Verdict judgeTable(const Position& p) {
    if (p.phase == Phase::GuestFloor) return no("CASTLES-ALLY-5");
    if (p.phase != Phase::Main) return notNow(p);
    if (p.options.on(Option::TableDiscard)) return no("CASTLES-RULING-107");
    return mayClear(p) ? yes() : no("CASTLES-DISC-5").also("CASTLES-RULING-106");
}
Verdict judgeClear(const Position& p, std::uint8_t castle, Part part) {
    if (p.phase == Phase::GuestFloor) return no("CASTLES-ALLY-5");
    if (p.phase != Phase::TableDiscard) return onlyIn(p, "CASTLES-RULING-107");
    const Seat owner = ownerOf(p, castle);
    if (owner == kNobody) return no("CASTLES-DISC-1");
    if (!contains(ownSide(p), owner)) {
        if (owner == p.master[p.host]) return no("CASTLES-RULING-107", owner);
        return no("CASTLES-DISC-1", owner).also("CASTLES-DISC-2");
    }
    const Castle here = p.castle(castle);
    if (part == Part::Castle) {
        if (p.castles(owner) > 1 || p.options.on(Option::DiscardLast)) return yes();
        return no("CASTLES-DISC-5", owner).also("CASTLES-RULING-106");
    }
    const bool there =
        part == Part::Upgrade ? here.upgrade() != kNoKind : placeOfPart(part) < here.defences();
    return there ? yes() : no("CASTLES-DISC-3");
}
Verdict judgeFloor(const Position& p, Seat seat) {
    if (p.phase != Phase::Main) return notNow(p);
    if (!contains(guestsOf(p), seat)) return no("CASTLES-FLOOR-1", seat).also("CASTLES-ALLY-11");
    return contains(p.turn.welcome, seat) ? yes() : no("CASTLES-FLOOR-2", seat).also("CASTLES-RULING-85");
}
Verdict judgeHandDiscard(const Position& p, std::uint8_t kind) {
    if (p.phase == Phase::GuestFloor) return no("CASTLES-ALLY-5");
    if (p.phase != Phase::HandDiscard) return onlyIn(p, "CASTLES-RULING-15");
    return hasKind(p.handKinds[p.host], kind) ? yes() : no("CASTLES-TURN-4", kind);
}

// ---- assaults --------------------------------------------------------------------------------------------

Verdict judgeLay(const Position& p, std::uint8_t kind) {
    if (p.phase == Phase::Asked) {
        if (!isAttack(kind)) return no("CASTLES-FLOOR-4", kind);
        return hasKind(p.handKinds[p.actor], kind) ? yes()
                                                   : no("CASTLES-TURN-2", kind).also("CASTLES-FLOOR-4");
    }
    if (p.phase != Phase::Assault) return onlyIn(p, "CASTLES-ATK-10");
    if (p.standing[p.turn.target] == 0) return no("CASTLES-ATK-21", p.turn.target);
    if (!isAttack(kind)) return no("CASTLES-ATK-11", kind);
    return hasKind(p.handKinds[p.actor], kind) ? yes() : no("CASTLES-TURN-2", kind).also("CASTLES-ATK-11");
}
/// CASTLES-ATK-5 with the clause that says what such a card takes.
Verdict tooLittle(const Pool& pool, int value, bool castle, Clause clause) {
    if (pool.any + pool.defencesOnly >= value) return no("CASTLES-RULING-4", value, pool.any);
    return no(castle ? clause : Clause("CASTLES-ATK-5"), value, pool.any + pool.defencesOnly)
        .also(castle ? Clause("CASTLES-ATK-5") : clause);
}
Verdict judgeRemove(const Position& p, std::uint8_t castle, Part part) {
    if (p.phase != Phase::Assault) return onlyIn(p, "CASTLES-ATK-10");
    const Seat target = p.turn.target;
    if (p.standing[target] == 0) return no("CASTLES-ATK-21", target);
    const Seat owner = ownerOf(p, castle);
    if (owner == kNobody) return no("CASTLES-ATK-2");
    if (owner != target) return no("CASTLES-ATK-9", owner, target).also("CASTLES-RULING-41");
    const Castle here = p.castle(castle);
    const Pool& pool = p.turn.pool[target];
    if (part == Part::Upgrade) return no("CASTLES-UPG-9", here.upgrade());
    if (part == Part::Castle) {
        if (!here.isBare()) return no("CASTLES-ATK-14").also("CASTLES-CASTLE-8");
        if (pool.pays(here.health(), true)) return yes();
        return tooLittle(pool, here.health(), true,
                         here.upgrade() != kNoKind ? Clause("CASTLES-UPG-10") : Clause("CASTLES-CASTLE-7"));
    }
    const int place = placeOfPart(part);
    if (place >= here.defences()) return no("CASTLES-ATK-2");
    if (p.options.on(Option::AttackOrder) && place + 1 < here.defences()) return no("CASTLES-RULING-35");
    if (pool.pays(here.defenceAt(place), false)) return yes();
    return tooLittle(pool, here.defenceAt(place), false, "CASTLES-DEF-15");
}
Verdict judgeAsk(const Position& p, Seat seat) {
    if (p.phase != Phase::Assault) return onlyIn(p, "CASTLES-ATK-10");
    if (p.standing[p.turn.target] == 0) return no("CASTLES-ATK-21", p.turn.target);
    if (contains(askable(p), seat)) return yes();
    if (!contains(alliesOf(p), seat) || seat == p.turn.leader)
        return no("CASTLES-ALLY-11", seat).also("CASTLES-FLOOR-4");
    if (contains(p.turn.declined, seat)) return no("CASTLES-FLOOR-4", seat);
    if (contains(realmOf(p, seat), p.turn.target)) return no("CASTLES-FLOOR-4", seat).also("CASTLES-ATK-19");
    if (const Verdict verdict = judgeAttackOn(p, seat, p.turn.target); !verdict) return verdict;
    return no("CASTLES-RULING-105", seat);
}
Verdict judgeBlock(const Position& p, Seat ally) {
    if (p.phase != Phase::BlockWindow) return onlyIn(p, "CASTLES-RULING-51");
    if (!hasKind(p.handKinds[p.actor], kBlock))
        return no("CASTLES-BLOCK-18", kBlock).also("CASTLES-RULING-63");
    const SeatSet allies = nameable(p);
    if (ally == kNobody) return allies == 0 ? yes() : no("CASTLES-BLOCK-14").also("CASTLES-RULING-55");
    if (contains(allies, ally)) return yes();
    if (allies != 0) return no("CASTLES-RULING-55", ally);
    if (bitCount(attackersOf(p)) > 1) return no("CASTLES-BLOCK-17").also("CASTLES-RULING-54");
    return no("CASTLES-BLOCK-8", ally);
}

// ---- resigning, showing, chance --------------------------------------------------------------------------

Verdict judgeConcede(const Position& p, Seat seat) {
    if (p.phase == Phase::Over) return notNow(p);
    if (contains(p.masters, seat) && p.decider == seat && !hasResigned(p, seat)) return yes();
    return no("CASTLES-RULING-105", seat);
}
Verdict judgeShow(const Position& p, Move move) {
    const auto [holder, kind, to] = std::tuple(move.operand[0], move.operand[1], move.operand[2]);
    if (p.phase == Phase::Over) return notNow(p);
    const bool seats = holder < p.seats() && to < p.seats() && holder != to;
    if (!p.options.on(Option::ShowHand) || !seats || kind >= kKinds ||
        p.hand(holder).count(kind) <= knownOf(p, to, holder, kind))
        return no("CASTLES-RULING-119", holder, to);
    return yes();
}

Verdict judgeChance(const Position& p, Move move) {
    const bool draws = (p.phase == Phase::Deal || p.phase == Phase::Comes) && !seeksHome(p);
    switch (verbOf(move)) {
    case Verb::First:
        if (p.phase != Phase::First)
            return p.options.firstPlayer() == FirstPlayer::Chosen
                       ? no("CASTLES-RULING-7", p.options.of(Option::FirstSeat))
                       : no("CASTLES-SETUP-12");
        return move.operand[0] < p.options.dealt() ? yes() : no("CASTLES-LATE-2", move.operand[0]);
    case Verb::Home: return seeksHome(p) ? yes() : no("CASTLES-PUP-8").also("CASTLES-RULING-93");
    case Verb::Shuffle:
        if (!draws) return no("CASTLES-DECK-1");
        return p.deck().empty() ? yes() : no("CASTLES-DECK-1");
    default:
        if (!draws) return no("CASTLES-TURN-6");
        return p.deck().has(move.operand[0]) ? yes() : no("CASTLES-DECK-6", move.operand[0]);
    }
}

} // namespace

Verdict judge(const Position& p, Move move) {
    const auto& o = move.operand;
    if (p.phase == Phase::Over) return notNow(p);
    switch (verbOf(move)) {
    case Verb::Use: return judgeUse(p, o[0]);
    case Verb::AtSeat: return judgeSeat(p, o[0]);
    case Verb::On: return judgeOn(p, o[0]);
    case Verb::Spend: return judgeSpend(p);
    case Verb::Destroy:
        if (p.phase == Phase::SpecialTarget && p.inPlay() == kJester) return yes();
        return onlyIn(p, "CASTLES-JEST-1");
    case Verb::Replace: return judgeReplace(p, o[0]);
    case Verb::Table: return judgeTable(p);
    case Verb::Clear: return judgeClear(p, o[0], partOf(move));
    case Verb::Floor: return judgeFloor(p, o[0]);
    case Verb::HandBack: return p.phase == Phase::GuestFloor ? yes() : onlyIn(p, "CASTLES-FLOOR-1");
    case Verb::EndPlay: return p.phase == Phase::Main ? yes() : onlyIn(p, "CASTLES-ALLY-9");
    case Verb::Lay: return judgeLay(p, o[0]);
    case Verb::Remove: return judgeRemove(p, o[0], partOf(move));
    case Verb::Ask: return judgeAsk(p, o[0]);
    case Verb::Finish: return p.phase == Phase::Assault ? yes() : onlyIn(p, "CASTLES-ATK-10");
    case Verb::Decline: return p.phase == Phase::Asked ? yes() : onlyIn(p, "CASTLES-FLOOR-4");
    case Verb::Pass: return p.phase == Phase::BlockWindow ? yes() : onlyIn(p, "CASTLES-BLOCK-18");
    case Verb::Block: return judgeBlock(p, kNobody);
    case Verb::BlockAlly: return judgeBlock(p, o[0]);
    case Verb::Accept:
    case Verb::Refuse: return p.phase == Phase::Invited ? yes() : onlyIn(p, "CASTLES-ALLY-2");
    case Verb::Discard: return judgeHandDiscard(p, o[0]);
    case Verb::Draw:
        if (p.phase == Phase::HandDiscard) return yes();
        return onlyIn(p, "CASTLES-TURN-5");
    case Verb::Take:
        if (p.phase != Phase::Spoils) return onlyIn(p, "CASTLES-RULING-102");
        return hasKind(p.handKinds[plundered(p)], o[0]) ? yes()
                                                        : no("CASTLES-RULING-102", plundered(p), o[0]);
    case Verb::Concede: return judgeConcede(p, o[0]);
    case Verb::Show: return judgeShow(p, move);
    case Verb::Card:
    case Verb::Shuffle:
    case Verb::First:
    case Verb::Home: return judgeChance(p, move);
    }
    return no("CASTLES-TURN-2");
}

Verdict notAsked(const Position& p, Seat seat, Move) {
    const auto because = [](Clause clause) { return no(clause).also("CASTLES-TURN-1"); };
    switch (p.phase) {
    case Phase::BlockWindow: return because("CASTLES-BLOCK-18");
    case Phase::Asked: return because("CASTLES-FLOOR-4");
    case Phase::Invited: return because("CASTLES-ALLY-2");
    case Phase::Spoils: return because("CASTLES-RULING-102");
    default: return p.floor != p.host && seat == p.host ? because("CASTLES-FLOOR-1") : no("CASTLES-TURN-1");
    }
}

void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
    for (std::uint8_t kind = 0; kind < kKinds; ++kind)
        for (const Move move :
             {moves::use(kind), moves::lay(kind), moves::discard(kind), moves::take(kind), moves::card(kind)})
            visit(move);
    for (Seat seat = 0; seat < options.seats; ++seat)
        for (const Move move :
             {moves::atSeat(seat), moves::floor(seat), moves::ask(seat), moves::blockAlly(seat)})
            visit(move);
    for (Seat seat = 0; seat < options.seats; ++seat) visit(moves::first(seat));
    for (std::uint8_t castle = 0; castle < kMostCastles; ++castle) {
        visit(moves::on(castle));
        for (std::uint8_t part = 0; part < kParts; ++part) {
            visit(moves::clear(castle, static_cast<Part>(part)));
            visit(moves::remove(castle, static_cast<Part>(part)));
        }
    }
    for (std::uint8_t place = 0; place < kMostDefences; ++place) visit(moves::replace(place));
    for (const Move move :
         {moves::spend(), moves::destroy(), moves::table(), moves::handBack(), moves::endPlay(),
          moves::finish(), moves::decline(), moves::pass(), moves::block(), moves::accept(), moves::refuse(),
          moves::draw(), moves::shuffle(), moves::home()})
        visit(move);
}

} // namespace drawbridge::castles
