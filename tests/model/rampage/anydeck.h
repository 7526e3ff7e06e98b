// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rng.h"
#include "rampage/deckfile.h"

namespace drawbridge::rampage {

/// A deck nobody has thought of, fit to be played: kinds with random fields, the first ones each with one of
/// the operations at a moment it may have, so that all of them are there.
inline Deck anyDeck(Seed seed) {
    Rng rng(seed);
    const auto below = [&](int bound) {
        return static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(bound)));
    };
    const auto oneIn = [&](int bound) { return below(bound) == 0; };
    const auto fitting = [&](const CardKind& kind, Trigger when, Op op) {
        if (!goTogether(when, op)) return false;
        const bool ofPermanent =
            when == Trigger::WhileInPlay || when == Trigger::StartOfTurn || when == Trigger::OncePerTurn;
        const bool ofAttack = when == Trigger::AfterAttack || when == Trigger::OnRepelled ||
                              op == Op::PayForStrength || op == Op::SacrificeTopForStrength;
        return (!ofPermanent || kind.permanent) && (!ofAttack || kind.attacks());
    };
    Deck deck;
    constexpr int kinds = kOps + 8;
    for (int index = 0; index < kinds; ++index) {
        CardKind kind;
        kind.count = static_cast<std::uint8_t>(2 + below(3));
        kind.units = oneIn(2) ? below(8) : std::uint8_t{0};
        kind.permanent = oneIn(4);
        if (!kind.permanent && !oneIn(4)) kind.attack = below(12);
        kind.value = {below(6), below(7)};
        kind.purple = oneIn(6);
        kind.star = oneIn(5);
        kind.playable = kind.purple ? oneIn(4) : !oneIn(12);
        if (oneIn(8)) kind.defendCost = static_cast<std::uint8_t>(1 + below(3));
        for (int cost = oneIn(3) ? 1 + below(3) : 0; cost > 0; --cost)
            kind.addCost(oneIn(2) ? kAnyCard : below(kUnits));
        if (kind.attacks()) {
            kind.route = oneIn(2) ? Route::GateFirst : oneIn(2) ? Route::CastleOnly : Route::Choose;
            if (oneIn(4)) {
                kind.bonusUnit = static_cast<Unit>(below(kUnits));
                kind.bonusAmount = static_cast<std::uint8_t>(1 + below(6));
                kind.bonusMost = static_cast<std::uint8_t>(1 + below(3));
            }
        }
        const auto add = [&](Op op) {
            // Some operations want a permanent, some an attack.
            if (op == Op::AttackBonus || op == Op::ValueBonus) {
                kind = CardKind();
                kind.count = 2;
                kind.permanent = true;
            }
            if (op == Op::PayForStrength || op == Op::SacrificeTopForStrength ||
                op == Op::RestUntilEndOfTurn) {
                kind.permanent = false;
                kind.attack = static_cast<std::uint8_t>(1 + below(9));
            }
            std::array<Trigger, kTriggers> whens{};
            int count = 0;
            for (int when = 0; when < kTriggers; ++when)
                if (fitting(kind, static_cast<Trigger>(when), op))
                    whens[static_cast<std::size_t>(count++)] = static_cast<Trigger>(when);
            if (count == 0) return;
            Effect effect{whens[below(count)], op, static_cast<std::uint8_t>(1 + below(3))};
            if (op == Op::PayForStrength) effect.cards = static_cast<std::uint8_t>(1 + below(2));
            if (op == Op::ValueBonus) effect.where = static_cast<std::uint8_t>(1 + below(3));
            kind.addEffect(effect);
        };
        if (index < kOps) add(static_cast<Op>(index));
        while (kind.effects < 4 && oneIn(3)) {
            const Op op = static_cast<Op>(below(kOps));
            if (op != Op::AttackBonus && op != Op::ValueBonus && op != Op::PayForStrength &&
                op != Op::SacrificeTopForStrength && op != Op::RestUntilEndOfTurn)
                add(op);
        }
        deck.kinds.push_back(kind);
        deck.words.push_back({"card-" + std::to_string(index + 1), {{"en", "Card"}}, {{"", "Text"}}});
    }
    for (int total = 0; CardKind & kind : deck.kinds) { // what fits on a table
        if (total + kind.count > kMaxCards) kind.count = 1;
        total += kind.count;
    }
    deck.number();
    return deck;
}

} // namespace drawbridge::rampage
