// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/options.h"
#include "core/verdict.h"

#include <array>
#include <span>

// The variants and house rules of Castle Keep: the "Options and switches" of its ledger.
namespace drawbridge::keep {

inline constexpr int kMaxPlayers = 4;

enum class Option : std::uint8_t {
    Variant,
    AdvancedTowers,
    AdvancedDraw,
    AdvancedLast,
    TwoNeighbours,
    AttacksPerTurn,
    DestroyedTilesGo,
    Reshuffle,
    TakeoverStore,
    EmpireFinishedSafe,
    EmpireRebuild,
    EmpireInterchange,
    EmpireGate,
    KingRazing,
    SiegeKeepBlast,
    SiegeGroup,
    SiegeExhaustion,
    DiscardBrowse,
};

inline constexpr int kOptions = 18;

enum class Variant : std::uint8_t { Base, Takeover, Empire, King, Siege, TakeoverEmpire };

struct Options : SwitchValues<Options, Option, kOptions> {
    using SwitchValues::set;
    constexpr Options& set(Variant variant) {
        return set(Option::Variant, static_cast<OptionValue>(variant));
    }

    constexpr Variant variant() const { return static_cast<Variant>(value[0]); }
    constexpr bool takeover() const {
        return variant() == Variant::Takeover || variant() == Variant::TakeoverEmpire;
    }
    constexpr bool empire() const {
        return variant() == Variant::Empire || variant() == Variant::TakeoverEmpire;
    }
    constexpr bool king() const { return variant() == Variant::King; }
    constexpr bool siege() const { return variant() == Variant::Siege; }

    bool operator==(const Options&) const = default;
};

/// All switches with their values and the clause each controls, in the order of `Option`.
std::span<const OptionSpec> optionSpecs();

/// Whether these switches are compatible and suit the number of seats (KEEP-PLAYERS-1, KEEP-RULING-36); if
/// not, a refusal with the clause that says so.
Verdict check(const Options& options);

/// Whether a switch has any effect with this variant: Siege has no attacks, only Empire has two castles, …
bool applies(Variant variant, Option option);

} // namespace drawbridge::keep
