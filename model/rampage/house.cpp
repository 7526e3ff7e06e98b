// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/deck.h"

#include <initializer_list>

// The house edition: the table of the ledger's "Action cards", line by line.
namespace drawbridge::rampage {

namespace {

constexpr std::uint8_t kKnights = 1;
constexpr std::uint8_t kArchers = 2;
constexpr std::uint8_t kAxes = 4;

/// A row of the table, to which costs and effects are added.
struct Line {
    std::string_view slug;
    CardKind kind;

    Line(std::string_view name, int count, std::uint8_t units, int attack, int gate, int castle)
        : slug(name) {
        kind.count = static_cast<std::uint8_t>(count);
        kind.units = units;
        kind.attack = attack < 0 ? CardKind::kNoAttack : static_cast<std::uint8_t>(attack);
        kind.value = {static_cast<std::uint8_t>(gate), static_cast<std::uint8_t>(castle)};
    }
    Line& purple() {
        kind.purple = true;
        kind.playable = false; // RAMPAGE-PURPLE-7
        return *this;
    }
    Line& permanent() {
        kind.permanent = true;
        return *this;
    }
    Line& star() {
        kind.star = true;
        return *this;
    }
    Line& discard(int cards) {
        for (int i = 0; i < cards; ++i) kind.addCost(kAnyCard);
        return *this;
    }
    /// RAMPAGE-SCHEME-1, RAMPAGE-SCHEME-2, RAMPAGE-SCHEME-4, RAMPAGE-SCHEME-5.
    Line& scheme(Unit first, Unit second, Unit bonus) {
        kind.addCost(static_cast<CostSlot>(first));
        kind.addCost(static_cast<CostSlot>(second));
        kind.bonusUnit = bonus;
        kind.bonusAmount = 5;
        return star();
    }
    Line& route(Route route) {
        kind.route = route;
        return *this;
    }
    Line& defend(int cards) {
        kind.defendCost = static_cast<std::uint8_t>(cards);
        return *this;
    }
    Line& effect(Trigger when, Op op, int n = 1) {
        kind.addEffect({when, op, static_cast<std::uint8_t>(n), 1, kAtGate | kAtCastle});
        return *this;
    }
};

Deck makeHouseEdition() {
    constexpr int none = -1; // no attack value
    const std::initializer_list<Line> lines{
        // RAMPAGE-AXE-1, RAMPAGE-AXE-2
        Line("axe-man", 14, kAxes, 2, 2, 2).effect(Trigger::OnPlay, Op::Draw),
        // RAMPAGE-ARCHER-1
        Line("archer", 13, kArchers, 3, 1, 3).effect(Trigger::OnPlay, Op::OpponentDiscardsRandom),
        Line("knight", 13, kKnights, 5, 3, 2), // RAMPAGE-KNIGHT-1
        // RAMPAGE-MERC-1, RAMPAGE-UNIT-4
        Line("mercenary", 6, kKnights | kArchers | kAxes, 3, 2, 2)
            .star()
            .effect(Trigger::OnPlay, Op::PayForStrength, 3),
        Line("giant", 5, kKnights | kAxes, 7, 4, 3).discard(1), // RAMPAGE-GIANT-1, RAMPAGE-UNIT-4
        // RAMPAGE-VET-1, -2
        Line("veteran", 5, kKnights, 3, 3, 2).effect(Trigger::OnRepelled, Op::RestUntilEndOfTurn),
        Line("digger", 6, 0, 3, 1, 2).route(Route::CastleOnly), // RAMPAGE-DIGGER-1
        Line("dragon", 3, 0, 8, 2, 3)
            .discard(2)
            .route(Route::Choose), // RAMPAGE-DRAGON-1, RAMPAGE-DRAGON-2, RAMPAGE-CARD-3
        Line("scheme-knight-archer", 4, 0, 9, 1, 1).scheme(Unit::Knight, Unit::Archer, Unit::Archer),
        Line("scheme-archer-axe", 4, 0, 9, 1, 1).scheme(Unit::Archer, Unit::Axe, Unit::Axe),
        Line("scheme-axe-knight", 4, 0, 9, 1, 1).scheme(Unit::Axe, Unit::Knight, Unit::Knight),
        // RAMPAGE-JESTER-1, -2
        Line("jester", 4, 0, 3, 2, 1).star().effect(Trigger::OnPlay, Op::SacrificeTopForStrength),
        // RAMPAGE-SUMMON-1
        Line("summoner", 3, 0, none, 1, 3).discard(1).effect(Trigger::OnPlay, Op::DestroyBothCastleTops),
        // RAMPAGE-PRIEST-1
        Line("priest", 4, 0, none, 1, 4).effect(Trigger::OnPlay, Op::OpponentDiscardsSymbol),
        // RAMPAGE-ARSON-1
        Line("arsonist", 5, 0, 3, 2, 2).effect(Trigger::OnPlay, Op::DestroyOpponentPermanent),
        // RAMPAGE-SMITH-1
        Line("blacksmith", 3, 0, none, 3, 2).permanent().effect(Trigger::WhileInPlay, Op::AttackBonus),
        // RAMPAGE-QUARTER-1
        Line("quartermaster", 2, 0, none, 2, 3).permanent().discard(2).effect(Trigger::StartOfTurn, Op::Draw),
        // RAMPAGE-TOWER-1
        Line("watchtower", 2, 0, none, 4, 2)
            .permanent()
            .discard(1)
            .effect(Trigger::WhileInPlay, Op::ValueBonus),
        // RAMPAGE-FALCON-1
        Line("falconer", 2, 0, none, 1, 2).permanent().effect(Trigger::OncePerTurn, Op::PeekTop),
        // RAMPAGE-BOMB-1
        Line("bomber", 4, 0, none, 1, 1).purple().effect(Trigger::OnDestroyed, Op::EndAttackDestroyAttacker),
        // RAMPAGE-SABO-1
        Line("saboteur", 4, 0, none, 2, 2).purple().effect(Trigger::OnDestroyed, Op::HalveStrength),
        // RAMPAGE-SPY-1
        Line("spy", 4, 0, none, 1, 2)
            .purple()
            .effect(Trigger::OnDestroyed, Op::OwnerDiscardsFromAttackerHand),
        Line("ogre", 4, 0, none, 4, 6).purple().defend(2), // RAMPAGE-OGRE-1, RAMPAGE-OGRE-2, RAMPAGE-PURPLE-6
    };
    Deck deck;
    for (const Line& line : lines) {
        deck.kinds.push_back(line.kind);
        deck.words.push_back({std::string(line.slug), {}, {}});
    }
    deck.number();
    return deck;
}

} // namespace

const Deck& houseEdition() {
    static const Deck deck = makeHouseEdition();
    return deck;
}

} // namespace drawbridge::rampage
