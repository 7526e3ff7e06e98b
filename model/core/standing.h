// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string_view>

namespace drawbridge {

/// A feature of a seat's position, and what one unit more of it adds to the log odds of winning, ln(chances
/// to win : chances to lose). tests/bench/tune.cpp fits these weights to games.
struct Trait {
    std::string_view name;
    double weight;
};

/// Estimates each seat's chance to win, from 0 (lost) to 1 (won), from its traits. `measure(seat, amounts)`
/// fills in how much of each trait it has (initially 0), and returns whether it can win at all; one of them
/// can.
template <std::size_t N, class Measure>
void weighStandings(const std::array<Trait, N>& traits, int seats, Measure measure,
                    std::span<double> shares) {
    double sum = 0;
    for (Seat seat = 0; seat < seats; ++seat) {
        shares[seat] = 0;
        std::array<double, N> amounts{};
        if (!measure(seat, std::span<double>(amounts))) continue;
        double odds = 0;
        for (std::size_t trait = 0; trait < N; ++trait) odds += traits[trait].weight * amounts[trait];
        shares[seat] = std::exp(odds);
        sum += shares[seat];
    }
    for (Seat seat = 0; seat < seats; ++seat) shares[seat] /= sum;
}

} // namespace drawbridge
