// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/options.h"

#include "keep/reasons.h"

namespace drawbridge::keep {

namespace {

using Names = std::string_view;
constexpr Names kVariants[] = {"base", "takeover", "empire", "king", "siege", "takeover+empire"};
constexpr Names kOffOn[] = {"off", "on"};
constexpr Names kOnOff[] = {"on", "off"};
constexpr Names kTwoNeighbours[] = {"both", "one-is-enough"};
constexpr Names kAttacks[] = {"one", "any-number-same-opponent"};
constexpr Names kDestroyed[] = {"discard-pile", "out-of-game"};
constexpr Names kReshuffle[] = {"when-needed", "at-once"};
constexpr Names kStore[] = {"side-pool", "hand"};
constexpr Names kRebuild[] = {"allowed", "ruined"};
constexpr Names kInterchange[] = {"move-or-swap", "swap-only"};
constexpr Names kGate[] = {"two-in-all", "two-in-each"};
constexpr Names kRazing[] = {"no-winner", "razer-wins"};
constexpr Names kBlast[] = {"keep-alone", "with-side-walls"};
constexpr Names kGroup[] = {"connected", "next-to-only"};
constexpr Names kExhaustion[] = {"at-once", "finish-the-turn"};

constexpr std::array<OptionSpec, kOptions> kSpecs{{
    {"option.variant", OptionRole::Variant, kVariants, "KEEP-VAR-1"},
    {"option.advanced-towers", OptionRole::Variant, kOffOn, "KEEP-ADVTOWER-1"},
    {"option.advanced-draw", OptionRole::Variant, kOffOn, "KEEP-ADVDRAW-1"},
    {"option.advanced-last", OptionRole::Variant, kOffOn, "KEEP-ADVLAST-1"},
    {"house.two-neighbours", OptionRole::HouseRule, kTwoNeighbours, "KEEP-RULING-5"},
    {"house.attacks-per-turn", OptionRole::HouseRule, kAttacks, "KEEP-RULING-11"},
    {"house.destroyed-tiles-go", OptionRole::HouseRule, kDestroyed, "KEEP-RULING-14"},
    {"house.reshuffle", OptionRole::HouseRule, kReshuffle, "KEEP-RULING-22"},
    {"house.takeover-store", OptionRole::HouseRule, kStore, "KEEP-RULING-29"},
    {"house.empire-finished-safe", OptionRole::HouseRule, kOffOn, "KEEP-RULING-31"},
    {"house.empire-rebuild", OptionRole::HouseRule, kRebuild, "KEEP-RULING-33"},
    {"house.empire-interchange", OptionRole::HouseRule, kInterchange, "KEEP-RULING-34"},
    {"house.empire-gate", OptionRole::HouseRule, kGate, "KEEP-RULING-35"},
    {"house.king-razing", OptionRole::HouseRule, kRazing, "KEEP-RULING-37"},
    {"house.siege-keep-blast", OptionRole::HouseRule, kBlast, "KEEP-RULING-39"},
    {"house.siege-group", OptionRole::HouseRule, kGroup, "KEEP-RULING-40"},
    {"house.siege-exhaustion", OptionRole::HouseRule, kExhaustion, "KEEP-RULING-42"},
    {"house.discard-browse", OptionRole::HouseRule, kOnOff, "KEEP-RULING-45"},
}};

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
