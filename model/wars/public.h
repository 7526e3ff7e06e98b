// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/seat.h"
#include "core/table.h"
#include "core/view.h"
#include "wars/cards.h"
#include "wars/moves.h"
#include "wars/options.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What a viewer may know of a game of Castle Wars, and the names of its parts.
namespace drawbridge::wars {

/// What has to be decided next: the states of the ledger's "Decision points". A step without a decision
/// (SHUFFLE, DEAL's order, REVEAL, SETTLE, TURN-END) is part of the preceding move.
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

    // The turn. A window is entered only if its seat may act by public information (mayAct()), and closes as
    // soon as it no longer may.
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

    // Decisions within effects; then `resume` goes on.
    JackLift, // skipped if nothing can be lifted
    JackLay,
    RiteOffer, // the second soldier
    RiteTake,  // the resource
    FateSave,  // skipped if no other pile can give its top (WARS-FAT-9)
    Raise,     // which end of the deck a captured card goes to
    Over,
};
/// Whether the phase is a decision within an effect.
constexpr bool isEffect(Phase phase) { return phase >= Phase::JackLift && phase <= Phase::Raise; }

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
    kLifted, // tops being moved to other slots; a card's place is the slot it was lifted from
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
constexpr bool isDeck(PileId pile) { return pile >= kFirstSoldierDeck && pile < kFirstSoldierHand; }
constexpr bool isDiscard(PileId pile) { return pile >= kFirstSoldierDiscard && pile < kFirstCaptives; }
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
/// The owner of a pile; not for kOut and kLifted.
constexpr Seat ownerOf(PileId pile) {
    return static_cast<Seat>(isSlot(pile) ? (pile - kFirstSlot) / kMostSlots
                                          : (pile - kFirstSoldierDeck) % kPlayers);
}
constexpr Seat other(Seat seat) { return static_cast<Seat>(1 - seat); }

inline constexpr int kDraws = 2;       // WARS-DRAW-1
inline constexpr int kQueenBonus = 3;  // WARS-QUEEN-1
inline constexpr int kIdleTurns = 12;  // WARS-WIN-8
inline constexpr int kMostTurns = 400; // WARS-WIN-9
inline constexpr int kShownIdle = 6;   // the count is shown from here on (WARS-RULING-38)

/// A set of slots of one seat, one bit each.
using Slots = std::uint8_t;
constexpr Slots slotBit(unsigned slot) { return static_cast<Slots>(1u << slot); }
constexpr bool hasSlot(Slots among, unsigned slot) { return (among >> slot & 1u) != 0; }

/// The strip between the armies: only a drop target, where dragged cards are used or sent to fight.
inline constexpr PileId kBattleLine = kPiles;

/// A seat's army, as far as the viewer knows.
struct Army {
    Faction faction = Faction::None;
    Colour colour = Colour::None;
    int queens = 0; ///< in effect this turn

    bool operator==(const Army&) const = default;
};

/// A card in play.
struct Soldier {
    /// Its values, if the viewer knows the card.
    struct Worth {
        int base = 0;   ///< without bonuses
        int fights = 0; ///< its current fighting value

        bool operator==(const Worth&) const = default;
    };

    PileId pile = kNoSpotPile;
    std::uint8_t place = 0;
    std::optional<Worth> worth;
    bool infected = false;
    bool mechanised = false;
    bool locked = false; ///< it is fighting in the current battle
    bool dying = false;  ///< dying, unless saved

    bool operator==(const Soldier&) const = default;
};

/// What a viewer knows beside the pieces.
struct Public {
    Phase phase = Phase::Over;
    Ending ending = Ending::None;
    int turns = 0; ///< finished
    Seat starter = kNobody;
    std::array<Army, kPlayers> armies;
    std::vector<Soldier> soldiers; ///< pile by pile, from the bottom

    // The turn.
    std::optional<Stage> stage;          ///< the current one, also during an effect
    std::uint8_t taken = 0;              ///< the phases begun this turn, a bit per Stage
    int drawn = 0;                       ///< cards drawn in this Draw Phase
    std::array<int, kMostSlots> spent{}; ///< how often each slot of the active player has attacked
    Slots attackers = 0;                 ///< the slots of the active player named for an attack
    std::uint8_t target = kNoSlot;       ///< the slot attacked
    Slots lifted = 0;                    ///< whose tops have been lifted
    Seat actor = kNobody;                ///< who uses the effect being resolved
    PileId doomed = kNoSpotPile;         ///< the pile of the soldier that may be saved

    // For the viewer alone, if it decides.
    bool mayBeginRite = false; ///< WARS-BLD-1, WARS-BLD-5
    std::array<int, kKinds>
        toStack{}; ///< how many of each kind are left in the deck being put in order (WARS-SEE-1)

    bool operator==(const Public&) const = default;
};

/// Faces are kinds: "2" … "10", "dragon", "jack", "queen", "king", "ace", "joker".
inline constexpr int kFaces = kKinds;

/// "?" for kHidden.
std::string faceName(Face face);
/// Also takes J, Q, K and A.
std::optional<Face> faceFromName(std::string_view name);
/// The name of a picture of a face, by its look (Piece::look), i.e. its suit: spades and clubs alternate for
/// equal cards of the black pack, hearts and diamonds for those of the red one: "9-clubs", "king-hearts";
/// "dragon".
std::string pictureName(Face face, std::uint8_t look);
/// The name of the back of the cards in a pile: by the owner of the pile, wherever a card comes from
/// (WARS-INFO-11, WARS-EPIC-6).
std::string backName(const View& view, PileId pile);
/// The names of the backs of the packs in play: in the Epic game one for each player.
std::vector<std::string> packs(const Options& options);

/// "black", "red"; "none".
std::string_view colourName(Colour colour);

/// "window-start", "draw", …: the names of the phases in scenarios.
std::string_view phaseName(Phase phase);
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

} // namespace drawbridge::wars
