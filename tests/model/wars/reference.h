// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

// A second Castle Wars, written from the ledger alone, as slowly and plainly as one would explain it: cards
// and moves are words, and what is still to be done is a list of tasks. The program's rules are held against
// it: what this one cannot get wrong, because it says it in so many words, that one must not.
namespace plainwars {

struct Card {
    std::string rank;     // "2" to "10", "dragon", "jack", "queen", "king", "ace", "joker" (of the Mages)
    bool soldier = false; // house.undead-kings: a King that was captured is a soldier wherever it lies
    bool up = false;
    bool infected = false;
    int mechanised = 0;  // the borrowed value; 0: none
    bool fights = false; // locked in the battle now being fought (WARS-REACT-12)
};

bool isSoldier(const Card& card);         // outside the piles (WARS-SETUP-6, -KING-9)
int printedValue(const Card& card);       // WARS-VAL-1
bool goesWithResources(const Card& card); // when it leaves a pile (WARS-KING-4)

using Pile = std::vector<Card>; // the top last

/// A deck face down: what is known to lie on top, what was shuffled, what is known to lie at the bottom.
struct Deck {
    std::vector<Card> top; // the next to be drawn first
    std::vector<Card> shuffled;
    std::vector<Card> bottom; // the lowest last
    int size() const { return static_cast<int>(top.size() + shuffled.size() + bottom.size()); }
};

struct Player {
    std::string faction; // empty: none
    std::string colour;
    std::vector<Pile> slots;
    Deck soldierDeck;
    Deck resourceDeck;
    std::vector<Card> hand;
    std::vector<Card> tray; // in the setup: what is still to be arranged
    std::vector<Card> soldierDiscard;
    std::vector<Card> resourceDiscard;
    std::vector<int> attacks; // of each slot in this turn
    int queens = 0;           // at work this turn
    int armyValue = 0;        // house.mecha-scope, whole-army; 0: none
    std::set<int> swapped;    // slots swapped in the window that is open (WARS-SHP-6)
};

/// What is to be done next: the states of the ledger's "Decision points" and the automatic steps between
/// them.
enum class Do {
    // Setup.
    PickFaction,
    RandomFaction,
    TossFirstPick,
    ComparePicks,
    TossPick,
    PickColour,
    TossColour,
    TakeCards,
    StackSoldiers,
    StackResources,
    Deal,
    ArrangeArmy,
    ArrangeDealt,
    First,
    // A turn.
    StartTurn,
    Window,
    ChoosePhase,
    Draw,
    DrawCard,
    Attack,
    Build,
    Lift,
    Lay,
    Recruit,
    EndTurn,
    // A battle.
    BattleWindow,
    Confirm,
    Reveal,
    Settle,
    Fate,
    Bury,
    Raise,
    BattleOver,
    // Resources and abilities.
    Discard,
    RiteSecond,
    RiteTake,
    Over,
};

struct Task {
    Do what = Do::Over;
    int who = -1;          // who decides
    std::string word = {}; // a phase, a deck, a rank: what the task is about
    int count = 0;         // passes in a row, cards drawn
    bool open = false;     // a window in which somebody has been asked
};

/// A card of a pile.
struct Place {
    int who = 0;
    int slot = 0;
    int index = 0; // from the bottom
    bool operator<(const Place& other) const {
        return std::tie(who, slot, index) < std::tie(other.who, other.slot, other.index);
    }
    bool operator==(const Place&) const = default;
};

/// A soldier that is to die (WARS-FAT-5).
struct Doomed {
    Place place;
    bool kill = false; // by the enemy in battle, not by infection or an Ace
    bool decided = false;
    std::optional<Place> substitute;
};

struct Lifted {
    int from = 0;
    Card card;
};

struct Battle {
    int attacker = 0;
    std::set<int> slots;
    int target = -1;
    bool reacted = false;  // the defender used a resource or the rite (WARS-REACT-10)
    bool revealed = false; // the cards have been turned up
};

struct Game {
    /// The switches that are not default, by name.
    explicit Game(std::map<std::string, std::string> switches);

    std::set<std::string> legalMoves() const;
    void play(const std::string& move);
    /// A seat from 0, -1 for chance, -2 for nobody.
    int decider() const;

