// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace drawbridge {

/// Which bot plays, and how long it may think.
struct BotSpec {
    enum class Kind : std::uint8_t { Random, Novice, Greedy, Ismcts };

    Kind kind = Kind::Greedy;
    int iterations = 0;    ///< ISMCTS: playouts; 0: no bound, or without a time the game's default
    int milliseconds = 0;  ///< ISMCTS: time; 0: no bound
    int workers = 1;       ///< ISMCTS: trees grown in parallel, one thread each; 0: one per core
    int randomPercent = 0; ///< novice: percentage of moves made at random; 0: the game's default
    bool seesAll = false;  ///< ISMCTS: plays with all cards open, to measure luck; nobody plays against it

    bool operator==(const BotSpec&) const = default;
};

/// Parses "random", "novice", "novice:30" (randomPercent), "greedy", "ismcts", "ismcts:500" (iterations),
/// "ismcts:200ms", or the name of a level. Nothing for any other text.
std::optional<BotSpec> botFromText(std::string_view text);
std::string toText(const BotSpec& bot);

/// A strength that a person chooses by name.
struct Level {
    std::string_view name; ///< "page", "squire", "knight", "monarch": for files and the command line
    BotSpec bot;
};

/// The four levels, weakest first.
std::span<const Level> levels();

} // namespace drawbridge
