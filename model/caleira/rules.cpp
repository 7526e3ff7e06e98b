// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/rules.h"

#include "core/assume.h"
#include "core/bits.h"
#include "core/guess.h"
#include "core/indexset.h"

#include <algorithm>

// One function per phase lists its moves, one per verb makes them, in the order of the rule sheet.
namespace drawbridge::caleira {

namespace {

// ---- telling -------------------------------------------------------------------------------------------

/// A position that writes down what happens to it.
struct ToldPosition : Position {
    std::vector<Event>* told = nullptr;
};

void tell(auto& p, [[maybe_unused]] EventKind kind, Seat seat, CardId card = kNoCard) {
    if constexpr (requires { p.told; }) {
        Event event;
        event.kind = static_cast<std::uint8_t>(kind);
        event.seat = seat;
        if (card != kNoCard) {
            // What lies down and stays so, nobody is shown.
            if (kind != EventKind::Unchanged || isUp(p, card)) event.face = kindOf(card);
            event.where = {p.table.pileOf(card), static_cast<std::uint8_t>(p.table.placeOf(card))};
        }
        p.told->push_back(event);
    }
}

// ---- small words ---------------------------------------------------------------------------------------

/// Whether the top of the deck is settled already, as after a Wizard Tower has looked.
bool topIsSettled(const auto& p) { return p.table.looseIn(kDeck) < p.table.size(kDeck); }

CardId settledTop(const auto& p) { return p.table.top(kDeck); }

/// The card that is meant by a kind that chance has brought up; of equal cards it does not matter which.
CardId cardFor(const auto& p, std::uint8_t kind) {
    if (p.phase != Phase::Look && topIsSettled(p)) return settledTop(p);
    return static_cast<CardId>(std::countr_zero(looseCards(p) & kCardsOf[kind]));
}

/// Clockwise (CALEIRA-PLAYERS-3).
Seat nextSeat(const auto& p, Seat seat) {
    return seat + 1 < p.options.seats ? static_cast<Seat>(seat + 1) : Seat{0};
}

bool isUp(const auto& p, CardId card) { return p.table.isFaceUp(card); }

/// CALEIRA-BATTLEMENTS-2, CALEIRA-RULING-24: the Throne Room silences what is always on only under a house
/// rule, and for the rest of the turn.
bool isAlwaysOn(const auto& p, CardId card) {
    return !(p.options.on(Option::ThroneRoomPassives) && (p.throned & bit(card)) != 0);
}

bool canBeDestroyed(const auto& p, CardId card) {
    return kindOf(card) != kBattlements || !isAlwaysOn(p, card);
}

// ---- questions -----------------------------------------------------------------------------------------
// Those of the header, for positions whose options may be known when they are compiled.

Cards piecesIn(const auto& p) {
    Cards pieces = 0;
    for (Seat seat = 0; seat < p.options.seats; ++seat) pieces |= cardsIn(p, castleOf(seat));
    return pieces;
}

Cards moatsIn(const auto& p, Seat seat) {
    Cards moats = cardsIn(p, castleOf(seat)) & kCardsOf[kMoat] & faceUp(p);
    if (p.options.on(Option::ThroneRoomPassives)) moats &= ~p.throned;
    return moats;
}

Cards targetsIn(const auto& p, Effect acting) {
    Cards targets = 0;
    const bool fires = kindOf(acting.card) == kTrebuchet && p.options.on(Option::Moats);
    for (Seat seat = 0; seat < p.options.seats; ++seat) {
        const Cards moats =
            fires && seat != acting.owner ? moatsIn(p, seat) : 0; // CALEIRA-MOAT-3, CALEIRA-MOAT-4
        targets |= moats != 0 ? moats : cardsIn(p, castleOf(seat));
    }
    if (p.options.on(Option::SelfTarget)) targets &= ~bit(acting.card); // CALEIRA-RULING-5
    return targets;
}

Cards effectiveIn(const auto& p, Effect acting) {
    const Cards targets = targetsIn(p, acting);
    const Cards up = targets & faceUp(p);
    switch (kindOf(acting.card)) {
    case kBarracks: return up; // CALEIRA-BARRACKS-3
    case kTrebuchet: {         // CALEIRA-TREBUCHET-7
        Cards safe = up & kCardsOf[kBattlements];
        if (p.options.on(Option::ThroneRoomPassives)) safe &= ~p.throned;
        return targets & ~safe;
    }
    default: return targets & ~up; // CALEIRA-THRONE-4
    }
}

SeatSet partnersIn(const auto& p, Seat owner) {
    SeatSet partners = 0;
    for (Seat seat = 0; seat < p.options.seats; ++seat)
        if (seat != owner && p.isIn(seat) && !p.table.empty(handOf(seat)))
            partners = static_cast<SeatSet>(partners | only(seat));
    return partners;
}

bool doesSomethingIn(const auto& p, Effect acting) {
    switch (kindOf(acting.card)) {
    case kMarketplace: // CALEIRA-MARKET-6, CALEIRA-RULING-27
        return !p.table.empty(handOf(acting.owner)) && partnersIn(p, acting.owner) != 0;
    case kWizardTower: return !p.table.empty(kDeck); // CALEIRA-WIZARD-4
    default: return effectiveIn(p, acting) != 0;
    }
}

int shownIn(const auto& p) { return std::min(p.table.size(kDeck), kCardsSeen); }

Cards toOrderIn(const auto& p) {
    const int size = p.table.size(kDeck);
    const int top = p.phase == Phase::OrderAgain ? size - 1 : size;
    Cards cards = 0;
    for (Cards rest = cardsIn(p, kDeck); rest != 0; rest &= rest - 1) {
        const auto card = static_cast<CardId>(std::countr_zero(rest));
        const int place = p.table.placeOf(card);
        if (place < top && place >= size - shownIn(p)) cards |= bit(card);
    }
    return cards;
}

/// Of the pieces of the castle only (CALEIRA-SCORE-3).
int pointsIn(const auto& p, Seat seat) {
    const Cards pieces = cardsIn(p, castleOf(seat));
    const Cards up = pieces & faceUp(p);
    int points = bitCount(pieces & ~up); // CALEIRA-SCORE-2
    for (std::size_t digit = 0; digit < kPointDigits.size(); ++digit)
        points += bitCount(up & kPointDigits[digit]) << digit;
    // CALEIRA-BATTLEMENTS-3, CALEIRA-RULING-42.
    if ((up & kCardsOf[kBattlements]) == kCardsOf[kBattlements]) points += 9;
    return points;
}

// ---- hands and the end ---------------------------------------------------------------------------------

/// Takes a card of a kind out of a hand, in the sight of `seers`. Who does not see which card it is can no
/// longer tell those of the hand apart; who sees it knows one copy less of that kind.
CardId takeFromHand(auto& p, Seat seat, std::uint8_t kind, SeatSet seers) {
    const Cards hand = cardsIn(p, handOf(seat));
    const Cards equal = hand & kCardsOf[kind];
    auto card = static_cast<CardId>(std::countr_zero(equal));
    if ((hand & (hand - 1)) == 0) return card; // the only one: nothing to mistake it for
    if ((equal & (equal - 1)) != 0) {
        // Of equal cards the one that most know goes first, and the others must not say that it was that one.
        for (Cards rest = equal; rest != 0; rest &= rest - 1) {
            const auto copy = static_cast<CardId>(std::countr_zero(rest));
            if (bitCount(p.table.knownTo(copy)) > bitCount(p.table.knownTo(card))) card = copy;
        }
        for (Seat other = 0; other < p.options.seats; ++other) {
            if (other == seat || !contains(seers, other) || p.table.knows(other, card)) continue;
            for (Cards rest = equal & ~bit(card); rest != 0; rest &= rest - 1) {
                const auto copy = static_cast<CardId>(std::countr_zero(rest));
                if (!p.table.knows(other, copy)) continue;
                p.table.forget(copy, only(other));
                break;
            }
        }
    }
    const auto lost = static_cast<SeatSet>(~(seers | only(seat)));
    if (lost != 0)
        for (Cards rest = hand; rest != 0; rest &= rest - 1)
            p.table.forget(static_cast<CardId>(std::countr_zero(rest)), lost);
    return card;
}

/// Whatever is still pending is not carried out (CALEIRA-END-3).
void finish(auto& p, Ending ending, SeatSet winners) {
    p.phase = Phase::Over;
    p.ending = ending;
    p.winners = winners;
    p.acting = {};
    p.queue = {};
    p.waiting = 0;
}

// ---- the queue -----------------------------------------------------------------------------------------

void removeFromQueue(auto& p, int index) {
    --p.waiting;
    for (int i = index; i < p.waiting; ++i)
        p.queue[static_cast<std::size_t>(i)] = p.queue[static_cast<std::size_t>(i + 1)];
    p.queue[p.waiting] = {};
}

/// Every pending effect of a card is lost.
void dropPending(auto& p, CardId card) {
    for (int i = 0; i < p.waiting;) {
        const Effect effect = p.queue[static_cast<std::size_t>(i)];
        if (effect.card != card) {
            ++i;
            continue;
        }
        removeFromQueue(p, i);
        tell(p, EventKind::Dropped, effect.owner, card);
    }
}

/// CALEIRA-EFFECT-1, CALEIRA-EFFECT-2, CALEIRA-EFFECT-11, CALEIRA-RULING-9: a card that has come up joins the
/// queue at its back (CALEIRA-EFFECT-8, CALEIRA-EFFECT-10, CALEIRA-RULING-1), to be carried out by its owner
/// (CALEIRA-EFFECT-3).
void activate(auto& p, CardId card, Seat owner) {
    if (!hasEffect(kindOf(card))) return;
    if ((p.throned & bit(card)) != 0 && !p.options.on(Option::ThroneRoomMute)) // CALEIRA-THRONE-3
        return tell(p, EventKind::Silent, owner, card);
    if ((p.activated & bit(card)) != 0 && p.options.on(Option::Retrigger))
        return tell(p, EventKind::Spent, owner, card);
    p.activated |= bit(card);
    p.queue[p.waiting++] = {card, owner};
    tell(p, EventKind::Activated, owner, card);
}

// ---- what effects do to pieces -------------------------------------------------------------------------

void turnUp(auto& p, CardId card) {
    p.table.turnUp(card);
    tell(p, EventKind::TurnedUp, ownerOf(p, card), card);
    activate(p, card, ownerOf(p, card));
}

/// Everybody has seen what is turned down, and goes on knowing it.
void turnDown(auto& p, CardId card) {
    p.table.turnDown(card);
    tell(p, EventKind::TurnedDown, ownerOf(p, card), card);
    if (p.options.on(Option::PendingSurvives)) dropPending(p, card); // CALEIRA-EFFECT-14, CALEIRA-RULING-8
}

/// CALEIRA-THRONE-2, -3: turned up, but not activated; what it had pending is dropped with it
/// (CALEIRA-RULING-47), unless it is silent for this flip only.
void turnUpSilently(auto& p, CardId card) {
    p.table.turnUp(card);
    p.throned |= bit(card);
    tell(p, EventKind::TurnedUp, ownerOf(p, card), card);
    if (!p.options.on(Option::ThroneRoomMute)) dropPending(p, card);
}

void scoreCastles(auto& p, Ending ending);

/// CALEIRA-END-5, CALEIRA-RULING-20: hand and castle are laid open, out of the game.
void putOut(auto& p, Seat seat) {
    p.out = static_cast<SeatSet>(p.out | only(seat));
    tell(p, EventKind::Out, seat);
    for (int i = 0; i < p.waiting;) {
        if (p.queue[static_cast<std::size_t>(i)].owner != seat) {
            ++i;
            continue;
        }
        tell(p, EventKind::Dropped, seat, p.queue[static_cast<std::size_t>(i)].card);
        removeFromQueue(p, i);
    }
    for (Cards rest = cardsIn(p, handOf(seat)) | cardsIn(p, castleOf(seat)); rest != 0; rest &= rest - 1) {
        const auto card = static_cast<CardId>(std::countr_zero(rest));
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
        p.table.show(card, kAllSeats); // what else would stand?
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

bool handsAreEmpty(const auto& p) {
    Cards held = 0; // who is out holds none
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
        // Points first, then more pieces down (CALEIRA-WIN-2), then fewer pieces (CALEIRA-WIN-3): one number
        // says it all.
        const int worth = (pointsIn(p, seat) * 32 + down) * 32 + 31 - bitCount(pieces);
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

/// CALEIRA-TURN-1, CALEIRA-DRAW-1, -4: false if the seat has nothing to play and is passed over
/// (CALEIRA-TURN-3).
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

Phase phaseOf(Kind kind) {
    switch (kind) {
    case kBarracks: return Phase::Barracks;
    case kThroneRoom: return Phase::ThroneRoom;
    case kTrebuchet: return Phase::Trebuchet;
    case kObservatory: return Phase::Observe;
    default: return Phase::Watch;
    }
}

/// Carries out what is pending, front first (CALEIRA-EFFECT-8, -9), up to the next decision or the end of the
/// turn.
void resolve(auto& p) {
    while (p.phase != Phase::Over) {
        clearPick(p);
        p.partner = kNobody;
        if (p.waiting == 0) return endTurn(p);
        const int next = p.options.on(Option::EffectOrder) ? p.waiting - 1 : 0;
        p.acting = p.queue[static_cast<std::size_t>(next)];
        removeFromQueue(p, next);
        if (!doesSomethingIn(p, p.acting)) { // CALEIRA-EFFECT-5
            tell(p, EventKind::Skipped, p.acting.owner, p.acting.card);
            continue;
        }
        switch (kindOf(p.acting.card)) {
        case kWizardTower: return beginOrder(p);
        case kMarketplace: {
            const SeatSet partners = partnersIn(p, p.acting.owner);
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

/// CALEIRA-WIZARD-2, CALEIRA-RULING-30: first its owner gets to see the cards, then orders them. What others
/// knew of them is worth nothing afterwards.
void beginOrder(auto& p) {
    const int shown = shownIn(p);
    if (p.table.size(kDeck) - p.table.looseIn(kDeck) < shown) {
        p.phase = Phase::Look;
        return;
    }
    p.phase = Phase::Order;
    for (Cards rest = toOrderIn(p); rest != 0; rest &= rest - 1) {
        const auto card = static_cast<CardId>(std::countr_zero(rest));
        p.table.forget(card, kAllSeats);
        p.table.show(card, only(p.acting.owner));
    }
    if (shown > 1) return;
    tell(p, EventKind::Looked, p.acting.owner, p.acting.card); // nothing to order
    resolve(p);
}

void applyPut(auto& p, std::uint8_t kind) {
    const auto card = static_cast<CardId>(std::countr_zero(toOrderIn(p) & kCardsOf[kind]));
    const int place = p.table.size(kDeck) - (p.phase == Phase::Order ? 1 : 2);
    const CardId there = p.table.at(kDeck, place);
    if (there != card) {
        p.table.move(there, kDeck, p.table.placeOf(card));
        p.table.move(card, kDeck, place);
    }
    if (p.phase == Phase::Order && shownIn(p) == kCardsSeen)
        p.phase = Phase::OrderAgain;
    else
        resolve(p);
}

// The Marketplace -----------------------------------------------------------------------------------------

/// CALEIRA-MARKET-4, CALEIRA-MARKET-5: laid aside unseen until the partner has chosen too.
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

void turnUpPicked(auto& p) {
    const CardId card = pickedPiece(p);
    assume(card != kNoCard); // nothing is turned up before it has been picked
    if (isUp(p, card)) return tell(p, EventKind::Unchanged, ownerOf(p, card), card);
    turnUp(p, card);
}

/// CALEIRA-RULING-44: a second piece is asked for only while one is down that it could be.
bool mayWatchAgain(const auto& p) {
    const CardId first = pickedPiece(p);
    return (effectiveIn(p, p.acting) & ~(first == kNoCard ? 0 : bit(first))) != 0;
}

void applyAim(auto& p, CardId card) {
    switch (p.phase) {
    case Phase::Barracks: // CALEIRA-BARRACKS-2
        if (isUp(p, card))
            turnDown(p, card);
        else
            tell(p, EventKind::Unchanged, ownerOf(p, card), card); // CALEIRA-EFFECT-7, CALEIRA-EFFECT-12
        return resolve(p);
    case Phase::ThroneRoom:
        if (isUp(p, card))
            tell(p, EventKind::Unchanged, ownerOf(p, card), card); // CALEIRA-RULING-25
        else
            turnUpSilently(p, card);
        return resolve(p);
    case Phase::Trebuchet: hit(p, card); return resolve(p);
    case Phase::Observe: // CALEIRA-OBSERVATORY-2, CALEIRA-RULING-29
        if (isUp(p, card)) {
            tell(p, EventKind::Unchanged, ownerOf(p, card), card);
            return resolve(p);
        }
        p.table.show(card, only(p.acting.owner)); // CALEIRA-OBSERVATORY-5
        pick(p, card);
        p.phase = Phase::ObserveTurn;
        return;
    case Phase::Watch:
        pick(p, card);
        // house.watchtower-picks: both are named before either is turned (CALEIRA-WATCHTOWER-3).
        if (!p.options.on(Option::WatchtowerPicks)) turnUpPicked(p);
        if (mayWatchAgain(p)) {
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

/// The card that chance has chosen is looked at where it lies (CALEIRA-WIZARD-2).
void lookAt(auto& p, CardId card) {
    const int place = p.table.looseIn(kDeck) - 1;
    p.table.settle(card, kDeck, kDeck, place);
    p.table.show(card, only(p.acting.owner));
    beginOrder(p);
}

/// The card that chance has chosen leaves the deck for the hand of whose turn it is.
void takeFromDeck(auto& p, CardId card) {
    if (p.table.pileOf(card) == kDeck)
        p.table.move(card, handOf(p.turn), 0);
    else
        p.table.settle(card, kDeck, handOf(p.turn), 0);
    p.table.show(card, only(p.turn)); // CALEIRA-DRAW-3, CALEIRA-INFO-1
}

void applyDraw(auto& p, CardId card) {
    takeFromDeck(p, card);
    p.phase = Phase::Play;
}

void applyDeal(auto& p, CardId card) {
    takeFromDeck(p, card);
    if (p.table.size(handOf(p.turn)) < kHandSize) return; // CALEIRA-SETUP-2
    const Seat next = nextSeat(p, p.turn);
    if (next == p.starter)
        beginTurn(p, p.starter);
    else
        p.turn = next;
}

void cardComes(auto& p, CardId card) {
    if (p.phase == Phase::Look) return lookAt(p, card);
    if (p.phase == Phase::Draw) return applyDraw(p, card);
    applyDeal(p, card);
}

void applyFirst(auto& p, Seat seat) { // CALEIRA-SETUP-4
    p.starter = seat;
    p.turn = seat;
    p.phase = Phase::Deal;
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
    case Verb::First: return applyFirst(p, o[0]);
    case Verb::Card: return cardComes(p, cardFor(p, o[0]));
    case Verb::Take: return applyGiveBack(p, o[0]);
    }
}

// ---- listing -------------------------------------------------------------------------------------------

/// One card of each kind among some: the lowest.
Cards oneOfEach(Cards cards) {
    // Equal cards are neighbours, so the higher ones lie one to three places above the lowest.
    return cards &
           ~((cards & kCopiesFrom[1]) << 1 | (cards & kCopiesFrom[2]) << 2 | (cards & kCopiesFrom[3]) << 3);
}

void listKinds(Cards cards, Move (*make)(std::uint8_t), MoveList& list) {
    for (Cards rest = oneOfEach(cards); rest != 0; rest &= rest - 1)
        list.push(make(kindOf(static_cast<CardId>(std::countr_zero(rest)))));
}

void listTargets(const auto& p, Cards targets, MoveList& list) {
    for (Seat seat = 0; seat < p.options.seats; ++seat) {
        const Row row = rowOf(p, seat);
        for (int rank = 0; rank < row.size; ++rank)
            if ((targets & bit(row.piece[static_cast<std::size_t>(rank)])) != 0)
                list.push(moves::aim(seat, static_cast<std::uint8_t>(rank)));
    }
}

/// CALEIRA-PLAY-1, CALEIRA-PLAY-2, CALEIRA-PLAY-5, CALEIRA-SPIRE-2.
void listPlays(const auto& p, MoveList& list) {
    for (Cards rest = oneOfEach(cardsIn(p, handOf(p.turn))); rest != 0; rest &= rest - 1) {
        const Kind kind = kindOf(static_cast<CardId>(std::countr_zero(rest)));
        if (kind != kSpire) list.push(moves::play(kind, Side::Up));
        list.push(moves::play(kind, Side::Down));
    }
}

/// What a Watchtower may choose the second time: not the same piece again.
Cards secondTargets(const auto& p) {
    const CardId first = pickedPiece(p);
    return targetsIn(p, p.acting) & ~(first == kNoCard ? 0 : bit(first));
}

void listMoves(const auto& p, MoveList& list) {
    switch (p.phase) {
    case Phase::Over: return;
    case Phase::Lot:
        for (Seat seat = 0; seat < p.options.seats; ++seat) list.push(moves::first(seat));
        return;
    case Phase::Look: return listKinds(looseCards(p), moves::card, list);
    case Phase::Deal:
    case Phase::Draw:
        return listKinds(topIsSettled(p) ? bit(settledTop(p)) : looseCards(p), moves::card, list);
    case Phase::Play: return listPlays(p, list);
    case Phase::Barracks:
    case Phase::ThroneRoom:
    case Phase::Trebuchet:
    case Phase::Observe: return listTargets(p, targetsIn(p, p.acting), list);
    case Phase::Watch:
    case Phase::WatchAgain:
        listTargets(p, p.phase == Phase::Watch ? targetsIn(p, p.acting) : secondTargets(p), list);
        return list.push(moves::stop());
    case Phase::ObserveTurn: list.push(moves::turn()); return list.push(moves::leave());
    case Phase::Order:
    case Phase::OrderAgain: return listKinds(toOrderIn(p), moves::put, list);
    case Phase::Partner:
        for (Seat seat = 0; seat < p.options.seats; ++seat)
            if (contains(partnersIn(p, p.acting.owner), seat)) list.push(moves::with(seat));
        return;
    case Phase::Give: return listKinds(cardsIn(p, handOf(p.acting.owner)), moves::give, list);
    case Phase::GiveBack:
        return listKinds(cardsIn(p, handOf(p.partner)),
                         p.options.on(Option::MarketplacePartnerCard) ? moves::take : moves::give, list);
    }
}

// ---- playing at random ---------------------------------------------------------------------------------

int randomBelow(Rng& rng, int bound) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound)));
}

CardId randomOf(Cards cards, Rng& rng) {
    return static_cast<CardId>(selectBit(cards, randomBelow(rng, bitCount(cards))));
}
/// The card that comes up next: any that nobody has seen, with equal chances.
CardId randomCard(const auto& p, Rng& rng) {
    if (p.phase != Phase::Look && topIsSettled(p)) return settledTop(p);
    return randomOf(looseCards(p), rng);
}

Move randomOutcome(const auto& p, Rng& rng) {
    switch (p.phase) {
    case Phase::Lot: return moves::first(static_cast<Seat>(randomBelow(rng, p.options.seats)));
    case Phase::GiveBack: return moves::take(kindOf(randomOf(cardsIn(p, handOf(p.partner)), rng)));
    default: return moves::card(kindOf(randomCard(p, rng)));
    }
}

Position freshPosition(const Options& options) {
    Position p;
    // CALEIRA-SETUP-1, CALEIRA-SETUP-3, CALEIRA-SETUP-6, CALEIRA-SETUP-8.
    using Table = decltype(p.table);
    p.table = Table(Table::CardSet::range(0, options.on(Option::Moats) ? kCards : kCardsWithoutMoats), kDeck);
    p.options = options;
    // CALEIRA-SETUP-7, CALEIRA-SETUP-9: so that all play equally many cards (CALEIRA-SETUP-10).
    if (options.seats == (options.on(Option::Moats) ? 3 : 4)) p.table.moveLoose(kDeck, kOut, 2);
    return p;
}

} // namespace

Cards allPieces(const Position& p) { return piecesIn(p); }
Cards moatsUp(const Position& p, Seat seat) { return moatsIn(p, seat); }
Cards targetsOf(const Position& p, Effect acting) { return targetsIn(p, acting); }
Cards effectiveTargets(const Position& p, Effect acting) { return effectiveIn(p, acting); }
SeatSet partnersOf(const Position& p, Seat owner) { return partnersIn(p, owner); }
bool wouldDoSomething(const Position& p, Effect acting) { return doesSomethingIn(p, acting); }
int cardsShown(const Position& p) { return shownIn(p); }
Cards cardsToOrder(const Position& p) { return toOrderIn(p); }
int pointsOf(const Position& p, Seat seat) { return pointsIn(p, seat); }

void settlePhase(Position& p, bool resolveNow) {
    if (resolveNow)
        resolve(p);
    else if (p.phase == Phase::Draw && !beginTurn(p, p.turn))
        endTurn(p);
}

Position start(const Options& options) {
    static const Position fresh = freshPosition(Options{});
    return options == Options{} ? fresh : freshPosition(options);
}

Seat decider(const Position& p) {
    switch (p.phase) {
    case Phase::Over: return kNobody;
    case Phase::Lot: return p.options.on(Option::FirstPlayer) ? Seat{0} : kChance; // CALEIRA-RULING-36
    case Phase::Deal:
    case Phase::Draw:
    case Phase::Look: return kChance;
    case Phase::Play: return p.turn;
    case Phase::GiveBack:
        return p.options.on(Option::MarketplacePartnerCard) ? kChance : p.partner; // CALEIRA-RULING-26
    default: return p.acting.owner;                                                // CALEIRA-EFFECT-3
    }
}

void legalMoves(const Position& p, MoveList& list) {
    list.clear();
    listMoves(p, list);
}

Move randomMove(const Position& p, Rng& rng) {
    MoveList list;
    listMoves(p, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

void apply(Position& p, Move move) { makeMove(p, move); }

std::vector<Event> consequences(const Position& position, Move move) {
    std::vector<Event> told;
    ToldPosition p{position};
    p.told = &told;
    makeMove(p, move);
    return told;
}

Move sampleChance(const Position& p, Rng& rng) { return randomOutcome(p, rng); }

double score(const Position& p, Seat seat) {
    return contains(p.winners, seat) ? 1.0 / bitCount(p.winners) : 0.0;
}

Clause endingClause(const Position& p) {
    switch (p.ending) {
    case Ending::None: break;
    case Ending::SpireLost: return "CALEIRA-END-2";
    case Ending::DestroyerWins:
    case Ending::ScoredAtOnce: return "CALEIRA-RULING-19";
    case Ending::HandsEmpty: return "CALEIRA-END-6";
    }
    return {};
}

void determinize(Position& p, Seat seat, Rng& rng) {
    guessUnknown(p.table, seat, rng, [](PileId pile) { return pile == kDeck; });
}

} // namespace drawbridge::caleira
