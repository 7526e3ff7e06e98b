// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wars/effects.h"

// Internal to the rules: the setup, the turn with its phases and windows, and the battle.
namespace drawbridge::wars::steps {

// ---- the setup (WARS-SETUP-20) -------------------------------------------------------------------------

inline void beginTurn(Position& p, Seat seat);
inline void beginStage(Position& p, Stage stage);
inline void openWindow(Position& p, Phase window);

inline void askSetup(Position& p, Phase phase, Seat seat) {
    p.turn = seat;
    ask(p, phase, seat);
}
inline void askChance(Position& p, Phase phase, Seat seat = kNobody) {
    p.turn = seat;
    ask(p, phase, kChance);
}

inline void start(Position& p, Seat first) {
    p.starter = first;
    beginTurn(p, first);
}

/// WARS-SETUP-18, WARS-RULING-6
inline void chooseStarter(Position& p) {
    p.step = 0;
    switch (p.options.firstPlayer()) {
    case FirstPlayer::Random: break;
    case FirstPlayer::Red: return start(p, p.colour[0] == Colour::Red ? Seat{0} : Seat{1});
    case FirstPlayer::Black: return start(p, p.colour[0] == Colour::Black ? Seat{0} : Seat{1});
    case FirstPlayer::LastLoser:
        if (isSeat(p.options.lastLoser())) return start(p, p.options.lastLoser());
    }
    askChance(p, Phase::First);
}

/// The next seat with piles to build: War-Mongers (WARS-WMG-2), and all with house.setup-arrange.
inline void nextBuilder(Position& p) {
    for (Seat seat = 0; seat < kPlayers; ++seat)
        if (!p.table.empty(handOf(seat, Deck::Soldiers)))
            return askSetup(p, p.plays(seat, Faction::WarMongers) ? Phase::WarStack : Phase::Arrange, seat);
    chooseStarter(p);
}

inline void shuffled(Position& p);
inline void nextDeal(Position& p);

/// The next deck for a Seer to stack, from the given one on; then the game goes on.
inline void nextStack(Position& p, Seat seat, Deck deck) {
    for (; seat < kPlayers; ++seat, deck = Deck::Soldiers) {
        if (!p.plays(seat, Faction::Seers)) continue;
        if (deck == Deck::Soldiers && p.table.looseIn(deckOf(seat, deck)) == 0) deck = Deck::Resources;
        if (p.table.looseIn(deckOf(seat, deck)) == 0) continue;
        p.drawing = deck;
        return askSetup(p, Phase::SeerStack, seat);
    }
    p.drawing = Deck::Soldiers;
    if (p.options.on(Option::SeersArrange)) return nextBuilder(p);
    nextDeal(p);
}

inline int cardsToDeal(const Position& p, Seat seat) {
    if (p.plays(seat, Faction::WarMongers)) return 0;
    int count = 0;
    for (unsigned slot = 0; slot < slotsOf(p, seat); ++slot) count += startingHeight(p, seat, slot);
    return count;
}

/// The seat that is dealt the next card; kNobody when the deal is done.
inline void nextDeal(Position& p) {
    Seat seat = isSeat(p.turn) && p.phase == Phase::Deal ? p.turn : Seat{0};
    for (; seat < kPlayers; ++seat, p.step = 0)
        if (p.step < cardsToDeal(p, seat)) return askChance(p, Phase::Deal, seat);
    p.step = 0;
    if (p.options.on(Option::SeersArrange)) return nextStack(p, 0, Deck::Soldiers);
    nextBuilder(p);
}

/// Face down (WARS-SETUP-11). The piles are dealt one after the other, each from the bottom up
/// (WARS-SETUP-12, WARS-EPIC-7).
inline void applyDeal(Position& p, CardId card) {
    const Seat seat = p.turn;
    PileId to = handOf(seat, Deck::Soldiers); // house.setup-arrange
    if (!p.options.on(Option::SetupArrange)) {
        unsigned slot = 0;
        while (p.table.size(slotOf(seat, slot)) == startingHeight(p, seat, slot)) ++slot;
        to = slotOf(seat, slot);
    }
    takeFromDeck(p, card, deckOf(seat, Deck::Soldiers), to, isSlot(to) ? p.table.size(to) : 0);
    showTo(p, card, seat); // WARS-INFO-1
    ++p.step;
    nextDeal(p);
}

/// Jokers join decks before the deal (WARS-DRG-4, WARS-DRG-1, WARS-MAG-1), War-Mongers take their soldiers
/// and set their resources aside (WARS-WMG-1, WARS-WMG-3, WARS-WMG-7).
inline void shuffled(Position& p) {
    p.factionsOpen = true;
    p.phase = Phase::SeerStack;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        const bool epic = p.options.epic();
        if (p.plays(seat, Faction::DragonTamers))
            p.table.shuffleInto(packCards(seat, kindBit(kDragon), epic), deckOf(seat, Deck::Soldiers));
        if (p.plays(seat, Faction::Mages))
            p.table.shuffleInto(packCards(seat, kindBit(kWild), epic), deckOf(seat, Deck::Resources));
        if (!p.plays(seat, Faction::WarMongers)) continue;
        for (const CardId card : looseFor(p, seat, Deck::Soldiers)) {
            p.table.settle(card, deckOf(seat, Deck::Soldiers), handOf(seat, Deck::Soldiers), 0);
            showTo(p, card, seat);
        }
        for (const CardId card : looseFor(p, seat, Deck::Resources)) {
            p.table.settle(card, deckOf(seat, Deck::Resources), kOut, 0);
            turnUp(p, card);
        }
    }
    if (p.options.on(Option::SeersArrange)) return nextDeal(p);
    nextStack(p, 0, Deck::Soldiers);
}

