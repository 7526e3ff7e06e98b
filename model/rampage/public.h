// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture.h"
#include "core/seat.h"
#include "core/table.h"
#include "core/view.h"
#include "rampage/deck.h"
#include "rampage/options.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The public information of a game of Castle Rampage, and the names of its parts.
namespace drawbridge::rampage {

/// What has to be decided next: the states of the ledger's "Decision points".
enum class Phase : std::uint8_t {
    Starter,         // chance: who begins
    Deal,            // chance: five cards each, purple ones replaced
    Shuffle,         // chance: the discard pile is shuffled into the draw pile
    Place,           // setup: two cards at the Gate, two at the Castle
    Draw,            // chance: which card is drawn
    Main,            // play, strengthen, look, end the turn
    Pay,             // a card to discard as a cost
    Slot,            // a unit to discard for a Scheme
    Bonus,           // one more unit, or not
    Extra,           // cards for more strength, or not
    Route,           // Gate or Castle
    Sacrifice,       // own Gate or Castle
    SacrificeReveal, // chance: its top card
    Show,            // chance: a hand is shown
    Symbol,          // a unit symbol is named
    Burn,            // an opposing permanent, or none
    Shot,            // chance: a hand card is hit; or its holder's choice (house.archer)
    Crash,           // chance: the top cards of both Castles
    Attack,          // chance: the top card of the attacked structure
    Spy,             // the defender picks a card of the attacker's hand
    PeekTop,         // which stack to look at, when a card that is played says so
    PeekReveal,      // chance: what is seen
    Peek,            // confirm what was seen
    GiveUp,          // opponent-discards-choice
    Look,            // look-at-opponent-hand
    Take,            // chance: take-from-opponent-hand
    BurnOwn,         // destroy-own-permanent
    ReturnTop,       // return-top-to-hand
    RaiseBottom,     // bottom-of-stack-to-top
    Retrieve,        // take-from-discard
    Over,
};

/// How a game ended.
enum class Ending : std::uint8_t {
    None,
    CastleDestroyed, // RAMPAGE-END-1, -2
    OwnCastle,       // RAMPAGE-JESTER-3
    BothCastles,     // RAMPAGE-SUMMON-2
    OneOfBoth,       // RAMPAGE-SUMMON-3
    CastleEmptied,   // RAMPAGE-RULING-52
    Conceded,        // RAMPAGE-END-4
    Deadlock,        // RAMPAGE-LIMIT-2
    TooLong,         // RAMPAGE-LIMIT-3
};

/// The piles of the table.
enum : PileId {
    kDrawPile,    // RAMPAGE-SETUP-2
    kDiscardPile, // RAMPAGE-SETUP-3
    kInPlay,      // the card being played or placed (RAMPAGE-PLAY-12)
    kOut,         // in a written position: left in the box
    kFirstHand,
    kFirstAside = kFirstHand + kPlayers,  // RAMPAGE-PREP-8
    kFirstRow = kFirstAside + kPlayers,   // permanents (RAMPAGE-PERM-1)
    kFirstResting = kFirstRow + kPlayers, // RAMPAGE-VET-2
    kFirstGate = kFirstResting + kPlayers,
    kFirstCastle = kFirstGate + kPlayers,
    kPiles = kFirstCastle + kPlayers,
};

constexpr PileId handOf(Seat seat) { return static_cast<PileId>(kFirstHand + seat); }
constexpr PileId asideOf(Seat seat) { return static_cast<PileId>(kFirstAside + seat); }
constexpr PileId rowOf(Seat seat) { return static_cast<PileId>(kFirstRow + seat); }
constexpr PileId restingOf(Seat seat) { return static_cast<PileId>(kFirstResting + seat); }
constexpr PileId pileOf(Structure structure, Seat seat) {
    return static_cast<PileId>((structure == Structure::Gate ? kFirstGate : kFirstCastle) + seat);
}
constexpr bool isStructure(PileId pile) { return pile >= kFirstGate && pile < kPiles; }
constexpr Seat ownerOf(PileId pile) { return static_cast<Seat>((pile - kFirstHand) % kPlayers); }
constexpr Structure structureOf(PileId pile) {
    return pile < kFirstCastle ? Structure::Gate : Structure::Castle;
}
constexpr Seat other(Seat seat) { return static_cast<Seat>(1 - seat); }

inline constexpr int kDealt = 5;       // RAMPAGE-PREP-1
inline constexpr int kRounds = 2;      // RAMPAGE-PREP-9
inline constexpr int kMostPlays = 118; // RAMPAGE-LIMIT-1
inline constexpr int kSetUpCards = 4;  // in each structure after the preparation (RAMPAGE-PREP-9)

/// Public information beside the pieces.
struct Public {
    Phase phase = Phase::Over;
    Ending ending = Ending::None;
    int round = 0; ///< of the setup: 0, 1; kRounds in play
    Seat starter = kNobody;
    int turns = 0;               ///< finished
    int plays = 0;               ///< cards played this turn
    bool strengthened = false;   ///< whether a defender was placed this turn
    int strength = 0;            ///< remaining strength of the attack
    int left = 0;                ///< how many cards the current step still requires
    std::optional<Unit> unit;    ///< the unit required by the current step, or named
    PileId target = kNoSpotPile; ///< the pile being attacked or looked at
    Face shown = kHidden;        ///< the last face turned up on a stack …
    PileId shownPile = 0;        ///< … its pile …
    int shownValue = 0;          ///< … and its value

    bool operator==(const Public&) const = default;
};

/// The slug of a kind; "?" for kHidden.
std::string faceName(const Deck& deck, Face face);
std::optional<Face> faceFromName(const Deck& deck, std::string_view name);

/// "deal", "main", …: the names of the phases in scenarios.
std::string_view phaseName(Phase phase);
inline constexpr int kPhases = 31;

} // namespace drawbridge::rampage
