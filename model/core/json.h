// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"
#include "core/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Reading JSON with the lines of its values, and writing the little of it that records need.
namespace drawbridge {

/// Why a text could not be read to its end as JSON.
struct JsonError {
    enum class Kind : std::uint8_t {
        TooLarge,  ///< more than kLargestFile bytes, or more values than any file of ours has
        NotUtf8,   ///< bytes that are no text
        NotJson,   ///< something that does not belong there
        EndsEarly, ///< the text is over before the value is
        TooDeep,   ///< lists within lists within lists
        KeyTwice,  ///< a map with two members of one name; `detail` names it
    };

    Kind kind;
    int line = 0;
    std::string detail;
};

/// The same as a mistake of whoever wrote the file.
Mistake mistakeOf(const JsonError& error);

inline constexpr std::size_t kLargestFile = std::size_t{4} << 20;

struct Json {
    Value root; ///< what could be read before the error
    std::optional<JsonError> error;
};

Json readJson(std::string_view text);

/// The text in quotes, escaped as JSON wants it.
std::string jsonText(std::string_view text);

/// A value on one line.
std::string writeJson(const Value& value);

} // namespace drawbridge
