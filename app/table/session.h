// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stoptoken.h"
#include "core/threadpool.h"
#include "match/match.h"
#include "text/gametext.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace drawbridge {

struct BotSpec;
struct Mind;

/// A match being played at one screen: it lets chance and bots act at a pace one can follow, knows whose
/// eyes the screen has, and draws the curtain between two people. It begins by itself in the next turn of
/// the event loop. Bots think on another thread with a copy of the position.
class Session : public QObject {
    Q_OBJECT

  public:
    explicit Session(Match match, QObject* parent = nullptr);
    ~Session() override; ///< the thought on its way is given up

    const Match& match() const { return match_; }
    const GameText& text() const { return text_; }
    QStringList names() const;
    bool isPerson(Seat seat) const;

    /// Whose eyes the screen has; kNobody (only what is public) while the curtain is down, while none of
    /// several people is at work, and when only bots play; kAllHands when all is shown then.
    Seat viewer() const { return viewer_; }
    /// With several people: whether the screen is to be handed over now, and to whom.
    bool curtainDown() const { return isSeat(curtainFor_); }
    Seat curtainFor() const { return curtainFor_; }
    /// The person named is at the screen.
    void liftCurtain();
    /// Whether the curtain hangs for a question that others may be asked right after: nobody need answer it
    /// behind the curtain.
    bool canDecline() const;
    /// None of those who share the screen wants to act there: the screen stays whose it was.
    void decline();
    /// Whether people hide their hands from each other; if not, the screen goes straight over.
    void setCurtain(bool wanted);
    /// Whether all hands lie open while only bots play; if not, what is public is seen.
    void setAllShown(bool shown);
    /// Looks on through these eyes (a seat's, kNobody's or kAllHands) whoever plays and is to decide.
    void setEyes(Seat eyes);

    /// The position as far as it may be seen here, for use beyond the match: what whoever is at the screen
    /// does not know is drawn by lot. All as it is once the match is over, and if only bots play; nullptr
    /// while the screen is nobody's.
    std::unique_ptr<GameState> shownState(Seed seed) const;

    /// Makes the decision of the person to decide. Refused, and nothing changes, if the move is against the
    /// rules or nobody at the screen has to decide.
    Verdict play(Move move);

    /// When people at this screen want to be asked at reaction windows, by the game's kinds of them
    /// (GameInfo::windowKinds()); as usual for kinds beyond the list. Where several people share the screen,
    /// to be asked would show the others that one holds something: there Asking::Matters goes by what
    /// everybody can see, and Asking::Usable is taken for Always.
    void setAsking(std::vector<Asking> asking);
    /// Whether to ask at the next window of a person whatever they have set; it ends with their decision, or
    /// when the turn has come back to whoever wanted it and no window has opened.
    bool isHolding() const { return holding_; }
    void setHolding(bool holding);
    /// The person who is asked at a window lets it pass, and all others until the turn is over.
    bool canPassTurn() const;
    void passTurn();
    /// Whether a person has to decide and is asked to: not at a window that passes by itself.
    bool isAsked(Seat seat) const;
    /// Whether a window stands open that nobody is asked at: a bot's, or one that a person lets pass. It
    /// takes the same time whatever is held, so it tells nothing.
    bool isPassing() const;

    /// The person at the screen gives up, in a game in which one may.
    bool canConcede() const;
    void concede();

    /// Tells of a number of items whether the match must not stop there.
    using Midway = std::function<bool(std::size_t)>;
    /// A person takes back the last decision of their own, as far as the match allows, and those before for
    /// as long as it stands midway. A match that is over stays as it ended, unless it is only tried.
    bool canUndo() const;
    void setTried(bool tried) { isTried_ = tried; }
    /// The others who have decided something since, in the order in which they did: that goes with it.
    std::vector<Seat> undoneToo() const;
    void undo(const Midway& isMidway = {});
    bool canRedo() const;
    void redo(const Midway& isMidway = {});

    /// Replaces who sits at a seat; the game goes on.
    void setPlayer(Seat seat, const Player& player);
    /// What is kept with the match; nobody who looks at it need look again.
    void setNotes(MatchNotes notes) { match_.setNotes(std::move(notes)); }

    /// How many matches of a series each seat has won, and how many decide it; 0: it stands alone.
    void setWins(std::vector<int> wins, int wanted);
    int wins(Seat seat) const { return seat < wins_.size() ? wins_[seat] : 0; }
    int winsWanted() const { return winsWanted_; }

    /// Tells bots and chance what to do, for as long as it knows; nothing: they decide for themselves.
    using Prompter = std::function<std::optional<Move>(const Match&)>;
    void setPrompter(Prompter prompter);

