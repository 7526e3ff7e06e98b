// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cardset.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

// The cards of CASTLES. Equal cards are interchangeable wherever they lie (CASTLES-RULING-20): moves name
// them by their kind.
namespace drawbridge::castles {

/// DEFENSE and ATTACK cards of one name are different cards (CASTLES-DEF-16).
enum Kind : std::uint8_t {
    kCastle,
    kGate, // upgrades
    kThickWalls,
    kMoat,
    kArcherTowers,
    kPeasantsDefence, // DEFENSES
    kArchersDefence,
    kSpearmenDefence,
    kSwordsmenDefence,
    kKnightsDefence,
    kBallistasDefence,
    kTrebuchetDefence,
    kRushed,   // a SPECIAL card; on a castle a DEFENSE of 3 in every way (CASTLES-RUSH-9)
    kPeasants, // ATTACKS
    kArchers,
    kSpearmen,
    kSwordsmen,
    kKnights,
    kBallistas,
    kTrebuchet,
    kHorsemen, // house.horsemen only
    kAlliance, // SPECIALS
    kSabotage,
    kCannonFire,
    kJester,
    kBlock,
    kPuppet, // serves as a castle when there is no other (CASTLES-PUP-10)
};

inline constexpr int kKinds = 27;
inline constexpr std::uint8_t kNoKind = 0xFF; ///< no card, or a face the viewer may not see

/// A set of kinds, one bit each.
using Kinds = std::uint32_t;
constexpr Kinds kindBit(unsigned kind) { return Kinds{1} << kind; }
constexpr bool hasKind(Kinds among, unsigned kind) { return (among >> kind & 1u) != 0; }

inline constexpr Kinds kUpgradeKinds = kindBit(kPeasantsDefence) - kindBit(kGate);
/// The plain DEFENSES; RUSHED DEFENSES counts as one only once it lies on a castle.
inline constexpr Kinds kDefenceKinds = kindBit(kRushed) - kindBit(kPeasantsDefence);
/// Played in assaults, and so what a BLOCK stops (CASTLES-BLOCK-4, CASTLES-BLOCK-5).
inline constexpr Kinds kAttackKinds = kindBit(kAlliance) - kindBit(kPeasants);
/// CASTLES-ROUND-5: the SPECIALS that attack.
inline constexpr Kinds kAttackingSpecials = kindBit(kSabotage) | kindBit(kCannonFire) | kindBit(kJester);

/// The data printed on a kind.
struct CardFace {
    std::string_view slug;  ///< in pictures, options and notation: "peasants-attack"
    std::uint8_t value = 0; ///< CASTLES-DEF-1, CASTLES-ATK-1, CASTLES-UPG-1, CASTLES-UPG-2
    std::uint8_t count = 0; ///< how many a standard pack holds (CASTLES-RULING-1)
};

inline constexpr std::array<CardFace, kKinds> kFacesOf{{
    {"castle", 5, 9},
    {"gate", 8, 2},
    {"thick-walls", 8, 1},
    {"moat", 10, 2},
    {"archer-towers", 10, 1},
    {"peasants-defense", 4, 2},
    {"archers-defense", 5, 2},
    {"spearmen-defense", 6, 2},
    {"swordsmen-defense", 7, 2},
    {"knights-defense", 8, 2},
    {"ballistas-defense", 9, 2},
    {"trebuchet-defense", 10, 1},
    {"rushed-defenses", 3, 2},
    {"peasants-attack", 4, 2},
    {"archers-attack", 5, 2},
    {"spearmen-attack", 6, 2},
    {"swordsmen-attack", 7, 2},
    {"knights-attack", 8, 2},
    {"ballistas-attack", 9, 2},
    {"trebuchet-attack", 10, 2},
    {"horsemen-attack", 9, 0},
    {"alliance", 0, 1},
    {"sabotage", 0, 2},
    {"cannon-fire", 0, 1},
    {"jester", 0, 1},
    {"block", 0, 2},
    {"puppet", 5, 2},
}};

constexpr int valueOf(unsigned kind) { return kFacesOf[kind].value; }
constexpr bool isUpgrade(unsigned kind) { return hasKind(kUpgradeKinds, kind); }
constexpr bool isDefence(unsigned kind) { return hasKind(kDefenceKinds, kind); }
constexpr bool isAttack(unsigned kind) { return hasKind(kAttackKinds, kind); }

/// The kind of that slug.
constexpr std::optional<Kind> kindNamed(std::string_view slug) {
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (kFacesOf[kind].slug == slug) return static_cast<Kind>(kind);
    return {};
}

// The maximum sizes of a deck; CASTLES-DECK-7 has the minimum.
inline constexpr int kMostCards = 240;  ///< in a game, since places in piles are bytes
inline constexpr int kMostHomes = 48;   ///< CASTLES and PUPPETS in a game: the most castles that can stand
inline constexpr int kMostCastles = 51; ///< castle numbers: more than kMostHomes, for those in the fallen row
inline constexpr int kMostOfAKind = 24; ///< in a pack
inline constexpr int kMostDefences = 3; ///< CASTLES-DEF-4
inline constexpr std::uint8_t kNoCastle = 0xFF;

/// How many cards there are of each kind.
struct Counts {
    std::array<std::uint8_t, kKinds> count{};

