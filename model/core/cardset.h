// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexset.h"
#include "core/rng.h"

#include <cstdint>

namespace drawbridge {

/// A physical card (or tile), numbered from 0 within its game.
using CardId = std::uint8_t;

inline constexpr int kMaxCards = 128; ///< in most games
inline constexpr int kAllCards = 255; ///< in any game
inline constexpr CardId kNoCard = 0xFF;

/// A set of cards of a game with at most `Cards` cards.
template <int Cards>
using CardSetOf = IndexSetOf<(Cards <= 64          ? 1
                              : Cards <= kMaxCards ? 2
                                                   : 4)>;
using CardSet = CardSetOf<kMaxCards>;
using AnyCardSet = CardSetOf<kAllCards>; ///< large enough for any game

/// A uniformly random card of the set, which must not be empty.
template <class Cards>
CardId randomCard(const Cards& cards, Rng& rng) {
    return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

} // namespace drawbridge
