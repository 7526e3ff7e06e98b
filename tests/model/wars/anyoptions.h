// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rng.h"
#include "wars/options.h"

#include <vector>

// Games of Castle Wars to be tried: factions, sizes, switches.
namespace drawbridge::wars {

inline Options pairing(Faction one, Faction two, bool epic) {
    Options options;
    options.set(Option::Size, epic ? 1 : 0);
    options.setFaction(0, one);
    options.setFaction(1, two);
    return options;
}

/// All 256 pairs of factions in both sizes, and both sizes without factions.
inline std::vector<Options> everyPairing() {
    std::vector<Options> all{Options(), Options().set(Option::Size, 1)};
    for (int one = 0; one < kFactions; ++one)
        for (int two = 0; two < kFactions; ++two)
            for (const bool epic : {false, true})
                all.push_back(pairing(static_cast<Faction>(one), static_cast<Faction>(two), epic));
    return all;
}

/// A pair of factions, none, or two that are picked in the game; any size.
inline Options anyPairing(Rng& rng) {
    const auto anyFaction = [&] { return static_cast<Faction>(rng.below(kFactions)); };
    const bool epic = rng.below(2) == 0;
    switch (rng.below(6)) {
    case 0: return Options().set(Option::Size, epic ? 1 : 0);
    case 1: return pairing(Faction::None, Faction::None, epic);
    case 2: return pairing(Faction::None, anyFaction(), epic);
    default: return pairing(anyFaction(), anyFaction(), epic);
    }
}

/// Every value of every switch by itself, `times` over, with factions for which it matters.
inline std::vector<Options> everySwitch(int times, Rng& rng) {
    std::vector<Options> all;
    const auto specs = optionSpecs();
    for (std::size_t index = static_cast<std::size_t>(Option::SetupArrange); index < specs.size(); ++index)
        for (OptionValue value = 1; value < specs[index].values.size(); ++value)
            for (int time = 0; time < times;) {
                Options options = anyPairing(rng);
                options.value[index] = value;
                options.set(Option::LastLoser, static_cast<OptionValue>(rng.below(3)));
                if (!applies(options, static_cast<Option>(index)) || !check(options).isLegal()) continue;
                all.push_back(options);
                ++time;
            }
    return all;
}

/// Everything mixed: each switch at its default or at any value.
inline Options anyOptions(Rng& rng) {
    const auto specs = optionSpecs();
    for (;;) {
        Options options = anyPairing(rng);
        for (std::size_t index = static_cast<std::size_t>(Option::LastLoser); index < specs.size(); ++index)
            if (rng.below(2) == 0)
                options.value[index] = static_cast<OptionValue>(
                    rng.below(static_cast<std::uint32_t>(specs[index].values.size())));
        if (check(options).isLegal()) return options;
    }
}

} // namespace drawbridge::wars
