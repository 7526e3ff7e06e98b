// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace drawbridge {

/// What an option is about.
enum class OptionRole : std::uint8_t {
    Variant,    ///< which variant of the game is played, and with what
    OfSeat,     ///< the same for one seat; those of a game are in seat order
    LastWinner, ///< the seat that won the previous game, from 1; 0: none. Not chosen by anybody
    LastLoser,  ///< likewise the seat that lost it
    HouseRule,  ///< a rule that can be read in more than one way
    Count,      ///< also a house rule: how many cards of a kind; its values are numbers
};

/// One switch of a game: a variant, an option or a house rule. The first value is the default.
struct OptionSpec {
    std::string_view name;                    ///< as in the ledger: "house.two-neighbours"
    std::span<const std::string_view> values; ///< as in the ledger: "both", "one-is-enough"
    Clause clause;                            ///< the clause or ruling it switches
    OptionRole role = OptionRole::HouseRule;
    /// The initial choice offered to a person, if not the default; also a game as printed.
    std::uint8_t proposed = 0;
};

/// The values of a switch: kValues<"off", "on">.
template <std::size_t size>
struct ValueName {
    char text[size];

    consteval ValueName(const char (&name)[size]) { std::ranges::copy(name, text); }
};
template <ValueName... names>
inline constexpr std::array<std::string_view, sizeof...(names)> kValues{names.text...};

/// The chosen value of each switch, as an index into its values, in the order of the specs.
using OptionValue = std::uint8_t;

/// How many play, and the chosen values, all default at first: the base of a game's Options. `Option` numbers
/// the switches.
template <class Options, class Option, int count>
struct SwitchValues {
    std::array<OptionValue, count> value{};
    std::uint8_t seats = 2;

    constexpr bool on(Option option) const { return of(option) != 0; }
    constexpr OptionValue of(Option option) const { return value[static_cast<std::size_t>(option)]; }
    constexpr Options& set(Option option, OptionValue chosen) {
        value[static_cast<std::size_t>(option)] = chosen;
        return static_cast<Options&>(*this);
    }

    bool operator==(const SwitchValues&) const = default;
};

/// A custom deck, in a game that allows one; opaque outside that game. Kept as long as the program runs.
struct OwnDeck {};

} // namespace drawbridge
