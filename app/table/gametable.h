// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/seenmatch.h"
#include "table/undogroups.h"
#include "text/gametext.h"

#include <QObject>
#include <QStringList>
#include <vector>

namespace drawbridge {

/// A match as one viewer has it: what they see and hear, what they may do, and how it goes on. The full state
/// stays behind this interface; several tables can share one match, each with its own viewer.
class GameTable : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// As the viewer may know it: a seat's view; kNobody's while no hand is shown; kAllHands' when all are.
    virtual SeenMatch seen() const = 0;
    Seat viewer() const { return seen().viewer(); }
    const GameText& text() const { return textFor(seen().game().id()); }
    QStringList names() const { return namesOf(seen().players()); }
    bool isPerson(Seat seat) const { return contains(personsIn(seen().players()), seat); }

    /// With several people at the screen: who it is to be handed over to; kNobody: no handover.
    virtual Seat curtainFor() const { return kNobody; }
    bool curtainDown() const { return isSeat(curtainFor()); }
    /// The person named by curtainFor() has arrived.
    virtual void liftCurtain() {}
    /// Whether the curtain hangs for a question that others may get next: one may decline in front of it.
    virtual bool canDecline() const { return false; }
    /// Nobody at this screen wants to act there: the screen stays with its viewer.
    virtual void decline() {}

    /// Whether a person has to decide and is asked; not at a reaction window that passes by itself.
    virtual bool isAsked(Seat seat) const = 0;
    /// Whether a reaction window is open at which nobody is asked: a bot's, or one that a person lets pass.
    /// It takes the same time whatever is held, so that its length reveals nothing.
    virtual bool isPassing() const = 0;
    /// Makes the viewer's decision. Refused without any change if the move is illegal or somebody else's.
    virtual Verdict play(Move move) = 0;

    /// Whether the viewer may concede, in a game that allows it.
    virtual bool canConcede() const = 0;
    virtual void concede() = 0;

    /// Undoes the viewer's last decision, as far as the match allows, and further ones that belong together.
    /// A finished match cannot be undone, unless it is a trial.
    virtual bool canUndo() const = 0;
    /// Others whose decisions would be undone as well, in order.
    virtual std::vector<Seat> undoneToo() const = 0;
    virtual void undo(const UndoGroups& groups = {}) = 0;
    virtual bool canRedo() const = 0;
    virtual void redo(const UndoGroups& groups = {}) = 0;

    /// Whether the viewer is asked at the next window whatever their settings; ends with their decision, or
    /// when the turn has come back to whoever requested it and no window has opened.
    virtual bool isHolding() const = 0;
    virtual void setHolding(bool holding) = 0;
    /// Passes this window and all others until the turn is over.
    virtual bool canPassTurn() const = 0;
    virtual void passTurn() = 0;

    /// Whether a bot is to decide and is running.
    virtual bool isThinking() const = 0;
    virtual bool isPaused() const = 0;
    /// Pauses bots and chance; a search that is running is restarted later.
    virtual void setPaused(bool paused) = 0;
    /// Tells whether an animation is running: reading time counts from its end.
    virtual void setMoving(bool moving) = 0;
    /// Ends the reading pause early. False if there is none.
    virtual bool endReading() = 0;
    /// Whether the current pause may be skipped: only if its length reveals nothing about hidden hands.
    virtual bool canSkip() const = 0;
    virtual void skip() = 0;
    /// When all people are out of the game and only bots go on: drops all pauses, until the end or until a
    /// person is back in the game.
    virtual bool canPlayToTheEnd() const = 0;
    virtual void playToTheEnd() = 0;

    /// Where somebody plays: here, or at a screen of their own, which is still awaited, there, there with
    /// somebody who has just said that they think, or does not answer just now.
    enum class Place { Here, Awaited, InHand, Thinking, Away };
    virtual Place placeOf(Seat /*seat*/) const { return Place::Here; }

    /// Matches of a series won by a seat, and number needed to win it; 0: a single match.
    virtual int wins(Seat seat) const = 0;
    virtual int winsWanted() const = 0;

  signals:
    /// An event has been made, or redone.
    void moveMade(int index);
    /// The match, the players or the viewer have changed. Emitted after each event, once after a whole undo
    /// or redo, and before curtainChanged().
    void changed();
    void curtainChanged();
    void thinkingChanged();
    void pausedChanged();
    void canSkipChanged();
    void holdingChanged();
    /// A requested window (setHolding) has not come up.
    void heldInVain();
    void gameOver();
};

} // namespace drawbridge
