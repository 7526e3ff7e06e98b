// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardset.h"

#include <array>
#include <cstdint>

// The cards of Castles of Caleira: eighteen in nine kinds, and the two Moats of an option.
namespace drawbridge::caleira {

enum Kind : std::uint8_t {
    kBarracks,
    kBattlements,
    kMarketplace,
    kObservatory,
    kSpire,
    kThroneRoom,
    kTrebuchet,
    kWatchtower,
    kWizardTower,
    kMoat,
};

inline constexpr int kKinds = 10;
inline constexpr std::uint8_t kNoKind = 0xFF; // a face the viewer may not see

inline constexpr int kCards = 20;
inline constexpr int kCardsWithoutMoats = 18;

/// How many there are of each (CALEIRA-BARRACKS-1, CALEIRA-BATTLEMENTS-1, CALEIRA-MARKET-1,
/// CALEIRA-OBSERVATORY-1, CALEIRA-SPIRE-1, CALEIRA-THRONE-1, CALEIRA-TREBUCHET-1, CALEIRA-WATCHTOWER-1,
/// CALEIRA-WIZARD-1, CALEIRA-MOAT-1). Equal cards have neighbouring numbers.
inline constexpr std::array<int, kKinds> kCopiesOf{1, 3, 2, 1, 1, 2, 4, 3, 1, 2};
/// The value of each face up, except for three Battlements together (CALEIRA-BATTLEMENTS-3). The clauses are
/// listed above; the Moat's is CALEIRA-MOAT-2.
inline constexpr std::array<int, kKinds> kPointsOf{3, 0, 2, 3, 6, 2, 0, 2, 3, 1};

inline constexpr std::array<CardId, kKinds> kFirstCardOf = [] {
    std::array<CardId, kKinds> first{};
    for (std::size_t kind = 1; kind < kKinds; ++kind)
        first[kind] = static_cast<CardId>(first[kind - 1] + kCopiesOf[kind - 1]);
    return first;
}();
inline constexpr std::array<Kind, kCards> kKindOf = [] {
    std::array<Kind, kCards> kinds{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        for (int copy = 0; copy < kCopiesOf[kind]; ++copy)
            kinds[static_cast<std::size_t>(kFirstCardOf[kind] + copy)] = static_cast<Kind>(kind);
    return kinds;
}();
constexpr Kind kindOf(CardId card) { return kKindOf[card]; }

/// A set of cards, one bit each: small enough for bit arithmetic.
using Cards = std::uint32_t;

constexpr Cards bit(CardId card) { return Cards{1} << card; }
inline constexpr std::array<Cards, kKinds> kCardsOf = [] {
    std::array<Cards, kKinds> sets{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        sets[kind] = ((Cards{1} << kCopiesOf[kind]) - 1) << kFirstCardOf[kind];
    return sets;
}();
/// kCopiesFrom[n]: the cards with at least n equal ones above them, so that adding n gives the n-th of those.
inline constexpr std::array<Cards, 4> kCopiesFrom = [] {
    std::array<Cards, 4> sets{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        for (int copy = 0; copy < kCopiesOf[kind]; ++copy)
            for (int above = 0; above < kCopiesOf[kind] - copy; ++above)
                sets[static_cast<std::size_t>(above)] |= Cards{1} << (kFirstCardOf[kind] + copy);
    return sets;
}();

/// kPointDigits[n]: the cards whose points have that binary digit, for summing many cards at once.
inline constexpr std::array<Cards, 3> kPointDigits = [] {
    std::array<Cards, 3> sets{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        for (std::size_t digit = 0; digit < sets.size(); ++digit)
            if ((kPointsOf[kind] >> digit & 1) != 0) sets[digit] |= kCardsOf[kind];
    return sets;
}();

/// Whether a card has an effect when it is turned up; the others are always on (CALEIRA-BATTLEMENTS-4,
/// CALEIRA-SPIRE-4, CALEIRA-MOAT-5).
constexpr bool hasEffect(Kind kind) {
    constexpr unsigned kAlwaysOn = 1u << kBattlements | 1u << kSpire | 1u << kMoat;
    return (kAlwaysOn >> kind & 1) == 0;
}

} // namespace drawbridge::caleira
