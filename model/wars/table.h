// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/view.h"
#include "wars/position.h"

#include <span>
#include <string>
#include <vector>

// How Castle Wars lies on a table: its piles, what each seat may see, and how gestures mean moves.
namespace drawbridge::wars {

/// The strip between the armies: no card ever lies there, but what is dragged to it is used or sent to fight.
inline constexpr PileId kBattleLine = kPiles;

/// The piles in play, in an order fit for reading out. A fourth slot is there for a seat that may come to
/// play the Royal Kingdom.
std::vector<PileInfo> piles(const Options& options);

/// The packs that are played with: one in the standard game, two in the Epic game, each with its two jokers,
/// though they are laid aside unless a faction uses them (WARS-SETUP-4). A joker is a dragon to the one
/// faction and wild to the other (WARS-DRG-3, WARS-MAG-3).
std::vector<BoxedKind> box(const Options& options);

/// The public numbers in View::facts.
enum Fact : std::uint8_t {
    kFactTurns,     ///< turns finished
    kFactIdle,      ///< idle turns in a row; to be shown from kShownIdle on
    kFactStarter,   ///< the seat that began, or kNobody
    kFactStage,     ///< the Stage of the turn that is running, an effect in its midst included; or kStages
    kFactTaken,     ///< the phases begun this turn, a bit per Stage
    kFactDrawn,     ///< cards drawn in this Draw Phase
    kFactAttackers, ///< the slots of the active player named for an attack, a bit each
    kFactTarget,    ///< the slot attacked, or kNoSlot
    kFactRevealed,  ///< 1: the fighting cards are turned up and locked
    kFactPlagued,   ///< 1: the plague has been spread this turn
    kFactMecha,     ///< the value of the mechanised soldiers; 0: none
    kFactLifted,    ///< the slots whose tops have been lifted, a bit each
    kFactActor,     ///< who uses the effect that is being carried out
    kFactDoomed,    ///< the pile of the soldier that may be saved, or kNoSpotPile
    kFactFaction,   ///< of each seat, as far as the viewer knows
    kFactColour = kFactFaction + kPlayers,   ///< of each seat, as far as the viewer knows
    kFactQueens = kFactColour + kPlayers,    ///< of each seat: how many work this turn
    kFactSwapped = kFactQueens + kPlayers,   ///< of each seat: the slots not to be swapped again for now
    kFactSlots = kFactSwapped + kPlayers,    ///< of each seat: how many it owns
    kFactSpent = kFactSlots + kPlayers,      ///< of each slot of the active player: how often it has attacked
    kFactSoldiers = kFactSpent + kMostSlots, ///< how many soldiers are in play; of each follow kSoldierFacts
    kFacts,
};

/// What follows of each soldier in play.
enum SoldierFact : std::uint8_t {
    kSoldierPile,
    kSoldierPlace,
    kSoldierBase,  ///< its value without bonuses, or kNoValue if the viewer does not know the card
    kSoldierValue, ///< what it would fight with now, or kNoValue
    kSoldierMarks, ///< bits of SoldierMark
    kSoldierFacts,
};
enum SoldierMark : std::uint8_t {
    kInfectedMark = 1,
    kMechanisedMark = 2,
    kLockedMark = 4,
    kDyingMark = 8, ///< doomed, unless it is saved
};
inline constexpr int kNoValue = -1;

/// What a seat may see; kNobody: what everybody may see. A card that lies face down is shown to those who
/// have seen it and could follow it since (WARS-INFO-10).
View viewFor(const Position& position, Seat seat);

/// The move as a seat may hear of it: a card it may not see becomes kNoKind, a slot kNoSlot.
Move seenBy(const Position& position, Move move, Seat seat);

/// Which picture of its face a card has, its suit: spades and clubs for equal cards of the black pack, in
/// turn, hearts and diamonds for those of the red one.
std::uint8_t lookOf(const Position& position, CardId card);
/// The name of that picture: "9-clubs", "king-hearts"; "dragon".
std::string pictureName(Face face, std::uint8_t look);
/// The name of the back of the cards in a pile: by whose pile it is, wherever a card comes from
/// (WARS-INFO-11, WARS-EPIC-6).
std::string backName(const View& view, PileId pile);

/// The gesture that says a move; none for buttons and for chance.
Gesture gestureOf(const Position& position, Move move);

/// Every well-formed move, legal or not, that a gesture may mean; the likeliest first. An own top dropped on
/// an enemy pile means that it attacks, and once it does, that this is the target; one dropped on another own
/// slot that it is lifted.
void meanings(const Position& position, const Gesture& gesture, MoveList& list);

/// What hands say at one go: an own top dropped on an enemy pile attacks it, or joins in and names it; tops
/// dropped on own slots, one after the other, are lifted and laid in the order in which each was put down
/// last (WARS-MOVE-8). None if that is not legal as a whole.
std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures);
/// Whether tops are to be moved and none has been lifted yet.
bool gathers(const Position& position);

} // namespace drawbridge::wars
