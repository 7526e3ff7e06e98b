// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/listing.h"
#include "wars/reasons.h"
#include "wars/rules.h"

// Why a move is illegal. Independent of the listing of legal moves, in the order in which a person at the
// table would object; the exam checks that the two agree.
namespace drawbridge::wars {

namespace {

using steps::waiting;

/// Whether this is a resource or an any-time ability (WARS-REACT-1).
bool isAtAnyTime(Verb verb) { return (verb >= Verb::Jack && verb <= Verb::Rite) || verb == Verb::Swap; }

/// Refusal for a wrong move: what has to be done first.
Verdict notNow(const Position& p) {
    switch (p.phase) {
    case Phase::ChooseFaction: return refuse(Reason::FactionFirst, "WARS-FAC-2").also("WARS-FAC-4");
    case Phase::AllotFaction:
    case Phase::PickToss: return refuse(Reason::FactionsSettledFirst, "WARS-RULING-67").also("WARS-FAC-2");
    case Phase::FactionToss: return refuse(Reason::FactionCoinFirst, "WARS-RULING-68").also("WARS-FAC-5");
    case Phase::ChooseColour: return refuse(Reason::ColourFirst, "WARS-SETUP-2");
    case Phase::ColourToss: return refuse(Reason::ColourCoinFirst, "WARS-SETUP-3");
    case Phase::SeerStack:
    case Phase::SeerDeal: return refuse(Reason::SeersFirst, "WARS-SEE-1").also("WARS-SEE-4");
    case Phase::Deal: return refuse(Reason::DealFirst, "WARS-SETUP-10").also("WARS-SETUP-12");
    case Phase::WarStack:
    case Phase::WarDeal: return refuse(Reason::WarMongersFirst, "WARS-WMG-2").also("WARS-WMG-1");
    case Phase::Arrange: return refuse(Reason::PilesFirst, "WARS-RULING-2").also("WARS-SETUP-10");
    case Phase::First: return refuse(Reason::BeginnerFirst, "WARS-SETUP-18").also("WARS-SETUP-17");
    case Phase::PickPhase: return refuse(Reason::ChoosePhase, "WARS-OUT-1");
    case Phase::Comes: return refuse(Reason::CardFirst, "WARS-DRAW-2");
    case Phase::Build: return refuse(Reason::ChooseTarget, "WARS-ATK-8").also("WARS-REACT-8");
    case Phase::Confirm: return refuse(Reason::GoOnOrWithdraw, "WARS-REACT-10").also("WARS-RULING-46");
    case Phase::Lay: return refuse(Reason::LayFirst, "WARS-MOVE-8");
    case Phase::JackLift:
    case Phase::JackLay: return refuse(Reason::FinishJack, "WARS-REACT-6").also("WARS-JACK-4");
    case Phase::RiteOffer: return refuse(Reason::GiveSecond, "WARS-REACT-6").also("WARS-BLD-1");
    case Phase::RiteTake: return refuse(Reason::TakeResource, "WARS-REACT-6").also("WARS-BLD-2");
    case Phase::FateSave: return refuse(Reason::WhoDiesFirst, "WARS-REACT-6").also("WARS-FAT-1");
    case Phase::Raise: return refuse(Reason::CaptivesFirst, "WARS-REACT-6").also("WARS-UND-2");
    case Phase::Move:
        if (p.lifted != 0) return refuse(Reason::LayFirst, "WARS-MOVE-8");
        [[fallthrough]];
    case Phase::Draw:
    case Phase::Attack:
    case Phase::Recruit: return refuse(Reason::OtherPhase, "WARS-TURN-2");
    default: return refuse(Reason::ReactOrPass, "WARS-REACT-18").also("WARS-REACT-3"); // windows
    }
}

/// A move of a phase other than the current one.
Verdict otherPhase(const Position& p, Stage stage, Clause clause) {
    if (isWindow(p.phase)) return refuse(Reason::ReactOrPass, "WARS-REACT-18").also(clause);
    const bool inTurn = p.phase == Phase::PickPhase || p.phase == Phase::Draw || p.phase == Phase::Attack ||
                        p.phase == Phase::Move || p.phase == Phase::Recruit;
    if (!inTurn) return notNow(p);
    const bool outcasts = p.plays(p.turn, Faction::Outcasts);
    if ((p.taken >> static_cast<unsigned>(stage) & 1) != 0)
        return (outcasts ? refuse(Reason::PhaseHad, "WARS-OUT-2") : refuse(Reason::PhaseOver, "WARS-TURN-6"))
            .also(clause);
    if (p.phase == Phase::PickPhase) return refuse(Reason::ChoosePhase, "WARS-OUT-1").also(clause);
    return (outcasts ? refuse(Reason::FinishPhase, "WARS-OUT-3") : refuse(Reason::OtherPhase, "WARS-TURN-2"))
        .also(clause);
}

// ---- the setup -----------------------------------------------------------------------------------------

Verdict judgeFaction(const Position& p, Phase phase, std::uint8_t faction) {
    if (!p.options.factions()) return refuse(Reason::NoFactions, "WARS-FAC-1");
    if (p.phase != phase)
        return isSetup(p.phase) ? notNow(p)
                                : refuse(Reason::FactionsPickedBefore, "WARS-FAC-2").also("WARS-FAC-4");
    if (!mayPick(p, p.turn, static_cast<Faction>(faction)))
        return refuse(Reason::FactionTaken, "WARS-RULING-68").also("WARS-FAC-5");
    return Verdict::legal();
}

Verdict judgeColour(const Position& p) {
    if (p.phase == Phase::ChooseColour) return Verdict::legal();
    if (p.options.epic()) return refuse(Reason::NoColours, "WARS-EPIC-2").also("WARS-RULING-65");
    return refuse(Reason::NoColourNow, "WARS-SETUP-2");
}

Verdict judgeStack(const Position& p, bool legal, std::uint8_t kind) {
    if (p.phase == Phase::SeerStack)
        return legal ? Verdict::legal() : refuse(Reason::NoneLeftInDeck, "WARS-SEE-1", kind);
    if (isSetup(p.phase)) return notNow(p);
    return refuse(Reason::SeersOnly, "WARS-SEE-3").also("WARS-SEE-1");
}

Verdict judgeArrange(const Position& p, std::uint8_t kind, std::uint8_t slot) {
    if (p.phase != Phase::WarStack && p.phase != Phase::Arrange) {
        if (isSetup(p.phase)) return notNow(p);
        return refuse(Reason::NoBuildingNow, "WARS-SETUP-13").also("WARS-WMG-6");
    }
    if (steps::ofKind(p, handOf(p.turn, Deck::Soldiers), kind).empty())
        return refuse(Reason::NoneLeftToLay, "WARS-SETUP-10", kind)
            .also(p.phase == Phase::WarStack ? Clause("WARS-WMG-1") : Clause("WARS-RULING-2"));
    if (slot >= slotsOf(p, p.turn)) return refuse(Reason::NoSuchPile, "WARS-PILE-3");
    if (hasSlot(static_cast<Slots>(steps::openSlots(p)), slot)) return Verdict::legal();
    if (p.phase == Phase::Arrange) return refuse(Reason::PileFull, "WARS-RULING-2").also("WARS-SETUP-10");
    if (p.options.on(Option::WarmongerPiles)) return refuse(Reason::PileFullEqual, "WARS-RULING-103");
    return refuse(Reason::NoPileEmpty, "WARS-WMG-5");
}

// ---- drawing -------------------------------------------------------------------------------------------

Verdict judgeDraw(const Position& p, bool two, Deck first, Deck second) {
    if (p.phase != Phase::Draw) {
        // Their Draw Phase ends as soon as it begins.
        if (p.plays(p.turn, Faction::WarMongers) && p.decider == p.turn && !isSetup(p.phase))
            return refuse(Reason::WarMongersNeverDraw, "WARS-WMG-4").also("WARS-DRAW-7");
        const bool enough = p.drawn >= kDraws && isSeat(p.decider) && p.decider == p.turn;
        if (enough && !isSetup(p.phase)) return refuse(Reason::HasDrawn, "WARS-DRAW-3").also("WARS-TURN-6");
        return otherPhase(p, Stage::Draw, "WARS-DRAW-1");
    }
    const auto left = [&](Deck deck) { return p.table.size(deckOf(p.turn, deck)); };
    const int all = steps::cardsToDraw(p, p.turn);
    if (all == 0) return refuse(Reason::DecksEmpty, "WARS-DRAW-7");
    const bool asked = p.options.on(Option::DrawCommit) && p.drawn == 0 && all >= kDraws;
    if (two != asked)
        return refuse(asked ? Reason::BothDecksAtOnce : Reason::OneAtATime, "WARS-DRAW-5")
            .also("WARS-RULING-15");
    if (left(first) == 0 || (two && left(second) < (first == second ? 2 : 1)))
        return refuse(Reason::OtherDeck, "WARS-DRAW-6");
    if (two && first > second) return refuse(Reason::SoldierNamedFirst, "WARS-RULING-15");
    return Verdict::legal();
}

Verdict judgeEnd(const Position& p) {
    switch (p.phase) {
    case Phase::Draw:
        if (p.options.on(Option::Draw) || steps::cardsToDraw(p, p.turn) == 0) return Verdict::legal();
        return refuse(Reason::DrawTwo, "WARS-DRAW-4").also("WARS-TURN-5");
    case Phase::Attack:
    case Phase::Recruit: return Verdict::legal();
    case Phase::Move: return p.lifted == 0 ? Verdict::legal() : notNow(p);
    default: return notNow(p);
    }
}

Verdict judgeBegin(const Position& p, Stage stage) {
    if (p.phase != Phase::PickPhase) {
        if (isSetup(p.phase)) return notNow(p);
        if (isWindow(p.phase)) return notNow(p).also("WARS-OUT-3");
        return p.plays(p.turn, Faction::Outcasts)
                   ? refuse(Reason::FinishPhase, "WARS-OUT-3")
                   : refuse(Reason::OtherPhase, "WARS-TURN-2").also("WARS-OUT-1");
    }
    const bool taken = (p.taken >> static_cast<unsigned>(stage) & 1) != 0;
    return taken ? refuse(Reason::PhaseHad, "WARS-OUT-2").also("WARS-TURN-6") : Verdict::legal();
}

Verdict judgeEndTurn(const Position& p) {
    if (p.phase != Phase::PickPhase) {
        if (isSetup(p.phase)) return notNow(p);
        if (isWindow(p.phase)) return notNow(p).also("WARS-TURN-3");
        return refuse(Reason::EndLastPhase, "WARS-TURN-3").also("WARS-OUT-3");
    }
    return steps::mayEndTurn(p) ? Verdict::legal()
                                : refuse(Reason::DrawPhaseFirst, "WARS-OUT-4").also("WARS-TURN-5");
}

// ---- attacking -----------------------------------------------------------------------------------------

/// house.plague-cost: one of the spent piles paid for the plague. Known which only if it is the only one.
Verdict spentByPlague(const Position& p) {
    const bool only = std::ranges::count(p.spent, 0) == kMostSlots - 1;
    const Clause attacked = p.phase == Phase::Build ? Clause("WARS-GRP-9") : Clause("WARS-ATK-2");
    return only ? refuse(Reason::HasPaid, "WARS-RULING-100").also(attacked)
                : refuse(Reason::HasAttackedOrPaid, attacked).also("WARS-RULING-100");
}

/// Why a slot of the active player cannot attack, alone or with the attackers named so far.
Verdict judgeAttacker(const Position& p, std::uint8_t slot) {
    if (slot >= slotsOf(p, p.turn)) return refuse(Reason::NoSuchPile, "WARS-PILE-3");
    if (hasSlot(p.attackers, slot)) return refuse(Reason::TakesPart, "WARS-GRP-2").also("WARS-BRK-5");
    if (height(p, p.turn, slot) == 0) return refuse(Reason::EmptyAttacker, "WARS-ATK-18").also("WARS-PILE-2");
    if (p.plagued && !p.options.on(Option::PlagueCost)) return refuse(Reason::PlagueNoAttack, "WARS-INF-5");
    if (hasSlot(readyToAttack(p, p.attackers), slot)) return Verdict::legal();
    if (p.plagued) return spentByPlague(p);
    if (p.plays(p.turn, Faction::Berserkers))
        return refuse(Reason::NoSecondAttack, "WARS-BRK-3").also("WARS-BRK-1");
    if (p.phase == Phase::Build) return refuse(Reason::HasAttackedNoJoining, "WARS-GRP-9").also("WARS-ATK-2");
    return refuse(Reason::HasAttacked, "WARS-ATK-2").also("WARS-ATK-21");
}

Verdict judgeAttack(const Position& p, std::uint8_t slot) {
    if (p.phase != Phase::Attack) return otherPhase(p, Stage::Attack, "WARS-ATK-1");
    return judgeAttacker(p, slot);
}

Verdict judgeJoin(const Position& p, std::uint8_t slot) {
    if (p.phase == Phase::Attack) return refuse(Reason::ChooseAttackerToJoin, "WARS-GRP-1");
    if (p.phase != Phase::Build) return otherPhase(p, Stage::Attack, "WARS-GRP-1");
    return judgeAttacker(p, slot);
}

Verdict judgeTarget(const Position& p, std::uint8_t slot) {
    if (p.phase == Phase::Attack) return refuse(Reason::ChooseAttacker, "WARS-ATK-6");
    if (p.phase != Phase::Build) return otherPhase(p, Stage::Attack, "WARS-ATK-6");
    if (slot < slotsOf(p, waiting(p)) && height(p, waiting(p), slot) > 0) return Verdict::legal();
    return refuse(Reason::NothingToAttack, "WARS-ATK-19");
}

Verdict judgeConfirm(const Position& p, Verb verb) {
    if (p.phase == Phase::Confirm) return Verdict::legal();
    if (isSetup(p.phase)) return notNow(p);
    if (isWindow(p.phase) && (verb == Verb::GoOn || p.decider != p.turn))
        return refuse(Reason::ReactOrPass, "WARS-REACT-18").also("WARS-REACT-10");
    if (verb == Verb::GoOn) return refuse(Reason::NotAskedToGoOn, "WARS-REACT-10");
    return refuse(Reason::NotAnswered, "WARS-REACT-10")
        .also(p.options.on(Option::Withdraw) ? Clause("WARS-RULING-46") : Clause("WARS-RULING-48"));
}

Verdict judgeMechanise(const Position& p) {
    if (isSetup(p.phase)) return notNow(p);
    if (!p.plays(p.turn, Faction::Mechas) || p.decider != p.turn)
        return refuse(Reason::NotMechas, "WARS-MEC-1");
    if (p.phase != Phase::Attack) return otherPhase(p, Stage::Attack, "WARS-MEC-5");
    return steps::mayMechanise(p) ? Verdict::legal()
                                  : refuse(Reason::MechaniseOnce, "WARS-MEC-5").also("WARS-RULING-93");
}

Verdict judgePlague(const Position& p, std::uint8_t slot) {
    if (isSetup(p.phase)) return notNow(p);
    if (!p.plays(p.turn, Faction::Infected) || p.decider != p.turn)
        return refuse(Reason::NotInfected, "WARS-INF-1");
    if (p.phase != Phase::Attack) return otherPhase(p, Stage::Attack, "WARS-INF-5");
    if (p.options.on(Option::PlagueCost)) {
        const bool pays = slot < kMostSlots && (steps::plagueSlots(p) >> slot & 1) != 0;
        if (pays && !p.plagued) return Verdict::legal();
        const Reason reason = p.plagued         ? Reason::PlagueOnce
                              : slot == kNoSlot ? Reason::PlagueNamesPile
                                                : Reason::CannotPay;
        return refuse(reason, "WARS-RULING-100").also("WARS-INF-5");
    }
    if (slot != kNoSlot) return refuse(Reason::PlagueTakesAll, "WARS-INF-5").also("WARS-RULING-100");
    return !p.plagued && steps::nothingSpent(p)
               ? Verdict::legal()
               : refuse(Reason::PlagueFirst, "WARS-INF-5").also("WARS-RULING-100");
}

// ---- moving and recruiting -----------------------------------------------------------------------------

Verdict judgeLift(const Position& p, std::uint8_t slot) {
    if (p.phase != Phase::Move && p.phase != Phase::JackLift)
        return otherPhase(p, Stage::Move, "WARS-MOVE-1");
    if (hasSlot(p.lifted, slot)) return refuse(Reason::LiftedTop, "WARS-MOVE-9").also("WARS-MOVE-7");
    if (height(p, p.decider, slot) == 0) return refuse(Reason::NothingToLift, "WARS-MOVE-1");
    if (isLocked(p, p.decider, slot)) return refuse(Reason::Fights, "WARS-REACT-12").also("WARS-RULING-49");
    return Verdict::legal();
}

Verdict judgeDone(const Position& p) {
    if (p.phase == Phase::JackLift) return Verdict::legal();
    if (p.phase != Phase::Move) return notNow(p);
    return p.lifted != 0 ? Verdict::legal() : refuse(Reason::LiftOrEnd, "WARS-MOVE-8").also("WARS-MOVE-13");
}

Verdict judgeLay(const Position& p, std::uint8_t from, std::uint8_t to) {
    if (p.phase == Phase::Move || p.phase == Phase::JackLift)
        return p.lifted != 0 ? refuse(Reason::DoneFirst, "WARS-MOVE-8")
                             : refuse(Reason::LiftFirst, "WARS-MOVE-8").also("WARS-MOVE-1");
    if (p.phase != Phase::Lay && p.phase != Phase::JackLay) return otherPhase(p, Stage::Move, "WARS-MOVE-1");
    if (p.table.at(kLifted, from) == kNoCard) return refuse(Reason::NotLifted, "WARS-MOVE-7");
    if (to >= slotsOf(p, p.decider)) return refuse(Reason::NoPileMove, "WARS-MOVE-6").also("WARS-PILE-3");
    if (p.phase == Phase::JackLay && isLocked(p, p.decider, to))
        return refuse(Reason::Fights, "WARS-REACT-12").also("WARS-RULING-49");
    return Verdict::legal();
}

Verdict judgeRecruit(const Position& p, std::uint8_t kind, std::uint8_t slot) {
    if (p.phase != Phase::Recruit) return otherPhase(p, Stage::Recruit, "WARS-REC-8");
    if (steps::ofKind(p, handOf(p.turn, Deck::Soldiers), kind).empty()) {
        if (kind == kKing) return refuse(Reason::KingIsResource, "WARS-KING-9").also("WARS-KING-2");
        if (!isSoldierKind(kind)) return refuse(Reason::NoSoldier, "WARS-RES-8");
        return refuse(Reason::NotHeld, "WARS-REC-1", kind);
    }
    if (slot >= slotsOf(p, p.turn)) return refuse(Reason::NoPileRecruit, "WARS-REC-7").also("WARS-PILE-3");
    return Verdict::legal();
}

// ---- at any time ---------------------------------------------------------------------------------------

/// Whether resources and abilities may be used at all now (WARS-REACT-1 to -4).
Verdict judgeMoment(const Position& p) {
    if (isWindow(p.phase)) return Verdict::legal();
    switch (p.phase) {
    case Phase::Move:
        if (p.lifted != 0) break;
        [[fallthrough]];
    case Phase::Draw:
    case Phase::Attack:
    case Phase::Recruit: return Verdict::legal();
    case Phase::Confirm:
    case Phase::Build:
    case Phase::Lay:
    case Phase::PickPhase:
    case Phase::Comes: break;
    default: return notNow(p);
    }
    return refuse(Reason::ChoiceBeforeEffect, "WARS-REACT-1").also(notNow(p).clause());
}

Verdict judgeResource(const Position& p, std::uint8_t kind, bool joker) {
    if (const Verdict moment = judgeMoment(p); !moment) return moment;
    const std::uint8_t card = joker ? std::uint8_t{kWild} : kind;
    if (p.phase == Phase::WindowRevealed && p.options.on(Option::BattleWindow))
        return refuse(Reason::NoResourceInReveal, "WARS-RULING-43").also("WARS-REACT-4");
    if (!steps::ofKind(p, handOf(p.decider, Deck::Resources), card).empty()) return Verdict::legal();
    if (p.plays(p.decider, Faction::WarMongers)) return refuse(Reason::WarMongersNoResources, "WARS-WMG-7");
    return joker ? refuse(Reason::NoJoker, "WARS-MAG-3").also("WARS-RES-2")
                 : refuse(Reason::NotHeld, "WARS-RES-2", card);
}

Verdict judgeKing(const Position& p, std::uint8_t slot, bool joker) {
    if (const Verdict use = judgeResource(p, kKing, joker); !use) return use;
    if (slot >= slotsOf(p, p.decider)) return refuse(Reason::NoSuchPile, "WARS-PILE-3").also("WARS-KING-5");
    if (isLocked(p, p.decider, slot))
        return refuse(Reason::NoKingOnFighter, "WARS-KING-8").also("WARS-REACT-12");
    return Verdict::legal();
}

/// Whether there is a soldier at that depth of a slot, and it may be reached.
Verdict judgeDepth(const Position& p, Seat seat, std::uint8_t slot, std::uint8_t depth, Reason buried,
                   Clause clause, Clause ruling) {
    if (height(p, seat, slot) == 0) return refuse(Reason::NoSuchSoldier, clause);
    if (depth != 0 && !p.options.on(Option::DiscardDepth)) return refuse(buried, clause).also(ruling);
    return depth < height(p, seat, slot) ? Verdict::legal() : refuse(Reason::NoSuchSoldier, clause);
}

Verdict judgeAce(const Position& p, std::uint8_t pile, std::uint8_t depth, bool joker) {
    if (const Verdict use = judgeResource(p, kAce, joker); !use) return use;
    return judgeDepth(p, seatOfIndex(pile), slotOfIndex(pile), depth, Reason::AceHitsTop, "WARS-ACE-8",
                      "WARS-RULING-61");
}

Verdict judgeReshuffle(const Position& p) {
    if (const Verdict use = judgeResource(p, kWild, true); !use) return use;
    return steps::mayReshuffle(p, p.decider)
               ? Verdict::legal()
               : refuse(Reason::NothingToReshuffle, "WARS-MAG-9").also("WARS-RULING-84");
}

Verdict judgeOffering(const Position& p, std::uint8_t slot, std::uint8_t depth) {
    return judgeDepth(p, p.decider, slot, depth, Reason::RiteTakesTop, "WARS-BLD-4", "WARS-RULING-78");
}

Verdict judgeRite(const Position& p, std::uint8_t slot, std::uint8_t depth) {
    if (const Verdict moment = judgeMoment(p); !moment) return moment;
    if (!p.plays(p.decider, Faction::BloodMages)) return refuse(Reason::NotBloodMages, "WARS-BLD-1");
    if (!steps::mayBeginRite(p, p.decider))
        return refuse(Reason::RiteNeeds, "WARS-BLD-5").also("WARS-RULING-82");
    return judgeOffering(p, slot, depth);
}

Verdict judgeTake(const Position& p, std::uint8_t kind, From from) {
    if (p.phase != Phase::RiteTake)
        return isSetup(p.phase) ? notNow(p) : refuse(Reason::RiteOnly, "WARS-BLD-1").also(notNow(p).clause());
    return (steps::takeable(p, from) & cardsOf(kind)).empty() ? refuse(Reason::NotThere, "WARS-BLD-2", kind)
                                                              : Verdict::legal();
}

Verdict judgeSwap(const Position& p, std::uint8_t kind, std::uint8_t slot) {
    if (const Verdict moment = judgeMoment(p); !moment) return moment;
    if (!p.plays(p.decider, Faction::ShapeShifters)) return refuse(Reason::NotShapeShifters, "WARS-SHP-1");
    const bool isHeld = !steps::ofKind(p, handOf(p.decider, Deck::Soldiers), kind).empty();
    if (!isHeld && !isSoldierKind(kind))
        return refuse(Reason::OnlySoldierSwaps, "WARS-SHP-3", kind).also("WARS-RULING-92");
    if (height(p, p.decider, slot) == 0) return refuse(Reason::NothingToSwap, "WARS-SHP-1");
    if (!isHeld) return refuse(Reason::NotHeld, "WARS-SHP-1", kind);
    if (!hasSlot(swappable(p, p.decider), slot))
        return refuse(Reason::HasSwapped, "WARS-SHP-6").also("WARS-RULING-91");
    return Verdict::legal();
}

// ---- what effects ask for ------------------------------------------------------------------------------

Verdict judgeFate(const Position& p) {
    if (p.phase == Phase::FateSave) return Verdict::legal();
    return isSetup(p.phase) ? notNow(p) : refuse(Reason::NobodyToSave, "WARS-FAT-1").also(notNow(p).clause());
}

Verdict judgeSubstitute(const Position& p, std::uint8_t slot) {
    if (const Verdict fate = judgeFate(p); !fate) return fate;
    if (hasSlot(substitutes(p), slot)) return Verdict::legal();
    const bool own = slotOf(p.decider, slot) == p.table.pileOf(doomed(p));
    if (own || height(p, p.decider, slot) == 0) return refuse(Reason::TopOfAnotherPile, "WARS-FAT-2");
    return refuse(Reason::DiesOrSaved, "WARS-FAT-6").also("WARS-RULING-98");
}

Verdict judgeRaise(const Position& p, std::uint8_t kind) {
    if (p.phase != Phase::Raise)
        return isSetup(p.phase) ? notNow(p)
                                : refuse(Reason::NoSuchCaptive, "WARS-UND-1").also(notNow(p).clause());
    return steps::ofKind(p, captivesOf(p.decider), kind).empty() ? refuse(Reason::NoSuchCaptive, "WARS-UND-1")
                                                                 : Verdict::legal();
}

Verdict judgeChance(const Position& p, Move move) {
    const std::uint8_t kind = move.operand[0];
    const auto legalIf = [](bool is, Verdict refusal) { return is ? Verdict::legal() : refusal; };
    switch (verbOf(move)) {
    case Verb::Allot:
        if (p.phase != Phase::AllotFaction) return notNow(p);
        return judgeFaction(p, Phase::AllotFaction, kind);
    case Verb::Toss:
        return legalIf(p.phase == Phase::FactionToss || p.phase == Phase::PickToss ||
                           p.phase == Phase::ColourToss || p.phase == Phase::First,
                       refuse(Reason::NoCoinNow, "WARS-SETUP-18"));
    default:
        switch (p.phase) {
        case Phase::SeerDeal:
            return legalIf(!(steps::looseFor(p, p.turn, p.drawing) & cardsOf(kind)).empty(),
                           refuse(Reason::SeersFirst, "WARS-SEE-1"));
        case Phase::Deal:
            return legalIf((steps::nextKinds(p, p.turn, Deck::Soldiers) >> kind & 1) != 0,
                           refuse(Reason::NotThatCard, "WARS-SETUP-6", kind));
        case Phase::Comes:
            return legalIf((steps::nextKinds(p, p.turn, p.drawing) >> kind & 1) != 0,
                           refuse(Reason::NotThatCard, "WARS-DRAW-2", kind));
        case Phase::WarDeal:
            return legalIf(!steps::ofKind(p, handOf(p.turn, Deck::Soldiers), kind).empty(),
                           refuse(Reason::NotThatCard, "WARS-WMG-1", kind));
        default: return notNow(p);
        }
    }
}

} // namespace

Verdict judge(const Position& p, Move move) {
    if (p.phase == Phase::Over) return refuse(Reason::GameOver, "WARS-WIN-2").also(endingClause(p));
    const Verb verb = verbOf(move);
    if (verb == Verb::Concede) return Verdict::legal(); // WARS-WIN-10
    if (isOfChance(verb)) return p.decider == kChance ? judgeChance(p, move) : notNow(p);
    if (p.decider == kChance) return notNow(p);
    const auto& o = move.operand;
    const auto deck = [&](std::size_t operand) { return static_cast<Deck>(o[operand]); };
    switch (verb) {
    case Verb::ChooseFaction: return judgeFaction(p, Phase::ChooseFaction, o[0]);
    case Verb::ChooseColour: return judgeColour(p);
    case Verb::Stack:
        return judgeStack(p, !(steps::looseFor(p, p.turn, p.drawing) & cardsOf(o[0])).empty(), o[0]);
    case Verb::ShuffleRest: return judgeStack(p, true, kNoKind);
    case Verb::Arrange: return judgeArrange(p, o[0], o[1]);
    case Verb::DealRest: return p.phase == Phase::WarStack ? Verdict::legal() : notNow(p);
    case Verb::Pass: return isWindow(p.phase) ? Verdict::legal() : notNow(p);
    case Verb::End: return judgeEnd(p);
    case Verb::EndTurn: return judgeEndTurn(p);
    case Verb::Begin: return judgeBegin(p, static_cast<Stage>(o[0]));
    case Verb::Draw: return judgeDraw(p, false, deck(0), deck(0));
    case Verb::DrawTwo: return judgeDraw(p, true, deck(0), deck(1));
    case Verb::Attack: return judgeAttack(p, o[0]);
    case Verb::Join: return judgeJoin(p, o[0]);
    case Verb::Target: return judgeTarget(p, o[0]);
    case Verb::GoOn:
    case Verb::Withdraw: return judgeConfirm(p, verb);
    case Verb::Mechanise: return judgeMechanise(p);
    case Verb::Plague: return judgePlague(p, o[0]);
    case Verb::Lift: return judgeLift(p, o[0]);
    case Verb::Done: return judgeDone(p);
    case Verb::Lay: return judgeLay(p, o[0], o[1]);
    case Verb::Recruit: return judgeRecruit(p, o[0], o[1]);
    case Verb::Jack: return judgeResource(p, kJack, o[0] != 0);
    case Verb::Queen: return judgeResource(p, kQueen, o[0] != 0);
    case Verb::King: return judgeKing(p, o[0], o[1] != 0);
    case Verb::Ace: return judgeAce(p, o[0], o[1], o[2] != 0);
    case Verb::Reshuffle: return judgeReshuffle(p);
    case Verb::Rite: return judgeRite(p, o[0], o[1]);
    case Verb::Offer: return p.phase == Phase::RiteOffer ? judgeOffering(p, o[0], o[1]) : notNow(p);
    case Verb::Take: return judgeTake(p, o[0], static_cast<From>(o[1]));
    case Verb::Swap: return judgeSwap(p, o[0], o[1]);
    case Verb::LetDie: return judgeFate(p);
    case Verb::Substitute: return judgeSubstitute(p, o[0]);
    default: return judgeRaise(p, o[0]);
    }
}

Verdict notAsked(const Position& p, Seat seat, Move move) {
    const auto because = [](Reason reason, Clause clause) {
        return refuse(reason, clause).also("WARS-TURN-1");
    };
    if (isSetup(p.phase)) return notNow(p).also("WARS-TURN-1");
    if (isQuietWindow(p.phase)) return because(Reason::OpponentActs, "WARS-REACT-3");
    if (isBattleWindow(p.phase)) return because(Reason::DefenderActsFirst, "WARS-REACT-5");
    if (isEffect(p.phase) || seat == p.turn) return because(Reason::FinishEffect, "WARS-REACT-6");
    return isAtAnyTime(verbOf(move)) ? because(Reason::AskedAtTimes, "WARS-REACT-2")
                                     : because(Reason::NotYourTurn, "WARS-TURN-3");
}

void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
    constexpr std::uint8_t slots = kMostSlots;
    // No pile is higher than all soldiers and Kings of both packs.
    const std::uint8_t depths = !options.on(Option::DiscardDepth) ? 2 : options.epic() ? 84 : 42;
    const auto all = [&](Verb verb, std::uint8_t first, std::uint8_t second = 1, std::uint8_t third = 1) {
        for (std::uint8_t a = 0; a < first; ++a)
            for (std::uint8_t b = 0; b < second; ++b)
                for (std::uint8_t c = 0; c < third; ++c) visit(moves::make(verb, a, b, c));
    };
    for (std::uint8_t index = 0; index < kVerbs; ++index) {
        const auto verb = static_cast<Verb>(index);
        switch (verb) {
        case Verb::ChooseFaction:
        case Verb::Allot: all(verb, kFactions); break;
        case Verb::ChooseColour:
        case Verb::Draw:
        case Verb::Jack:
        case Verb::Queen:
        case Verb::Toss: all(verb, 2); break;
        case Verb::DrawTwo: all(verb, 2, 2); break;
        case Verb::Stack:
        case Verb::Card: all(verb, kKinds); break;
        case Verb::Arrange:
        case Verb::Recruit:
        case Verb::Swap: all(verb, kKinds, slots); break;
        case Verb::Begin: all(verb, kStages); break;
        case Verb::Plague: visit(moves::plague()); [[fallthrough]];
        case Verb::Attack:
        case Verb::Join:
        case Verb::Target:
        case Verb::Lift:
        case Verb::Substitute: all(verb, slots); break;
        case Verb::Lay: all(verb, slots, slots); break;
        case Verb::King: all(verb, slots, 2); break;
        case Verb::Ace: all(verb, kPlayers * slots, depths, 2); break;
        case Verb::Rite:
        case Verb::Offer: all(verb, slots, depths); break;
        case Verb::Take:
        case Verb::Raise: all(verb, kKinds, 2); break;
        case Verb::Concede: break;
        default: visit(moves::make(verb));
        }
    }
}

} // namespace drawbridge::wars
