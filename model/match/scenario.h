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

// Scenarios: a position, moves, and what must come of them. The same file is a test, a lesson and a diagram.
// tests/scenarios/README.md is the contract with the people who write them.
namespace drawbridge {

/// A move written in a scenario.
struct WrittenMove {
    std::string text;
    int line = 0;
};

/// A move that must be refused, and by which of these clauses; none: by any.
struct Refusal {
    WrittenMove move;
    std::vector<std::string> clauses;
};

/// What the list of legal moves must be. A text that ends in "..." stands for all moves that begin so.
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
    std::optional<Kind> kind;  ///< nothing: only the clauses matter
    std::vector<Seat> winners; ///< of Won; empty: anybody
    std::vector<std::string> clauses;
};

/// What a seat sees, in part; kNobody: what everybody may see.
struct SightCheck {
    Seat seat = kNobody;
    Value position;
};

/// How many of the last moves a seat may take back in a match, chance among them.
struct UndoCheck {
    int line = 0;
    Seat seat = 0;
    int moves = 0;
};

/// What must be so at one moment.
struct Check {
    Value position = Value::ofKind(Value::Kind::Map); ///< in part
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

/// A move, if it has one, and then what must be so.
struct ScenarioStep {
    int line = 0;
    std::string id;           ///< "last-tile", the only one of its scenario; empty: it has none
    std::optional<Seat> seat; ///< who makes the move, or tries it; kChance
    std::optional<WrittenMove> move;
    std::vector<WrittenMove> others; ///< what a learner may do just as well
    std::string tell;                ///< to a learner, before the move
    Check check;
};

/// What a learner is asked about a position. There is one right answer.
struct Puzzle {
    enum class Kind : std::uint8_t {
        Win,  ///< win in this turn: the steps are a way to
        May,  ///< whether the move of the only step may be made: yes or no
        What, ///< what comes of the steps: one of the answers
    };
    enum class Grade : std::uint8_t { Easy, Medium, Hard };
    struct Answer {
        std::string id;
        std::string tell;
        Check check; ///< holds after the last step if this is what comes of it
    };

    Kind kind = Kind::Win;
    Grade grade = Grade::Easy;
    std::vector<Answer> answers; ///< of What
};

/// One scenario, ready to be run: its start is a position that the game has accepted. A scenario about
/// options that do not go together, or about a position that cannot be, has no start and no steps.
struct Scenario {
    std::size_t number = 1; ///< of those in its file
    int line = 0;
    std::string id; ///< "place-a-wall", the only one of its file; empty: it has none
    std::string title;
    std::vector<std::string> clauses; ///< what it is about
    std::string tell;                 ///< to a learner, before the first step; "": nothing
    std::string done;                 ///< to a learner, after the last one
    std::string note;                 ///< for who shows it, and nobody else
    const GameInfo* game = nullptr;
    Setup setup;
    std::vector<std::string> names;   ///< of the seats, if given
    std::optional<Seed> seed;         ///< for the chance that no step names
    std::vector<std::string> drawing; ///< arrows and marks over the table, as whoever shows it writes them
    Seat hands = kAllHands;           ///< whose hand lies open to who is shown it; kNobody: none
    std::shared_ptr<const GameState> start; ///< those that begin alike share it, as they do what follows
    std::optional<std::vector<std::string>>
        setupRefused; ///< the game must not begin, by one of these clauses
    std::optional<std::vector<std::string>>
        impossible;                           ///< the position cannot be, and each of these is said of it
    std::shared_ptr<const Mistakes> mistakes; ///< … what is said
    std::shared_ptr<const Value> position;    ///< … and how it is written
    std::vector<ScenarioStep> steps;
    std::optional<Puzzle> puzzle;

    /// What it is called where something is wrong with it: a file without words has ids, and no titles.
    const std::string& label() const { return title.empty() ? id : title; }
};

/// A scenario that cannot be read, or the file as a whole, and why.
struct BrokenScenario {
    std::size_t number = 0; ///< of those in its file; 0: the file as a whole
    std::string label;      ///< as of a scenario
    Mistakes mistakes;
};

/// The scenarios of a file. One with a mistake is left out and does the others no harm. Of a file that costs
/// too much (core/spending.h) those that were read before.
struct Scenarios {
    std::vector<Scenario> scenarios;
    std::vector<BrokenScenario> broken;
    bool isCut = false; ///< it cost too much; the last of `broken` says so

    /// All that is wrong with the file.
    Mistakes mistakes() const;
};

Scenarios readScenarios(std::string_view text);
/// The same of what stands in a file.
Scenarios readScenarios(const Value& file);

/// What does not come out as written; nothing if all does. Spends, as do all that follow moves.
Mistakes runScenario(const Scenario& scenario);

/// A position on the way through a scenario.
struct Reached {
    std::unique_ptr<GameState> state;
    std::vector<Move> moves;                ///< what has happened, chance included
    std::vector<const ScenarioStep*> steps; ///< that wrote each; nullptr: chance, by itself
    Mistakes failures;                      ///< why it could not go on
};

/// Makes the first `count` moves that are written in the steps, and what chance needs for them.
Reached playScenario(const Scenario& scenario, std::size_t count);

/// The piles that a scenario is about, by their numbers: those that its moves come from and lead to, tried
/// ones too, those that change, and those of which it says what must lie there; where somebody wins, what all
/// have built. None where it says nothing of any, or only that the game goes on: that is about all.
std::vector<PileId> pilesAbout(const Scenario& scenario);

/// Which answers to a puzzle are right: of May 0 is yes and 1 no, of What they count as they are written;
/// none of Win, which is answered on the table.
std::vector<std::size_t> rightAnswers(const Scenario& puzzle);

/// Whether a legal move is what was written, or begins as was written before "...".
bool isMeant(const GameState& state, const WrittenMove& written, Move legal);

} // namespace drawbridge
