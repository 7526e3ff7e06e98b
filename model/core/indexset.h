// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#ifdef __BMI2__
#    include <immintrin.h>
#endif

namespace drawbridge {

namespace detail {

/// kSelectInByte[byte][rank]: the place of the set bit that has `rank` set bits below it.
inline constexpr auto kSelectInByte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> places{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned place = 0, rank = 0; place < 8; ++place)
            if ((byte >> place & 1) != 0) places[byte][rank++] = static_cast<std::uint8_t>(place);
    return places;
}();

} // namespace detail

/// The place of the set bit that has `rank` set bits below it; rank < popcount(word). Without a branch or a
/// loop, since nothing about a random pick can be predicted: by the instruction for it, or else by Vigna's
/// "Broadword implementation of rank/select queries" (2008).
inline int selectBit(std::uint64_t word, int rank) {
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << rank, word));
#else
    constexpr std::uint64_t kOnes = 0x0101010101010101u;
    constexpr std::uint64_t kTops = 0x8080808080808080u;
    std::uint64_t sums = word - ((word >> 1) & 0x5555555555555555u);
    sums = (sums & 0x3333333333333333u) + ((sums >> 2) & 0x3333333333333333u);
    sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * kOnes; // byte i: how many bits in bytes 0 … i
    // The top bit of byte i stays set if bytes 0 … i hold at most `rank` bits: all those before the right
    // one.
    const std::uint64_t before = (static_cast<std::uint64_t>(rank) * kOnes | kTops) - sums;
    const int base = 8 * bitCount(before & kTops);
    const auto skipped = static_cast<int>((sums << 8) >> base & 0xFF);
    return base + detail::kSelectInByte[word >> base & 0xFF][static_cast<std::size_t>(rank - skipped)];
#endif
}

/// The same in a small set, with less work where counting bits is an instruction.
inline int selectBit(std::uint32_t word, int rank) {
#ifdef __BMI2__
    return std::countr_zero(_pdep_u32(std::uint32_t{1} << rank, word));
#else
    const int below8 = bitCount(word & 0xFF);
    const int below16 = bitCount(word & 0xFFFF);
    const int below24 = bitCount(word & 0xFFFFFF);
    const int bytes = (rank >= below8) + (rank >= below16) + (rank >= below24);
    const std::uint32_t before = (std::uint32_t{1} << 8 * bytes) - 1;
    const auto skipped = bitCount(word & before);
    return 8 * bytes +
           detail::kSelectInByte[word >> 8 * bytes & 0xFF][static_cast<std::size_t>(rank - skipped)];
#endif
}

/// The bits of `word` at the places set in `mask`, side by side from the lowest.
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

/// A set of numbers from 0 to 127 in two machine words. Iteration goes from the lowest to the highest.
class IndexSet {
  public:
    constexpr IndexSet() = default;
    explicit constexpr IndexSet(std::uint64_t low, std::uint64_t high = 0)
        : word_{low, high} {}

    /// The numbers first, first+1, …, first+count-1.
    static constexpr IndexSet range(int first, int count) {
        IndexSet set;
        for (int index = first; index < first + count; ++index) set.add(static_cast<std::uint8_t>(index));
        return set;
    }

    constexpr void add(std::uint8_t index) { word_[index >> 6] |= bit(index); }
    constexpr void remove(std::uint8_t index) { word_[index >> 6] &= ~bit(index); }
    constexpr bool contains(std::uint8_t index) const { return (word_[index >> 6] & bit(index)) != 0; }
    constexpr bool empty() const { return (word_[0] | word_[1]) == 0; }
    constexpr int size() const { return bitCount(word_[0]) + bitCount(word_[1]); }

    /// The lowest number; the set must not be empty. Without a branch, like selectBit().
    constexpr std::uint8_t first() const {
        const int low = std::countr_zero(word_[0]); // 64 if there is none
        return static_cast<std::uint8_t>(low + (std::countr_zero(word_[1]) & -(low >> 6)));
    }

    /// Which of the numbers first, first+1, …, first+count-1 are in the set, a bit each; all of them must lie
    /// in the same half.
    constexpr std::uint32_t window(int first, int count) const {
        assert(first / 64 == (first + count - 1) / 64 && count < 32);
        return static_cast<std::uint32_t>(word_[first >> 6] >> (first & 63)) & ((1u << count) - 1);
    }

    /// The number with `rank` lower ones in the set, 0 <= rank < size().
    std::uint8_t nth(int rank) const {
        const int low = bitCount(word_[0]);
        const int half = rank >= low ? 1 : 0;
        return static_cast<std::uint8_t>(64 * half + selectBit(word_[half], rank - (low & -half)));
    }

