// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "core/box.h"
#include "core/compoundmove.h"
#include "core/defenderreveal.h"
#include "core/effectqueue.h"
#include "core/event.h"
#include "core/gesture.h"
#include "core/move.h"
#include "core/options.h"
#include "core/positionreader.h"
#include "core/reaction.h"
#include "core/rng.h"
#include "core/threads.h"
#include "core/verdict.h"
#include "core/view.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Any game behind one interface, for all that is not on the hot path: the table, the command line, files.
namespace drawbridge {

class GameState;

namespace rampage {
class Deck;
}

/// What is chosen before a game begins.
struct Setup {
    int seats = 2;
    std::vector<OptionValue> options; ///< in the order of the game's specs; missing ones are default
    /// The cards of the player's own that one of the options asks for (GameInfo::deckOption); kept for ever
    /// by rampage::keepDeck(). Else nullptr.
    const rampage::Deck* deck = nullptr;

    bool operator==(const Setup&) const = default;
};

/// One of the five games.
class GameInfo {
  public:
    virtual ~GameInfo() = default;

    virtual std::string_view id() const = 0;           ///< "castle-keep"
    virtual std::string_view clausePrefix() const = 0; ///< "KEEP"
    virtual int minSeats() const = 0;
    virtual int maxSeats() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    /// The option whose value "file" takes a deck of the player's own, in a game that has such a one.
    virtual std::optional<std::size_t> deckOption() const = 0;
    /// Whether these options go together; refused with the clause that says otherwise.
    virtual Verdict check(const Setup& setup) const = 0;
    /// Whether option `index` has any say beside the others chosen; if not, its value is of no interest.
    virtual bool applies(const Setup& setup, std::size_t index) const = 0;
    /// The kinds of reaction windows; none in games in which nobody acts out of turn.
    virtual std::span<const WindowKind> windowKinds() const = 0;
    /// The position before chance has done anything; `setup` must pass check().
    virtual std::unique_ptr<GameState> start(const Setup& setup) const = 0;
    /// The piles in play, in an order fit for reading out.
    virtual std::vector<PileInfo> piles(const Setup& setup) const = 0;
    /// The kinds of cards that are played with and how many there are, in an order fit for a gallery.
    virtual std::vector<BoxedKind> box(const Setup& setup) const = 0;
    virtual int faces(const Setup& setup) const = 0; ///< how many different faces there are
    /// "RcT"; "?" for kHidden.
    virtual std::string faceName(const Setup& setup, Face face) const = 0;
    virtual std::optional<Face> faceFromName(const Setup& setup, std::string_view name) const = 0;
    /// What the picture of a face is called, by its look (Piece::look): "RcT", "king-clubs".
    virtual std::string pictureName(const Setup& setup, Face face, std::uint8_t look) const = 0;
    /// What the backs in a pile are called: "back", or "back-red" where the seats' backs differ.
    virtual std::string backName(const View& view, PileId pile) const = 0;

    /// What piles, faces and places are called in scenarios.
    virtual TableWords words(const Setup& setup) const = 0;
    /// The position somebody wrote down; nullptr, with the mistakes told, if it cannot be one. `setup` must
    /// pass check().
    virtual std::unique_ptr<GameState> readPosition(const Setup& setup, const Value& written, Seed seed,
                                                    Mistakes& mistakes) const = 0;
};

/// All games, in the order in which they are offered.
std::span<const GameInfo* const> allGames();
/// The game of that name, or nullptr.
const GameInfo* findGame(std::string_view id);

/// The name under which the picture of a face is asked for: "castle-keep/RcT", "castle-rampage/knight"; of a
/// card from a deck of the player's own "castle-rampage/deck-2/knight" (rampage::keptNumber()); of kHidden
/// "castle-keep/back". `look` is Piece::look: "castle-wars/king-hearts".
std::string picturePath(const GameInfo& game, const Setup& setup, Face face, std::uint8_t look = 0);
/// The name under which the picture of the backs in a pile is asked for: "castle-wars/back-red".
std::string backPath(const GameInfo& game, const View& view, PileId pile);

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

    virtual View viewFor(Seat seat) const = 0; ///< without handles; kNobody: what everybody may see
    virtual Move seenBy(Move move, Seat seat) const = 0;
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
    /// best move so far. The bot uses nothing that the decider does not know.
    virtual Move think(const BotSpec& bot, Seed seed, StopToken stop) const = 0;
};

/// What a viewer sees, without handles: a seat; kNobody: what everybody may see; kAllHands: that and what
/// each seat sees of what is its own.
View viewOf(const GameState& state, Seat viewer);

} // namespace drawbridge
