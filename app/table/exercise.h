// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/scenario.h"
#include "table/localtable.h"

#include <QObject>
#include <optional>
#include <vector>

namespace drawbridge {

/// A scenario as a learner plays it. What is written of chance and of the others happens by itself; the moves
/// of the first seat that decides in it are the learner's. A move that the rules allow but the scenario does
/// not mean stops everything until it is taken back, or until the learner plays on without the scenario,
/// against bots. All may be taken back.
///
/// In a puzzle (Scenario::puzzle) the learner is free to look for a win: whatever wins in this turn is right,
/// and what is written is shown to who asks. Or there is a question, and the table only to be looked at until
/// answer(); then what is written happens by itself.
class Exercise : public QObject {
    Q_OBJECT

  public:
    enum class State {
        Going,  ///< the learner has a move to make, or something is about to happen
        Astray, ///< the learner's last move is not what was meant
        Done,   ///< all that is written has happened
        Free,   ///< the game goes on without the scenario
    };

    /// The seat whose moves are the learner's.
    static Seat learnerOf(const Scenario& scenario);

    /// `players` as many as the scenario has seats: the learner a person, the others bots. The scenario must
    /// outlive the exercise, and pass runScenario().
    Exercise(const Scenario& scenario, std::vector<Player> players, QObject* parent = nullptr);

    Session& session() { return session_; }
    const Match& match() const { return session_.match(); } ///< all of it
    /// What the learner sees of it.
    LocalTable& table() { return table_; }
    const LocalTable& table() const { return table_; }
    const Scenario& scenario() const { return scenario_; }
    State state() const { return state_; }
    /// What the learner is to do now, or should have done, in the scenario's words; empty if it has none.
    QString task() const;
    /// Whether a move has been made for the learner since the beginning.
    bool isHelped() const { return isHelped_; }

    /// What the learner should do now; nothing while others are at it, and when all is done.
    std::optional<Move> meant() const;
    /// Does it for the learner.
    void makeMove();
    /// Goes on without the scenario.
    void playOn();

    /// Whether an answer is wanted, and not a move.
    bool isQuestion() const { return scenario_.puzzle && scenario_.puzzle->kind != Puzzle::Kind::Win; }
    /// Answers the question, once. Whoever is wrong is told so, and has been helped.
    void answer(std::size_t index);
    const std::optional<std::size_t>& answered() const { return answered_; }
    bool isRight(std::size_t answer) const;

  signals:
    /// The state or the task is another one.
    void changed();

  private:
    /// What is to happen, and which step says so; nullptr: none, chance by itself.
    struct Planned {
        Move move;
        const ScenarioStep* step;
        Seat decider;
        std::string text;
    };

    void follow();
    std::size_t kept() const;
    bool isWin() const { return scenario_.puzzle && !isQuestion(); }
    State stateOfWin() const;
    std::optional<Move> meantToWin() const;
    bool isAsPlanned(std::size_t index) const;
    /// The learner's next move of the plan; nullptr if none is left.
    const Planned* nextOwn() const;

    const Scenario& scenario_;
    std::vector<Planned> plan_;
    Seat learner_;
    State state_ = State::Going;
    std::size_t kept_ = 0; ///< so much of the plan has happened
    bool isHelped_ = false;
    std::optional<std::size_t> answered_;
    Session session_;
    LocalTable table_{session_};
};

} // namespace drawbridge
