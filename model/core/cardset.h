// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexset.h"
#include "core/rng.h"

#include <cstdint>

namespace drawbridge {

/// A physical card (or tile), numbered from 0 within its game.
using CardId = std::uint8_t;

inline constexpr int kMaxCards = 128; ///< of most games
inline constexpr int kAllCards = 255; ///< of any game
inline constexpr CardId kNoCard = 0xFF;

/// Cards of a game that has so many at most.
template <int Cards>
using CardSetOf = IndexSetOf<(Cards <= 64          ? 1
                              : Cards <= kMaxCards ? 2
                                                   : 4)>;
using CardSet = CardSetOf<kMaxCards>;
using AnyCardSet = CardSetOf<kAllCards>; ///< of whatever game

/// One of these cards, of which there must be some, each equally likely.
template <class Cards>
CardId randomCard(const Cards& cards, Rng& rng) {
    return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

} // namespace drawbridge
