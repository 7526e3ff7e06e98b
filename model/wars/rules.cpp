// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/rules.h"

#include "core/bits.h"
#include "wars/listing.h"
#include "wars/turn.h"

#include <algorithm>

// The functions of the header, built from the steps in steps.h, effects.h, turn.h and listing.h.
namespace drawbridge::wars {

namespace {

/// The next card of a deck: the top one, or a random candidate.
CardId randomNext(const Position& p, Seat seat, Deck deck, Rng& rng) {
    if (const CardId top = p.table.top(deckOf(seat, deck)); top != kNoCard) return top;
    return randomCard(steps::looseFor(p, seat, deck), rng);
}

/// The table before any decision: hands and discards are empty (WARS-SETUP-15, WARS-SETUP-16), the decks are
/// loose, i.e. shuffled (WARS-SETUP-9), the jokers are set aside (WARS-SETUP-4).
Position laidOut(bool epic) {
    Position p;
    int aside = 0;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        constexpr auto jokers = static_cast<Kinds>(kindBit(kDragon) | kindBit(kWild));
        const CardSet out = packCards(seat, jokers, epic);
        p.table.shuffleInto(packCards(seat, kSoldierKinds, epic) - out, deckOf(seat, Deck::Soldiers));
        p.table.shuffleInto(packCards(seat, kResourceKinds, epic) - out, deckOf(seat, Deck::Resources));
        for (const CardId card : out) {
            p.table.move(card, kOut, aside++);
            p.table.turnUp(card);
        }
    }
    return p;
}

} // namespace

// ---- functions of position.h ---------------------------------------------------------------------------

int startingHeight(const Position& p, Seat seat, unsigned slot) {
    const bool epic = p.options.epic();
    switch (p.faction[seat]) {
    case Faction::RoyalKingdom: return !epic ? 2 : slot == 0 ? 4 : 3; // WARS-ROY-1, WARS-ROY-2, WARS-ROY-3
    case Faction::WarMongers: return slot == 3 ? 0 : epic ? 12 : 6;   // WARS-RULING-103
    default: return slot == 3 ? 0 : epic ? 5 : 3;                     // WARS-SETUP-10, WARS-EPIC-4
    }
}

bool isSoldier(const Position& p, CardId card) {
    return isSoldierKind(kindOf(card)) || p.levied.contains(card);
}

// WARS-VAL-2
int mechanisedValue(const Position& p, CardId card) {
    const PileId pile = p.table.pileOf(card);
    const bool army =
        p.options.on(Option::MechaScope) && isSlot(pile) && ownerOf(pile) == p.turn; // WARS-RULING-94
    return army || p.mechanised.contains(card) ? p.mechaValue : printedValue(kindOf(card));
}

int queenBonus(const Position& p, Seat seat) {
    const int queens = p.options.on(Option::QueenStack) ? std::min<int>(p.queens[seat], 1) : p.queens[seat];
    return kQueenBonus * queens;
}

int factionBonus(const Position& p, Seat seat) {
    const int own = seat == p.turn ? 1 : -1;
    return p.plays(seat, Faction::Assassins) ? 2 * own : p.plays(seat, Faction::Golems) ? -2 * own : 0;
}

int fightingValue(const Position& p, CardId card) {
    const Seat seat = ownerOf(p.table.pileOf(card));
    return baseValue(p, card) + queenBonus(p, seat) + factionBonus(p, seat); // WARS-VAL-3, WARS-MEC-8
}

bool seesFaction(const Position& p, Seat viewer, Seat seat) {
    return viewer == seat || p.factionsOpen || p.options.faction(seat) != Faction::None ||
           p.options.factionPick() != FactionPick::Secret;
}

bool seesColour(const Position& p, Seat viewer, Seat seat) {
    return viewer == seat || p.phase != Phase::ChooseColour;
}

bool mayPick(const Position& p, Seat seat, Faction faction) {
    return !p.options.on(Option::MirrorFactions) || p.faction[other(seat)] != faction ||
           !seesFaction(p, seat, other(seat));
}

bool mayAct(const Position& p, Seat seat) {
    if (!p.table.empty(handOf(seat, Deck::Resources)) &&
        !(p.phase == Phase::WindowRevealed && p.options.on(Option::BattleWindow)))
        return true;
    if (steps::mayBeginRite(p, seat)) return true;
    return p.plays(seat, Faction::ShapeShifters) && !p.table.empty(handOf(seat, Deck::Soldiers)) &&
           swappable(p, seat) != 0;
}

