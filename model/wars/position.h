// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "core/table.h"
#include "wars/cards.h"
#include "wars/moves.h"
#include "wars/options.h"
#include "wars/public.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace drawbridge::wars {

/// The complete state of a game of Castle Wars. Made by start(), changed by apply().
///
/// Knowledge as recorded in the table: an owner knows the own piles and hand (WARS-INFO-1); a deck is loose,
/// except for cards stacked by a Seer and cards captured by the Undead. A face-down card that has been shown
/// to the enemy stays known to him; nobody sees more (WARS-INFO-3, WARS-INFO-4, WARS-INFO-5), but everybody
/// may count (WARS-INFO-7). Once it may have been swapped unseen with others (WARS-MOVE-12; a recruit from
/// the hand) they all get a common `mix` number: he still knows that it is one of them (the table says
/// "known"), but not which. follows() tells whether a seat can identify the card.
struct Position {
    Table<kCards, kPiles> table;
    Options options;
    /// Public marks on cards in play, on the piece itself, whatever its face.
    CardSet infected;   ///< WARS-INF-2
    CardSet mechanised; ///< WARS-MEC-3 (of house.mecha-scope = turned-cards)
    /// Kings, and jokers played as Kings, captured by the Undead: soldier cards in every zone from then on
    /// (house.undead-kings).
    CardSet levied;
    /// The number of the group of cards that the owner's enemy cannot tell apart; 0: none.
    std::array<std::uint8_t, kCards> mix{};

    Phase phase = Phase::First;
    Seat decider = kChance;
    Seat turn = kNobody;    ///< the active player (WARS-GEN-7); in the setup the seat whose step it is
    Seat starter = kNobody; ///< who had the first turn
    std::array<Faction, kPlayers> faction{Faction::None, Faction::None};
    std::array<Colour, kPlayers> colour{Colour::None, Colour::None};
    bool factionsOpen = false; ///< both have been chosen and revealed (WARS-FAC-4), or are given by options
    std::uint8_t step = 0;     ///< setup: cards dealt to the seat
    std::uint16_t turns = 0;   ///< turns finished
    std::uint8_t idle = 0;     ///< consecutive idle turns before this one (WARS-WIN-8)

    // The turn.
    bool acted = false;                           ///< this turn is not idle
    std::uint8_t taken = 0;                       ///< the phases begun this turn, a bit per Stage
    std::uint8_t drawn = 0;                       ///< cards drawn in this Draw Phase
    Deck drawing = Deck::Soldiers;                ///< Comes: from which deck
    Deck drawsNext = Deck::Soldiers;              ///< Comes: from which deck the second card was declared
    bool declared = false;                        ///< … if declared (house.draw-commit)
    std::array<std::uint8_t, kMostSlots> spent{}; ///< how often each slot has attacked (WARS-ATK-2)
    bool plagued = false;                         ///< the plague was spread (WARS-INF-5)
    bool hasMechanised = false;                   ///< WARS-MEC-5
    std::uint8_t mechaValue = 0;                  ///< WARS-MEC-6; 0: none
    std::array<std::uint8_t, kPlayers> queens{};  ///< Queens in effect this turn (WARS-QUEEN-2)

    // The battle.
    Slots attackers = 0;           ///< named; after the reveal those locked in battle (WARS-REACT-12)
    std::uint8_t target = kNoSlot; ///< the enemy's slot; kNoSlot if none is named or its fighter has left
    bool reacted = false;          ///< the defender used a resource or a rite (WARS-REACT-10)
    bool revealed = false;         ///< cards are turned up and locked
    std::uint8_t passes = 0;       ///< consecutive passes in a battle window

    // Moves of tops.
    Slots lifted = 0;    ///< slots lifted in this operation
    Slots concealed = 0; ///< of these, the ones whose cards the enemy cannot tell apart while they are laid

    // Swaps (WARS-SHP-6): slots swapped already.
    Slots swappedInPhase = 0;                      ///< the active player's, in the phase
    std::array<Slots, kPlayers> swappedInWindow{}; ///< each player's, in the window

    // Effects.
    Phase resume = Phase::Over; ///< where the game resumes after the effect
    Seat actor = kNobody;       ///< who uses the effect
    bool battleEnds = false;    ///< FateSave, Raise: after a settled battle
    bool counts = false;        ///< the effect is a resource or a rite, not a swap (WARS-REACT-10)
    CardSet dying;              ///< these die when all decisions have been made (WARS-ATK-25)
    CardSet killed;             ///< of these, the ones killed by the Undead (WARS-UND-1)
    CardSet saved;              ///< WARS-FAT-6
    CardSet toSave;             ///< soldiers of Fateweavers still to be decided on, the current one first
    CardSet given;              ///< substitutes named: they count as dead (WARS-FAT-5)

    Ending ending = Ending::None;
    Seat winner = kNobody; ///< kNobody in a draw

    int seats() const { return options.seats; }
    /// Faction abilities override all other rules (WARS-GEN-6).
    bool plays(Seat seat, Faction which) const { return faction[seat] == which; }

