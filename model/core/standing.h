// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string_view>

namespace drawbridge {

/// Something of which a seat may have more or less, and what one more of it adds to ln(chances to win :
/// chances to lose). tests/bench/tune.cpp finds such weights from games.
struct Trait {
    std::string_view name;
    double weight;
};

/// How well each seat stands, from 0 (lost) to 1 (won), by what it has. `measure(seat, amounts)` fills in how
/// much of each trait it has, which begins with 0, and says whether it can win at all; one of them can.
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
