// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/advice.h"
#include "bots/think.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

namespace drawbridge {

/// Compares two moves by playing them out for a round in the same determinizations: the aim for which the
/// first is better, if significantly, and by the largest margin.
template <Game G>
    requires HasAims<G>
std::string_view aimOf(const typename G::Position& known, Seat seat, Move move, Move instead, Rng& rng,
                       const StopToken& stop) {
    constexpr int kWorlds = 1000;
    constexpr double kSureErrors = 3;
    constexpr std::size_t kAims = std::size(G::kAims);
    using Measures = std::array<double, kAims + 2>;
    const int until = G::turnsPlayed(known) + G::seats(known);
    const auto playOn = [&](typename G::Position p, Move first, Rng luck) {
        G::apply(p, first);
        while (G::decider(p) != kNobody && G::turnsPlayed(p) < until)
            G::apply(p, G::decider(p) == kChance ? G::sampleChance(p, luck) : G::playoutMove(p, luck));
        Measures measures{};
        G::measureAims(p, seat, std::span(measures).template first<kAims>());
        const bool isOver = G::decider(p) == kNobody;
        measures[kAims] = isOver && G::score(p, seat) > 0.5;
        measures[kAims + 1] = -1.0 * (isOver && G::score(p, seat) < 0.5);
        return measures;
    };
    Measures sum{};
    Measures squares{};
    for (int world = 0; world < kWorlds; ++world) {
        if (stop.isStopRequested()) return {};
        typename G::Position guess = known;
        G::determinize(guess, seat, rng);
        const Rng luck(rng.next());
        const Measures with = playOn(guess, move, luck);
        const Measures without = playOn(guess, instead, luck);
        for (std::size_t aim = 0; aim < sum.size(); ++aim) {
            const double gain = with[aim] - without[aim];
            sum[aim] += gain;
            squares[aim] += gain * gain;
        }
    }
    std::size_t best = sum.size();
    double most = kSureErrors;
    for (std::size_t aim = 0; aim < sum.size(); ++aim) {
        const double mean = sum[aim] / kWorlds;
        const double spread = squares[aim] / kWorlds - mean * mean + 1.0 / kWorlds;
        const double errors = mean / std::sqrt(spread / kWorlds);
        if (errors <= most) continue;
        most = errors;
        best = aim;
    }
    if (best == sum.size()) return {};
    return best < kAims ? std::string_view(G::kAims[best]) : best == kAims ? kWinsSoon : kLosesLater;
}

/// What a bot would do in place of the decider, and why. It uses only what the decider knows.
template <Game G>
Advice advise(const typename G::Position& position, const BotSpec& bot, Seed seed, StopToken stop) {
    constexpr double kClearly = 0.01;
    SearchMemory mind;
    Advice advice;
    advice.move = think<G>(position, bot, seed, stop, mind);
    advice.compared = std::move(mind.compared);
    if (advice.compared.empty()) return advice;
    // A move with few visits may be better than it looks.
    const ComparedMove& first = advice.compared.front();
    for (const ComparedMove& other : advice.compared)
        if (other.value < first.value - kClearly && other.visits >= first.visits / 100 + 10 &&
            (!advice.instead || other.value > advice.instead->value))
            advice.instead = other;
    if constexpr (HasAims<G>) {
        if (!advice.instead) return advice;
        const Seat seat = G::decider(position);
        Rng rng(seed);
        typename G::Position known = position;
        G::determinize(known, seat, rng);
        advice.aim = aimOf<G>(known, seat, advice.move, advice.instead->move, rng, stop);
    }
    return advice;
}

} // namespace drawbridge
