// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wars/steps.h"

// Internal to the rules: the end of the game, deaths, and everything that may be done at any time.
namespace drawbridge::wars::steps {

// In turn.h.
inline void goOn(Position& p);
inline void battleOver(Position& p);

// ---- the end -------------------------------------------------------------------------------------------

inline void finish(Position& p, Ending ending, Seat winner) {
    p.ending = ending;
    p.winner = winner;
    ask(p, Phase::Over, kNobody);
}

/// Ends the game if a player has no soldier left in play, whatever is in hand or deck (WARS-WIN-3), whoever
/// caused it (WARS-WIN-7), at once (WARS-WIN-1, WARS-WIN-6). Both together: WARS-WIN-5.
inline bool hasFallen(Position& p) {
    const bool first = standing(p, 0) == 0;
    const bool second = standing(p, 1) == 0;
    if (!first && !second) return false;
    if (first != second) {
        finish(p, Ending::Destroyed, first ? Seat{1} : Seat{0});
        return true;
    }
    const DoubleDestruction rule = p.options.doubleDestruction();
    finish(p, Ending::BothDestroyed,
           rule == DoubleDestruction::Draw           ? kNobody
           : rule == DoubleDestruction::AttackerWins ? p.turn
                                                     : waiting(p));
    return true;
}

// ---- deaths --------------------------------------------------------------------------------------------

/// Asks for the destination of captured cards one by one, the active player's first (WARS-UND-8).
inline void nextCaptive(Position& p) {
    for (const Seat seat : {p.turn, waiting(p)})
        if (!p.table.empty(captivesOf(seat))) return ask(p, Phase::Raise, seat);
    if (p.battleEnds) return battleOver(p);
    goOn(p);
}

/// Whether the Undead keep a soldier they have killed.
inline bool isCaptured(const Position& p, CardId card) {
    const Kind kind = kindOf(card);
    if (kind == kDragon) return !p.options.on(Option::DragonEscape); // WARS-DRG-6, WARS-RULING-75
    // WARS-UND-7, WARS-RULING-72
    return isSoldier(p, card) || p.options.on(Option::UndeadKings);
}

/// Whether somebody loses the last soldier now.
inline bool isLastDeath(const Position& p) {
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        CardSet army;
        for (unsigned slot = 0; slot < kMostSlots; ++slot) army |= p.table.cards(slotOf(seat, slot));
        if ((army - p.dying).empty()) return true;
    }
    return false;
}

/// All at once (WARS-ATK-25). If that ends the game nothing more is captured (WARS-UND-12).
inline void die(Position& p) {
    if (isLastDeath(p)) p.killed = CardSet();
    for (const Seat seat : {p.turn, waiting(p)})
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            for (;;) {
                const CardSet here = p.table.cards(slotOf(seat, slot)) & p.dying;
                if (here.empty()) break;
                const CardId card = p.table.uppermost(here);          // from the top down
                if (p.killed.contains(card) && isCaptured(p, card)) { // WARS-UND-1, WARS-UND-4
                    if (!isSoldier(p, card)) p.levied.add(card);
                    leaveSlot(p, card, captivesOf(other(seat)), 0);
                    turnUp(p, card);
                    p.acted = true;
                } else {
                    discardSoldier(p, card);
                }
            }
    p.dying = p.killed = p.saved = p.given = CardSet();
    if (!hasFallen(p)) nextCaptive(p); // WARS-WIN-4
}

/// WARS-FAT-1, WARS-FAT-5, WARS-FAT-10: one decision after the other, the active player's first.
inline void nextDoomed(Position& p) {
    while (!p.toSave.empty()) {
        const CardId card = doomed(p);
        if (substitutes(p) != 0) return ask(p, Phase::FateSave, ownerOf(p.table.pileOf(card)));
        p.toSave.remove(card); // WARS-FAT-9
    }
    die(p);
}

/// Kills these cards, unless Fateweavers substitute others. Only what battle, an Ace or infection removes
/// dies (WARS-GEN-9). `inBattle`: see house.fate-scope.
inline void beginDeaths(Position& p, bool inBattle) {
    p.battleEnds = inBattle;
    p.toSave = p.saved = p.given = CardSet();
    if (inBattle || !p.options.on(Option::FateScope)) // WARS-FAT-4
        for (const CardId card : p.dying)
            if (p.plays(ownerOf(p.table.pileOf(card)), Faction::Fateweavers)) p.toSave.add(card);
    nextDoomed(p);
}

inline void applySubstitute(Position& p, std::uint8_t slot) {
    const CardId card = doomed(p);
    const CardId instead = p.table.uppermost(p.table.cards(slotOf(p.decider, slot)) - p.given);
    p.dying.remove(card);
    p.dying.add(instead);
    p.given.add(instead);
    p.saved.add(card); // WARS-FAT-7; the other is shown as it goes (WARS-FAT-8)
    if (p.killed.contains(card)) {
        p.killed.remove(card);
        p.killed.add(instead); // WARS-FAT-3
    }
    p.toSave.remove(card);
    nextDoomed(p);
}

