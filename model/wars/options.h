// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/options.h"
#include "core/seat.h"
#include "core/verdict.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

// The size of a game of Castle Wars, its factions and its house rules: the ledger's "House switches at a
// glance".
namespace drawbridge::wars {

inline constexpr int kPlayers = 2; // WARS-GEN-1

/// The sixteen factions, in the order of the ledger: for both sizes of the game (WARS-FAC-6). Optional
/// abilities are moves; automatic ones are applied by the rules (WARS-FAC-7).
enum class Faction : std::uint8_t {
    Undead,
    RoyalKingdom,
    DragonTamers,
    BloodMages,
    Mages,
    Seers,
    Ninjas,
    Assassins,
    Berserkers,
    ShapeShifters,
    Mechas,
    Outcasts,
    Golems,
    Fateweavers,
    Infected,
    WarMongers,
    None, ///< not chosen, or factions are not used
};

inline constexpr int kFactions = 16;

/// "undead", "royal-kingdom", …; "none".
std::string_view factionName(Faction faction);
std::optional<Faction> factionFromName(std::string_view name);

enum class Option : std::uint8_t {
    Size,         // standard, epic
    Factions,     // off, on
    FactionOne,   // seat 1's faction: chosen in the game, or one of the sixteen
    FactionTwo,   // seat 2's
    LastLoser,    // who lost the last game, for the two switches that ask
    SetupArrange, // the ledger's switches, in its order
    FirstPlayer,
    BuriedFaceup,
    MoveVisibility,
    JackReveal,
    Draw,
    DrawCommit,
    DoubleDestruction,
    Stalemate,
    BattleWindow,
    Withdraw,
    QueenStack,
    KingEntry,
    DiscardDepth,
    UndeadAce,
    FateScope,
    FactionPick,
    MirrorFactions,
    UndeadKings,
    DragonEscape,
    SeersArrange,
    SwapFacing,
    MechaScope,
    PlagueCost,
    Infection,
    WarmongerPiles,
};

inline constexpr int kOptions = 31;

// The values of switches that have more than two.
enum class FirstPlayer : OptionValue { Random, Red, Black, LastLoser };
enum class DoubleDestruction : OptionValue { Draw, AttackerWins, DefenderWins };
enum class FactionPick : OptionValue { Secret, Random, LoserFirstOpen };

struct Options : SwitchValues<Options, Option, kOptions> {
    constexpr bool epic() const { return on(Option::Size); }
    constexpr bool factions() const { return on(Option::Factions); }
    /// The faction that the options assign to a seat; None if it is chosen in the game, or none is used.
    constexpr Faction faction(Seat seat) const {
        const OptionValue chosen = of(seat == 0 ? Option::FactionOne : Option::FactionTwo);
        return factions() && chosen != 0 ? static_cast<Faction>(chosen - 1) : Faction::None;
    }
    constexpr Options& setFaction(Seat seat, Faction faction) {
        set(Option::Factions, 1);
        return set(seat == 0 ? Option::FactionOne : Option::FactionTwo,
                   faction == Faction::None ? OptionValue{0}
                                            : static_cast<OptionValue>(static_cast<int>(faction) + 1));
    }
    /// Who lost the previous game, by the options; kNobody in a first game or after a draw.
    constexpr Seat lastLoser() const {
        const OptionValue loser = of(Option::LastLoser);
        return loser == 0 ? kNobody : static_cast<Seat>(loser - 1);
    }
    constexpr FirstPlayer firstPlayer() const { return static_cast<FirstPlayer>(of(Option::FirstPlayer)); }
    constexpr DoubleDestruction doubleDestruction() const {
        return static_cast<DoubleDestruction>(of(Option::DoubleDestruction));
    }
    constexpr FactionPick factionPick() const { return static_cast<FactionPick>(of(Option::FactionPick)); }

    bool operator==(const Options&) const = default;
};

// See core/game.h; the switches are in the order of `Option`.
std::span<const OptionSpec> optionSpecs();
Verdict check(const Options& options);
bool applies(const Options& options, Option option);

} // namespace drawbridge::wars
