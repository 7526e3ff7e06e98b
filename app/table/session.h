// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "table/botthought.h"
#include "table/pause.h"
#include "table/reactionwindows.h"
#include "table/undogroups.h"
#include "text/gametext.h"

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

namespace drawbridge {

/// Runs a match: people decide through tables, chance and bots act by themselves, at a pace one can follow.
/// Starts in the next iteration of the event loop. Has no viewer; tables have: see GameTable
/// for what is not explained here.
class Session : public QObject {
    Q_OBJECT

  public:
    explicit Session(Match match, QObject* parent = nullptr);
    ~Session() override; ///< cancels a running search

    const Match& match() const { return match_; } ///< the full state, with all secrets
    bool isPerson(Seat seat) const { return contains(persons(), seat); }
    SeatSet persons() const { return personsIn(match_.players()); }
    /// Replaces the player at a seat; the game goes on.
    void setPlayer(Seat seat, const Player& player);
    /// Sets what is saved with the match; viewers need not be told.
    void setNotes(MatchNotes notes) { match_.setNotes(std::move(notes)); }
    /// Matches of a series won by each seat, and number needed to win it; 0: a single match.
    void setWins(std::vector<int> wins, int wanted);
    int wins(Seat seat) const { return seat < wins_.size() ? wins_[seat] : 0; }
    int winsWanted() const { return winsWanted_; }

    // What people decide; `seat` is the one that acts.

    /// Refused without any change if the move is illegal or it is not the seat's decision.
    Verdict play(Seat seat, Move move);
    /// The move by which the seat concedes, if it may now.
    std::optional<Move> concession(Seat seat) const;
    void concede(Seat seat);

    bool canUndo(Seat seat) const;
    void setTried(bool tried) { isTried_ = tried; }
    std::vector<Seat> undoneToo(Seat seat) const;
    void undo(Seat seat, const UndoGroups& groups);
    bool canRedo(Seat seat) const;
    void redo(Seat seat, const UndoGroups& groups);

    /// Who is asked at reaction windows.
    const ReactionWindows& windows() const { return windows_; }
    bool isAsked(Seat seat) const { return windows_.isAsked(seat); }
    bool isPassing() const { return windows_.isPassing(); }
    void setAsking(SeatSet seats, const std::vector<Asking>& asking); ///< see ReactionWindows::setAsking()
    void setHolding(SeatSet seats, Seat by, bool holding);            ///< see ReactionWindows::hold()
    void passTurn(); ///< for the decider; needs canPassTurn()
    void decline();  ///< passes this window and those of the same phase; needs canDecline()

    // What happens without a person. All times are milliseconds.

    /// Scripts the moves of bots and chance; where it returns nothing they decide for themselves.
    using Prompter = std::function<std::optional<Move>(const Match&)>;
    void setPrompter(Prompter prompter);
    bool isThinking() const { return thinking_; }
    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    /// The pause before a bot's move; 0: none. Chance takes a fraction of it.
    void setPace(int milliseconds);
    /// Memory limit of all search trees of a bot together, in bytes; from its next search on.
    void setTreeBytes(std::size_t bytes) { thought_.setTreeBytes(bytes); }
    /// Reading time after events that harm somebody; 0: none.
    void setReading(int milliseconds);
    void setMoving(bool moving) { pause_.setMoving(moving); }

    bool endReading();
    bool canSkip() const { return canSkip_; }
    void skip();
    bool canPlayToTheEnd() const { return !rushing_ && isLeftToBots(); }
    void playToTheEnd();

  signals:
    /// Signals: see GameTable.
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
    bool isTried_ = false; ///< a trial: its result does not count
    bool overTold_ = false;
    bool paused_ = false;
    bool thinking_ = false;
    bool canSkip_ = false;
    bool rushing_ = false; ///< no pauses until the end
    int pace_ = 0;
    int reading_ = 0;
    int longestThought_ = 0; ///< longest search at a reaction window by a bot that counts playouts
};

} // namespace drawbridge
