// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/position.h"
#include "core/deed.h"
#include "core/effectqueue.h"
#include "core/event.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/seatresult.h"
#include "core/view.h"
#include "positions/positionwords.h"

#include <optional>
#include <span>
#include <vector>

// How Castles of Caleira lies on a table: its piles, what each seat sees, and which gesture makes which move.
namespace drawbridge::caleira {

std::vector<PileInfo> piles(const Options& options);

/// All that a seat may see; kNobody sees what is public (CALEIRA-INFO-1, CALEIRA-INFO-2, CALEIRA-INFO-3,
/// CALEIRA-INFO-4).
View viewFor(const Position& position, Seat seat);

/// The move as a seat may know it: a card it may not see becomes kNoKind.
Move seenBy(const Position& position, Move move, Seat seat);

/// What a castle was worth in the end, if castles were scored and the seat was in until then (CALEIRA-WIN-1,
/// CALEIRA-WIN-2, CALEIRA-WIN-3).
SeatResult finish(const View& view, const Options& options, Clause ending, Seat seat);

/// The effect being resolved, the queued ones, and the pieces silenced by a Throne Room.
EffectQueue effectQueue(const Position& position);

/// Whether the effect does nothing to the piece chosen (CALEIRA-EFFECT-7).
bool hasNoEffect(const Position& position, Move move);

/// The source and target of a move: a card of the hand goes to the castle, or to the partner's hand; the card
/// whose effect it is goes to its target piece, or to the partner's hand; a card shown by a Wizard Tower goes
/// back on the deck. None for buttons ("enough", "leave it") and for chance.
Gesture gestureOf(const Position& position, Move move);

/// A castle takes a card face up or face down.
void meanings(const Position& position, const Gesture& gesture, MoveList& list);

/// What a legal gesture means: for a card whose effect is being resolved, what happens to the target piece.
Aim aimOf(const Position& position, const Gesture& gesture);

/// Dropping one's card on another hand while a partner is to be chosen makes both moves: the partner, and the
/// card given (CALEIRA-MARKET-3, CALEIRA-MARKET-4).
std::vector<Move> compoundMove(const Position& position, std::span<const Gesture> gestures);

/// How a move appears to onlookers, from the same viewer's views before and after it.
Impact impactOf(const View& before, Move move, const View& after);
/// How a consequence of one does.
Impact impactOf(const Event& event);

/// Positions in words, for scenarios (tests/scenarios/README.md).
TableWords words(const Options& options);
std::optional<Position> readPosition(const Options& options, const Value& written, Seed seed,
                                     Mistakes& mistakes);
Value factsFor(const Position& position, Seat viewer);
Description describe(const Position& position);

} // namespace drawbridge::caleira
