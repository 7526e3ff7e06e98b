// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/options.h"

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
constexpr Names kHidden[] = {"turned-up", "stay-down"};
constexpr Names kLost[] = {"owner-out", "destroyer-wins", "score-now"};
constexpr Names kMute[] = {"whole-turn", "that-flip"};
constexpr Names kPassives[] = {"stay", "muted"};
constexpr Names kPartner[] = {"chosen", "random"};
constexpr Names kTie[] = {"shared", "later-seat-wins"};
constexpr Names kFirst[] = {"random", "chosen"};

constexpr std::array<OptionSpec, kOptions> kSpecs{{
    {"option.moats", kOffOn, "CALEIRA-RULING-38"},
    {"house.effect-order", kOrder, "CALEIRA-RULING-1"},
    {"house.watchtower-picks", kPicks, "CALEIRA-RULING-3"},
    {"house.self-target", kSelf, "CALEIRA-RULING-5"},
    {"house.pending-survives", kYesNo, "CALEIRA-RULING-8"},
    {"house.retrigger", kRetrigger, "CALEIRA-RULING-9"},
    {"house.hidden-battlements", kHidden, "CALEIRA-RULING-13"},
    {"house.spire-lost", kLost, "CALEIRA-RULING-19"},
    {"house.throne-room-mute", kMute, "CALEIRA-RULING-23"},
    {"house.throne-room-passives", kPassives, "CALEIRA-RULING-24"},
    {"house.marketplace-partner-card", kPartner, "CALEIRA-RULING-26"},
    {"house.final-tie", kTie, "CALEIRA-RULING-34"},
    {"house.first-player", kFirst, "CALEIRA-RULING-36"},
    {"house.memory-aid", kOnOff, "CALEIRA-RULING-39"},
}};

} // namespace

std::span<const OptionSpec> optionSpecs() { return kSpecs; }

Verdict check(const Options& options) {
    if (options.seats < 2 || options.seats > kMaxPlayers) return Verdict::refuse("CALEIRA-PLAYERS-2");
    return Verdict::legal();
}

bool applies(const Options& options, Option option) {
    return option != Option::SpireLost || options.seats > 2; // CALEIRA-END-2
}

} // namespace drawbridge::caleira
