// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/setup.h"

#include "core/json.h"
#include "core/words.h"

#include <algorithm>
#include <array>

namespace drawbridge {

std::optional<std::size_t> findOption(const GameInfo& game, std::string_view name) {
    const auto specs = game.options();
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const std::string_view full = specs[i].name;
        if (full == name || full.substr(full.find('.') + 1) == name) return i;
    }
    return {};
}

std::optional<OptionValue> findValue(const OptionSpec& option, std::string_view value) {
    const auto find = [&](std::string_view name) -> std::optional<OptionValue> {
        for (std::size_t i = 0; i < option.values.size(); ++i)
            if (plainName(option.values[i]) == plainName(name)) return static_cast<OptionValue>(i);
        return {};
    };
    if (const auto exact = find(value)) return exact;
    for (const auto& words : {std::array<std::string_view, 3>{"on", "yes", "true"},
                              std::array<std::string_view, 3>{"off", "no", "false"}})
        if (std::ranges::find(words, value) != words.end())
            for (const std::string_view word : words)
                if (const auto same = find(word)) return same;
    return {};
}

void useDeck(const GameInfo& game, Setup& setup, const OwnDeck& deck) {
    setup.deck = &deck;
    const std::size_t option = *game.deckOption();
    setOption(setup, option, *findValue(game.options()[option], "file"));
}

void setOption(Setup& setup, std::size_t option, OptionValue value) {
    if (setup.options.size() <= option) setup.options.resize(option + 1);
    setup.options[option] = value;
}

OptionValue optionOf(const Setup& setup, std::size_t option) {
    return option < setup.options.size() ? setup.options[option] : OptionValue{0};
}

std::string chosenOptions(const GameInfo& game, const Setup& setup) {
    std::string chosen;
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const OptionSpec& option = game.options()[i];
        if (const OptionValue value = optionOf(setup, i); value != 0)
            joinTo(chosen, jsonText(option.name) + ": " + jsonText(option.values[value]), ", ");
    }
    return chosen;
}

std::vector<std::string> optionNames(const GameInfo& game) {
    std::vector<std::string> names;
    for (const OptionSpec& option : game.options()) names.emplace_back(option.name);
    return names;
}

std::vector<std::string> valueNames(const OptionSpec& option) {
    return {option.values.begin(), option.values.end()};
}

} // namespace drawbridge
