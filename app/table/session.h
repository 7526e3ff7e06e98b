// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "table/botthought.h"
#include "table/pause.h"
#include "table/reactionwindows.h"
#include "text/gametext.h"

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

namespace drawbridge {

/// A match that goes on: people decide at tables that stand over it, chance and bots act by themselves, at a
/// pace one can follow. It begins in the next turn of the event loop. It knows no eyes: a table does
/// (GameTable).
class Session : public QObject {
    Q_OBJECT

  public:
    explicit Session(Match match, QObject* parent = nullptr);
    ~Session() override; ///< the thought on its way is given up

    const Match& match() const { return match_; } ///< all of it, secrets too
    bool isPerson(Seat seat) const { return isPersonAt(match_, seat); }
    int persons() const { return personsOf(match_); }
    /// Replaces who sits at a seat; the game goes on.
    void setPlayer(Seat seat, const Player& player);
    /// What is kept with the match; nobody who looks at it need look again.
    void setNotes(MatchNotes notes) { match_.setNotes(std::move(notes)); }
    /// How many matches of a series each seat has won, and how many decide it; 0: it stands alone.
    void setWins(std::vector<int> wins, int wanted);
    int wins(Seat seat) const { return seat < wins_.size() ? wins_[seat] : 0; }
    int winsWanted() const { return winsWanted_; }

    // What people decide; `seat` is whose table it is done at.

    /// Refused, and nothing changes, if the move is against the rules or it is not for the seat to decide.
    Verdict play(Seat seat, Move move);
    /// The move by which the seat gives up, if it may now.
    std::optional<Move> concession(Seat seat) const;
    void concede(Seat seat);

    /// Tells of a number of items whether the match must not stop there.
    using Midway = std::function<bool(std::size_t)>;
    /// A seat takes back its last decision, as far as the match allows, and those before for as long as it
    /// stands midway. A match that is over stays as it ended, unless it is only tried.
    bool canUndo(Seat seat) const;
    void setTried(bool tried) { isTried_ = tried; }
    /// The others who have decided something since, in the order in which they did: that goes with it.
    std::vector<Seat> undoneToo(Seat seat) const;
    void undo(Seat seat, const Midway& isMidway);
    bool canRedo(Seat seat) const;
    void redo(Seat seat, const Midway& isMidway);

    /// Who is asked at reaction windows.
    const ReactionWindows& windows() const { return windows_; }
    bool isAsked(Seat seat) const { return windows_.isAsked(seat); }
    bool isPassing() const { return windows_.isPassing(); }
    void setAsking(SeatSet seats, const std::vector<Asking>& asking); ///< as ReactionWindows has it
    void setHolding(SeatSet seats, Seat by, bool holding);            ///< the same
    void passTurn(); ///< of the decider; there must be canPassTurn()
    void decline();  ///< the window that stands open passes, and those like it; there must be canDecline()

    // What goes on by itself. All times are milliseconds.

    /// Tells bots and chance what to do, for as long as it knows; nothing: they decide for themselves.
    using Prompter = std::function<std::optional<Move>(const Match&)>;
    void setPrompter(Prompter prompter);
    /// Whether a bot has to decide and is at it.
    bool isThinking() const { return thinking_; }
    bool isPaused() const { return paused_; }
    /// Holds bots and chance where they are; a bot that is thinking begins anew later.
    void setPaused(bool paused);
    /// The pause before what a bot does; 0: none. Chance takes a part of it.
    int pace() const { return pace_; }
    void setPace(int milliseconds);
    /// How much memory all trees of a bot's search take together, in bytes; from its next thought on.
    void setTreeBytes(std::size_t bytes) { thought_.setTreeBytes(bytes); }
    /// How long what harms somebody is read before anything else happens; 0: nothing waits for that.
    void setReading(int milliseconds);
    /// On a table pieces are on their way: what they show is read from when they lie.
    void setMoving(bool moving) { pause_.setMoving(moving); }

    /// Somebody has seen enough of what is still being looked at: it goes on. False if nothing is.
    bool hurry();
    /// Whoever does not want to wait any longer sees the next step at once, where the pause before it tells
    /// nothing of what is held.
    bool canSkip() const { return canSkip_; }
    void skip();
    /// While all people of the match are out of the game and only bots go on: nothing waits for anybody's
    /// eyes any more, until the end or until somebody is back in the game.
    bool canPlayToTheEnd() const { return !rushing_ && isLeftToBots(); }
    void playToTheEnd();

  signals:
    /// As GameTable has them.
    void moveMade(int index);
    void changed();
    void thinkingChanged();
    void pausedChanged();
    void canSkipChanged();
    void holdingChanged();
    void heldInVain();
    void gameOver();

  private:
    bool isLeftToBots() const;
    void afterMove();
    void afterChange();
    void lookAgain();
    void schedule();
    void planStep();
    int breath() const;
    int paceNow() const;
    void wait(int breath, int least);
    void tellWhetherToSkip();
    int windowTime() const;
    BotSpec botAtWork() const;
    void step();
    void startThinking();
    void stopThinking();
    void setThinking(bool thinking);
    void takeThought();
    void playThought();
    std::optional<Move> prompted() const;

    Match match_;
    const GameText& text_;
    ReactionWindows windows_{match_};
    Pause pause_;
    BotThought thought_;
    Prompter prompter_;
    std::vector<int> wins_;
    int winsWanted_ = 0;
    bool isTried_ = false; ///< nothing comes of how it ends
    bool overTold_ = false;
    bool paused_ = false;
    bool thinking_ = false;
    bool canSkip_ = false;
    bool rushing_ = false; ///< to the end
    int pace_ = 0;
    int reading_ = 0;
    int longestThought_ = 0; ///< at a reaction window, of a bot without a clock
};

} // namespace drawbridge
