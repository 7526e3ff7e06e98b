// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "core/table.h"
#include "core/verdict.h"
#include "wars/cards.h"
#include "wars/moves.h"
#include "wars/options.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace drawbridge::wars {

/// What has to be decided next: the states of the ledger's "Decision points". A step that is not a decision
/// (SHUFFLE, DEAL's order, REVEAL, SETTLE, TURN-END) is made at once by the move before it.
enum class Phase : std::uint8_t {
    // The setup. `turn` is the seat whose step it is, or kNobody.
    ChooseFaction, // a seat; in secret, seat 1 first, unless house.faction-pick says otherwise
    AllotFaction,  // chance (house.faction-pick = random)
    FactionToss,   // chance: who keeps a faction that both have picked (house.mirror-factions)
    PickToss,      // chance: who picks first (house.faction-pick = loser-first-open)
    ChooseColour,  // a seat, in secret, seat 1 first
    ColourToss,    // chance: who keeps a colour that both have picked (WARS-SETUP-3)
    SeerStack,     // a Seer: the next card from the top down, soldiers first, then resources
    SeerDeal,      // chance: the next card of the rest, shuffled; a Seer may look through it (WARS-SEE-2)
    Deal,          // chance: the next card of a starting pile, seat 1's piles first (WARS-SETUP-12)
    WarStack,      // War-Mongers: the next card and its pile
    WarDeal,       // chance: the next card, on the lowest pile (the first of equal ones)
    Arrange,       // house.setup-arrange: the next card and its pile
    First,         // chance: who begins

    // The turn. A window is entered only if its seat may act by public facts (mayAct()), and left by itself
    // once it may not.
    WindowStart,
    PickPhase, // Outcasts: the next phase, or the end of the turn
    Draw,
    Comes, // chance: the card drawn
    WindowDrawn,
    Attack,
    Build,          // who joins in, and the target
    WindowDeclared, // defender and attacker in turns (WARS-REACT-5)
    Confirm,        // go on or withdraw (WARS-REACT-10)
    WindowRevealed, // defender and attacker in turns
    WindowAttacked,
    Move, // own tops are lifted
    Lay,  // and laid
    WindowMoved,
    Recruit,
    WindowRecruited, // Outcasts only, when another phase follows
    WindowEnd,

    // What effects ask for; then `resume` goes on.
    JackLift, // left out if nothing can be lifted
    JackLay,
    RiteOffer, // the second soldier
    RiteTake,  // the resource
    FateSave,  // left out if no other pile can give its top (WARS-FAT-9)
    Raise,     // where a captured card goes
    Over,
};

constexpr bool isQuietWindow(Phase phase) {
    return phase == Phase::WindowStart || phase == Phase::WindowDrawn || phase == Phase::WindowAttacked ||
           phase == Phase::WindowMoved || phase == Phase::WindowRecruited || phase == Phase::WindowEnd;
}
constexpr bool isBattleWindow(Phase phase) {
    return phase == Phase::WindowDeclared || phase == Phase::WindowRevealed;
}
constexpr bool isWindow(Phase phase) { return isQuietWindow(phase) || isBattleWindow(phase); }
constexpr bool isSetup(Phase phase) { return phase < Phase::WindowStart; }

/// How a game ended.
enum class Ending : std::uint8_t {
    None,
    Destroyed,     // WARS-WIN-1, WARS-GEN-2
    BothDestroyed, // WARS-WIN-5
    Stalemate,     // WARS-WIN-8
    TooLong,       // WARS-WIN-9
    Conceded,      // WARS-WIN-10
};

