// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "core/table.h"
#include "core/verdict.h"
#include "rampage/deck.h"
#include "rampage/options.h"
#include "rampage/public.h"

#include <array>
#include <type_traits>

namespace drawbridge::rampage {

/// The part of the game that draws and effects belong to, and in which it resumes after them.
enum class Stage : std::uint8_t { Setup, TurnDraw, Effects };

/// Where the card in play goes when it is finished.
enum class Fate : std::uint8_t { Discard, Rest, Hand };

/// The state of a game of Castle Rampage besides the table and the options. The deck is immutable and only
/// pointed to.
struct State {
    const Deck* deck = nullptr;
    CardSet used;   ///< permanents whose once-per-turn effect has been used this turn
    CardSet marked; ///< house.veteran: copies that may not be played again this turn

    Phase phase = Phase::Starter;
    Seat decider = kChance;
    Seat turn = kNobody; ///< whose turn it is; in the setup, who is placing cards
    Seat starter = kNobody;
    std::uint16_t turns = 0; ///< turns finished

    // The setup.
    std::uint8_t round = 0; ///< 0, 1; 2 once it is over
    std::uint8_t dealt = 0; ///< cards dealt this round, replacements not counted
    std::uint8_t step = 0;  ///< Place: cards placed
    /// How many cards on top of a stack come from the setup, and so are not purple: gates, then castles.
    std::array<std::uint8_t, 2 * kPlayers> firsts{};

    // The turn.
    bool strengthened = false; ///< RAMPAGE-DEF-1
    bool acted = false;        ///< a card was drawn, played or placed (RAMPAGE-LIMIT-2)
    std::uint8_t idle = 0;     ///< consecutive turns before this one without an action
    std::uint8_t plays = 0;    ///< cards played this turn

    // The card in play and the effect being resolved.
    Stage stage = Stage::Setup;
    Trigger when = Trigger::OnPlay;
    Kind source = kNoKind;      ///< whose effects are being resolved
    std::uint8_t effect = 0;    ///< index of the current effect
    std::uint8_t left = 0;      ///< remaining repetitions of the current step
    std::uint8_t slot = 0;      ///< index of the card in the cost, or number of bonus units
    Seat actor = kNobody;       ///< the owner of the source
    CardId playing = kNoCard;   ///< the card in kInPlay
    CardId permanent = kNoCard; ///< the permanent whose effect is resolved (StartOfTurn, OncePerTurn)
    PileId target = 0;          ///< the pile revealed, or the target of a placed card
    bool placing = false;       ///< the card in play is being placed, not played
    bool castleOnly = false;    ///< RAMPAGE-ATT-4
    bool equal = false;         ///< RAMPAGE-ATT-11: the defender's value equalled the strength
    bool broken = false;        ///< RAMPAGE-BOMB-1
    Fate fate = Fate::Discard;
    Unit named = kNoUnit;
    std::int16_t strength = 0;
    // The last card turned up, publicly.
    Kind shown = kNoKind;
    PileId shownPile = 0;
    std::int16_t shownValue = 0;

    Ending ending = Ending::None;
    Seat winner = kNobody; ///< kNobody in a draw

    const CardKind& kind(Kind kind) const { return deck->kind(kind); }

    bool operator==(const State&) const = default;
};

/// The complete state. Made by start(), changed by apply().
struct Position : State {
    Table<kMaxCards, kPiles> table;
    Options options;

    int seats() const { return options.seats; }

    bool operator==(const Position&) const = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) < 1024);

/// The index of a structure in Position::firsts.
constexpr std::size_t firstsOf(PileId structure) { return static_cast<std::size_t>(structure - kFirstGate); }

/// The kinds among some cards.
inline Kinds kindsOf(const State& p, CardSet cards) { return p.deck->kindsOf(cards); }

/// The copies of a kind in a pile.
inline CardSet copiesIn(const Position& p, PileId pile, Kind kind) {
    return p.table.cards(pile) & p.deck->cardsOf(kind);
}

/// The target of the cards in the setup: two for the Gate, then two for the Castle.
inline Structure placedAt(const State& p) { return p.step < 2 ? Structure::Gate : Structure::Castle; }

/// Whether these cards can pay it, each card counting once (RAMPAGE-UNIT-5, -RULING-37).
bool canPay(const State& position, CardSet cards, const Bill& bill);

/// RAMPAGE-SMITH-1: what the permanents of a seat add to its attacks.
inline int attackBonus(const Position& p, Seat seat) {
    int bonus = 0;
    for (const CardId card : p.table.cards(rowOf(seat)) & p.deck->standing())
        bonus += p.deck->standing(p.deck->kindOf(card)).attack;
    return bonus;
}

/// RAMPAGE-CARD-2, -TOWER-1: the value of a defender in an attack on its structure.
inline int defenceOf(const Position& p, Kind defender, PileId structure) {
    const auto which = static_cast<std::size_t>(structureOf(structure));
    int value = p.kind(defender).value[which];
    for (const CardId card : p.table.cards(rowOf(ownerOf(structure))) & p.deck->standing())
        value += p.deck->standing(p.deck->kindOf(card)).defence[which];
    return value;
}

/// The structure an attack of the seat on turn meets next (RAMPAGE-ATT-2, -ATT-3).
inline PileId attackedPile(const Position& p) {
    const PileId gate = pileOf(Structure::Gate, other(p.turn));
    return p.castleOnly || p.table.empty(gate) ? pileOf(Structure::Castle, other(p.turn)) : gate;
}

/// A permanent of the seat on turn that may still look at a stack this turn (RAMPAGE-FALCON-1), or kNoCard.
inline CardId freeLookout(const Position& p) {
    const CardSet ready = (p.table.cards(rowOf(p.turn)) & p.deck->lookouts()) - p.used;
    return ready.empty() ? kNoCard : ready.first();
}

/// The kinds in the row of the seat on turn with another unused once-per-turn effect.
inline Kinds usableKinds(const Position& p) {
    return kindsOf(p, (p.table.cards(rowOf(p.turn)) & p.deck->daily()) - p.used);
}

} // namespace drawbridge::rampage
