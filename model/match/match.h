// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "match/seen.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace drawbridge {

class GameState;

inline constexpr std::size_t kLongestName = 80; ///< bytes of a player's name

/// The player of a seat.
struct Player {
    std::string name; ///< in a match always valid for a record: plain text of limited length
    bool isBot = false;
    std::string bot;      ///< accepted by botFromText(): a level's name or a bot with its budget
    int shield = -1;      ///< the player's shield, kept from match to match; -1: that of the seat
    std::string person{}; ///< the user profile on this computer; empty: a bot, or a guest

    bool operator==(const Player&) const = default;
};

/// The seats of persons, as opposed to bots.
inline SeatSet personsIn(const std::vector<Player>& players) {
    SeatSet persons = 0;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (!players[seat].isBot) persons = static_cast<SeatSet>(persons | only(static_cast<Seat>(seat)));
    return persons;
}

inline constexpr std::size_t kLongestTitle = 200; ///< bytes of a match's title
inline constexpr int kLongestSeries = 99;         ///< wins

/// The series that a match belongs to.
struct SeriesNote {
    std::string id;           ///< the same in all its matches; empty: a single match
    int first = 0;            ///< number of wins needed, from 1
    bool loserBegins = false; ///< the loser begins the next match; else the seats take turns

    bool operator==(const SeriesNote&) const = default;
};

/// Metadata of a match, for whoever manages several. The match itself does not use it, and reads no clock:
/// the caller supplies the time.
struct MatchNotes {
    std::string title;        ///< chosen by a person; may be empty
    std::string begun;        ///< in the format of isMoment(); empty: unknown
    std::uint64_t played = 0; ///< seconds that it was open
    SeriesNote series;

    bool operator==(const MatchNotes&) const = default;
};

/// Whether a text is a time in the format of the notes: "2026-11-23T06:32:51Z".
bool isMoment(std::string_view text);

/// An item of the history: a decision of a seat, or of chance.
struct HistoryItem {
    Seat decider = kNobody; ///< or kChance
    Move move;
    Seat turn = kNobody; ///< whose turn it was
};

/// How far moves may be taken back.
enum class UndoRule : std::uint8_t {
    Fair,     ///< back to the last revelation: chance, another seat's decision, or one of
              ///< one's own that has turned up a card
    Practice, ///< everything
};

/// A game in progress: its players, history, undo, and what each seat has been able to follow. Chance is
/// derived from the seed: the outcome of the n-th chance move of a match does not depend on when it is drawn,
/// so that nothing is gained by taking a draw back.
class Match {
  public:
    /// `setup` must pass the game's check(); as many players as it has seats.
    Match(const GameInfo& game, const Setup& setup, std::vector<Player> players, Seed seed,
          UndoRule undo = UndoRule::Fair);
    /// A match that begins at a given position, as lessons and scenarios do.
    Match(std::unique_ptr<GameState> position, std::vector<Player> players, Seed seed, UndoRule undo);
    ~Match();
    /// A copy of the match as it was before item `index` (at most history().size()), from which to play on.
    Match until(std::size_t index) const;
    Match(Match&&) noexcept;
    Match& operator=(Match&&) noexcept;

    const GameInfo& game() const;
    const Setup& setup() const;
    const std::vector<Player>& players() const;
    /// The shield of the player of a seat.
    int shieldOf(Seat seat) const;
    /// Replaces the player of a seat; the game goes on.
    void setPlayer(Seat seat, Player player);
    const MatchNotes& notes() const;
    /// Truncates or drops what a record cannot hold.
    void setNotes(MatchNotes notes);
    Seed seed() const;
    UndoRule undoRule() const;

    const GameState& state() const;
    Seat decider() const;
    bool isOver() const { return decider() == kNobody; }

    /// Makes a decision; refused moves change nothing. Clears the redo stack.
    Verdict play(Move move);
    /// If chance decides next, makes its move and returns true.
    bool playChance();
    /// Makes chance moves until a seat has to decide, or the game is over.
    void settle();

    /// What happened, oldest first.
    const std::vector<HistoryItem>& history() const;
    /// The position before item `index`; index == history().size(): now. Its lifetime is that of
    /// History::at().
    const GameState& stateAt(std::size_t index) const;
    /// The move of an item in notation, as in a record.
    const std::string& moveText(std::size_t index) const;

    /// How many items undo() would take back for this seat: 0 if it may take nothing back. A seat takes back
    /// its own last decision and the chance moves after it; a pass in a reaction window does not count as a
    /// decision, since not everybody is asked.
    int undoable(Seat seat) const;
    void undo(Seat seat);
    bool canRedo() const;
    void redo();

    /// What a seat sees now, with handles; kNobody: public information; kAllHands: that and each seat's own
    /// cards.
    View view(Seat viewer) const;
    /// The view before item `index`, without handles; index == history().size(): now.
    View viewAt(std::size_t index, Seat viewer) const;

    /// What the same viewers may know now.
    Seen known(Seat viewer) const;
    /// The pile whose defender is turned up next, if an attack goes on.
    std::optional<PileId> attacked() const;
    /// An item with what the same viewers may not know removed.
    HistoryItem seen(std::size_t index, Seat viewer) const;
    /// The same with its consequences: for announcing it.
    SeenMove told(std::size_t index, Seat viewer) const;
    /// The same in notation: "tile ?" if unknown.
    std::string seenText(std::size_t index, Seat seat) const;

    /// The seed for a bot's search at this point of the match; it runs on a worker thread, with a clone of
    /// state().
    Seed thoughtSeed() const;

  private:
    struct Data;
    std::unique_ptr<Data> d;
};

} // namespace drawbridge
