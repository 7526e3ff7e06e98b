// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/gametable.h"
#include "table/session.h"

namespace drawbridge {

/// Base of tables on a local session. Subclasses determine the viewer.
class SessionTable : public GameTable {
    Q_OBJECT

  public:
    Session& session() const { return session_; }

    bool isAsked(Seat seat) const override { return session_.isAsked(seat); }
    bool isPassing() const override { return session_.isPassing(); }
    Verdict play(Move move) override { return session_.play(actor(), move); }
    bool canConcede() const override { return session_.concession(actor()).has_value(); }
    void concede() override { session_.concede(actor()); }
    bool canUndo() const override { return session_.canUndo(owner()); }
    std::vector<Seat> undoneToo() const override { return session_.undoneToo(owner()); }
    void undo(const UndoGroups& groups = {}) override { session_.undo(owner(), groups); }
    bool canRedo() const override { return session_.canRedo(actor()); }
    void redo(const UndoGroups& groups = {}) override { session_.redo(actor(), groups); }
    bool isHolding() const override { return session_.windows().isHolding(people()); }
    void setHolding(bool holding) override { session_.setHolding(people(), owner(), holding); }
    bool canPassTurn() const override {
        return actor() == session_.match().decider() && session_.windows().canPassTurn();
    }
    void passTurn() override {
        if (canPassTurn()) session_.passTurn();
    }
    bool isThinking() const override { return session_.isThinking(); }
    bool isPaused() const override { return session_.isPaused(); }
    void setPaused(bool paused) override { session_.setPaused(paused); }
    void setMoving(bool moving) override { session_.setMoving(moving); }
    bool endReading() override { return session_.endReading(); }
    bool canSkip() const override { return session_.canSkip(); }
    void skip() override { session_.skip(); }
    bool canPlayToTheEnd() const override { return session_.canPlayToTheEnd(); }
    void playToTheEnd() override { session_.playToTheEnd(); }
    int wins(Seat seat) const override { return session_.wins(seat); }
    int winsWanted() const override { return session_.winsWanted(); }

  protected:
    explicit SessionTable(Session& session, QObject* parent)
        : GameTable(parent)
        , session_(session) {
        connect(&session, &Session::moveMade, this, &GameTable::moveMade);
        connect(&session, &Session::changed, this, &SessionTable::follow);
        connect(&session, &Session::thinkingChanged, this, &GameTable::thinkingChanged);
        connect(&session, &Session::pausedChanged, this, &GameTable::pausedChanged);
        connect(&session, &Session::canSkipChanged, this, &GameTable::canSkipChanged);
        connect(&session, &Session::holdingChanged, this, &GameTable::holdingChanged);
        connect(&session, &Session::heldInVain, this, &GameTable::heldInVain);
        connect(&session, &Session::gameOver, this, &GameTable::gameOver);
    }

    /// The seat that acts at this table now; kNobody: none.
    virtual Seat actor() const = 0;
    /// The seat the table belongs to, also while others act.
    virtual Seat owner() const = 0;
    /// All seats that may be asked at this table.
    virtual SeatSet people() const = 0;
    /// The session has changed: notifies the viewer.
    virtual void follow() { emit changed(); }

  private:
    Session& session_;
};

} // namespace drawbridge