/// The piles of the table.
enum : PileId {
    kOut,    // out of the game: jokers no faction uses, resources of War-Mongers (WARS-SETUP-4, WARS-WMG-7)
    kLifted, // tops on their way to other slots; a card's place is the slot it was lifted from
    kFirstSlot, // seat 1's four slots, then seat 2's: soldiers in play, which alone effects touch
                // (WARS-GEN-8)
    kFirstSoldierDeck = kFirstSlot + kPlayers * kMostSlots, //
    kFirstResourceDeck = kFirstSoldierDeck + kPlayers,      //
    kFirstSoldierHand = kFirstResourceDeck + kPlayers,      // a hand without limit (WARS-DRAW-10, WARS-RES-5)
    kFirstResourceHand = kFirstSoldierHand + kPlayers,    // lies in two: its sorts are counted (WARS-INFO-8)
    kFirstSoldierDiscard = kFirstResourceHand + kPlayers, //
    kFirstResourceDiscard = kFirstSoldierDiscard + kPlayers, //
    kFirstCaptives = kFirstResourceDiscard + kPlayers,       // captured, not yet in the deck (WARS-UND-8)
    kPiles = kFirstCaptives + kPlayers,
};

constexpr PileId slotOf(Seat seat, unsigned slot) {
    return static_cast<PileId>(kFirstSlot + seat * kMostSlots + slot);
}
constexpr bool isSlot(PileId pile) { return pile >= kFirstSlot && pile < kFirstSoldierDeck; }
/// The slot number of a pile in play.
constexpr std::uint8_t slotNumber(PileId pile) {
    return static_cast<std::uint8_t>((pile - kFirstSlot) % kMostSlots);
}
constexpr PileId deckOf(Seat seat, Deck deck) {
    return static_cast<PileId>((deck == Deck::Soldiers ? kFirstSoldierDeck : kFirstResourceDeck) + seat);
}
constexpr PileId handOf(Seat seat, Deck deck) {
    return static_cast<PileId>((deck == Deck::Soldiers ? kFirstSoldierHand : kFirstResourceHand) + seat);
}
constexpr PileId discardOf(Seat seat, Deck deck) {
    return static_cast<PileId>((deck == Deck::Soldiers ? kFirstSoldierDiscard : kFirstResourceDiscard) +
                               seat);
}
constexpr PileId captivesOf(Seat seat) { return static_cast<PileId>(kFirstCaptives + seat); }
/// Whose a pile is; not for kOut and kLifted.
constexpr Seat ownerOf(PileId pile) {
    return static_cast<Seat>(isSlot(pile) ? (pile - kFirstSlot) / kMostSlots
                                          : (pile - kFirstSoldierDeck) % kPlayers);
}
constexpr Seat other(Seat seat) { return static_cast<Seat>(1 - seat); }

inline constexpr int kDraws = 2;       // WARS-DRAW-1
inline constexpr int kQueenBonus = 3;  // WARS-QUEEN-1
inline constexpr int kIdleTurns = 12;  // WARS-WIN-8
inline constexpr int kMostTurns = 400; // WARS-WIN-9
inline constexpr int kShownIdle = 6;   // from here on the count is shown (WARS-RULING-38)

/// A set of slots of one seat, one bit each.
using Slots = std::uint8_t;
constexpr Slots slotBit(unsigned slot) { return static_cast<Slots>(1u << slot); }
constexpr bool hasSlot(Slots among, unsigned slot) { return (among >> slot & 1u) != 0; }

/// Everything there is to know of a game of Castle Wars at one moment. Made by start(), changed by apply().
///
/// What the table says of knowledge: the owner knows the own piles and hand (WARS-INFO-1); a deck is loose,
/// but for cards a Seer has stacked and cards captured by the Undead. A face-down card that has been shown to
/// the enemy stays known to him; nobody looks at more (WARS-INFO-3, WARS-INFO-4, WARS-INFO-5), but all may
/// count (WARS-INFO-7). Once it may have changed places unseen with others (WARS-MOVE-12; a recruit
/// out of the hand) it and they get a common `mix` number: he still knows that it is one of them (the table
/// says "known"), but not which. follows() tells whether a seat can point at the card.
struct Position {
    Table<kCards, kPiles> table;
    Options options;
    /// Marks on cards in play. They lie on the piece, for all to see, whatever its face.
    CardSet infected;   ///< WARS-INF-2
    CardSet mechanised; ///< WARS-MEC-3 (of house.mecha-scope = turned-cards)
    /// Kings, and jokers laid as Kings, that the Undead have captured: soldier cards in every zone from then
    /// on (house.undead-kings).
    CardSet levied;
    /// The number of the group within which the enemy of its owner can't tell a card from the others; 0:
    /// none.
    std::array<std::uint8_t, kCards> mix{};

