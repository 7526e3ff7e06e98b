// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/box.h"
#include "core/deed.h"
#include "core/event.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/reaction.h"
#include "core/rng.h"
#include "core/view.h"
#include "positions/positionwords.h"
#include "wars/position.h"

#include <optional>
#include <span>
#include <vector>

// How Castle Wars lies on a table: its piles, what each seat may see, and how gestures mean moves. What every
// game has is described in core/game.h.
namespace drawbridge::wars {

/// There is a fourth slot for each seat that might play the Royal Kingdom.
std::vector<PileInfo> piles(const Options& options);
/// The packs in play: one in the standard game, two in the Epic game, each with its two jokers, though these
/// are set aside unless a faction uses them (WARS-SETUP-4). A joker is a dragon to one faction and wild to
/// the other (WARS-DRG-3, WARS-MAG-3).
std::vector<BoxedKind> box(const Options& options);
/// A face-down card is shown to those who have seen it and could follow it since (WARS-INFO-10).
View viewFor(const Position& position, Seat seat);
/// A card that the seat may not see becomes kNoKind, a slot kNoSlot.
Move seenBy(const Position& position, Move move, Seat seat);
/// Which picture of its face a card has, i.e. its suit (pictureName()).
std::uint8_t lookOf(const Position& position, CardId card);
Gesture gestureOf(const Position& position, Move move);
/// An own top dropped on an enemy pile attacks, and after that chooses the target; dropped on another own
/// slot it is lifted.
void meanings(const Position& position, const Gesture& gesture, MoveList& list);
/// An attack if its target is an enemy pile, by soldiers or by an ace.
Aim aimOf(const Position& position, const Gesture& gesture);
Impact impactOf(const View& before, Move move, const View& after);
Impact impactOf(const Event& event);

/// Compound moves: an own top dropped on an enemy pile attacks it, or joins in and names it; tops dropped on
/// own slots are lifted and laid in the order of their last drop (WARS-MOVE-8). None if that is not legal as
/// a whole.
std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures);
/// Whether tops may be rearranged, i.e. none has been lifted yet.
bool gathers(const Position& position);

/// The moments at which a player may use resources and abilities out of turn or during a battle
/// (WARS-REACT-2, -4), for the user interface: the quiet windows in the order of a turn; then the battle
/// windows for the defender, and for the attacker. The rules decide whether they open.
std::span<const WindowKind> windowKinds();
/// The window open for the decider. It is usable if there is anything to react with, and it matters, once
/// cards have been turned up, if the decider would lose a soldier in this battle as it is. A phase of the
/// turn that can only be ended counts as a window without a kind: with spent piles, empty decks and hands,
/// which is public (WARS-INFO-7, WARS-INFO-8).
std::optional<ReactionWindow> window(const Position& position);

/// Positions in words, for scenarios (tests/scenarios/README.md).
TableWords words(const Options& options);
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::wars
