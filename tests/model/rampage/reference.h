// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

// A second Castle Rampage, written from the ledger alone, as slowly and plainly as one would explain it:
// cards are words, moves are words, and what is still to be done is a list of tasks. The program's rules are
// held against it: what this one cannot get wrong, because it says it in so many words, that one must not.
namespace plainrampage {

using Name = std::string; // "axe-man"

/// One entry of a card's "effects" in a deck file.
struct Effect {
    std::string when = {};
    std::string op = {};
    int n = 1;
    int cards = 1;
    std::string where = "both";
};

/// One line of the ledger's table "Action cards", or of a deck file.
struct Card {
    Name slug;
    int count = 1;
    std::set<std::string> units;
    std::optional<int> attack;
    int gate = 0;
    int castle = 0;
    bool purple = false;
    bool playable = true;
    bool permanent = false;
    std::vector<std::string> cost; // "any" or a unit, one for each card to be discarded
    int defendCost = 0;
    std::string bonusUnit;
    int bonusAmount = 0;
    int bonusMost = 1;
    std::string route = "gate-first";
    std::vector<Effect> effects;
};

/// The ledger's table.
std::vector<Card> houseEdition();

/// What is to be done next: the states of the ledger's decision table, and the automatic steps between them.
enum class Do {
    Lot,
    Deal,
    ShuffleIn,
    Place,
    StartPlay,
    StartTurn,
    Draw,
    Main,
    Pay,
    Bonus,
    Perform,
    Route,
    LayDown,
    StartAttack,
    Reveal,
    GoOn,
    Finish,
    Extra,
    Sacrifice,
    SacrificeReveal,
    NameUnit,
    Show,
    DiscardSymbol,
    Burn,
    Shot,
    CrashOwn,
    CrashOther,
    SpyChoice,
    Swap,
    PeekWhere,
    PeekReveal,
    PeekSeen,
    GiveUp,
    Seen,
    Take,
    BurnOwn,
    ReturnTop,
    RaiseBottom,
    Retrieve,
    PayForPlace,
    Tuck,
    TurnStarts,
    EndTurn,
    Over
};

struct Task {
    Do what;
    int who = 0; // the player whose task or card it is
    int n = 0;
    std::string word = {};
    Effect effect = {};
};

struct Player {
    std::multiset<Name> hand;
    std::multiset<Name> marked; // house.veteran: those of the hand that may not be played again this turn
    std::vector<Name> gate;     // top first
    std::vector<Name> castle;
    std::multiset<Name> aside;
    std::multiset<Name> row;
    std::multiset<Name> used; // those of the row that have had their once in this turn
    std::multiset<Name> resting;
};

struct Game {
    /// `house`: the switches that are not default, by name.
    Game(const std::vector<Card>& deck, std::map<std::string, std::string> house);

    std::set<std::string> legalMoves() const;
    void play(const std::string& move);
    /// A seat from 0, -1 for chance, -2 for nobody.
    int decider() const;

    std::map<Name, Card> cards;
    std::vector<Name> order; // of the table of cards
    std::map<std::string, std::string> house;

    Player player[2];
    std::multiset<Name> drawPile;
    std::vector<Name> discard; // bottom first
    std::optional<Name> inPlay;

    int starter = -1;
    int turn = -1;
    int turns = 0;
    int plays = 0;
    bool strengthened = false;
    bool acted = false;
    bool idleBefore = false; // nothing was done in the turn before
    int strength = 0;
    int winner = -1;
    std::string ending; // the clause

    std::vector<Task> todo; // the next one last

  private:
    bool is(const std::string& option, const std::string& value) const;
    const Card& card(const Name& name) const { return cards.at(name); }
    Player& own() { return player[turn]; }
    const Player& own() const { return player[turn]; }
    const std::vector<Name>& attacked() const;
    std::vector<Name>& stack(int who, const std::string& structure);
    const std::vector<Name>& stack(int who, const std::string& structure) const;
    void next(const std::vector<Task>& tasks);
    void settle();
    bool goesByItself();
    void perform(const Task& task);
    void begin(const std::string& when, const Name& source, int who);
    void drop(int who, const Name& name);
    void spend(int who, const Name& name);
    void pass(int from, const Name& name);
    void destroy(int who, const Name& name);
    void lose(int who, const std::string& clause);
    void count(const std::string& clause);
    bool payable(std::multiset<Name> hand, const std::vector<std::string>& cost, std::size_t from) const;
    bool mayPlay(const Name& name) const;
    bool mayPlace(const Name& name, const std::string& structure) const;
    std::vector<Name> peekers() const;
    std::vector<Name> others() const;
    bool onlyPeeks(const Name& name) const;
    void onceMore(Task task);
    std::vector<Effect> effectsOf(const Name& name, const std::string& when) const;
    void fight(const Name& defender);

    int dealt_ = 0;
    std::string target_; // of a placing, a peek
    bool castleOnly_ = false;
    bool equal_ = false;
    bool broken_ = false;
    bool rests_ = false;
    std::string named_;
    int bonuses_ = 0;
};

} // namespace plainrampage
