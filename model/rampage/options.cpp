// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/options.h"

namespace drawbridge::rampage {

namespace {

using Names = std::string_view;
constexpr Names kDeck[] = {"house-edition", "file"};
constexpr Names kTiming[] = {"any-time", "before-playing"};
constexpr Names kYesNo[] = {"yes", "no"};
constexpr Names kPlayPurple[] = {"no", "yes-without-effect"};
constexpr Names kVeteran[] = {"rests", "back-to-hand-once"};
constexpr Names kSpy[] = {"discard", "take-into-hand"};
constexpr Names kArcher[] = {"random", "opponent-chooses"};
constexpr Names kPriest[] = {"see-then-name", "name-then-see"};
constexpr Names kBonus[] = {"once", "unlimited"};
constexpr Names kDeckOut[] = {"reshuffle", "no-more-draws"};
constexpr Names kTurnCap[] = {"300", "200", "100"};
constexpr Names kBrowse[] = {"all", "top-only"};
constexpr Names kOffOn[] = {"off", "on"};
constexpr Names kNextStart[] = {"random", "loser-begins"};

constexpr std::array<OptionSpec, kOptions> kSpecs{{
    {"house.deck", kDeck, "RAMPAGE-RULING-1"},
    {"house.strengthen-timing", kTiming, "RAMPAGE-RULING-9"},
    {"house.rebuild-gate", kYesNo, "RAMPAGE-RULING-11"},
    {"house.play-purple", kPlayPurple, "RAMPAGE-RULING-14"},
    {"house.purple-on-equal", kYesNo, "RAMPAGE-RULING-21"},
    {"house.veteran", kVeteran, "RAMPAGE-RULING-24"},
    {"house.spy", kSpy, "RAMPAGE-RULING-27"},
    {"house.archer", kArcher, "RAMPAGE-RULING-34"},
    {"house.priest", kPriest, "RAMPAGE-RULING-35"},
    {"house.scheme-bonus", kBonus, "RAMPAGE-RULING-38"},
    {"house.deck-out", kDeckOut, "RAMPAGE-RULING-44"},
    {"house.turn-cap", kTurnCap, "RAMPAGE-RULING-46"},
    {"house.discard-browse", kBrowse, "RAMPAGE-RULING-49"},
    {"house.memory-aid", kOffOn, "RAMPAGE-RULING-50", 1},
    {"house.next-start", kNextStart, "RAMPAGE-RULING-55"},
}};

} // namespace

std::span<const OptionSpec> optionSpecs() { return kSpecs; }

Verdict check(const Options& options) {
    if (options.seats != kPlayers) return Verdict::refuse("RAMPAGE-PLAYERS-1");
    // "file" asks for a deck, and a deck for "file".
    if (options.on(Option::Deck) != (options.deck != nullptr)) return Verdict::refuse("RAMPAGE-RULING-1");
    return Verdict::legal();
}

} // namespace drawbridge::rampage
