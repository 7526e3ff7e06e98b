// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/options.h"

#include "core/words.h"
#include "wars/reasons.h"

namespace drawbridge::wars {

namespace {

/// The values of a seat's faction: chosen in the game, then the sixteen.
constexpr std::string_view kFactionNames[] = {
    "chosen-in-play", "undead", "royal-kingdom", "dragon-tamers", "blood-mages",    "mages",
    "seers",          "ninjas", "assassins",     "berserkers",    "shape-shifters", "mechas",
    "outcasts",       "golems", "fateweavers",   "infected",      "war-mongers"};
static_assert(std::size(kFactionNames) == kFactions + 1);
constexpr std::string_view kNone = "none";

constexpr std::array<OptionSpec, kOptions> kSpecs{{
    {"option.size", kValues<"standard", "epic">, "WARS-EPIC-1", OptionRole::Variant},
    {"option.factions", kValues<"off", "on">, "WARS-FAC-1", OptionRole::Variant},
    {"option.faction-1", kFactionNames, "WARS-FAC-2", OptionRole::OfSeat},
    {"option.faction-2", kFactionNames, "WARS-FAC-2", OptionRole::OfSeat},
    {"option.last-loser", kValues<"nobody", "seat-1", "seat-2">, "WARS-SETUP-18", OptionRole::LastLoser},
    {"house.setup-arrange", kValues<"dealt", "arranged">, "WARS-RULING-2"},
    {"house.first-player", kValues<"random", "red", "black", "loser-of-the-last-game">, "WARS-RULING-6"},
    {"house.buried-faceup", kValues<"visible", "covered">, "WARS-RULING-9"},
    {"house.move-visibility", kValues<"concealed", "open">, "WARS-RULING-11"},
    {"house.jack-reveal", kValues<"turn", "peek">, "WARS-RULING-13"},
    {"house.draw", kValues<"exactly-two", "up-to-two">, "WARS-RULING-14"},
    {"house.draw-commit", kValues<"one-by-one", "declare-first">, "WARS-RULING-15"},
    {"house.double-destruction", kValues<"draw", "attacker-wins", "defender-wins">, "WARS-RULING-35"},
    {"house.stalemate", kValues<"draw", "count">, "WARS-RULING-38"},
    {"house.battle-window", kValues<"open", "before-only">, "WARS-RULING-43"},
    {"house.withdraw", kValues<"after-reaction", "binding">, "WARS-RULING-46"},
    {"house.queen-stack", kValues<"stack", "single">, "WARS-RULING-56"},
    {"house.king-entry", kValues<"shown-face-down", "face-up">, "WARS-RULING-58"},
    {"house.discard-depth", kValues<"tops", "any-depth">, "WARS-RULING-61"},
    {"house.undead-ace", kValues<"battle-only", "any-kill">, "WARS-RULING-63"},
    {"house.fate-scope", kValues<"any-death", "battle-only">, "WARS-RULING-97"},
    {"house.faction-pick", kValues<"secret", "random", "loser-first-open">, "WARS-RULING-67"},
    {"house.mirror-factions", kValues<"allowed", "forbidden">, "WARS-RULING-68"},
    {"house.undead-kings", kValues<"not-captured", "captured">, "WARS-RULING-72"},
    {"house.dragon-escape", kValues<"on-draw", "on-capture">, "WARS-RULING-75"},
    {"house.seers-arrange", kValues<"before-deal", "after-deal">, "WARS-RULING-85"},
    {"house.swap-facing", kValues<"face-down", "same-as-replaced">, "WARS-RULING-90"},
    {"house.mecha-scope", kValues<"turned-cards", "whole-army">, "WARS-RULING-94"},
    {"house.plague-cost", kValues<"whole-phase", "one-attack">, "WARS-RULING-100"},
    {"house.infection", kValues<"auto-lose", "fight-then-die">, "WARS-RULING-101"},
    {"house.warmonger-piles", kValues<"any-size", "equal">, "WARS-RULING-103"},
}};
static_assert(!kSpecs.back().name.empty(), "an option without its line");

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
