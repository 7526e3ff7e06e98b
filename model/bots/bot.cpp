// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot.h"

#include <array>
#include <charconv>

namespace drawbridge {

namespace {

// Upper limits: an hour of thinking, and as many playouts as fit into one.
constexpr int kMostIterations = 1'000'000'000;
constexpr int kMostMilliseconds = 3'600'000;
constexpr int kMostWorkers = 64;

constexpr std::string_view kSearch = "ismcts";
constexpr std::string_view kNovice = "novice";

constexpr BotSpec searching(int iterations, int milliseconds, int workers) {
    return {BotSpec::Kind::Ismcts, iterations, milliseconds, workers};
}

constexpr std::array<Level, 4> kLevels{{
    {"page", {BotSpec::Kind::Novice, 0, 0, 1}},
    {"squire", {BotSpec::Kind::Greedy, 0, 0, 1}},
    {"knight", searching(0, 0, 1)},
    {"monarch", searching(0, 1000, 0)},
}};

/// Consumes a word at the front of the text, if it is there.
bool take(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

/// The same with a number from 1 to `most`.
std::optional<int> takeNumber(std::string_view& text, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || text.front() == '-' || number < 1 || number > most) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// Parses "", ":500", ":200ms", ":500,200ms", each but the first with an optional "x4" for four workers
/// ("x0": one per core). By default iterations are counted in one tree, so that the same seed plays
/// identically on every machine, and a time limit uses all cores.
std::optional<BotSpec> searchFromText(std::string_view text) {
    BotSpec bot = searching(0, 0, 1);
    if (text.empty()) return bot;
    if (!take(text, ":")) return std::nullopt;
    auto number = takeNumber(text, kMostIterations);
    if (!number) return std::nullopt;
    if (!text.starts_with("ms")) {
        bot.iterations = *number;
        number = take(text, ",") ? takeNumber(text, kMostMilliseconds) : 0;
        if (!number) return std::nullopt;
    }
    bot.milliseconds = *number;
    if (bot.milliseconds > kMostMilliseconds || (bot.milliseconds > 0 && !take(text, "ms")))
        return std::nullopt;
    if (bot.iterations == 0) bot.workers = 0;
    if (text.empty()) return bot;
    const auto workers = text == "x0" ? 0 : take(text, "x") ? takeNumber(text, kMostWorkers) : std::nullopt;
    if (!workers || (*workers > 0 && !text.empty())) return std::nullopt;
    bot.workers = *workers;
    return bot;
}

/// Parses "" or ":30".
std::optional<BotSpec> noviceFromText(std::string_view text) {
    BotSpec bot{BotSpec::Kind::Novice, 0, 0, 1};
    if (text.empty()) return bot;
    if (!take(text, ":")) return std::nullopt;
    const auto randomPercent = takeNumber(text, 100);
    if (!randomPercent || !text.empty()) return std::nullopt;
    bot.randomPercent = *randomPercent;
    return bot;
}

} // namespace

std::optional<BotSpec> botFromText(std::string_view text) {
    for (const Level& level : kLevels)
        if (text == level.name) return level.bot;
    if (text == "random") return BotSpec{BotSpec::Kind::Random, 0, 0, 1};
    if (text == "greedy") return BotSpec{BotSpec::Kind::Greedy, 0, 0, 1};
    if (take(text, kNovice)) return noviceFromText(text);
    return take(text, kSearch) ? searchFromText(text) : std::nullopt;
}

std::string toText(const BotSpec& bot) {
    if (bot.kind == BotSpec::Kind::Random) return "random";
    if (bot.kind == BotSpec::Kind::Greedy) return "greedy";
    if (bot.kind == BotSpec::Kind::Novice)
        return std::string(kNovice) +
               (bot.randomPercent > 0 ? ':' + std::to_string(bot.randomPercent) : std::string());
    std::string text(kSearch);
    if (bot.iterations == 0 && bot.milliseconds == 0) return text;
    text += ':';
    if (bot.iterations > 0) text += std::to_string(bot.iterations);
    if (bot.iterations > 0 && bot.milliseconds > 0) text += ',';
    if (bot.milliseconds > 0) text += std::to_string(bot.milliseconds) + "ms";
    const int usual = bot.iterations > 0 ? 1 : 0;
    if (bot.workers != usual) text += 'x' + std::to_string(bot.workers);
    return text;
}

std::span<const Level> levels() { return kLevels; }

} // namespace drawbridge
