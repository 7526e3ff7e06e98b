// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "core/standing.h"

#include <concepts>
#include <span>
#include <string_view>

// Optional hooks of a game for bots. A game without any is played out at random to its end.
namespace drawbridge {

/// The rollout policy: a sensible and fast move of the decider, a seat. It may use of the position only what
/// the decider knows.
template <class G>
concept HasPlayoutMove = requires(const typename G::Position& position, Rng& rng) {
    { G::playoutMove(position, rng) } -> std::same_as<Move>;
};

/// The features of a static evaluation: traits with their weights, and how much of each a seat has; false for
/// a seat that cannot win. tests/bench/tune.cpp fits the weights.
template <class G>
concept HasTraits = requires(const typename G::Position& position, Seat seat, std::span<double> amounts) {
    { std::span<const Trait>(G::kTraits) };
    { G::measureTraits(position, seat, amounts) } -> std::same_as<bool>;
};

/// A static evaluation of its own, not just the sum of the traits.
template <class G>
concept HasOwnEvaluation = requires(const typename G::Position& position, std::span<double> shares) {
    { G::evaluate(position, shares) };
};

/// Static evaluation, and after how many turns a playout is cut off and evaluated.
template <class G>
concept HasEvaluation =
    (HasTraits<G> || HasOwnEvaluation<G>) && requires(const typename G::Position& position) {
        { G::turnsPlayed(position) } -> std::convertible_to<int>;
        { G::kPlayoutTurns } -> std::convertible_to<int>;
    };

/// Drops moves that are equivalent to another one that stays, or pointless.
template <class G>
concept HasPrune = requires(const typename G::Position& position, MoveList& list) {
    { G::prune(position, list) };
};

/// Keeps one of each group of moves that are equivalent as far as the decider knows. Only for the decider: an
/// opponent may know more, and then which of them is made matters.
template <class G>
concept HasAlikeMoves = requires(const typename G::Position& position, MoveList& list) {
    { G::dropAlike(position, list) };
};

/// The move of a heuristic policy (common sense); the same in positions that the decider cannot tell apart.
template <class G>
concept HasGreedyMove = requires(const typename G::Position& position) {
    { G::greedyMove(position) } -> std::same_as<Move>;
};

/// The default strength of bots: percentage of random moves of a novice, and number of playouts of a search.
/// Since games differ in luck and in how good common sense is, the values that make equal differences in
/// strength are measured for each (tests/tools/levels).
template <class G>
concept HasStrengths = requires {
    { G::kRandomPercent } -> std::convertible_to<int>;
    { G::kPlayouts } -> std::convertible_to<int>;
};

/// The weight of the progressive bias towards the move of common sense, which fades as that is visited. Good
/// where luck hides small differences in value; without it the search starts unbiased.
template <class G>
concept HasHeuristicBias = HasGreedyMove<G> && requires {
    { G::kHeuristicBias } -> std::convertible_to<double>;
};

/// The exploration constant of the search, where the values of moves are closer together than usual.
template <class G>
concept HasExploration = requires {
    { G::kExploration } -> std::convertible_to<double>;
};

/// A game in which a seat may maximise the share of another one.
template <class G>
concept HasSides = requires(const typename G::Position& position, Seat seat) {
    { G::sideOf(position, seat) } -> std::same_as<Seat>;
};

/// Whether the moves of one seat's turn commute, so that the search may treat them as a set (transpositions).
template <class G>
concept HasCommutingTurns = requires { requires G::kTurnsCommute; };

/// Whether the game may end before anybody but the decider has a choice again; asked at every decision, so it
/// must be fast. If true, bots search exhaustively (bots/endgame.h).
template <class G>
concept HasEndgame = requires(const typename G::Position& position) {
    { G::mayEnd(position) } -> std::same_as<bool>;
};

/// What a seat visibly strives for, as numbers where larger is better for it; `kAims` are their names, to
/// which the game has words. Used to explain moves only, not to play.
template <class G>
concept HasAims =
    HasEvaluation<G> && requires(const typename G::Position& position, Seat seat, std::span<double> aims) {
        { std::span<const std::string_view>(G::kAims) };
        { G::measureAims(position, seat, aims) };
    };

/// Each seat's estimated share, from 0 (lost) to 1 (won). `shares` has room for every seat.
template <HasEvaluation G>
void evaluate(const typename G::Position& position, std::span<double> shares) {
    if constexpr (HasOwnEvaluation<G>)
        G::evaluate(position, shares);
    else
        weighStandings(
            G::kTraits, G::seats(position),
            [&](Seat seat, std::span<double> amounts) { return G::measureTraits(position, seat, amounts); },
            shares);
}

/// The seat whose share a seat maximises.
template <Game G>
Seat sideOf([[maybe_unused]] const typename G::Position& position, Seat seat) {
    if constexpr (HasSides<G>) return G::sideOf(position, seat);
    return seat;
}

/// The moves worth considering.
template <Game G>
void listMoves(const typename G::Position& position, MoveList& list) {
    G::legalMoves(position, list);
    if constexpr (HasPrune<G>)
        if (list.size() > 1) G::prune(position, list);
}

/// Keeps one of each group of equivalent moves for a search by `seat`, where it decides itself.
template <Game G>
void dropAlike(const typename G::Position& position, Seat observer, MoveList& list) {
    if constexpr (HasAlikeMoves<G>)
        if (list.size() > 1 && G::decider(position) == observer) G::dropAlike(position, list);
}

/// The moves worth considering for a search.
template <Game G>
void listMoves(const typename G::Position& position, Seat observer, MoveList& list) {
    listMoves<G>(position, list);
    dropAlike<G>(position, observer, list);
}

/// The same, pointless ones included.
template <Game G>
void listAllMoves(const typename G::Position& position, Seat observer, MoveList& list) {
    G::legalMoves(position, list);
    dropAlike<G>(position, observer, list);
}

} // namespace drawbridge
