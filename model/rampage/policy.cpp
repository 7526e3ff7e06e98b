// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/policy.h"

#include "rampage/rules.h"

#include <algorithm>
#include <array>
#include <cmath>

// A card is valued by what it does for its holder in the hand, or as a defender; the unit of all values is
// one card.
namespace drawbridge::rampage {

namespace {

constexpr double kUsualValue = 2.1; // of an unseen defender
constexpr double kWin = 50;
constexpr double kDrawnCard = 0.75; // an average card in hand

/// The value of an attack with this much strength when it meets the seat's next defender: the number of
/// defenders expected to fall, as far as the attacker knows them.
double assault(const Position& p, Seat attacker, double strength, bool castleOnly) {
    const Seat defender = other(attacker);
    double gain = 0;
    for (const Structure structure : {Structure::Gate, Structure::Castle}) {
        const PileId stack = pileOf(structure, defender);
        if (structure == Structure::Gate && castleOnly) continue;
        const int size = p.table.size(stack);
        if (size == 0) continue;
        std::array<CardId, kMaxCards> lying;
        lying.fill(kNoCard);
        for (const CardId card : p.table.cards(stack))
            if (p.table.knows(attacker, card)) lying[static_cast<std::size_t>(p.table.placeOf(card))] = card;
        const int bonus = defenceOf(p, 0, stack) - p.kind(0).value[static_cast<std::size_t>(structure)];
        const double worth = structure == Structure::Gate ? 1.0 : 1.1 + 1.6 / size;
        for (int place = size - 1; place >= 0; --place) {
            const CardId card = lying[static_cast<std::size_t>(place)];
            const CardKind* kind = card != kNoCard ? &p.deck->of(card) : nullptr;
            const double value =
                (kind != nullptr ? kind->value[static_cast<std::size_t>(structure)] : kUsualValue) + bonus;
            if (strength < value) // an unseen defender may be weaker than expected
                return kind != nullptr ? gain : gain + worth * 0.5 * std::max(0.0, strength - bonus) / value;
            gain += worth;
            if (structure == Structure::Castle && place == 0) return gain + kWin;
            strength -= value;
            if (strength <= 0) return gain;
            if (kind == nullptr) {
                strength -= 0.15 * strength; // for hidden purple cards
            } else {
                if (kind->has(Trigger::OnDestroyed, Op::EndAttackDestroyAttacker)) return gain;
                if (kind->has(Trigger::OnDestroyed, Op::HalveStrength)) strength = std::floor(strength / 2);
            }
        }
    }
    return gain;
}

/// The strength of an attack with this kind, without paying for more.
double strengthOf(const Position& p, Seat seat, const CardKind& kind) {
    return kind.attack + attackBonus(p, seat);
}

/// The strength from sacrificing the top card of an own structure (RAMPAGE-JESTER-2).
double sacrificed(const Position& p, Seat seat, Structure structure) {
    const CardId top = p.table.top(pileOf(structure, seat));
    if (top == kNoCard) return 0;
    return p.table.knows(seat, top) ? p.deck->of(top).value[static_cast<std::size_t>(structure)]
                                    : kUsualValue;
}
/// The preferred source: the Gate as long as it stands.
Structure sacrificedFrom(const Position& p, Seat seat) {
    return p.table.empty(pileOf(Structure::Gate, seat)) ? Structure::Castle : Structure::Gate;
}

/// The value of attacking with this kind, without costs.
double attackWorth(const Position& p, Seat seat, const CardKind& kind) {
    if (!kind.attacks()) return 0;
    double strength = strengthOf(p, seat, kind);
    if (kind.has(Trigger::OnPlay, Op::SacrificeTopForStrength))
        strength += sacrificed(p, seat, sacrificedFrom(p, seat));
    double best = assault(p, seat, strength, kind.route == Route::CastleOnly);
    if (kind.route == Route::Choose) best = std::max(best, assault(p, seat, strength, true));
    return best;
}

int castleSize(const Position& p, Seat seat) { return p.table.size(pileOf(Structure::Castle, seat)); }

/// The value of the effects of a kind when it is played, without its attack.
double effectWorth(const Position& p, Seat seat, const CardKind& kind) {
    const int theirHand = p.table.size(handOf(other(seat)));
    double worth = 0;
    for (const Effect& effect : kind.allEffects()) {
        const double n = effect.n;
        switch (effect.op) {
        case Op::Draw:
            if (effect.when == Trigger::StartOfTurn || effect.when == Trigger::OncePerTurn) {
                worth += 3.5 * n;
            } else if (effect.when == Trigger::OnPlay || effect.when == Trigger::AfterAttack) {
                worth += kDrawnCard * n;
            }
            break;
        case Op::OpponentDiscardsRandom:
        case Op::OpponentDiscardsChoice: worth += 0.7 * std::min<double>(n, theirHand); break;
        case Op::TakeFromOpponentHand: worth += 1.4 * std::min<double>(n, theirHand); break;
        case Op::OpponentDiscardsSymbol: worth += 0.35 * theirHand; break;
        case Op::SacrificeTopForStrength:
            worth -= p.table.empty(pileOf(Structure::Gate, seat))
                         ? (castleSize(p, seat) == 1 ? 2 * kWin : 1.8)
                         : 0.9;
            break;
        case Op::DestroyBothCastleTops: {
            const int mine = castleSize(p, seat);
            const int theirs = castleSize(p, other(seat));
            worth += mine == 1 ? -2 * kWin : theirs == 1 ? kWin : mine > theirs ? 1.2 : -1.0;
            break;
        }
        case Op::DestroyOpponentPermanent:
            worth += 1.5 * std::min<double>(n, p.table.size(rowOf(other(seat))));
            break;
        case Op::DestroyOwnPermanent: worth -= std::min<double>(n, p.table.size(rowOf(seat))); break;
        case Op::AttackBonus: worth += 1.3 * n; break;
        case Op::ValueBonus: worth += 1.6 * n; break;
        case Op::PeekTop: worth += effect.when == Trigger::OncePerTurn ? 0.5 : 0.1; break;
        case Op::LookAtOpponentHand: worth += 0.1; break;
        case Op::ReturnTopToHand: worth -= castleSize(p, seat) == 1 ? 0.6 : 0.2; break;
        case Op::TakeFromDiscard: worth += std::min<double>(n, p.table.size(kDiscardPile)); break;
        case Op::SwapHands: worth += 0.8 * (theirHand - p.table.size(handOf(seat)) + 1); break;
        default: break;
        }
    }
    return worth;
}

/// The value of playing a card of this kind now, minus the cards it costs.
double playWorth(const Position& p, Seat seat, const CardKind& kind) {
    if (!kind.playable) return -1;
    return attackWorth(p, seat, kind) + effectWorth(p, seat, kind) - 0.6 * kind.costs;
}

/// The general value of a card in the hand: for choosing which to give up.
double handWorth(const Position& p, const CardKind& kind) {
    if (!kind.playable) return 0.2;
    double worth = kind.attacks() ? 0.22 * kind.attack : 0.6;
    for (const Effect& effect : kind.allEffects()) {
        if (effect.op == Op::Draw || effect.op == Op::OpponentDiscardsRandom) worth += 0.5;
        if (effect.when == Trigger::OnRepelled) worth += 0.3;
    }
    worth -= 0.25 * kind.costs;
    if (kind.route == Route::CastleOnly) worth += 0.4;
    for (int unit = 0; unit < kUnits; ++unit)
        if (kind.isUnit(static_cast<Unit>(unit))) worth += 0.05;
    // A unique value per kind.
    return worth - 0.001 * static_cast<double>(&kind - p.deck->kinds.data());
}

/// Whether playing this kind costs units, as Schemes do.
bool takesUnits(const CardKind& kind) {
    return std::ranges::any_of(std::span(kind.cost).first(kind.costs),
                               [](CostSlot slot) { return slot != kAnyCard; });
}

/// The same for a card in this seat's hand: Schemes that compete for the same units are worth less.
double heldWorth(const Position& p, Seat seat, const CardKind& kind) {
    const double worth = handWorth(p, kind);
    if (!takesUnits(kind)) return worth;
    int plans = 0;
    for (const CardId card : p.table.cards(handOf(seat))) plans += takesUnits(p.deck->of(card)) ? 1 : 0;
    return worth / std::max(plans, 1);
}

/// The value of a card as a defender at the bottom of a structure.
double guardWorth(const Position& p, Seat seat, const CardKind& kind, Structure structure) {
    const int gate = p.table.size(pileOf(Structure::Gate, seat));
    const int castle = castleSize(p, seat);
    double worth = 0.42 * kind.value[static_cast<std::size_t>(structure)];
    if (kind.has(Trigger::OnDestroyed, Op::EndAttackDestroyAttacker)) worth += 1.0;
    if (kind.has(Trigger::OnDestroyed, Op::HalveStrength)) worth += 0.6;
    if (kind.has(Trigger::OnDestroyed, Op::OwnerDiscardsFromAttackerHand)) worth += 0.6;
    worth += structure == Structure::Gate ? 0.5 / (1 + gate) : 1.4 / castle - (gate > 0 ? 0.1 : 0.0);
    return worth - 0.6 * kind.defendCost;
}

/// The best of some moves; ties go to the first.
template <class Worth>
Move best(const MoveList& list, Worth worth) {
    Move chosen = list.front();
    double most = worth(chosen);
    for (std::size_t i = 1; i < list.size(); ++i)
        if (const double value = worth(list[i]); value > most) {
            most = value;
            chosen = list[i];
        }
    return chosen;
}

double mainWorth(const Position& p, Move move) {
    const auto& o = move.operand;
    const Seat seat = p.turn;
    switch (verbOf(move)) {
    case Verb::Play: {
        const CardKind& kind = p.kind(o[0]);
        if (!kind.playable) return -1;
        // An attacking card is held back if it would be wasted.
        const double hold = kind.attacks() ? 0.55 : kind.permanent ? 0.4 : 0.7;
        return playWorth(p, seat, kind) - hold;
    }
    case Verb::Place: {
        const CardKind& kind = p.kind(o[0]);
        const double hold = std::max(heldWorth(p, seat, kind), 0.0);
        return guardWorth(p, seat, kind, static_cast<Structure>(o[1])) - hold +
               0.12 * (p.table.size(handOf(seat)) - 2);
    }
    case Verb::Peek: {
        const PileId stack = pileOf(static_cast<Structure>(o[1]), o[0]);
        const CardId top = p.table.top(stack);
        const bool known = top != kNoCard && p.table.knows(seat, top);
        return known || o[0] == seat ? -0.1 : stack == attackedPile(p) ? 3.0 : 0.05;
    }
    case Verb::Use: return 0.3;
    default: return 0; // ending the turn
    }
}

/// Whether this much additional strength is worth so many cards.
bool isMoreWorthIt(const Position& p, int more, int cards) {
    const double now = p.strength + attackBonus(p, p.turn);
    const bool castleOnly = p.castleOnly;
    return assault(p, p.turn, now + more, castleOnly) - assault(p, p.turn, now, castleOnly) > 0.8 * cards;
}

double worthOf(const Position& p, Move move) {
    const auto& o = move.operand;
    const auto ofKind = [&] { return handWorth(p, p.kind(o[0])); };
    switch (p.phase) {
    case Phase::Place: {
        const CardKind& kind = p.kind(o[0]);
        const int value = kind.value[static_cast<std::size_t>(o[1])];
        return 0.5 * value - 0.8 * handWorth(p, kind);
    }
    case Phase::Main: return mainWorth(p, move);
    case Phase::Pay:
    case Phase::Slot: return -heldWorth(p, p.turn, p.kind(o[0]));
    case Phase::GiveUp:
    case Phase::Shot: return -ofKind();
    case Phase::Bonus:
        if (verbOf(move) == Verb::Decline)
            return isMoreWorthIt(p, p.kind(p.source).bonusAmount, 1) ? -10 : 10;
        return -ofKind();
    case Phase::Extra:
        if (verbOf(move) == Verb::Decline)
            return isMoreWorthIt(p, currentEffect(p).n, currentEffect(p).cards) ? -10 : 10;
        return -ofKind();
    case Phase::Route: {
        const double strength = p.strength + attackBonus(p, p.turn);
        return assault(p, p.turn, strength, static_cast<Structure>(o[0]) == Structure::Castle);
    }
    case Phase::Sacrifice:
    case Phase::ReturnTop:
        // From the Gate as long as it stands; never the last card of the Castle.
        return static_cast<Structure>(o[0]) == Structure::Gate ? 1 : castleSize(p, p.actor) > 1 ? 0 : -1;
    case Phase::Symbol: {
        double worth = 0;
        for (const CardId card : p.table.cards(handOf(handAtStake(p))))
            if (p.table.knows(p.actor, card) && p.deck->of(card).isUnit(static_cast<Unit>(o[0])))
                worth += handWorth(p, p.deck->of(card));
        return worth;
    }
    case Phase::Burn:
        return verbOf(move) == Verb::Decline ? 0 : 1 + effectWorth(p, other(p.actor), p.kind(o[0]));
    case Phase::BurnOwn: return -effectWorth(p, p.actor, p.kind(o[0]));
    case Phase::Spy:
    case Phase::Retrieve: return ofKind();
    case Phase::PeekTop: {
        const PileId stack = pileOf(static_cast<Structure>(o[1]), o[0]);
        return stack == attackedPile(p) ? 2 : o[0] != p.actor ? 1 : 0;
    }
    case Phase::RaiseBottom:
        return o[0] == p.actor ? 0 : static_cast<Structure>(o[1]) == Structure::Gate ? 1 : 2;
    default: return 0;
    }
}

/// Whether a card has no effect but an attack, and a defender known to be stronger will repel it.
bool isRepelled(const Position& p, const CardKind& kind) {
    if (!kind.attacks() || kind.effects > 0 || kind.route == Route::Choose) return false;
    const PileId gate = pileOf(Structure::Gate, other(p.turn));
    const bool past = kind.route == Route::CastleOnly || p.table.empty(gate);
    const PileId stack = past ? pileOf(Structure::Castle, other(p.turn)) : gate;
    const CardId top = p.table.top(stack);
    if (top == kNoCard || !p.table.knows(p.turn, top)) return false;
    const double most = strengthOf(p, p.turn, kind) + kind.bonusAmount * kind.bonusMost;
    return most < defenceOf(p, p.deck->kindOf(top), stack);
}

} // namespace

Move greedyMove(const Position& p) {
    MoveList list;
    legalMoves(p, list);
    if (list.size() == 1) return list.front();
    return best(list, [&](Move move) { return worthOf(p, move); });
}

Move playoutMove(const Position& p, Rng& rng) {
    MoveList list;
    legalMoves(p, list);
    if (list.size() == 1) return list.front();
    // Occasionally a random move: the heuristics have blind spots.
    if (rng.below(8) == 0) return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    return best(list, [&](Move move) { return worthOf(p, move); });
}

namespace {
enum : std::size_t {
    kCastleCards,
    kCastleValues,
    kFewInCastle,
    kGateCards,
    kGateValues,
    kEndsAttack,
    kTakesFromHand,
    kHalves,
    kHand,
    kUnitsInHand,
    kRow,
    kOnTurn
};
}

// Strong defenders count, not many: a weak one at the wrong time only costs a card.
constexpr std::array<Trait, 12> kTraits{{{"castle cards", -0.30},
                                         {"castle values", 0.213},
                                         {"few in the castle", -1.25},
                                         {"gate cards", -0.15},
                                         {"gate values", 0.191},
                                         {"ends an attack", 0.30},
                                         {"takes from a hand", 0.16},
                                         {"halves strength", 0.08},
                                         {"hand", 0.26},
                                         {"units in hand", 0.16},
                                         {"row", 0.90},
                                         {"on turn", 0.46}}};

bool measureTraits(const Position& p, Seat seat, std::span<double> amounts) {
    const auto measure = [&](Structure structure, std::size_t cards, std::size_t values) {
        for (const CardId card : p.table.cards(pileOf(structure, seat))) {
            const CardKind& kind = p.deck->of(card);
            ++amounts[cards];
            amounts[values] += kind.value[static_cast<std::size_t>(structure)];
            if (!p.deck->acts(p.deck->kindOf(card), Trigger::OnDestroyed)) continue;
            amounts[kEndsAttack] += kind.has(Trigger::OnDestroyed, Op::EndAttackDestroyAttacker);
            amounts[kTakesFromHand] += kind.has(Trigger::OnDestroyed, Op::OwnerDiscardsFromAttackerHand);
            amounts[kHalves] += kind.has(Trigger::OnDestroyed, Op::HalveStrength);
        }
    };
    measure(Structure::Castle, kCastleCards, kCastleValues);
    measure(Structure::Gate, kGateCards, kGateValues);
    amounts[kFewInCastle] = 1.0 / std::max(castleSize(p, seat), 1);
    const CardSet hand = p.table.cards(handOf(seat));
    amounts[kHand] = hand.size();
    amounts[kUnitsInHand] = (hand & p.deck->anyUnit((1u << kUnits) - 1)).size();
    amounts[kRow] = p.table.size(rowOf(seat));
    amounts[kOnTurn] = p.turn == seat;
    return true;
}

void prune(const Position& p, MoveList& list) {
    dropUnlessAll(list, [&](Move move) {
        const auto& o = move.operand;
        switch (verbOf(move)) {
        case Verb::Play: // no effect, or it would lose at once (RAMPAGE-JESTER-3, -SUMMON-2, -SUMMON-3)
            if (isRepelled(p, p.kind(o[0]))) return true;
            if (castleSize(p, p.turn) > 1) return false;
            return p.kind(o[0]).has(Trigger::OnPlay, Op::DestroyBothCastleTops) ||
                   (p.kind(o[0]).has(Trigger::OnPlay, Op::SacrificeTopForStrength) &&
                    p.table.empty(pileOf(Structure::Gate, p.turn)));
        case Verb::Sacrifice:
            return static_cast<Structure>(o[0]) == Structure::Castle && castleSize(p, p.actor) == 1;
        case Verb::Peek: { // nothing new to see
            const CardId top = p.table.top(pileOf(static_cast<Structure>(o[1]), o[0]));
            return top != kNoCard && p.table.knows(p.actor, top) && p.phase == Phase::Main;
        }
        case Verb::Decline: // only the opponent's card would burn
            return p.phase == Phase::Burn &&
                   std::ranges::any_of(list, [](Move other) { return verbOf(other) == Verb::Destroy; });
        case Verb::End: // the very last card would stay there as it is
            return !p.strengthened && castleSize(p, p.turn) == 1 &&
                   p.table.empty(pileOf(Structure::Gate, p.turn)) &&
                   std::ranges::any_of(list, [](Move other) { return verbOf(other) == Verb::Place; });
        default: return false;
        }
    });
}

bool mayEnd(const Position& p) {
    const Seat me = p.turn;
    if (decider(p) != me || p.phase == Phase::Place) return false;
    if (p.phase != Phase::Main) return true; // the card in play would continue
    double most = 0;
    bool passesGate = false;
    for (const CardId card : p.table.cards(handOf(me))) {
        const CardKind& kind = p.deck->of(card);
        if (kind.has(Trigger::OnPlay, Op::DestroyBothCastleTops) && castleSize(p, other(me)) == 1)
            return true;
        if (!kind.attacks()) continue;
        passesGate = passesGate || kind.route != Route::GateFirst;
        most += strengthOf(p, me, kind) + kind.bonusAmount * kind.bonusMost;
        for (const Effect& effect : kind.allEffects()) {
            if (effect.op == Op::PayForStrength) most += effect.n;
            if (effect.op == Op::SacrificeTopForStrength)
                most += std::max(sacrificed(p, me, Structure::Gate), sacrificed(p, me, Structure::Castle));
        }
    }
    for (const Structure structure : {Structure::Gate, Structure::Castle}) {
        if (structure == Structure::Gate && passesGate) continue;
        for (const CardId card : p.table.cards(pileOf(structure, other(me))))
            most -= p.table.knows(me, card) ? p.deck->of(card).value[static_cast<std::size_t>(structure)]
                                            : kUsualValue;
    }
    return most >= 0;
}

void measureAims(const Position& p, Seat seat, std::span<double> aims) {
    aims[0] = p.table.size(pileOf(Structure::Gate, seat));
    aims[1] = p.table.size(pileOf(Structure::Castle, seat));
    aims[2] = -p.table.size(pileOf(Structure::Gate, other(seat)));
    aims[3] = -p.table.size(pileOf(Structure::Castle, other(seat)));
}

} // namespace drawbridge::rampage
