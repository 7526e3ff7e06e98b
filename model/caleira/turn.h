// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/steps.h"
#include "core/assume.h"

// Internal to the rules: what effects do to pieces, and the course of a turn.
namespace drawbridge::caleira::steps {

// ---- what effects do to pieces -------------------------------------------------------------------------

void turnUp(auto& p, CardId card) {
    p.table.turnUp(card);
    tell(p, EventKind::TurnedUp, ownerOf(p, card), card);
    activate(p, card, ownerOf(p, card));
}

/// Everybody has seen the card, and still knows it.
void turnDown(auto& p, CardId card) {
    p.table.turnDown(card);
    tell(p, EventKind::TurnedDown, ownerOf(p, card), card);
    if (p.options.on(Option::PendingSurvives)) dropPending(p, card); // CALEIRA-EFFECT-14, CALEIRA-RULING-8
}

/// CALEIRA-THRONE-2, -3: turned up, but not activated; its pending effects are dropped (CALEIRA-RULING-47),
/// unless it is silent for this flip only.
void turnUpSilently(auto& p, CardId card) {
    p.table.turnUp(card);
    p.throned |= bit(card);
    tell(p, EventKind::TurnedUp, ownerOf(p, card), card);
    if (!p.options.on(Option::ThroneRoomMute)) dropPending(p, card);
}

void scoreCastles(auto& p, Ending ending);

/// CALEIRA-END-5, CALEIRA-RULING-20: hand and castle are revealed and leave the game.
void putOut(auto& p, Seat seat) {
    p.out = static_cast<SeatSet>(p.out | only(seat));
    tell(p, EventKind::Out, seat);
    dropIf(p, [seat](Effect effect) { return effect.owner == seat; });
    for (const CardId card : bitsOf(cardsIn(p, handOf(seat)) | cardsIn(p, castleOf(seat)))) {
        p.table.moveToTop(card, kOut);
        p.table.turnUp(card);
    }
}

/// CALEIRA-SPIRE-3, CALEIRA-END-2 for two players, CALEIRA-END-4 for more, CALEIRA-RULING-17, -19.
void loseSpire(auto& p, Seat owner) {
    tell(p, EventKind::LostSpire, owner);
    const auto left = static_cast<SeatSet>(((1u << p.options.seats) - 1) & ~(p.out | only(owner)));
    if (std::has_single_bit(left)) return finish(p, Ending::SpireLost, left);
    const SpireLost house = p.options.spireLost();
    if (house == SpireLost::DestroyerWins && p.acting.owner != owner)
        return finish(p, Ending::DestroyerWins, only(p.acting.owner));
    if (house == SpireLost::ScoreNow) {
        p.out = static_cast<SeatSet>(p.out | only(owner));
        return scoreCastles(p, Ending::ScoredAtOnce);
    }
    putOut(p, owner);
}

/// CALEIRA-TREBUCHET-2, in the order of CALEIRA-RULING-12. The Trebuchet itself stays (CALEIRA-TREBUCHET-6).
void hit(auto& p, CardId card) {
    const Seat owner = ownerOf(p, card);
    const bool wasDown = !isUp(p, card);
    const bool falls = canBeDestroyed(p, card);
    if (!falls && wasDown && p.options.on(Option::HiddenBattlements)) {
        p.table.show(card, kAllSeats); // any other card would have been destroyed
        return tell(p, EventKind::Stands, owner, card);
    }
    if (wasDown) { // CALEIRA-TREBUCHET-3
        p.table.turnUp(card);
        tell(p, EventKind::TurnedUp, owner, card);
    }
    if (!falls) return tell(p, EventKind::Stands, owner, card); // CALEIRA-RULING-13, -43
    const bool ownerLoses = kindOf(card) == kSpire && isAlwaysOn(p, card);
    tell(p, EventKind::Destroyed, owner, card);
    p.table.moveToTop(card, kDiscardPile);
    if (!wasDown && p.options.on(Option::PendingSurvives)) dropPending(p, card);
    if (ownerLoses) return loseSpire(p, owner);
    // CALEIRA-TREBUCHET-4, CALEIRA-TREBUCHET-5, CALEIRA-RULING-11, -14.
    if (wasDown) activate(p, card, owner);
}

// ---- the course of a turn ------------------------------------------------------------------------------

void clearPick(auto& p) {
    p.pickedPile = kDeck;
    p.pickedPlace = 0;
}
void pick(auto& p, CardId card) {
    p.pickedPile = p.table.pileOf(card);
    p.pickedPlace = static_cast<std::uint8_t>(p.table.placeOf(card));
}

inline bool handsAreEmpty(const Position& p) {
    Cards held = 0; // seats that are out hold none
    for (Seat seat = 0; seat < p.options.seats; ++seat) held |= cardsIn(p, handOf(seat));
    return held == 0;
}

/// CALEIRA-WIN-1 and the two tie-breaks, of which there are no others (CALEIRA-WIN-5).
void scoreCastles(auto& p, Ending ending) {
    int best = -1;
    SeatSet winners = 0;
    Seat last = kNobody;
    for (Seat step = 0; step < p.options.seats; ++step) { // in turn order
        const auto seat = static_cast<Seat>((p.starter + step) % p.options.seats);
        if (!p.isIn(seat)) continue;
        const Cards pieces = cardsIn(p, castleOf(seat));
        const int down = bitCount(pieces & ~faceUp(p));
        // Points first, then more pieces down (CALEIRA-WIN-2), then fewer pieces (CALEIRA-WIN-3): encoded in
        // one number.
        const int worth = (pointsOf(p, seat) * 32 + down) * 32 + 31 - bitCount(pieces);
        if (worth > best) {
            best = worth;
            winners = 0;
        }
        if (worth == best) {
            winners = static_cast<SeatSet>(winners | only(seat));
            last = seat;
        }
    }
    finish(p, ending,
           p.options.on(Option::FinalTie) ? only(last) : winners); // CALEIRA-WIN-4, CALEIRA-RULING-34
}

/// CALEIRA-TURN-1, CALEIRA-DRAW-1, -4: false if the seat has nothing to play and is skipped (CALEIRA-TURN-3).
bool beginTurn(auto& p, Seat seat) {
    p.turn = seat;
    p.acting = {};
    if (!p.table.empty(kDeck)) {
        p.phase = Phase::Draw;
        return true;
    }
    p.phase = Phase::Play; // CALEIRA-DRAW-4, CALEIRA-DRAW-5
    if (!p.table.empty(handOf(seat))) return true;
    tell(p, EventKind::TurnSkipped, seat);
    return false;
}

/// CALEIRA-TURN-2, CALEIRA-EFFECT-16, CALEIRA-END-6.
void endTurn(auto& p) {
    do {
        p.throned = 0;
        p.activated = 0;
        ++p.turns;
        if (handsAreEmpty(p)) return scoreCastles(p, Ending::HandsEmpty);
        Seat seat = p.turn;
        do seat = nextSeat(p, seat);
        while (!p.isIn(seat)); // CALEIRA-RULING-21
        if (beginTurn(p, seat)) return;
    } while (true);
}

void beginOrder(auto& p);

inline Phase phaseOf(Kind kind) {
    switch (kind) {
    case kBarracks: return Phase::Barracks;
    case kThroneRoom: return Phase::ThroneRoom;
    case kTrebuchet: return Phase::Trebuchet;
    case kObservatory: return Phase::Observe;
    default: return Phase::Watch;
    }
}

/// Resolves pending effects, front first (CALEIRA-EFFECT-8, -9), up to the next decision or the end of the
/// turn.
void resolve(auto& p) {
    while (p.phase != Phase::Over) {
        p.pickedPile = kDeck;
        p.pickedPlace = 0;
        p.partner = kNobody;
        if (p.waiting == 0) return endTurn(p);
        const int next = p.options.on(Option::EffectOrder) ? p.waiting - 1 : 0;
        p.acting = p.queue[static_cast<std::size_t>(next)];
        removeFromQueue(p, next);
        if (!wouldDoSomething(p, p.acting)) { // CALEIRA-EFFECT-5
            tell(p, EventKind::Skipped, p.acting.owner, p.acting.card);
            continue;
        }
        switch (kindOf(p.acting.card)) {
        case kWizardTower: return beginOrder(p);
        case kMarketplace: {
            const SeatSet partners = partnersOf(p, p.acting.owner);
            if (std::has_single_bit(partners)) {
                p.partner = static_cast<Seat>(std::countr_zero(partners));
                p.phase = Phase::Give;
            } else {
                p.phase = Phase::Partner; // CALEIRA-MARKET-3
            }
            return;
        }
        default: p.phase = phaseOf(kindOf(p.acting.card)); return;
        }
    }
}

// The Wizard Tower ----------------------------------------------------------------------------------------

/// CALEIRA-WIZARD-2, CALEIRA-RULING-30: first its owner sees the cards, then orders them. What others knew of
/// them is void afterwards.
void beginOrder(auto& p) {
    const int shown = cardsShown(p);
    if (p.table.size(kDeck) - p.table.looseIn(kDeck) < shown) {
        p.phase = Phase::Look;
        return;
    }
    p.phase = Phase::Order;
    for (const CardId card : bitsOf(cardsToOrder(p))) {
        p.table.forget(card, kAllSeats);
        p.table.show(card, only(p.acting.owner));
    }
    if (shown > 1) return;
    tell(p, EventKind::Looked, p.acting.owner, p.acting.card); // nothing to order
    resolve(p);
}

void applyPut(auto& p, std::uint8_t kind) {
    const auto card = bitsOf(cardsToOrder(p) & kCardsOf[kind]).first();
    const int place = p.table.size(kDeck) - (p.phase == Phase::Order ? 1 : 2);
    const CardId there = p.table.at(kDeck, place);
    if (there != card) {
        p.table.move(there, kDeck, p.table.placeOf(card));
        p.table.move(card, kDeck, place);
    }
    if (p.phase == Phase::Order && cardsShown(p) == kCardsSeen)
        p.phase = Phase::OrderAgain;
    else
        resolve(p);
}

// The Marketplace -----------------------------------------------------------------------------------------

/// CALEIRA-MARKET-4, CALEIRA-MARKET-5: set aside unseen until the partner has chosen too.
void applyGive(auto& p, std::uint8_t kind) {
    const CardId card = takeFromHand(p, p.acting.owner, kind, 0);
    p.table.move(card, kOffer, 0);
    p.phase = Phase::GiveBack;
}

void applyGiveBack(auto& p, std::uint8_t kind) {
    const CardId back = takeFromHand(p, p.partner, kind, only(p.acting.owner));
    const CardId given = p.table.at(kOffer, 0);
    p.table.move(given, handOf(p.partner), 0);
    p.table.show(given, only(p.partner));
    p.table.move(back, handOf(p.acting.owner), 0);
    p.table.show(back, only(p.acting.owner));
    if constexpr (requires { p.told; })
        p.told->push_back(
            {static_cast<std::uint8_t>(EventKind::Swapped), p.acting.owner, kHidden, {handOf(p.partner)}});
    resolve(p);
}

// Pieces --------------------------------------------------------------------------------------------------

/// CALEIRA-EFFECT-7, CALEIRA-EFFECT-12, CALEIRA-RULING-25.
void leaveAsItIs(auto& p, CardId card) { tell(p, EventKind::Unchanged, ownerOf(p, card), card); }

void turnUpPicked(auto& p) {
    const CardId card = pickedPiece(p);
    assume(card != kNoCard); // nothing is turned up before it is picked
    isUp(p, card) ? leaveAsItIs(p, card) : turnUp(p, card);
}

void applyAim(auto& p, CardId card) {
    switch (p.phase) {
    case Phase::Barracks: // CALEIRA-BARRACKS-2
        isUp(p, card) ? turnDown(p, card) : leaveAsItIs(p, card);
        return resolve(p);
    case Phase::ThroneRoom: isUp(p, card) ? leaveAsItIs(p, card) : turnUpSilently(p, card); return resolve(p);
    case Phase::Trebuchet: hit(p, card); return resolve(p);
    case Phase::Observe: // CALEIRA-OBSERVATORY-2, CALEIRA-RULING-29
        if (isUp(p, card)) {
            leaveAsItIs(p, card);
            return resolve(p);
        }
        p.table.show(card, only(p.acting.owner)); // CALEIRA-OBSERVATORY-5
        pick(p, card);
        p.phase = Phase::ObserveTurn;
        return;
    case Phase::Watch:
        pick(p, card);
        // house.watchtower-picks: both are chosen before either is turned (CALEIRA-WATCHTOWER-3).
        if (!p.options.on(Option::WatchtowerPicks)) turnUpPicked(p);
        if ((effectiveTargets(p, p.acting) & notPicked(p)) != 0) { // a second one is down: CALEIRA-RULING-44
            p.phase = Phase::WatchAgain;
            return;
        }
        if (p.options.on(Option::WatchtowerPicks)) turnUpPicked(p);
        return resolve(p);
    default: // WatchAgain
        if (p.options.on(Option::WatchtowerPicks)) turnUpPicked(p);
        pick(p, card);
        turnUpPicked(p);
        return resolve(p);
    }
}

void applyStop(auto& p) { // CALEIRA-WATCHTOWER-2, CALEIRA-RULING-4
    if (p.phase == Phase::WatchAgain && p.options.on(Option::WatchtowerPicks)) turnUpPicked(p);
    resolve(p);
}

void applyPlay(auto& p, std::uint8_t kind, Side side) {
    const CardId card = takeFromHand(p, p.turn, kind, side == Side::Up ? kAllSeats : SeatSet{0});
    p.table.move(card, castleOf(p.turn),
                 nextPlace(p, p.turn)); // CALEIRA-PLAY-3, CALEIRA-PLAY-4, CALEIRA-PLAY-9
    if (side == Side::Up) {             // CALEIRA-PLAY-6, CALEIRA-EFFECT-1
        p.table.turnUp(card);
        activate(p, card, p.turn);
    } // CALEIRA-PLAY-7: a card that is down waits to be turned up
    resolve(p);
}

/// The card chosen by chance is looked at in place (CALEIRA-WIZARD-2), or goes to the hand of the seat on
/// turn.
void cardComes(auto& p, CardId card) {
    if (p.phase == Phase::Look) {
        p.table.settle(card, kDeck, kDeck, p.table.looseIn(kDeck) - 1);
        p.table.show(card, only(p.acting.owner));
        return beginOrder(p);
    }
    if (p.table.pileOf(card) == kDeck)
        p.table.move(card, handOf(p.turn), 0);
    else
        p.table.settle(card, kDeck, handOf(p.turn), 0);
    p.table.show(card, only(p.turn)); // CALEIRA-DRAW-3, CALEIRA-INFO-1
    if (p.phase == Phase::Draw) {
        p.phase = Phase::Play;
        return;
    }
    if (p.table.size(handOf(p.turn)) < kHandSize) return; // CALEIRA-SETUP-2
    p.turn = nextSeat(p, p.turn);
    if (p.turn == p.starter) beginTurn(p, p.starter);
}

void makeMove(auto& p, Move move) {
    const auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::Play: return applyPlay(p, o[0], static_cast<Side>(o[1]));
    case Verb::Aim: return applyAim(p, pieceAt(p, o[0], o[1]));
    case Verb::Stop: return applyStop(p);
    case Verb::Turn: turnUpPicked(p); return resolve(p); // CALEIRA-OBSERVATORY-3, CALEIRA-OBSERVATORY-4
    case Verb::Leave: return resolve(p);
    case Verb::Put: return applyPut(p, o[0]); // CALEIRA-WIZARD-3
    case Verb::With:
        p.partner = o[0];
        p.phase = Phase::Give;
        return;
    case Verb::Give: return p.phase == Phase::Give ? applyGive(p, o[0]) : applyGiveBack(p, o[0]);
    case Verb::First: // CALEIRA-SETUP-4
        p.starter = p.turn = o[0];
        p.phase = Phase::Deal;
        return;
    case Verb::Card: return cardComes(p, cardFor(p, o[0]));
    case Verb::Take: return applyGiveBack(p, o[0]);
    }
}

} // namespace drawbridge::caleira::steps
