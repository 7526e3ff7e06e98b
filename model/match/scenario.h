// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "core/value.h"
#include "match/gamestate.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Scenarios: a position, moves, and their expected outcome. The same file is a test, a lesson and a diagram.
// tests/scenarios/README.md is the specification for its authors.
namespace drawbridge {

/// A move written in a scenario.
struct WrittenMove {
    std::string text;
    int line = 0;
};

/// A move that must be refused, citing one of these clauses; none: any.
struct Refusal {
    WrittenMove move;
    std::vector<std::string> clauses;
};

/// The expected list of legal moves. A text that ends in "..." is a prefix of several moves.
struct MovesCheck {
    int line = 0;
    std::optional<std::vector<WrittenMove>> exact;
    std::vector<WrittenMove> contains;
    std::vector<WrittenMove> lacks;
    std::optional<std::uint64_t> count;
};

/// How the game must have ended, or that it has not.
struct OutcomeCheck {
    enum class Kind : std::uint8_t { GoesOn, Won, Drawn, Lost };

    int line = 0;
    std::optional<Kind> kind;  ///< nothing: only the clauses are checked
    std::vector<Seat> winners; ///< of Won; empty: anybody
    std::vector<std::string> clauses;
};

/// Part of what a seat sees; kNobody: public information.
struct SightCheck {
    Seat seat = kNobody;
    Value position;
};

/// How many of the last moves a seat may take back in a match, chance moves included.
struct UndoCheck {
    int line = 0;
    Seat seat = 0;
    int moves = 0;
};

/// The expectations at one moment.
struct Check {
    Value position = Value::ofKind(Value::Kind::Map); ///< partial
    std::optional<MovesCheck> moves;
    std::optional<OutcomeCheck> outcome;
    std::vector<WrittenMove> legal;
    std::vector<WrittenMove> unwise; ///< legal moves that no level above the lowest may choose
    std::vector<Refusal> refused;
    std::vector<SightCheck> sights;
    std::vector<UndoCheck> undo;

    bool empty() const {
        return position.items.empty() && !moves && !outcome && legal.empty() && unwise.empty() &&
               refused.empty() && sights.empty() && undo.empty();
    }
};

/// A move, if there is one, and the expectations after it.
struct ScenarioStep {
    int line = 0;
    std::string id;           ///< "last-tile", unique within its scenario; empty: none
    std::optional<Seat> seat; ///< who makes the move, or tries it; kChance
    std::optional<WrittenMove> move;
    std::vector<WrittenMove> others; ///< equally good moves for a learner
    std::string tell;                ///< shown to a learner before the move
    Check check;
};

/// A question to a learner about a position. There is one right answer.
struct Puzzle {
    enum class Kind : std::uint8_t {
        Win,  ///< win in this turn: the steps are a solution
        May,  ///< whether the move of the only step is legal: yes or no
        What, ///< the outcome of the steps: one of the answers
    };
    enum class Grade : std::uint8_t { Easy, Medium, Hard };
    struct Answer {
        std::string id;
        std::string tell;
        Check check; ///< holds after the last step if this is the outcome
    };

    Kind kind = Kind::Win;
    Grade grade = Grade::Easy;
    std::vector<Answer> answers; ///< of What
};

/// One scenario, ready to run: its start is a position that the game has accepted. A scenario about
/// incompatible options, or about an impossible position, has no start and no steps.
struct Scenario {
    std::size_t number = 1; ///< within its file
    int line = 0;
    std::string id; ///< "place-a-wall", unique within its file; empty: none
    std::string title;
    std::vector<std::string> clauses; ///< what it is about
    std::string tell;                 ///< shown to a learner before the first step; "": nothing
    std::string done;                 ///< shown to a learner after the last one
    std::string note;                 ///< for the presenter only
    const GameInfo* game = nullptr;
    Setup setup;
    std::vector<std::string> names;         ///< of the seats, if given
    std::optional<Seed> seed;               ///< for chance moves that no step specifies
    std::vector<std::string> drawing;       ///< arrows and marks over the table, in the format of the viewer
    Seat hands = kAllHands;                 ///< whose hand is open to the audience; kNobody: none
    std::shared_ptr<const GameState> start; ///< shared between scenarios with the same start
    std::optional<std::vector<std::string>>
        setupRefused; ///< setup must be refused, citing one of these clauses
    std::optional<std::vector<std::string>>
        impossible;                           ///< the position is impossible, and each of these is reported
    std::shared_ptr<const Mistakes> mistakes; ///< … what is reported
    std::shared_ptr<const Value> position;    ///< … and how it is written
    std::vector<ScenarioStep> steps;
    std::optional<Puzzle> puzzle;

    /// Its name in messages: a file without texts has IDs, but no titles.
    const std::string& label() const { return title.empty() ? id : title; }
};

/// A scenario, or a whole file, that cannot be read, and why.
struct BrokenScenario {
    std::size_t number = 0; ///< within its file; 0: the file as a whole
    std::string label;      ///< see Scenario::label()
    Mistakes mistakes;
};

/// The scenarios of a file. Invalid ones are left out and do not affect the others. Of a file that exceeds
/// the budget (core/readbudget.h) those that were read before.
struct Scenarios {
    std::vector<Scenario> scenarios;
    std::vector<BrokenScenario> broken;
    bool isCut = false; ///< it exceeded the budget; the last of `broken` says so

    /// All mistakes in the file.
    Mistakes mistakes() const;
};

Scenarios readScenarios(std::string_view text);
/// The same for a file that is already parsed.
Scenarios readScenarios(const Value& file);

/// What differs from the expectations; empty if nothing does. Calls spend(), as do all functions that follow
/// moves.
Mistakes runScenario(const Scenario& scenario);

/// A position within a scenario.
struct Reached {
    std::unique_ptr<GameState> state;
    std::vector<Move> moves;                ///< the moves so far, chance included
    std::vector<const ScenarioStep*> steps; ///< the step of each; nullptr: chance, by itself
    Mistakes failures;                      ///< why it could not go on
};

/// Makes the first `count` moves written in the steps, and the chance moves needed for them.
Reached playScenario(const Scenario& scenario, std::size_t count);

/// The IDs of the piles that a scenario is about: those that its moves come from and lead to, including tried
/// ones, those that change, and those with expected contents; where somebody wins, what everybody has built.
/// Empty if it mentions none, or only that the game goes on: then it is about all.
std::vector<PileId> pilesAbout(const Scenario& scenario);

/// The right answers to a puzzle: of May 0 is yes and 1 no, of What the index as written; empty for Win,
/// which is answered on the table.
std::vector<std::size_t> rightAnswers(const Scenario& puzzle);

/// Whether a legal move is the written one, or begins with the text before "...".
bool isMeant(const GameState& state, const WrittenMove& written, Move legal);

} // namespace drawbridge