Slots swappable(const Position& p, Seat seat) {
    const Slots used = isWindow(p.phase) ? p.swappedInWindow[seat] : p.swappedInPhase;
    return static_cast<Slots>(standing(p, seat) & ~used);
}

// Each slot, singly or in a group (WARS-ATK-5), once (WARS-ATK-4), even one just filled (WARS-ATK-22) or that
// has defended (WARS-ATK-23); the same enemy repeatedly (WARS-ATK-9), alone or in groups (WARS-GRP-10,
// WARS-BRK-4).
Slots readyToAttack(const Position& p, Slots others) {
    if (p.plagued && !p.options.on(Option::PlagueCost)) return 0; // WARS-INF-5
    unsigned once = 0;                                            // at least once
    unsigned twice = 0;
    for (unsigned slot = 0; slot < kMostSlots; ++slot) {
        once |= (p.spent[slot] >= 1 ? 1u : 0u) << slot;
        twice |= (p.spent[slot] >= 2 ? 1u : 0u) << slot;
    }
    // Berserkers: one slot may attack a second time (WARS-BRK-1, WARS-BRK-2, WARS-BRK-3).
    const bool second = p.plays(p.turn, Faction::Berserkers) && twice == 0 && (once & others) == 0;
    return static_cast<Slots>(standing(p, p.turn) & ~((second ? 0 : once) | others));
}

CardId doomed(const Position& p) {
    for (const Seat seat : {p.turn, other(p.turn)})
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            if (const CardSet here = p.table.cards(slotOf(seat, slot)) & p.toSave; !here.empty())
                return here.first();
    return kNoCard;
}

Slots substitutes(const Position& p) {
    const PileId own = p.table.pileOf(doomed(p));
    const Seat seat = ownerOf(own);
    unsigned slots = 0;
    for (unsigned slot = 0; slot < kMostSlots; ++slot) {
        const CardSet here = p.table.cards(slotOf(seat, slot)) - p.given;
        if (here.empty() || slotOf(seat, slot) == own) continue;
        const CardId top = p.table.uppermost(here);
        if (!p.dying.contains(top) && !p.saved.contains(top)) slots |= 1u << slot;
    }
    return static_cast<Slots>(slots);
}

// ---- functions of rules.h ------------------------------------------------------------------------------

Position start(const Options& options) {
    static const std::array<Position, 2> kLaidOut{laidOut(false), laidOut(true)};
    Position p = kLaidOut[options.epic() ? 1 : 0];
    p.options = options;
    steps::beginSetup(p);
    return p;
}

void legalMoves(const Position& p, MoveList& list) {
    list.clear();
    steps::Choices choices;
    steps::listMoves(p, choices);
    choices.expandInto(list);
}

Move randomMove(const Position& p, Rng& rng) {
    steps::Choices choices;
    steps::listMoves(p, choices);
    return choices.pick(rng);
}

