// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#ifdef __BMI2__
#    include <immintrin.h>
#endif

namespace drawbridge {

namespace detail {

/// kSelectInByte[byte][rank]: the index of the set bit that has `rank` set bits below it.
inline constexpr auto kSelectInByte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> places{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned place = 0, rank = 0; place < 8; ++place)
            if ((byte >> place & 1) != 0) places[byte][rank++] = static_cast<std::uint8_t>(place);
    return places;
}();

} // namespace detail

/// The index of the set bit that has `rank` set bits below it; rank < popcount(word). Branch-free, since a
/// random pick defeats branch prediction: by the PDEP instruction where available, else by Vigna's "Broadword
/// implementation of rank/select queries" (2008).
inline int selectBit(std::uint64_t word, int rank) {
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << rank, word));
#else
    constexpr std::uint64_t kOnes = 0x0101010101010101u;
    constexpr std::uint64_t kTops = 0x8080808080808080u;
    std::uint64_t sums = word - ((word >> 1) & 0x5555555555555555u);
    sums = (sums & 0x3333333333333333u) + ((sums >> 2) & 0x3333333333333333u);
    sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * kOnes; // byte i: number of set bits in bytes 0 … i
    // The top bit of byte i stays set if bytes 0 … i hold at most `rank` bits: all bytes before the one
    // sought.
    const std::uint64_t before = (static_cast<std::uint64_t>(rank) * kOnes | kTops) - sums;
    const int base = 8 * bitCount(before & kTops);
    const auto skipped = static_cast<int>((sums << 8) >> base & 0xFF);
    return base + detail::kSelectInByte[word >> base & 0xFF][static_cast<std::size_t>(rank - skipped)];
#endif
}

/// The bits of `word` selected by `mask`, packed from the lowest (PEXT).
inline std::uint64_t gatherBits(std::uint64_t word, std::uint64_t mask) {
#ifdef __BMI2__
    return _pext_u64(word, mask);
#else
    std::uint64_t bits = 0;
    for (word &= mask; word != 0; word &= word - 1)
        bits |= std::uint64_t{1} << bitCount(mask & ((word & (0 - word)) - 1));
    return bits;
#endif
}

/// A set of numbers from 0 to 64 * Words - 1. Iteration goes from the lowest to the highest.
template <int Words>
class IndexSetOf {
  public:
    constexpr IndexSetOf() = default;
    /// The first word holds the numbers below 64, and so on.
    explicit constexpr IndexSetOf(std::convertible_to<std::uint64_t> auto... words)
        requires(sizeof...(words) > 0 && sizeof...(words) <= Words)
        : word_{static_cast<std::uint64_t>(words)...} {}
    /// From a set of another width: numbers that do not fit are dropped.
    template <int Other>
        requires(Other != Words)
    explicit(Other > Words) constexpr IndexSetOf(const IndexSetOf<Other>& other) {
        for (int word = 0; word < std::min(Words, Other); ++word) word_[word] = other.word(word);
    }

    /// The numbers first, first+1, …, first+count-1.
    static constexpr IndexSetOf range(int first, int count) {
        const auto below = [](int end) {
            IndexSetOf set;
            for (int word = 0; word < Words; ++word) {
                const int bits = end - 64 * word;
                set.word_[word] =
                    bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << std::max(bits, 0)) - 1;
            }
            return set;
        };
        return below(first + count) - below(first);
    }

    constexpr void add(std::uint8_t index) { wordOf(index) |= bit(index); }
    constexpr void remove(std::uint8_t index) { wordOf(index) &= ~bit(index); }
    constexpr bool contains(std::uint8_t index) const {
        return (word_[Words > 1 ? index >> 6 : 0] & bit(index)) != 0;
    }
    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : word_) any |= word;
        return any == 0;
    }
    /// Always inlined: a call would spill the words to memory first.
#ifdef __GNUC__
    [[gnu::always_inline]]
