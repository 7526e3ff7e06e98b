// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/options.h"

#include "rampage/reasons.h"

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
    {"house.deck", OptionRole::HouseRule, kDeck, "RAMPAGE-RULING-1"},
    {"house.strengthen-timing", OptionRole::HouseRule, kTiming, "RAMPAGE-RULING-9"},
    {"house.rebuild-gate", OptionRole::HouseRule, kYesNo, "RAMPAGE-RULING-11"},
    {"house.play-purple", OptionRole::HouseRule, kPlayPurple, "RAMPAGE-RULING-14"},
    {"house.purple-on-equal", OptionRole::HouseRule, kYesNo, "RAMPAGE-RULING-21"},
    {"house.veteran", OptionRole::HouseRule, kVeteran, "RAMPAGE-RULING-24"},
    {"house.spy", OptionRole::HouseRule, kSpy, "RAMPAGE-RULING-27"},
    {"house.archer", OptionRole::HouseRule, kArcher, "RAMPAGE-RULING-34"},
    {"house.priest", OptionRole::HouseRule, kPriest, "RAMPAGE-RULING-35"},
    {"house.scheme-bonus", OptionRole::HouseRule, kBonus, "RAMPAGE-RULING-38"},
    {"house.deck-out", OptionRole::HouseRule, kDeckOut, "RAMPAGE-RULING-44"},
    {"house.turn-cap", OptionRole::HouseRule, kTurnCap, "RAMPAGE-RULING-46"},
    {"house.discard-browse", OptionRole::HouseRule, kBrowse, "RAMPAGE-RULING-49"},
    {"house.memory-aid", OptionRole::HouseRule, kOffOn, "RAMPAGE-RULING-50", 1},
    {"house.next-start", OptionRole::HouseRule, kNextStart, "RAMPAGE-RULING-55"},
}};

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
