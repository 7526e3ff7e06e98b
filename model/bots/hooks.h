// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "core/standing.h"

#include <concepts>
#include <span>
#include <string_view>

// What a game may tell bots beyond its rules. Each hook is optional; a game without any is played at random
// to its end.
namespace drawbridge {

/// A sensible quick move of the decider, a seat. It may look at what the position holds only as far as the
/// decider knows it.
template <class G>
concept HasPlayoutMove = requires(const typename G::Position& position, Rng& rng) {
    { G::playoutMove(position, rng) } -> std::same_as<Move>;
};

/// How well each seat stands, from 0 (lost) to 1 (won), and how many turns a playout goes on before it is
/// asked.
template <class G>
concept HasEvaluation = requires(const typename G::Position& position, std::span<double> shares) {
    { G::evaluate(position, shares) };
    { G::turnsPlayed(position) } -> std::convertible_to<int>;
    { G::kPlayoutTurns } -> std::convertible_to<int>;
};

/// By what evaluate() tells how well a seat stands: traits with their weights, and how much of each a seat
/// has; false for a seat that cannot win. tests/bench/tune.cpp finds the weights.
template <class G>
concept HasTraits =
    HasEvaluation<G> && requires(const typename G::Position& position, Seat seat, std::span<double> amounts) {
        { std::span<const Trait>(G::kTraits) };
        { G::measureTraits(position, seat, amounts) } -> std::same_as<bool>;
    };

/// Drops moves that come to the same thing as another that stays, or that no one would think of.
template <class G>
concept HasPrune = requires(const typename G::Position& position, MoveList& list) {
    { G::prune(position, list) };
};

/// Leaves one of the moves that come to the same thing as far as the decider knows. Others may know better,
/// and must not count on which of them a rival makes.
template <class G>
concept HasAlikeMoves = requires(const typename G::Position& position, MoveList& list) {
    { G::dropAlike(position, list) };
};

/// The move of a player with common sense; the same for positions that the decider cannot tell apart.
template <class G>
concept HasGreedyMove = requires(const typename G::Position& position) {
    { G::greedyMove(position) } -> std::same_as<Move>;
};

/// How strong bots are that leave it to the game: how many of a hundred moves a novice makes without thought,
/// and how many playouts a search has. As luck hides more in one game than in another, and common sense finds
/// more, what sets people apart by as much is measured for each (tests/tools/levels).
template <class G>
concept HasStrengths = requires {
    { G::kSlips } -> std::convertible_to<int>;
    { G::kPlayouts } -> std::convertible_to<int>;
};

/// How much the search trusts common sense: the bonus of its move, which fades as that is tried. Good where
/// luck hides what small differences are worth; without it the search starts from nothing.
template <class G>
concept HasTrust = HasGreedyMove<G> && requires {
    { G::kTrust } -> std::convertible_to<double>;
};

/// How curious the search is, where what moves are worth lies closer together than usual.
template <class G>
concept HasExploration = requires {
    { G::kExploration } -> std::convertible_to<double>;
};

/// For whom a seat plays, if not for itself: whose share it tries to make large.
template <class G>
concept HasSides = requires(const typename G::Position& position, Seat seat) {
    { G::sideOf(position, seat) } -> std::same_as<Seat>;
};

/// Whether the moves of one seat's turn lead to the same position in whatever order they are made, so that
/// the search may treat them as a set.
template <class G>
concept HasCommutingTurns = requires { requires G::kTurnsCommute; };

/// Whether the game may be over before anybody but the decider has a choice again; asked at every decision,
/// so it must be quick. Where it says so, bots look at all that can happen (bots/endgame.h).
template <class G>
concept HasEndgame = requires(const typename G::Position& position) {
    { G::mayEnd(position) } -> std::same_as<bool>;
};

/// What people see a seat strive for, as numbers that are the larger the better for it; `kAims` are their
/// names, by which the words of the game know them. To say what a move is good for; no bot plays by it.
template <class G>
concept HasAims =
    HasEvaluation<G> && requires(const typename G::Position& position, Seat seat, std::span<double> aims) {
        { std::span<const std::string_view>(G::kAims) };
        { G::measureAims(position, seat, aims) };
    };

/// The moves worth thinking about.
template <Game G>
void listMoves(const typename G::Position& position, MoveList& list) {
    G::legalMoves(position, list);
    if constexpr (HasPrune<G>)
        if (list.size() > 1) G::prune(position, list);
}

/// Leaves of the moves that are alike to somebody who looks ahead one, where they decide themselves.
template <Game G>
void dropAlike(const typename G::Position& position, Seat observer, MoveList& list) {
    if constexpr (HasAlikeMoves<G>)
        if (list.size() > 1 && G::decider(position) == observer) G::dropAlike(position, list);
}

/// The moves worth thinking about to somebody who looks ahead.
template <Game G>
void listMoves(const typename G::Position& position, Seat observer, MoveList& list) {
    listMoves<G>(position, list);
    dropAlike<G>(position, observer, list);
}

/// Those that nobody would think of among them.
template <Game G>
void listAllMoves(const typename G::Position& position, Seat observer, MoveList& list) {
    G::legalMoves(position, list);
    dropAlike<G>(position, observer, list);
}

} // namespace drawbridge
