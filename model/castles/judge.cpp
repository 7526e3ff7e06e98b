// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/plays.h"
#include "castles/reasons.h"
#include "castles/rules.h"
#include "core/bits.h"

// Why a move is illegal. Independent of the listing of legal moves, in the order in which a person at the
// table would object; the exam checks that the two agree.
namespace drawbridge::castles {

namespace {

using namespace steps;

constexpr Verdict yes() { return Verdict::legal(); }

/// Refusal for a wrong move: what has to be done first.
Verdict notNow(const Position& p) {
    switch (p.phase) {
    case Phase::Deal: return refuse(Reason::DealFirst, "CASTLES-SETUP-7").also("CASTLES-SETUP-8");
    case Phase::First: return refuse(Reason::DrawLotFirst, "CASTLES-SETUP-12").also("CASTLES-RULING-7");
    case Phase::Main: break;
    case Phase::Target:
        if (p.inPlay() == kCastle)
            return refuse(Reason::ChooseCastleOwnerFirst, "CASTLES-CASTLE-5").also("CASTLES-RULING-21");
        if (isUpgrade(p.inPlay()))
            return refuse(Reason::ChooseUpgradeFirst, "CASTLES-UPG-4", p.inPlay()).also("CASTLES-UPG-15");
        if (p.inPlay() == kRushed) return refuse(Reason::RushFirst, "CASTLES-RUSH-4").also("CASTLES-RUSH-1");
        return refuse(Reason::ChooseDefendedFirst, "CASTLES-DEF-11").also("CASTLES-DEF-2");
    case Phase::Replace: return refuse(Reason::ChooseReplacedFirst, "CASTLES-DEF-6").also("CASTLES-DEF-7");
    case Phase::SpecialTarget:
        switch (p.inPlay()) {
        case kSabotage: return refuse(Reason::ChooseSabotagedFirst, "CASTLES-SAB-1").also("CASTLES-SAB-2");
        case kJester: return refuse(Reason::ChooseJestFirst, "CASTLES-JEST-1");
        case kPuppet: return refuse(Reason::ChooseRevivedFirst, "CASTLES-PUP-1");
        default: return refuse(Reason::ChooseInvitedFirst, "CASTLES-ALLY-1");
        }
    case Phase::AssaultStart:
        return refuse(Reason::ChooseTargetFirst, "CASTLES-ATK-10").also("CASTLES-ATK-9");
    case Phase::BlockWindow: return refuse(Reason::BlockOrPass, "CASTLES-BLOCK-18").also("CASTLES-ALLY-11");
    case Phase::Assault: return refuse(Reason::FinishAttackFirst, "CASTLES-ATK-11");
    case Phase::Asked: return refuse(Reason::LayOrDecline, "CASTLES-FLOOR-4");
    case Phase::Spoils: return refuse(Reason::TakeFirst, "CASTLES-RULING-102");
    case Phase::GuestFloor: return refuse(Reason::GuestFights, "CASTLES-ALLY-3");
    case Phase::Invited: return refuse(Reason::AnswerInvitationFirst, "CASTLES-ALLY-2");
    case Phase::TableDiscard:
        return refuse(Reason::ChooseDiscardFirst, "CASTLES-DISC-1").also("CASTLES-RULING-107");
    case Phase::HandDiscard:
        return refuse(Reason::FinishedPlaying, "CASTLES-TURN-7").also("CASTLES-RULING-15");
    case Phase::Comes: return refuse(Reason::DrawCardsFirst, "CASTLES-DECK-6").also("CASTLES-TURN-6");
    case Phase::Over: return refuse(Reason::GameOver, "CASTLES-WIN-11");
    }
    return refuse(Reason::PlayOrFinish, "CASTLES-TURN-2");
}
/// The same for using a card.
Verdict notUsedNow(const Position& p, std::uint8_t kind) {
    if (p.phase == Phase::BlockWindow)
        return refuse(Reason::OnlyBlockNow, "CASTLES-BLOCK-18").also("CASTLES-ALLY-11");
    if (p.phase == Phase::Assault && isAttack(kind)) return refuse(Reason::LayInAttack, "CASTLES-ATK-11");
    return notNow(p);
}
/// The same for a move of another phase, by a host or guest who might otherwise play.
Verdict onlyIn(const Position& p, Reason reason, Clause clause) {
    return p.phase == Phase::Main || p.phase == Phase::GuestFloor ? refuse(reason, clause) : notNow(p);
}

// ---- cards of the hand -----------------------------------------------------------------------------------

std::uint8_t firstWithAttacks(const Position& p) {
    return static_cast<std::uint8_t>(p.options.quietRounds() + 1);
}
/// Why a seat may play no ATTACK card on another one, living or not.
Verdict judgeAttackOn(const Position& p, Seat seat, Seat target) {
    if (isQuiet(p))
        return refuse(Reason::QuietUntil, "CASTLES-ROUND-3")
            .with(ReasonValue::Round, firstWithAttacks(p))
            .also("CASTLES-RULING-12");
    if (contains(p.turn.barred, seat))
        return refuse(Reason::BlockedFromAll, "CASTLES-BLOCK-16").also("CASTLES-RULING-53");
    if (!p.isLiving(target)) return refuse(Reason::NobodyToAttack, "CASTLES-ATK-2").also("CASTLES-LATE-2");
    if (contains(realmOf(p, seat), target))
        return refuse(Reason::OwnSide, "CASTLES-ATK-19").also("CASTLES-RULING-42");
    if (contains(p.turn.banned[seat], target))
        return refuse(Reason::BlockedFromTarget, "CASTLES-BLOCK-10").also("CASTLES-RULING-52");
    if (!contains(attackable(p, seat), target)) return refuse(Reason::SameTurnAllies, "CASTLES-RULING-43");
    return yes();
}
/// Why a seat cannot use ATTACK cards at all.
Verdict judgeAttack(const Position& p, Seat seat) {
    if (attackable(p, seat) != 0) return yes();
    if (isQuiet(p) && seat != p.host)
        return refuse(Reason::QuietForGuests, "CASTLES-ROUND-9").also("CASTLES-ROUND-3");
    // There is an opponent; the first one is representative.
    return judgeAttackOn(p, seat, clockwise(opponentsOf(p, seat), seat));
}

/// The limit of defenses has been reached.
Verdict defencesPlayed(const Position& p) {
    return refuse(Reason::DefencesPlayed, "CASTLES-RUSH-8").with(ReasonValue::Count, p.turn.limit);
}
Verdict judgeDefence(const Position& p, std::uint8_t kind) {
    if (!mayDefend(p))
        return p.turn.rushed ? defencesPlayed(p).also("CASTLES-RULING-29")
                             : refuse(Reason::DefencePlayed, "CASTLES-DEF-3")
                                   .also("CASTLES-RULING-28")
                                   .with(ReasonValue::Count, p.turn.limit);
    if (defendable(p, kind) == 0)
        return refuse(Reason::NowhereToDefend, "CASTLES-RULING-25", kind).also("CASTLES-DEF-4");
    return yes();
}
Verdict judgeRushed(const Position& p) {
    const bool defends = mayRush(p) && defendable(p, kRushed) != 0;
    if (defends || maySpend(p, defencesInHand(p) - 1)) return yes();
    if (!mayRush(p)) return defencesPlayed(p).also("CASTLES-RULING-30");
    return refuse(Reason::SpendNeedsTwo, "CASTLES-RUSH-5").also("CASTLES-RULING-32");
}

/// What guests may never do.
Verdict judgeGuest(const Position& p, std::uint8_t kind) {
    if (kind == kCastle || isUpgrade(kind))
        return refuse(Reason::GuestBuildsNothing, "CASTLES-ALLY-4").also("CASTLES-ALLY-3");
    if (isDefence(kind)) return refuse(Reason::GuestNoDefences, "CASTLES-DEF-14").also("CASTLES-ALLY-4");
    if (kind == kRushed) return refuse(Reason::GuestNoRushed, "CASTLES-RUSH-10").also("CASTLES-RULING-82");
    if (kind == kAlliance && !p.options.on(Option::GuestAlliance))
        return refuse(Reason::GuestInvitesNobody, "CASTLES-RULING-81").also("CASTLES-ALLY-3");
    return yes();
}

Verdict judgeUse(const Position& p, std::uint8_t kind) {
    if (p.phase != Phase::Main && p.phase != Phase::GuestFloor) return notUsedNow(p, kind);
    const Seat seat = p.floor;
    if (p.phase == Phase::GuestFloor)
        if (const Verdict verdict = judgeGuest(p, kind); !verdict) return verdict;
    if (!hasKind(p.handKinds[seat], kind)) return refuse(Reason::NotHeld, "CASTLES-TURN-2", kind);
    if (kind == kBlock) return refuse(Reason::NothingToBlock, "CASTLES-RULING-51").also("CASTLES-BLOCK-1");
    if (isAttack(kind)) return judgeAttack(p, seat);
    if (hasKind(kAttackingSpecials, kind) && isQuiet(p))
        return (seat == p.host ? refuse(Reason::QuietUntilCard, "CASTLES-ROUND-4", kind)
                                     .with(ReasonValue::Round, firstWithAttacks(p))
                               : refuse(Reason::QuietForGuests, "CASTLES-ROUND-9"))
            .also("CASTLES-ROUND-5");
    if (isUpgrade(kind) && upgradable(p, kind) == 0)
        return refuse(Reason::NowhereForUpgrade, "CASTLES-UPG-14", kind).also("CASTLES-RULING-23");
    if (isDefence(kind)) return judgeDefence(p, kind);
    if (kind == kRushed) return judgeRushed(p);
    if (kind == kPuppet && revivable(p) == 0) return refuse(Reason::NobodyToRevive, "CASTLES-PUP-21");
    if (kind == kAlliance && invitable(p) == 0)
        return p.turn.refused != 0 ? refuse(Reason::HasRefused, "CASTLES-RULING-80")
                                   : refuse(Reason::NobodyToInvite, "CASTLES-RULING-78");
    return yes();
}

// ---- targets ---------------------------------------------------------------------------------------------

Verdict judgeSeat(const Position& p, Seat seat) {
    switch (p.phase) {
    case Phase::Target:
        if (p.inPlay() != kCastle) return notNow(p);
        if (contains(castleSeats(p), seat)) return yes();
        return refuse(Reason::NoCastleFor, "CASTLES-CASTLE-6").also("CASTLES-RULING-21");
    case Phase::AssaultStart: return judgeAttackOn(p, p.floor, seat);
    case Phase::SpecialTarget:
        if (p.inPlay() == kPuppet)
            return contains(revivable(p), seat) ? yes() : refuse(Reason::ReviveTheDead, "CASTLES-PUP-1");
        if (p.inPlay() != kAlliance) return notNow(p);
        if (contains(invitable(p), seat)) return yes();
        if (!p.isLiving(seat)) return refuse(Reason::InviteTheLiving, "CASTLES-ALLY-1");
        if (contains(p.turn.refused, seat)) return refuse(Reason::HasRefused, "CASTLES-RULING-80");
        return refuse(Reason::NobodyToInvite, "CASTLES-RULING-78").also("CASTLES-ALLY-14");
    default: return onlyIn(p, Reason::ChooseCardFirst, "CASTLES-RULING-20");
    }
}

Verdict judgeUpgradeOn(const Position& p, Seat owner, std::uint8_t castle) {
    if (!contains(upgradeSeats(p), owner))
        return refuse(Reason::NoUpgradeFor, "CASTLES-UPG-15").also("CASTLES-RULING-22");
    if (!mayUpgrade(p, p.castle(castle), p.inPlay()))
        return refuse(Reason::UpgradedAlready, "CASTLES-UPG-14", p.castle(castle).upgrade())
            .also("CASTLES-RULING-23");
    return yes();
}
Verdict judgeDefenceOn(const Position& p, Seat owner, std::uint8_t castle) {
    if (p.inPlay() == kRushed && !mayRush(p)) return defencesPlayed(p).also("CASTLES-RULING-30");
    if (!contains(defenceSeats(p), owner)) return refuse(Reason::OwnSideOnly, "CASTLES-RULING-24");
    const Castle here = p.castle(castle);
    if (!here.isFull()) return yes();
    if (!contains(ownSide(p), owner))
        return refuse(Reason::FullCastleOfOther, "CASTLES-DEF-13").also("CASTLES-DEF-4");
    if (replaceable(p, here, p.inPlay()) == 0) return refuse(Reason::HigherOnly, "CASTLES-RULING-25");
    return yes();
}
Verdict judgeOn(const Position& p, std::uint8_t castle) {
    const Seat owner = ownerOf(p, castle);
    if (p.phase == Phase::Target && p.inPlay() != kCastle) {
        if (isUpgrade(p.inPlay()))
            return owner == kNobody ? refuse(Reason::UpgradeOnCastle, "CASTLES-UPG-4")
                                    : judgeUpgradeOn(p, owner, castle);
        return owner == kNobody ? refuse(Reason::DefenceOnCastle, "CASTLES-DEF-2")
                                : judgeDefenceOn(p, owner, castle);
    }
    if (p.phase != Phase::SpecialTarget) return onlyIn(p, Reason::ChooseCardFirst, "CASTLES-RULING-20");
    if (p.inPlay() == kSabotage) {
        if (owner == kNobody) return refuse(Reason::SabotageOnCastle, "CASTLES-SAB-1");
        if (!contains(opponentsOf(p, p.floor), owner))
            return refuse(Reason::SabotageOpponents, "CASTLES-RULING-68");
        return yes();
    }
    if (p.inPlay() != kJester) return notNow(p);
    if (owner == kNobody) return refuse(Reason::StealACastle, "CASTLES-JEST-6");
    if (!contains(opponentsOf(p, p.floor), owner))
        return refuse(Reason::StealFromOpponents, "CASTLES-RULING-72");
    if (p.castles(owner) == 1)
        return refuse(Reason::StealNotLast, "CASTLES-JEST-7").also("CASTLES-RULING-74");
    return yes();
}
Verdict judgeSpend(const Position& p) {
    if (p.phase != Phase::Target || p.inPlay() != kRushed)
        return onlyIn(p, Reason::SpendRushedOnly, "CASTLES-RUSH-1");
    if (maySpendInPlay(p)) return yes();
    if (raiseOf(p, true) == 0) return defencesPlayed(p).also("CASTLES-RULING-30");
    return refuse(Reason::SpendNeedsTwo, "CASTLES-RUSH-5").also("CASTLES-RULING-32");
}
Verdict judgeReplace(const Position& p, int place) {
    if (p.phase != Phase::Replace) return onlyIn(p, Reason::ReplaceNotNow, "CASTLES-RULING-26");
    if ((replaceable(p, p.castle(p.chosen), p.inPlay()) >> place & 1) != 0) return yes();
    return refuse(Reason::HigherOnly, "CASTLES-RULING-25");
}

// ---- the table, the floor, the end of the turn -----------------------------------------------------------

Verdict judgeTable(const Position& p) {
    if (p.phase == Phase::GuestFloor) return refuse(Reason::GuestDiscardsNothing, "CASTLES-ALLY-5");
    if (p.phase != Phase::Main) return notNow(p);
    if (p.options.on(Option::TableDiscard)) return refuse(Reason::NoTableDiscard, "CASTLES-RULING-107");
    return mayClear(p) ? yes()
                       : refuse(Reason::NothingToDiscard, "CASTLES-DISC-5").also("CASTLES-RULING-106");
}
Verdict judgeClear(const Position& p, std::uint8_t castle, Part part) {
    if (p.phase == Phase::GuestFloor) return refuse(Reason::GuestDiscardsNothing, "CASTLES-ALLY-5");
    if (p.phase != Phase::TableDiscard) return onlyIn(p, Reason::TableFirst, "CASTLES-RULING-107");
    const Seat owner = ownerOf(p, castle);
    if (owner == kNobody) return refuse(Reason::NoSuchCastle, "CASTLES-DISC-1");
    if (!contains(ownSide(p), owner)) {
        if (owner == p.master[p.host]) return refuse(Reason::NotOfMaster, "CASTLES-RULING-107");
        return refuse(Reason::DiscardOwnOnly, "CASTLES-DISC-1").also("CASTLES-DISC-2");
    }
    const Castle here = p.castle(castle);
    if (part == Part::Castle) {
        if (p.castles(owner) > 1 || p.options.on(Option::DiscardLast)) return yes();
        return refuse(Reason::NotLastCastle, "CASTLES-DISC-5").also("CASTLES-RULING-106");
    }
    const bool there =
        part == Part::Upgrade ? here.upgrade() != kNoKind : placeOfPart(part) < here.defences();
    return there ? yes() : refuse(Reason::NoSuchPart, "CASTLES-DISC-3");
}
Verdict judgeFloor(const Position& p, Seat seat) {
    if (p.phase != Phase::Main) return notNow(p);
    if (!contains(guestsOf(p), seat))
        return refuse(Reason::NotAnAlly, "CASTLES-FLOOR-1").also("CASTLES-ALLY-11");
    return contains(p.turn.welcome, seat)
               ? yes()
               : refuse(Reason::PlayBeforeFloor, "CASTLES-FLOOR-2").also("CASTLES-RULING-85");
}
Verdict judgeHandDiscard(const Position& p, std::uint8_t kind) {
    if (p.phase == Phase::GuestFloor) return refuse(Reason::GuestDiscardsNothing, "CASTLES-ALLY-5");
    if (p.phase != Phase::HandDiscard) return onlyIn(p, Reason::DiscardHandLater, "CASTLES-RULING-15");
    return hasKind(p.handKinds[p.host], kind) ? yes() : refuse(Reason::NotHeld, "CASTLES-TURN-4", kind);
}

// ---- assaults --------------------------------------------------------------------------------------------

/// Why the leader can do nothing more in an assault than finish it.
Verdict judgeAssault(const Position& p) {
    if (p.phase != Phase::Assault) return onlyIn(p, Reason::NoAttackRuns, "CASTLES-ATK-10");
    return p.standing[p.turn.target] != 0 ? yes() : refuse(Reason::NothingLeft, "CASTLES-ATK-21");
}
Verdict judgeLay(const Position& p, std::uint8_t kind) {
    const bool asked = p.phase == Phase::Asked;
    if (const Verdict verdict = judgeAssault(p); !verdict && !asked) return verdict;
    if (!isAttack(kind))
        return asked ? refuse(Reason::NotAnAttack, "CASTLES-FLOOR-4", kind)
                     : refuse(Reason::NotAnAttack, "CASTLES-ATK-11", kind);
    if (hasKind(p.handKinds[p.actor], kind)) return yes();
    return refuse(Reason::NotHeld, "CASTLES-TURN-2", kind)
        .also(asked ? Clause("CASTLES-FLOOR-4") : Clause("CASTLES-ATK-11"));
}
/// The refusal with the value needed and available; unless only the Horsemen are insufficient.
Verdict tooLittle(const Pool& pool, int needed, const Verdict& refusal) {
    const int all = pool.any + pool.defencesOnly;
    const bool isOfHorsemen = all >= needed;
    return (isOfHorsemen ? refuse(Reason::HorsemenNotCounted, "CASTLES-RULING-4") : refusal)
        .with(ReasonValue::Needed, static_cast<std::uint8_t>(needed))
        .with(ReasonValue::Available, static_cast<std::uint8_t>(isOfHorsemen ? pool.any : all));
}
Verdict judgeRemove(const Position& p, std::uint8_t castle, Part part) {
    if (const Verdict verdict = judgeAssault(p); !verdict) return verdict;
    const Seat target = p.turn.target;
    const Seat owner = ownerOf(p, castle);
    if (owner == kNobody) return refuse(Reason::NobodyToAttack, "CASTLES-ATK-2");
    if (owner != target) return refuse(Reason::OtherTarget, "CASTLES-ATK-9").also("CASTLES-RULING-41");
    const Castle here = p.castle(castle);
    const Pool& pool = p.turn.pool[target];
    if (part == Part::Upgrade) return refuse(Reason::UpgradeAlone, "CASTLES-UPG-9");
    if (part == Part::Castle) {
        if (!here.isBare()) return refuse(Reason::DefendedStill, "CASTLES-ATK-14").also("CASTLES-CASTLE-8");
        if (pool.pays(here.health(), true)) return yes();
        const Verdict verdict = here.upgrade() != kNoKind
                                    ? refuse(Reason::UpgradedTakesMore, "CASTLES-UPG-10")
                                    : refuse(Reason::CastleTakesMore, "CASTLES-CASTLE-7");
        return tooLittle(pool, here.health(), verdict.also("CASTLES-ATK-5"));
    }
    const int place = placeOfPart(part);
    if (place >= here.defences()) return refuse(Reason::NoSuchDefence, "CASTLES-ATK-2");
    if (p.options.on(Option::AttackOrder) && place + 1 < here.defences())
        return refuse(Reason::TopFirst, "CASTLES-RULING-35");
    if (pool.pays(here.defenceAt(place), false)) return yes();
    return tooLittle(pool, here.defenceAt(place),
                     refuse(Reason::DefenceTakesMore, "CASTLES-ATK-5").also("CASTLES-DEF-15"));
}
Verdict judgeAsk(const Position& p, Seat seat) {
    if (const Verdict verdict = judgeAssault(p); !verdict) return verdict;
    if (contains(askable(p), seat)) return yes();
    if (!contains(alliesOf(p), seat) || seat == p.turn.leader)
        return refuse(Reason::AskAlliesOnly, "CASTLES-ALLY-11").also("CASTLES-FLOOR-4");
    if (contains(p.turn.declined, seat)) return refuse(Reason::HasDeclined, "CASTLES-FLOOR-4");
    if (contains(realmOf(p, seat), p.turn.target))
        return refuse(Reason::AllyOfTarget, "CASTLES-FLOOR-4").also("CASTLES-ATK-19");
    if (const Verdict verdict = judgeAttackOn(p, seat, p.turn.target); !verdict) return verdict;
    return refuse(Reason::AllyGivesUp, "CASTLES-RULING-105");
}
Verdict judgeBlock(const Position& p, Seat ally) {
    if (p.phase != Phase::BlockWindow) return onlyIn(p, Reason::NothingToBlock, "CASTLES-RULING-51");
    if (!hasKind(p.handKinds[p.actor], kBlock))
        return refuse(Reason::NoBlockHeld, "CASTLES-BLOCK-18").also("CASTLES-RULING-63");
    const SeatSet allies = nameable(p);
    if (ally == kNobody)
        return allies == 0 ? yes()
                           : refuse(Reason::NameBlocked, "CASTLES-BLOCK-14").also("CASTLES-RULING-55");
    if (contains(allies, ally)) return yes();
    if (allies != 0) return refuse(Reason::NameWhoHasCard, "CASTLES-RULING-55");
    if (bitCount(attackersOf(p)) > 1)
        return refuse(Reason::BlocksAll, "CASTLES-BLOCK-17").also("CASTLES-RULING-54");
    return refuse(Reason::NoCardInAttack, "CASTLES-BLOCK-8");
}

// ---- resigning, showing, chance --------------------------------------------------------------------------

Verdict judgeConcede(const Position& p, Seat seat) {
    if (p.phase == Phase::Over) return notNow(p);
    if (contains(p.masters, seat) && p.decider == seat && !hasResigned(p, seat)) return yes();
    return refuse(Reason::CannotGiveUp, "CASTLES-RULING-105");
}
Verdict judgeShow(const Position& p, Move move) {
    const auto [holder, kind, to] = std::array{move.operand[0], move.operand[1], move.operand[2]};
    if (p.phase == Phase::Over) return notNow(p);
    const bool seats = holder < p.seats() && to < p.seats() && holder != to;
    if (!p.options.on(Option::ShowHand) || !seats || kind >= kKinds ||
        p.hand(holder).count(kind) <= knownOf(p, to, holder, kind))
        return refuse(Reason::CannotShow, "CASTLES-RULING-119");
    return yes();
}

Verdict judgeChance(const Position& p, Move move) {
    const bool draws = (p.phase == Phase::Deal || p.phase == Phase::Comes) && !seeksHome(p);
    switch (verbOf(move)) {
    case Verb::First:
        if (p.phase != Phase::First)
            return p.options.firstPlayer() == FirstPlayer::Chosen
                       ? refuse(Reason::StarterChosen, "CASTLES-RULING-7")
                       : refuse(Reason::StarterSettled, "CASTLES-SETUP-12");
        return move.operand[0] < p.options.dealt() ? yes()
                                                   : refuse(Reason::StarterNotDealtIn, "CASTLES-LATE-2");
    case Verb::Home:
        return seeksHome(p) ? yes()
                            : refuse(Reason::NobodyNeedsCastle, "CASTLES-PUP-8").also("CASTLES-RULING-93");
    case Verb::Shuffle:
        return draws && p.deck().empty() ? yes() : refuse(Reason::ShuffleOnlyWhenEmpty, "CASTLES-DECK-1");
    default:
        if (!draws) return refuse(Reason::NoCardDrawn, "CASTLES-TURN-6");
        return p.deck().has(move.operand[0])
                   ? yes()
                   : refuse(Reason::CardElsewhere, "CASTLES-DECK-6", move.operand[0]);
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
        return onlyIn(p, Reason::PlayJesterFirst, "CASTLES-JEST-1");
    case Verb::Replace: return judgeReplace(p, o[0]);
    case Verb::Table: return judgeTable(p);
    case Verb::Clear: return judgeClear(p, o[0], partOf(move));
    case Verb::Floor: return judgeFloor(p, o[0]);
    case Verb::HandBack:
        return p.phase == Phase::GuestFloor ? yes() : onlyIn(p, Reason::FloorIsYours, "CASTLES-FLOOR-1");
    case Verb::EndPlay:
        return p.phase == Phase::Main ? yes() : onlyIn(p, Reason::GuestEndsNothing, "CASTLES-ALLY-9");
    case Verb::Lay: return judgeLay(p, o[0]);
    case Verb::Remove: return judgeRemove(p, o[0], partOf(move));
    case Verb::Ask: return judgeAsk(p, o[0]);
    case Verb::Finish:
        return p.phase == Phase::Assault ? yes() : onlyIn(p, Reason::NoAttackRuns, "CASTLES-ATK-10");
    case Verb::Decline:
        return p.phase == Phase::Asked ? yes() : onlyIn(p, Reason::NotAskedForCard, "CASTLES-FLOOR-4");
    case Verb::Pass:
        return p.phase == Phase::BlockWindow ? yes() : onlyIn(p, Reason::NothingToPass, "CASTLES-BLOCK-18");
    case Verb::Block: return judgeBlock(p, kNobody);
    case Verb::BlockAlly: return judgeBlock(p, o[0]);
    case Verb::Accept:
    case Verb::Refuse:
        return p.phase == Phase::Invited ? yes() : onlyIn(p, Reason::NotInvited, "CASTLES-ALLY-2");
    case Verb::Discard: return judgeHandDiscard(p, o[0]);
    case Verb::Draw:
        if (p.phase == Phase::HandDiscard) return yes();
        return onlyIn(p, Reason::DrawLater, "CASTLES-TURN-5");
    case Verb::Take:
        if (p.phase != Phase::Spoils) return onlyIn(p, Reason::NoOpenHand, "CASTLES-RULING-102");
        return hasKind(p.handKinds[plundered(p)], o[0]) ? yes()
                                                        : refuse(Reason::NotHeld, "CASTLES-RULING-102", o[0]);
    case Verb::Concede: return judgeConcede(p, o[0]);
    case Verb::Show: return judgeShow(p, move);
    case Verb::Card:
    case Verb::Shuffle:
    case Verb::First:
    case Verb::Home: return judgeChance(p, move);
    }
    return refuse(Reason::PlayOrFinish, "CASTLES-TURN-2");
}

Verdict notAsked(const Position& p, Seat seat, Move) {
    const auto because = [](Clause clause) {
        return refuse(Reason::OtherDecidesFirst, clause).also("CASTLES-TURN-1");
    };
    switch (p.phase) {
    case Phase::BlockWindow: return because("CASTLES-BLOCK-18");
    case Phase::Asked: return because("CASTLES-FLOOR-4");
    case Phase::Invited: return because("CASTLES-ALLY-2");
    case Phase::Spoils: return because("CASTLES-RULING-102");
    default:
        return p.floor != p.host && seat == p.host ? because("CASTLES-FLOOR-1")
                                                   : refuse(Reason::NotYourTurn, "CASTLES-TURN-1");
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
