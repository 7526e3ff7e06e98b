// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wars/position.h"

// Internal to the rules: elementary steps, each one action at a physical table.
namespace drawbridge::wars::steps {

inline void ask(Position& p, Phase phase, Seat decider) {
    p.phase = phase;
    p.decider = decider;
}

inline Seat waiting(const Position& p) { return other(p.turn); }

/// The settled cards of a pile of one kind.
inline CardSet ofKind(const Position& p, PileId pile, unsigned kind) {
    return p.table.cards(pile) & cardsOf(kind);
}

/// The kinds among some cards.
inline Kinds kindsOf(const CardSet& cards) {
    Kinds kinds = 0;
    for (const CardId card : cards) kinds |= kindBit(kindOf(card));
    return kinds;
}
inline Kinds kindsIn(const Position& p, PileId pile) { return kindsOf(p.table.cards(pile)); }

/// The candidates for the loose cards in a deck.
inline CardSet looseFor(const Position& p, Seat seat, Deck deck) {
    constexpr std::array<std::uint64_t, 2> all{packCards(0, kSoldierKinds, true).word(0),
                                               packCards(0, kResourceKinds, true).word(0)};
    return p.table.loose() & inPackOf(seat, all[deck == Deck::Soldiers ? 0 : 1]);
}

// ---- what the enemy can follow -------------------------------------------------------------------------

/// All cards of a group.
inline CardSet mixedAs(const Position& p, std::uint8_t group) {
    CardSet cards;
    for (std::size_t card = 0; card < p.mix.size(); ++card)
        if (p.mix[card] == group) cards.add(static_cast<CardId>(card));
    return cards;
}

/// What the owner's enemy knows of some cards.
struct Knowledge {
    bool some = false; ///< at least one of them
    bool all = true;   ///< all of them, and they are all alike
};
inline Knowledge knowledgeOf(const Position& p, const CardSet& cards) {
    Knowledge knowledge;
    for (const CardId card : cards) {
        const bool known = p.table.knows(0, card) && p.table.knows(1, card);
        knowledge.some = knowledge.some || known;
        knowledge.all = knowledge.all && known && kindOf(card) == kindOf(cards.first());
    }
    return knowledge;
}

/// A group is meaningless if nothing is known of it, if its cards are indistinguishable anyway, or if all of
/// it is in a hand, where cards have no places.
inline void dissolve(Position& p, std::uint8_t group) {
    const CardSet rest = mixedAs(p, group);
    const Knowledge knowledge = knowledgeOf(p, rest);
    bool inPlay = false;
    for (const CardId card : rest) inPlay = inPlay || p.table.pileOf(card) < kFirstSoldierDeck;
    if (knowledge.some && !knowledge.all && inPlay && rest.size() > 1) return;
    for (const CardId card : rest) p.mix[card] = 0;
}

/// Everybody sees which piece this card is.
inline void unmix(Position& p, CardId card) {
    const std::uint8_t group = p.mix[card];
    if (group == 0) return;
    p.mix[card] = 0;
    dissolve(p, group);
}

/// Cards of one player may have been swapped: the enemy can no longer tell them apart.
inline void mingle(Position& p, CardSet cards) {
    if (cards.size() < 2) return;
    for (const CardId card : cards)
        if (p.mix[card] != 0) cards |= mixedAs(p, p.mix[card]);
    const Knowledge knowledge = knowledgeOf(p, cards);
    if (!knowledge.some || knowledge.all) return;
    CardSet groups;
    for (const std::uint8_t group : p.mix) groups.add(group);
    std::uint8_t fresh = 1;
    while (groups.contains(fresh)) ++fresh;
    for (const CardId card : cards) p.mix[card] = fresh;
}

/// WARS-FACE-1, WARS-FACE-2: it stays up; no effect on a card that is up already (WARS-ATK-12).
inline void turnUp(Position& p, CardId card) {
    p.table.turnUp(card);
    unmix(p, card);
}
/// WARS-FACE-3; a mark stays (WARS-JACK-8, WARS-NIN-4).
inline void turnDown(Position& p, CardId card) { p.table.turnDown(card); }
/// A card is shown to both.
inline void show(Position& p, CardId card) {
    p.table.show(card, kAllSeats);
    unmix(p, card);
}
/// Shows a card to its owner.
inline void showTo(Position& p, CardId card, Seat seat) {
    p.table.show(card, p.table.knows(other(seat), card) ? kAllSeats : only(seat));
}

/// The unlocked slots of a seat that are not empty.
inline Slots movable(const Position& p, Seat seat) {
    return static_cast<Slots>(standing(p, seat) & ~lockedSlots(p, seat));
}

// ---- moving cards --------------------------------------------------------------------------------------

/// A card leaves its slot: those above it move down, the one below keeps its facing (WARS-ATK-24), and marks
/// do not leave play (WARS-INF-6, WARS-SHP-5). A fighter stops fighting (WARS-REACT-14, WARS-REACT-15).
inline void leaveSlot(Position& p, CardId card, PileId to, int place) {
    const PileId pile = p.table.pileOf(card);
    const Seat seat = ownerOf(pile);
    const std::uint8_t slot = slotNumber(pile);
    if (p.revealed && card == p.table.top(pile)) {
        if (seat == p.turn)
            p.attackers = static_cast<Slots>(p.attackers & ~slotBit(slot));
        else if (slot == p.target)
            p.target = kNoSlot;
    }
    p.table.closeUpAbove(card);
    p.table.move(card, to, place);
    p.infected.remove(card);
    p.mechanised.remove(card);
}

/// From play to the discard of the owner of its pile (WARS-GEN-10), permanently (WARS-ATK-17) (WARS-ATK-16,
/// WARS-KING-4) and face up (WARS-INFO-6, WARS-ACE-9).
inline void discardSoldier(Position& p, CardId card) {
    const Seat seat = ownerOf(p.table.pileOf(card));
    const PileId to = discardOf(seat, isSoldier(p, card) ? Deck::Soldiers : Deck::Resources);
    leaveSlot(p, card, to, p.table.size(to));
    turnUp(p, card);
    p.acted = true;
}

/// The next card of a deck, if it can be of this kind: the top one, or a loose one.
inline CardId nextCard(const Position& p, Seat seat, Deck deck, unsigned kind) {
    if (const CardId top = p.table.top(deckOf(seat, deck)); top != kNoCard) return top;
    return (looseFor(p, seat, deck) & cardsOf(kind)).first();
}

/// Without discards (WARS-DRAW-8).
inline int cardsToDraw(const Position& p, Seat seat) {
    return p.table.size(deckOf(seat, Deck::Soldiers)) + p.table.size(deckOf(seat, Deck::Resources));
}

/// Moves a card off a deck, settled or loose.
inline void takeFromDeck(Position& p, CardId card, PileId deck, PileId to, int place) {
    if (p.table.loose().contains(card))
        p.table.settle(card, deck, to, place);
    else
        p.table.move(card, to, place);
}

/// Which of the equal cards of a hand is used: preferably one known to the enemy, which reveals less.
inline CardId pickFromHand(const Position& p, Seat seat, Deck deck, unsigned kind) {
    const CardSet copies = ofKind(p, handOf(seat, deck), kind);
    for (const CardId card : copies)
        if (p.table.knows(other(seat), card)) return card;
    return copies.first();
}

} // namespace drawbridge::wars::steps
