// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/warstext.h"

#include <array>

// The house rules of Castle Wars by topic.
namespace drawbridge {

namespace {

constexpr std::string_view kBeginningRules[] = {"house.setup-arrange", "house.first-player"};
constexpr std::string_view kDrawRules[] = {"house.draw", "house.draw-commit", "house.buried-faceup",
                                           "house.move-visibility", "house.jack-reveal"};
constexpr std::string_view kBattleRules[] = {"house.battle-window", "house.withdraw", "house.queen-stack",
                                             "house.king-entry", "house.discard-depth"};
constexpr std::string_view kFactionRules[] = {
    "house.faction-pick",  "house.mirror-factions", "house.undead-kings", "house.undead-ace",
    "house.dragon-escape", "house.seers-arrange",   "house.fate-scope",   "house.swap-facing",
    "house.mecha-scope",   "house.plague-cost",     "house.infection",    "house.warmonger-piles"};
constexpr std::string_view kEndRules[] = {"house.double-destruction", "house.stalemate"};

constexpr std::array kRuleGroups{
    RuleGroup{"beginning", kBeginningRules},
    RuleGroup{"cards", kDrawRules},
    RuleGroup{"battles", kBattleRules},
    RuleGroup{"factions", kFactionRules},
    RuleGroup{"end", kEndRules},
};

} // namespace

std::span<const RuleGroup> WarsText::ruleGroups() const { return kRuleGroups; }

} // namespace drawbridge
