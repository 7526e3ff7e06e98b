// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/options.h"

#include "caleira/reasons.h"

namespace drawbridge::caleira {

namespace {

using Names = std::string_view;
constexpr Names kOffOn[] = {"off", "on"};
constexpr Names kOnOff[] = {"on", "off"};
constexpr Names kOrder[] = {"queue", "newest-first"};
constexpr Names kPicks[] = {"one-by-one", "both-named-first"};
constexpr Names kSelf[] = {"allowed", "forbidden"};
constexpr Names kYesNo[] = {"yes", "no"};
constexpr Names kRetrigger[] = {"every-time", "once-per-turn"};
constexpr Names kHiddenBattlements[] = {"turned-up", "stay-down"};
constexpr Names kLost[] = {"owner-out", "destroyer-wins", "score-now"};
constexpr Names kMute[] = {"whole-turn", "that-flip"};
constexpr Names kPassives[] = {"stay", "muted"};
constexpr Names kPartner[] = {"chosen", "random"};
constexpr Names kTie[] = {"shared", "later-seat-wins"};
constexpr Names kFirst[] = {"random", "chosen"};

constexpr std::array<OptionSpec, kOptions> kSpecs{{
    {"option.moats", OptionRole::Variant, kOffOn, "CALEIRA-RULING-38"},
    {"house.effect-order", OptionRole::HouseRule, kOrder, "CALEIRA-RULING-1"},
    {"house.watchtower-picks", OptionRole::HouseRule, kPicks, "CALEIRA-RULING-3"},
    {"house.self-target", OptionRole::HouseRule, kSelf, "CALEIRA-RULING-5"},
    {"house.pending-survives", OptionRole::HouseRule, kYesNo, "CALEIRA-RULING-8"},
    {"house.retrigger", OptionRole::HouseRule, kRetrigger, "CALEIRA-RULING-9"},
    {"house.hidden-battlements", OptionRole::HouseRule, kHiddenBattlements, "CALEIRA-RULING-13"},
    {"house.spire-lost", OptionRole::HouseRule, kLost, "CALEIRA-RULING-19"},
    {"house.throne-room-mute", OptionRole::HouseRule, kMute, "CALEIRA-RULING-23"},
    {"house.throne-room-passives", OptionRole::HouseRule, kPassives, "CALEIRA-RULING-24"},
    {"house.marketplace-partner-card", OptionRole::HouseRule, kPartner, "CALEIRA-RULING-26"},
    {"house.final-tie", OptionRole::HouseRule, kTie, "CALEIRA-RULING-34"},
    {"house.first-player", OptionRole::HouseRule, kFirst, "CALEIRA-RULING-36"},
    {"house.memory-aid", OptionRole::HouseRule, kOnOff, "CALEIRA-RULING-39"},
}};

} // namespace

std::span<const OptionSpec> optionSpecs() { return kSpecs; }

Verdict check(const Options& options) {
    if (options.seats < 2 || options.seats > kMaxPlayers)
        return refuse(Reason::TwoToFourPlayers, "CALEIRA-PLAYERS-2");
    return Verdict::legal();
}

bool applies(const Options& options, Option option) {
    return option != Option::SpireLost || options.seats > 2; // CALEIRA-END-2
}

} // namespace drawbridge::caleira
