// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/events.h"

#include "wars/position.h"
#include "wars/rules.h"
#include "wars/table.h"

#include <array>

namespace drawbridge::wars {

namespace {

/// Compares the positions before and after a move, and collects what both players have seen.
class Teller {
  public:
    Teller(const Position& before, const Position& after, Move move, std::vector<Event>& told)
        : before_(before)
        , after_(after)
        , move_(move)
        , told_(told) {}

    void tell() {
        tellSetup();
        if (isSetup(before_.phase)) return;
        tellBattleBegun();
        tellTurnedCards();
        tellFight();
        tellLosses();
        tellBattleOver();
        tellTurn();
    }

  private:
    void note(EventKind event, Seat seat, int amount = 0) {
        told_.push_back({static_cast<std::uint8_t>(event), seat, kHidden, {}, amount});
    }
    void noteCard(EventKind event, Seat seat, CardId card, int amount = 0) {
        told_.push_back({static_cast<std::uint8_t>(event),
                         seat,
                         static_cast<Face>(kindOf(card)),
                         {before_.table.pileOf(card), static_cast<std::uint8_t>(before_.table.placeOf(card))},
                         amount,
                         lookOf(before_, card)});
    }

    void tellSetup() {
        // A seat whose pick the other one keeps has to pick again.
        if (after_.factionsOpen && !before_.factionsOpen)
            for (Seat seat = 0; seat < kPlayers; ++seat)
                if (!after_.plays(seat, Faction::None))
                    note(EventKind::Leads, seat, static_cast<int>(after_.faction[seat]));
        // A colour is settled when both are; the Epic game has none to settle.
        const bool choosing = before_.phase == Phase::ChooseColour || before_.phase == Phase::ColourToss;
        if (choosing && after_.phase != Phase::ChooseColour && after_.phase != Phase::ColourToss)
            for (Seat seat = 0; seat < kPlayers; ++seat)
                note(EventKind::Plays, seat, static_cast<int>(after_.colour[seat]));
    }

    // ---- battles ---------------------------------------------------------------------------------------

    int attacksMade(const Position& position) const {
        int made = 0;
        for (const std::uint8_t times : position.spent) made += times;
        return made;
    }
    /// Whether the move has turned the fighters up (WARS-ATK-20).
    bool reveals() const {
        return !before_.revealed && before_.target != kNoSlot &&
               (after_.revealed || attacksMade(after_) > attacksMade(before_));
    }
    /// Whether the move has settled the battle: nothing else does, since both are asked before.
    bool settles() const {
        const Verb verb = verbOf(move_);
        const bool goesOn = verb == Verb::Pass || verb == Verb::GoOn;
        return goesOn && (before_.revealed || reveals()) && after_.phase != Phase::WindowRevealed;
    }

    void tellBattleBegun() {
        const bool named = !before_.revealed && before_.target != kNoSlot;
        if (named && !reveals() && after_.phase == Phase::Attack && verbOf(move_) != Verb::Withdraw)
            note(EventKind::Lapsed, before_.turn);
    }

    void tellFight() {
        if (!settles()) return;
        const bool infectedFight = before_.options.on(Option::Infection);
        const auto able = [&](CardId card) { return infectedFight || !before_.infected.contains(card); };
        std::vector<CardId> fighters;
        for (unsigned slot = 0; slot < kMostSlots; ++slot) {
            if (!hasSlot(before_.attackers, slot)) continue;
            const CardId card = topOf(before_, before_.turn, slot);
            if (able(card))
                fighters.push_back(card);
            else
                noteCard(EventKind::Sickens, before_.turn, card);
        }
        const Seat defender = other(before_.turn);
        const CardId prey = topOf(before_, defender, before_.target);
        if (!able(prey)) return noteCard(EventKind::Sickens, defender, prey);
        if (fighters.empty()) return;
        tellSide(before_.turn, fighters);
        tellSide(defender, {prey});
    }
    void tellSide(Seat seat, const std::vector<CardId>& fighters) {
        int total = 0;
        for (const CardId card : fighters) {
            noteCard(EventKind::Fights, seat, card, baseValue(before_, card));
            total += fightingValue(before_, card);
        }
        if (const int more = queenBonus(before_, seat); more != 0) note(EventKind::WithQueens, seat, more);
        if (const int more = factionBonus(before_, seat); more != 0) note(EventKind::AsFaction, seat, more);
        note(EventKind::Totals, seat, total);
    }
    /// The battle has ended without being settled.
    void tellBattleOver() {
        const bool isSettled =
            settles() ||
            ((before_.phase == Phase::FateSave || before_.phase == Phase::Raise) && before_.battleEnds);
        if (before_.revealed && !after_.revealed && !isSettled) note(EventKind::NoFight, before_.turn);
    }

    // ---- cards -----------------------------------------------------------------------------------------