    bool operator==(const Position&) const = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) < 1280);

/// How many slots a seat owns (WARS-PILE-3, WARS-ROY-1).
inline unsigned slotsOf(const Position& p, Seat seat) { return p.plays(seat, Faction::RoyalKingdom) ? 4 : 3; }
/// The height of each starting pile (WARS-SETUP-10, WARS-EPIC-4, WARS-ROY-1, WARS-ROY-2, WARS-ROY-3); for
/// War-Mongers with house.warmonger-piles = equal the height required. The remaining cards form the decks
/// (WARS-SETUP-14, WARS-EPIC-5, WARS-ROY-5).
int startingHeight(const Position& position, Seat seat, unsigned slot);

inline int height(const Position& p, Seat seat, unsigned slot) { return p.table.size(slotOf(seat, slot)); }
/// The top card of a slot, or kNoCard (WARS-GEN-11). Only tops fight (WARS-ATK-7).
inline CardId topOf(const Position& p, Seat seat, unsigned slot) { return p.table.top(slotOf(seat, slot)); }
/// The card with `depth` cards above it.
inline CardId cardAt(const Position& p, Seat seat, unsigned slot, int depth) {
    const PileId pile = slotOf(seat, slot);
    return p.table.at(pile, p.table.size(pile) - 1 - depth);
}
/// The slots of a seat that are not empty.
inline Slots standing(const Position& p, Seat seat) {
    unsigned held = 0;
    for (unsigned slot = 0; slot < kMostSlots; ++slot)
        held |= (p.table.empty(slotOf(seat, slot)) ? 0u : 1u) << slot;
    return static_cast<Slots>(held);
}
/// The soldiers of a seat in play.
inline int soldiersInPlay(const Position& p, Seat seat) {
    int count = 0;
    for (unsigned slot = 0; slot < kMostSlots; ++slot) count += height(p, seat, slot);
    return count;
}

/// Whether a card counts as a soldier or a resource in hand and discard: by its kind, except for a King or
/// joker captured by the Undead (house.undead-kings).
bool isSoldier(const Position& position, CardId card);

/// The fighting value of a card in play before bonuses (WARS-VAL-1, -VAL-2), and with them (WARS-VAL-3).
int mechanisedValue(const Position& position, CardId card);
inline int baseValue(const Position& p, CardId card) {
    return p.mechaValue == 0 ? printedValue(kindOf(card)) : mechanisedValue(p, card);
}
int fightingValue(const Position& position, CardId card);
/// The bonus of each soldier of a seat by Queens (WARS-QUEEN-1, WARS-QUEEN-4) …
int queenBonus(const Position& position, Seat seat);
/// … and its bonus or penalty by faction, for Assassins (WARS-ASN-1, WARS-ASN-2) or Golems (WARS-GOL-1,
/// WARS-GOL-2).
int factionBonus(const Position& position, Seat seat);

/// Whether a seat (or the public: kNobody) knows another's faction; and its colour.
bool seesFaction(const Position& position, Seat viewer, Seat seat);
bool seesColour(const Position& position, Seat viewer, Seat seat);
/// Whether a seat may still pick this faction, given what is known of the other's (house.mirror-factions).
bool mayPick(const Position& position, Seat seat, Faction faction);

/// Whether a seat can identify a card: it has seen it and could follow it since. Face-up cards everybody can.
inline bool follows(const Position& p, Seat seat, CardId card) {
    if (p.table.isFaceUp(card)) return true;
    if (!p.table.knows(seat, card)) return false;
    if (p.mix[card] == 0) return true;
    const PileId pile = p.table.pileOf(card);
    // Only the enemy of its owner can lose track of a card.
    return seat == (pile == kLifted ? p.decider : ownerOf(pile));
}

/// The slots of a seat whose tops are fighting (WARS-REACT-12).
inline unsigned lockedSlots(const Position& p, Seat seat) {
    if (!p.revealed) return 0;
    return seat == p.turn ? p.attackers : p.target == kNoSlot ? 0 : 1u << p.target;
}
inline bool isLocked(const Position& p, Seat seat, unsigned slot) {
    return (lockedSlots(p, seat) >> slot & 1) != 0;
}

/// Whether a window opens for a seat, from public information (WARS-REACT-16, WARS-REACT-17).
bool mayAct(const Position& position, Seat seat);
/// The slots whose tops a Shape-Shifter may still swap now (WARS-SHP-6).
Slots swappable(const Position& position, Seat seat);
/// The own slots that may still attack (WARS-ATK-2, WARS-BRK-1, WARS-BRK-2, WARS-BRK-3), alone or in a group
/// with `others`.
Slots readyToAttack(const Position& position, Slots others = 0);
/// The slots whose tops may be substituted for the soldier in FateSave (WARS-FAT-2, WARS-FAT-5, WARS-FAT-6).
Slots substitutes(const Position& position);
/// The soldier in question in FateSave.
CardId doomed(const Position& position);

} // namespace drawbridge::wars
