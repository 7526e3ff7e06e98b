// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "core/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Reading JSON with the line numbers of its values, and writing the subset that records need.
namespace drawbridge {

/// Why a text could not be parsed as JSON.
struct JsonError {
    enum class Kind : std::uint8_t {
        TooLarge,  ///< more than kLargestFile bytes, or more values than any file of ours
        NotUtf8,   ///< not valid text
        NotJson,   ///< a syntax error
        EndsEarly, ///< the text ends in the middle of a value
        TooDeep,   ///< nested too deeply
        KeyTwice,  ///< duplicate member name in a map, given in `detail`
    };

    Kind kind;
    int line = 0;
    std::string detail;
};

/// The error as a mistake in the file.
Mistake mistakeOf(const JsonError& error);

inline constexpr std::size_t kLargestFile = std::size_t{4} << 20;

struct Json {
    Value root; ///< what was read before the error
    std::optional<JsonError> error;
};

Json readJson(std::string_view text);

/// The text as a quoted and escaped JSON string.
std::string jsonText(std::string_view text);

/// A value on one line.
std::string writeJson(const Value& value);

} // namespace drawbridge