/// Each picks a colour in secret (WARS-SETUP-2); in the Epic game there is nothing to pick.
inline void nextColour(Position& p) {
    if (p.options.epic()) {
        p.colour = {Colour::Red, Colour::Black};
        return shuffled(p);
    }
    for (Seat seat = 0; seat < kPlayers; ++seat)
        if (p.colour[seat] == Colour::None) return askSetup(p, Phase::ChooseColour, seat);
    if (p.colour[0] == p.colour[1]) return askChance(p, Phase::ColourToss);
    shuffled(p);
}

/// The next seat to pick a faction, `first` before the other.
inline void nextFaction(Position& p, Seat first) {
    const Phase phase =
        p.options.factionPick() == FactionPick::Random ? Phase::AllotFaction : Phase::ChooseFaction;
    for (const Seat seat : {first, other(first)})
        if (p.faction[seat] == Faction::None)
            return phase == Phase::AllotFaction ? askChance(p, phase, seat) : askSetup(p, phase, seat);
    if (p.options.on(Option::MirrorFactions) && p.faction[0] == p.faction[1])
        return askChance(p, Phase::FactionToss);
    p.factionsOpen = true;
    nextColour(p);
}

inline void beginSetup(Position& p) {
    if (!p.options.factions()) return nextColour(p); // WARS-FAC-1
    for (Seat seat = 0; seat < kPlayers; ++seat) p.faction[seat] = p.options.faction(seat);
    const bool both = p.faction[0] == Faction::None && p.faction[1] == Faction::None;
    if (both && p.options.factionPick() == FactionPick::LoserFirstOpen) {
        if (!isSeat(p.options.lastLoser())) return askChance(p, Phase::PickToss);
        return nextFaction(p, p.options.lastLoser());
    }
    nextFaction(p, 0);
}

/// The coin favours a seat, which keeps what both have picked.
inline void applyToss(Position& p, Seat seat) {
    switch (p.phase) {
    case Phase::FactionToss:
        p.factionsOpen = true;
        p.faction[other(seat)] = Faction::None;
        return nextFaction(p, other(seat));
    case Phase::PickToss: return nextFaction(p, seat);
    case Phase::ColourToss:
        p.colour[other(seat)] = p.colour[seat] == Colour::Black ? Colour::Red : Colour::Black;
        return shuffled(p);
    default: return start(p, seat);
    }
}