    /// Which of the runs of numbers that end with `lasts` have a member here, a bit each from the lowest run;
    /// every member must lie in one, and there are 64 runs at most. All at once: a run with a member, added
    /// to all of its numbers but the last, carries into the last.
    std::uint64_t runs(IndexSet lasts) const {
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

    constexpr IndexSet operator|(IndexSet other) const {
        return IndexSet(word_[0] | other.word_[0], word_[1] | other.word_[1]);
    }
    constexpr IndexSet operator&(IndexSet other) const {
        return IndexSet(word_[0] & other.word_[0], word_[1] & other.word_[1]);
    }
    constexpr IndexSet operator-(IndexSet other) const {
        return IndexSet(word_[0] & ~other.word_[0], word_[1] & ~other.word_[1]);
    }
    constexpr IndexSet& operator|=(IndexSet other) { return *this = *this | other; }
    constexpr IndexSet& operator-=(IndexSet other) { return *this = *this - other; }
    bool operator==(const IndexSet&) const = default;

    /// Lets `for (const auto index : set)` visit every number.
    class Iterator {
      public:
        constexpr Iterator(std::uint64_t low, std::uint64_t high)
            : rest_(low)
            , later_(high) {
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
        constexpr void turnOver() {
            if (rest_ != 0 || base_ != 0) return;
            rest_ = later_;
            base_ = 64;
        }

        std::uint64_t rest_;
        std::uint64_t later_;
        int base_ = 0;
    };
    constexpr Iterator begin() const { return {word_[0], word_[1]}; }
    constexpr std::default_sentinel_t end() const { return {}; }

  private:
    static constexpr std::uint64_t bit(std::uint8_t index) { return std::uint64_t{1} << (index & 63); }

    std::uint64_t word_[2]{};
};

/// A set of numbers from 0 to 255: two of the smaller sets, of which the higher one is mostly empty.
class WideIndexSet {
  public:
    constexpr WideIndexSet() = default;
    constexpr WideIndexSet(IndexSet low, IndexSet high = {})
        : half_{low, high} {}

    /// The numbers first, first+1, …, first+count-1.
    static constexpr WideIndexSet range(int first, int count) {
        const auto below = [](int end) {
            const auto word = [](int bits) {
                return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << std::max(bits, 0)) - 1;
            };
            return WideIndexSet(IndexSet(word(end), word(end - 64)),
                                IndexSet(word(end - 128), word(end - 192)));
        };
        return below(first + count) - below(first);
    }
    /// Those below 128.
    explicit constexpr operator IndexSet() const { return half_[0]; }

    constexpr void add(std::uint8_t index) { half_[index >> 7].add(index & 127); }
    constexpr void remove(std::uint8_t index) { half_[index >> 7].remove(index & 127); }
    constexpr bool contains(std::uint8_t index) const { return half_[index >> 7].contains(index & 127); }
    constexpr bool empty() const { return half_[0].empty() && half_[1].empty(); }
    constexpr int size() const { return half_[0].size() + (half_[1].empty() ? 0 : half_[1].size()); }

    /// The lowest number; the set must not be empty.
    constexpr std::uint8_t first() const {
        if (!half_[0].empty()) return half_[0].first();
        return static_cast<std::uint8_t>(128 + half_[1].first());
    }
    /// The number with `rank` lower ones in the set, 0 <= rank < size().
    std::uint8_t nth(int rank) const {
        const int low = half_[0].size();
        if (rank < low) return half_[0].nth(rank);
        return static_cast<std::uint8_t>(128 + half_[1].nth(rank - low));
    }

    constexpr WideIndexSet operator|(const WideIndexSet& other) const {
        return {half_[0] | other.half_[0], half_[1] | other.half_[1]};
    }
    constexpr WideIndexSet operator&(const WideIndexSet& other) const {
        return {half_[0] & other.half_[0], half_[1] & other.half_[1]};
    }
    constexpr WideIndexSet operator-(const WideIndexSet& other) const {
        return {half_[0] - other.half_[0], half_[1] - other.half_[1]};
    }
    constexpr WideIndexSet& operator|=(const WideIndexSet& other) { return *this = *this | other; }
    constexpr WideIndexSet& operator-=(const WideIndexSet& other) { return *this = *this - other; }
    bool operator==(const WideIndexSet&) const = default;

    /// Lets `for (const auto index : set)` visit every number.
    class Iterator {
      public:
        constexpr Iterator(IndexSet low, IndexSet high)
            : at_(low.begin())
            , later_(high) {
            turnOver();
        }
        constexpr std::uint8_t operator*() const { return static_cast<std::uint8_t>(base_ + *at_); }
        constexpr Iterator& operator++() {
            ++at_;
            turnOver();
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t end) const { return at_ == end; }

      private:
        constexpr void turnOver() {
            if (at_ != std::default_sentinel || base_ != 0) return;
            at_ = later_.begin();
            base_ = 128;
        }

        IndexSet::Iterator at_;
        IndexSet later_;
        int base_ = 0;
    };
    constexpr Iterator begin() const { return {half_[0], half_[1]}; }
    constexpr std::default_sentinel_t end() const { return {}; }

  private:
    IndexSet half_[2]{};
};

} // namespace drawbridge