/// Also works with an empty deck (WARS-UND-10); the card becomes an ordinary soldier of the Undead
/// (WARS-UND-11).
inline void applyRaise(Position& p, unsigned kind, DeckEnd end) {
    const Seat seat = p.decider;
    const CardId card = ofKind(p, captivesOf(seat), kind).first();
    turnDown(p, card); // WARS-UND-9
    if (end == DeckEnd::Top)
        p.table.moveToTop(card, deckOf(seat, Deck::Soldiers));
    else
        p.table.moveToBottom(card, deckOf(seat, Deck::Soldiers));
    nextCaptive(p);
}

// ---- resources -----------------------------------------------------------------------------------------

/// Something is used at any time; the game resumes here when it is resolved (WARS-REACT-6).
inline void interrupt(Position& p, bool counts) {
    p.resume = p.phase;
    p.actor = p.decider;
    p.counts = counts;
}

/// A resource is shown (WARS-RES-3) and leaves the hand, any number per turn (WARS-RES-6), in anybody's turn
/// (WARS-RES-1, WARS-RES-7), with or without effect (WARS-RES-9). The card that a joker represents is named
/// with it (WARS-MAG-7).
inline CardId useResource(Position& p, unsigned kind, bool joker) {
    interrupt(p, true);
    p.acted = true;
    return pickFromHand(p, p.actor, Deck::Resources, joker ? unsigned{kWild} : kind);
}
/// Single use (WARS-RES-4), for a joker too (WARS-MAG-5).
inline void discardResource(Position& p, CardId card) {
    p.table.moveToTop(card, discardOf(p.actor, Deck::Resources));
    turnUp(p, card);
}

/// Neither is nor uses up a Move Phase (WARS-JACK-6).
inline void applyJack(Position& p, bool joker) {
    discardResource(p, useResource(p, kJack, joker));
    const Seat enemy = other(p.actor);
    for (unsigned slot = 0; slot < kMostSlots; ++slot) // WARS-JACK-1, WARS-REACT-12
        if (hasSlot(movable(p, enemy), slot)) {
            if (p.options.on(Option::JackReveal)) // WARS-RULING-13
                show(p, topOf(p, enemy, slot));
            else
                turnUp(p, topOf(p, enemy, slot)); // WARS-JACK-2
        }
    for (unsigned slot = 0; slot < kMostSlots; ++slot) // WARS-JACK-3, WARS-JACK-7
        if (hasSlot(movable(p, p.actor), slot)) turnDown(p, topOf(p, p.actor, slot));
    p.lifted = 0;
    if (movable(p, p.actor) == 0) return goOn(p);
    ask(p, Phase::JackLift, p.actor); // WARS-JACK-4
}

/// Queens add up (WARS-QUEEN-4) and apply to all soldiers in play when values are compared (WARS-QUEEN-3).
inline void applyQueen(Position& p, bool joker) {
    discardResource(p, useResource(p, kQueen, joker));
    ++p.queens[p.actor];
    goOn(p);
}

/// From now on it is a soldier like any other (WARS-KING-1, WARS-KING-3, WARS-KING-7), a joker too
/// (WARS-MAG-10).
inline void applyKing(Position& p, std::uint8_t slot, bool joker) {
    const CardId card = useResource(p, kKing, joker);
    p.table.moveToTop(card, slotOf(p.actor, slot)); // WARS-KING-5
    show(p, card);                                  // WARS-KING-6
    if (p.options.on(Option::KingEntry)) turnUp(p, card);
    goOn(p);
}

/// Not an attack, nor does it use one up (WARS-ACE-4, WARS-ACE-5); then the game goes on (WARS-ACE-3,
/// WARS-ACE-6), with that pile if it is not empty (WARS-ACE-7). A fighter can be hit (WARS-REACT-13).
inline void applyAce(Position& p, Seat seat, std::uint8_t slot, std::uint8_t depth, bool joker) {
    discardResource(p, useResource(p, kAce, joker));
    const CardId victim = cardAt(p, seat, slot, depth); // WARS-ACE-1, WARS-ACE-2
    p.dying = p.killed = CardSet();
    p.dying.add(victim);
    if (p.options.on(Option::UndeadAce) && seat != p.actor && p.plays(p.actor, Faction::Undead))
        p.killed.add(victim); // WARS-RULING-63
    beginDeaths(p, false);
}

inline void applyReshuffle(Position& p) {
    discardResource(p, useResource(p, kWild, true));
    CardSet used = p.table.cards(discardOf(p.actor, Deck::Resources));
    const PileId deck = deckOf(p.actor, Deck::Resources);
    used -= cardsOf(kWild);                                // WARS-MAG-6
    p.table.shuffleInto(used | p.table.cards(deck), deck); // WARS-MAG-8
    // Close the gaps between the remaining jokers.
    int place = 0;
    const PileId discard = discardOf(p.actor, Deck::Resources);
    for (const CardId card : p.table.cards(discard)) p.table.move(card, discard, place++);
    goOn(p);
}

