// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/cards.h"
#include "castles/moves.h"
#include "castles/options.h"
#include "core/seat.h"
#include "core/table.h"
#include "core/view.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What a viewer may know of a game of CASTLES, and the names of its parts.
namespace drawbridge::castles {

/// What has to be decided next: the states of the ledger's "Decision points" with a choice, or chance. A
/// state without one (TURN-START, ASSAULT-END, LAST-CALL) is passed at once.
enum class Phase : std::uint8_t {
    Deal,    // S0, chance: the next card of a hand, seat 1's hand first (CASTLES-SETUP-7)
    First,   // S0, chance: who begins, if drawn by lot (CASTLES-SETUP-12)
    Main,    // S2: the host has the floor
    Target,  // S3: for a CASTLE, an upgrade, a DEFENSE, RUSHED DEFENSES; a single one is chosen automatically
    Replace, // S4: which DEFENSE of `chosen` is replaced
    SpecialTarget, // S5: for SABOTAGE, JESTER, PUPPET, ALLIANCE
    AssaultStart,  // S6: which opponent
    BlockWindow,   // S7: each polled seat in turn (CASTLES-BLOCK-18)
    Assault,       // S8
    Asked,         // S8a
    Spoils,        // S8d
    GuestFloor,    // S9
    Invited,       // S10
    TableDiscard,  // S12
    HandDiscard,   // S13
    Comes,         // S13d, and when a puppet is revived; chance: the next card drawn, or a shuffle
    Over,          // S14
};
inline constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

/// The names of the phases in scenarios and notation.
inline constexpr std::array<std::string_view, kPhases> kPhaseNames{
    "deal",          "first",         "main",         "target", "replace", "special-target",
    "assault-start", "block-window",  "assault",      "asked",  "spoils",  "guest-floor",
    "invited",       "table-discard", "hand-discard", "comes",  "over"};
constexpr std::string_view phaseName(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

/// How a game ended.
enum class Ending : std::uint8_t {
    None,
    LastRealm,  // CASTLES-WIN-2
    SixCastles, // CASTLES-WIN-5
    NobodyLeft, // CASTLES-WIN-10
    TotalRuin,  // CASTLES-RULING-75 with house.total-ruin = jester-wins
    TooLong,    // CASTLES-WIN-12
};

/// The piles of the table.
enum : PileId {
    kDeckPile,    ///< a stack in no order: its cards are the loose ones
    kDiscardPile, ///< a stack, face up, unordered (CASTLES-RULING-18); but the last card is on top
    kInPlayPile,  ///< a stack: the chosen card until its target is decided
    kAssaultRow,  ///< a row: the counting ATTACK cards of the running assault in the order played
    kFallenRow,   ///< a row: what ATTACK cards have removed this turn, in order of announcement
    kOutPile,     ///< face up: cards not used in this game
    kFirstHand,
    kFirstRealm = kFirstHand + kMaxSeats, ///< a grid each: the castles in front of a seat
    kPiles = kFirstRealm + kMaxSeats,
};

constexpr PileId handOf(Seat seat) { return static_cast<PileId>(kFirstHand + seat); }
constexpr PileId realmPileOf(Seat seat) { return static_cast<PileId>(kFirstRealm + seat); }
constexpr bool isHand(PileId pile) { return pile >= kFirstHand && pile < kFirstRealm; }
constexpr bool isRealm(PileId pile) { return pile >= kFirstRealm && pile < kPiles; }
constexpr Seat ownerOfPile(PileId pile) {
    return static_cast<Seat>(isRealm(pile) ? pile - kFirstRealm : isHand(pile) ? pile - kFirstHand : kNobody);
}

/// The places of a grid of castles: five for each castle number, whoever owns it, so that a castle keeps its
/// place in the grid and a card its place in the castle. Most are empty; a table shows the existing castles
/// side by side.
enum : std::uint8_t {
    kBasePlace,         ///< the CASTLE card
    kUpgradePlace,      ///< the upgrade on it
    kFirstDefencePlace, ///< and two more, the oldest DEFENSE first
    kPlacesOfCastle = kFirstDefencePlace + kMostDefences,
};
inline constexpr int kRealmPlaces = kMostCastles * kPlacesOfCastle;

constexpr std::uint8_t placeOf(std::uint8_t castle, int within) {
    return static_cast<std::uint8_t>(castle * kPlacesOfCastle + within);
}
constexpr std::uint8_t castleOfPlace(std::uint8_t place) { return place / kPlacesOfCastle; }
constexpr std::uint8_t withinCastle(std::uint8_t place) { return place % kPlacesOfCastle; }
constexpr int defencePlace(int defence) { return kFirstDefencePlace + defence; }

/// The place of a part of a castle; for the castle itself that of its CASTLE card.
constexpr std::uint8_t placeOf(std::uint8_t castle, Part part) {
    return placeOf(castle, isDefencePart(part)     ? defencePlace(placeOfPart(part))
                           : part == Part::Upgrade ? int{kUpgradePlace}
                                                   : int{kBasePlace});
}
/// The inverse.
constexpr Part partAt(std::uint8_t place) {
    const std::uint8_t within = withinCastle(place);
    return within >= kFirstDefencePlace ? defencePart(within - kFirstDefencePlace)
           : within == kUpgradePlace    ? Part::Upgrade
                                        : Part::Castle;
}

/// What is known of a seat.
struct Ruler {
    Seat master = kNobody;    ///< itself, or the seat it serves as a puppet; kNobody if dead
    int fell = 0;             ///< its elimination, numbered from 1; 0: it lives or was never in the game
    int eliminationRound = 0; ///< the round of its elimination; 0: it lives, or unknown
    int handLimit = 0;        ///< the number of cards its hand is refilled to
    Seat six = kNobody;       ///< the seat in whose turn its six castles win
    SeatSet banned = 0;       ///< the seats on which it may play no ATTACK card
    int guest = 0;            ///< its number among the guests of this turn, from 1; 0: none

    bool operator==(const Ruler&) const = default;
};

/// A piece in the fallen row, and where it stood.
struct FallenPiece {
    Seat seat = kNobody;
    std::uint8_t castle = kNoCastle;  ///< its number; kNoCastle if the castle is gone for good
    std::uint8_t within = kBasePlace; ///< kBasePlace, kUpgradePlace, or kFirstDefencePlace and more

    bool operator==(const FallenPiece&) const = default;
};

/// What a viewer knows beside the pieces (CASTLES-INFO-1 to CASTLES-INFO-5).
struct Public {
    Phase phase = Phase::Over;
    int round = 0;       ///< from 1 on; 0 in the setup
    int quietRounds = 0; ///< number of rounds without attacks
    int turns = 0;       ///< finished
    Seat starter = kNobody;
    Seat host = kNobody;  ///< whose turn it is
    Seat floor = kNobody; ///< who may play: the host or a guest
    Seat actor = kNobody; ///< the seat whose cards the decision is about: for a puppet not the decider
    SeatSet living = 0;
    std::array<Ruler, kMaxSeats> rulers;

    // The turn.
    Face inPlay = kHidden;           ///< the card in play, until its target is decided
    std::uint8_t chosen = kNoCastle; ///< Replace: the castle
    int defences = 0;                ///< DEFENSES played this turn
    int limit = 0;                   ///< the maximum number of them
    SeatSet guests = 0;
    bool ended = false;    ///< the host has finished playing: last calls
    SeatSet barred = 0;    ///< may play no ATTACK card on anybody
    Seat spoils = kNobody; ///< Spoils: the owner of the hand
    Seat drawer = kNobody; ///< who is drawing

    // The assault.
    Seat target = kNobody; ///< who is attacked
    Seat leader = kNobody;
    int pool = 0;                    ///< the remaining value for anything …
    int horsemen = 0;                ///< … and for DEFENSES only (house.horsemen)
    bool finishing = false;          ///< the window is the last one of the assault
    std::vector<Seat> laid;          ///< the owners of the cards in the assault row
    std::vector<FallenPiece> fallen; ///< by place in the fallen row

    Ending ending = Ending::None;
    SeatSet winners = 0; ///< all winning seats, including puppets
    /// How many of each kind the deck holds, for seats that have just looked through it (house.deck-search).
    std::optional<std::array<std::uint8_t, kKinds>> deck;

    bool lives(Seat seat) const { return contains(living, seat); }
    bool isOut(Seat seat) const { return !lives(seat) && rulers[seat].fell > 0; }
    int toSpend() const { return pool + horsemen; }

    bool operator==(const Public&) const = default;
};

/// "peasants-attack"; "?" for kHidden.
std::string faceName(Face face);
/// Also accepts the ledger's short names: "a4" … "a10" for ATTACKS, "d4" … "d10" for DEFENSES, "d3" for
/// RUSHED DEFENSES, "uG", "uW", "uM", "uT" for upgrades. Case and blanks for hyphens do not matter.
std::optional<Face> faceFromName(std::string_view name);

/// Piece::look of a PUPPET that serves as a castle (CASTLES-PUP-11).
inline constexpr std::uint8_t kAsCastle = 1;
/// The name of the picture of a face, by its look.
std::string pictureName(Face face, std::uint8_t look);

} // namespace drawbridge::castles