/// WARS-SEE-1: the next card of the deck from the top down, above the unordered ones.
inline void applyStack(Position& p, unsigned kind) {
    const PileId deck = deckOf(p.turn, p.drawing);
    const CardId card = (looseFor(p, p.turn, p.drawing) & cardsOf(kind)).first();
    p.table.settle(card, deck, deck, p.table.looseIn(deck) - 1);
    showTo(p, card, p.turn);
    if (p.table.looseIn(deck) > 0) return;
    if (p.drawing == Deck::Soldiers) return nextStack(p, p.turn, Deck::Resources);
    nextStack(p, static_cast<Seat>(p.turn + 1), Deck::Soldiers);
}

/// A card of the hand goes onto a starting pile.
inline void applyArrange(Position& p, unsigned kind, std::uint8_t slot) {
    const CardId card = ofKind(p, handOf(p.turn, Deck::Soldiers), kind).first();
    p.table.moveToTop(card, slotOf(p.turn, slot));
    if (p.table.empty(handOf(p.turn, Deck::Soldiers))) nextBuilder(p);
}

inline std::uint8_t lowestSlot(const Position& p, Seat seat) {
    unsigned lowest = 0;
    for (unsigned slot = 1; slot < slotsOf(p, seat); ++slot)
        if (height(p, seat, slot) < height(p, seat, lowest)) lowest = slot;
    return static_cast<std::uint8_t>(lowest);
}

// ---- the turn ------------------------------------------------------------------------------------------

/// Every turn is a full turn, the first too (WARS-SETUP-19).
inline void beginTurn(Position& p, Seat seat) {
    p.turn = seat;
    p.acted = p.plagued = p.hasMechanised = false;
    p.taken = p.drawn = 0;
    openWindow(p, Phase::WindowStart);
}

/// WARS-RULING-38: the leading seat, if house.stalemate is on.
inline Seat stronger(const Position& p) {
    if (!p.options.on(Option::Stalemate)) return kNobody;
    std::array<std::array<int, kPlayers>, 2> count{}; // soldiers, then values
    for (Seat seat = 0; seat < kPlayers; ++seat)
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            for (const CardId card : p.table.cards(slotOf(seat, slot))) {
                ++count[0][seat];
                count[1][seat] += printedValue(kindOf(card));
            }
    for (const auto& by : count)
        if (by[0] != by[1]) return by[0] > by[1] ? Seat{0} : Seat{1};
    return kNobody;
}

/// WARS-TURN-7
inline void endTurn(Position& p) {
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        if (!p.plays(seat, Faction::Ninjas)) continue; // WARS-NIN-1, WARS-NIN-2, WARS-NIN-3, WARS-NIN-4
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            for (const CardId card : p.table.cards(slotOf(seat, slot))) p.table.turnDown(card);
    }
    p.queens = {};
    p.mechanised = CardSet();
    p.mechaValue = 0;
    p.spent = {};
    ++p.turns;
    p.idle = p.acted ? std::uint8_t{0} : static_cast<std::uint8_t>(p.idle + 1);
    if (p.idle >= kIdleTurns) return finish(p, Ending::Stalemate, stronger(p)); // WARS-WIN-8
    if (p.turns >= kMostTurns) return finish(p, Ending::TooLong, stronger(p));  // WARS-WIN-9
    beginTurn(p, waiting(p));                                                   // WARS-TURN-3
}

