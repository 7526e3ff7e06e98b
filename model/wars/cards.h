// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardset.h"
#include "core/seat.h"
#include "wars/options.h"

#include <array>
#include <bit>
#include <cstdint>

// The cards of Castle Wars. Each seat has a pack of its own: half an ordinary one in the standard game, a
// whole one in the Epic game (WARS-GEN-3, WARS-GEN-4, WARS-SETUP-1, WARS-EPIC-2). Suits mean nothing and
// equal cards are interchangeable (WARS-GEN-5); a card's pack never changes, whoever owns the card.
namespace drawbridge::wars {

/// WARS-SETUP-7: the Ace counts with the court cards.
enum Kind : std::uint8_t {
    kTwo, // the soldiers (WARS-SETUP-6)
    kThree,
    kFour,
    kFive,
    kSix,
    kSeven,
    kEight,
    kNine,
    kTen,
    kDragon, // a joker of the Dragon-Tamers (WARS-DRG-3)
    kJack,   // the resources (WARS-SETUP-5)
    kQueen,
    kKing,
    kAce,
    kWild, // a joker of the Mages (WARS-MAG-3)
};

inline constexpr int kKinds = 15;
inline constexpr std::uint8_t kNoKind = 0xFF; ///< a face the viewer may not see

/// A set of kinds, one bit each.
using Kinds = std::uint16_t;
constexpr Kinds kindBit(unsigned kind) { return static_cast<Kinds>(1u << kind); }

inline constexpr Kinds kSoldierKinds = kindBit(kJack) - 1;
inline constexpr Kinds kResourceKinds = kindBit(kKinds) - kindBit(kJack);

/// The number of copies in a whole pack; the standard game uses half of the ordinary cards, and one joker.
inline constexpr std::array<int, kKinds> kCopiesOf{4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 4, 4, 4, 4, 2};

/// Cards are numbered by pack, kind and copy: pack 0 from 0, pack 1 from 64. So each pack is one word of a
/// CardSet.
inline constexpr int kPackSize = 56;
inline constexpr int kPackStride = 64;
inline constexpr int kCards = kPackStride + kPackSize;

namespace detail {

inline constexpr std::array<int, kKinds + 1> kFirstOfKind = [] {
    std::array<int, kKinds + 1> first{};
    for (std::size_t kind = 0; kind < kKinds; ++kind) first[kind + 1] = first[kind] + kCopiesOf[kind];
    return first;
}();
inline constexpr std::array<Kind, kPackStride> kKindAt = [] {
    std::array<Kind, kPackStride> kinds{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        for (int at = kFirstOfKind[kind]; at < kFirstOfKind[kind + 1]; ++at)
            kinds[static_cast<std::size_t>(at)] = static_cast<Kind>(kind);
    return kinds;
}();
/// The cards of a pack by kind, and by number of copies.
inline constexpr std::array<std::uint64_t, kKinds> kOfKind = [] {
    std::array<std::uint64_t, kKinds> cards{};
    for (int card = 0; card < kPackSize; ++card)
        cards[kKindAt[static_cast<std::size_t>(card)]] |= std::uint64_t{1} << card;
    return cards;
}();
inline constexpr std::array<std::uint64_t, 5> kCopies = [] {
    std::array<std::uint64_t, 5> cards{};
    for (std::size_t copies = 0; copies < cards.size(); ++copies)
        for (int card = 0; card < kPackSize; ++card) {
            const int first = kFirstOfKind[kKindAt[static_cast<std::size_t>(card)]];
            if (card - first < static_cast<int>(copies)) cards[copies] |= std::uint64_t{1} << card;
        }
    return cards;
}();
/// The cards of some kinds within one pack, at most so many copies of each.
constexpr std::uint64_t inPack(unsigned kinds, std::size_t copies) {
    std::uint64_t cards = 0;
    for (; kinds != 0; kinds &= kinds - 1)
        cards |= kOfKind[static_cast<std::size_t>(std::countr_zero(kinds))];
    return cards & kCopies[copies];
}

} // namespace detail

static_assert(detail::kFirstOfKind[kKinds] == kPackSize);

constexpr Kind kindOf(CardId card) { return detail::kKindAt[card % kPackStride]; }
/// The seat whose pack a card comes from.
constexpr Seat packOf(CardId card) { return static_cast<Seat>(card / kPackStride); }
/// Its index among the equal cards of its pack, from 0.
constexpr int copyOf(CardId card) { return card % kPackStride - detail::kFirstOfKind[kindOf(card)]; }

/// All cards of a kind, of both packs.
constexpr CardSet cardsOf(unsigned kind) { return CardSet(detail::kOfKind[kind], detail::kOfKind[kind]); }
/// The cards in word `cards` of a pack.
constexpr CardSet inPackOf(Seat pack, std::uint64_t cards) {
    return pack == 0 ? CardSet(cards) : CardSet(0, cards);
}

constexpr bool isJoker(CardId card) { return kindOf(card) == kDragon || kindOf(card) == kWild; }
/// Whether a card is printed as a soldier or a resource.
constexpr bool isSoldierKind(unsigned kind) { return kind < kJack; }

/// The cards of some kinds in a seat's pack at a size of the game: two copies of each, of the jokers one; in
/// the Epic game all (WARS-EPIC-3, WARS-DRG-1, WARS-DRG-2, WARS-MAG-1, WARS-MAG-2). Each pack's own jokers
/// serve its seat (WARS-EPIC-8). War-Mongers thus have 18 soldiers, or 36 (WARS-WMG-8).
constexpr CardSet packCards(Seat pack, Kinds kinds, bool epic) {
    constexpr Kinds jokers = kindBit(kDragon) | kindBit(kWild);
    const auto plain = static_cast<Kinds>(kinds & ~jokers);
    const auto wild = static_cast<Kinds>(kinds & jokers);
    return inPackOf(pack, detail::inPack(plain, epic ? 4 : 2) | detail::inPack(wild, epic ? 2 : 1));
}
/// All cards of both packs at a size of the game, with jokers in both roles.
constexpr CardSet cardsInGame(bool epic) {
    constexpr auto all = static_cast<Kinds>(kSoldierKinds | kResourceKinds);
    return packCards(0, all, epic) | packCards(1, all, epic);
}

/// The base fighting value of a card: the number printed, 10 for a King or a joker played as one, 20 for a
/// dragon (WARS-VAL-1).
constexpr int printedValue(unsigned kind) {
    return kind <= kTen ? static_cast<int>(kind) + 2 : kind == kDragon ? 20 : 10;
}

/// The two colours (WARS-SETUP-1). In the Epic game they only name the seats: red the first, black the
/// second.
enum class Colour : std::uint8_t { Black, Red, None };

inline constexpr int kMostSlots = 4;          // WARS-ROY-4
inline constexpr std::uint8_t kNoSlot = 0xFF; ///< no pile named

} // namespace drawbridge::wars
