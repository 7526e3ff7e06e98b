// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/turn.h"

// Internal to the rules: playing a card, its cost, and what its effects do.
namespace drawbridge::rampage::steps {

// ---- playing a card ------------------------------------------------------------------------------------

/// The card in play is finished: it goes to the discard pile (RAMPAGE-PLAY-4), stays (RAMPAGE-PLAY-5) or
/// rests (RAMPAGE-ATT-7).
inline void finishPlay(Position& p) {
    const CardId card = p.playing;
    if (p.deck->of(card).permanent && p.deck->of(card).playable)
        p.table.move(card, rowOf(p.turn), 0); // RAMPAGE-PERM-1
    else if (p.fate == Fate::Rest)
        p.table.move(card, restingOf(p.turn), 0);
    else if (p.fate == Fate::Hand) {
        intoHand(p, card, p.turn);
        p.marked.add(card);
    } else
        discard(p, card);
    toMain(p);
}

inline void carryOut(Position& p, Trigger when, Kind source, Seat actor) {
    p.when = when;
    p.source = source;
    p.actor = actor;
    p.effect = 0;
    proceed(p);
}

/// The next card of the structure is revealed (RAMPAGE-ATT-5, RAMPAGE-ATT-16, RAMPAGE-ATT-18).
inline void attackOn(Position& p) {
    p.target = attackedPile(p);
    ask(p, Phase::Attack, kChance);
}

inline void endAttack(Position& p) {
    const Kind kind = p.deck->kindOf(p.playing);
    if (!p.deck->acts(kind, Trigger::AfterAttack)) return finishPlay(p);
    carryOut(p, Trigger::AfterAttack, kind, p.turn);
}

/// A defender has fallen and its effect is resolved. RAMPAGE-ATT-13, RAMPAGE-BOMB-1, RAMPAGE-BOMB-2; else the
/// attack goes on (RAMPAGE-ATT-17), even with no strength left (RAMPAGE-ATT-20).
inline void afterDefender(Position& p) {
    if (p.equal || p.broken) return endAttack(p);
    attackOn(p);
}

/// Begins an effect. Returns whether a decision is needed first, or the game is over.
inline bool begins(Position& p, const Effect& effect) {
    const Seat actor = p.actor;
    const Seat opponent = other(actor);
    /// At most as many times as there are cards.
    const auto times = [&](int most) {
        p.left = static_cast<std::uint8_t>(std::min<int>(effect.n, most));
        return p.left > 0;
    };
    const auto askIf = [&p](bool possible, Phase phase, Seat decider) {
        if (possible) ask(p, phase, decider);
        return possible;
    };
    switch (effect.op) {
    case Op::Draw:
        if (p.when == Trigger::StartOfTurn) return false; // part of the draw
        p.left = effect.n;
        return draws(p);
    case Op::OpponentDiscardsRandom: // RAMPAGE-ARCHER-1, RAMPAGE-ARCHER-2
        return askIf(times(handSize(p, opponent)), Phase::Shot,
                     p.options.on(Option::Archer) ? opponent : kChance);
    case Op::OpponentDiscardsSymbol: // RAMPAGE-PRIEST-1; RAMPAGE-RULING-35
        return p.options.on(Option::Priest) ? askIf(handSize(p, opponent) > 0, Phase::Symbol, actor)
                                            : askIf(handSize(p, opponent) > 0, Phase::Show, kChance);
    case Op::PayForStrength: // RAMPAGE-MERC-1
        p.left = effect.cards;
        return askIf(handSize(p, actor) >= p.left, Phase::Extra, actor);
    case Op::SacrificeTopForStrength: return askIf(true, Phase::Sacrifice, actor); // RAMPAGE-JESTER-1
    case Op::DestroyBothCastleTops: // RAMPAGE-SUMMON-1; the own card first (RAMPAGE-RULING-33)
        p.target = pileOf(Structure::Castle, actor);
        return askIf(true, Phase::Crash, kChance);
    case Op::DestroyOpponentPermanent: // RAMPAGE-ARSON-1
        return askIf(times(p.table.size(rowOf(opponent))), Phase::Burn, actor);
    case Op::DestroyOwnPermanent: return askIf(times(p.table.size(rowOf(actor))), Phase::BurnOwn, actor);
    case Op::RestUntilEndOfTurn: // RAMPAGE-VET-2, RAMPAGE-RULING-24
        p.fate = p.options.on(Option::Veteran) ? Fate::Hand : Fate::Rest;
        return false;
    case Op::PeekTop: return askIf(true, Phase::PeekTop, actor);
    case Op::EndAttackDestroyAttacker: // RAMPAGE-BOMB-1, -RULING-26
        p.broken = true;
        return false;
    case Op::HalveStrength: // after the value was subtracted (RAMPAGE-SABO-1, -RULING-20)
        p.strength = static_cast<std::int16_t>(p.strength / 2);
        return false;
    case Op::ReduceStrength:
        p.strength = static_cast<std::int16_t>(std::max(0, p.strength - effect.n));
        return false;
    case Op::OwnerDiscardsFromAttackerHand: // RAMPAGE-SPY-1, RAMPAGE-SPY-2; only the hand (RAMPAGE-RULING-28)
        return askIf(times(handSize(p, opponent)), Phase::Show, kChance);
    case Op::OpponentDiscardsChoice: return askIf(times(handSize(p, opponent)), Phase::GiveUp, opponent);
    case Op::LookAtOpponentHand: return askIf(handSize(p, opponent) > 0, Phase::Show, kChance);
    case Op::TakeFromOpponentHand: return askIf(times(handSize(p, opponent)), Phase::Take, kChance);
    case Op::ReturnTopToHand: return askIf(true, Phase::ReturnTop, actor);
    case Op::BottomOfStackToTop:
        for (PileId stack = kFirstGate; stack < kPiles; ++stack)
            if (p.table.size(stack) >= 2) return askIf(true, Phase::RaiseBottom, actor);
        return false;
    case Op::SwapHands: return askIf(true, Phase::Show, kChance);
    case Op::TakeFromDiscard: return askIf(times(p.table.size(kDiscardPile)), Phase::Retrieve, actor);
    case Op::AttackBonus:
    case Op::ValueBonus: // passive: applied in defenceOf()
    case Op::None: return false;
    }
    return false;
}

/// Resolves the effects of the source from the current one on, until a decision is needed; then resumes what
/// they interrupted.
inline void proceed(Position& p) {
    const CardKind& kind = p.kind(p.source);
    if (p.deck->acts(p.source, p.when))
        for (; p.effect < kind.effects; ++p.effect) {
            const Effect& effect = kind.effect[p.effect];
            if (effect.when == p.when && begins(p, effect)) return;
        }
    switch (p.when) {
    case Trigger::OnPlay:
        if (!kind.attacks()) return finishPlay(p);                                   // RAMPAGE-CARD-10
        p.strength = static_cast<std::int16_t>(p.strength + attackBonus(p, p.turn)); // once (RULING-41)
        return attackOn(p);
    case Trigger::OnDestroyed: return afterDefender(p);
    case Trigger::OnRepelled: return endAttack(p);
    case Trigger::AfterAttack: return finishPlay(p);
    case Trigger::StartOfTurn: return nextStartEffect(p);
    case Trigger::OncePerTurn:
    case Trigger::WhileInPlay: return toMain(p);
    }
}

inline void effectDone(Position& p) {
    ++p.effect;
    p.left = 0;
    proceed(p);
}

/// One repetition is done; true if there is another.
inline bool again(Position& p) { return --p.left > 0; }

/// The same; the effect is over after the last one, or if there cannot be another.
inline void repeat(Position& p, bool possible) {
    if (!again(p) || !possible) effectDone(p);
}

inline void toRoute(Position& p) {
    const CardKind& kind = p.kind(p.source);
    p.left = 0;
    if (kind.route == Route::Choose && !p.table.empty(pileOf(Structure::Gate, other(p.turn))))
        return ask(p, Phase::Route, p.turn); // RAMPAGE-DRAGON-2, RAMPAGE-RULING-30
    carryOut(p, Trigger::OnPlay, p.source, p.turn);
}

/// RAMPAGE-SCHEME-3, -6, RAMPAGE-RULING-38, -40; p.left counts the bonus units discarded.
inline void toBonus(Position& p) {
    const CardKind& kind = p.kind(p.source);
    const bool more = p.options.on(Option::SchemeBonus) || p.left < kind.bonusMost;
    if (kind.bonusUnit != kNoUnit && more &&
        !(p.table.cards(handOf(p.turn)) & p.deck->units(kind.bonusUnit)).empty())
        return ask(p, Phase::Bonus, p.turn);
    toRoute(p);
}

/// RAMPAGE-PLAY-2: the cost first, card by card.
inline void toCost(Position& p) {
    const CardKind& kind = p.kind(p.source);
    if (p.slot < kind.costs) return ask(p, kind.cost[p.slot] == kAnyCard ? Phase::Pay : Phase::Slot, p.turn);
    p.slot = 0;
    toBonus(p);
}

inline void placed(Position& p) {
    tuck(p, p.playing, p.target);
    p.strengthened = p.acted = true;
    toMain(p);
}

} // namespace drawbridge::rampage::steps
