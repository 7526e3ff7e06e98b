// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/scenario.h"
#include "table/localtable.h"

#include <QObject>
#include <optional>
#include <vector>

namespace drawbridge {

/// A scenario played as a lesson. Chance and the other seats follow its script by themselves; the moves of
/// the first seat that decides are the learner's. A legal move that the scenario does not expect stops
/// everything until it is undone, or until the learner plays on without the scenario, against bots.
/// Everything can be undone.
///
/// In a puzzle (Scenario::puzzle) the learner is free to look for a win: whatever wins in this turn is right,
/// and the script is the hint. If the puzzle is a question, the table is read-only until answer(); then the
/// script plays by itself.
class Exercise : public QObject {
    Q_OBJECT

  public:
    enum class State {
        Going,  ///< it is the learner's move, or the script is about to act
        Astray, ///< the learner's last move is not the expected one
        Done,   ///< the script is finished
        Free,   ///< play goes on without the scenario
    };

    static Seat learnerOf(const Scenario& scenario);

    /// `players`: one for each seat of the scenario, the learner a person, the others bots. The scenario must
    /// outlive the exercise, and pass runScenario().
    Exercise(const Scenario& scenario, std::vector<Player> players, QObject* parent = nullptr);

    Session& session() { return session_; }
    const Match& match() const { return session_.match(); } ///< with all its secrets
    /// The learner's view of it.
    LocalTable& table() { return table_; }
    const LocalTable& table() const { return table_; }
    const Scenario& scenario() const { return scenario_; }
    State state() const { return state_; }
    /// The current task, or the one that was missed, in the scenario's words; empty if it has none.
    QString task() const;
    /// Whether any move has been made for the learner.
    bool isHelped() const { return isHelped_; }

    /// The expected move; nothing while it is not the learner's move, and at the end.
    std::optional<Move> meant() const;
    /// Makes the expected move for the learner.
    void makeMove();
    /// Goes on without the scenario, against bots.
    void playOn();

    /// Whether the puzzle is a question: an answer is wanted, not a move.
    bool isQuestion() const { return scenario_.puzzle && scenario_.puzzle->kind != Puzzle::Kind::Win; }
    /// Answers the question, once. A wrong answer counts as help.
    void answer(std::size_t index);
    const std::optional<std::size_t>& answered() const { return answered_; }
    bool isRight(std::size_t answer) const;

  signals:
    /// The state or the task has changed.
    void changed();

  private:
    /// A planned event and its step in the script; nullptr: none, an event of chance.
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
    /// The learner's next planned move; nullptr if none is left.
    const Planned* nextOwn() const;

    const Scenario& scenario_;
    std::vector<Planned> plan_;
    Seat learner_;
    State state_ = State::Going;
    std::size_t kept_ = 0; ///< number of planned events that have happened
    bool isHelped_ = false;
    std::optional<std::size_t> answered_;
    Session session_;
    LocalTable table_{session_};
};

} // namespace drawbridge
