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

/// The piles in play, in an order fit for reading out. A fourth slot is there for a seat that may come to
/// play the Royal Kingdom.
std::vector<PileInfo> piles(const Options& options);

/// The packs that are played with: one in the standard game, two in the Epic game, each with its two jokers,
/// though they are laid aside unless a faction uses them (WARS-SETUP-4). A joker is a dragon to the one
/// faction and wild to the other (WARS-DRG-3, WARS-MAG-3).
std::vector<BoxedKind> box(const Options& options);

/// What a seat may see; kNobody: what everybody may see. A card that lies face down is shown to those who
/// have seen it and could follow it since (WARS-INFO-10).
View viewFor(const Position& position, Seat seat);

/// The move as a seat may hear of it: a card it may not see becomes kNoKind, a slot kNoSlot.
Move seenBy(const Position& position, Move move, Seat seat);

/// Which picture of its face a card has, its suit: spades and clubs for equal cards of the black pack, in
/// turn, hearts and diamonds for those of the red one.
std::uint8_t lookOf(const Position& position, CardId card);
/// The gesture that says a move; none for buttons and for chance.
Gesture gestureOf(const Position& position, Move move);

/// Every well-formed move, legal or not, that a gesture may mean; the likeliest first. An own top dropped on
/// an enemy pile means that it attacks, and once it does, that this is the target; one dropped on another own
/// slot that it is lifted.
void meanings(const Position& position, const Gesture& gesture, MoveList& list);

/// What a legal gesture is: an attack where it is done to a pile of the rival's, by soldiers or by an ace.
Aim aimOf(const Position& position, const Gesture& gesture);

/// What hands say at one go: an own top dropped on an enemy pile attacks it, or joins in and names it; tops
/// dropped on own slots, one after the other, are lifted and laid in the order in which each was put down
/// last (WARS-MOVE-8). None if that is not legal as a whole.
std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures);
/// Whether tops are to be moved and none has been lifted yet.
bool gathers(const Position& position);

} // namespace drawbridge::wars
