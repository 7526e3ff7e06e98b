// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/options.h"
#include "core/rng.h"

#include <algorithm>
#include <vector>

// Games of CASTLES to be tried: seats, switches, decks.
namespace drawbridge::castles {

inline Options forSeats(int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    return options;
}

/// Every value of every switch by itself, with every number of seats that it suits.
inline std::vector<Options> everySwitch() {
    std::vector<Options> all;
    const auto specs = optionSpecs();
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        all.push_back(forSeats(seats));
        for (std::size_t index = 0; index < static_cast<std::size_t>(Option::FirstCount); ++index)
            for (OptionValue value = 1; value < specs[index].values.size(); ++value) {
                Options options = forSeats(seats);
                options.value[index] = value;
                if (static_cast<Option>(index) == Option::FirstSeat)
                    options.set(Option::FirstPlayer, static_cast<OptionValue>(FirstPlayer::Chosen));
                if (applies(options, static_cast<Option>(index)) && check(options)) all.push_back(options);
            }
    }
    return all;
}

/// The same with some number of seats for each.
inline std::vector<Options> everySwitchOnce(Rng& rng) {
    std::vector<Options> all;
    for (const Options& options : everySwitch()) {
        const auto hasThese = [&](const Options& other) { return other.value == options.value; };
        if (std::none_of(all.begin(), all.end(), hasThese)) all.push_back(options);
    }
    for (Options& options : all) {
        Options other = options;
        other.seats = static_cast<std::uint8_t>(2 + rng.below(kMaxSeats - 1));
        if (check(other)) options = other;
    }
    return all;
}

/// A deck of one's own: some counts are others than usual.
inline void anyDeck(Options& options, Rng& rng) {
    options.set(Option::Deck, 1);
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (kind != kHorsemen && rng.below(3) == 0)
            options.setCount(kind, static_cast<int>(rng.below(kind == kCastle ? 16 : 6)));
}

/// Much that happens between seats: ALLIANCES, BLOCKS, JESTERS and PUPPETS in plenty, few CASTLES, assaults
/// from the first round, and any values of the switches that say how assaults, guests and revivals go.
inline Options anyQuarrel(Rng& rng) {
    Options options = forSeats(3 + static_cast<int>(rng.below(5)));
    for (const Kind kind : {kAlliance, kBlock, kJester, kPuppet})
        options.setCount(kind, 3 + static_cast<int>(rng.below(5)));
    options.setCount(kCastle, 4 + static_cast<int>(rng.below(6)));
    options.set(Option::QuietRounds, 1).set(Option::HandSize, static_cast<OptionValue>(rng.below(4)));
    for (const Option option :
         {Option::AllyBlockBan, Option::AttackOrder, Option::BlockFor, Option::BlockReach,
          Option::BlockRefill, Option::BlockWindows, Option::GuestAlliance, Option::Horsemen,
          Option::Leftover, Option::NoBackstab, Option::SixStrict, Option::Spoils, Option::TotalRuin})
        if (rng.below(3) == 0)
            options.set(option,
                        static_cast<OptionValue>(
                            1 + rng.below(static_cast<std::uint32_t>(
                                    optionSpecs()[static_cast<std::size_t>(option)].values.size() - 1))));
    if (options.on(Option::Horsemen)) options.setCount(kBallistas, 4);
    return options;
}

/// Everything mixed: each switch at its default or at any value.
inline Options anyOptions(Rng& rng) {
    const auto specs = optionSpecs();
    for (;;) {
        Options options = forSeats(2 + static_cast<int>(rng.below(kMaxSeats - 1)));
        for (std::size_t index = 0; index < static_cast<std::size_t>(Option::FirstCount); ++index)
            if (static_cast<Option>(index) != Option::Deck && rng.below(3) == 0)
                options.value[index] = static_cast<OptionValue>(
                    rng.below(static_cast<std::uint32_t>(specs[index].values.size())));
        // Without a limit to its rounds a random game ends too, but may be too long to look at everything.
        if (options.roundLimit() == 0) options.set(Option::RoundLimit, 0);
        if (rng.below(3) == 0) anyDeck(options, rng);
        if (check(options)) return options;
    }
}

} // namespace drawbridge::castles
