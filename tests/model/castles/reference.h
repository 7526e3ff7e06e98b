// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/moves.h"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

// A second CASTLES, written from the ledger alone, as slowly and plainly as one would explain it: cards are
// words, castles are things with numbers that are never used again, and what happened in a turn is written
// down and read again. The program's rules are held against it: what this one cannot get wrong, because it
// says it in so many words, that one must not.
namespace plaincastles {

using drawbridge::castles::Part;
using drawbridge::castles::Verb;
using Cards = std::multiset<std::string>;

/// A move in plain terms: of the operands those that its verb has.
struct Choice {
    Verb verb = Verb::Pass;
    std::string card = {};
    int seat = -1;
    int castle = -1;
    int part = -1; // as Part counts; of Replace the place from 0

    auto operator<=>(const Choice&) const = default;
};
using Choices = std::set<Choice>;

/// What the ledger's table "Components" says of a card.
struct CardFace {
    std::string family; // "castle", "upgrade", "defense", "attack", "special"
    int value = 0;
    int perPack = 0;
};
const std::map<std::string, CardFace>& faces();

struct Defence {
    std::string card;
    long since = 0; // DEFENSES played later have more
};

struct Castle {
    int id = 0;
    std::string base;
    std::string upgrade; // empty: none
    std::vector<Defence> defences;

    int health() const;
};

struct Player {
    bool alive = false;
    int master = -1; // itself, unless a puppet
    std::vector<Castle> castles;
    Cards hand;
    int fell = 0; // in which elimination, from 1
};

/// Something that ATTACK cards removed.
struct Removed {
    enum class Where { Fallen, Back, Gone };
    long id = 0; // counts up: the order in which they were announced
    bool whole = false;
    Castle castle;   // if whole
    Defence defence; // if not
    int of = 0;      // the castle's number
    Where where = Where::Fallen;

    int value() const;
};

struct Laid {
    std::string card;
    int owner = 0;
    bool counts = true;
};

struct Assault {
    int attacked = 0;
    int leader = 0;
    std::vector<Laid> laid;
    std::vector<Removed> removed;
    bool closed = false; // the attacked seat has died (CASTLES-BLOCK-19)
};

/// The value left of laid cards, that of HORSEMEN apart where they never pay for a castle.
struct Pool {
    int any = 0;
    int defencesOnly = 0;
};

enum class Step {
    Deal,
    First,
    Main,
    Target,
    Replace,
    SpecialTarget,
    AssaultStart,
    Window,
    Assault,
    Asked,
    Spoils,
    GuestFloor,
    Invited,
    TableDiscard,
    HandDiscard,
    Revival,
    Draws,
    Over,
};

/// Six castles in front of a seat: since when (CASTLES-WIN-7).
struct Count {
    int turnOf = -1;      // whose turn that was
    int turn = 0;         // which
    long when = 0;        // for the order of counts (CASTLES-RULING-112)
    bool waiting = false; // house.six-quiet = waits
};

struct Game {
    /// The switches that are not default, by name.
    Game(int seats, std::map<std::string, std::string> switches);

    Choices legalMoves() const;
    void play(const Choice& choice);
    /// A seat from 0, -1 for chance, -2 for nobody.
    int decider() const;

    std::map<std::string, std::string> switches;
    std::vector<Player> player;
    Cards deck;
    Cards discards;

    Step step = Step::Deal;
    int actor = -1; // whose cards the decision is about
    int host = -1;
    int floor = -1;
    int starter = -1;
    int round = 0;
    int turns = 0; // finished

    // The card being played.
    std::string inPlay;
    int chosen = -1; // Replace: the castle

    // This turn.
    int defencesPlayed = 0;
    int defenceLimit = 1;
    bool rushedUsed = false;
    std::vector<int> guests;
    std::set<int> refusers;   // of an ALLIANCE that came back
    std::set<int> calledLast; // guests who have had the floor a last time
    std::set<int> hostPlayed; // guests since whose last floor the host has played a card
    std::set<int> usedCards;  // seats that played a card
    std::set<int> blockers;
    bool ended = false;                 // the host has finished playing
    std::set<std::pair<int, int>> bans; // attacker, protected
    std::set<int> barred;               // may lay no ATTACK card on anybody
    std::vector<Assault> assaults;      // of this turn, the oldest first
    int running = -1;                   // which of them is
    std::map<int, Pool> pools;          // against each seat
    std::set<int> declined;             // in the running assault
    std::vector<int> polled;            // who is still to answer, the one asked now first
    bool finishing = false;             // the last window of the assault
    std::vector<int> plunder;           // dead seats whose hands still lie open
    int taker = -1;                     // who takes a card of each
    std::vector<int> drawers;           // who is still to draw
    int revived = -1;                   // a seat coming in
    int toDraw = 0;                     // so many cards it still gets

