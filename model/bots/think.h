// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/ismcts.h"
#include "core/threadpool.h"

#include <algorithm>
#include <cstddef>
#include <new>
#include <vector>

namespace drawbridge {

/// The most trees worth growing side by side, the most nodes of one tree, and of all trees of a decision
/// together (each takes 50 to 100 bytes: at most 100 MB, on however many cores). A tree that is full is still
/// searched, it only stops growing.
inline constexpr int kMaxWorkers = 64;
inline constexpr std::size_t kMaxNodes = std::size_t{1} << 19;
inline constexpr std::size_t kMaxNodesInAll = std::size_t{1} << 20;

/// How many nodes each of so many trees may have.
constexpr std::size_t nodesOfEach(int workers) {
    return std::min(kMaxNodes, kMaxNodesInAll / static_cast<std::size_t>(workers));
}

/// How many trees a bot grows on this machine.
inline int workersOf(const BotSpec& bot) {
    const int wanted = bot.workers > 0 ? bot.workers : coresOfMachine();
    // Those that the clock ends before they have begun would grow nothing.
    const int most = std::min(bot.iterations > 0 ? bot.iterations : coresOfMachine(), kMaxWorkers);
    return std::clamp(wanted, 1, most);
}

/// Grows one tree per worker and adds up their votes: the move most often chosen, the better one of equals.
/// `known` is a position that `seat` cannot tell from the true one.
template <Game G>
Move searchMove(const typename G::Position& known, Seat seat, const BotSpec& bot, Seed seed,
                const Budget& budget) {
    const int workers = workersOf(bot);
    const auto share = [&](int worker) { // of the iterations; 0: no bound
        return bot.iterations == 0 ? 0 : (bot.iterations + workers - 1 - worker) / workers;
    };
    // An iteration adds one node at most; a millisecond is enough for a few hundred iterations.
    constexpr std::size_t kNodesPerMillisecond = 500;
    std::size_t nodes = nodesOfEach(workers);
    if (bot.iterations > 0) nodes = std::min(nodes, static_cast<std::size_t>(share(0)));
    if (bot.milliseconds > 0)
        nodes = std::min(nodes, static_cast<std::size_t>(bot.milliseconds) * kNodesPerMillisecond);

    MoveList list;
    listMoves<G>(known, list);
    std::vector<double> votes(list.size());
    std::vector<double> success(list.size());
    {
        std::vector<std::vector<double>> visits(static_cast<std::size_t>(workers), votes);
        std::vector<std::vector<double>> values(static_cast<std::size_t>(workers), success);
        const auto work = [&](int worker) {
            const auto own = static_cast<std::size_t>(worker);
            try {
                Ismcts<G> search(known, seat, nodes, Rng::derive(seed, own));
                search.run(share(worker), budget);
                for (std::size_t move = 0; move < list.size(); ++move) {
                    visits[own][move] = search.visits(move);
                    values[own][move] = search.value(move) * search.visits(move);
                }
            } catch (const std::bad_alloc&) { // no memory for another tree: it has no vote
            }
        };
        ThreadPool::shared().forEach(workers, work);
        for (std::size_t worker = 0; worker < visits.size(); ++worker)
            for (std::size_t move = 0; move < list.size(); ++move) {
                votes[move] += visits[worker][move];
                success[move] += values[worker][move];
            }
    }
    std::size_t best = 0;
    for (std::size_t move = 1; move < list.size(); ++move)
        if (votes[move] > votes[best] || (votes[move] == votes[best] && success[move] > success[best]))
            best = move;
    if (votes[best] == 0) { // stopped before the first playout: common sense will do
        Rng rng(seed);
        return greedyMove<G>(known, rng);
    }
    return list[best];
}

/// What a bot plays at a decision of a seat. The true position is put away at once: everything after sees
/// only a deal that the decider cannot tell from it, so no bot can peek. The same bot with the same seed in
/// positions that its seat cannot tell apart makes the same move, unless its budget is in milliseconds.
/// `stop` ends the search early with the best move so far.
template <Game G>
Move think(const typename G::Position& position, const BotSpec& bot, Seed seed, StopToken stop) {
    const Budget budget(bot, std::move(stop));
    const Seat seat = G::decider(position);
    Rng rng(seed);
    typename G::Position known = position;
    G::determinize(known, seat, rng);

    MoveList list;
    G::legalMoves(known, list);
    if (list.size() == 1) return list.front();
    switch (bot.kind) {
    case BotSpec::Kind::Random: return G::randomMove(known, rng);
    case BotSpec::Kind::Greedy: return greedyMove<G>(known, rng);
    case BotSpec::Kind::Ismcts: break;
    }
    listMoves<G>(known, list);
    if (list.size() == 1) return list.front();
    const Seed searchSeed = rng.next();
    try {
        return searchMove<G>(known, seat, bot, searchSeed, budget);
    } catch (const std::bad_alloc&) { // not even for the votes
        return greedyMove<G>(known, rng);
    }
}

} // namespace drawbridge
