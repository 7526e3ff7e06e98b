// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/effectqueue.h"
#include "core/gesture.h"
#include "match/gameinfo.h"
#include "match/historyitem.h"
#include "match/seen.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace drawbridge {

class GameState;

inline constexpr std::size_t kLongestName = 80; ///< bytes of a player's name

/// Who sits at a seat.
struct Player {
    std::string name; ///< in a match always one that a record can hold: text, and not too much of it
    bool isBot = false;
    std::string bot;      ///< as botFromText() takes it; a level's name or a bot with its budget
    int shield = -1;      ///< which shield stands for the player, from match to match; -1: that of the seat
    std::string person{}; ///< which profile of this computer it is; empty: a bot, or a guest

    bool operator==(const Player&) const = default;
};

inline constexpr std::size_t kLongestTitle = 200; ///< bytes of what somebody calls a match
inline constexpr int kLongestSeries = 99;         ///< wins

/// Which series of matches one belongs to.
struct SeriesNote {
    std::string id;           ///< the same in all of its matches; empty: it stands alone
    int first = 0;            ///< how many wins it is played to, from 1
    bool loserBegins = false; ///< who lost begins the next match; if not, the seats take turns

    bool operator==(const SeriesNote&) const = default;
};

/// What is kept with a match by whoever keeps many of them. The match itself asks nothing of it, and no
/// clock: others say what time it is.
struct MatchNotes {
    std::string title;        ///< what somebody calls it; may be empty
    std::string begun;        ///< when, as isMoment() takes it; empty: nobody knows
    std::uint64_t played = 0; ///< seconds that it lay on the table
    SeriesNote series;

    bool operator==(const MatchNotes&) const = default;
};

/// Whether a text is a time as notes have it: "2026-11-23T06:32:51Z".
bool isMoment(std::string_view text);

/// How freely moves may be taken back.
enum class UndoRule : std::uint8_t {
    Fair,     ///< back to the last thing that revealed something: chance, another seat's decision, or one of
              ///< one's own that has turned up a card
    Practice, ///< everything
};

/// A game in progress: its players, its history, undo, and what each seat has been able to follow.
/// Chance is drawn from the seed: the outcome of the n-th chance move of a match is the same whenever it
/// comes to be drawn, so that nothing is gained by taking a draw back.
class Match {
  public:
    /// `setup` must pass the game's check(); as many players as it has seats.
    Match(const GameInfo& game, const Setup& setup, std::vector<Player> players, Seed seed,
          UndoRule undo = UndoRule::Fair);
    /// A match that begins at a position of its own, as lessons and scenarios do.
    Match(std::unique_ptr<GameState> position, std::vector<Player> players, Seed seed, UndoRule undo);
    ~Match();
    /// The match as it was before item `index` (at most history().size()), to be played on from there.
    Match until(std::size_t index) const;
    Match(Match&&) noexcept;
    Match& operator=(Match&&) noexcept;

    const GameInfo& game() const;
    const Setup& setup() const;
    const std::vector<Player>& players() const;
    /// Which shield stands for who sits there.
    int shieldOf(Seat seat) const;
    /// Replaces who sits at a seat; the game goes on.
    void setPlayer(Seat seat, Player player);
    const MatchNotes& notes() const;
    /// What a record cannot hold of them is cut off, or left out.
    void setNotes(MatchNotes notes);
    Seed seed() const;
    UndoRule undoRule() const;

    const GameState& state() const;
    Seat decider() const;
    bool isOver() const { return decider() == kNobody; }

    /// Makes a decision; refused moves change nothing. What was taken back before is forgotten.
    Verdict play(Move move);
    /// If chance decides next, makes its move and returns true.
    bool playChance();
    /// Lets chance decide until a seat has to, or the game is over.
    void settle();

    /// What happened, oldest first.
    const std::vector<HistoryItem>& history() const;
    /// The position before item `index`; index == history().size(): now. See History::at() on how long it
    /// stays.
    const GameState& stateAt(std::size_t index) const;
    /// The move of an item in notation, as a record has it.
    const std::string& moveText(std::size_t index) const;

    /// How many items undo() would take back for this seat: 0 if it may take nothing back. A seat takes
    /// back its own last decision and what chance made of it; to have passed a reaction window is no decision
    /// worth going back to, since nobody need have been asked.
    int undoable(Seat seat) const;
    void undo(Seat seat);
    bool canRedo() const;
    void redo();

    /// What a seat sees now, handles included; kNobody: what everybody may see; kAllHands: that and what
    /// each seat sees of what is its own.
    View view(Seat viewer) const;
    /// What that viewer saw before item `index`, without handles; index == history().size(): now.
    View viewAt(std::size_t index, Seat viewer) const;

    /// What the same viewers may know now.
    Seen known(Seat viewer) const;
    /// What a seat can foresee of moves: see outlookOf().
    std::optional<Outlook> outlook(std::span<const Move> moves, Seat seat) const;
    /// Whether a gesture means a move now, legal or not.
    bool means(const Gesture& gesture) const;
    /// What keeps a seat from making it, at once or when it is carried on; legal if it means no move, or is
    /// not refused.
    Verdict refusal(const Gesture& gesture, Seat seat) const;
    /// Why a seat that does not decide now cannot do anything.
    Clause notAsked(Seat seat) const;
    /// The pile whose defender is turned up next, if an attack goes on.
    std::optional<PileId> attacked() const;
    /// The effects that wait for each other before item `index`; index == history().size(): now.
    EffectQueue effectsAt(std::size_t index) const;
    /// The gesture that makes the move of an item.
    Gesture gestureAt(std::size_t index) const;

    /// An item as the same viewers may hear of it.
    HistoryItem seen(std::size_t index, Seat viewer) const;
    /// The same with what it has brought about: for those who tell of it.
    SeenMove told(std::size_t index, Seat viewer) const;
    /// The same in notation: "tile ?" where it may not know.
    std::string seenText(std::size_t index, Seat seat) const;

    /// The seed of a bot's own dice at this point of the match; its thinking is done on a worker, with a
    /// clone of state().
    Seed thoughtSeed() const;

  private:
    struct Data;
    std::unique_ptr<Data> d;
};

} // namespace drawbridge
