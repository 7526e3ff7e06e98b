// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"
#include "sanitized.h"

#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

namespace drawbridge {

/// Every player count with every combination of the game's variants and options ("option.…") that its check
/// lets pass, each of them with no house rule and with every house rule by itself; then `mixed` random
/// combinations of everything.
template <Game G>
std::vector<typename G::Options> combinations(int mixed, Seed seed) {
    using Options = typename G::Options;
    const auto specs = G::optionSpecs();
    const auto isHouse = [&](std::size_t index) { return specs[index].role == OptionRole::HouseRule; };

    std::vector<Options> all;
    const auto addIfLegal = [&](const Options& options) {
        if (G::check(options).isLegal()) all.push_back(options);
    };
    // Counts through the values of the options that are no house rules, as an odometer does.
    const auto turnOn = [&](Options& options) {
        for (std::size_t index = 0; index < specs.size(); ++index) {
            if (isHouse(index)) continue;
            if (++options.value[index] < specs[index].values.size()) return true;
            options.value[index] = 0;
        }
        return false;
    };
    for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
        Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        do {
            addIfLegal(options);
            for (std::size_t house = 0; house < specs.size(); ++house) {
                if (!isHouse(house)) continue;
                Options changed = options;
                for (OptionValue value = 1; value < specs[house].values.size(); ++value) {
                    changed.value[house] = value;
                    addIfLegal(changed);
                }
            }
        } while (turnOn(options));
    }

    Rng rng(seed);
    for (const auto enough = all.size() + static_cast<std::size_t>(mixed); all.size() < enough;) {
        Options options;
        options.seats = static_cast<std::uint8_t>(
            G::kMinSeats + static_cast<int>(rng.below(G::kMaxSeats - G::kMinSeats + 1)));
        for (std::size_t index = 0; index < specs.size(); ++index)
            options.value[index] =
                static_cast<OptionValue>(rng.below(static_cast<std::uint32_t>(specs[index].values.size())));
        addIfLegal(options);
    }
    return all;
}

/// Says at length what went wrong in a game (Qt Test's own messages are cut short) and gives the first line.
inline std::string tell(const std::string& what) {
    if (!what.empty()) std::cerr << what << std::endl;
    return what.substr(0, what.find('\n'));
}

/// The options in words, for a failure: "3 seats, option.variant: empire".
template <Game G>
std::string describe(const typename G::Options& options) {
    std::string text = std::to_string(options.seats) + " seats";
    const auto specs = G::optionSpecs();
    for (std::size_t index = 0; index < specs.size(); ++index)
        if (options.value[index] != 0)
            text += ", " + std::string(specs[index].name) + ": " +
                    std::string(specs[index].values[options.value[index]]);
    return text;
}

} // namespace drawbridge
