// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/movegroups.h"
#include "rampage/steps.h"

// Internal to the rules: which moves there are in each phase.
namespace drawbridge::rampage::steps {

// ---- listing -------------------------------------------------------------------------------------------

inline bool strengthens(const Position& p, Structure structure) {
    if (p.strengthened) return false;                                        // RAMPAGE-DEF-1
    if (p.options.on(Option::StrengthenTiming) && p.plays > 0) return false; // RAMPAGE-RULING-9
    return structure == Structure::Castle || !p.options.on(Option::RebuildGate) ||
           !p.table.empty(pileOf(Structure::Gate, p.turn)); // RAMPAGE-DEF-8, RAMPAGE-RULING-11
}

using Choices = MoveGroups<>;

inline void stackMoves(const Position& p, int least, Move (*move)(Seat, Structure), Choices& list) {
    for (Seat seat = 0; seat < kPlayers; ++seat)
        for (const Structure structure : {Structure::Gate, Structure::Castle})
            if (p.table.size(pileOf(structure, seat)) >= least) list.add(move(seat, structure));
}

/// The kinds in a hand of this size that may be played, with the cost paid by other cards (RAMPAGE-PLAY-8).
inline Kinds playableKinds(const Position& p, CardSet hand, int size) {
    const CardSet fresh = p.options.on(Option::Veteran) ? hand - p.marked : hand;
    const Kinds kinds = kindsOf(p, fresh);
    Kinds playable = kinds & p.deck->affordable(size);
    for (const Kind kind : bitsOf(playable & p.deck->askForUnits())) {
        CardSet others = hand;
        others.remove((fresh & p.deck->cardsOf(kind)).first());
        if (!canPay(p, others, p.deck->bill(kind))) playable -= bit(kind);
    }
    if (p.options.on(Option::PlayPurple)) playable |= kinds & p.deck->idlePurple();
    return playable;
}

inline void mainMoves(const Position& p, Choices& list) {
    if (p.plays < kMostPlays) { // RAMPAGE-LIMIT-1
        const CardSet hand = p.table.cards(handOf(p.turn));
        const int size = hand.size();
        const auto placed = bitsOf(kindsOf(p, hand) & p.deck->placeable(size));
        list.add(bitsOf(playableKinds(p, hand, size)), moves::play(0));
        for (const Structure structure : {Structure::Gate, Structure::Castle})
            if (strengthens(p, structure)) list.add(placed, moves::place(0, structure, p.turn));
        if (freeLookout(p) != kNoCard) stackMoves(p, 1, moves::peek, list);
        list.add(bitsOf(usableKinds(p)), moves::use(0));
    }
    list.add(moves::end()); // RAMPAGE-TURN-6
}

/// The hand cards with which the rest of the cost can still be paid (RAMPAGE-RULING-39).
inline Kinds payableKinds(const Position& p) {
    const CardSet hand = p.table.cards(handOf(p.turn));
    if (p.placing) return kindsOf(p, hand);
    const CardKind& kind = p.kind(p.source);
    const CostSlot slot = kind.cost[p.slot];
    const CardSet fitting = slot == kAnyCard ? hand : hand & p.deck->units(static_cast<Unit>(slot));
    Kinds kinds = kindsOf(p, fitting);
    if (p.deck->bill(p.source).symbols == 0 && hand.size() >= kind.costs - p.slot) return kinds;
    const Bill rest = billOf(kind, p.slot + 1);
    for (const Kind one : bitsOf(kinds)) {
        CardSet others = hand;
        others.remove((hand & p.deck->cardsOf(one)).first());
        if (!canPay(p, others, rest)) kinds -= bit(one);
    }
    return kinds;
}

inline void ownStackMoves(const Position& p, Move (*move)(Structure), Choices& list) {
    for (const Structure structure : {Structure::Gate, Structure::Castle})
        if (!p.table.empty(pileOf(structure, p.actor))) list.add(move(structure));
}

/// The possible top cards of a pile.
inline void topMoves(const Position& p, PileId pile, Move base, Choices& list) {
    if (const CardId top = p.table.top(pile); top != kNoCard)
        list.add(moving::choose(base, p.deck->kindOf(top)));
    else
        list.add(bitsOf(kindsOf(p, p.table.loose())), base);
}

inline void listMoves(const Position& p, Choices& list) {
    const auto pileKinds = [&](PileId pile) { return bitsOf(kindsOf(p, p.table.cards(pile))); };
    switch (p.phase) {
    case Phase::Starter: return list.add(IndexSetOf<1>::range(0, kPlayers), moves::starter(0));
    case Phase::Deal:
    case Phase::Draw: return topMoves(p, kDrawPile, moves::card(0), list);
    case Phase::Shuffle: return list.add(moves::shuffle());
    case Phase::Place: return list.add(pileKinds(handOf(p.turn)), moves::place(0, placedAt(p), p.turn));
    case Phase::Main: return mainMoves(p, list);
    case Phase::Pay:
    case Phase::Slot: return list.add(bitsOf(payableKinds(p)), moves::discard(0));
    case Phase::Bonus:
        list.add(
            bitsOf(kindsOf(p, p.table.cards(handOf(p.turn)) & p.deck->units(p.kind(p.source).bonusUnit))),
            moves::discard(0));
        return list.add(moves::decline());
    case Phase::Extra:
        list.add(pileKinds(handOf(p.turn)), moves::discard(0));
        if (p.left == currentEffect(p).cards) list.add(moves::decline());
        return;
    case Phase::Route:
        list.add(moves::route(Structure::Gate));
        return list.add(moves::route(Structure::Castle));
    case Phase::Sacrifice: return ownStackMoves(p, moves::sacrifice, list); // RAMPAGE-RULING-31
    case Phase::SacrificeReveal:
    case Phase::Crash:
    case Phase::Attack:
    case Phase::PeekReveal: return topMoves(p, p.target, moves::reveal(0), list);
    case Phase::Show: return list.add(moves::show());
    case Phase::Symbol:
        return list.add(IndexSetOf<1>::range(0, kUnits), moves::name(Unit::Knight)); // RAMPAGE-PRIEST-2
    case Phase::Burn:
        list.add(pileKinds(rowOf(other(p.actor))), moves::destroy(0));
        return list.add(moves::decline());
    case Phase::BurnOwn: return list.add(pileKinds(rowOf(p.actor)), moves::destroy(0));
    case Phase::Shot:
        return list.add(pileKinds(handOf(handAtStake(p))),
                        p.decider == kChance ? moves::hit(0) : moves::discard(0));
    case Phase::Spy: return list.add(pileKinds(handOf(handAtStake(p))), moves::choose(0));
    case Phase::PeekTop: return stackMoves(p, 1, moves::peek, list);
    case Phase::Peek:
    case Phase::Look: return list.add(moves::confirm());
    case Phase::GiveUp: return list.add(pileKinds(handOf(handAtStake(p))), moves::discard(0));
    case Phase::Take: return list.add(pileKinds(handOf(handAtStake(p))), moves::steal(0));
    case Phase::ReturnTop: return ownStackMoves(p, moves::toHand, list);
    case Phase::RaiseBottom: return stackMoves(p, 2, moves::raise, list);
    case Phase::Retrieve: return list.add(pileKinds(kDiscardPile), moves::choose(0));
    case Phase::Over: return;
    }
}

} // namespace drawbridge::rampage::steps
