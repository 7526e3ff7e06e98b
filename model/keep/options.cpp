// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/options.h"

#include "keep/reasons.h"

namespace drawbridge::keep {

namespace {

constexpr std::array<OptionSpec, kOptions> kSpecs{{
    {"option.variant", kValues<"base", "takeover", "empire", "king", "siege", "takeover+empire">,
     "KEEP-VAR-1", OptionRole::Variant},
    {"option.advanced-towers", kValues<"off", "on">, "KEEP-ADVTOWER-1", OptionRole::Variant},
    {"option.advanced-draw", kValues<"off", "on">, "KEEP-ADVDRAW-1", OptionRole::Variant},
    {"option.advanced-last", kValues<"off", "on">, "KEEP-ADVLAST-1", OptionRole::Variant},
    {"house.two-neighbours", kValues<"both", "one-is-enough">, "KEEP-RULING-5"},
    {"house.attacks-per-turn", kValues<"one", "any-number-same-opponent">, "KEEP-RULING-11"},
    {"house.destroyed-tiles-go", kValues<"discard-pile", "out-of-game">, "KEEP-RULING-14"},
    {"house.reshuffle", kValues<"when-needed", "at-once">, "KEEP-RULING-22"},
    {"house.takeover-store", kValues<"side-pool", "hand">, "KEEP-RULING-29"},
    {"house.empire-finished-safe", kValues<"off", "on">, "KEEP-RULING-31"},
    {"house.empire-rebuild", kValues<"allowed", "ruined">, "KEEP-RULING-33"},
    {"house.empire-interchange", kValues<"move-or-swap", "swap-only">, "KEEP-RULING-34"},
    {"house.empire-gate", kValues<"two-in-all", "two-in-each">, "KEEP-RULING-35"},
    {"house.king-razing", kValues<"no-winner", "razer-wins">, "KEEP-RULING-37"},
    {"house.siege-keep-blast", kValues<"keep-alone", "with-side-walls">, "KEEP-RULING-39"},
    {"house.siege-group", kValues<"connected", "next-to-only">, "KEEP-RULING-40"},
    {"house.siege-exhaustion", kValues<"at-once", "finish-the-turn">, "KEEP-RULING-42"},
    {"house.discard-browse", kValues<"on", "off">, "KEEP-RULING-45"},
}};
static_assert(!kSpecs.back().name.empty(), "an option without its line");

} // namespace

std::span<const OptionSpec> optionSpecs() { return kSpecs; }

Verdict check(const Options& options) {
    // KEEP-ADV-1, KEEP-VAR-2: the advanced rules combine freely, except with Siege (KEEP-RULING-36), where
    // nobody attacks and only one tile is drawn.
    if (options.siege()) {
        if (options.on(Option::AdvancedTowers) || options.on(Option::AdvancedDraw))
            return refuse(Reason::SiegeThirdRuleOnly, "KEEP-RULING-36");
        if (options.seats != 1) return refuse(Reason::SiegeForOne, "KEEP-SIEGE-1");
        return Verdict::legal();
    }
    if (options.takeover() && options.seats != 2) return refuse(Reason::TakeoverForTwo, "KEEP-TAKEOVER-1");
    if (options.king() && options.seats != 2) return refuse(Reason::KingForTwo, "KEEP-KING-1");
    if (options.seats < 2) return refuse(Reason::TwoPlayersAtLeast, "KEEP-PLAYERS-1");
    if (options.seats > kMaxPlayers) return refuse(Reason::FourPlayersAtMost, "KEEP-PLAYERS-1");
    return Verdict::legal();
}

bool applies(Variant variant, Option option) {
    const Options options = Options{}.set(variant);
    switch (option) {
    case Option::AdvancedTowers:
    case Option::AdvancedDraw: // KEEP-RULING-36
    case Option::AttacksPerTurn:
    case Option::Reshuffle: return !options.siege();           // KEEP-SIEGE-7, -18
    case Option::DestroyedTilesGo: return !options.takeover(); // KEEP-TAKEOVER-2
    case Option::TakeoverStore: return options.takeover();
    case Option::EmpireFinishedSafe:
    case Option::EmpireRebuild:
    case Option::EmpireInterchange:
    case Option::EmpireGate: return options.empire();
    case Option::KingRazing: return options.king();
    case Option::SiegeKeepBlast:
    case Option::SiegeGroup:
    case Option::SiegeExhaustion: return options.siege();
    case Option::Variant:
    case Option::AdvancedLast:
    case Option::TwoNeighbours:
    case Option::DiscardBrowse: break;
    }
    return true;
}

} // namespace drawbridge::keep
