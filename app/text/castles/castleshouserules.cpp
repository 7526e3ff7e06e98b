// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"

#include <array>

// The house rules of CASTLES by topic, and presets. The game asks every table to bend its rules
// (CASTLES-META-2 to CASTLES-META-4).
namespace drawbridge {

namespace {

constexpr std::string_view kCardRules[] = {"house.deck",         "house.packs",       "house.hand-size",
                                           "house.horsemen",     "house.duel-trim",   "house.reshuffle",
                                           "house.first-player", "house.late-joiners"};
constexpr std::string_view kBuildingRules[] = {
    "house.castle-gifts",  "house.upgrade-gifts", "house.upgrade-restack",
    "house.defense-gifts", "house.improve",       "house.rushed",
    "house.rushed-stack",  "house.table-discard", "house.discard-last-castle"};
constexpr std::string_view kAttackRules[] = {"house.quiet-rounds", "house.attack-order", "house.leftover",
                                             "house.cannon-own-realm", "house.spoils"};
constexpr std::string_view kBlockRules[] = {"house.block-for", "house.block-windows", "house.block-reach",
                                            "house.block-refill"};
constexpr std::string_view kAllianceRules[] = {"house.refused-alliance", "house.guest-alliance",
                                               "house.no-backstab", "house.ally-block-ban",
                                               "house.show-hand"};
constexpr std::string_view kPuppetRules[] = {"house.puppets", "house.puppet-hand", "house.puppet-will",
                                             "house.deck-search"};
constexpr std::string_view kEndRules[] = {"house.six-castles", "house.six-hold",   "house.six-quiet",
                                          "house.six-strict",  "house.total-ruin", "house.round-limit"};

constexpr std::array kRuleGroups{
    RuleGroup{"cards", kCardRules},
    RuleGroup{"building", kBuildingRules},
    RuleGroup{"attacking", kAttackRules},
    RuleGroup{"blocks", kBlockRules},
    RuleGroup{"alliances", kAllianceRules},
    RuleGroup{"puppets", kPuppetRules},
    RuleGroup{"end", kEndRules},
};

// For a first game: more time to build, nothing that comes back from the dead, fewer questions, no traps
// between allies, and an end in sight.
constexpr RulePreset::Value kBeginners[] = {{"house.quiet-rounds", "3"},
                                            {"house.puppets", "off"},
                                            {"house.block-windows", "finish-only"},
                                            {"house.no-backstab", "on"},
                                            {"house.refused-alliance", "returned"},
                                            {"house.total-ruin", "jester-wins"},
                                            {"house.round-limit", "30"}};

// For a full table that wants a lot to happen in every turn.
constexpr RulePreset::Value kParty[] = {
    {"house.hand-size", "7"},          {"house.puppet-hand", "5"},
    {"house.horsemen", "attack"},      {"house.quiet-rounds", "1"},
    {"house.rushed", "three"},         {"house.rushed-stack", "on"},
    {"house.castle-gifts", "anyone"},  {"house.leftover", "kept-this-turn"},
    {"house.guest-alliance", "on"},    {"house.block-refill", "this-turn-end"},
    {"house.spoils", "to-eliminator"}, {"house.total-ruin", "jester-wins"},
    {"house.round-limit", "40"}};

constexpr std::array kPresets{
    RulePreset{"beginners", kBeginners},
    RulePreset{"party", kParty},
};

} // namespace

std::span<const RuleGroup> CastlesText::ruleGroups() const { return kRuleGroups; }

std::span<const RulePreset> CastlesText::presets() const { return kPresets; }

} // namespace drawbridge
