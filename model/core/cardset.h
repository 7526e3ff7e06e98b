// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace drawbridge {

/// A physical card (or tile), numbered from 0 within its game; at most 128.
using CardId = std::uint8_t;

inline constexpr int kMaxCards = 128;
inline constexpr CardId kNoCard = 0xFF;

/// A set of cards in two machine words. Iteration goes from the lowest card to the highest.
class CardSet {
  public:
    constexpr CardSet() = default;

    /// The cards first, first+1, …, first+count-1.
    static constexpr CardSet range(int first, int count) {
        CardSet set;
        for (int card = first; card < first + count; ++card) set.add(static_cast<CardId>(card));
        return set;
    }

    constexpr void add(CardId card) { word_[card >> 6] |= bit(card); }
    constexpr void remove(CardId card) { word_[card >> 6] &= ~bit(card); }
    constexpr bool contains(CardId card) const { return (word_[card >> 6] & bit(card)) != 0; }
    constexpr bool empty() const { return (word_[0] | word_[1]) == 0; }
    constexpr int size() const { return std::popcount(word_[0]) + std::popcount(word_[1]); }

    /// The lowest card; the set must not be empty.
    constexpr CardId first() const {
        return static_cast<CardId>(word_[0] != 0 ? std::countr_zero(word_[0])
                                                 : 64 + std::countr_zero(word_[1]));
    }

    /// The card with `index` lower ones in the set, 0 <= index < size().
    constexpr CardId nth(int index) const {
        const int low = std::popcount(word_[0]);
        return static_cast<CardId>(index < low ? select(word_[0], index)
                                               : 64 + select(word_[1], index - low));
    }

    constexpr CardSet operator|(CardSet other) const {
        return {word_[0] | other.word_[0], word_[1] | other.word_[1]};
    }
    constexpr CardSet operator&(CardSet other) const {
        return {word_[0] & other.word_[0], word_[1] & other.word_[1]};
    }
    constexpr CardSet operator-(CardSet other) const {
        return {word_[0] & ~other.word_[0], word_[1] & ~other.word_[1]};
    }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    bool operator==(const CardSet&) const = default;

    /// Lets `for (CardId card : set)` visit every card.
    class Iterator {
      public:
        explicit constexpr Iterator(CardSet rest)
            : rest_(rest.word_[0])
            , high_(rest.word_[1]) {}
        constexpr CardId operator*() const {
            return static_cast<CardId>(rest_ != 0 ? std::countr_zero(rest_) : 64 + std::countr_zero(high_));
        }
        constexpr Iterator& operator++() {
            if (rest_ != 0)
                rest_ &= rest_ - 1;
            else
                high_ &= high_ - 1;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t rest_;
        std::uint64_t high_;
    };
    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr Iterator end() const { return Iterator(CardSet()); }

  private:
    constexpr CardSet(std::uint64_t low, std::uint64_t high)
        : word_{low, high} {}
    static constexpr std::uint64_t bit(CardId card) { return std::uint64_t{1} << (card & 63); }

    /// The position of the set bit with `index` set bits below it.
    static constexpr int select(std::uint64_t word, int index) {
        int base = 0;
        for (int width = 32; width >= 8; width /= 2) {
            const int inLower = std::popcount(word & ((std::uint64_t{1} << width) - 1));
            if (index >= inLower) {
                index -= inLower;
                word >>= width;
                base += width;
            } else {
                word &= (std::uint64_t{1} << width) - 1;
            }
        }
        while (index-- > 0) word &= word - 1;
        return base + std::countr_zero(word);
    }

    std::uint64_t word_[2]{};
};

} // namespace drawbridge
