// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/table.h"
#include "core/view.h"

#include <span>
#include <string>
#include <vector>

// How CASTLES lies on a table: its piles, what each seat may see, and how gestures mean moves.
namespace drawbridge::castles {

/// The piles of a view.
enum : PileId {
    kDeckPile,    ///< a stack nobody knows the order of
    kDiscardPile, ///< a stack, face up, of no order (CASTLES-RULING-18); but the last card lies on top
    kInPlayPile,  ///< a stack: the card chosen while it is decided what becomes of it
    kAssaultRow,  ///< a row: the counting ATTACK cards of the running assault in the order they were laid
    kFallenRow,   ///< a row: what ATTACK cards have removed this turn, in the order it was announced
    kOutPile,     ///< face up: cards that stay out of this game
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

/// The places of a grid of castles: five for each number a castle can have, whoever's it is, so that a castle
/// keeps its place in the grid and a card its place in the castle. Most are empty; a table shows those
/// castles that are there side by side.
enum : std::uint8_t {
    kBasePlace,         ///< the CASTLE card
    kUpgradePlace,      ///< what lies on it
    kFirstDefencePlace, ///< and two more, the oldest DEFENSE first
    kPlacesOfCastle = kFirstDefencePlace + kMostDefences,
};
static_assert(kMostCastles * kPlacesOfCastle <= 0xFF);

constexpr std::uint8_t placeOf(std::uint8_t castle, int within) {
    return static_cast<std::uint8_t>(castle * kPlacesOfCastle + within);
}
constexpr std::uint8_t castleOfPlace(std::uint8_t place) { return place / kPlacesOfCastle; }
constexpr std::uint8_t withinCastle(std::uint8_t place) { return place % kPlacesOfCastle; }

/// Where a part of a castle lies; the castle itself is where its CASTLE card does.
constexpr std::uint8_t placeOf(std::uint8_t castle, Part part) {
    return placeOf(castle, isDefencePart(part)     ? kFirstDefencePlace + placeOfPart(part)
                           : part == Part::Upgrade ? int{kUpgradePlace}
                                                   : int{kBasePlace});
}
/// The reverse.
constexpr Part partAt(std::uint8_t place) {
    const std::uint8_t within = withinCastle(place);
    return within >= kFirstDefencePlace ? defencePart(within - kFirstDefencePlace)
           : within == kUpgradePlace    ? Part::Upgrade
                                        : Part::Castle;
}

/// The piles in play, in an order fit for reading out.
std::vector<PileInfo> piles(const Options& options);

/// The public numbers in View::facts. Of seats -1 is nobody, of kinds no card.
enum Fact : std::uint8_t {
    kFactRound,     ///< from 1 on; 0 in the setup
    kFactQuiet,     ///< how many rounds are without attacks
    kFactTurns,     ///< turns finished
    kFactStarter,   ///< the seat that began
    kFactHost,      ///< whose turn it is
    kFactFloor,     ///< who may play: the host or a guest
    kFactActor,     ///< whose cards the decision is about: not the decider for a puppet
    kFactInPlay,    ///< the kind of the card in play
    kFactChosen,    ///< Replace: the castle, else -1
    kFactDefences,  ///< DEFENSES played this turn
    kFactLimit,     ///< and how many may be
    kFactTarget,    ///< the seat that is attacked
    kFactLeader,    ///< who leads the assault
    kFactPool,      ///< the value left in it for anything …
    kFactHorsemen,  ///< … and for DEFENSES alone (house.horsemen)
    kFactFinishing, ///< 1: the window is the last one of the assault
    kFactDeclined,  ///< allies not to be asked again, a bit each
    kFactPolled,    ///< seats that are still to answer in the window, a bit each
    kFactGuests,    ///< the guests of this turn, a bit each
    kFactUsed,      ///< those of them that have used a card
    kFactWelcome,   ///< those to whom the host may hand the floor
    kFactEnded,     ///< 1: the host has finished playing: last calls
    kFactBarred,    ///< seats that may lay no ATTACK card on anybody
    kFactTaker,     ///< Spoils: who takes
    kFactSpoils,    ///< Spoils: whose hand it is
    kFactDrawer,    ///< who is drawing
    kFactLiving,    ///< a bit each
    kFactEnding,    ///< Ending
    kFactWinners,   ///< everybody who wins, puppets too, a bit each
    kFactMaster,    ///< of each seat: its master, itself for a master, -1 for a dead seat
    kFactFell = kFactMaster + kMaxSeats,  ///< of each: in which elimination it went, from 1; 0: it lives or
                                          ///< was never in
    kFactLimits = kFactFell + kMaxSeats,  ///< of each: how many cards its hand is filled up to
    kFactSix = kFactLimits + kMaxSeats,   ///< of each: the seat at whose turn its six castles win, or -1
    kFactBanned = kFactSix + kMaxSeats,   ///< of each: on whom it may lay no ATTACK card, a bit each
    kFactGuest = kFactBanned + kMaxSeats, ///< of each: as which guest it was invited, from 1; 0: none
    kFactDeck = kFactGuest + kMaxSeats,   ///< of each kind: how many the deck holds, for those who have just
                                          ///< looked through it (house.deck-search); else -1
    kFactLaid = kFactDeck + kKinds,       ///< how many cards lie in the assault row; of each follows its
                                          ///< owner, then:
    // how many pieces lie in the fallen row, and of each kFallenFacts
    kFacts = kFactLaid,
};

/// What follows of each piece in the fallen row.
enum FallenFact : std::uint8_t {
    kFallenSeat,   ///< in front of whom it stood
    kFallenCastle, ///< the castle's number, or -1 if that is gone for good
    kFallenPlace,  ///< kBasePlace, kUpgradePlace, or kFirstDefencePlace and more: which it was from below
    kFallenFacts,
};

/// The cards that take no part in the game, or in a position that somebody has made up.
Heap cardsOut(const Position& position);

/// What a seat may see; kNobody: what everybody may see (CASTLES-INFO-1 to CASTLES-INFO-5).
View viewFor(const Position& position, Seat seat);

/// Piece::look of a PUPPET that serves as a castle (CASTLES-PUP-11).
inline constexpr std::uint8_t kAsCastle = 1;
/// The name of the picture of a face, by its look.
std::string pictureName(Face face, std::uint8_t look);

/// The move as a seat may hear of it: a card it may not see becomes kNoKind (CASTLES-INFO-1).
Move seenBy(const Position& position, Move move, Seat seat);

/// The gesture that says a move; none for buttons and for chance. A castle as a whole is meant by the place
/// of its CASTLE card.
Gesture gestureOf(const Position& position, Move move);

/// Every well-formed move, legal or not, that a gesture may mean; the likeliest first. A card of the hand
/// that is dropped where it would be used means that it is used; and once it is, what it is used for.
void meanings(const Position& position, const Gesture& gesture, MoveList& list);

/// What a gesture says at one go: to use a card and what for, to clear something off the table. A single
/// move if that is all there is to decide; none if it is not legal as a whole. A DEFENSE dropped on a full
/// castle is asked about.
std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures);
/// Nothing is moved about here before it is done.
inline bool gathers(const Position&) { return false; }

} // namespace drawbridge::castles
