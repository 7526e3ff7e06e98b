// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>

// What the tests share that hold the program's rules against a second, plain set of them.
namespace drawbridge {

/// One of the moves, each as likely as its weight says.
template <class Weight>
Move weighted(const MoveList& list, const Weight& weight, Rng& rng) {
    std::uint32_t sum = 0;
    for (const Move move : list) sum += weight(move);
    std::uint32_t pick = rng.below(sum);
    for (const Move move : list) {
        if (pick < weight(move)) return move;
        pick -= weight(move);
    }
    return list.front();
}

/// The switches that are not at their default, as the plain rules read them: by name and value.
template <Game G>
std::map<std::string, std::string> switchesOf(const typename G::Options& options) {
    std::map<std::string, std::string> switches;
    const auto specs = G::optionSpecs();
    for (std::size_t i = 0; i < specs.size(); ++i)
        if (options.value[i] != 0)
            switches[std::string(specs[i].name)] = std::string(specs[i].values[options.value[i]]);
    return switches;
}

/// What the plain rules take for legal, in words, and the program does not, or the other way round; empty if
/// they agree.
template <Game G>
std::string differentMoves(const typename G::Position& position, const std::set<std::string>& expected) {
    MoveList list;
    G::legalMoves(position, list);
    std::set<std::string> moves;
    for (const Move move : list) moves.insert(G::toText(position, move));
    for (const std::string& move : moves)
        if (expected.count(move) == 0) return "wrongly legal: " + move;
    for (const std::string& move : expected)
        if (moves.count(move) == 0) return "wrongly not legal: " + move;
    return {};
}

/// Both rule sets where a seed leads to, every decision being one of the legal moves in order of their bytes:
/// it does not depend on the order in which they are listed.
template <Game G, class Both>
Both playedAlike(const typename G::Options& options, Seed seed, int decisions) {
    Rng rng(seed);
    Both both(options);
    MoveList list;
    for (int i = 0; i < decisions && G::decider(both.p) != kNobody; ++i) {
        G::legalMoves(both.p, list);
        std::sort(list.begin(), list.end());
        both.play(G::decider(both.p) == kChance ? G::sampleChance(both.p, rng)
                                                : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return both;
}

/// How many lines of play of that length begin in a position, chance outcomes being moves.
template <Game G>
std::uint64_t countLines(const typename G::Position& position, int depth) {
    MoveList list;
    G::legalMoves(position, list);
    if (depth == 1) return list.size();
    std::uint64_t all = 0;
    for (const Move move : list) {
        typename G::Position then = position;
        G::apply(then, move);
        all += countLines<G>(then, depth - 1);
    }
    return all;
}

/// The same with the plain rules.
template <class Plain>
std::uint64_t countPlainly(const Plain& game, int depth) {
    const auto moves = game.legalMoves();
    if (depth == 1) return moves.size();
    std::uint64_t all = 0;
    for (const auto& move : moves) {
        Plain then = game;
        then.play(move);
        all += countPlainly(then, depth - 1);
    }
    return all;
}

} // namespace drawbridge
