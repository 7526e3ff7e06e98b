// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/gametext.h"

#include <optional>
#include <vector>

// House rules and counts of cards: options that change the usual rules, by which we play where nobody
// chooses. Whether these are printed the rule book says: RuleBook::isPrinted().
namespace drawbridge {

/// Whether it is one ("house.hand-size", "count.castle").
bool isHouseRule(const OptionSpec& option);
/// Whether an option is on or off, and off by default.
bool isSwitch(const OptionSpec& option);

/// The options for single seats ("option.faction-1" for the first), by seat; none in games without.
std::vector<std::size_t> seatOptions(const GameInfo& game);
/// The option for the seat that lost the last game, or won it (0: none, or the seat's number from 1), in a
/// game with rules on that. Set by a rematch, not by people.
std::optional<std::size_t> seriesOption(const GameInfo& game);

/// Whether a value means the usual rules: the default does, and so does the proposed one.
bool isUsual(const OptionSpec& option, OptionValue value);

/// The house rules that differ from the usual ones and apply, in the order of the game's specs.
std::vector<std::size_t> differences(const GameInfo& game, const Setup& setup);

/// These and all other options that differ from the default and apply, except for that of seriesOption().
std::vector<std::size_t> choices(const GameInfo& game, const Setup& setup);

/// "Cards in hand: 7".
QString optionAsSet(const GameInfo& game, const Setup& setup, std::size_t option);

/// The only house rule that makes an option apply; nothing if it applies anyway, or needs more.
std::optional<std::size_t> broughtInBy(const GameInfo& game, std::size_t option);

/// Resets all house rules, except for values that are usual anyway.
void setUsual(const GameInfo& game, Setup& setup);
/// Sets all house rules by a preset. Seats and other options are left alone.
void usePreset(const GameInfo& game, const RulePreset& preset, Setup& setup);

/// The same by the preset's name, or kUsualRules for none. False, without any change, if there is none.
bool usePreset(const GameInfo& game, std::string_view id, Setup& setup);
/// Its name was there before it was asked where rules come from.
inline constexpr std::string_view kUsualRules = "printed";
/// The names accepted by that.
std::vector<std::string> presetNames(const GameInfo& game);

/// The preset that the house rules equal; nullptr for none, and for the usual rules.
const RulePreset* presetOf(const GameInfo& game, const Setup& setup);

/// A line with the house rules in use: "House rules: Cards in hand: 7, …"; empty if all is as usual.
QString houseRulesLine(const GameInfo& game, const Setup& setup);

} // namespace drawbridge