    constexpr bool has(unsigned kind) const { return count[kind] > 0; }
    constexpr int size() const {
        int cards = 0;
        for (const std::uint8_t one : count) cards += one;
        return cards;
    }

    bool operator==(const Counts&) const = default;
};

/// How the cards of a game are numbered: one kind after the other.
struct Numbering {
    std::array<std::uint8_t, kMostCards> kind{};
    std::array<std::uint8_t, kKinds + 1> first{}; ///< of each kind, and one past the last

    constexpr Numbering() = default;
    explicit constexpr Numbering(const Counts& counts) {
        CardId card = 0;
        for (unsigned of = 0; of < kKinds; ++of) {
            first[of] = card;
            for (int copy = 0; copy < counts.count[of]; ++copy) kind[card++] = static_cast<std::uint8_t>(of);
        }
        first[kKinds] = card;
    }

    bool operator==(const Numbering&) const = default;
};
using Cards = CardSetOf<kMostCards>;

/// The first so many cards of each kind.
constexpr Cards cardsOf(const Numbering& numbering, const Counts& counts) {
    Cards cards;
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (counts.has(kind)) cards |= Cards::range(numbering.first[kind], counts.count[kind]);
    return cards;
}

/// A set of cards by kind: a hand, the deck, the discard pile.
class Heap {
  public:
    constexpr Heap(const Numbering& numbering, const Cards& cards)
        : numbering_(&numbering)
        , cards_(&cards) {}

    bool empty() const { return cards_->empty(); }
    int size() const { return cards_->size(); }
    /// The kinds with at least one card.
    Kinds kinds() const {
        Kinds kinds = 0;
        forEach([&](unsigned kind) { kinds |= kindBit(kind); });
        return kinds;
    }
    bool has(unsigned kind) const { return cardOf(kind) != kNoCard; }
    int count(unsigned kind) const {
        int cards = 0;
        for (CardId card = numbering_->first[kind]; card < numbering_->first[kind + 1]; ++card)
            cards += cards_->contains(card) ? 1 : 0;
        return cards;
    }
    int of(Kinds wanted) const {
        int cards = 0;
        forEach([&](unsigned kind) { cards += hasKind(wanted, kind) ? 1 : 0; });
        return cards;
    }
    /// The kind of the card at an index, when sorted by kind.
    Kind at(int rank) const { return static_cast<Kind>(numbering_->kind[cards_->nth(rank)]); }
    /// A card of a kind; kNoCard if there is none.
    CardId cardOf(unsigned kind) const {
        for (CardId card = numbering_->first[kind]; card < numbering_->first[kind + 1]; ++card)
            if (cards_->contains(card)) return card;
        return kNoCard;
    }
    /// Calls `visit` with the kind of each card, lowest first.
    template <class Visit>
    void forEach(Visit visit) const {
        for (const CardId card : *cards_) visit(unsigned{numbering_->kind[card]});
    }

  private:
    const Numbering* numbering_;
    const Cards* cards_;
};

} // namespace drawbridge::castles