    /// Whether a bot has to decide and is at it.
    bool isThinking() const { return thinking_; }
    bool isPaused() const { return paused_; }
    /// Holds bots and chance where they are; a bot that is thinking begins anew later.
    void setPaused(bool paused);
    /// The pause before what a bot does, in milliseconds; 0: none. Chance takes a part of it.
    int pace() const { return pace_; }
    void setPace(int milliseconds);
    /// How much memory all trees of a bot's search take together, in bytes; from its next thought on.
    void setTreeBytes(std::size_t bytes) { treeBytes_ = bytes; }

    /// How long what harms somebody is read before anything else happens, in milliseconds; 0: nothing waits
    /// for that.
    void setReading(int milliseconds);
    /// On the table pieces are on their way: what they show is read from when they lie.
    void setMoving(bool moving);

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

    /// The first item that may be news to a seat: after the end of its last turn, or what others did in that
    /// turn; history().size() if there is no news. While its own turn lasts it stays where it was.
    std::size_t sinceTurnOf(Seat seat) const;
    std::size_t sinceMyTurn() const { return sinceTurnOf(viewer_); }
    /// Whether a seat has had a turn before that which lasts now.
    bool hasHadTurn(Seat seat) const;

  signals:
    /// An event has been added to the match, or done again after undo.
    void moveMade(int index);
    /// The match, the players or the viewer have changed: look again. Comes after each event by itself,
    /// after an undo or redo as a whole, and before curtainChanged().
    void changed();
    void curtainChanged();
    void thinkingChanged();
    void pausedChanged();
    void canSkipChanged();
    void holdingChanged();
    /// No window has opened for who wanted to be asked at the next one.
    void heldInVain();
    void gameOver();
    /// From the worker: a thought has ended.
    void thoughtEnded(int thought);

  private:
    void hold(bool holding);
    void watchHolding();
    bool wantsToBeAsked(const ReactionWindow& window) const;
    int persons() const;
    std::size_t presentTurnOf(Seat seat) const;
    bool isAtWork(Seat seat) const;
    bool isLeftToBots() const;
    bool settleViewer();
    bool show(Seat viewer, Seat curtainFor);
    void lookAgain();
    void afterChange();
    void schedule();
    void planStep();
    int breath() const;
    int paceNow() const;
    void wait(int breath, int least);
    void startPause(int milliseconds);
    void tellWhetherToSkip();
    int windowTime() const;
    BotSpec botAtWork() const;
    void step();
    void startThinking();
    void stopThinking();
    void setThinking(bool thinking);
    void takeThought(int thought);
    void playThought();
    std::optional<Move> concession() const;
    std::optional<Move> prompted() const;

    Match match_;
    const GameText& text_;
    Seat viewer_ = kNobody;
    /// Whose the screen is: the viewer's, also once their turn is over, until the curtain falls for another
    /// one.
    Seat atScreen_ = kNobody;
    Seat cameFrom_ = kNobody; ///< whose it was before the curtain fell
    Seat curtainFor_ = kNobody;
    std::vector<int> wins_;
    int winsWanted_ = 0;
    bool allShown_ = false;
    std::optional<Seat> eyes_; ///< of whoever looks on
    bool curtainWanted_ = true;
    bool paused_ = false;
    std::vector<Asking> asking_;
    bool holding_ = false;
    Seat heldBy_ = kNobody;     ///< who wanted it
    bool heldAway_ = false;     ///< it has been another one's turn since
    SeatSet passing_ = 0;       ///< lets all windows pass until the turn is over
    Seat passedTurn_ = kNobody; ///< that is whose turn it is
    std::string declined_;      ///< the phase in which no person wants to act; empty: none
    Seat shownTurn_ = kNobody;  ///< whose turn it was when somebody was last at the screen
    bool thinking_ = false;
    bool overTold_ = false;
    bool isTried_ = false; ///< nothing comes of how it ends
    int pace_ = 0;
    int reading_ = 0;
    bool moving_ = false;
    int left_ = 0;         ///< of the pause at hand, once nothing moves any more
    int least_ = 0;        ///< what remains of it for whoever is in a hurry
    bool lingers_ = false; ///< something is read in it
    bool canSkip_ = false;
    bool rushing_ = false; ///< to the end
    Prompter prompter_;
    QTimer step_;
    bool atWork_ = false; ///< a thought is on its way
    int thought_ = 0;     ///< tells the thought wanted from one that was given up
    QElapsedTimer thinkingSince_;
    int longestThought_ = 0; ///< at a reaction window, of a bot without a clock, in milliseconds
    std::optional<Move> thoughtOf_;
    std::size_t treeBytes_;
    std::unique_ptr<Mind> mind_; ///< of the bots; the worker's while a thought is on its way
    std::atomic<Move> chosen_;   ///< by the thought that has ended last
    StopSource stop_;            ///< of the thought on its way
    ThreadPool::Task worker_;    // last, so that it is joined before anything it reports to goes
};

/// Whether an item is more than what a seat has done itself: of another one's turn, or decided by another.
bool isNewsTo(Seat seat, const HistoryItem& item);

} // namespace drawbridge
