// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <utility>

namespace drawbridge {

using Seed = std::uint64_t;

/// xoshiro256** (Blackman and Vigna 2018), seeded through splitmix64. Our own implementation, because the
/// standard distributions differ between libraries and a deal must be the same everywhere; test vectors pin
/// every number.
class Rng {
  public:
    explicit constexpr Rng(Seed seed) {
        for (auto& word : state_) {
            seed += 0x9E3779B97F4A7C15u;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
            mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
            word = mixed ^ (mixed >> 31);
        }
    }

    /// 64 fresh bits.
    constexpr std::uint64_t next() {
        const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    /// A uniform number in [0, bound); bound must not be 0. (Lemire 2019: multiply, and reject the few values
    /// that would bias the result.)
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        while (!isFair(product, bound)) product = (next() >> 32) * bound;
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Two uniform numbers, in [0, first) and [0, second), from one 64-bit word; just as exact.
    constexpr std::array<std::uint32_t, 2> below(std::uint32_t first, std::uint32_t second) {
        for (;;) {
            const std::uint64_t bits = next();
            const std::uint64_t one = (bits >> 32) * first;
            const std::uint64_t two = (bits & 0xFFFFFFFF) * second;
            if (isFair(one, first) && isFair(two, second))
                return {static_cast<std::uint32_t>(one >> 32), static_cast<std::uint32_t>(two >> 32)};
        }
    }

    /// A uniform number in [0, 1).
    constexpr double real() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    /// An independent stream for part `index` of a whole (a worker, a ply, a game of a series).
    static constexpr Seed derive(Seed seed, std::uint64_t index) {
        return Rng(seed ^ (index * 0xD1342543DE82EF95u + 0x632BE59BD9B4E019u)).next();
    }

    bool operator==(const Rng&) const = default;

  private:
    /// Whether a product of 32 random bits and a bound is not among the few to reject as biased.
    static constexpr bool isFair(std::uint64_t product, std::uint32_t bound) {
        const auto low = static_cast<std::uint32_t>(product);
        return low >= bound || low >= (0u - bound) % bound;
    }

    static constexpr std::uint64_t rotate(std::uint64_t word, int by) {
        return word << by | word >> (64 - by);
    }

    std::uint64_t state_[4]{};
};

} // namespace drawbridge
