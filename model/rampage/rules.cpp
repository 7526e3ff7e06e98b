// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/rules.h"

#include "core/guess.h"
#include "rampage/effects.h"
#include "rampage/listing.h"

// One function per verb applies its moves; then the functions of the header, built from the steps in steps.h,
// turn.h, effects.h and listing.h.
namespace drawbridge::rampage {

using namespace steps;

namespace {

// ---- making moves --------------------------------------------------------------------------------------

void cardComes(Position& p, CardId card) {
    if (p.stage == Stage::Setup) {
        const Seat seat = nextToDeal(p);
        if (p.dealt < kPlayers * kDealt) ++p.dealt;
        if (p.deck->purple().contains(
                card)) { // RAMPAGE-PREP-2, -3: discarded, visible to both (RAMPAGE-RULING-4)
            take(p, card, kDrawPile, kDiscardPile, p.table.size(kDiscardPile));
            p.table.turnUp(card);
        } else {
            take(p, card, kDrawPile, handOf(seat), 0);
            p.table.show(card, only(seat)); // RAMPAGE-HIDE-1
        }
        return dealOn(p);
    }
    take(p, card, kDrawPile, handOf(p.actor), 0);
    p.table.show(card, only(p.actor));
    p.acted = true;
    --p.left;
    if (draws(p)) return;
    if (p.stage == Stage::TurnDraw)
        nextStartEffect(p);
    else
        effectDone(p);
}

void applyShuffle(Position& p) {
    p.table.shuffleInto(p.table.cards(kDiscardPile) | p.table.cards(kDrawPile), kDrawPile);
    if (p.stage == Stage::Setup)
        beginPlacing(p, p.starter);
    else
        ask(p, Phase::Draw, kChance);
}

void applyPlay(Position& p, Kind kind) {
    const CardKind& card = p.kind(kind);
    p.playing = pickFromHand(p, p.turn, kind, p.table.cards(handOf(p.turn)) - p.marked);
    p.table.move(p.playing, kInPlay, 0);
    p.table.turnUp(p.playing); // RAMPAGE-PLAY-3
    ++p.plays;
    p.acted = true;
    setShown(p, kNoKind, 0, 0);
    if (!card.playable) return finishPlay(p); // house.play-purple: no effect (RAMPAGE-RULING-14)
    p.source = kind;
    p.strength = card.attacks() ? card.attack : std::int16_t{0};
    p.castleOnly = card.route == Route::CastleOnly;
    toCost(p);
}

void applyPlace(Position& p, Kind kind, Structure structure) {
    const PileId stack = pileOf(structure, p.turn);
    const CardId card = pickFromHand(p, p.turn, kind);
    if (p.options.on(Option::Veteran)) p.marked.remove(card);
    loseTrack(p, p.turn);
    if (p.phase == Phase::Place) {
        tuck(p, card, stack);
        if (++p.step == kSetUpCards) endPlacing(p);
        return;
    }
    p.playing = card;
    p.target = stack;
    p.left = p.slot = p.kind(kind).defendCost; // no other cost (RAMPAGE-DEF-4, -5)
    if (p.left == 0) return placed(p);
    p.placing = true;
    p.table.move(card, kInPlay, 0); // face down (RAMPAGE-DEF-6)
    ask(p, Phase::Pay, p.turn);
}

void applyDiscard(Position& p, Kind kind) {
    const bool own = p.phase != Phase::Shot && p.phase != Phase::GiveUp;
    const Seat seat = own ? p.turn : handAtStake(p);
    discard(p, pickFromHand(p, seat, kind)); // nothing else happens (RAMPAGE-PLAY-9, RAMPAGE-SCHEME-7,
    // RAMPAGE-PURPLE-3)
    switch (p.phase) {
    case Phase::Pay:
        if (p.placing) {
            if (!again(p)) placed(p);
            return;
        }
        [[fallthrough]];
    case Phase::Slot: ++p.slot; return toCost(p);
    case Phase::Bonus:
        ++p.left;
        p.strength = static_cast<std::int16_t>(p.strength + p.kind(p.source).bonusAmount);
        return toBonus(p);
    case Phase::Extra:
        if (again(p)) return;
        p.strength = static_cast<std::int16_t>(p.strength + currentEffect(p).n);
        return effectDone(p);
    default: // Shot, GiveUp
        repeat(p, handSize(p, seat) > 0);
    }
}

void applyDecline(Position& p) {
    if (p.phase == Phase::Bonus) return toRoute(p);
    effectDone(p);
}

/// Each player remembers the cards given away.
void swapHands(Position& p) {
    const CardSet mine = p.table.cards(handOf(p.actor));
    const CardSet theirs = p.table.cards(handOf(other(p.actor)));
    for (const CardId card : mine) p.table.move(card, handOf(other(p.actor)), 0);
    for (const CardId card : theirs) p.table.move(card, handOf(p.actor), 0);
    for (const CardId card : mine | theirs) p.table.show(card, kAllSeats);
    effectDone(p);
}

/// The whole group goes (RAMPAGE-PRIEST-1, RAMPAGE-RULING-36).
void discardNamed(Position& p) {
    for (const CardId card : p.table.cards(handOf(handAtStake(p))) & p.deck->units(p.named)) discard(p, card);
    p.named = kNoUnit;
    effectDone(p);
}

void applyShow(Position& p) {
    if (currentEffect(p).op == Op::SwapHands) return swapHands(p);
    for (const CardId card : p.table.cards(handOf(handAtStake(p)))) showTo(p, card, p.actor);
    switch (currentEffect(p).op) {
    case Op::OpponentDiscardsSymbol:
        if (p.named != kNoUnit) return discardNamed(p);
        return ask(p, Phase::Symbol, p.actor);
    case Op::LookAtOpponentHand: return ask(p, Phase::Look, p.actor);
    default: return ask(p, Phase::Spy, p.actor);
    }
}

void applyName(Position& p, Unit unit) {
    p.named = unit;
    if (p.options.on(Option::Priest)) return ask(p, Phase::Show, kChance);
    discardNamed(p);
}

/// The defender against the remaining strength. Higher: RAMPAGE-ATT-6 to RAMPAGE-ATT-10, nothing else happens
/// (RAMPAGE-ATT-9); equal: RAMPAGE-ATT-11, RAMPAGE-ATT-12; lower: RAMPAGE-ATT-14. The ledger's example:
/// RAMPAGE-ATT-19.
void meetDefender(Position& p, CardId card) {
    const Kind kind = p.deck->kindOf(card);
    const int value = defenceOf(p, kind, p.target);
    p.shownValue = static_cast<std::int16_t>(value);
    if (value > p.strength) {
        p.table.turnDown(card); // it stays on top (RAMPAGE-ATT-8); both have seen it (RAMPAGE-HIDE-2)
        const Kind attacker = p.deck->kindOf(p.playing);
        if (!p.deck->acts(attacker, Trigger::OnRepelled)) return endAttack(p);
        return carryOut(p, Trigger::OnRepelled, attacker, p.turn);
    }
    leaveStack(p, p.target);
    discard(p, card);
    if (hasFallen(p, Ending::CastleDestroyed, Ending::CastleDestroyed)) return;
    p.equal = value == p.strength;
    p.strength = static_cast<std::int16_t>(p.strength - value); // RAMPAGE-ATT-15
    if (!p.deck->acts(kind, Trigger::OnDestroyed)) return afterDefender(p);
    if (p.equal && p.options.on(Option::PurpleOnEqual)) return afterDefender(p);
    carryOut(p, Trigger::OnDestroyed, kind, other(p.turn)); // RAMPAGE-PURPLE-4, RAMPAGE-PURPLE-5
}

void cardTurnsUp(Position& p, CardId card) {
    const Kind kind = p.deck->kindOf(card);
    if (p.table.loose().contains(card)) p.table.settle(card, p.target, p.target, p.table.size(p.target) - 1);
    if (p.phase == Phase::PeekReveal) {
        showTo(p, card, p.actor); // RAMPAGE-FALCON-1
        return ask(p, Phase::Peek, p.actor);
    }
    p.table.turnUp(card);
    setShown(p, kind, p.target, p.kind(kind).value[static_cast<std::size_t>(structureOf(p.target))]);
    switch (p.phase) {
    case Phase::Attack: return meetDefender(p, card);
    case Phase::SacrificeReveal:
        discard(p, leaveStack(p, p.target));
        if (hasFallen(p, Ending::OwnCastle, Ending::OwnCastle)) return;    // RAMPAGE-JESTER-3
        p.strength = static_cast<std::int16_t>(p.strength + p.shownValue); // RAMPAGE-JESTER-2
        return effectDone(p);
    default: // Crash
        if (ownerOf(p.target) == p.actor) {
            p.target = pileOf(Structure::Castle, other(p.actor));
            return ask(p, Phase::Crash, kChance);
        }
        discard(p, leaveStack(p, pileOf(Structure::Castle, p.actor)));
        discard(p, leaveStack(p, p.target));
        if (!hasFallen(p, Ending::OneOfBoth, Ending::BothCastles)) effectDone(p); // RAMPAGE-SUMMON-2, -3
    }
}

void applySteal(Position& p, Kind kind) {
    const CardId card = pickFromHand(p, handAtStake(p), kind);
    intoHand(p, card, p.actor);
    p.table.show(card, kAllSeats);
    repeat(p, handSize(p, handAtStake(p)) > 0);
}

void applyChoose(Position& p, Kind kind) {
    if (p.phase == Phase::Spy) {
        const CardId card = pickFromHand(p, handAtStake(p), kind);
        if (p.options.on(Option::Spy)) { // RAMPAGE-RULING-27
            intoHand(p, card, p.actor);
            p.table.show(card, kAllSeats);
        } else {
            discard(p, card);
        }
        return repeat(p, handSize(p, handAtStake(p)) > 0);
    }
    const CardId chosen = p.table.uppermost(copiesIn(p, kDiscardPile, kind)); // of equal cards
    p.table.closeUpAbove(chosen);
    intoHand(p, chosen, p.actor); // known to both
    repeat(p, !p.table.empty(kDiscardPile));
}

void applyDestroy(Position& p, Kind kind) {
    const PileId row = rowOf(p.phase == Phase::Burn ? other(p.actor) : p.actor);
    // Among equal ones the used one first; back in play it counts as new.
    const CardSet copies = copiesIn(p, row, kind);
    const CardSet used = copies & p.used;
    const CardId card = (used.empty() ? copies : used).first();
    p.used.remove(card);
    discard(p, card); // RAMPAGE-PERM-3
    repeat(p, !p.table.empty(row));
}

/// Triggers the once-per-turn effect of a permanent.
void activate(Position& p, CardId permanent) {
    p.used.add(permanent);
    p.permanent = permanent;
    carryOut(p, Trigger::OncePerTurn, p.deck->kindOf(permanent), p.turn);
}

void applyUse(Position& p, Kind kind) { activate(p, (copiesIn(p, rowOf(p.turn), kind) - p.used).first()); }

void applyPeek(Position& p, PileId stack) {
    if (p.phase == Phase::Main) activate(p, freeLookout(p));
    p.target = stack;
    ask(p, Phase::PeekReveal, kChance);
}

void applyReturn(Position& p, Structure structure) {
    const PileId stack = pileOf(structure, p.actor);
    intoHand(p, leaveStack(p, stack), p.actor);
    // Seats that know the card still know it.
    if (!hasFallen(p, Ending::CastleEmptied, Ending::CastleEmptied)) effectDone(p); // RAMPAGE-RULING-52
}

void applyRaise(Position& p, PileId stack) {
    // A card placed later is now above those of the setup: they are no longer on top.
    if (p.firsts[firstsOf(stack)] < p.table.size(stack)) p.firsts[firstsOf(stack)] = 0;
    p.table.raiseBottom(stack);
    effectDone(p);
}

/// A random candidate for the top card of a pile.
CardId randomTop(const Position& p, PileId pile, Rng& rng) {
    const CardId top = p.table.cards(pile).empty() ? kNoCard : p.table.top(pile);
    return top != kNoCard ? top : randomCard(p.table.loose(), rng);
}

} // namespace

// ---- functions of the header ---------------------------------------------------------------------------

bool canPay(const State& p, CardSet cards, const Bill& bill) {
    bool enough = cards.size() >= bill.total();
    // Hall's theorem: a payment exists if for every set of required symbols enough cards show one of them.
    // Branch-free, since the contents of a hand defeat branch prediction.
    for (unsigned symbols = bill.symbols; symbols != 0; symbols = (symbols - 1) & bill.symbols)
        enough &= (cards & p.deck->anyUnit(symbols)).size() >= bill.wanted[symbols];
    return enough;
}

Position start(const Options& options) {
    const auto fresh = [](const Deck& deck) {
        Position p;
        p.deck = &deck;
        p.table = Table<kMaxCards, kPiles>(deck.cards(), kDrawPile); // RAMPAGE-SETUP-2
        return p;
    };
    static const Position kOfTheHouse = fresh(houseEdition());
    Position p = options.deck == nullptr ? kOfTheHouse : fresh(*options.deck);
    p.options = options;
    return p;
}

void legalMoves(const Position& p, MoveList& list) {
    list.clear();
    Choices choices;
    listMoves(p, choices);
    choices.expandInto(list);
}

Move randomMove(const Position& p, Rng& rng) {
    Choices choices;
    listMoves(p, choices);
    return choices.pick(rng);
}

void apply(Position& p, Move move) {
    const auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::Play: return applyPlay(p, o[0]);
    case Verb::PlayAt: return; // never legal
    case Verb::Place: return applyPlace(p, o[0], static_cast<Structure>(o[1]));
    case Verb::Use: return applyUse(p, o[0]);
    case Verb::Peek: return applyPeek(p, pileOf(static_cast<Structure>(o[1]), o[0]));
    case Verb::End: return endTurn(p);
    case Verb::Discard:
    case Verb::Hit: return applyDiscard(p, o[0]);
    case Verb::Decline: return applyDecline(p);
    case Verb::Route:
        p.castleOnly = static_cast<Structure>(o[0]) == Structure::Castle;
        return carryOut(p, Trigger::OnPlay, p.source, p.turn);
    case Verb::Sacrifice:
        p.target = pileOf(static_cast<Structure>(o[0]), p.actor);
        return ask(p, Phase::SacrificeReveal, kChance);
    case Verb::Name: return applyName(p, static_cast<Unit>(o[0]));
    case Verb::Destroy: return applyDestroy(p, o[0]);
    case Verb::Choose: return applyChoose(p, o[0]);
    case Verb::Return: return applyReturn(p, static_cast<Structure>(o[0]));
    case Verb::Raise: return applyRaise(p, pileOf(static_cast<Structure>(o[1]), o[0]));
    case Verb::Confirm: return effectDone(p);
    case Verb::Concede: return finish(p, Ending::Conceded, other(o[0])); // RAMPAGE-END-4
    case Verb::Starter:                                                  // RAMPAGE-SETUP-4
        p.starter = p.turn = o[0];
        return dealOn(p);
    case Verb::Card: return cardComes(p, nextCard(p, kDrawPile, o[0]));
    case Verb::Reveal: return cardTurnsUp(p, nextCard(p, p.target, o[0]));
    case Verb::Steal: return applySteal(p, o[0]);
    case Verb::Shuffle: return applyShuffle(p);
    case Verb::Show: return applyShow(p);
    }
}

