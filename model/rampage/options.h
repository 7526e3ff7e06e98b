// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/options.h"
#include "core/verdict.h"

#include <array>
#include <span>

// The house rules of Castle Rampage: the list at the end of the ledger's rulings. There are no variants
// (RAMPAGE-VAR-1). For two players; the minimum age is up to them (RAMPAGE-PLAYERS-2).
namespace drawbridge::rampage {

class Deck;

inline constexpr int kPlayers = 2;

enum class Option : std::uint8_t {
    Deck,
    StrengthenTiming,
    RebuildGate,
    PlayPurple,
    PurpleOnEqual,
    Veteran,
    Spy,
    Archer,
    Priest,
    SchemeBonus,
    DeckOut,
    TurnCap,
    DiscardBrowse,
    MemoryAid,
    NextStart,
};

inline constexpr int kOptions = 15;

struct Options : SwitchValues<Options, Option, kOptions> {
    /// The deck if house.deck is "file", owned by internDeck(); else nullptr.
    const Deck* deck = nullptr;

    /// Uses a deck instead of the house edition.
    constexpr Options& use(const Deck& chosen) {
        deck = &chosen;
        return set(Option::Deck, 1);
    }
    /// The maximum number of turns (RAMPAGE-LIMIT-3, RAMPAGE-RULING-46).
    constexpr int turnCap() const {
        constexpr std::array<int, 3> caps{300, 200, 100};
        return caps[of(Option::TurnCap)];
    }

    bool operator==(const Options&) const = default;
};

/// All switches with their values and the clause each controls, in the order of `Option`.
std::span<const OptionSpec> optionSpecs();

/// Whether these switches are compatible and suit the number of seats; if not, a refusal with the clause that
/// says so.
Verdict check(const Options& options);

} // namespace drawbridge::rampage
