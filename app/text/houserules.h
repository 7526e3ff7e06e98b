// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"

#include <optional>
#include <vector>

// The switches by which a table plays differently from the printed rules: house rules and the counts of
// cards.
namespace drawbridge {

/// Whether it is one of them ("house.hand-size", "count.castle").
bool isHouseRule(const OptionSpec& option);
/// Whether an option is either on or off, and as a rule off.
bool isSwitch(const OptionSpec& option);

/// The options that each choose something for one seat ("option.faction-1" for the first), by seat; none in
/// games without.
std::vector<std::size_t> seatOptions(const GameInfo& game);
/// The option that says which seat lost the last game, or won it (0: none, or the seat's number from 1), in a
/// game that has rules on that. A rematch fills it in; nobody chooses it.
std::optional<std::size_t> seriesOption(const GameInfo& game);

/// Whether a value leaves the game as printed: the default does, and what is offered at first.
bool isAsPrinted(const OptionSpec& option, OptionValue value);

/// The house rules that are set otherwise than printed and have a say, in the order of the game's specs.
std::vector<std::size_t> differences(const GameInfo& game, const Setup& setup);

/// These and all other options that are set otherwise than usual and have a say, but for who won or lost the
/// game before.
std::vector<std::size_t> choices(const GameInfo& game, const Setup& setup);

/// "Cards in hand: 7".
QString optionAsSet(const GameInfo& game, const Setup& setup, std::size_t option);

/// The house rule with which alone an option comes to have a say; nothing if it has one anyway, or needs
/// more.
std::optional<std::size_t> broughtInBy(const GameInfo& game, std::size_t option);

/// Sets all house rules back, but for what leaves the game as printed anyway.
void setAsPrinted(const GameInfo& game, Setup& setup);
/// Sets all house rules as a preset has them. Leaves the seats, and what is no house rule.
void usePreset(const GameInfo& game, const RulePreset& preset, Setup& setup);

/// The same by the name that a preset has on a command line; kPrinted sets all house rules as printed. False,
/// and nothing changes, if the game has none of that name.
bool usePreset(const GameInfo& game, std::string_view id, Setup& setup);
inline constexpr std::string_view kPrinted = "printed";
/// The names that the game takes for that.
std::vector<std::string> presetNames(const GameInfo& game);

/// The preset that the house rules come to; nullptr for none, and for those as printed.
const RulePreset* presetOf(const GameInfo& game, const Setup& setup);

/// A line on the house rules that are played by: "House rules: Cards in hand: 7, …"; empty if all is as
/// printed.
QString houseRulesLine(const GameInfo& game, const Setup& setup);

} // namespace drawbridge
