// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardset.h"

#include <array>

namespace drawbridge {

/// The loose cards of a table in an array, from which a playout draws faster than from the set.
class Bag {
  public:
    explicit Bag(const CardSet& loose)
        : size_(loose.writeTo(card_.data())) {}

    std::uint32_t size() const { return size_; }
    CardId take(std::uint32_t index) {
        const CardId card = card_[index];
        card_[index] = card_[--size_];
        return card;
    }

  private:
    std::array<CardId, kMaxCards + 7> card_; // see writeTo()
    std::uint32_t size_;
};

} // namespace drawbridge