    // The end.
    std::string ending; // "last-realm", "six", "nobody", "ruin", "too-long"
    std::set<int> winners;

    // Looking at it.
    bool is(const std::string& option, const std::string& value) const;
    int number(const std::string& option, int usual) const;
    int dealt() const;
    int handLimit(int who) const;
    int realm(int who) const { return player[static_cast<std::size_t>(who)].master; }
    bool sameRealm(int one, int other) const { return realm(one) == realm(other); }
    bool alive(int who) const { return player[static_cast<std::size_t>(who)].alive; }
    bool isPuppet(int who) const { return alive(who) && realm(who) != who; }
    bool isGuest(int who) const;
    bool quiet() const;
    std::optional<Count> sixOf(int who) const;
    Cards fallenRow() const;
    const Pool& poolNow() const;
    Player& at(int who) { return player[static_cast<std::size_t>(who)]; }
    const Player& at(int who) const { return player[static_cast<std::size_t>(who)]; }

  private:
    // reference.cpp: the turn.
    int will(int who) const;
    int ownerOf(int castle) const;
    Castle* find(int castle);
    const Castle* find(int castle) const;
    int after(int who, int steps = 1) const;
    void setUp();
    void startTurn(int who);
    void passOn();
    void endTurn();
    bool winBySix(int place, bool atEnd);
    void endLongGame();
    void finish(std::set<int> who, const std::string& how);
    void goOn();
    void nextCall();
    void beginDraws();
    void drawOn();
    bool canDraw() const;
    void addDraws(Choices& moves) const;
    void comes(const Choice& choice);
    void home();
    void playedCard(int who);
    void gained(int who);
    void lost(int who, long removal);
    void toDiscards(const Castle& castle);

    // referenceplays.cpp: cards and their targets.
    bool usable(int who, const std::string& card) const;
    Choices targets(int who, const std::string& card) const;
    Choices castlesForDefence(int who, const std::string& card) const;
    bool mayImprove(int who, int owner) const;
    std::vector<int> replaceable(const Castle& castle, const std::string& card) const;
    bool mayGetCastle(int who, int seat) const;
    bool mayGetUpgrade(int who, int seat) const;
    int raise(bool discarded) const;
    Choices clearable() const;
    void use(const std::string& card);
    void target(const Choice& choice);
    void putDefence(Castle& castle);
    void specialTarget(const Choice& choice);
    void cannonFire();
    void clear(const Choice& choice);
    void eliminate(int by, bool jester, const std::set<int>& resigned = {});
    void plunderOn();

    // referenceassault.cpp.
    std::set<int> attackable(int who) const;
    Choices removable() const;
    std::set<int> askable() const;
    std::vector<int> pollable() const;
    std::vector<Assault*> counted();
    std::vector<const Assault*> counted() const;
    std::set<int> participants() const;
    bool blocksAll() const;
    void lay(int who, const std::string& card);
    void remove(const Choice& choice);
    void openWindow(bool last);
    void windowOn();
    void block(int who, int named);
    Pool recount(const std::vector<Assault*>& group, std::set<long>& back) const;
    void restore(const std::set<long>& back, int seat);
    void endAssault();

    struct Event {
        int who = 0;
        int change = 0;
        long removal = -1; // of a castle that ATTACK cards removed
        long when = 0;
    };
    std::vector<Event> events_; // castles won and lost this turn
    std::set<long> undone_;     // removals that a BLOCK undid
    std::vector<int> before_;   // how many castles each had when the turn began
    std::map<int, std::optional<Count>> six_;
    long clock_ = 0;
    int castles_ = 0;
    int eliminations_ = 0;
};

bool isFamily(const std::string& card, const std::string& family);
int valueOf(const std::string& card);
/// Takes one card of that name out.
void takeOut(Cards& cards, const std::string& card);

} // namespace plaincastles
