// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/options.h"

#include "rampage/reasons.h"

namespace drawbridge::rampage {

namespace {

constexpr std::array<OptionSpec, kOptions> kSpecs{{
    {"house.deck", kValues<"house-edition", "file">, "RAMPAGE-RULING-1"},
    {"house.strengthen-timing", kValues<"any-time", "before-playing">, "RAMPAGE-RULING-9"},
    {"house.rebuild-gate", kValues<"yes", "no">, "RAMPAGE-RULING-11"},
    {"house.play-purple", kValues<"no", "yes-without-effect">, "RAMPAGE-RULING-14"},
    {"house.purple-on-equal", kValues<"yes", "no">, "RAMPAGE-RULING-21"},
    {"house.veteran", kValues<"rests", "back-to-hand-once">, "RAMPAGE-RULING-24"},
    {"house.spy", kValues<"discard", "take-into-hand">, "RAMPAGE-RULING-27"},
    {"house.archer", kValues<"random", "opponent-chooses">, "RAMPAGE-RULING-34"},
    {"house.priest", kValues<"see-then-name", "name-then-see">, "RAMPAGE-RULING-35"},
    {"house.scheme-bonus", kValues<"once", "unlimited">, "RAMPAGE-RULING-38"},
    {"house.deck-out", kValues<"reshuffle", "no-more-draws">, "RAMPAGE-RULING-44"},
    {"house.turn-cap", kValues<"300", "200", "100">, "RAMPAGE-RULING-46"},
    {"house.discard-browse", kValues<"all", "top-only">, "RAMPAGE-RULING-49"},
    {"house.memory-aid", kValues<"off", "on">, "RAMPAGE-RULING-50", OptionRole::HouseRule, 1},
    {"house.next-start", kValues<"random", "loser-begins">, "RAMPAGE-RULING-55"},
}};
static_assert(!kSpecs.back().name.empty(), "an option without its line");

} // namespace

std::span<const OptionSpec> optionSpecs() { return kSpecs; }

Verdict check(const Options& options) {
    if (options.seats != kPlayers) return refuse(Reason::TwoPlayersOnly, "RAMPAGE-PLAYERS-1");
    // "file" requires a deck, and a deck requires "file".
    if (options.on(Option::Deck) != (options.deck != nullptr))
        return refuse(Reason::DeckFileOrHouseEdition, "RAMPAGE-RULING-1");
    return Verdict::legal();
}

} // namespace drawbridge::rampage
