// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/advise.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace drawbridge {

/// Each seat's expected share by a search of `games` playouts, in a tree of its own.
template <Game G>
std::vector<double> sharesOf(const typename G::Position& known, Seat observer, int games, Seed seed,
                             const StopToken& stop, SearchRestriction inquiry) {
    SearchTree tree;
    tree.allow(kUsualTreeBytes / SearchTree::kBytesOfNode);
    Ismcts<G> search(known, observer, tree, {}, seed, inquiry);
    search.run(games, Budget({BotSpec::Kind::Ismcts, games, 0, 1}, stop));
    std::vector<double> shares;
    for (Seat seat = 0; seat < G::seats(known); ++seat) shares.push_back(search.share(seat));
    return shares;
}

/// Each seat's expected share where a seat decides, from 0, lost, to 1, won: with what each seat knows
/// itself, or with all cards open. `games` playouts per search.
template <Game G>
std::vector<double> chances(const typename G::Position& position, int games, Seed seed, const StopToken& stop,
                            bool isOpen) {
    if (isOpen) return sharesOf<G>(position, G::decider(position), games, seed, stop, {{}, true});
    std::vector<double> chances;
    Rng rng(seed);
    for (Seat seat = 0; seat < G::seats(position); ++seat) {
        typename G::Position known = position;
        G::determinize(known, seat, rng);
        chances.push_back(sharesOf<G>(known, seat, games, rng.next(), stop, {})[seat]);
    }
    return chances;
}

/// The value of the move that was made here: a search chooses its best move, then both moves are searched
/// separately with the same number of playouts, so that neither is favoured by more visits. Uses only what
/// the decider knows.
template <Game G>
Appraisal appraise(const typename G::Position& position, Move made, int games, Seed seed,
                   const StopToken& stop) {
    constexpr double kClearly = 0.03; // above the noise between two moves of equal value
    const Seat seat = G::decider(position);
    const Seat side = sideOf<G>(position, seat);
    Rng rng(seed);
    typename G::Position known = position;
    G::determinize(known, seat, rng);
    const Seed luck = rng.next();
    const auto worth = [&](Move move) {
        return sharesOf<G>(known, seat, games, luck, stop, {move, false})[side];
    };
    const Move best = think<G>(known, {BotSpec::Kind::Ismcts, games, 0, 1}, rng.next(), stop);
    Appraisal appraisal{made, worth(made)};
    if (best == made) return appraisal;
    const double chance = worth(best);
    if (chance - appraisal.chance < kClearly) return appraisal;
    appraisal = {best, chance, chance - appraisal.chance};
    if constexpr (HasAims<G>) appraisal.aim = aimOf<G>(known, seat, best, made, rng, stop);
    return appraisal;
}

} // namespace drawbridge
