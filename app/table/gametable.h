// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seenmatch.h"
#include "text/gametext.h"

#include <QObject>
#include <QStringList>
#include <functional>
#include <vector>

namespace drawbridge {

/// A match as a table shows it, on a screen or in somebody's hand: what its viewer sees and hears, what they
/// may do, and how it goes on. The match with all its secrets stands behind it; several tables can stand over
/// one match, each with eyes of its own.
class GameTable : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// The match as whoever is at the table may know it: a seat; kNobody while nobody's hand is shown;
    /// kAllHands when all is.
    virtual SeenMatch seen() const = 0;
    Seat viewer() const { return seen().viewer(); }
    const GameText& text() const { return textFor(seen().game().id()); }
    QStringList names() const;
    bool isPerson(Seat seat) const;

    /// With several people at the table: whom it is to be handed over to now; kNobody: it is not.
    virtual Seat curtainFor() const { return kNobody; }
    bool curtainDown() const { return isSeat(curtainFor()); }
    /// The person named is at the table.
    virtual void liftCurtain() {}
    /// Whether the curtain hangs for a question that others may be asked right after: nobody need answer it
    /// behind the curtain.
    virtual bool canDecline() const { return false; }
    /// None of those who share the table wants to act there: it stays whose it was.
    virtual void decline() {}

    /// Whether a person has to decide and is asked to: not at a window that passes by itself.
    virtual bool isAsked(Seat seat) const = 0;
    /// Whether a window stands open that nobody is asked at: a bot's, or one that a person lets pass. It
    /// takes the same time whatever is held, so it tells nothing.
    virtual bool isPassing() const = 0;
    /// Makes the decision of whoever is at the table. Refused, and nothing changes, if the move is against
    /// the rules or it is not for them to decide.
    virtual Verdict play(Move move) = 0;

    /// Whether whoever is at the table may give up, in a game in which one may.
    virtual bool canConcede() const = 0;
    virtual void concede() = 0;

    /// Tells of a number of items whether the match must not stop there.
    using Midway = std::function<bool(std::size_t)>;
    /// Whoever is at the table takes back the last decision of their own, as far as the match allows, and
    /// those before for as long as it stands midway. A match that is over stays as it ended, unless it is
    /// only tried.
    virtual bool canUndo() const = 0;
    /// The others who have decided something since, in the order in which they did: that goes with it.
    virtual std::vector<Seat> undoneToo() const = 0;
    virtual void undo(const Midway& isMidway = {}) = 0;
    virtual bool canRedo() const = 0;
    virtual void redo(const Midway& isMidway = {}) = 0;

    /// Whether whoever is at the table is asked at their next window, whatever they have set; it ends with
    /// their decision, or when the turn has come back to whoever wanted it and no window has opened.
    virtual bool isHolding() const = 0;
    virtual void setHolding(bool holding) = 0;
    /// Whoever is asked at a window lets it pass, and all others until the turn is over.
    virtual bool canPassTurn() const = 0;
    virtual void passTurn() = 0;

    /// Whether a bot has to decide and is at it.
    virtual bool isThinking() const = 0;
    virtual bool isPaused() const = 0;
    /// Holds bots and chance where they are; a bot that is thinking begins anew later.
    virtual void setPaused(bool paused) = 0;
    /// On the table pieces are on their way: what they show is read from when they lie.
    virtual void setMoving(bool moving) = 0;
    /// Somebody has seen enough of what is still being looked at: it goes on. False if nothing is.
    virtual bool hurry() = 0;
    /// Whoever does not want to wait any longer sees the next step at once, where the pause before it tells
    /// nothing of what is held.
    virtual bool canSkip() const = 0;
    virtual void skip() = 0;
    /// While all people of the match are out of the game and only bots go on: nothing waits for anybody's
    /// eyes any more, until the end or until somebody is back in the game.
    virtual bool canPlayToTheEnd() const = 0;
    virtual void playToTheEnd() = 0;

    /// How many matches of a series a seat has won, and how many decide it; 0: it stands alone.
    virtual int wins(Seat seat) const = 0;
    virtual int winsWanted() const = 0;

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
};

} // namespace drawbridge
