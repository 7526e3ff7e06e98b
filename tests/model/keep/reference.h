// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keep/moves.h"
#include "keep/options.h"
#include "keep/position.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

// A second Castle Keep, written from the ledger alone, as slowly and plainly as one would explain it. The
// program's rules are held against it: what this one cannot get wrong, because it says it in so many words,
// that one must not.
namespace reference {

struct Tile {
    char colour; // R, Y, B
    char shape;  // c, z, s; 0 for a keep
    char sort;   // T, W, K

    bool operator==(const Tile&) const = default;
    auto operator<=>(const Tile&) const = default;
};

Tile tileOf(drawbridge::keep::Kind kind);
drawbridge::keep::Kind kindOf(Tile tile);

/// Nine squares: the ring clockwise from the north-west corner, then the centre.
using Castle = std::vector<std::optional<Tile>>;

/// The states of the ledger's decision table.
enum class State {
    Draw1,
    Draw2,
    Reshuffle,
    Action,
    Build,
    After,
    Discard,
    SiegeStart,
    SiegeTurn,
    SiegeHit,
    End
};

struct Game {
    // What is on the table.
    std::vector<std::vector<Tile>> hands;   // in no order
    std::vector<std::vector<Tile>> pools;   // in no order
    std::vector<Castle> castles;            // Empire: two for each seat
    std::vector<std::pair<int, int>> moved; // castle and square of the tiles interchanged this turn
    std::vector<Tile> discard;              // bottom first
    std::vector<Tile> outOfGame;
    std::vector<Tile> tray;
    int pile[2] = {0, 0};     // how many tiles lie in A and B
    std::vector<Tile> unseen; // the tiles in them, in no order

    // What is remembered.
    drawbridge::keep::Options options;
    State state = State::Draw1;
    std::optional<int> drawingFrom; // a pile has been chosen; chance says which tile it is
    State afterReshuffle = State::Draw1;
    int turn = 0;
    bool attacksOpen = false;
    bool placedOrAttacked = false;
    int attacked = -1; // the seat attacked this turn
    std::vector<bool> out;
    std::vector<bool> ruined;
    std::vector<int> passes;
    int turns = 0;
    int carriedOut = 0; // Siege: turned tiles already carried out
    std::string ending; // the clause
    std::vector<double> score;

    int seats() const { return options.seats; }
    bool chanceDecides() const { return drawingFrom.has_value() || state == State::Reshuffle; }

    std::set<drawbridge::Move> legalMoves() const;
    void play(drawbridge::Move move);

  private:
    std::vector<int> castlesOf(int seat) const;
    int ownerOf(int castle) const;
    void addPlacements(std::set<drawbridge::Move>& list) const;
    void addAttacks(std::set<drawbridge::Move>& list) const;
    void addInterchanges(std::set<drawbridge::Move>& list) const;

    void beginDraw(State draw);
    void beginTurn();
    void drawn(Tile tile);
    void place(drawbridge::Move move);
    void attack(drawbridge::Move move);
    void interchange(drawbridge::Move move);
    void lookWhetherAttacksOpen();
    void settleAfter();
    void endOfTurnDiscard();
    void discardIfNeeded();
    void endTurn();
    void siegeTurn();
    void siegeHits();
    void siegeDestroy(int square);
    void win(int seat, const char* clause);
    void lose(const char* clause);
    void draw(const char* clause);
};

/// Whether the tile may be put on the (empty) square by the building rules.
bool fits(const Castle& castle, int square, Tile tile, const drawbridge::keep::Options& options);

/// The tiles of a pile: from the bottom up, or sorted.
std::vector<Tile> tilesIn(const drawbridge::keep::Position& p, drawbridge::PileId pile, bool inOrder);
/// The tiles in the draw piles, sorted.
std::vector<Tile> unseenIn(const drawbridge::keep::Position& p);
std::vector<Tile> sorted(std::vector<Tile> tiles);

/// The game at a position where the setup is just over.
Game follow(const drawbridge::keep::Position& p);

} // namespace reference
