// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace drawbridge {

/// How many bits are set. As std::popcount, but on x86-64 it asks while running whether the processor has the
/// instruction (all since 2008): programs for the first ones call a function of the library instead, in which
/// bots spent a fifth of their time.
template <std::unsigned_integral Bits>
constexpr int bitCount(Bits bits) {
#if defined(__GNUC__) && defined(__x86_64__) && !defined(__POPCNT__)
    if (!std::is_constant_evaluated() && __builtin_cpu_supports("popcnt")) [[likely]] {
        std::uint64_t count = bits;
        // Into the same register: older processors wait for the one that is written to. Volatile, or the
        // optimiser does it before it knows whether it can be done.
        __asm__ volatile("popcnt %0, %0" : "+r"(count) : : "cc");
        return static_cast<int>(count);
    }
#endif
    return std::popcount(bits);
}

/// Bit `bit` of each of `count` bytes, 64 at most, side by side from the first.
inline std::uint64_t bitOfEach(const std::uint8_t* bytes, int count, unsigned bit) {
    std::uint64_t bits = 0;
    int at = 0;
    if constexpr (std::endian::native == std::endian::little) // eight at a time
        for (; at + 8 <= count; at += 8) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, bytes + at, 8);
            // The multiplication brings the lowest bits of all eight bytes together in the highest one.
            bits |= ((eight >> bit & 0x0101010101010101u) * 0x0102040810204080u) >> 56 << at;
        }
    for (; at < count; ++at) bits |= std::uint64_t{bytes[at] >> bit & 1u} << at;
    return bits;
}

} // namespace drawbridge
