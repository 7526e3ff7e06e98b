// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

// A second Castles of Caleira, written from the ledger alone, as slowly and plainly as one would explain it:
// cards are words, moves are words. The program's rules are held against it: what this one cannot get wrong,
// because it says it in so many words, that one must not.
namespace plaincaleira {

using Name = std::string; // "Trebuchet"

/// One piece of a castle, or a card that an effect belongs to. Every card played gets a number of its own.
struct Piece {
    int number;
    Name name;
    bool up;
};

struct Pending {
    int number;
    Name name;
    int owner;
};

/// The states of the ledger's decision table.
enum class State {
    First,
    Dealing,
    Draw,
    Play,
    Barracks,
    Throne,
    Trebuchet,
    Observe,
    ObserveTurn,
    Watch1,
    Watch2,
    WizardLook,
    Wizard1,
    Wizard2,
    MarketWith,
    MarketGive,
    MarketReturn,
    End
};

struct Game {
    /// `house`: the options that are not default, by name.
    Game(int players, std::map<std::string, std::string> house);

    std::set<std::string> legalMoves() const;
    void play(const std::string& move);
    /// A seat from 0, -1 for chance, -2 for nobody.
    int decider() const;
    int points(int player) const;

    int players;
    std::map<std::string, std::string> house;

    std::vector<std::vector<Name>> hands;
    std::vector<std::vector<Piece>> castles;
    std::vector<Name> discard;  // bottom first
    std::vector<Name> knownTop; // of the deck, what a Wizard Tower has seen: the next card first
    std::multiset<Name> unseen; // in the deck below those and among the cards taken out
    int takenOut = 0;           // cards out of the game since the setup
    std::vector<Name> gone;     // of players who are out
    std::vector<Pending> queue; // front first
    std::optional<Pending> acting;
    std::set<int> silenced; // numbers of the pieces a Throne Room has turned up this turn
    std::set<int> activatedThisTurn;
    std::optional<int> firstPiece; // of a Watchtower
    std::optional<int> observed;
    std::vector<Name> ordered; // by a Wizard Tower: the top first
    std::optional<Name> offered;
    int partner = -1;
    int turn = -1;
    int starter = -1;
    int turns = 0;
    std::set<int> out;
    State state = State::First;
    std::string ending; // the clause
    std::set<int> winners;

  private:
    bool is(const std::string& option, const std::string& value) const;
    int deckSize() const;
    Piece* find(int number, int* owner = nullptr);
    const Piece* find(int number) const;
    bool alwaysOn(const Piece& piece) const;
    std::set<int> targets() const;   // numbers of the pieces that the acting card may choose
    std::set<int> effective() const; // those on which it would do something
    bool anythingToDo() const;
    std::set<int> partners() const;
    std::string where(int number) const;
    int numberAt(const std::string& place) const;
    void activate(const Piece& piece, int owner);
    void drop(int number);
    void turnUp(int number);
    void destroy(int number);
    void loseSpire(int owner);
    void resolve();
    void wizardGoesOn();
    void endTurn();
    void startTurn(int player);
    void score(const std::string& clause);
    void finish(const std::string& clause, std::set<int> who);

    int nextNumber_ = 1;
};

} // namespace plaincaleira
