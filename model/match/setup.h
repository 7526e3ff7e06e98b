// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Options by name, as records, scenarios and the command line write them.
namespace drawbridge {

/// The index of the option of that name; "variant" is short for "option.variant".
std::optional<std::size_t> findOption(const GameInfo& game, std::string_view name);
/// The value of that name, hyphens and blanks being equivalent; "on", "yes" and "true" are synonyms where
/// only one of them is a value, and so are "off", "no" and "false".
std::optional<OptionValue> findValue(const OptionSpec& option, std::string_view value);

/// Uses this deck, in a game that takes one, and chooses the option that asks for it.
void useDeck(const GameInfo& game, Setup& setup, const OwnDeck& deck);
void useDeck(const GameInfo& game, Setup& setup, const OwnDeck&& deck) = delete; // its address is kept

void setOption(Setup& setup, std::size_t option, OptionValue value);
OptionValue optionOf(const Setup& setup, std::size_t option);

/// Those that are not default, as members of a map in JSON.
std::string chosenOptions(const GameInfo& game, const Setup& setup);
std::vector<std::string> optionNames(const GameInfo& game);
std::vector<std::string> valueNames(const OptionSpec& option);

} // namespace drawbridge
