// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/reasons.h"
#include "caleira/rules.h"

// Why a move is illegal. Independent of the listing of legal moves, in the order in which a person at the
// table would object; the exam checks that the two agree.
namespace drawbridge::caleira {

namespace {

/// Refusal for a wrong move of the seat that decides: what has to be done first.
Verdict notNow(const Position& p) {
    switch (p.phase) {
    case Phase::Lot: return refuse(Reason::StarterFirst, "CALEIRA-SETUP-4").also("CALEIRA-RULING-36");
    case Phase::Play: return refuse(Reason::PlayFirst, "CALEIRA-PLAY-1").also("CALEIRA-TURN-1");
    case Phase::ObserveTurn:
        return refuse(Reason::UpOrDownFirst, "CALEIRA-OBSERVATORY-3").also("CALEIRA-EFFECT-9");
    case Phase::Order:
    case Phase::OrderAgain: return refuse(Reason::PutBackFirst, "CALEIRA-WIZARD-3").also("CALEIRA-EFFECT-9");
    case Phase::Partner:
        return refuse(Reason::ChoosePartnerFirst, "CALEIRA-MARKET-3").also("CALEIRA-EFFECT-4");
    case Phase::Give:
    case Phase::GiveBack: return refuse(Reason::ChooseCardFirst, "CALEIRA-MARKET-4").also("CALEIRA-EFFECT-4");
    case Phase::Barracks: return refuse(Reason::TurnDownFirst, "CALEIRA-EFFECT-4").also("CALEIRA-TURN-1");
    case Phase::ThroneRoom: return refuse(Reason::TurnUpFirst, "CALEIRA-EFFECT-4").also("CALEIRA-TURN-1");
    case Phase::Trebuchet: return refuse(Reason::DestroyFirst, "CALEIRA-EFFECT-4").also("CALEIRA-TURN-1");
    case Phase::Observe: return refuse(Reason::ObserveFirst, "CALEIRA-EFFECT-4").also("CALEIRA-TURN-1");
    default: return refuse(Reason::WatchtowerFirst, "CALEIRA-EFFECT-4").also("CALEIRA-TURN-1");
    }
}

/// The chance move that comes first.
Reason chanceFirst(const Position& p) {
    switch (p.phase) {
    case Phase::Lot: return Reason::StarterFirst;
    case Phase::Deal: return Reason::DealFirst;
    case Phase::Draw: return Reason::DrawFirst;
    case Phase::Look: return Reason::LookFirst;
    default: return Reason::PickFirst;
    }
}

bool holds(const Position& p, Seat seat, std::uint8_t kind) {
    return (cardsIn(p, handOf(seat)) & kCardsOf[kind]) != 0;
}

Verdict judgePlay(const Position& p, std::uint8_t kind, Side side) {
    if (p.phase != Phase::Play) return notNow(p);
    if (!holds(p, p.turn, kind)) return refuse(Reason::NotHeldToPlay, "CALEIRA-PLAY-2", kind);
    if (kind == kSpire && side == Side::Up) return refuse(Reason::SpireFaceDown, "CALEIRA-SPIRE-2");
    return Verdict::legal();
}

bool asksForPiece(Phase phase) {
    switch (phase) {
    case Phase::Barracks:
    case Phase::ThroneRoom:
    case Phase::Trebuchet:
    case Phase::Observe:
    case Phase::Watch:
    case Phase::WatchAgain: return true;
    default: return false;
    }
}

Verdict judgeAim(const Position& p, Seat castle, std::uint8_t rank) {
    if (!asksForPiece(p.phase)) return notNow(p);
    const CardId piece = pieceAt(p, castle, rank);
    if (piece == kNoCard) return refuse(Reason::NotInCastle, "CALEIRA-EFFECT-15");
    if (p.options.on(Option::SelfTarget) && piece == p.acting.card)
        return refuse(Reason::NotItself, "CALEIRA-RULING-5").also("CALEIRA-EFFECT-13");
    if (p.phase == Phase::WatchAgain && piece == pickedPiece(p))
        return refuse(Reason::ChosenAlready, "CALEIRA-RULING-44").also("CALEIRA-WATCHTOWER-2");
    if (p.phase == Phase::Trebuchet && castle != p.acting.owner) {
        const Cards moats = moatsUp(p, castle);
        if (moats != 0 && (moats & bit(piece)) == 0)
            return refuse(Reason::MoatDrawsFire, "CALEIRA-MOAT-3").also("CALEIRA-RULING-45");
    }
    return Verdict::legal();
}

/// "Enough" is for the Watchtower only: all other effects are compulsory, and so is playing a card.
Verdict judgeStop(const Position& p) {
    if (p.phase == Phase::Watch || p.phase == Phase::WatchAgain) return Verdict::legal();
    return notNow(p);
}

Verdict judgeLook(const Position& p) { return p.phase == Phase::ObserveTurn ? Verdict::legal() : notNow(p); }

Verdict judgePut(const Position& p, std::uint8_t kind) {
    if (p.phase != Phase::Order && p.phase != Phase::OrderAgain) return notNow(p);
    return (cardsToOrder(p) & kCardsOf[kind]) != 0
               ? Verdict::legal()
               : refuse(Reason::NotSeenToPutBack, "CALEIRA-WIZARD-3", kind);
}

Verdict judgeWith(const Position& p, Seat partner) {
    if (p.phase != Phase::Partner) return notNow(p);
    if (partner == p.acting.owner) return refuse(Reason::NotWithYourself, "CALEIRA-MARKET-2");
    if (!p.isIn(partner)) return refuse(Reason::PartnerIsOut, "CALEIRA-END-5");
    return contains(partnersOf(p, p.acting.owner), partner)
               ? Verdict::legal()
               : refuse(Reason::PartnerHoldsNone, "CALEIRA-MARKET-3").also("CALEIRA-RULING-27");
}

Verdict judgeGive(const Position& p, std::uint8_t kind) {
    if (p.phase != Phase::Give && p.phase != Phase::GiveBack) return notNow(p);
    return holds(p, decider(p), kind) ? Verdict::legal()
                                      : refuse(Reason::NotHeldToGive, "CALEIRA-MARKET-4", kind);
}

Verdict judgeCard(const Position& p, std::uint8_t kind) {
    if (p.phase == Phase::Lot) return refuse(Reason::StarterFirst, "CALEIRA-SETUP-4");
    if (p.phase == Phase::GiveBack)
        return refuse(chanceFirst(p), "CALEIRA-MARKET-4").also("CALEIRA-RULING-26");
    const CardId top = p.phase == Phase::Look ? kNoCard : p.table.top(kDeck);
    const bool there =
        top != kNoCard ? kindOf(top) == kind : (p.table.loose().window(0, kCards) & kCardsOf[kind]) != 0;
    if (there) return Verdict::legal();
    if (p.phase == Phase::Look) return refuse(Reason::CardCannotComeNow, "CALEIRA-WIZARD-2", kind);
    return p.phase == Phase::Draw ? refuse(Reason::CardCannotComeNow, "CALEIRA-DRAW-1", kind)
                                  : refuse(Reason::CardCannotComeNow, "CALEIRA-SETUP-2", kind);
}

Verdict judgeTake(const Position& p, std::uint8_t kind) {
    if (p.phase == Phase::Lot) return refuse(Reason::StarterFirst, "CALEIRA-SETUP-4");
    if (p.phase != Phase::GiveBack) return refuse(chanceFirst(p), "CALEIRA-TURN-1");
    return holds(p, p.partner, kind)
               ? Verdict::legal()
               : refuse(Reason::NotInThatHand, "CALEIRA-MARKET-4", kind).also("CALEIRA-RULING-26");
}

Verdict judgeFirst(const Position& p) {
    return p.phase == Phase::Lot ? Verdict::legal()
                                 : refuse(Reason::StarterSettled, "CALEIRA-SETUP-4").also("CALEIRA-TURN-1");
}

} // namespace

Verdict judge(const Position& p, Move move) {
    if (p.phase == Phase::Over) return refuse(Reason::GameOver, "CALEIRA-END-1").also(endingClause(p));
    const Verb verb = verbOf(move);
    const auto& o = move.operand;
    if (verb == Verb::First) return judgeFirst(p);
    const bool isChance = verb == Verb::Card || verb == Verb::Take;
    if ((decider(p) == kChance) != isChance) {
        if (isChance || p.phase == Phase::Lot) return notNow(p);
        return p.phase == Phase::Draw ? refuse(Reason::DrawFirst, "CALEIRA-DRAW-2").also("CALEIRA-TURN-1")
                                      : refuse(chanceFirst(p), "CALEIRA-TURN-1");
    }
    switch (verb) {
    case Verb::Play: return judgePlay(p, o[0], static_cast<Side>(o[1]));
    case Verb::Aim: return judgeAim(p, o[0], o[1]);
    case Verb::Stop: return judgeStop(p);
    case Verb::Turn:
    case Verb::Leave: return judgeLook(p);
    case Verb::Put: return judgePut(p, o[0]);
    case Verb::With: return judgeWith(p, o[0]);
    case Verb::Give: return judgeGive(p, o[0]);
    case Verb::Card: return judgeCard(p, o[0]);
    default: return judgeTake(p, o[0]);
    }
}

Verdict notAsked(const Position& p, Seat, Move) {
    if (!isSeat(decider(p)) || decider(p) == p.turn) return refuse(Reason::NotYours, "CALEIRA-PLAYERS-1");
    const Verdict other = p.phase == Phase::GiveBack ? refuse(Reason::NotYours, "CALEIRA-MARKET-4")
                                                     : refuse(Reason::NotYours, "CALEIRA-EFFECT-3");
    return other.also("CALEIRA-PLAYERS-1");
}

void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
    for (std::uint8_t kind = 0; kind < kKinds; ++kind) {
        visit(moves::play(kind, Side::Up));
        visit(moves::play(kind, Side::Down));
        visit(moves::put(kind));
        visit(moves::give(kind));
        visit(moves::card(kind));
        visit(moves::take(kind));
    }
    for (Seat seat = 0; seat < options.seats; ++seat) {
        visit(moves::with(seat));
        visit(moves::first(seat));
        for (std::uint8_t rank = 0; rank < kCards; ++rank) visit(moves::aim(seat, rank));
    }
    visit(moves::stop());
    visit(moves::turn());
    visit(moves::leave());
}

} // namespace drawbridge::caleira
