// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

// Tokenising short texts: the notations of the games.
namespace drawbridge {

/// A name normalised: lower case, with blanks for hyphens and underscores.
inline std::string plainName(std::string_view name) {
    std::string plain;
    for (const char c : name)
        plain += c == '-' || c == '_' ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return plain;
}

/// A decider as files name it: "1", "2", …, "chance" or "nobody".
inline std::string seatText(Seat seat) {
    return isSeat(seat) ? std::to_string(seat + 1) : seat == kChance ? "chance" : "nobody";
}

/// The words of a text, separated by any of `blanks`.
inline std::vector<std::string_view> splitWords(std::string_view text, std::string_view blanks = " \t") {
    std::vector<std::string_view> words;
    for (;;) {
        const auto from = text.find_first_not_of(blanks);
        if (from == std::string_view::npos) return words;
        text.remove_prefix(from);
        const auto length = std::min(text.find_first_of(blanks), text.size());
        words.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
}

/// A whole number from 1 to `most`, which is less than 256, as an index from 0.
inline std::optional<std::uint8_t> indexFrom(std::string_view text, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > most) return {};
    return static_cast<std::uint8_t>(number - 1);
}

/// The index of a name in a list of names, or the value of an enumeration that has it.
template <class Index = std::uint8_t, class Names>
std::optional<Index> indexOf(const Names& names, std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found == std::ranges::end(names)) return {};
    return static_cast<Index>(std::ranges::distance(std::ranges::begin(names), found));
}

/// What `make` makes of a value, if there is one: std::optional::transform() of C++23.
template <class T, class Make>
auto transformed(const std::optional<T>& value, Make make) -> std::optional<decltype(make(*value))> {
    if (!value) return {};
    return make(*value);
}

} // namespace drawbridge
