// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/steps.h"

// Internal to the rules: the setup and the course of a turn.
namespace drawbridge::rampage::steps {

// ---- the setup -----------------------------------------------------------------------------------------

inline void beginTurn(Position& p, Seat seat);

inline void beginPlacing(Position& p, Seat seat) {
    p.turn = seat;
    p.step = 0;
    ask(p, Phase::Place, seat);
}

/// RAMPAGE-PREP-1: deals the next card in turn, or replaces a purple one (RAMPAGE-PREP-3, RAMPAGE-PREP-4),
/// the starter's first (RAMPAGE-RULING-4); then all discarded ones are shuffled back (RAMPAGE-PREP-5).
inline void dealOn(Position& p) {
    if (nextToDeal(p) != kNobody) return ask(p, Phase::Deal, kChance);
    if (!p.table.empty(kDiscardPile)) return ask(p, Phase::Shuffle, kChance);
    beginPlacing(p, p.starter);
}

inline void endPlacing(Position& p) {
    // The last card is set aside (RAMPAGE-PREP-8) and cannot be changed later (RAMPAGE-PREP-12, -RULING-7).
    p.table.move(p.table.cards(handOf(p.turn)).first(), asideOf(p.turn), 0);
    if (p.turn == p.starter) return beginPlacing(p, other(p.turn)); // RAMPAGE-RULING-5
    p.dealt = p.step = 0;
    if (++p.round < kRounds) {
        p.turn = p.starter;
        return dealOn(p); // RAMPAGE-PREP-9
    }
    for (Seat seat = 0; seat < kPlayers; ++seat) // RAMPAGE-PREP-11
        for (const CardId card : p.table.cards(asideOf(seat))) p.table.move(card, handOf(seat), 0);
    p.firsts.fill(kSetUpCards);
    beginTurn(p, p.starter); // RAMPAGE-TURN-1
}

// ---- the course of a turn ------------------------------------------------------------------------------

/// Clears the card in play and its effects.
inline void clearPlay(Position& p) {
    p.playing = kNoCard;
    p.permanent = kNoCard;
    p.source = kNoKind;
    p.when = Trigger::OnPlay;
    p.effect = p.left = p.slot = 0;
    p.actor = p.turn;
    p.target = 0;
    p.placing = p.castleOnly = p.equal = p.broken = false;
    p.fate = Fate::Discard;
    p.named = kNoUnit;
    p.strength = 0;
    p.stage = Stage::Effects;
}

inline void toMain(Position& p) {
    clearPlay(p);
    ask(p, Phase::Main, p.turn);
}

inline void proceed(Position& p);

/// The permanents of the seat on turn act one after the other, in the order of their cards.
inline void nextStartEffect(Position& p) {
    p.stage = Stage::Effects;
    const CardSet starting = p.table.cards(rowOf(p.turn)) & p.deck->starting();
    if (starting.empty() && p.permanent == kNoCard) return ask(p, Phase::Main, p.turn);
    for (const CardId card : starting) {
        if (p.permanent != kNoCard && card <= p.permanent) continue;
        p.permanent = card;
        p.source = p.deck->kindOf(card);
        p.when = Trigger::StartOfTurn;
        p.effect = 0;
        return proceed(p);
    }
    toMain(p);
}

/// RAMPAGE-TURN-2, RAMPAGE-TURN-3, RAMPAGE-TURN-4: two cards, one in the very first turn; more with
/// permanents that draw (RAMPAGE-QUARTER-1).
inline void beginTurn(Position& p, Seat seat) {
    p.turn = seat;
    clearPlay(p);
    p.strengthened = p.acted = false;
    p.plays = 0;
    p.used = CardSet();
    if (p.options.on(Option::Veteran)) p.marked = CardSet();
    setShown(p, kNoKind, 0, 0);
    int count = p.turns == 0 ? 1 : 2;
    for (const CardId card : p.table.cards(rowOf(seat)) & p.deck->standing())
        count += p.deck->standing(p.deck->kindOf(card)).drawn;
    p.left = static_cast<std::uint8_t>(std::min(count, 0xFF));
    p.stage = Stage::TurnDraw;
    if (!draws(p)) nextStartEffect(p);
}

inline void endTurn(Position& p) {
    for (const CardId card : p.table.cards(restingOf(p.turn))) intoHand(p, card, p.turn); // RAMPAGE-VET-3
    ++p.turns;
    p.idle = p.acted ? std::uint8_t{0} : static_cast<std::uint8_t>(p.idle + 1);
    if (p.idle >= 2) return finish(p, Ending::Deadlock, larger(p));                   // RAMPAGE-LIMIT-2
    if (p.turns >= p.options.turnCap()) return finish(p, Ending::TooLong, larger(p)); // RAMPAGE-LIMIT-3
    beginTurn(p, other(p.turn)); // RAMPAGE-TURN-1; no hand limit (RAMPAGE-TURN-7)
}

} // namespace drawbridge::rampage::steps
