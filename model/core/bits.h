// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace drawbridge {

/// Number of set bits, like std::popcount. On x86-64 it detects the POPCNT instruction (present since 2008)
/// at run time: builds for the x86-64 baseline call a library function instead, in which bots spent a fifth
/// of their time.
template <std::unsigned_integral Bits>
constexpr int bitCount(Bits bits) {
#if defined(__GNUC__) && defined(__x86_64__) && !defined(__POPCNT__)
    if (!std::is_constant_evaluated() && __builtin_cpu_supports("popcnt")) [[likely]] {
        std::uint64_t count = bits;
        // Source and destination are the same register: on older processors the instruction has a false
        // dependency on its destination. Volatile, so that the optimiser does not hoist it above the feature
        // check.
        __asm__ volatile("popcnt %0, %0" : "+r"(count) : : "cc");
        return static_cast<int>(count);
    }
#endif
    return std::popcount(bits);
}

/// Gathers bit `bit` of each of `count` bytes (at most 64); byte 0 gives the lowest bit of the result.
inline std::uint64_t bitOfEach(const std::uint8_t* bytes, int count, unsigned bit) {
    std::uint64_t bits = 0;
    int at = 0;
    if constexpr (std::endian::native == std::endian::little) // eight bytes at a time
        for (; at + 8 <= count; at += 8) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, bytes + at, 8);
            // The multiplication gathers the lowest bits of all eight bytes in the highest byte.
            bits |= ((eight >> bit & 0x0101010101010101u) * 0x0102040810204080u) >> 56 << at;
        }
    for (; at < count; ++at) bits |= std::uint64_t{bytes[at] >> bit & 1u} << at;
    return bits;
}

} // namespace drawbridge
