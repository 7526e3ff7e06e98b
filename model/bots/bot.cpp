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

/// Consumes a number from 1 to `most` at the front of the text.
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
    if (!text.starts_with(':')) return std::nullopt;
    text.remove_prefix(1);
    auto number = takeNumber(text, kMostIterations);
    if (!number) return std::nullopt;
    if (text.starts_with("ms")) {
        bot.milliseconds = *number;
    } else {
        bot.iterations = *number;
        if (text.starts_with(',')) {
            text.remove_prefix(1);
            number = takeNumber(text, kMostMilliseconds);
            if (!number || !text.starts_with("ms")) return std::nullopt;
            bot.milliseconds = *number;
        }
    }
    if (bot.milliseconds > kMostMilliseconds) return std::nullopt;
    if (bot.milliseconds > 0) text.remove_prefix(2);
    if (bot.iterations == 0) bot.workers = 0;
    if (text.empty()) return bot;
    if (text == "x0") {
        bot.workers = 0;
        return bot;
    }
    if (!text.starts_with('x')) return std::nullopt;
    text.remove_prefix(1);
    const auto workers = takeNumber(text, kMostWorkers);
    if (!workers || !text.empty()) return std::nullopt;
    bot.workers = *workers;
    return bot;
}

/// Parses "" or ":30".
std::optional<BotSpec> noviceFromText(std::string_view text) {
    BotSpec bot{BotSpec::Kind::Novice, 0, 0, 1};
    if (text.empty()) return bot;
    if (!text.starts_with(':')) return std::nullopt;
    text.remove_prefix(1);
    const auto slips = takeNumber(text, 100);
    if (!slips || !text.empty()) return std::nullopt;
    bot.slips = *slips;
    return bot;
}

} // namespace

std::optional<BotSpec> botFromText(std::string_view text) {
    for (const Level& level : kLevels)
        if (text == level.name) return level.bot;
    if (text == "random") return BotSpec{BotSpec::Kind::Random, 0, 0, 1};
    if (text == "greedy") return BotSpec{BotSpec::Kind::Greedy, 0, 0, 1};
    if (text.starts_with(kNovice)) return noviceFromText(text.substr(kNovice.size()));
    if (!text.starts_with(kSearch)) return std::nullopt;
    return searchFromText(text.substr(kSearch.size()));
}

std::string toText(const BotSpec& bot) {
    if (bot.kind == BotSpec::Kind::Random) return "random";
    if (bot.kind == BotSpec::Kind::Greedy) return "greedy";
    if (bot.kind == BotSpec::Kind::Novice)
        return std::string(kNovice) + (bot.slips > 0 ? ':' + std::to_string(bot.slips) : std::string());
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
