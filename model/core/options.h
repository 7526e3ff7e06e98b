// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verdict.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace drawbridge {

/// What an option is about.
enum class OptionRole : std::uint8_t {
    Variant,    ///< which of its games is played, and with what
    OfSeat,     ///< the same for one seat; those of a game come in the order of the seats
    LastWinner, ///< the seat that won the game before, by its number from 1; 0: none. Nobody chooses it
    LastLoser,  ///< the same of the seat that lost it
    HouseRule,  ///< a rule of which there is another reading
    Count,      ///< a house rule too: how many of a kind of cards there are; its values are numbers
};

/// One switch of a game: a variant, an option or a house rule. The first value is the default.
struct OptionSpec {
    std::string_view name; ///< as in the ledger: "house.two-neighbours"
    OptionRole role = OptionRole::HouseRule;
    std::span<const std::string_view> values; ///< as in the ledger: "both", "one-is-enough"
    Clause clause;                            ///< the clause or ruling it turns
    /// What a person is offered at first, if it is not the default; with it the game is as printed, too.
    std::uint8_t proposed = 0;
};

/// The chosen value of each switch, as an index into its values, in the order of the specs.
using OptionValue = std::uint8_t;

/// The cards of a player's own, in a game that takes such: only that game knows what they are. They are kept
/// for as long as the program runs.
struct OwnDeck {};

} // namespace drawbridge