/// WARS-TURN-2; Outcasts choose (WARS-OUT-1), and attack with what they have recruited before (WARS-OUT-5).
inline void leaveWindow(Position& p) {
    if (p.phase == Phase::WindowEnd) return endTurn(p);
    if (p.plays(p.turn, Faction::Outcasts)) return ask(p, Phase::PickPhase, p.turn);
    switch (p.phase) {
    case Phase::WindowStart: return beginStage(p, Stage::Draw);
    case Phase::WindowDrawn: return beginStage(p, Stage::Attack);
    case Phase::WindowAttacked: return beginStage(p, Stage::Move);
    default: return beginStage(p, Stage::Recruit);
    }
}

/// A quiet window (WARS-REACT-2, WARS-REACT-3).
inline void openWindow(Position& p, Phase window) {
    p.phase = window;
    p.swappedInWindow = {};
    if (mayAct(p, waiting(p))) return ask(p, window, waiting(p));
    leaveWindow(p);
}

inline void endStage(Position& p, Stage stage) {
    p.swappedInPhase = 0;
    const bool last =
        p.plays(p.turn, Faction::Outcasts) ? p.taken == (1u << kStages) - 1 : stage == Stage::Recruit;
    if (last) return openWindow(p, Phase::WindowEnd);
    constexpr std::array<Phase, kStages> windows{Phase::WindowDrawn, Phase::WindowAttacked,
                                                 Phase::WindowMoved, Phase::WindowRecruited};
    openWindow(p, windows[static_cast<std::size_t>(stage)]);
}

/// WARS-DRAW-3, WARS-DRAW-6, WARS-DRAW-7, WARS-DRAW-12
inline void drawOn(Position& p) {
    if (p.drawn >= kDraws) return endStage(p, Stage::Draw);
    p.phase = Phase::Draw;
    if (cardsToDraw(p, p.turn) == 0 && !mayAct(p, p.turn)) return endStage(p, Stage::Draw);
    ask(p, Phase::Draw, p.turn);
}

inline void beginStage(Position& p, Stage stage) {
    p.taken = static_cast<std::uint8_t>(p.taken | 1u << static_cast<unsigned>(stage));
    switch (stage) {
    case Stage::Draw: return drawOn(p);
    case Stage::Attack: return ask(p, Phase::Attack, p.turn);
    case Stage::Move: p.lifted = 0; return ask(p, Phase::Move, p.turn);
    case Stage::Recruit: return ask(p, Phase::Recruit, p.turn);
    }
}

/// Ends the current phase; Attack, Move and Recruit may go unused (WARS-TURN-4).
inline void applyEnd(Position& p) {
    switch (p.phase) {
    case Phase::Draw: return endStage(p, Stage::Draw);
    case Phase::Attack: return endStage(p, Stage::Attack);
    case Phase::Move: return endStage(p, Stage::Move);
    default: return endStage(p, Stage::Recruit);
    }
}

inline void applyDraw(Position& p, Deck deck) {
    p.drawing = deck;
    ask(p, Phase::Comes, kChance);
}

inline void applyDrawTwo(Position& p, Deck first, Deck second) {
    p.declared = true;
    p.drawsNext = second;
    applyDraw(p, first);
}

inline void cardComes(Position& p, CardId card) {
    const Seat seat = p.turn;
    const PileId deck = deckOf(seat, p.drawing);
    if (kindOf(card) == kDragon &&
        !p.plays(seat, Faction::DragonTamers)) { // WARS-DRG-5, WARS-DRG-6, WARS-DRG-7, WARS-DRG-8
        const PileId discard = discardOf(seat, Deck::Soldiers);
        takeFromDeck(p, card, deck, discard, p.table.size(discard));
        turnUp(p, card);
    } else {
        takeFromDeck(p, card, deck, handOf(seat, p.drawing), 0);
        showTo(p, card, seat); // WARS-DRAW-9
    }
    ++p.drawn;
    p.acted = true;
    if (!p.declared) return drawOn(p);
    p.declared = false;
    applyDraw(p, p.drawsNext);
}