Move sampleChance(const Position& p, Rng& rng) {
    const auto kind = [&](CardId card) { return p.deck->kindOf(card); };
    const auto ofHand = [&] { return randomCard(p.table.cards(handOf(handAtStake(p))), rng); };
    switch (p.phase) {
    case Phase::Starter: return moves::starter(static_cast<Seat>(rng.below(kPlayers)));
    case Phase::Deal:
    case Phase::Draw: return moves::card(kind(randomTop(p, kDrawPile, rng)));
    case Phase::Shuffle: return moves::shuffle();
    case Phase::Show: return moves::show();
    case Phase::Shot: return moves::hit(kind(ofHand())); // RAMPAGE-RULING-34
    case Phase::Take: return moves::steal(kind(ofHand()));
    default: return moves::reveal(kind(randomTop(p, p.target, rng)));
    }
}

double score(const Position& p, Seat seat) {
    return p.winner == kNobody ? 0.5 : p.winner == seat ? 1.0 : 0.0;
}

Clause endingClause(const Position& p) {
    switch (p.ending) {
    case Ending::None: return {};
    case Ending::CastleDestroyed: return "RAMPAGE-END-1";
    case Ending::OwnCastle: return "RAMPAGE-JESTER-3";
    case Ending::BothCastles: return "RAMPAGE-SUMMON-2";
    case Ending::OneOfBoth: return "RAMPAGE-SUMMON-3";
    case Ending::CastleEmptied: return "RAMPAGE-RULING-52";
    case Ending::Conceded: return "RAMPAGE-END-4";
    case Ending::Deadlock: return "RAMPAGE-LIMIT-2";
    case Ending::TooLong: return "RAMPAGE-LIMIT-3";
    }
    return {};
}

void determinize(Position& p, Seat seat, Rng& rng) {
    // Partial knowledge of unknown cards: the setup left no purple ones (RAMPAGE-PREP-3), and the cost paid
    // for a card being placed is public.
    const auto narrow = [&](PileId pile, int place) {
        const bool inSetup = p.stage == Stage::Setup && pile >= kFirstHand && pile < kPiles;
        if (inSetup || (isStructure(pile) && place >= p.table.size(pile) - p.firsts[firstsOf(pile)]))
            return p.deck->cards() - p.deck->purple();
        if (pile != kInPlay) return p.deck->cards();
        CardSet dear;
        for (Kind kind = 0; kind < p.deck->kindCount(); ++kind)
            if (p.kind(kind).defendCost == p.slot) dear |= p.deck->cardsOf(kind);
        return dear;
    };
    determinizeTable(p.table, seat, rng, [](PileId pile) { return pile == kDrawPile; }, narrow);
    if (p.playing != kNoCard) p.playing = p.table.cards(kInPlay).first();
}

} // namespace drawbridge::rampage
