// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/advice.h"
#include "bots/bot.h"
#include "core/defenderreveal.h"
#include "core/effectqueue.h"
#include "core/event.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/reaction.h"
#include "core/rng.h"
#include "core/seatresult.h"
#include "core/stoptoken.h"
#include "core/verdict.h"
#include "core/view.h"
#include "match/gameinfo.h"
#include "match/seen.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The type-erased interface to a position of any game, for everything off the hot path: matches, the command
// line, files.
namespace drawbridge {

/// A position of any game. See the Game concept (core/game.h) for what each function means.
class GameState {
  public:
    virtual ~GameState() = default;

    virtual const GameInfo& game() const = 0;
    virtual Setup setup() const = 0;
    virtual std::unique_ptr<GameState> clone() const = 0;
    virtual bool equals(const GameState& other) const = 0; ///< byte for byte

    virtual int seats() const = 0;
    virtual Seat turn() const = 0; ///< whose turn it is; kNobody before the first
    virtual Seat decider() const = 0;
    virtual void legalMoves(MoveList& list) const = 0;
    /// The move must be complete, not one with secrets removed by seenBy().
    virtual Verdict judge(Move move) const = 0;
    virtual Verdict notAsked(Seat seat, Move move = {}) const = 0;
    /// judge() or notAsked(), depending on who decides: the answer to a seat that tries a move. While chance
    /// decides, the seat on turn is not told that it is not its turn.
    Verdict judge(Seat seat, Move move) const;
    virtual std::optional<Move> concession(Seat seat) const = 0;
    virtual void apply(Move move) = 0;
    virtual Move sampleChance(Rng& rng) const = 0;
    virtual double score(Seat seat) const = 0;
    virtual Clause endingClause() const = 0;
    /// A seat's final result beside its score; mostly empty in most games. The game must be over.
    virtual SeatResult finish(Seat seat) const = 0;
    /// The seat with the first turn, where others may decide before that; nothing in other games.
    virtual std::optional<Seat> starter() const = 0;

    virtual View viewFor(Seat seat) const = 0; ///< without handles; kNobody: public information
    virtual Move seenBy(Move move, Seat seat) const = 0;
    /// How a move appears to onlookers, from their views before and after it, without its consequences.
    virtual Impact impactOf(const View& before, Move move, const View& after) const = 0;
    virtual std::string toText(Move move) const = 0;
    virtual std::optional<Move> fromText(std::string_view text) const = 0;
    /// The public consequences of a legal move; empty in games without them.
    virtual std::vector<Event> consequences(Move move) const = 0;
    /// The queued effects and the silenced pieces; empty in games without.
    virtual EffectQueue effectQueue() const = 0;
    virtual bool hasNoEffect(Move move) const = 0;
    /// The defender that a legal move reveals before an attack; nothing for other moves.
    virtual std::optional<DefenderReveal> defenderReveal(Move move) const = 0;
    /// The reaction window open for the decider; nothing at other decisions.
    virtual std::optional<ReactionWindow> window() const = 0;
    virtual Gesture gestureOf(Move move) const = 0;
    virtual void meanings(const Gesture& gesture, MoveList& list) const = 0;
    virtual Aim aimOf(const Gesture& gesture) const = 0; ///< the gesture must stand for legal moves
    /// The moves that a sequence of gestures means as a compound, and whether gestures may be collected
    /// before any move is made: see HasCompoundMoves. Empty, and false, in games without.
    virtual std::vector<Move> compoundMove(std::span<const Gesture> gestures) const = 0;
    virtual bool gathers() const = 0;

    /// The whole position in words, secrets included: for scenarios, records and the command line.
    virtual Description describe() const = 0;
    /// The same as a viewer knows it; kNobody: public information.
    virtual Description describeFor(Seat viewer) const = 0;

    /// A determinization: what the seat cannot see is drawn at random.
    virtual std::unique_ptr<GameState> guess(Seat seat, Seed seed) const = 0;

    /// The move of a bot. Called on a worker thread with a position of its own; `stop` ends it early with the
    /// best move so far. The bot uses only what the decider knows. `mind` is what it keeps from one decision
    /// of a match to the next, and the moves it has compared.
    virtual Move think(const BotSpec& bot, Seed seed, StopToken stop, SearchMemory& mind) const = 0;
    Move think(const BotSpec& bot, Seed seed, StopToken stop) const;
    /// The same, with an explanation.
    virtual Advice advise(const BotSpec& bot, Seed seed, StopToken stop) const = 0;
    /// The value to the decider of a move made here, by searches of `games` playouts; uses only what it
    /// knows.
    virtual Appraisal appraise(Move made, int games, Seed seed, StopToken stop) const = 0;
    /// Each seat's expected share, with what it knows itself, or with all cards open.
    virtual std::vector<double> chances(int games, Seed seed, StopToken stop, bool isOpen) const = 0;
};

/// The view of a viewer, without handles: a seat; kNobody: public information; kAllHands: that and each
/// seat's own cards.
View viewOf(const GameState& state, Seat viewer);

/// The position as the same viewers may know it.
Seen seenOf(const GameState& state, Seat viewer);
/// A move made at `before`, with what the same viewers may not know removed.
SeenMove seenMove(const GameState& before, Move move, Seat viewer);
/// What a seat can foresee of consecutive moves, each legal in its turn; nothing if they would reveal a card
/// that it does not know yet.
std::optional<Outlook> outlookOf(const GameState& state, std::span<const Move> moves, Seat seat);

} // namespace drawbridge
