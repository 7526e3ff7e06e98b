// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/options.h"

#include "core/words.h"
#include "wars/reasons.h"

namespace drawbridge::wars {

namespace {

using Names = std::string_view;

/// The values of a seat's faction: chosen in the game, then the sixteen.
constexpr Names kFactionNames[] = {
    "chosen-in-play", "undead", "royal-kingdom", "dragon-tamers", "blood-mages",    "mages",
    "seers",          "ninjas", "assassins",     "berserkers",    "shape-shifters", "mechas",
    "outcasts",       "golems", "fateweavers",   "infected",      "war-mongers"};
static_assert(std::size(kFactionNames) == kFactions + 1);
constexpr Names kNone = "none";

constexpr Names kSize[] = {"standard", "epic"};
constexpr Names kOffOn[] = {"off", "on"};
constexpr Names kLastLoser[] = {"nobody", "seat-1", "seat-2"};
constexpr Names kSetupArrange[] = {"dealt", "arranged"};
constexpr Names kFirstPlayer[] = {"random", "red", "black", "loser-of-the-last-game"};
constexpr Names kBuriedFaceup[] = {"visible", "covered"};
constexpr Names kMoveVisibility[] = {"concealed", "open"};
constexpr Names kJackReveal[] = {"turn", "peek"};
constexpr Names kDraw[] = {"exactly-two", "up-to-two"};
constexpr Names kDrawCommit[] = {"one-by-one", "declare-first"};
constexpr Names kDoubleDestruction[] = {"draw", "attacker-wins", "defender-wins"};
constexpr Names kStalemate[] = {"draw", "count"};
constexpr Names kBattleWindow[] = {"open", "before-only"};
constexpr Names kWithdraw[] = {"after-reaction", "binding"};
constexpr Names kQueenStack[] = {"stack", "single"};
constexpr Names kKingEntry[] = {"shown-face-down", "face-up"};
constexpr Names kDiscardDepth[] = {"tops", "any-depth"};
constexpr Names kUndeadAce[] = {"battle-only", "any-kill"};
constexpr Names kFateScope[] = {"any-death", "battle-only"};
constexpr Names kFactionPick[] = {"secret", "random", "loser-first-open"};
constexpr Names kMirrorFactions[] = {"allowed", "forbidden"};
constexpr Names kUndeadKings[] = {"not-captured", "captured"};
constexpr Names kDragonEscape[] = {"on-draw", "on-capture"};
constexpr Names kSeersArrange[] = {"before-deal", "after-deal"};
constexpr Names kSwapFacing[] = {"face-down", "same-as-replaced"};
constexpr Names kMechaScope[] = {"turned-cards", "whole-army"};
constexpr Names kPlagueCost[] = {"whole-phase", "one-attack"};
constexpr Names kInfection[] = {"auto-lose", "fight-then-die"};
constexpr Names kWarmongerPiles[] = {"any-size", "equal"};

constexpr std::array<OptionSpec, kOptions> kSpecs{{
    {"option.size", OptionRole::Variant, kSize, "WARS-EPIC-1"},
    {"option.factions", OptionRole::Variant, kOffOn, "WARS-FAC-1"},
    {"option.faction-1", OptionRole::OfSeat, kFactionNames, "WARS-FAC-2"},
    {"option.faction-2", OptionRole::OfSeat, kFactionNames, "WARS-FAC-2"},
    {"option.last-loser", OptionRole::LastLoser, kLastLoser, "WARS-SETUP-18"},
    {"house.setup-arrange", OptionRole::HouseRule, kSetupArrange, "WARS-RULING-2"},
    {"house.first-player", OptionRole::HouseRule, kFirstPlayer, "WARS-RULING-6"},
    {"house.buried-faceup", OptionRole::HouseRule, kBuriedFaceup, "WARS-RULING-9"},
    {"house.move-visibility", OptionRole::HouseRule, kMoveVisibility, "WARS-RULING-11"},
    {"house.jack-reveal", OptionRole::HouseRule, kJackReveal, "WARS-RULING-13"},
    {"house.draw", OptionRole::HouseRule, kDraw, "WARS-RULING-14"},
    {"house.draw-commit", OptionRole::HouseRule, kDrawCommit, "WARS-RULING-15"},
    {"house.double-destruction", OptionRole::HouseRule, kDoubleDestruction, "WARS-RULING-35"},
    {"house.stalemate", OptionRole::HouseRule, kStalemate, "WARS-RULING-38"},
    {"house.battle-window", OptionRole::HouseRule, kBattleWindow, "WARS-RULING-43"},
    {"house.withdraw", OptionRole::HouseRule, kWithdraw, "WARS-RULING-46"},
    {"house.queen-stack", OptionRole::HouseRule, kQueenStack, "WARS-RULING-56"},
    {"house.king-entry", OptionRole::HouseRule, kKingEntry, "WARS-RULING-58"},
    {"house.discard-depth", OptionRole::HouseRule, kDiscardDepth, "WARS-RULING-61"},
    {"house.undead-ace", OptionRole::HouseRule, kUndeadAce, "WARS-RULING-63"},
    {"house.fate-scope", OptionRole::HouseRule, kFateScope, "WARS-RULING-97"},
    {"house.faction-pick", OptionRole::HouseRule, kFactionPick, "WARS-RULING-67"},
    {"house.mirror-factions", OptionRole::HouseRule, kMirrorFactions, "WARS-RULING-68"},
    {"house.undead-kings", OptionRole::HouseRule, kUndeadKings, "WARS-RULING-72"},
    {"house.dragon-escape", OptionRole::HouseRule, kDragonEscape, "WARS-RULING-75"},
    {"house.seers-arrange", OptionRole::HouseRule, kSeersArrange, "WARS-RULING-85"},
    {"house.swap-facing", OptionRole::HouseRule, kSwapFacing, "WARS-RULING-90"},
    {"house.mecha-scope", OptionRole::HouseRule, kMechaScope, "WARS-RULING-94"},
    {"house.plague-cost", OptionRole::HouseRule, kPlagueCost, "WARS-RULING-100"},
    {"house.infection", OptionRole::HouseRule, kInfection, "WARS-RULING-101"},
    {"house.warmonger-piles", OptionRole::HouseRule, kWarmongerPiles, "WARS-RULING-103"},
}};

/// Whether a seat might play a faction.
bool mayPlay(const Options& options, Faction faction) {
    if (!options.factions()) return false;
    for (Seat seat = 0; seat < kPlayers; ++seat)
        if (const Faction chosen = options.faction(seat); chosen == Faction::None || chosen == faction)
            return true;
    return false;
}

/// Whether a faction is still to be picked in the game.
bool picksInPlay(const Options& options) {
    return options.factions() && (options.faction(0) == Faction::None || options.faction(1) == Faction::None);
}

} // namespace

std::string_view factionName(Faction faction) {
    return faction == Faction::None ? kNone : kFactionNames[static_cast<std::size_t>(faction) + 1];
}

std::optional<Faction> factionFromName(std::string_view name) {
    if (name == kNone) return Faction::None;
    const auto index = indexOf(kFactionNames, name);
    if (!index || *index == 0) return {};
    return static_cast<Faction>(*index - 1);
}

std::span<const OptionSpec> optionSpecs() { return kSpecs; }

Verdict check(const Options& options) {
    if (options.seats != kPlayers) return refuse(Reason::TwoPlayers, "WARS-GEN-1");
    const Faction one = options.faction(0);
    if (one != Faction::None && one == options.faction(1) && options.on(Option::MirrorFactions))
        return refuse(Reason::TwoFactions, "WARS-RULING-68").also("WARS-FAC-5");
    return Verdict::legal();
}

bool applies(const Options& options, Option option) {
    const auto plays = [&](Faction faction) { return mayPlay(options, faction); };
    switch (option) {
    case Option::FactionOne:
    case Option::FactionTwo:
    case Option::MirrorFactions: return options.factions();
    case Option::FactionPick: return picksInPlay(options);
    case Option::LastLoser:
        return options.firstPlayer() == FirstPlayer::LastLoser ||
               (picksInPlay(options) && options.factionPick() == FactionPick::LoserFirstOpen);
    case Option::UndeadAce:
    case Option::UndeadKings: return plays(Faction::Undead);
    case Option::FateScope: return plays(Faction::Fateweavers);
    case Option::DragonEscape: return plays(Faction::Undead) && plays(Faction::DragonTamers);
    case Option::SeersArrange: return plays(Faction::Seers);
    case Option::SwapFacing: return plays(Faction::ShapeShifters);
    case Option::MechaScope: return plays(Faction::Mechas);
    case Option::PlagueCost:
    case Option::Infection: return plays(Faction::Infected);
    case Option::WarmongerPiles: return plays(Faction::WarMongers);
    default: return true;
    }
}

} // namespace drawbridge::wars