#endif
    constexpr int size() const {
        int count = bitCount(word_[0]);
        if constexpr (Words > 1) count += bitCount(word_[1]);
        if constexpr (Words > 2) // mostly empty
            for (int word = 2; word < Words; ++word)
                if (word_[word] != 0) count += bitCount(word_[word]);
        return count;
    }

    /// The lowest number; the set must not be empty. With two words branch-free, like selectBit().
    constexpr std::uint8_t first() const {
        const int low = std::countr_zero(word_[0]); // 64 if there is none
        if constexpr (Words == 2)
            return static_cast<std::uint8_t>(low + (std::countr_zero(word_[1]) & -(low >> 6)));
        int at = low;
        for (int word = 1; word < Words && at == 64 * word; ++word) at += std::countr_zero(word_[word]);
        return static_cast<std::uint8_t>(at);
    }

    /// Which of the numbers first, first+1, …, first+count-1 are in the set, as a bit mask; all of them must
    /// lie in the same word.
    constexpr std::uint32_t window(int first, int count) const {
        assert(first / 64 == (first + count - 1) / 64 && count < 32);
        return static_cast<std::uint32_t>(word_[first >> 6] >> (first & 63)) & ((1u << count) - 1);
    }
    constexpr std::uint64_t word(int which) const { return word_[which]; }

    /// The number with `rank` lower ones in the set, 0 <= rank < size().
    std::uint8_t nth(int rank) const {
        int at = 0;
        if constexpr (Words > 1) {
            const int low = bitCount(word_[0]);
            at = rank >= low ? 1 : 0;
            rank -= low & -at;
        }
        for (; at + 1 < Words && at > 0; ++at) {
            const int here = bitCount(word_[at]);
            if (rank < here) break;
            rank -= here;
        }
        return static_cast<std::uint8_t>(64 * at + selectBit(word_[at], rank));
    }

    /// Which runs of consecutive numbers, each ending with a member of `lasts`, have a member here; one bit
    /// per run from the lowest. Every member must lie in a run; at most 64 runs. All at once: adding the mask
    /// of all numbers but the last of each run makes a run with a member carry into its last number.
    std::uint64_t runs(IndexSetOf lasts) const
        requires(Words == 2)
    {
        const auto carry = [](std::uint64_t word, std::uint64_t last, std::uint64_t in) {
            return (word & ~last) + ~last + in;
        };
        const std::uint64_t low = carry(word_[0], lasts.word_[0], 0);
        const std::uint64_t over = low < ~lasts.word_[0] ? 1 : 0;
        const std::uint64_t high = carry(word_[1], lasts.word_[1], over);
        const std::uint64_t below = gatherBits(low | word_[0], lasts.word_[0]);
        const std::uint64_t above = gatherBits(high | word_[1], lasts.word_[1]);
        const int shift = bitCount(lasts.word_[0]);
        return shift < 64 ? below | above << shift : below;
    }

    constexpr IndexSetOf& operator|=(const IndexSetOf& other) {
        for (int word = 0; word < Words; ++word) word_[word] |= other.word_[word];
        return *this;
    }
    constexpr IndexSetOf& operator&=(const IndexSetOf& other) {
        for (int word = 0; word < Words; ++word) word_[word] &= other.word_[word];
        return *this;
    }
    constexpr IndexSetOf& operator-=(const IndexSetOf& other) {
        for (int word = 0; word < Words; ++word) word_[word] &= ~other.word_[word];
        return *this;
    }
    friend constexpr IndexSetOf operator|(IndexSetOf one, const IndexSetOf& other) { return one |= other; }
    friend constexpr IndexSetOf operator&(IndexSetOf one, const IndexSetOf& other) { return one &= other; }
    friend constexpr IndexSetOf operator-(IndexSetOf one, const IndexSetOf& other) { return one -= other; }
    bool operator==(const IndexSetOf&) const = default;

    /// Lets `for (const auto index : set)` visit every number.
    class Iterator {
      public:
        explicit constexpr Iterator(const IndexSetOf& set)
            : rest_(set.word_[0]) {
            for (int word = 1; word < Words; ++word) later_[word - 1] = set.word_[word];
            turnOver();
        }
        constexpr std::uint8_t operator*() const {
            return static_cast<std::uint8_t>(base_ + std::countr_zero(rest_));
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            turnOver();
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const { return rest_ == 0; }

      private:
        /// Shifts the words instead of indexing them, so that they stay in registers.
        constexpr void turnOver() {
            while (rest_ == 0 && base_ < 64 * (Words - 1)) {
                rest_ = later_[0];
                for (int word = 1; word < Words - 1; ++word) later_[word - 1] = later_[word];
                base_ += 64;
            }
        }

        std::uint64_t rest_;
        std::uint64_t later_[Words > 1 ? Words - 1 : 1]{};
        int base_ = 0;
    };
    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr std::default_sentinel_t end() const { return {}; }

  private:
    static constexpr std::uint64_t bit(std::uint8_t index) { return std::uint64_t{1} << (index & 63); }
    constexpr std::uint64_t& wordOf(std::uint8_t index) { return word_[Words > 1 ? index >> 6 : 0]; }

    std::uint64_t word_[Words]{};
};

/// Numbers below 128: most sets of cards.
using IndexSet = IndexSetOf<2>;

/// The numbers of the bits set in a word.
constexpr IndexSetOf<1> bitsOf(std::unsigned_integral auto word) { return IndexSetOf<1>(word); }

} // namespace drawbridge
