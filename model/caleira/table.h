// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/position.h"
#include "core/effectqueue.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/view.h"

#include <vector>

// How Castles of Caleira lies on a table: its piles, what each seat sees, and which gesture says which move.
namespace drawbridge::caleira {

/// The piles in play with these options.
std::vector<PileInfo> piles(const Options& options);

/// Where a card of the hand is put down in a castle, beyond all places of pieces: on its open strip to play
/// it face up, on its hidden strip to play it face down. Anywhere else in the castle may mean either.
inline constexpr std::uint8_t kOpenStrip = kCards;
inline constexpr std::uint8_t kHiddenStrip = kCards + 1;

/// What the numbers in View::facts mean, all of them known to everybody. After the first kFacts come the
/// pieces that a Throne Room has silenced this turn, two numbers each (pile, place), and then the pending
/// effects in the order in which they will be carried out, kQueueFacts numbers each.
enum Fact : std::size_t {
    kFactTurns,      ///< finished
    kFactStarter,    ///< seat
    kFactOut,        ///< seats, a bit each
    kFactActing,     ///< the face of the card whose effect is being carried out; kHidden: none
    kFactActor,      ///< the seat that carries it out
    kFactActingPile, ///< where that card lies
    kFactActingPlace,
    kFactPicked,     ///< 1: a piece has been picked already (looked at, or first for the Watchtower)
    kFactPickedPile, ///< where it lies
    kFactPickedPlace,
    kFactPartner,  ///< seat, of the Marketplace
    kFactSilenced, ///< how many pieces
    kFactPending,  ///< how many effects
    kFactPoints,   ///< what the first seat's castle is worth as it lies; the other seats follow
    kFacts = kFactPoints + kMaxPlayers
};
/// Of a pending effect: its card's face, the seat that will carry it out, and where the card lies.
inline constexpr std::size_t kQueueFacts = 4;

/// All that a seat may see; kNobody sees what is public (CALEIRA-INFO-1, CALEIRA-INFO-2, CALEIRA-INFO-3,
/// CALEIRA-INFO-4).
View viewFor(const Position& position, Seat seat);

/// The move as a seat may hear of it: a card it may not see becomes kNoKind.
Move seenBy(const Position& position, Move move, Seat seat);

/// The effect being carried out, those that wait behind it, and the pieces that a Throne Room has silenced.
EffectQueue effectQueue(const Position& position);

/// Whether the piece chosen is one on which the effect does nothing (CALEIRA-EFFECT-7).
bool hasNoEffect(const Position& position, Move move);

/// Where things are picked up and put down: a card of the hand goes to the castle, or to the partner's hand;
/// the card whose effect it is goes to the piece it acts upon, or to the partner's hand; a card that a Wizard
/// Tower shows goes back on the deck. Buttons have none ("enough", "leave it") and neither has chance.
Gesture gestureOf(const Position& position, Move move);

/// Every well-formed move, legal or not, that a gesture may mean; the likeliest first. A castle takes a card
/// face up or face down.
void meanings(const Position& position, const Gesture& gesture, MoveList& list);

} // namespace drawbridge::caleira
