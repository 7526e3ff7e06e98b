// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/options.h"
#include "core/verdict.h"

#include <array>
#include <span>

// The option and the house rules of Castles of Caleira: the "Options and switches" of its ledger.
namespace drawbridge::caleira {

inline constexpr int kMaxPlayers = 4;

enum class Option : std::uint8_t {
    Moats,
    EffectOrder,
    WatchtowerPicks,
    SelfTarget,
    PendingSurvives,
    Retrigger,
    HiddenBattlements,
    SpireLost,
    ThroneRoomMute,
    ThroneRoomPassives,
    MarketplacePartnerCard,
    FinalTie,
    FirstPlayer,
    MemoryAid,
};

inline constexpr int kOptions = 14;

/// The values of house.spire-lost.
enum class SpireLost : std::uint8_t { OwnerOut, DestroyerWins, ScoreNow };

struct Options : SwitchValues<Options, Option, kOptions> {
    constexpr SpireLost spireLost() const { return static_cast<SpireLost>(of(Option::SpireLost)); }

    bool operator==(const Options&) const = default;
};

/// All switches with their values and the clause each controls, in the order of `Option`.
std::span<const OptionSpec> optionSpecs();

/// Whether the number of players is allowed (CALEIRA-PLAYERS-2); if not, a refusal with the clause that says
/// so.
Verdict check(const Options& options);

/// How many cards are removed unseen, so that all play equally many (CALEIRA-SETUP-7, -9, -10).
constexpr int cardsTakenOut(const Options& options) {
    return options.seats == (options.on(Option::Moats) ? 3 : 4) ? 2 : 0;
}

/// Whether a switch has any effect: house.spire-lost has none for two players.
bool applies(const Options& options, Option option);

} // namespace drawbridge::caleira