/// Onto any own slot, even an empty one or its original one (WARS-MOVE-2, WARS-MOVE-4, WARS-MOVE-5,
/// WARS-MOVE-10, WARS-MOVE-15).
inline void applyLay(Position& p, std::uint8_t from, std::uint8_t to) {
    const CardId card = p.table.at(kLifted, from);
    p.table.moveToTop(card, slotOf(p.decider, to));
    if (!p.table.empty(kLifted)) return;
    p.lifted = p.concealed = 0;
    if (p.phase == Phase::JackLay) return goOn(p);
    endStage(p, Stage::Move);
}

inline void applyDone(Position& p) {
    if (p.lifted == 0) return goOn(p); // a Jack without moving (WARS-JACK-5)
    conceal(p);
    ask(p, p.phase == Phase::JackLift ? Phase::JackLay : Phase::Lay, p.decider);
}

/// Face down (WARS-REC-2) onto any own slot (WARS-REC-3, WARS-REC-5, WARS-REC-6), any number (WARS-REC-4), or
/// none (WARS-REC-9); an empty slot is included, whoever emptied it (WARS-PILE-4).
inline void applyRecruit(Position& p, unsigned kind, std::uint8_t slot) {
    const PileId hand = handOf(p.turn, Deck::Soldiers);
    const CardId card = pickFromHand(p, p.turn, Deck::Soldiers, kind);
    mingle(p, p.table.cards(hand)); // WARS-REC-10
    p.table.moveToTop(card, slotOf(p.turn, slot));
    p.acted = true;
}

// ---- the battle ----------------------------------------------------------------------------------------

inline void clearBattle(Position& p) {
    p.attackers = 0;
    p.target = kNoSlot;
    p.reacted = p.revealed = false;
    p.passes = 0;
    ask(p, Phase::Attack, p.turn);
}

/// The battle was fought, or ended after the reveal without a fight: swaps are allowed again (WARS-SHP-6).
inline void battleOver(Position& p) {
    p.swappedInPhase = 0;
    clearBattle(p);
}

/// WARS-VAL-6, WARS-GRP-3, WARS-GRP-4, WARS-GRP-5, WARS-GRP-6; infected fighters: WARS-INF-7, WARS-INF-8,
/// WARS-INF-9, WARS-INF-11. The higher value wins (WARS-ATK-13), equal ones both fall (WARS-ATK-14), the
/// winner stays as it is (WARS-ATK-15), whatever the values (WARS-VAL-5). The infected die whatever their
/// values (WARS-INF-3, WARS-INF-4).
inline void settle(Position& p) {
    const bool autoLose = !p.options.on(Option::Infection);
    const CardId target = topOf(p, waiting(p), p.target);
    CardSet fighters;
    int total = 0;
    CardSet sick;
    for (unsigned slot = 0; slot < kMostSlots; ++slot) {
        if (!hasSlot(p.attackers, slot)) continue;
        const CardId card = topOf(p, p.turn, slot);
        if (p.infected.contains(card)) sick.add(card);
        if (autoLose && p.infected.contains(card)) continue;
        fighters.add(card);
        total += fightingValue(p, card); // WARS-VAL-4
    }
    if (p.infected.contains(target)) sick.add(target);
    p.dying = p.killed = CardSet();
    if (!fighters.empty() && !(autoLose && p.infected.contains(target))) {
        const int value = fightingValue(p, target);
        if (total >= value) {
            p.dying.add(target);
            if (p.plays(p.turn, Faction::Undead)) p.killed.add(target); // WARS-UND-3, WARS-UND-5
        }
        if (total <= value) {
            p.dying |= fighters;
            if (p.plays(waiting(p), Faction::Undead)) p.killed |= fighters;
        }
    }
    p.dying |= sick; // no kill (WARS-UND-6)
    beginDeaths(p, true);
}

inline void nextWord(Position& p, Seat seat);

/// A battle window, the defender first.
inline void openBattleWindow(Position& p, Phase window) {
    p.phase = window;
    p.passes = 0;
    p.swappedInWindow = {};
    nextWord(p, waiting(p));
}

