// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bits.h"
#include "rampage/rules.h"

#include <algorithm>
#include <bit>

// Internal to the rules: elementary steps, each one action at a physical table, the end, and drawing.
namespace drawbridge::rampage::steps {

// ---- elementary steps ----------------------------------------------------------------------------------

inline void ask(Position& p, Phase phase, Seat decider) {
    p.phase = phase;
    p.decider = decider;
}

inline void setShown(Position& p, Kind kind, PileId pile, int value) {
    p.shown = kind;
    p.shownPile = pile;
    p.shownValue = static_cast<std::int16_t>(value);
}

inline int handSize(const Position& p, Seat seat) { return p.table.size(handOf(seat)); }

/// Shows a player a card, without hiding it from others.
inline void showTo(Position& p, CardId card, Seat seat) {
    p.table.show(card, p.table.knows(other(seat), card) ? kAllSeats : only(seat));
}

inline void discard(Position& p, CardId card) {
    p.table.moveToTop(card, kDiscardPile);
    p.table.turnUp(card); // RAMPAGE-DISC-2
    if (p.options.on(Option::Veteran)) p.marked.remove(card);
}

/// Moves the card chosen by chance off a pile; it must be on top there, or loose.
inline void take(Position& p, CardId card, PileId from, PileId to, int place) {
    if (p.table.loose().contains(card))
        p.table.settle(card, from, to, place);
    else
        p.table.move(card, to, place);
}

/// The card on top of a pile, if it is of this kind; else a loose card of that kind.
inline CardId nextCard(const Position& p, PileId pile, Kind kind) {
    if (const CardId top = p.table.top(pile); top != kNoCard) return top;
    return (p.table.loose() & p.deck->cardsOf(kind)).first();
}

/// Which copy of a kind leaves a hand. Equal cards are equivalent with two exceptions: a copy that came back
/// this turn cannot be played, and one that the other player knows reveals less. These go first.
inline CardId pickFromHand(const Position& p, Seat seat, Kind kind, CardSet from) {
    CardSet copies = from & p.deck->cardsOf(kind);
    if (p.options.on(Option::Veteran))
        if (const CardSet marked = copies & p.marked; !marked.empty()) copies = marked;
    for (const CardId card : copies)
        if (p.table.knows(other(seat), card)) return card;
    return copies.first();
}
inline CardId pickFromHand(const Position& p, Seat seat, Kind kind) {
    return pickFromHand(p, seat, kind, p.table.cards(handOf(seat)));
}

inline void intoHand(Position& p, CardId card, Seat seat) {
    p.table.turnDown(card);
    p.table.move(card, handOf(seat), 0);
}

/// A card is about to leave a hand unseen: the other player no longer knows which are left, unless that makes
/// no difference.
inline void loseTrack(Position& p, Seat seat) {
    const CardSet hand = p.table.cards(handOf(seat));
    bool allKnown = true;
    for (const CardId card : hand) allKnown = allKnown && p.table.knows(other(seat), card);
    if (allKnown && std::has_single_bit(kindsOf(p, hand))) return;
    for (const CardId card : hand) p.table.forget(card, static_cast<SeatSet>(~only(seat)));
}

/// Puts a card under a stack (RAMPAGE-STACK-1, RAMPAGE-DEF-2), even below those of the first round
/// (RAMPAGE-PREP-10). Its effects do not happen (RAMPAGE-DEF-3).
inline void tuck(Position& p, CardId card, PileId stack) { p.table.moveToBottom(card, stack); }

/// The top card of a stack, which is about to leave it.
inline CardId leaveStack(Position& p, PileId stack) {
    auto& firsts = p.firsts[firstsOf(stack)];
    firsts = static_cast<std::uint8_t>(firsts - (firsts > 0 ? 1 : 0));
    return p.table.top(stack);
}

// ---- the end -------------------------------------------------------------------------------------------

inline void finish(Position& p, Ending ending, Seat winner) {
    if (p.playing != kNoCard) discard(p, p.playing);
    p.playing = kNoCard;
    p.ending = ending;
    p.winner = winner;
    ask(p, Phase::Over, kNobody);
}

/// Ends the game if a Castle has no card left (RAMPAGE-END-1, RAMPAGE-END-2): nothing else is resolved then
/// (END-3). If both fell at once the seat on turn loses (RAMPAGE-SUMMON-2, -RULING-52).
inline bool hasFallen(Position& p, Ending one, Ending both) {
    const bool first = p.table.empty(pileOf(Structure::Castle, 0));
    const bool second = p.table.empty(pileOf(Structure::Castle, 1));
    if (!first && !second) return false;
    if (first && second)
        finish(p, both, other(p.turn));
    else
        finish(p, one, first ? Seat{1} : Seat{0});
    return true;
}

/// RAMPAGE-LIMIT-4: the larger Castle, then Gate, then hand.
inline Seat larger(const Position& p) {
    for (const PileId pile : {PileId{kFirstCastle}, PileId{kFirstGate}, PileId{kFirstHand}}) {
        const int first = p.table.size(pile);
        const int second = p.table.size(static_cast<PileId>(pile + 1));
        if (first != second) return first > second ? Seat{0} : Seat{1};
    }
    return kNobody;
}

// ---- drawing -------------------------------------------------------------------------------------------

/// Asks for a chance move for the next card to draw; false once the draw is over (RAMPAGE-DECK-1,
/// RAMPAGE-DECK-2).
inline bool draws(Position& p) {
    if (p.left > 0 && !p.table.empty(kDrawPile)) {
        ask(p, Phase::Draw, kChance);
        return true;
    }
    if (p.left > 0 && !p.options.on(Option::DeckOut) && !p.table.empty(kDiscardPile)) {
        ask(p, Phase::Shuffle, kChance); // RAMPAGE-RULING-44
        return true;
    }
    p.left = 0;
    return false;
}

} // namespace drawbridge::rampage::steps