void apply(Position& p, Move move) {
    using namespace steps;
    const auto& o = move.operand;
    const auto deck = [&](std::size_t operand) { return static_cast<Deck>(o[operand]); };
    switch (verbOf(move)) {
    case Verb::ChooseFaction:
        p.faction[p.decider] = static_cast<Faction>(o[0]);
        return nextFaction(p, p.decider);
    case Verb::ChooseColour: p.colour[p.decider] = static_cast<Colour>(o[0]); return nextColour(p);
    case Verb::Stack: return applyStack(p, o[0]);
    case Verb::ShuffleRest: return askChance(p, Phase::SeerDeal, p.turn);
    case Verb::Arrange: return applyArrange(p, o[0], o[1]);
    case Verb::DealRest: return askChance(p, Phase::WarDeal, p.turn);
    case Verb::Pass: return applyPass(p);
    case Verb::End: return applyEnd(p);
    case Verb::EndTurn: return openWindow(p, Phase::WindowEnd);
    case Verb::Begin: return beginStage(p, static_cast<Stage>(o[0]));
    case Verb::Draw: return applyDraw(p, deck(0));
    case Verb::DrawTwo: return applyDrawTwo(p, deck(0), deck(1));
    case Verb::Attack:
    case Verb::Join:
        p.attackers = static_cast<Slots>(p.attackers | slotBit(o[0]));
        return ask(p, Phase::Build, p.turn);
    case Verb::Target: return applyTarget(p, o[0]);
    case Verb::GoOn: return reveal(p);
    case Verb::Withdraw: return clearBattle(p);
    case Verb::Mechanise: return applyMechanise(p);
    case Verb::Plague: return applyPlague(p, o[0]);
    case Verb::Lift: return applyLift(p, o[0]);
    case Verb::Done: return applyDone(p);
    case Verb::Lay: return applyLay(p, o[0], o[1]);
    case Verb::Recruit: return applyRecruit(p, o[0], o[1]);
    case Verb::Jack: return applyJack(p, o[0] != 0);
    case Verb::Queen: return applyQueen(p, o[0] != 0);
    case Verb::King: return applyKing(p, o[0], o[1] != 0);
    case Verb::Ace: return applyAce(p, seatOfIndex(o[0]), slotOfIndex(o[0]), o[1], o[2] != 0);
    case Verb::Reshuffle: return applyReshuffle(p);
    case Verb::Rite: return applyRite(p, o[0], o[1]);
    case Verb::Offer: return applyOffer(p, o[0], o[1]);
    case Verb::Take: return applyTake(p, o[0], static_cast<From>(o[1]));
    case Verb::Swap: return applySwap(p, o[0], o[1]);
    case Verb::LetDie: p.toSave.remove(doomed(p)); return nextDoomed(p);
    case Verb::Substitute: return applySubstitute(p, o[0]);
    case Verb::Raise: return applyRaise(p, o[0], static_cast<DeckEnd>(o[1]));
    case Verb::Concede: return finish(p, Ending::Conceded, other(o[0])); // WARS-WIN-10
    case Verb::Allot: p.faction[p.turn] = static_cast<Faction>(o[0]); return nextFaction(p, p.turn);
    case Verb::Toss: return applyToss(p, o[0]);
    case Verb::Card:
        switch (p.phase) {
        case Phase::SeerDeal: return applyStack(p, o[0]);
        case Phase::Deal: return applyDeal(p, nextCard(p, p.turn, Deck::Soldiers, o[0]));
        case Phase::WarDeal: return applyArrange(p, o[0], lowestSlot(p, p.turn));
        default: return cardComes(p, nextCard(p, p.turn, p.drawing, o[0]));
        }
    }
}

Move sampleChance(const Position& p, Rng& rng) {
    switch (p.phase) {
    case Phase::AllotFaction: {
        const unsigned open = steps::pickable(p, p.turn);
        const auto count = static_cast<std::uint32_t>(bitCount(open));
        return moves::allot(static_cast<Faction>(selectBit(open, static_cast<int>(rng.below(count)))));
    }
    case Phase::SeerDeal: return moves::card(kindOf(randomCard(steps::looseFor(p, p.turn, p.drawing), rng)));
    case Phase::Deal: return moves::card(kindOf(randomNext(p, p.turn, Deck::Soldiers, rng)));
    case Phase::Comes: return moves::card(kindOf(randomNext(p, p.turn, p.drawing, rng)));
    case Phase::WarDeal:
        return moves::card(kindOf(randomCard(p.table.cards(handOf(p.turn, Deck::Soldiers)), rng)));
    default: return moves::toss(static_cast<Seat>(rng.below(kPlayers)));
    }
}

double score(const Position& p, Seat seat) {
    return p.winner == kNobody ? 0.5 : p.winner == seat ? 1.0 : 0.0;
}

Clause endingClause(const Position& p) {
    switch (p.ending) {
    case Ending::None: return {};
    case Ending::Destroyed: return "WARS-WIN-1";
    case Ending::BothDestroyed: return "WARS-WIN-5";
    case Ending::Stalemate: return "WARS-WIN-8";
    case Ending::TooLong: return "WARS-WIN-9";
    case Ending::Conceded: return "WARS-WIN-10";
    }
    return {};
}

void settlePhase(Position& p) {
    using namespace steps;
    if (isQuietWindow(p.phase)) return mayAct(p, waiting(p)) ? ask(p, p.phase, waiting(p)) : leaveWindow(p);
    if (isBattleWindow(p.phase)) return nextWord(p, p.decider);
    if (p.phase == Phase::Draw) drawOn(p);
}

} // namespace drawbridge::wars