    /// The cards of a seat in play before the move, pile by pile from the bottom.
    template <class Visit>
    void forEachInPlay(Seat seat, Visit visit) const {
        for (unsigned slot = 0; slot < kMostSlots; ++slot)
            for (int place = 0; place < height(before_, seat, slot); ++place)
                if (const CardId card = before_.table.at(slotOf(seat, slot), place); card != kNoCard)
                    visit(card);
    }

    void tellTurnedCards() {
        std::array<bool, kPlayers> turnedDown{};
        for (const Seat seat : {before_.turn, other(before_.turn)})
            forEachInPlay(seat, [&](CardId card) {
                if (before_.table.isFaceUp(card))
                    turnedDown[seat] = turnedDown[seat] || (isInPlay(card) && !after_.table.isFaceUp(card));
                else if (after_.table.isFaceUp(card) ? isInPlay(card) : isShown(card) || fightsNow(card))
                    noteCard(EventKind::TurnedUp, seat, card);
            });
        // A Jack first turns up, then down (WARS-JACK-1, -3).
        for (Seat seat = 0; seat < kPlayers; ++seat)
            if (turnedDown[seat] && verbOf(move_) != Verb::Swap) note(EventKind::TurnedDown, seat);
        for (Seat seat = 0; seat < kPlayers; ++seat)
            if (after_.queens[seat] > before_.queens[seat])
                note(EventKind::Rallied, seat, queenBonus(after_, seat));
        if (after_.hasMechanised && !before_.hasMechanised)
            note(EventKind::Mechanised, before_.turn, after_.mechaValue);
    }
    /// Whether the card is in play after the move.
    bool isInPlay(CardId card) const { return isSlot(after_.table.pileOf(card)); }
    /// Whether a Jack has shown the card and left it face down (house.jack-reveal).
    bool isShown(CardId card) const {
        return verbOf(move_) == Verb::Jack && before_.table.knownTo(card) != after_.table.knownTo(card);
    }
    bool fightsNow(CardId card) const {
        if (!reveals()) return false;
        const PileId pile = before_.table.pileOf(card);
        if (card != before_.table.top(pile)) return false;
        return ownerOf(pile) == before_.turn ? hasSlot(before_.attackers, slotNumber(pile))
                                             : slotNumber(pile) == before_.target;
    }

    /// What has died or been captured, the waiting player's first.
    void tellLosses() {
        for (const Seat seat : {other(before_.turn), before_.turn}) {
            Slots hit = 0;
            forEachInPlay(seat, [&](CardId card) {
                const PileId now = after_.table.pileOf(card);
                if (isCaptive(now)) noteCard(EventKind::Captured, ownerOf(now), card);
                if (isCaptive(now) || isDiscard(now)) {
                    if (isDiscard(now)) noteCard(EventKind::Falls, seat, card);
                    hit |= slotBit(slotNumber(before_.table.pileOf(card)));
                }
            });
            for (unsigned slot = 0; slot < kMostSlots; ++slot)
                if (hasSlot(hit, slot) && height(after_, seat, slot) == 0)
                    told_.push_back(
                        {static_cast<std::uint8_t>(EventKind::Emptied), seat, kHidden, {slotOf(seat, slot)}});
        }
        if (before_.phase == Phase::Comes) {
            const PileId discard = discardOf(before_.turn, Deck::Soldiers);
            if (after_.table.size(discard) > before_.table.size(discard))
                note(EventKind::FliesOff, before_.turn);
        }
    }
    static bool isCaptive(PileId pile) { return pile >= kFirstCaptives && pile < kPiles; }

    void tellTurn() {
        if (after_.phase == Phase::Over || isSetup(after_.phase)) return;
        if (after_.idle != before_.idle && after_.idle >= kShownIdle)
            note(EventKind::Idle, kNobody, after_.idle);
        if (after_.turns != before_.turns) note(EventKind::TurnOf, after_.turn);
    }

    const Position& before_;
    const Position& after_;
    const Move move_;
    std::vector<Event>& told_;
};

Position played(Position position, Move move) {
    apply(position, move);
    return position;
}

/// The same position with an additional resource in both hands, out of the cards that are out of the game: so
/// both are asked in a battle, and what would happen in one move happens step by step.
Position slowed(Position position) {
    for (Seat seat = 0; seat < kPlayers; ++seat)
        position.table.move(position.table.cards(kOut).first(), handOf(seat, Deck::Resources), 0);
    return position;
}

} // namespace

std::vector<Event> consequences(const Position& position, Move move) {
    std::vector<Event> told;
    if (verbOf(move) == Verb::Concede) return told;
    const Position after = played(position, move);
    if (position.target == kNoSlot && verbOf(move) != Verb::Target) {
        Teller(position, after, move, told).tell();
        return told;
    }
    // A seat that may not act is not asked, and the battle goes on with the same move.
    Position now = slowed(position);
    Move step = move;
    while (true) {
        const Position next = played(now, step);
        Teller(now, next, step, told).tell();
        now = next;
        const bool isThere = now.phase == after.phase && now.revealed == after.revealed;
        if (!isBattleWindow(now.phase) || isThere) return told;
        step = moves::pass();
    }
}

} // namespace drawbridge::wars
