// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace drawbridge::test {

/// How often each move, by its words, may be made in the turn, and whether any others may.
struct Allowance {
    std::map<std::string, int> left{};
    bool others = true;
};

/// Searches to the end whether a seat can win before its turn is over, whatever chance and the others do. All
/// cards lie open to it: whether a way to win needs what the seat does not know shows in guessed positions.
class WinSearch {
  public:
    WinSearch(Seat seat, int nodes)
        : seat_(seat)
        , nodes_(nodes) {}

    /// With so many moves of its own at most. Nothing if it is given up.
    std::optional<bool> wins(const GameState& state, const Allowance& allowance = {}, int moves = 99);
    /// The moves of a shortest way, those of the others on it too; empty if there is none or it is given up.
    std::vector<Move> shortestWay(const GameState& state);

  private:
    bool isWon(const GameState& state) const;
    bool search(const GameState& state, const Allowance& allowance, int moves);

    Seat seat_;
    int nodes_;
    std::unordered_map<std::string, bool> known_;
};

/// Whether the moves, by their words and in whatever order, win, and no way to win lacks one of them: moves
/// beside these, that change nothing about it, and their order are not counted. Nothing if it is given up.
std::optional<bool> isOnlyWin(const GameState& state, Seat seat, const std::map<std::string, int>& moves,
                              int nodes);

} // namespace drawbridge::test
