// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

#include <map>
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

} // namespace drawbridge
