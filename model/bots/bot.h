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
    int iterations = 0;   ///< ISMCTS: how many playouts; 0: no bound, or without a time what suits the game
    int milliseconds = 0; ///< ISMCTS: how long; 0: no bound
    int workers = 1;      ///< ISMCTS: trees grown side by side, one thread each; 0: one for every core
    int slips = 0; ///< novice: how many of a hundred moves are made without thought; 0: what suits the game
    bool seesAll = false; ///< ISMCTS: all cards lie open to it: a measure of luck, which nobody plays against

    bool operator==(const BotSpec&) const = default;
};

/// "random", "novice", "novice:30" (slips), "greedy", "ismcts", "ismcts:500" (iterations), "ismcts:200ms", or
/// the name of a level. Nothing if the text is none of them.
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
