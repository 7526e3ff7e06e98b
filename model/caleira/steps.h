// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/rules.h"
#include "core/bits.h"

#include <bit>
#include <vector>

// Internal to the rules: elementary steps, hands, the end, and the effect queue. Steps that may produce
// events take a position of either type (ToldPosition).
namespace drawbridge::caleira::steps {

// ---- events --------------------------------------------------------------------------------------------

/// A position that records the events of a move.
struct ToldPosition : Position {
    std::vector<Event>* told = nullptr;
};

void tell(auto& p, [[maybe_unused]] EventKind kind, Seat seat, CardId card = kNoCard) {
    if constexpr (requires { p.told; }) {
        Event event;
        event.kind = static_cast<std::uint8_t>(kind);
        event.seat = seat;
        if (card != kNoCard) {
            // A card that stays face down is not shown.
            if (kind != EventKind::Unchanged || isUp(p, card)) event.face = kindOf(card);
            event.where = {p.table.pileOf(card), static_cast<std::uint8_t>(p.table.placeOf(card))};
        }
        p.told->push_back(event);
    }
}

// ---- elementary steps ----------------------------------------------------------------------------------

/// Whether the top card of the deck is settled, as after a Wizard Tower has looked.
inline bool topIsSettled(const Position& p) { return p.table.looseIn(kDeck) < p.table.size(kDeck); }

inline CardId settledTop(const Position& p) { return p.table.top(kDeck); }

/// The card of a kind revealed by chance; which of several equal ones is irrelevant.
inline CardId cardFor(const Position& p, std::uint8_t kind) {
    if (p.phase != Phase::Look && topIsSettled(p)) return settledTop(p);
    return bitsOf(looseCards(p) & kCardsOf[kind]).first();
}

/// Clockwise (CALEIRA-PLAYERS-3).
inline Seat nextSeat(const Position& p, Seat seat) {
    return seat + 1 < p.options.seats ? static_cast<Seat>(seat + 1) : Seat{0};
}

inline bool isUp(const Position& p, CardId card) { return p.table.isFaceUp(card); }

/// CALEIRA-BATTLEMENTS-2, CALEIRA-RULING-24: the Throne Room silences what is always on only under a house
/// rule, and for the rest of the turn.
inline bool isAlwaysOn(const Position& p, CardId card) {
    return !(p.options.on(Option::ThroneRoomPassives) && (p.throned & bit(card)) != 0);
}

inline bool canBeDestroyed(const Position& p, CardId card) {
    return kindOf(card) != kBattlements || !isAlwaysOn(p, card);
}

// ---- hands and the end ---------------------------------------------------------------------------------

/// Takes a card of a kind out of a hand, visible to `seers`. Seats that do not see which card it is can no
/// longer tell the cards of the hand apart; those that see it know one copy less of that kind.
CardId takeFromHand(auto& p, Seat seat, std::uint8_t kind, SeatSet seers) {
    const Cards hand = cardsIn(p, handOf(seat));
    const Cards equal = hand & kCardsOf[kind];
    auto card = bitsOf(equal).first();
    if ((hand & (hand - 1)) == 0) return card; // the only one: no ambiguity
    if ((equal & (equal - 1)) != 0) {
        // Among equal cards the one known to most seats goes first, without revealing that it was that one.
        for (const CardId copy : bitsOf(equal)) {
            if (bitCount(p.table.knownTo(copy)) > bitCount(p.table.knownTo(card))) card = copy;
        }
        for (Seat other = 0; other < p.options.seats; ++other) {
            if (other == seat || !contains(seers, other) || p.table.knows(other, card)) continue;
            for (const CardId copy : bitsOf(equal & ~bit(card))) {
                if (!p.table.knows(other, copy)) continue;
                p.table.forget(copy, only(other));
                break;
            }
        }
    }
    const auto lost = static_cast<SeatSet>(~(seers | only(seat)));
    if (lost != 0)
        for (const CardId each : bitsOf(hand)) p.table.forget(each, lost);
    return card;
}

/// Reveals all castles. Cards removed unseen become settled if no other card remains that they could be.
inline void layOpen(Position& p) {
    if (p.table.looseIn(kDeck) == 0) {
        int place = 0;
        for (const CardId card : bitsOf(looseCards(p))) p.table.settle(card, kOut, kOut, place++);
        for (const CardId card : bitsOf(cardsIn(p, kOut))) p.table.show(card, kAllSeats);
    }
    for (Seat seat = 0; seat < p.options.seats; ++seat)
        for (const CardId card : bitsOf(cardsIn(p, castleOf(seat)))) p.table.show(card, kAllSeats);
}

/// Pending effects are not resolved (CALEIRA-END-3).
void finish(auto& p, Ending ending, SeatSet winners) {
    p.phase = Phase::Over;
    p.ending = ending;
    p.winners = winners;
    p.acting = {};
    p.queue = {};
    p.waiting = 0;
    layOpen(p);
}

// ---- the queue -----------------------------------------------------------------------------------------

void removeFromQueue(auto& p, int index) {
    --p.waiting;
    for (int i = index; i < p.waiting; ++i)
        p.queue[static_cast<std::size_t>(i)] = p.queue[static_cast<std::size_t>(i + 1)];
    p.queue[p.waiting] = {};
}

/// Removes all pending effects for which `drops` holds.
void dropIf(auto& p, auto drops) {
    for (int i = 0; i < p.waiting;) {
        const Effect effect = p.queue[static_cast<std::size_t>(i)];
        if (!drops(effect)) {
            ++i;
            continue;
        }
        removeFromQueue(p, i);
        tell(p, EventKind::Dropped, effect.owner, effect.card);
    }
}

void dropPending(auto& p, CardId card) {
    dropIf(p, [card](Effect effect) { return effect.card == card; });
}

/// CALEIRA-EFFECT-1, CALEIRA-EFFECT-2, CALEIRA-EFFECT-11, CALEIRA-RULING-9: the effect of a card that was
/// turned up joins the back of the queue (CALEIRA-EFFECT-8, CALEIRA-EFFECT-10, CALEIRA-RULING-1), to be
/// resolved by its owner (CALEIRA-EFFECT-3).
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

} // namespace drawbridge::caleira::steps
