// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot.h"
#include "bots/endgame.h"
#include "bots/ismcts.h"
#include "bots/searchmemory.h"
#include "core/threadpool.h"

#include <algorithm>
#include <cstddef>
#include <new>
#include <utility>
#include <vector>

namespace drawbridge {

/// The game's heuristic move; random in games without one.
template <Game G>
Move greedyMove(const typename G::Position& position, Rng& rng) {
    if constexpr (HasGreedyMove<G>)
        return G::greedyMove(position);
    else
        return G::randomMove(position, rng);
}

/// The heuristic move, but `randomPercent` percent of the moves are random.
template <Game G>
Move noviceMove(const typename G::Position& position, int randomPercent, Rng& rng) {
    if (static_cast<int>(rng.below(100)) >= randomPercent) return greedyMove<G>(position, rng);
    MoveList list;
    listMoves<G>(position, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// The maximum number of trees grown in parallel.
inline constexpr int kMaxWorkers = 64;

/// The number of trees a bot grows on this machine.
inline int workersOf(const BotSpec& bot) {
    const int wanted = bot.workers > 0 ? bot.workers : coresOfMachine();
    // Workers that run out of time before they start would grow nothing.
    const int most = std::min(bot.iterations > 0 ? bot.iterations : coresOfMachine(), kMaxWorkers);
    return std::clamp(wanted, 1, most);
}

/// Root parallelisation: grows one tree per worker and sums the visit counts. The most visited move wins,
/// ties by mean share. `known` is a determinization of the true position for `seat`.
template <Game G>
Move searchMove(const typename G::Position& known, Seat seat, const BotSpec& bot, Seed seed,
                const Budget& budget, SearchMemory& mind) {
    const int workers = workersOf(bot);
    const auto share = [&](int worker) { // its part of the iterations; 0: no bound
        return bot.iterations == 0 ? 0 : (bot.iterations + workers - 1 - worker) / workers;
    };
    const SearchRestriction inquiry{{}, bot.seesAll};
    MoveList list;
    listMoves<G>(known, eyesOf(inquiry, seat), list);
    mind.trees.resize(static_cast<std::size_t>(workers));
    std::vector<std::vector<ComparedMove>> votes(static_cast<std::size_t>(workers));
    ThreadPool::shared().forEach(workers, [&](int worker) {
        const auto own = static_cast<std::size_t>(worker);
        try {
            mind.trees[own].allow(mind.treeBytes / SearchTree::kBytesOfNode / mind.trees.size());
            Ismcts<G> search(known, seat, mind.trees[own], mind.path, Rng::derive(seed, own), inquiry);
            search.run(share(worker), budget);
            votes[own].reserve(list.size());
            for (std::size_t move = 0; move < list.size(); ++move)
                votes[own].push_back({list[move], search.visits(move), search.value(move)});
        } catch (const std::bad_alloc&) { // no memory: it has no vote
        }
    });
    mind.compared.resize(list.size());
    for (std::size_t move = 0; move < list.size(); ++move) {
        ComparedMove& sum = mind.compared[move];
        sum = {list[move]};
        for (const auto& vote : votes) {
            if (vote.empty()) continue;
            sum.visits += vote[move].visits;
            sum.value += vote[move].value * vote[move].visits;
        }
    }
    const auto place = [&list](const ComparedMove& of) { return std::ranges::find(list, of.move); };
    std::ranges::sort(mind.compared, [&place](const ComparedMove& one, const ComparedMove& other) {
        if (one.visits != other.visits) return one.visits > other.visits;
        return one.value != other.value ? one.value > other.value : place(one) < place(other);
    });
    for (ComparedMove& move : mind.compared)
        if (move.visits > 0) move.value /= move.visits;
    if (mind.compared.front().visits > 0) return mind.compared.front().move;
    mind.compared.clear(); // stopped before the first playout: use the heuristic move
    Rng rng(seed);
    return greedyMove<G>(known, rng);
}

/// The result of Endgame::best(), in games with an endgame search.
template <Game G>
std::optional<Move> settling(const typename G::Position& known, Seat seat, std::optional<Move> preferred,
                             Rng& rng, SearchMemory& mind) {
    if constexpr (HasEndgame<G>) {
        if (!G::mayEnd(known)) return std::nullopt;
        Endgame<G> endgame(known, seat, rng);
        const auto move = endgame.best(preferred);
        if (move) mind.compared = endgame.compared();
        return move;
    }
    return std::nullopt;
}

/// The move of a bot whose seat decides at `known`.
template <Game G>
Move decide(const typename G::Position& known, Seat seat, const BotSpec& bot, Rng& rng, const Budget& budget,
            SearchMemory& mind) {
    MoveList list;
    G::legalMoves(known, list);
    if (list.size() == 1) return list.front();
    switch (bot.kind) {
    case BotSpec::Kind::Random: return G::randomMove(known, rng);
    case BotSpec::Kind::Novice: return noviceMove<G>(known, bot.randomPercent, rng);
    case BotSpec::Kind::Greedy: {
        const Move sensible = greedyMove<G>(known, rng);
        return settling<G>(known, seat, sensible, rng, mind).value_or(sensible);
    }
    case BotSpec::Kind::Ismcts: break;
    }
    const Seed searchSeed = rng.next();
    if (!bot.seesAll)
        if (const auto move = settling<G>(known, seat, {}, rng, mind)) return *move;
    listMoves<G>(known, eyesOf({{}, bot.seesAll}, seat), list);
    if (list.size() == 1) return list.front();
    try {
        return searchMove<G>(known, seat, bot, searchSeed, budget, mind);
    } catch (const std::bad_alloc&) { // not even for the votes
        mind.compared.clear();
        return greedyMove<G>(known, rng);
    }
}

/// Whether the determinized position is the one that the mind expects, so that its trees can be reused.
template <Game G>
bool goesOn(const SearchMemory& mind, const typename G::Position& known, Seat seat) {
    return mind.expected && *mind.expected == G::viewFor(known, seat) &&
           std::ranges::none_of(mind.trees, &SearchTree::isHalfFull);
}

/// The strength of bots in a game for which it has not been measured (HasStrengths): in the middle of the
/// others'.
inline constexpr int kUnmeasuredRandomPercent = 50;
inline constexpr int kUnmeasuredPlayouts = 200;

/// A bot with unset values replaced by the game's defaults. Without a number a search would go on for ever.
template <Game G>
BotSpec suited(BotSpec bot) {
    int randomPercent = kUnmeasuredRandomPercent;
    int playouts = kUnmeasuredPlayouts;
    if constexpr (HasStrengths<G>) {
        randomPercent = G::kRandomPercent;
        playouts = G::kPlayouts;
    }
    if (bot.kind == BotSpec::Kind::Novice && bot.randomPercent == 0) bot.randomPercent = randomPercent;
    if (bot.kind == BotSpec::Kind::Ismcts && bot.iterations == 0 && bot.milliseconds == 0)
        bot.iterations = playouts;
    return bot;
}

/// The move of a bot at a seat's decision. The true position is replaced at once by a determinization for the
/// decider, so no bot can cheat. The same bot with the same seed in positions that its seat cannot tell apart
/// makes the same move, unless its budget is in milliseconds. `stop` ends the search early with the best move
/// so far. `mind` is kept from earlier decisions of the same match: it improves bots with a time limit, and
/// changes nothing for others. Only a bot that measures luck (BotSpec::seesAll) keeps the true position, and
/// nothing from before.
template <Game G>
Move think(const typename G::Position& position, const BotSpec& spec, Seed seed, StopToken stop,
           SearchMemory& mind) {
    const BotSpec bot = suited<G>(spec);
    const Budget budget(bot, std::move(stop));
    const Seat seat = G::decider(position);
    Rng rng(seed);
    typename G::Position known = position;
    if (!bot.seesAll) G::determinize(known, seat, rng);

    mind.compared.clear();
    if (!goesOn<G>(mind, known, seat)) {
        mind.path = {};
        for (SearchTree& tree : mind.trees) tree.clear();
    }
    const Move move = decide<G>(known, seat, bot, rng, budget, mind);

    mind.expected.reset();
    if (bot.milliseconds == 0 || bot.seesAll)
        return move; // its play must not depend on what earlier searches have found
    typename G::Position after = known;
    G::apply(after, move);
    if (G::decider(after) != seat) return move;
    View next = G::viewFor(after, seat);
    if (shows(G::viewFor(known, seat), next)) return move;
    mind.path = pathAfter<G>(mind.path, seat, move);
    mind.expected = std::move(next);
    return move;
}

/// The same without a mind.
template <Game G>
Move think(const typename G::Position& position, const BotSpec& bot, Seed seed, StopToken stop) {
    SearchMemory mind;
    return think<G>(position, bot, seed, std::move(stop), mind);
}

} // namespace drawbridge
