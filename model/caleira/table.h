// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/position.h"
#include "core/effectqueue.h"
#include "core/finish.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/view.h"

#include <span>
#include <vector>

// How Castles of Caleira lies on a table: its piles, what each seat sees, and which gesture says which move.
namespace drawbridge::caleira {

/// The piles in play with these options.
std::vector<PileInfo> piles(const Options& options);

/// All that a seat may see; kNobody sees what is public (CALEIRA-INFO-1, CALEIRA-INFO-2, CALEIRA-INFO-3,
/// CALEIRA-INFO-4).
View viewFor(const Position& position, Seat seat);

/// The move as a seat may hear of it: a card it may not see becomes kNoKind.
Move seenBy(const Position& position, Move move, Seat seat);

/// What a castle was worth in the end, if castles were counted and the seat was in it until then
/// (CALEIRA-WIN-1, CALEIRA-WIN-2, CALEIRA-WIN-3).
Finish finish(const View& view, const Options& options, Clause ending, Seat seat);

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

/// What a legal gesture is: of a card whose effect is carried out, what that does to the piece it is put on.
Aim aimOf(const Position& position, const Gesture& gesture);

/// To lay a card of one's own on another hand while a partner is to be chosen says both: with whom one swaps,
/// and what one gives (CALEIRA-MARKET-3, CALEIRA-MARKET-4).
std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures);

} // namespace drawbridge::caleira