    Phase phase = Phase::First;
    Seat decider = kChance;
    Seat turn = kNobody;    ///< the active player (WARS-GEN-7); in the setup whose step it is
    Seat starter = kNobody; ///< who had the first turn
    std::array<Faction, kPlayers> faction{Faction::None, Faction::None};
    std::array<Colour, kPlayers> colour{Colour::None, Colour::None};
    bool factionsOpen = false; ///< both have been chosen and revealed (WARS-FAC-4), or are given by options
    std::uint8_t step = 0;     ///< setup: cards dealt to the seat
    std::uint16_t turns = 0;   ///< turns finished
    std::uint8_t idle = 0;     ///< idle turns in a row, before this one (WARS-WIN-8)

    // The turn.
    bool acted = false;              ///< this turn is not idle
    std::uint8_t taken = 0;          ///< the phases begun this turn, a bit per Stage
    std::uint8_t drawn = 0;          ///< cards drawn in this Draw Phase
    Deck drawing = Deck::Soldiers;   ///< Comes: from which deck
    Deck drawsNext = Deck::Soldiers; ///< Comes: which deck the second card has been declared from
    bool declared = false;           ///< … if so (house.draw-commit)
    std::array<std::uint8_t, kMostSlots> spent{}; ///< how often each slot has attacked (WARS-ATK-2)
    bool plagued = false;                         ///< the plague was spread (WARS-INF-5)
    bool hasMechanised = false;                   ///< WARS-MEC-5
    std::uint8_t mechaValue = 0;                  ///< WARS-MEC-6; 0: none
    std::array<std::uint8_t, kPlayers> queens{};  ///< Queens at work this turn (WARS-QUEEN-2)

    // The battle.
    Slots attackers = 0;           ///< named; after the reveal those that still fight: locked (WARS-REACT-12)
    std::uint8_t target = kNoSlot; ///< the enemy's slot; kNoSlot if none is named or its fighter has gone
    bool reacted = false;          ///< the defender used a resource or a rite (WARS-REACT-10)
    bool revealed = false;         ///< cards are turned up and locked
    std::uint8_t passes = 0;       ///< in a row, in a battle window

    // Moves of tops.
    Slots lifted = 0;    ///< slots lifted from in this operation
    Slots concealed = 0; ///< of these, whose cards the enemy can't tell apart while they are laid

    // Swaps (WARS-SHP-6): slots swapped already.
    Slots swappedInPhase = 0;                      ///< the active player's, in the phase
    std::array<Slots, kPlayers> swappedInWindow{}; ///< each player's, in the window

    // Effects.
    Phase resume = Phase::Over; ///< where the game goes on when the effect is finished
    Seat actor = kNobody;       ///< who uses the effect
    bool battleEnds = false;    ///< FateSave, Raise: after a settled battle
    bool counts = false;        ///< the effect was a resource or a rite, not a swap (WARS-REACT-10)
    CardSet dying;              ///< they die when all has been decided (WARS-ATK-25)
    CardSet killed;             ///< of these, the ones killed by the Undead (WARS-UND-1)
    CardSet saved;              ///< WARS-FAT-6
    CardSet toSave;             ///< soldiers of Fateweavers still to be decided on, the one asked about first
    CardSet given;              ///< substitutes named: they count as gone (WARS-FAT-5)

    Ending ending = Ending::None;
    Seat winner = kNobody; ///< kNobody in a draw

    int seats() const { return options.seats; }
    /// What a faction can do goes before any other rule (WARS-GEN-6).
    bool plays(Seat seat, Faction which) const { return faction[seat] == which; }

