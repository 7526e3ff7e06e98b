// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

// Which of a game's options are at hand when a game is chosen, by their names in the ledger; all house rules
// stand behind a door.
namespace drawbridge {

inline constexpr std::string_view kLateJoiners = "house.late-joiners";
inline constexpr std::string_view kFactionsOption = "option.factions";

struct AtHand {
    std::string_view game;
    std::span<const std::string_view> pictures; ///< chosen by pictures of what differs
    std::span<const std::string_view> switches;
};

namespace athand {

using Names = std::string_view;
inline constexpr std::array<Names, 1> kKeepPictures{"option.variant"};
inline constexpr std::array<Names, 3> kKeepSwitches{"option.advanced-towers", "option.advanced-draw",
                                                    "option.advanced-last"};
inline constexpr std::array<Names, 1> kCaleiraPictures{"option.moats"};
inline constexpr std::array<Names, 2> kCaleiraSwitches{"house.memory-aid", "house.final-tie"};
inline constexpr std::array<Names, 1> kRampagePictures{"house.deck"};
inline constexpr std::array<Names, 2> kRampageSwitches{"house.memory-aid", "house.next-start"};
inline constexpr std::array<Names, 2> kWarsPictures{"option.size", kFactionsOption};
inline constexpr std::array<Names, 2> kWarsSwitches{"house.setup-arrange", "house.mirror-factions"};
inline constexpr std::array<Names, 1> kCastlesPictures{"house.packs"};
inline constexpr std::array<Names, 3> kCastlesSwitches{"house.puppets", "house.no-backstab",
                                                       "house.show-hand"};

inline constexpr std::array<AtHand, 5> kAll{{
    {"castle-keep", kKeepPictures, kKeepSwitches},
    {"castles-of-caleira", kCaleiraPictures, kCaleiraSwitches},
    {"castle-rampage", kRampagePictures, kRampageSwitches},
    {"castle-wars", kWarsPictures, kWarsSwitches},
    {"castles", kCastlesPictures, kCastlesSwitches},
}};

} // namespace athand

/// Of that game; nothing of one that has none.
constexpr AtHand atHandOf(std::string_view game) {
    for (const AtHand& each : athand::kAll)
        if (each.game == game) return each;
    return {game, {}, {}};
}

} // namespace drawbridge
