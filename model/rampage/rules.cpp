// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/rules.h"

#include "core/bits.h"
#include "core/guess.h"
#include "core/movegroups.h"

#include <algorithm>
#include <bit>

// One function per phase lists its moves, one per verb makes them, one carries out the effects of cards.
namespace drawbridge::rampage {

namespace {

// ---- small words ---------------------------------------------------------------------------------------

void ask(Position& p, Phase phase, Seat decider) {
    p.phase = phase;
    p.decider = decider;
}

IndexSetOf<1> kindSet(Kinds kinds) { return IndexSetOf<1>(kinds); }

int handSize(const Position& p, Seat seat) { return p.table.size(handOf(seat)); }

/// One player sees a card that its owner knows, if anybody does.
void showTo(Position& p, CardId card, Seat seat) {
    p.table.show(card, p.table.knows(other(seat), card) ? kAllSeats : only(seat));
}

void discard(Position& p, CardId card) {
    p.table.moveToTop(card, kDiscardPile);
    p.table.turnUp(card); // RAMPAGE-DISC-2
    if (p.options.on(Option::Veteran)) p.marked.remove(card);
}

/// Lets chance's card leave a pile, wherever it goes; it has to lie on top there, or be loose.
void take(Position& p, CardId card, PileId from, PileId to, int place) {
    if (p.table.loose().contains(card))
        p.table.settle(card, from, to, place);
    else
        p.table.move(card, to, place);
}

/// The card on top of a pile, if it is of this kind; else a loose card of that kind.
CardId nextCard(const Position& p, PileId pile, Kind kind) {
    if (const CardId top = p.table.top(pile); top != kNoCard) return top;
    return (p.table.loose() & p.deck->cardsOf(kind)).first();
}

/// Which copy of a kind leaves a hand. Equal cards are worth the same but for two things: a copy that came
/// back this turn cannot be played, and one that the other player knows says less. They go first.
CardId pickFromHand(const Position& p, Seat seat, Kind kind, CardSet from) {
    CardSet copies = from & p.deck->cardsOf(kind);
    if (p.options.on(Option::Veteran))
        if (const CardSet marked = copies & p.marked; !marked.empty()) copies = marked;
    for (const CardId card : copies)
        if (p.table.knows(other(seat), card)) return card;
    return copies.first();
}
CardId pickFromHand(const Position& p, Seat seat, Kind kind) {
    return pickFromHand(p, seat, kind, p.table.cards(handOf(seat)));
}

void intoHand(Position& p, CardId card, Seat seat) {
    p.table.turnDown(card);
    p.table.move(card, handOf(seat), 0);
}

/// A card is about to leave a hand unseen: the other player no longer knows which are left, unless it makes
/// no difference.
void loseTrack(Position& p, Seat seat) {
    const CardSet hand = p.table.cards(handOf(seat));
    bool allKnown = true;
    for (const CardId card : hand) allKnown = allKnown && p.table.knows(other(seat), card);
    if (allKnown && std::has_single_bit(kindsOf(p, hand))) return;
    for (const CardId card : hand) p.table.forget(card, static_cast<SeatSet>(~only(seat)));
}

/// Under all cards already there (RAMPAGE-STACK-1, RAMPAGE-DEF-2), those of the first round too
/// (RAMPAGE-PREP-10). Nothing of what the card says is done (RAMPAGE-DEF-3).
void tuck(Position& p, CardId card, PileId stack) { p.table.moveToBottom(card, stack); }

/// The top card of a stack is leaving it.
CardId leaveStack(Position& p, PileId stack) {
    auto& firsts = p.firsts[firstsOf(stack)];
    firsts = static_cast<std::uint8_t>(firsts - (firsts > 0 ? 1 : 0));
    return p.table.top(stack);
}

// ---- the end -------------------------------------------------------------------------------------------

void finish(Position& p, Ending ending, Seat winner) {
    if (p.playing != kNoCard) discard(p, p.playing);
    p.playing = kNoCard;
    p.ending = ending;
    p.winner = winner;
    ask(p, Phase::Over, kNobody);
}

/// Ends the game if a Castle has no card left (RAMPAGE-END-1, RAMPAGE-END-2): nothing else is resolved then
/// (END-3). If both fell at once the seat on turn loses (RAMPAGE-SUMMON-2, -RULING-52).
bool hasFallen(Position& p, Ending one, Ending both) {
    const bool first = p.table.empty(pileOf(Structure::Castle, 0));
    const bool second = p.table.empty(pileOf(Structure::Castle, 1));
    if (!first && !second) return false;
    if (first && second)
        finish(p, both, other(p.turn));
    else
        finish(p, one, first ? Seat{1} : Seat{0});
    return true;
}

/// RAMPAGE-LIMIT-4: the larger Castle, then Gate, then hand.
Seat larger(const Position& p) {
    for (const PileId pile : {PileId{kFirstCastle}, PileId{kFirstGate}, PileId{kFirstHand}}) {
        const int first = p.table.size(pile);
        const int second = p.table.size(static_cast<PileId>(pile + 1));
        if (first != second) return first > second ? Seat{0} : Seat{1};
    }
    return kNobody;
}

// ---- drawing -------------------------------------------------------------------------------------------

/// Asks chance for the next card to be drawn; false once the draw is over (RAMPAGE-DECK-1, RAMPAGE-DECK-2).
bool draws(Position& p) {
    if (p.left > 0 && !p.table.empty(kDrawPile)) {
        ask(p, Phase::Draw, kChance);
        return true;
    }
    if (p.left > 0 && !p.options.on(Option::DeckOut) && !p.table.empty(kDiscardPile)) {
        ask(p, Phase::Shuffle, kChance); // RAMPAGE-RULING-44
        return true;
    }
    p.left = 0;
    return false;
}

// ---- the setup -----------------------------------------------------------------------------------------

void beginTurn(Position& p, Seat seat);

void beginPlacing(Position& p, Seat seat) {
    p.turn = seat;
    p.step = 0;
    ask(p, Phase::Place, seat);
}

/// RAMPAGE-PREP-1: the next card goes round, or replaces a purple one (RAMPAGE-PREP-3, RAMPAGE-PREP-4), the
/// starter's
/// first (RAMPAGE-RULING-4); then all that were laid off are shuffled back (RAMPAGE-PREP-5).
void dealOn(Position& p) {
    if (nextToDeal(p) != kNobody) return ask(p, Phase::Deal, kChance);
    if (!p.table.empty(kDiscardPile)) return ask(p, Phase::Shuffle, kChance);
    beginPlacing(p, p.starter);
}

void endPlacing(Position& p) {
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

/// Nothing is being carried out any more.
void clearPlay(Position& p) {
    p.playing = kNoCard;
    p.permanent = kNoCard;
    p.source = kNoKind;
    p.when = When::OnPlay;
    p.effect = p.left = p.slot = 0;
    p.actor = p.turn;
    p.target = 0;
    p.placing = p.castleOnly = p.equal = p.broken = false;
    p.fate = Fate::Discard;
    p.named = kNoUnit;
    p.strength = 0;
    p.stage = Stage::Effects;
}

void toMain(Position& p) {
    clearPlay(p);
    ask(p, Phase::Main, p.turn);
}

void proceed(Position& p);

/// The permanents of the seat on turn act one after the other, in the order of their cards.
void nextStartEffect(Position& p) {
    p.stage = Stage::Effects;
    const CardSet starting = p.table.cards(rowOf(p.turn)) & p.deck->starting();
    if (starting.empty() && p.permanent == kNoCard) return ask(p, Phase::Main, p.turn);
    for (const CardId card : starting) {
        if (p.permanent != kNoCard && card <= p.permanent) continue;
        p.permanent = card;
        p.source = p.deck->kindOf(card);
        p.when = When::StartOfTurn;
        p.effect = 0;
        return proceed(p);
    }
    toMain(p);
}

/// RAMPAGE-TURN-2, RAMPAGE-TURN-3, RAMPAGE-TURN-4: two cards, one in the very first turn; more with
/// permanents that say so (RAMPAGE-QUARTER-1).
void beginTurn(Position& p, Seat seat) {
    p.turn = seat;
    clearPlay(p);
    p.strengthened = p.acted = false;
    p.plays = 0;
    p.used = CardSet();
    if (p.options.on(Option::Veteran)) p.marked = CardSet();
    p.shown = kNoKind;
    p.shownPile = 0;
    p.shownValue = 0;
    int count = p.turns == 0 ? 1 : 2;
    for (const CardId card : p.table.cards(rowOf(seat)) & p.deck->standing())
        count += p.deck->standing(p.deck->kindOf(card)).drawn;
    p.left = static_cast<std::uint8_t>(std::min(count, 0xFF));
    p.stage = Stage::TurnDraw;
    if (!draws(p)) nextStartEffect(p);
}

void endTurn(Position& p) {
    for (const CardId card : p.table.cards(restingOf(p.turn))) intoHand(p, card, p.turn); // RAMPAGE-VET-3
    ++p.turns;
    p.idle = p.acted ? std::uint8_t{0} : static_cast<std::uint8_t>(p.idle + 1);
    if (p.idle >= 2) return finish(p, Ending::Deadlock, larger(p));                   // RAMPAGE-LIMIT-2
    if (p.turns >= p.options.turnCap()) return finish(p, Ending::TooLong, larger(p)); // RAMPAGE-LIMIT-3
    beginTurn(p, other(p.turn)); // RAMPAGE-TURN-1; no hand limit (RAMPAGE-TURN-7)
}

// ---- playing a card ------------------------------------------------------------------------------------

/// The card in play is finished: it goes to the discard pile (RAMPAGE-PLAY-4), stays (RAMPAGE-PLAY-5) or
/// rests (RAMPAGE-ATT-7).
void finishPlay(Position& p) {
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

void carryOut(Position& p, When when, Kind source, Seat actor) {
    p.when = when;
    p.source = source;
    p.actor = actor;
    p.effect = 0;
    proceed(p);
}

/// The next card of the structure is revealed (RAMPAGE-ATT-5, RAMPAGE-ATT-16, RAMPAGE-ATT-18).
void attackOn(Position& p) {
    p.target = attackedPile(p);
    ask(p, Phase::Attack, kChance);
}

void endAttack(Position& p) {
    const Kind kind = p.deck->kindOf(p.playing);
    if (!p.deck->acts(kind, When::AfterAttack)) return finishPlay(p);
    carryOut(p, When::AfterAttack, kind, p.turn);
}

/// A defender has fallen and its effect is over. RAMPAGE-ATT-13, RAMPAGE-BOMB-1,
/// RAMPAGE-BOMB-2; else it goes on (RAMPAGE-ATT-17), with no strength left too (RAMPAGE-ATT-20).
void afterDefender(Position& p) {
    if (p.equal || p.broken) return endAttack(p);
    attackOn(p);
}

/// Begins an effect. Returns whether something has to be decided first, or the game is over.
bool begins(Position& p, const Effect& effect) {
    const Seat actor = p.actor;
    const Seat opponent = other(actor);
    /// As often as there are cards for it.
    const auto times = [&](int most) {
        p.left = static_cast<std::uint8_t>(std::min<int>(effect.n, most));
        return p.left > 0;
    };
    switch (effect.op) {
    case Op::Draw:
        if (p.when == When::StartOfTurn) return false; // part of the draw
        p.left = effect.n;
        return draws(p);
    case Op::OpponentDiscardsRandom: // RAMPAGE-ARCHER-1, RAMPAGE-ARCHER-2
        if (!times(handSize(p, opponent))) return false;
        ask(p, Phase::Shot, p.options.on(Option::Archer) ? opponent : kChance);
        return true;
    case Op::OpponentDiscardsSymbol: // RAMPAGE-PRIEST-1; RAMPAGE-RULING-35
        if (handSize(p, opponent) == 0) return false;
        if (p.options.on(Option::Priest))
            ask(p, Phase::Symbol, actor);
        else
            ask(p, Phase::Show, kChance);
        return true;
    case Op::PayForStrength: // RAMPAGE-MERC-1
        p.left = effect.cards;
        if (handSize(p, actor) < p.left) return false;
        ask(p, Phase::Extra, actor);
        return true;
    case Op::SacrificeTopForStrength: ask(p, Phase::Sacrifice, actor); return true; // RAMPAGE-JESTER-1
    case Op::DestroyBothCastleTops: // RAMPAGE-SUMMON-1; the own card first (RAMPAGE-RULING-33)
        p.target = pileOf(Structure::Castle, actor);
        ask(p, Phase::Crash, kChance);
        return true;
    case Op::DestroyOpponentPermanent: // RAMPAGE-ARSON-1
        if (!times(p.table.size(rowOf(opponent)))) return false;
        ask(p, Phase::Burn, actor);
        return true;
    case Op::DestroyOwnPermanent:
        if (!times(p.table.size(rowOf(actor)))) return false;
        ask(p, Phase::BurnOwn, actor);
        return true;
    case Op::RestUntilEndOfTurn: // RAMPAGE-VET-2, RAMPAGE-RULING-24
        p.fate = p.options.on(Option::Veteran) ? Fate::Hand : Fate::Rest;
        return false;
    case Op::PeekTop: ask(p, Phase::PeekTop, actor); return true;
    case Op::EndAttackDestroyAttacker: // RAMPAGE-BOMB-1, -RULING-26
        p.broken = true;
        return false;
    case Op::HalveStrength: // after the value was taken off (RAMPAGE-SABO-1, -RULING-20)
        p.strength = static_cast<std::int16_t>(p.strength / 2);
        return false;
    case Op::ReduceStrength:
        p.strength = static_cast<std::int16_t>(std::max(0, p.strength - effect.n));
        return false;
    case Op::OwnerDiscardsFromAttackerHand: // RAMPAGE-SPY-1, RAMPAGE-SPY-2; only the hand (RAMPAGE-RULING-28)
        if (!times(handSize(p, opponent))) return false;
        ask(p, Phase::Show, kChance);
        return true;
    case Op::OpponentDiscardsChoice:
        if (!times(handSize(p, opponent))) return false;
        ask(p, Phase::GiveUp, opponent);
        return true;
    case Op::LookAtOpponentHand:
        if (handSize(p, opponent) == 0) return false;
        ask(p, Phase::Show, kChance);
        return true;
    case Op::TakeFromOpponentHand:
        if (!times(handSize(p, opponent))) return false;
        ask(p, Phase::Take, kChance);
        return true;
    case Op::ReturnTopToHand: ask(p, Phase::ReturnTop, actor); return true;
    case Op::BottomOfStackToTop:
        for (PileId stack = kFirstGate; stack < kPiles; ++stack) {
            if (p.table.size(stack) < 2) continue;
            ask(p, Phase::RaiseBottom, actor);
            return true;
        }
        return false;
    case Op::SwapHands: ask(p, Phase::Show, kChance); return true;
    case Op::TakeFromDiscard:
        if (!times(p.table.size(kDiscardPile))) return false;
        ask(p, Phase::Retrieve, actor);
        return true;
    case Op::AttackBonus:
    case Op::ValueBonus: // they are looked up where they count
    case Op::None: return false;
    }
    return false;
}

/// Carries out the effects of the source from the present one on, until somebody has to decide; then goes
/// on with what they interrupted.
void proceed(Position& p) {
    const CardKind& kind = p.kind(p.source);
    if (p.deck->acts(p.source, p.when))
        for (; p.effect < kind.effects; ++p.effect) {
            const Effect& effect = kind.effect[p.effect];
            if (effect.when == p.when && begins(p, effect)) return;
        }
    switch (p.when) {
    case When::OnPlay:
        if (!kind.attacks()) return finishPlay(p);                                   // RAMPAGE-CARD-10
        p.strength = static_cast<std::int16_t>(p.strength + attackBonus(p, p.turn)); // once (RULING-41)
        return attackOn(p);
    case When::OnDestroyed: return afterDefender(p);
    case When::OnRepelled: return endAttack(p);
    case When::AfterAttack: return finishPlay(p);
    case When::StartOfTurn: return nextStartEffect(p);
    case When::OncePerTurn:
    case When::WhileInPlay: return toMain(p);
    }
}

void effectDone(Position& p) {
    ++p.effect;
    p.left = 0;
    proceed(p);
}

/// One of several is done; true if there is another to do.
bool again(Position& p, bool possible) {
    --p.left;
    return p.left > 0 && possible;
}

void toRoute(Position& p) {
    const CardKind& kind = p.kind(p.source);
    p.left = 0;
    if (kind.route == Route::Choose && !p.table.empty(pileOf(Structure::Gate, other(p.turn))))
        return ask(p, Phase::Route, p.turn); // RAMPAGE-DRAGON-2, RAMPAGE-RULING-30
    carryOut(p, When::OnPlay, p.source, p.turn);
}

/// RAMPAGE-SCHEME-3, -6, RAMPAGE-RULING-38, -40; p.left counts the bonus units discarded.
void toBonus(Position& p) {
    const CardKind& kind = p.kind(p.source);
    const bool more = p.options.on(Option::SchemeBonus) || p.left < kind.bonusMost;
    if (kind.bonusUnit != kNoUnit && more &&
        !(p.table.cards(handOf(p.turn)) & p.deck->units(kind.bonusUnit)).empty())
        return ask(p, Phase::Bonus, p.turn);
    toRoute(p);
}

/// RAMPAGE-PLAY-2: the cost first, card by card.
void toCost(Position& p) {
    const CardKind& kind = p.kind(p.source);
    if (p.slot < kind.costs) return ask(p, kind.cost[p.slot] == kAnyCard ? Phase::Pay : Phase::Slot, p.turn);
    p.slot = 0;
    toBonus(p);
}

void placed(Position& p) {
    tuck(p, p.playing, p.target);
    p.strengthened = p.acted = true;
    toMain(p);
}

// ---- listing -------------------------------------------------------------------------------------------

bool strengthens(const Position& p, Structure structure) {
    if (p.strengthened) return false;                                        // RAMPAGE-DEF-1
    if (p.options.on(Option::StrengthenTiming) && p.plays > 0) return false; // RAMPAGE-RULING-9
    return structure == Structure::Castle || !p.options.on(Option::RebuildGate) ||
           !p.table.empty(pileOf(Structure::Gate, p.turn)); // RAMPAGE-DEF-8, RAMPAGE-RULING-11
}

/// A choice is the first operand. In one addition: a byte written into a move would keep whoever reads the
/// whole waiting.
Move moveOf(Move base, unsigned choice) {
    return std::bit_cast<Move>(std::bit_cast<std::uint64_t>(base) + (std::uint64_t{choice} << 8));
}

using Choices = MoveGroups<moveOf>;

void stackMoves(const Position& p, int least, Move (*move)(Seat, Structure), Choices& list) {
    for (Seat seat = 0; seat < kPlayers; ++seat)
        for (const Structure structure : {Structure::Gate, Structure::Castle})
            if (p.table.size(pileOf(structure, seat)) >= least) list.add(move(seat, structure));
}

/// The kinds in a hand of this size that may be played, the cost paid with other cards (RAMPAGE-PLAY-8).
Kinds playableKinds(const Position& p, CardSet hand, int size) {
    const CardSet fresh = p.options.on(Option::Veteran) ? hand - p.marked : hand;
    const Kinds kinds = kindsOf(p, fresh);
    Kinds playable = kinds & p.deck->affordable(size);
    for (const Kind kind : kindSet(playable & p.deck->askForUnits())) {
        CardSet others = hand;
        others.remove((fresh & p.deck->cardsOf(kind)).first());
        if (!canPay(p, others, p.deck->bill(kind))) playable -= bit(kind);
    }
    if (p.options.on(Option::PlayPurple)) playable |= kinds & p.deck->idlePurple();
    return playable;
}

/// What may be done in the main phase, besides ending the turn.
struct MainChoices {
    Kinds played = 0;
    Kinds placed = 0; ///< at each structure that may be strengthened
    bool gate = false;
    bool castle = false;
    CardSet used; ///< permanents
};

MainChoices mainChoices(const Position& p) {
    MainChoices choices;
    if (p.plays >= kMostPlays) return choices; // RAMPAGE-LIMIT-1
    const CardSet hand = p.table.cards(handOf(p.turn));
    const int size = hand.size();
    choices.played = playableKinds(p, hand, size);
    choices.placed = kindsOf(p, hand) & p.deck->placeable(size);
    choices.gate = strengthens(p, Structure::Gate);
    choices.castle = strengthens(p, Structure::Castle);
    choices.used = (p.table.cards(rowOf(p.turn)) & (p.deck->lookouts() | p.deck->daily())) - p.used;
    return choices;
}

void mainMoves(const Position& p, Choices& list) {
    const MainChoices choices = mainChoices(p);
    list.add(kindSet(choices.played), moves::play(0));
    if (choices.gate) list.add(kindSet(choices.placed), moves::place(0, Structure::Gate, p.turn));
    if (choices.castle) list.add(kindSet(choices.placed), moves::place(0, Structure::Castle, p.turn));
    if (!(choices.used & p.deck->lookouts()).empty()) stackMoves(p, 1, moves::peek, list);
    list.add(kindSet(kindsOf(p, choices.used & p.deck->daily())), moves::use(0));
    list.add(moves::end()); // RAMPAGE-TURN-6
}

/// The hand cards with which the rest of the cost can still be paid (RAMPAGE-RULING-39).
Kinds payableKinds(const Position& p) {
    const CardSet hand = p.table.cards(handOf(p.turn));
    if (p.placing) return kindsOf(p, hand);
    const CardKind& kind = p.kind(p.source);
    const CostSlot slot = kind.cost[p.slot];
    const CardSet fitting = slot == kAnyCard ? hand : hand & p.deck->units(static_cast<Unit>(slot));
    Kinds kinds = kindsOf(p, fitting);
    if (p.deck->bill(p.source).symbols == 0 && hand.size() >= kind.costs - p.slot) return kinds;
    const Bill rest = billOf(kind, p.slot + 1);
    for (const Kind one : kindSet(kinds)) {
        CardSet others = hand;
        others.remove((hand & p.deck->cardsOf(one)).first());
        if (!canPay(p, others, rest)) kinds -= bit(one);
    }
    return kinds;
}

void ownStackMoves(const Position& p, Move (*move)(Structure), Choices& list) {
    for (const Structure structure : {Structure::Gate, Structure::Castle})
        if (!p.table.empty(pileOf(structure, p.actor))) list.add(move(structure));
}

/// What may turn up on top of a pile.
void topMoves(const Position& p, PileId pile, Move base, Choices& list) {
    if (const CardId top = p.table.top(pile); top != kNoCard)
        list.add(moveOf(base, p.deck->kindOf(top)));
    else
        list.add(kindSet(kindsOf(p, p.table.loose())), base);
}

/// Where the cards of the setup go: two to the Gate, then two to the Castle.
Structure placedAt(const Position& p) { return p.step < 2 ? Structure::Gate : Structure::Castle; }

void listMoves(const Position& p, Choices& list) {
    const auto pileKinds = [&](PileId pile) { return kindSet(kindsOf(p, p.table.cards(pile))); };
    switch (p.phase) {
    case Phase::Starter: return list.add(IndexSetOf<1>::range(0, kPlayers), moves::starter(0));
    case Phase::Deal:
    case Phase::Draw: return topMoves(p, kDrawPile, moves::card(0), list);
    case Phase::Shuffle: return list.add(moves::shuffle());
    case Phase::Place: return list.add(pileKinds(handOf(p.turn)), moves::place(0, placedAt(p), p.turn));
    case Phase::Main: return mainMoves(p, list);
    case Phase::Pay:
    case Phase::Slot: return list.add(kindSet(payableKinds(p)), moves::discard(0));
    case Phase::Bonus:
        list.add(
            kindSet(kindsOf(p, p.table.cards(handOf(p.turn)) & p.deck->units(p.kind(p.source).bonusUnit))),
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

// ---- making moves --------------------------------------------------------------------------------------

void cardComes(Position& p, CardId card) {
    if (p.stage == Stage::Setup) {
        const Seat seat = nextToDeal(p);
        if (p.dealt < kPlayers * kDealt) ++p.dealt;
        if (p.deck->purple().contains(
                card)) { // RAMPAGE-PREP-2, -3: laid off for both to see (RAMPAGE-RULING-4)
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
    p.playing = pickFromHand(p, p.turn, kind, playableHand(p, p.turn));
    p.table.move(p.playing, kInPlay, 0);
    p.table.turnUp(p.playing); // RAMPAGE-PLAY-3
    ++p.plays;
    p.acted = true;
    p.shown = kNoKind;
    p.shownPile = 0;
    p.shownValue = 0;
    if (!card.playable) return finishPlay(p); // house.play-purple: it only goes (RAMPAGE-RULING-14)
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
            if (again(p, true)) return;
            return placed(p);
        }
        [[fallthrough]];
    case Phase::Slot: ++p.slot; return toCost(p);
    case Phase::Bonus:
        ++p.left;
        p.strength = static_cast<std::int16_t>(p.strength + p.kind(p.source).bonusAmount);
        return toBonus(p);
    case Phase::Extra:
        if (again(p, true)) return;
        p.strength = static_cast<std::int16_t>(p.strength + currentEffect(p).n);
        return effectDone(p);
    default: // Shot, GiveUp
        if (!again(p, handSize(p, seat) > 0)) effectDone(p);
    }
}

void applyDecline(Position& p) {
    if (p.phase == Phase::Bonus) return toRoute(p);
    effectDone(p);
}

/// Who gave the cards away remembers them.
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

/// The defender against what is left of the attack. Higher: RAMPAGE-ATT-6 to RAMPAGE-ATT-10, nothing else
/// happens (RAMPAGE-ATT-9); equal: RAMPAGE-ATT-11, RAMPAGE-ATT-12; lower: RAMPAGE-ATT-14. The ledger's
/// example: RAMPAGE-ATT-19.
void meetDefender(Position& p, CardId card) {
    const Kind kind = p.deck->kindOf(card);
    const int value = defenceOf(p, kind, p.target);
    p.shownValue = static_cast<std::int16_t>(value);
    if (value > p.strength) {
        p.table.turnDown(card); // it stays on top (RAMPAGE-ATT-8); both have seen it (RAMPAGE-HIDE-2)
        const Kind attacker = p.deck->kindOf(p.playing);
        if (!p.deck->acts(attacker, When::OnRepelled)) return endAttack(p);
        return carryOut(p, When::OnRepelled, attacker, p.turn);
    }
    leaveStack(p, p.target);
    discard(p, card);
    if (hasFallen(p, Ending::CastleDestroyed, Ending::CastleDestroyed)) return;
    p.equal = value == p.strength;
    p.strength = static_cast<std::int16_t>(p.strength - value); // RAMPAGE-ATT-15
    if (!p.deck->acts(kind, When::OnDestroyed)) return afterDefender(p);
    if (p.equal && p.options.on(Option::PurpleOnEqual)) return afterDefender(p);
    carryOut(p, When::OnDestroyed, kind, other(p.turn)); // RAMPAGE-PURPLE-4, RAMPAGE-PURPLE-5
}

void cardTurnsUp(Position& p, CardId card) {
    const Kind kind = p.deck->kindOf(card);
    if (p.table.loose().contains(card)) p.table.settle(card, p.target, p.target, p.table.size(p.target) - 1);
    if (p.phase == Phase::PeekReveal) {
        showTo(p, card, p.actor); // RAMPAGE-FALCON-1
        return ask(p, Phase::Peek, p.actor);
    }
    p.table.turnUp(card);
    p.shown = kind;
    p.shownPile = p.target;
    p.shownValue = p.kind(kind).value[static_cast<std::size_t>(structureOf(p.target))];
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

void applyHit(Position& p, Kind kind) {
    const Seat seat = handAtStake(p);
    discard(p, pickFromHand(p, seat, kind));
    if (!again(p, handSize(p, seat) > 0)) effectDone(p);
}

void applySteal(Position& p, Kind kind) {
    const CardId card = pickFromHand(p, handAtStake(p), kind);
    intoHand(p, card, p.actor);
    p.table.show(card, kAllSeats);
    if (!again(p, handSize(p, handAtStake(p)) > 0)) effectDone(p);
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
        if (!again(p, handSize(p, handAtStake(p)) > 0)) effectDone(p);
        return;
    }
    const CardId chosen = p.table.uppermost(copiesIn(p, kDiscardPile, kind)); // of equal cards
    p.table.closeUpAbove(chosen);
    intoHand(p, chosen, p.actor); // known to both
    if (!again(p, !p.table.empty(kDiscardPile))) effectDone(p);
}

void applyDestroy(Position& p, Kind kind) {
    const PileId row = rowOf(p.phase == Phase::Burn ? other(p.actor) : p.actor);
    // Of equal ones first that which has been used this turn; when it comes into play again it is new.
    const CardSet copies = copiesIn(p, row, kind);
    const CardSet used = copies & p.used;
    const CardId card = (used.empty() ? copies : used).first();
    p.used.remove(card);
    discard(p, card); // RAMPAGE-PERM-3
    if (!again(p, !p.table.empty(row))) effectDone(p);
}

/// Lets a permanent do what it does once per turn.
void activate(Position& p, CardId permanent) {
    p.used.add(permanent);
    p.permanent = permanent;
    carryOut(p, When::OncePerTurn, p.deck->kindOf(permanent), p.turn);
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
    // Whoever knew the card still knows it.
    if (!hasFallen(p, Ending::CastleEmptied, Ending::CastleEmptied)) effectDone(p); // RAMPAGE-RULING-52
}

void applyRaise(Position& p, PileId stack) {
    // A card placed later lies above those of the setup now: they are no longer the uppermost.
    if (p.firsts[firstsOf(stack)] < p.table.size(stack)) p.firsts[firstsOf(stack)] = 0;
    p.table.raiseBottom(stack);
    effectDone(p);
}

void makeMove(Position& p, Move move) {
    const auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::Play: return applyPlay(p, o[0]);
    case Verb::PlayAt: return; // never legal
    case Verb::Place: return applyPlace(p, o[0], static_cast<Structure>(o[1]));
    case Verb::Use: return applyUse(p, o[0]);
    case Verb::Peek: return applyPeek(p, pileOf(static_cast<Structure>(o[1]), o[0]));
    case Verb::End: return endTurn(p);
    case Verb::Discard: return applyDiscard(p, o[0]);
    case Verb::Decline: return applyDecline(p);
    case Verb::Route:
        p.castleOnly = static_cast<Structure>(o[0]) == Structure::Castle;
        return carryOut(p, When::OnPlay, p.source, p.turn);
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
    case Verb::Hit: return applyHit(p, o[0]);
    case Verb::Steal: return applySteal(p, o[0]);
    case Verb::Shuffle: return applyShuffle(p);
    case Verb::Show: return applyShow(p);
    }
}

/// One of these cards, each equally likely.
CardId randomCard(CardSet cards, Rng& rng) {
    return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

/// The top card of a pile, or any that it may be.
CardId randomTop(const Position& p, PileId pile, Rng& rng) {
    const CardId top = p.table.cards(pile).empty() ? kNoCard : p.table.top(pile);
    return top != kNoCard ? top : randomCard(p.table.loose(), rng);
}

Move randomOutcome(const Position& p, Rng& rng) {
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

Move pickMove(const Position& p, Rng& rng) {
    Choices choices;
    listMoves(p, choices);
    return choices.pick(rng);
}

} // namespace

// ---- what the header promises --------------------------------------------------------------------------

bool canPay(const State& p, CardSet cards, const Bill& bill) {
    bool enough = cards.size() >= bill.total();
    // Hall: a payment exists if for every set of symbols asked for enough cards show one of them. Without
    // branches: what is in a hand cannot be predicted.
    for (unsigned symbols = bill.symbols; symbols != 0; symbols = (symbols - 1) & bill.symbols)
        enough &= (cards & p.deck->anyUnit(symbols)).size() >= bill.wanted[symbols];
    return enough;
}

bool mayStrengthen(const Position& p, Structure structure) { return strengthens(p, structure); }

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

Move randomMove(const Position& p, Rng& rng) { return pickMove(p, rng); }

void apply(Position& p, Move move) { makeMove(p, move); }

Move sampleChance(const Position& p, Rng& rng) { return randomOutcome(p, rng); }

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
    // What is known of a card that is not: the setup left no purple ones (RAMPAGE-PREP-3), and a card that is
    // being placed costs what is paid for it.
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
    guessUnknown(p.table, seat, rng, [](PileId pile) { return pile == kDrawPile; }, narrow);
    if (p.playing != kNoCard) p.playing = p.table.cards(kInPlay).first();
}

} // namespace drawbridge::rampage