    bool operator==(const Position&) const = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) < 1280);

/// How many slots a seat owns (WARS-PILE-3, WARS-ROY-1).
inline unsigned slotsOf(const Position& p, Seat seat) { return p.plays(seat, Faction::RoyalKingdom) ? 4 : 3; }
/// How many cards each starting pile gets (WARS-SETUP-10, WARS-EPIC-4, WARS-ROY-1, WARS-ROY-2, WARS-ROY-3);
/// for War-Mongers of house.warmonger-piles = equal how many it must hold. What is left over makes the decks
/// (WARS-SETUP-14, WARS-EPIC-5, WARS-ROY-5).
int startingHeight(const Position& position, Seat seat, unsigned slot);

inline int height(const Position& p, Seat seat, unsigned slot) { return p.table.size(slotOf(seat, slot)); }
/// The top card of a slot, or kNoCard (WARS-GEN-11). None but tops fight (WARS-ATK-7).
inline CardId topOf(const Position& p, Seat seat, unsigned slot) { return p.table.top(slotOf(seat, slot)); }
/// The card that has `depth` cards above it.
inline CardId cardAt(const Position& p, Seat seat, unsigned slot, int depth) {
    const PileId pile = slotOf(seat, slot);
    return p.table.at(pile, p.table.size(pile) - 1 - depth);
}
/// The slots of a seat that are not empty.
Slots standing(const Position& position, Seat seat);
/// The soldiers of a seat in play.
int soldiersInPlay(const Position& position, Seat seat);

/// Whether a card is held and buried as a soldier or as a resource: its kind says so, but for a King or a
/// joker that the Undead have captured (house.undead-kings).
bool isSoldier(const Position& position, CardId card);

/// What a card in play fights with before bonuses (WARS-VAL-1, -VAL-2), and with them (WARS-VAL-3).
int baseValue(const Position& position, CardId card);
int fightingValue(const Position& position, CardId card);
/// What the Queens at work give each soldier of a seat (WARS-QUEEN-1, WARS-QUEEN-4) …
int queenBonus(const Position& position, Seat seat);
/// … and what each has more, or less, as one of the Assassins (WARS-ASN-1, WARS-ASN-2) or Golems (WARS-GOL-1,
/// WARS-GOL-2).
int factionBonus(const Position& position, Seat seat);

/// Whether a seat (or the public: kNobody) knows what faction another has; and what colour.
bool seesFaction(const Position& position, Seat viewer, Seat seat);
bool seesColour(const Position& position, Seat viewer, Seat seat);
/// Whether a seat may still pick this faction, by what is known of the other's (house.mirror-factions).
bool mayPick(const Position& position, Seat seat, Faction faction);

/// Whether a seat can tell for certain what this card is and which piece it is: it has seen it and could
/// follow it since. Everybody can of a card lying face up.
bool follows(const Position& position, Seat seat, CardId card);

/// Whether the top of a slot is fighting (WARS-REACT-12).
inline bool isLocked(const Position& p, Seat seat, unsigned slot) {
    if (!p.revealed) return false;
    return seat == p.turn ? hasSlot(p.attackers, slot) : slot == p.target;
}

/// Whether a window opens for a seat, by facts that both players see (WARS-REACT-16, WARS-REACT-17).
bool mayAct(const Position& position, Seat seat);
/// The slots whose tops a Shape-Shifter may still exchange now (WARS-SHP-6).
Slots swappable(const Position& position, Seat seat);
/// The own slots that may still attack (WARS-ATK-2, WARS-BRK-1, WARS-BRK-2, WARS-BRK-3), alone or in a group
/// with `others`.
Slots readyToAttack(const Position& position, Slots others = 0);
/// The slots whose tops may give themselves for the soldier that FateSave asks about (WARS-FAT-2, WARS-FAT-5,
/// WARS-FAT-6).
Slots substitutes(const Position& position);
/// The soldier that FateSave asks about.
CardId doomed(const Position& position);

} // namespace drawbridge::wars
