// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/think.h"
#include "caleira/game.h"
#include "castles/game.h"
#include "keep/game.h"
#include "rampage/game.h"
#include "wars/game.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

// Finds what the traits are worth by which a game tells how well a seat stands: the weights with which they
// foretell best who won (a conditional logistic regression), from games of common sense, or of another bot,
// with a random move now and then, looked at when a turn is over. A fifth of the games is kept aside, and
// says whether that is better than what the game has now. What games say nothing of stays as it is.
//
// usage: bench_tune GAME [GAMES] [BOT]
namespace drawbridge {

namespace {

constexpr std::uint32_t kWhim = 10; // of so many moves one is random
constexpr std::uint32_t kFew = 3;   // of so many turns one is looked at
constexpr std::size_t kAside = 5;   // of so many games one is kept aside
constexpr double kTrustInNow = 2;   // how much the present weights count, against single moments
constexpr int kSteps = 8;           // of Newton's method, which is done sooner

/// A moment of a game: how much of each trait every seat had that could win, and how much of the win it got.
struct Moment {
    struct Side {
        std::vector<double> amounts;
        double won;
    };
    std::vector<Side> sides;
};

/// What each side may hope for, by those weights.
std::vector<double> chances(const Moment& moment, const std::vector<double>& weights) {
    std::vector<double> chances;
    double sum = 0;
    for (const Moment::Side& side : moment.sides) {
        double odds = 0;
        for (std::size_t trait = 0; trait < weights.size(); ++trait)
            odds += weights[trait] * side.amounts[trait];
        chances.push_back(std::exp(odds));
        sum += chances.back();
    }
    for (double& chance : chances) chance /= sum;
    return chances;
}

/// How far the weights are from foretelling who won: the mean log loss.
double lossOf(const std::vector<Moment>& moments, const std::vector<double>& weights) {
    double loss = 0;
    for (const Moment& moment : moments) {
        const std::vector<double> hoped = chances(moment, weights);
        for (std::size_t side = 0; side < hoped.size(); ++side)
            loss -= moment.sides[side].won * std::log(std::max(hoped[side], 1e-9));
    }
    return loss / static_cast<double>(std::max<std::size_t>(moments.size(), 1));
}

/// Solves a system of equations whose matrix is symmetric and positive.
std::vector<double> solve(std::vector<std::vector<double>> matrix, std::vector<double> right) {
    const std::size_t size = right.size();
    for (std::size_t pivot = 0; pivot < size; ++pivot)
        for (std::size_t row = pivot + 1; row < size; ++row) {
            const double factor = matrix[row][pivot] / matrix[pivot][pivot];
            for (std::size_t column = pivot; column < size; ++column)
                matrix[row][column] -= factor * matrix[pivot][column];
            right[row] -= factor * right[pivot];
        }
    for (std::size_t row = size; row-- > 0;) {
        for (std::size_t column = row + 1; column < size; ++column)
            right[row] -= matrix[row][column] * right[column];
        right[row] /= matrix[row][row];
    }
    return right;
}

std::vector<double> fit(const std::vector<Moment>& moments, const std::vector<double>& now) {
    const std::size_t size = now.size();
    std::vector<double> weights = now;
    for (int step = 0; step < kSteps; ++step) {
        std::vector<double> slope(size);
        std::vector<std::vector<double>> bend(size, std::vector<double>(size));
        for (std::size_t trait = 0; trait < size; ++trait) {
            slope[trait] = kTrustInNow * (now[trait] - weights[trait]);
            bend[trait][trait] = kTrustInNow;
        }
        for (const Moment& moment : moments) {
            const std::vector<double> hoped = chances(moment, weights);
            std::vector<double> mean(size);
            for (std::size_t side = 0; side < hoped.size(); ++side)
                for (std::size_t trait = 0; trait < size; ++trait)
                    mean[trait] += hoped[side] * moment.sides[side].amounts[trait];
            for (std::size_t side = 0; side < hoped.size(); ++side)
                for (std::size_t trait = 0; trait < size; ++trait) {
                    const double off = moment.sides[side].amounts[trait] - mean[trait];
                    slope[trait] += moment.sides[side].won * off;
                    for (std::size_t other = 0; other <= trait; ++other)
                        bend[trait][other] +=
                            hoped[side] * off * (moment.sides[side].amounts[other] - mean[other]);
                }
        }
        for (std::size_t trait = 0; trait < size; ++trait)
            for (std::size_t other = 0; other < trait; ++other) bend[other][trait] = bend[trait][other];
        const std::vector<double> change = solve(bend, slope);
        for (std::size_t trait = 0; trait < size; ++trait) weights[trait] += change[trait];
    }
    return weights;
}

template <Game G>
Moment momentOf(const typename G::Position& p) {
    Moment moment;
    for (Seat seat = 0; seat < G::seats(p); ++seat) {
        Moment::Side side{std::vector<double>(std::size(G::kTraits)), 0};
        // A seat that cannot win has no amounts; its share is filled in by who won.
        if (!G::measureTraits(p, seat, side.amounts)) side.amounts.clear();
        moment.sides.push_back(std::move(side));
    }
    return moment;
}

/// Plays a game and adds what there was to see at some of its turns.
template <Game G>
void play(const typename G::Options& options, const BotSpec& bot, Rng& rng, std::vector<Moment>& moments) {
    auto p = G::start(options);
    std::vector<Moment> seen;
    int turn = 0;
    while (G::decider(p) != kNobody) {
        // A turn is over: then a search asks, too.
        if (G::turnsPlayed(p) != turn && rng.below(kFew) == 0) seen.push_back(momentOf<G>(p));
        turn = G::turnsPlayed(p);
        if (G::decider(p) == kChance)
            G::apply(p, G::sampleChance(p, rng));
        else
            G::apply(p, rng.below(kWhim) == 0 ? G::randomMove(p, rng) : think<G>(p, bot, rng.next(), {}));
    }
    double won = 0;
    for (Seat seat = 0; seat < G::seats(p); ++seat) won += G::score(p, seat);
    if (won <= 0) return;
    for (Moment& moment : seen) {
        for (Seat seat = 0; seat < G::seats(p); ++seat) moment.sides[seat].won = G::score(p, seat) / won;
        std::erase_if(moment.sides, [](const Moment::Side& side) { return side.amounts.empty(); });
        moments.push_back(std::move(moment));
    }
}

/// `choose(rng)`: the options of a game.
template <Game G, class Choose>
void tune(int games, const BotSpec& bot, Choose choose) {
    std::vector<Moment> moments;
    std::vector<Moment> aside;
    Rng rng(5);
    for (int game = 0; game < games; ++game)
        play<G>(choose(rng), bot, rng, static_cast<std::size_t>(game) % kAside == 0 ? aside : moments);
    std::vector<double> now;
    for (const Trait& trait : G::kTraits) now.push_back(trait.weight);
    const std::vector<double> fitted = fit(moments, now);
    for (std::size_t trait = 0; trait < now.size(); ++trait)
        std::printf("%-28s %8.3f %8.3f\n", std::string(G::kTraits[trait].name).c_str(), now[trait],
                    fitted[trait]);
    std::printf("%s: %zu moments; log loss in %zu others: now %.4f, fitted %.4f, of no idea %.4f\n",
                std::string(G::kId).c_str(), moments.size(), aside.size(), lossOf(aside, now),
                lossOf(aside, fitted), lossOf(aside, std::vector<double>(now.size())));
}

/// As many seats as are played with most.
template <Game G>
typename G::Options seated(Rng& rng, std::uint32_t few, std::uint32_t many) {
    typename G::Options options;
    options.seats = static_cast<std::uint8_t>(rng.below(2) == 0 ? few : many);
    return options;
}

wars::Options armies(Rng& rng) {
    wars::Options options;
    if (rng.below(2) == 0) return options;
    for (Seat seat = 0; seat < wars::kPlayers; ++seat)
        options.setFaction(seat, static_cast<wars::Faction>(rng.below(wars::kFactions)));
    return options;
}

bool tune(std::string_view game, int games, const BotSpec& bot) {
    if (game == CastleKeep::kId)
        tune<CastleKeep>(games, bot, [](Rng& rng) { return seated<CastleKeep>(rng, 2, 3); });
    else if (game == CastlesOfCaleira::kId)
        tune<CastlesOfCaleira>(games, bot, [](Rng& rng) { return seated<CastlesOfCaleira>(rng, 2, 3); });
    else if (game == CastleRampage::kId)
        tune<CastleRampage>(games, bot, [](Rng&) { return rampage::Options(); });
    else if (game == CastleWars::kId)
        tune<CastleWars>(games, bot, armies);
    else if (game == CastlesGame::kId)
        tune<CastlesGame>(games, bot, [](Rng& rng) { return seated<CastlesGame>(rng, 2, 4); });
    else
        return false;
    return true;
}

} // namespace

} // namespace drawbridge

int main(int argc, char** argv) {
    using namespace drawbridge;
    const auto bot = botFromText(argc > 3 ? argv[3] : "greedy");
    if (argc < 2 || !bot || !tune(argv[1], argc > 2 ? std::atoi(argv[2]) : 10'000, *bot))
        return std::fprintf(stderr, "usage: bench_tune GAME [GAMES] [BOT]\n"), 2;
}