/// Only now has a pile attacked (WARS-REACT-7). All named cards are turned up and fight (WARS-ATK-10,
/// WARS-ATK-11, WARS-ATK-20, WARS-GRP-7, WARS-GRP-8, WARS-REACT-8, WARS-REACT-11): the current tops, in a
/// second attack too (WARS-BRK-6).
inline void reveal(Position& p) {
    for (unsigned slot = 0; slot < kMostSlots; ++slot) {
        if (!hasSlot(p.attackers, slot)) continue;
        turnUp(p, topOf(p, p.turn, slot));
        ++p.spent[slot];
    }
    turnUp(p, topOf(p, waiting(p), p.target));
    p.revealed = true;
    openBattleWindow(p, Phase::WindowRevealed);
}

/// A battle window: a seat is asked, or the other one if it may not act (WARS-REACT-5, WARS-REACT-16).
inline void nextWord(Position& p, Seat seat) {
    for (; p.passes < kPlayers; ++p.passes, seat = other(seat))
        if (mayAct(p, seat)) return ask(p, p.phase, seat);
    if (p.phase == Phase::WindowRevealed) return settle(p);
    if (p.reacted && !p.options.on(Option::Withdraw)) return ask(p, Phase::Confirm, p.turn);
    reveal(p);
}

inline void applyPass(Position& p) {
    if (isQuietWindow(p.phase)) return leaveWindow(p);
    ++p.passes;
    nextWord(p, other(p.decider));
}

inline void applyTarget(Position& p, std::uint8_t slot) {
    p.target = slot;
    p.reacted = false;
    openBattleWindow(p, Phase::WindowDeclared);
}

/// Only those cards (WARS-MEC-7), for this turn (WARS-MEC-4); they stay up (WARS-MEC-9).
inline void applyMechanise(Position& p) {
    int highest = 0;
    for (unsigned slot = 0; slot < kMostSlots; ++slot) {
        const CardId card = topOf(p, p.turn, slot);
        if (card == kNoCard) continue;
        turnUp(p, card); // WARS-MEC-2
        p.mechanised.add(card);
        highest = std::max(highest, printedValue(kindOf(card)));
    }
    p.mechaValue = static_cast<std::uint8_t>(highest); // WARS-MEC-3, WARS-MEC-6
    p.hasMechanised = true;
}

/// May be repeated in a later turn (WARS-INF-12).
inline void applyPlague(Position& p, std::uint8_t slot) {
    for (unsigned enemy = 0; enemy < kMostSlots; ++enemy) // WARS-INF-2, WARS-INF-10
        if (const CardId card = topOf(p, waiting(p), enemy); card != kNoCard) p.infected.add(card);
    p.plagued = true;
    if (slot != kNoSlot) ++p.spent[slot]; // WARS-RULING-100
}

/// An effect is finished: resumes what it interrupted.
inline void goOn(Position& p) {
    p.phase = p.resume;
    switch (p.phase) {
    case Phase::Draw: return drawOn(p);
    case Phase::Attack:
    case Phase::Move:
    case Phase::Recruit: return ask(p, p.phase, p.turn);
    case Phase::WindowDeclared: {
        if (p.counts && p.actor != p.turn) p.reacted = true;
        const bool lapses =
            !hasSlot(standing(p, waiting(p)), p.target) || (standing(p, p.turn) & p.attackers) != p.attackers;
        if (lapses) return clearBattle(p); // WARS-REACT-9
        p.passes = 0;
        return nextWord(p, other(p.actor));
    }
    case Phase::WindowRevealed:
        if (p.target == kNoSlot || p.attackers == 0) return battleOver(p); // WARS-REACT-14, WARS-REACT-15
        p.passes = 0;
        return nextWord(p, other(p.actor));
    default:
        if (mayAct(p, waiting(p))) return ask(p, p.phase, waiting(p));
        leaveWindow(p);
    }
}

} // namespace drawbridge::wars::steps
