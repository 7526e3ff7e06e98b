// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

// The cards of CASTLES. Equal cards are interchangeable wherever they lie (CASTLES-RULING-20): a card is its
// kind, and a heap or a hand says how many of each it holds.
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
inline constexpr Kinds kAttackKinds = kindBit(kAlliance) - kindBit(kPeasants);
/// CASTLES-ROUND-5: the SPECIALS that attack.
inline constexpr Kinds kAttackingSpecials = kindBit(kSabotage) | kindBit(kCannonFire) | kindBit(kJester);

/// What is printed on a kind.
struct CardFace {
    std::string_view slug;  ///< in pictures, options and notation: "peasants-attack"
    std::uint8_t value = 0; ///< CASTLES-DEF-1, CASTLES-ATK-1, CASTLES-UPG-1, CASTLES-UPG-2
    bool blockable = false; ///< CASTLES-BLOCK-5
    std::uint8_t count = 0; ///< how many a standard pack holds (CASTLES-RULING-1)
};

inline constexpr std::array<CardFace, kKinds> kFacesOf{{
    {"castle", 5, false, 9},
    {"gate", 8, false, 2},
    {"thick-walls", 8, false, 1},
    {"moat", 10, false, 2},
    {"archer-towers", 10, false, 1},
    {"peasants-defense", 4, false, 2},
    {"archers-defense", 5, false, 2},
    {"spearmen-defense", 6, false, 2},
    {"swordsmen-defense", 7, false, 2},
    {"knights-defense", 8, false, 2},
    {"ballistas-defense", 9, false, 2},
    {"trebuchet-defense", 10, false, 1},
    {"rushed-defenses", 3, false, 2},
    {"peasants-attack", 4, true, 2},
    {"archers-attack", 5, true, 2},
    {"spearmen-attack", 6, true, 2},
    {"swordsmen-attack", 7, true, 2},
    {"knights-attack", 8, true, 2},
    {"ballistas-attack", 9, true, 2},
    {"trebuchet-attack", 10, true, 2},
    {"horsemen-attack", 9, true, 0},
    {"alliance", 0, false, 1},
    {"sabotage", 0, false, 2},
    {"cannon-fire", 0, false, 1},
    {"jester", 0, false, 1},
    {"block", 0, false, 2},
    {"puppet", 5, false, 2},
}};

/// What can be blocked is just what is laid in assaults (CASTLES-BLOCK-4, CASTLES-BLOCK-5).
static_assert([] {
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (kFacesOf[kind].blockable != hasKind(kAttackKinds, kind)) return false;
    return true;
}());

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

// How large a deck may be; CASTLES-DECK-7 says how small.
inline constexpr int kMostCards = 240;  ///< in a game: places in piles are bytes
inline constexpr int kMostHomes = 48;   ///< CASTLES and PUPPETS in a game: castles that may stand at once
inline constexpr int kMostCastles = 51; ///< numbers of castles: some more, for those lying in the fallen row
inline constexpr int kMostOfAKind = 24; ///< in a pack
inline constexpr int kMostDefences = 3; ///< CASTLES-DEF-4
inline constexpr int kMostHand = 7;     ///< CASTLES-RULING-19
inline constexpr std::uint8_t kNoCastle = 0xFF;

/// Cards of which only the kinds count: a hand, the deck, the discard pile.
struct Heap {
    Kinds kinds = 0; ///< those of which there is one at least
    std::uint8_t size = 0;
    std::array<std::uint8_t, kKinds> count{};

    constexpr void add(unsigned kind, int cards = 1) {
        if (cards == 0) return;
        count[kind] = static_cast<std::uint8_t>(count[kind] + cards);
        size = static_cast<std::uint8_t>(size + cards);
        kinds |= kindBit(kind);
    }
    constexpr void remove(unsigned kind) {
        --size;
        if (--count[kind] == 0) kinds &= ~kindBit(kind);
    }
    /// Takes in all of another heap, which is empty then.
    constexpr void takeAll(Heap& other) {
        for (Kinds rest = other.kinds; rest != 0; rest &= rest - 1) {
            const auto kind = static_cast<unsigned>(std::countr_zero(rest));
            add(kind, other.count[kind]);
        }
        other = Heap();
    }
    constexpr bool has(unsigned kind) const { return hasKind(kinds, kind); }
    constexpr bool empty() const { return size == 0; }
    constexpr int of(Kinds wanted) const {
        int cards = 0;
        for (Kinds rest = kinds & wanted; rest != 0; rest &= rest - 1)
            cards += count[static_cast<std::size_t>(std::countr_zero(rest))];
        return cards;
    }
    /// The kind of the card that has `rank` others before it, when they lie sorted by kind.
    constexpr Kind at(int rank) const {
        for (Kinds rest = kinds;; rest &= rest - 1) {
            const auto kind = static_cast<unsigned>(std::countr_zero(rest));
            rank -= count[kind];
            if (rank < 0) return static_cast<Kind>(kind);
        }
    }

    bool operator==(const Heap&) const = default;
};
static_assert(sizeof(Heap) == 32);

} // namespace drawbridge::castles
