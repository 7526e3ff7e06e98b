// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bits.h"
#include "core/movegroups.h"
#include "wars/steps.h"

// Internal to the rules: which moves there are in each phase.
namespace drawbridge::wars::steps {

using Choices = MoveGroups<>;

inline IndexSetOf<1> asSet(unsigned bits) { return IndexSetOf<1>(bits); }

/// The slots of a seat that hold more than `depth` cards.
inline unsigned deeperThan(const Position& p, Seat seat, int depth) {
    unsigned slots = 0;
    for (unsigned slot = 0; slot < kMostSlots; ++slot)
        slots |= (height(p, seat, slot) > depth ? 1u : 0u) << slot;
    return slots;
}

/// The moves that name a soldier: only tops, except with house.discard-depth.
inline void depthMoves(const Position& p, const auto& piles, const auto& make, Choices& list) {
    for (int depth = 0;; ++depth) {
        const unsigned reached = piles(depth);
        if (reached == 0) return;
        list.add(asSet(reached), make(static_cast<std::uint8_t>(depth)));
        if (!p.options.on(Option::DiscardDepth)) return;
    }
}

inline void aceMoves(const Position& p, bool joker, Choices& list) { // WARS-ACE-8
    depthMoves(
        p, [&](int depth) { return deeperThan(p, 0, depth) | deeperThan(p, 1, depth) << kMostSlots; },
        [&](std::uint8_t depth) { return moves::ace(0, 0, depth, joker); }, list);
}

/// Own soldiers that may be sacrificed (WARS-BLD-3, WARS-BLD-4).
inline void riteMoves(const Position& p, Move (*make)(std::uint8_t, std::uint8_t), Choices& list) {
    depthMoves(
        p, [&](int depth) { return deeperThan(p, p.decider, depth); },
        [&](std::uint8_t depth) { return make(0, depth); }, list);
}

/// The resources a seat may use now: none after the reveal with house.battle-window.
inline Kinds usableResources(const Position& p, Seat seat) {
    if (p.phase == Phase::WindowRevealed && p.options.on(Option::BattleWindow)) return 0;
    return kindsIn(p, handOf(seat, Deck::Resources));
}

/// Whether the Blood-Mages' rite can be started (WARS-BLD-5).
inline bool mayBeginRite(const Position& p, Seat seat) {
    return p.plays(seat, Faction::BloodMages) && soldiersInPlay(p, seat) >= 2 &&
           !(p.table.empty(deckOf(seat, Deck::Resources)) && p.table.empty(discardOf(seat, Deck::Resources)));
}

/// Whether a Mage's joker has any cards to shuffle (WARS-MAG-9).
inline bool mayReshuffle(const Position& p, Seat seat) {
    return !(p.table.cards(discardOf(seat, Deck::Resources)) - cardsOf(kWild)).empty();
}

/// The any-time moves of the decider: the ledger's AT options.
inline void anyTimeMoves(const Position& p, Choices& list) {
    const Seat seat = p.decider;
    const Kinds hand = usableResources(p, seat);
    const auto use = [&](bool joker, Kinds kinds) {
        if ((kinds & kindBit(kJack)) != 0) list.add(moves::jack(joker));
        if ((kinds & kindBit(kQueen)) != 0) list.add(moves::queen(joker));
        if ((kinds & kindBit(kKing)) !=
            0) // also on an empty slot, not on a fighter (WARS-KING-5, WARS-KING-8)
            list.add(asSet(((1u << slotsOf(p, seat)) - 1) & ~lockedSlots(p, seat)), moves::king(0, joker));
        if ((kinds & kindBit(kAce)) != 0) aceMoves(p, joker, list);
    };
    if (hand != 0) {
        use(false, hand);
        if ((hand & kindBit(kWild)) != 0) { // WARS-MAG-3, WARS-MAG-4
            use(true, kResourceKinds);
            if (mayReshuffle(p, seat)) list.add(moves::reshuffle());
        }
    }
    if (mayBeginRite(p, seat)) riteMoves(p, moves::rite, list);
    if (p.plays(seat, Faction::ShapeShifters)) {
        const Slots slots = swappable(p, seat);
        const Kinds kinds = kindsIn(p, handOf(seat, Deck::Soldiers));
        for (std::uint8_t slot = 0; slot < kMostSlots; ++slot)
            if (hasSlot(slots, slot)) list.add(asSet(kinds), moves::swap(0, slot));
    }
}

/// Outcasts may end the turn once they have drawn, or cannot draw (WARS-OUT-4).
inline bool mayEndTurn(const Position& p) {
    return (p.taken >> static_cast<unsigned>(Stage::Draw) & 1) != 0 || cardsToDraw(p, p.turn) == 0;
}

inline void drawMoves(const Position& p, Choices& list) {
    const int soldiers = p.table.size(deckOf(p.turn, Deck::Soldiers));
    const int resources = p.table.size(deckOf(p.turn, Deck::Resources));
    if (p.options.on(Option::DrawCommit) && p.drawn == 0 && soldiers + resources >= kDraws) {
        if (soldiers >= 2) list.add(moves::drawTwo(Deck::Soldiers, Deck::Soldiers));
        if (soldiers >= 1 && resources >= 1) list.add(moves::drawTwo(Deck::Soldiers, Deck::Resources));
        if (resources >= 2) list.add(moves::drawTwo(Deck::Resources, Deck::Resources));
    } else {
        if (soldiers > 0) list.add(moves::draw(Deck::Soldiers));
        if (resources > 0) list.add(moves::draw(Deck::Resources));
    }
    anyTimeMoves(p, list);
    if (soldiers + resources == 0 || p.options.on(Option::Draw)) list.add(moves::end());
}

/// Whether no slot is spent, so that Mechas may mechanise, and the Infected spread the plague (WARS-MEC-5,
/// WARS-INF-5).
inline bool nothingSpent(const Position& p) {
    return std::all_of(p.spent.begin(), p.spent.end(), [](auto times) { return times == 0; });
}
inline bool mayMechanise(const Position& p) {
    return p.plays(p.turn, Faction::Mechas) && !p.hasMechanised && nothingSpent(p);
}
/// The slots that may be spent on the plague with house.plague-cost.
inline unsigned plagueSlots(const Position& p) {
    unsigned slots = 0;
    for (unsigned slot = 0; slot < kMostSlots; ++slot)
        if (p.spent[slot] == 0 && height(p, p.turn, slot) > 0) slots |= 1u << slot;
    return slots;
}

inline void attackMoves(const Position& p, Choices& list) {
    list.add(asSet(readyToAttack(p)), moves::attack(0));
    if (mayMechanise(p)) list.add(moves::mechanise());
    if (p.plays(p.turn, Faction::Infected) && !p.plagued) {
        if (p.options.on(Option::PlagueCost))
            list.add(asSet(plagueSlots(p)), moves::plague(0));
        else if (nothingSpent(p))
            list.add(moves::plague());
    }
    anyTimeMoves(p, list);
    list.add(moves::end()); // WARS-ATK-3
}

inline void buildMoves(const Position& p, Choices& list) {
    list.add(asSet(readyToAttack(p, p.attackers)), moves::join(0));
    list.add(asSet(standing(p, other(p.turn))), moves::target(0)); // WARS-ATK-8
}

inline void layMoves(const Position& p, Choices& list) {
    for (std::uint8_t to = 0; to < slotsOf(p, p.decider); ++to) {
        if (p.phase == Phase::JackLay && isLocked(p, p.decider, to)) continue;
        unsigned from = 0;
        for (const CardId card : p.table.cards(kLifted)) from |= 1u << p.table.placeOf(card);
        list.add(asSet(from), moves::lay(0, to));
    }
}

inline void recruitMoves(const Position& p, Choices& list) {
    const Kinds kinds = kindsIn(p, handOf(p.turn, Deck::Soldiers));
    if (kinds != 0)
        for (std::uint8_t slot = 0; slot < slotsOf(p, p.turn); ++slot)
            list.add(asSet(kinds), moves::recruit(0, slot));
    anyTimeMoves(p, list);
    list.add(moves::end());
}

/// The kinds that the next card of a deck may have.
inline Kinds nextKinds(const Position& p, Seat seat, Deck deck) {
    if (const CardId top = p.table.top(deckOf(seat, deck)); top != kNoCard) return kindBit(kindOf(top));
    return kindsOf(looseFor(p, seat, deck));
}

/// The slots for the next card of the setup: WARS-WMG-5, house.warmonger-piles, house.setup-arrange.
inline unsigned openSlots(const Position& p) {
    const Seat seat = p.turn;
    const bool free = p.plays(seat, Faction::WarMongers) && !p.options.on(Option::WarmongerPiles);
    unsigned empty = 0;
    unsigned open = 0;
    for (unsigned slot = 0; slot < slotsOf(p, seat); ++slot) {
        const int cards = height(p, seat, slot);
        if (cards == 0) empty |= 1u << slot;
        if (free || cards < startingHeight(p, seat, slot)) open |= 1u << slot;
    }
    // The last cards must go to the empty piles.
    const bool forced = p.table.size(handOf(seat, Deck::Soldiers)) <= bitCount(empty);
    return forced ? empty : open;
}

inline void arrangeMoves(const Position& p, Choices& list) {
    const Kinds kinds = kindsIn(p, handOf(p.turn, Deck::Soldiers));
    const unsigned open = openSlots(p);
    for (std::uint8_t slot = 0; slot < kMostSlots; ++slot)
        if ((open >> slot & 1) != 0) list.add(asSet(kinds), moves::arrange(0, slot));
}

/// The resources that a rite may buy.
inline CardSet takeable(const Position& p, From from) {
    if (from == From::Discard) return p.table.cards(discardOf(p.decider, Deck::Resources));
    const PileId deck = deckOf(p.decider, Deck::Resources);
    const CardSet loose = p.table.looseIn(deck) > 0 ? looseFor(p, p.decider, Deck::Resources) : CardSet();
    return p.table.cards(deck) | loose;
}

inline unsigned pickable(const Position& p, Seat seat) {
    unsigned factions = 0;
    for (unsigned faction = 0; faction < kFactions; ++faction)
        if (mayPick(p, seat, static_cast<Faction>(faction))) factions |= 1u << faction;
    return factions;
}

inline void listMoves(const Position& p, Choices& list) {
    switch (p.phase) {
    case Phase::ChooseFaction:
        return list.add(asSet(pickable(p, p.decider)), moves::chooseFaction(Faction::Undead));
    case Phase::AllotFaction: return list.add(asSet(pickable(p, p.turn)), moves::allot(Faction::Undead));
    case Phase::FactionToss:
    case Phase::PickToss:
    case Phase::ColourToss:
    case Phase::First: return list.add(asSet(0b11), moves::toss(0));
    case Phase::ChooseColour: return list.add(asSet(0b11), moves::chooseColour(Colour::Black));
    case Phase::SeerStack:
        list.add(asSet(kindsOf(looseFor(p, p.turn, p.drawing))), moves::stack(0));
        return list.add(moves::shuffleRest());
    case Phase::SeerDeal: return list.add(asSet(kindsOf(looseFor(p, p.turn, p.drawing))), moves::card(0));
    case Phase::Deal: return list.add(asSet(nextKinds(p, p.turn, Deck::Soldiers)), moves::card(0));
    case Phase::Comes: return list.add(asSet(nextKinds(p, p.turn, p.drawing)), moves::card(0));
    case Phase::WarDeal: return list.add(asSet(kindsIn(p, handOf(p.turn, Deck::Soldiers))), moves::card(0));
    case Phase::WarStack: arrangeMoves(p, list); return list.add(moves::dealRest());
    case Phase::Arrange: return arrangeMoves(p, list);
    case Phase::WindowStart:
    case Phase::WindowDrawn:
    case Phase::WindowDeclared:
    case Phase::WindowRevealed:
    case Phase::WindowAttacked:
    case Phase::WindowMoved:
    case Phase::WindowRecruited:
    case Phase::WindowEnd: anyTimeMoves(p, list); return list.add(moves::pass());
    case Phase::PickPhase: // WARS-OUT-2
        list.add(asSet(((1u << kStages) - 1) & ~unsigned{p.taken}), moves::begin(Stage::Draw));
        if (mayEndTurn(p)) list.add(moves::endTurn());
        return;
    case Phase::Draw: return drawMoves(p, list);
    case Phase::Attack: return attackMoves(p, list);
    case Phase::Build: return buildMoves(p, list);
    case Phase::Confirm: list.add(moves::goOn()); return list.add(moves::withdraw());
    case Phase::Move:
        list.add(asSet(standing(p, p.turn) & ~unsigned{p.lifted}), moves::lift(0));
        if (p.lifted != 0) return list.add(moves::done());
        anyTimeMoves(p, list);
        return list.add(moves::end());
    case Phase::JackLift:
        list.add(asSet(movable(p, p.decider) & ~unsigned{p.lifted}), moves::lift(0));
        return list.add(moves::done());
    case Phase::Lay:
    case Phase::JackLay: return layMoves(p, list);
    case Phase::Recruit: return recruitMoves(p, list);
    case Phase::RiteOffer: return riteMoves(p, moves::offer, list);
    case Phase::RiteTake:
        list.add(asSet(kindsOf(takeable(p, From::Discard))), moves::take(0, From::Discard));
        return list.add(asSet(kindsOf(takeable(p, From::Deck))), moves::take(0, From::Deck));
    case Phase::FateSave:
        list.add(moves::letDie());
        return list.add(asSet(substitutes(p)), moves::substitute(0));
    case Phase::Raise: {
        const Kinds kinds = kindsIn(p, captivesOf(p.decider));
        list.add(asSet(kinds), moves::raise(0, DeckEnd::Top));
        return list.add(asSet(kinds), moves::raise(0, DeckEnd::Bottom));
    }
    case Phase::Over: return;
    }
}

} // namespace drawbridge::wars::steps
