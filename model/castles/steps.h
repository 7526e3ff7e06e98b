// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/bits.h"

// Internal to the rules: elementary steps, each one action at a physical table.
namespace drawbridge::castles::steps {

constexpr SeatSet with(SeatSet set, Seat seat) { return static_cast<SeatSet>(set | only(seat)); }
constexpr SeatSet without(SeatSet set, SeatSet others) { return static_cast<SeatSet>(set & ~others); }

inline void ask(Position& p, Phase phase, Seat actor) {
    p.phase = phase;
    p.actor = actor;
    p.decider = willOf(p, actor);
}
inline void askChance(Position& p, Phase phase, Seat actor) {
    p.phase = phase;
    p.actor = actor;
    p.decider = kChance;
}

// ---- cards -----------------------------------------------------------------------------------------------

/// Takes a card of a kind out of a hand, to be placed elsewhere at once: of several copies the one known to
/// most seats, so that each of them knows of one fewer.
inline CardId takeFromHand(Position& p, Seat seat, unsigned kind) {
    const Cards& hand = p.table.cards(handOf(seat));
    CardId taken = kNoCard;
    int copies = 0;
    for (CardId card = p.numbering.first[kind]; card < p.numbering.first[kind + 1]; ++card) {
        if (!hand.contains(card)) continue;
        if (copies++ == 0 || bitCount(p.table.knownTo(card)) > bitCount(p.table.knownTo(taken))) taken = card;
    }
    if (copies == 1) p.handKinds[seat] &= ~kindBit(kind);
    return taken;
}
/// A card goes to a hand, where its holder sees it; seats that know it still do.
inline void takeUp(Position& p, Seat seat, CardId card) {
    p.table.turnDown(card);
    p.table.move(card, handOf(seat), 0);
    p.table.show(card, only(seat));
    p.handKinds[seat] |= kindBit(p.kindOf(card));
}
/// A card is put face up on the table.
inline void layOpen(Position& p, CardId card, PileId pile, int place) {
    p.table.move(card, pile, place);
    p.table.turnUp(card);
}
/// Chance has decided the kind of the card drawn from the deck to a hand (CASTLES-DECK-6), …
inline void draw(Position& p, Seat seat, unsigned kind) {
    const CardId card = p.deck().cardOf(kind);
    p.table.settle(card, kDeckPile, handOf(seat), 0);
    p.table.show(card, only(seat));
    p.handKinds[seat] |= kindBit(kind);
}
/// … or to be placed elsewhere at once.
inline CardId comeOffDeck(Position& p, unsigned kind) {
    const CardId card = p.deck().cardOf(kind);
    p.table.settle(card, kDeckPile, kDeckPile, 0);
    return card;
}
/// How many copies of a kind in a hand have been shown to a seat that does not see the hand.
inline int knownOf(const Position& p, Seat viewer, Seat holder, unsigned kind) {
    int copies = 0;
    for (const CardId card : p.table.cards(handOf(holder)))
        if (p.kindOf(card) == kind && p.table.knows(viewer, card)) ++copies;
    return copies;
}
/// A seat shows another one a card of its hand: that seat knows of one more copy (CASTLES-RULING-119). Of
/// equal ones the one most known already, so that the total knowledge of the others does not grow.
inline void showCard(Position& p, Seat holder, std::uint8_t kind, Seat to) {
    CardId shown = kNoCard;
    for (const CardId card : p.table.cards(handOf(holder)))
        if (p.kindOf(card) == kind && !p.table.knows(to, card) &&
            (shown == kNoCard || bitCount(p.table.knownTo(card)) > bitCount(p.table.knownTo(shown))))
            shown = card;
    p.table.show(shown, only(to));
}

/// Lays a card on the discard pile.
inline void discard(Position& p, CardId card) { layOpen(p, card, kDiscardPile, p.table.size(kDiscardPile)); }
/// CASTLES-DECK-1, CASTLES-DECK-2.
inline void reshuffle(Position& p) { p.table.shuffleInto(p.table.cards(kDiscardPile), kDeckPile); }
/// The first kind ends on top.
inline void discardHand(Position& p, Seat seat) {
    Cards cards = p.table.cards(handOf(seat));
    if (cards.empty()) return;
    const CardId top = cards.first();
    cards.remove(top);
    for (const CardId card : cards) discard(p, card);
    discard(p, top);
    p.handKinds[seat] = 0;
}
/// A seat has definitely played a card: a guest will draw (CASTLES-ALLY-7), and once the host has played one,
/// guests may have the floor again (CASTLES-FLOOR-2).
inline void played(Position& p, Seat seat) {
    if (p.turn.guests == 0) return;
    if (seat == p.host)
        p.turn.welcome = guestsOf(p);
    else if (contains(guestsOf(p), seat))
        p.turn.used = with(p.turn.used, seat);
}
inline CardId cardInPlay(const Position& p) { return p.table.cards(kInPlayPile).first(); }
/// The card in play goes to the discard pile.
inline void spendCard(Position& p) { discard(p, cardInPlay(p)); }

// ---- castles ---------------------------------------------------------------------------------------------

/// A castle now stands in front of a seat.
inline void stand(Position& p, Seat seat, std::uint8_t castle) {
    p.standing[seat] |= castleBit(castle);
    if (p.castles(seat) == p.options.sixCastles()) p.reached[seat] = ++p.sixes;
}
/// How many castles of a seat are in the fallen row, from which a BLOCK may restore them.
inline int castlesLying(const Position& p, Seat seat) {
    return static_cast<int>(std::ranges::count_if(p.fallen, [&](const Fallen& fallen) {
        return fallen.isCastle() && fallen.seat == seat && fallen.castle != kNoCastle;
    }));
}
/// A castle no longer stands there. Six that even a BLOCK would not restore have to be reached anew; with
/// house.six-strict those that are left count from now on (CASTLES-RULING-109).
inline void leave(Position& p, Seat seat, std::uint8_t castle) {
    p.standing[seat] &= ~castleBit(castle);
    ++p.lost[seat];
    p.lowest[seat] = std::min(p.lowest[seat], static_cast<std::uint8_t>(p.castles(seat)));
    const int six = p.options.sixCastles();
    if (p.castles(seat) + castlesLying(p, seat) < six)
        p.reached[seat] = 0;
    else if (six != 0 && p.castles(seat) >= six && p.options.on(Option::SixStrict))
        p.reached[seat] = ++p.sixes;
}

/// Lays a card on its place of a castle.
inline void layOn(Position& p, Seat seat, std::uint8_t castle, int within, CardId card) {
    layOpen(p, card, realmPileOf(seat), placeOf(castle, within));
}
/// CASTLES-CASTLE-2, CASTLES-CASTLE-3, CASTLES-CASTLE-4, CASTLES-CASTLE-14.
inline std::uint8_t build(Position& p, Seat seat, CardId base) {
    Castles taken = p.lying;
    for (const Castles castles : p.standing) taken |= castles;
    const auto castle = static_cast<std::uint8_t>(std::countr_one(taken));
    p.stack[castle] = Stack{};
    layOn(p, seat, castle, kBasePlace, base);
    stand(p, seat, castle);
    return castle;
}

/// While none of its DEFENSES is in the fallen row, the rank of each is its index.
inline void renumber(Position& p, std::uint8_t number) {
    Stack& stack = p.stack[number];
    if (stack.fallen > 0) return;
    const int defences = p.castle(number).defences();
    for (int place = 0; place < kMostDefences; ++place)
        stack.order[static_cast<std::size_t>(place)] =
            place < defences ? static_cast<std::uint8_t>(place) : std::uint8_t{0};
}
/// Moves one DEFENSE of a castle, and its rank, to another index of the stack, which is empty.
inline void shift(Position& p, std::uint8_t number, int from, int to) {
    const CardId card = p.castle(number).cardAt(defencePlace(from));
    p.table.move(card, p.table.pileOf(card), placeOf(number, defencePlace(to)));
    auto& order = p.stack[number].order;
    order[static_cast<std::size_t>(to)] = order[static_cast<std::size_t>(from)];
    order[static_cast<std::size_t>(from)] = 0;
}
/// A DEFENSE has left a castle: those above it move down, in order (CASTLES-DEF-5, CASTLES-DEF-7).
inline void comeDown(Position& p, std::uint8_t number, int place) {
    p.stack[number].order[static_cast<std::size_t>(place)] = 0;
    for (; place + 1 < kMostDefences && p.castle(number).defence(place + 1) != kNoKind; ++place)
        shift(p, number, place + 1, place);
    renumber(p, number);
}
/// Discards one DEFENSE of a castle.
inline void discardDefence(Position& p, std::uint8_t number, int place) {
    discard(p, p.castle(number).cardAt(defencePlace(place)));
    comeDown(p, number, place);
}
/// Lays a DEFENSE on top (CASTLES-DEF-2, CASTLES-DEF-5).
inline void putOn(Position& p, std::uint8_t number, CardId card) {
    Stack& stack = p.stack[number];
    const int defences = p.castle(number).defences();
    int order = defences == 0 ? 0 : p.castle(number).order(defences - 1) + 1;
    if (stack.fallen > 0)
        for (const Fallen& fallen : p.fallen)
            if (fallen.castle == number && !fallen.isCastle()) order = std::max(order, fallen.order + 1);
    stack.order[static_cast<std::size_t>(defences)] = static_cast<std::uint8_t>(order);
    layOn(p, ownerOf(p, number), number, defencePlace(defences), card);
}

/// The fallen cards of a castle can no longer go back (CASTLES-RULING-60, CASTLES-RULING-94).
inline void orphan(Position& p, std::uint8_t number) {
    p.stack[number].fallen = 0;
    for (Fallen& fallen : p.fallen)
        if (fallen.castle == number) fallen.castle = kNoCastle;
}
/// A castle goes to the discard pile with all cards on it (CASTLES-CASTLE-13, CASTLES-UPG-13,
/// CASTLES-DISC-4); a PUPPET that served as one is a PUPPET again (CASTLES-PUP-11).
inline void demolish(Position& p, Seat seat, std::uint8_t number) {
    leave(p, seat, number);
    for (int within = 0; within < kPlacesOfCastle; ++within)
        if (const CardId card = p.castle(number).cardAt(within); card != kNoCard) discard(p, card);
    if (p.stack[number].fallen > 0) orphan(p, number);
    p.stack[number] = Stack{};
}

// ---- the fallen row --------------------------------------------------------------------------------------

inline void layFallen(Position& p, CardId card) { layOpen(p, card, kFallenRow, p.table.size(kFallenRow)); }
/// Removes a card from the fallen row, closing the gap: to the discard pile, or …
inline void discardFallen(Position& p, CardId card) {
    p.table.closeUpAbove(card);
    discard(p, card);
}
/// … back to its castle.
inline void bringBack(Position& p, Seat seat, std::uint8_t castle, int within, CardId card) {
    p.table.closeUpAbove(card);
    layOn(p, seat, castle, within, card);
}

/// CASTLES-WIN-8: a castle destroyed by ATTACK cards is restored, and counts as never lost; what fell after
/// it then counts one castle more, and six that had been reached stay reached since then (CASTLES-BLOCK-21,
/// CASTLES-RULING-112).
inline void standAgain(Position& p, std::size_t entry) {
    const Fallen back = p.fallen[entry];
    const std::uint8_t before = back.lowest;
    const auto undo = [&](std::uint8_t& lowest) {
        lowest = std::min(before, static_cast<std::uint8_t>(lowest + 1));
    };
    p.fallen.erase(entry);
    for (std::size_t i = entry; i < p.fallen.size(); ++i)
        if (p.fallen[i].isCastle() && p.fallen[i].seat == back.seat) undo(p.fallen[i].lowest);
    undo(p.lowest[back.seat]);
    --p.lost[back.seat];
    p.lying &= ~castleBit(back.castle);
    const CardId upgrade = fallenUpgrade(p, back);
    bringBack(p, back.seat, back.castle, kBasePlace, back.card);
    if (upgrade != kNoCard) bringBack(p, back.seat, back.castle, kUpgradePlace, upgrade);
    const std::uint16_t reached = p.reached[back.seat];
    stand(p, back.seat, back.castle);
    if (reached != 0) p.reached[back.seat] = reached;
}

/// A DEFENSE is restored to its old place; if that makes more than three, the newest is discarded
/// (CASTLES-RULING-46, CASTLES-RULING-47).
inline void comeBack(Position& p, std::size_t entry) {
    const Fallen back = p.fallen[entry];
    p.fallen.erase(entry);
    const std::uint8_t number = back.castle;
    const Castle castle = p.castle(number);
    --p.stack[number].fallen;
    int at = 0;
    while (at < castle.defences() && castle.order(at) < back.order) ++at;
    if (at == kMostDefences) {
        discardFallen(p, back.card);
        return renumber(p, number);
    }
    if (castle.isFull()) discard(p, castle.cardAt(defencePlace(kMostDefences - 1)));
    for (int place = castle.defences(); place > at; --place) shift(p, number, place - 1, place);
    bringBack(p, ownerOf(p, number), number, defencePlace(at), back.card);
    p.stack[number].order[static_cast<std::size_t>(at)] = back.order;
    renumber(p, number);
}

/// CASTLES-DECK-4: fallen cards go to the discard pile, with the turn or with their seat (CASTLES-ELIM-4).
/// `seat`: whose, or kNobody for all.
inline void clearFallen(Position& p, Seat seat) {
    for (std::size_t i = p.fallen.size(); i-- > 0;) {
        const Fallen fallen = p.fallen[i];
        if (seat != kNobody && fallen.seat != seat) continue;
        const CardId upgrade = fallenUpgrade(p, fallen);
        if (fallen.card != kNoCard) discardFallen(p, fallen.card);
        if (upgrade != kNoCard) discardFallen(p, upgrade);
        if (fallen.castle != kNoCastle) {
            if (fallen.isCastle()) {
                p.lying &= ~castleBit(fallen.castle);
                orphan(p, fallen.castle);
                p.stack[fallen.castle] = Stack{};
            } else if (p.stack[fallen.castle].fallen > 0) {
                --p.stack[fallen.castle].fallen;
                renumber(p, fallen.castle);
            }
        }
        p.fallen.erase(i);
    }
}

} // namespace drawbridge::castles::steps
