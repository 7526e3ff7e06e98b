// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/advice.h"
#include "bots/appraisal.h"
#include "bots/bot.h"
#include "core/compoundmove.h"
#include "core/defenderreveal.h"
#include "core/effectqueue.h"
#include "core/event.h"
#include "core/finish.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/reaction.h"
#include "core/rng.h"
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

// A position of any game behind one interface, for all that is not on the hot path: a match, the command
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
    /// Of a move of which all is known, not as seenBy() may tell of it.
    virtual Verdict judge(Move move) const = 0;
    /// Why a seat that does not decide now cannot make a move: always a refusal.
    virtual Verdict notAsked(Seat seat, Move move = {}) const = 0;
    /// The one or the other: what a seat hears that tries a move, whoever decides. While chance does, the
    /// seat on turn is not told that it is not its turn.
    Verdict judge(Seat seat, Move move) const;
    /// The move by which a seat gives up, where a game has one; it is not among the legal moves, but may be
    /// made at any time.
    virtual std::optional<Move> concession(Seat seat) const = 0;
    virtual void apply(Move move) = 0;
    virtual Move sampleChance(Rng& rng) const = 0;
    virtual double score(Seat seat) const = 0;
    virtual Clause endingClause() const = 0;
    /// What a seat has got in the end beside its score; nothing much in most games. The game must be over.
    virtual Finish finish(Seat seat) const = 0;
    /// Who has the first turn, where others may decide before that; nothing in other games.
    virtual std::optional<Seat> starter() const = 0;

    virtual View viewFor(Seat seat) const = 0; ///< without handles; kNobody: what everybody may see
    virtual Move seenBy(Move move, Seat seat) const = 0;
    /// What a move is to those who look on, who saw that before and after it, without what it brings about.
    virtual Impact impactOf(const View& before, Move move, const View& after) const = 0;
    virtual std::string toText(Move move) const = 0;
    virtual std::optional<Move> fromText(std::string_view text) const = 0;
    /// What a legal move brings about by itself, for all to see; nothing in games that need no telling.
    virtual std::vector<Event> consequences(Move move) const = 0;
    /// The effects that wait for each other and what is silenced; nothing in games without.
    virtual EffectQueue effectQueue() const = 0;
    /// Whether a legal move would do nothing, as everybody can see.
    virtual bool hasNoEffect(Move move) const = 0;
    /// The defender that a legal move turns up before an attack; nothing for other moves.
    virtual std::optional<DefenderReveal> defenderReveal(Move move) const = 0;
    /// The reaction window at which the decider stands; nothing at other decisions.
    virtual std::optional<ReactionWindow> window() const = 0;
    virtual Gesture gestureOf(Move move) const = 0;
    virtual void meanings(const Gesture& gesture, MoveList& list) const = 0;
    virtual Aim aimOf(const Gesture& gesture) const = 0; ///< of a gesture that says legal moves
    /// The moves that gestures come to where they mean several at one go, and whether they may be gathered
    /// before any is done: see core/compoundmove.h. None, and false, in games without.
    virtual std::vector<Move> compoundMove(std::span<const Gesture> gestures) const = 0;
    virtual bool gathers() const = 0;

    /// All of the position in words, secrets too: for scenarios, records and the command line.
    virtual Description describe() const = 0;
    /// The same through a viewer's eyes; kNobody: what everybody may know.
    virtual Description describeFor(Seat viewer) const = 0;

    /// A position that this one may be for all that a seat knows: what the seat cannot see is drawn by lot.
    virtual std::unique_ptr<GameState> guess(Seat seat, Seed seed) const = 0;

    /// What a bot would do. Called on a worker with a position of its own; `stop` ends it early with the
    /// best move so far. The bot uses nothing that the decider does not know. `mind` is what it keeps from
    /// one decision of a match to the next, and what it has compared.
    virtual Move think(const BotSpec& bot, Seed seed, StopToken stop, Mind& mind) const = 0;
    Move think(const BotSpec& bot, Seed seed, StopToken stop) const;
    /// The same, with what is to be said for it.
    virtual Advice advise(const BotSpec& bot, Seed seed, StopToken stop) const = 0;
    /// What a move that the decider has made here was worth to it, by searches of so many games; nothing is
    /// used that it does not know.
    virtual Appraisal appraise(Move made, int games, Seed seed, StopToken stop) const = 0;
    /// What each seat may hope for, with what it knows itself, or with all cards open.
    virtual std::vector<double> chances(int games, Seed seed, StopToken stop, bool isOpen) const = 0;
};

/// What a viewer sees, without handles: a seat; kNobody: what everybody may see; kAllHands: that and what
/// each seat sees of what is its own.
View viewOf(const GameState& state, Seat viewer);

/// The position as the same viewers may know it.
Seen seenOf(const GameState& state, Seat viewer);
/// A move made at `before`, as the same viewers may hear of it.
SeenMove seenMove(const GameState& before, Move move, Seat viewer);
/// What a seat can foresee of moves made one after the other, each of them legal then; nothing if they would
/// show it a card that it does not know yet.
std::optional<Outlook> outlookOf(const GameState& state, std::span<const Move> moves, Seat seat);

} // namespace drawbridge