    std::map<std::string, std::string> switches;
    Player player[2];
    int turn = -1;
    int turns = 0; // finished
    int idle = 0;  // of them in a row
    int winner = -1;
    std::string ending; // the clause

    // This turn.
    bool busy = false;            // not idle (WARS-WIN-8)
    std::set<std::string> taken;  // phases
    bool mechanised = false;      // WARS-MEC-5
    bool plagued = false;         // WARS-INF-5
    std::set<int> swappedInPhase; // by the active player, in the phase or since the last battle (WARS-SHP-6)
    std::optional<Battle> battle;
    std::vector<Lifted> lifted;

    std::vector<Task> todo; // the next one last

    /// Whether a card is being carried out: where it lies until then is nobody's business.
    bool carryingOut() const;
    /// WARS-VAL-3.
    int fightingValue(int who, const Card& card) const;

  private:
    bool is(const std::string& option, const std::string& value) const;
    bool has(int who, const char* faction) const { return player[who].faction == faction; }
    bool epic() const { return is("option.size", "epic"); }
    void next(const std::vector<Task>& tasks);
    void settle();
    bool goesByItself();
    void finish(int winner, const std::string& clause);

    // reference.cpp: the turn.
    void startTurn();
    void endTurn();
    void endLongGame(const std::string& clause);
    int cardsToDraw(int who) const;
    std::set<std::string> phasesLeft() const;
    void beginPhase(const std::string& phase);
    void addDraws(int who, int missing, std::set<std::string>& moves) const;
    void take(int who, const Card& card);
    std::set<int> liftable(const Task& task) const;

    // referencesetup.cpp.
    void setUp();
    bool setUpGoesByItself(const Task& task);
    void setUpMoves(const Task& task, std::set<std::string>& moves) const;
    void setUpPlay(const Task& task, const std::vector<std::string>& words);
    std::vector<int> pileSizes(int who) const;
    int lastLoser() const;
    void takeCards();
    void deal(int who, const Card& card);
    bool hasRoom(int who, int slot) const;
    Deck& deckOf(const Task& task);
    const Deck& deckOf(const Task& task) const;

    // referencebattle.cpp.
    bool mayAttack(int slot, const std::set<int>& with) const;
    bool unspent() const;
    std::vector<Place> fighters(int who) const;
    std::vector<Place> substitutes(const Doomed& doomed) const;
    void reveal();
    void endBattle();
    void settleBattle();
    void decideFate();
    void bury();
    void discardFromPile(int who, Card card);
    bool emptied(int who) const;
    bool checkDestroyed(const std::string& fallen);
    bool isKing(const Card& card) const;

    // referenceresources.cpp.
    bool mayBeAsked(int who, bool resources) const;
    bool resourcesAllowed() const;
    bool riteAllowed(int who) const;
    const std::set<int>& swapsOf(int who) const;
    void addAnyTime(int who, std::set<std::string>& moves) const;
    bool playAnyTime(int who, const std::vector<std::string>& words);
    std::vector<std::string> depths(int who, int slot) const;
    void addOfferings(int who, const std::string& before, std::set<std::string>& moves) const;
    Place placeFrom(int who, const std::vector<std::string>& words) const;
    void addTargets(const std::string& before, std::set<std::string>& moves) const;
    void kingOnto(int who, const std::string& rank, int slot);
    void jack(int who, const std::string& rank);
    void ace(int who, const std::string& rank, Place victim);
    void giveUp(int who, Place place);

    std::vector<Doomed> doomed_;
    bool byAce_ = false;
    int killer_ = -1; // house.undead-ace: who used it
    std::vector<Card> captured_[2];
};

/// The cards of one rank that are soldiers, or that are not.
std::set<std::string> ranksIn(const std::vector<Card>& cards, bool soldiers);
/// Takes one card of the rank out of these; soldiers and resources are not mixed up.
Card takeOut(std::vector<Card>& cards, const std::string& rank, bool soldier);

std::set<std::string> nextOf(const Deck& deck);
Card takeNext(Deck& deck, const std::string& rank);

std::vector<std::string> wordsOf(const std::string& text);

} // namespace plainwars
