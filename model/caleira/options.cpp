// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/options.h"

#include "caleira/reasons.h"

namespace drawbridge::caleira {

namespace {

constexpr std::array<OptionSpec, kOptions> kSpecs{{
    {"option.moats", kValues<"off", "on">, "CALEIRA-RULING-38", OptionRole::Variant},
    {"house.effect-order", kValues<"queue", "newest-first">, "CALEIRA-RULING-1"},
    {"house.watchtower-picks", kValues<"one-by-one", "both-named-first">, "CALEIRA-RULING-3"},
    {"house.self-target", kValues<"allowed", "forbidden">, "CALEIRA-RULING-5"},
    {"house.pending-survives", kValues<"yes", "no">, "CALEIRA-RULING-8"},
    {"house.retrigger", kValues<"every-time", "once-per-turn">, "CALEIRA-RULING-9"},
    {"house.hidden-battlements", kValues<"turned-up", "stay-down">, "CALEIRA-RULING-13"},
    {"house.spire-lost", kValues<"owner-out", "destroyer-wins", "score-now">, "CALEIRA-RULING-19"},
    {"house.throne-room-mute", kValues<"whole-turn", "that-flip">, "CALEIRA-RULING-23"},
    {"house.throne-room-passives", kValues<"stay", "muted">, "CALEIRA-RULING-24"},
    {"house.marketplace-partner-card", kValues<"chosen", "random">, "CALEIRA-RULING-26"},
    {"house.final-tie", kValues<"shared", "later-seat-wins">, "CALEIRA-RULING-34"},
    {"house.first-player", kValues<"random", "chosen">, "CALEIRA-RULING-36"},
    {"house.memory-aid", kValues<"on", "off">, "CALEIRA-RULING-39"},
}};
static_assert(!kSpecs.back().name.empty(), "an option without its line");

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