// ---- the abilities that may be used at any time --------------------------------------------------------

inline void applyRite(Position& p, std::uint8_t slot, std::uint8_t depth) {
    interrupt(p, true);
    discardSoldier(p, cardAt(p, p.actor, slot, depth));   // WARS-BLD-1, WARS-BLD-9
    if (!hasFallen(p)) ask(p, Phase::RiteOffer, p.actor); // WARS-BLD-10
}

inline void applyOffer(Position& p, std::uint8_t slot, std::uint8_t depth) {
    discardSoldier(p, cardAt(p, p.actor, slot, depth));
    if (!hasFallen(p)) ask(p, Phase::RiteTake, p.actor);
}

/// May be used at once (WARS-BLD-6), does not count as a draw (WARS-DRAW-11), and the rite may be repeated
/// (WARS-BLD-7).
inline void applyTake(Position& p, unsigned kind, From from) {
    const PileId hand = handOf(p.actor, Deck::Resources);
    if (from == From::Discard) { // known to both (WARS-BLD-8)
        const CardId card = p.table.uppermost(ofKind(p, discardOf(p.actor, Deck::Resources), kind));
        p.table.closeUpAbove(card);
        p.table.move(card, hand, 0);
        turnDown(p, card);
        return goOn(p);
    }
    const PileId deck = deckOf(p.actor, Deck::Resources);
    p.table.shuffleInto(p.table.cards(deck), deck);
    const CardId card = (looseFor(p, p.actor, Deck::Resources) & cardsOf(kind)).first();
    p.table.settle(card, deck, hand, 0);
    showTo(p, card, p.actor);
    goOn(p);
}

/// Also in battle (WARS-SHP-2); a turn with only a swap is still idle (WARS-SHP-8).
inline void applySwap(Position& p, unsigned kind, std::uint8_t slot) {
    interrupt(p, false);
    const Seat seat = p.actor;
    const PileId pile = slotOf(seat, slot);
    const CardSet hand = p.table.cards(handOf(seat, Deck::Soldiers));
    const CardId in = pickFromHand(p, seat, Deck::Soldiers, kind);
    const CardId out = p.table.top(pile);
    const bool fights = isLocked(p, seat, slot);
    const bool up = fights || (p.options.on(Option::SwapFacing) && p.table.isFaceUp(out)); // WARS-SHP-4
    if (!up) mingle(p, hand);
    const Slots attackers = p.attackers;
    const std::uint8_t target = p.target;
    leaveSlot(p, out, handOf(seat, isSoldier(p, out) ? Deck::Soldiers : Deck::Resources),
              0);            // WARS-SHP-5, WARS-SHP-7
    p.attackers = attackers; // the slot fights on with the new card
    p.target = target;
    turnDown(p, out);
    if (!isSoldier(p, out)) show(p, out); // an additional resource in the hand reveals what it is
    p.table.moveToTop(in, pile);
    if (p.mix[out] != 0) dissolve(p, p.mix[out]);
    if (up) turnUp(p, in);
    auto& swapped = isWindow(p.phase) ? p.swappedInWindow[seat] : p.swappedInPhase; // WARS-SHP-6
    swapped = static_cast<Slots>(swapped | slotBit(slot));
    goOn(p);
}

// ---- moves of tops -------------------------------------------------------------------------------------

/// A lifted card keeps its facing and its marks (WARS-MOVE-3, WARS-MOVE-14); a temporarily empty slot ends
/// nothing (WARS-MOVE-11).
inline void applyLift(Position& p, std::uint8_t slot) {
    // Its place in the pile is the number of its slot.
    p.table.move(topOf(p, p.decider, slot), kLifted, slot);
    p.lifted = static_cast<Slots>(p.lifted | slotBit(slot));
}

/// The lifted cards are about to be laid: the enemy does not see which face-down card goes where
/// (WARS-MOVE-12), but can tell marked ones.
inline void conceal(Position& p) {
    p.concealed = 0;
    if (p.options.on(Option::MoveVisibility)) return;
    const CardSet down = p.table.cards(kLifted) - p.table.faceUp();
    for (const bool infected : {false, true})
        for (const bool mechanised : {false, true}) {
            const CardSet sick = infected ? down & p.infected : down - p.infected;
            const CardSet same = mechanised ? sick & p.mechanised : sick - p.mechanised;
            if (same.size() < 2 || knowledgeOf(p, same).all) continue;
            mingle(p, same);
            for (const CardId card : same)
                p.concealed =
                    static_cast<Slots>(p.concealed | slotBit(static_cast<unsigned>(p.table.placeOf(card))));
        }
}

} // namespace drawbridge::wars::steps
