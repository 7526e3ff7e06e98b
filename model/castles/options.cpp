// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/options.h"

#include "castles/reasons.h"

#include <algorithm>

namespace drawbridge::castles {

namespace {

using Names = std::string_view;

constexpr Names kLastWinner[] = {"nobody", "seat-1", "seat-2", "seat-3", "seat-4",
                                 "seat-5", "seat-6", "seat-7", "seat-8"};
constexpr Names kFirstSeat[] = {"seat-1", "seat-2", "seat-3", "seat-4",
                                "seat-5", "seat-6", "seat-7", "seat-8"};
constexpr Names kOffOn[] = {"off", "on"};
constexpr Names kOnOff[] = {"on", "off"};
constexpr Names kAllyBlockBan[] = {"everyone", "protected-only"};
constexpr Names kAttackOrder[] = {"any", "top-down"};
constexpr Names kBlockFor[] = {"anyone", "own-realm-and-allies"};
constexpr Names kBlockReach[] = {"turn", "assault"};
constexpr Names kBlockRefill[] = {"own-turn-end", "this-turn-end"};
constexpr Names kBlockWindows[] = {"every-card", "finish-only"};
constexpr Names kCastleGifts[] = {"master-puppet", "realm", "anyone"};
constexpr Names kDeck[] = {"standard", "custom"};
constexpr Names kDeckSearch[] = {"blind", "look"};
constexpr Names kDefenceGifts[] = {"anyone", "realm"};
constexpr Names kFirstPlayer[] = {"winner-else-random", "random", "chosen"};
constexpr Names kHandSize[] = {"5", "4", "6", "7"};
constexpr Names kHorsemenUse[] = {"off", "attack", "defenses-only"};
constexpr Names kImprove[] = {"any", "higher-only"};
constexpr Names kLateJoiners[] = {"0", "1", "2", "3"};
constexpr Names kLeftover[] = {"lost", "kept-this-turn"};
constexpr Names kPacks[] = {"auto", "1", "2", "3"};
constexpr Names kPuppetHand[] = {"3", "4", "5"};
constexpr Names kPuppetWill[] = {"master", "own"};
constexpr Names kQuietRounds[] = {"2", "0", "1", "3"};
constexpr Names kRefusedAlliance[] = {"spent", "returned"};
constexpr Names kRoundLimit[] = {"60", "20", "30", "40", "none"};
constexpr Names kRushedCards[] = {"two", "three"};
constexpr Names kSixCastles[] = {"6", "5", "7", "off"};
constexpr Names kSixHold[] = {"lap", "lap-and-turn"};
constexpr Names kSixQuiet[] = {"counts", "waits"};
constexpr Names kSpoils[] = {"discard", "to-eliminator"};
constexpr Names kTotalRuin[] = {"draw", "jester-wins"};
constexpr Names kUpgradeGifts[] = {"like-castle", "own-only"};
constexpr Names kUpgradeRestack[] = {"higher", "any", "never"};

constexpr Names kNumbers[] = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11", "12",
                              "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24"};
static_assert(std::size(kNumbers) == kMostOfAKind + 1);

/// The values of a count: first that of the standard deck, then the others.
using CountNames = std::array<Names, kMostOfAKind + 1>;
constexpr std::array<CountNames, kKinds> kCountNames = [] {
    std::array<CountNames, kKinds> all;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        std::size_t next = 0;
        all[kind][next++] = kNumbers[kFacesOf[kind].count];
        for (std::size_t count = 0; count <= kMostOfAKind; ++count)
            if (count != kFacesOf[kind].count) all[kind][next++] = kNumbers[count];
    }
    return all;
}();

constexpr std::array<Names, kKinds> kCountOptions{"count.castle",
                                                  "count.gate",
                                                  "count.thick-walls",
                                                  "count.moat",
                                                  "count.archer-towers",
                                                  "count.peasants-defense",
                                                  "count.archers-defense",
                                                  "count.spearmen-defense",
                                                  "count.swordsmen-defense",
                                                  "count.knights-defense",
                                                  "count.ballistas-defense",
                                                  "count.trebuchet-defense",
                                                  "count.rushed-defenses",
                                                  "count.peasants-attack",
                                                  "count.archers-attack",
                                                  "count.spearmen-attack",
                                                  "count.swordsmen-attack",
                                                  "count.knights-attack",
                                                  "count.ballistas-attack",
                                                  "count.trebuchet-attack",
                                                  "",
                                                  "count.alliance",
                                                  "count.sabotage",
                                                  "count.cannon-fire",
                                                  "count.jester",
                                                  "count.block",
                                                  "count.puppet"};

constexpr std::array<OptionSpec, kOptions> kSpecs = [] {
    std::array<OptionSpec, kOptions> specs{{
        {"option.last-winner", OptionRole::LastWinner, kLastWinner, "CASTLES-SETUP-11"},
        {"option.first-seat", OptionRole::Variant, kFirstSeat, "CASTLES-SETUP-10"},
        {"house.ally-block-ban", OptionRole::HouseRule, kAllyBlockBan, "CASTLES-RULING-53"},
        {"house.attack-order", OptionRole::HouseRule, kAttackOrder, "CASTLES-RULING-35"},
        {"house.block-for", OptionRole::HouseRule, kBlockFor, "CASTLES-RULING-6"},
        {"house.block-reach", OptionRole::HouseRule, kBlockReach, "CASTLES-RULING-45"},
        {"house.block-refill", OptionRole::HouseRule, kBlockRefill, "CASTLES-RULING-64"},
        {"house.block-windows", OptionRole::HouseRule, kBlockWindows, "CASTLES-RULING-48"},
        {"house.cannon-own-realm", OptionRole::HouseRule, kOffOn, "CASTLES-RULING-69"},
        {"house.castle-gifts", OptionRole::HouseRule, kCastleGifts, "CASTLES-RULING-21"},
        {"house.deck", OptionRole::HouseRule, kDeck, "CASTLES-RULING-1"},
        {"house.deck-search", OptionRole::HouseRule, kDeckSearch, "CASTLES-RULING-128"},
        {"house.defense-gifts", OptionRole::HouseRule, kDefenceGifts, "CASTLES-RULING-24"},
        {"house.discard-last-castle", OptionRole::HouseRule, kOffOn, "CASTLES-RULING-106"},
        {"house.duel-trim", OptionRole::HouseRule, kOnOff, "CASTLES-RULING-3"},
        {"house.first-player", OptionRole::HouseRule, kFirstPlayer, "CASTLES-RULING-7"},
        {"house.guest-alliance", OptionRole::HouseRule, kOffOn, "CASTLES-RULING-81"},
        {"house.hand-size", OptionRole::HouseRule, kHandSize, "CASTLES-RULING-19"},
        {"house.horsemen", OptionRole::HouseRule, kHorsemenUse, "CASTLES-RULING-4"},
        {"house.improve", OptionRole::HouseRule, kImprove, "CASTLES-RULING-25"},
        {"house.late-joiners", OptionRole::HouseRule, kLateJoiners, "CASTLES-RULING-121"},
        {"house.leftover", OptionRole::HouseRule, kLeftover, "CASTLES-RULING-37"},
        {"house.no-backstab", OptionRole::HouseRule, kOffOn, "CASTLES-RULING-43"},
        {"house.packs", OptionRole::HouseRule, kPacks, "CASTLES-RULING-2"},
        {"house.puppet-hand", OptionRole::HouseRule, kPuppetHand, "CASTLES-RULING-19"},
        {"house.puppet-will", OptionRole::HouseRule, kPuppetWill, "CASTLES-RULING-92"},
        {"house.puppets", OptionRole::HouseRule, kOnOff, "CASTLES-RULING-120"},
        {"house.quiet-rounds", OptionRole::HouseRule, kQuietRounds, "CASTLES-RULING-12"},
        {"house.refused-alliance", OptionRole::HouseRule, kRefusedAlliance, "CASTLES-RULING-80"},
        {"house.reshuffle", OptionRole::HouseRule, kOnOff, "CASTLES-RULING-16"},
        {"house.round-limit", OptionRole::HouseRule, kRoundLimit, "CASTLES-RULING-116"},
        {"house.rushed", OptionRole::HouseRule, kRushedCards, "CASTLES-RULING-29"},
        {"house.rushed-stack", OptionRole::HouseRule, kOffOn, "CASTLES-RULING-30"},
        {"house.show-hand", OptionRole::HouseRule, kOffOn, "CASTLES-RULING-119"},
        {"house.six-castles", OptionRole::HouseRule, kSixCastles, "CASTLES-RULING-115"},
        {"house.six-hold", OptionRole::HouseRule, kSixHold, "CASTLES-RULING-108"},
        {"house.six-quiet", OptionRole::HouseRule, kSixQuiet, "CASTLES-RULING-111"},
        {"house.six-strict", OptionRole::HouseRule, kOffOn, "CASTLES-RULING-109"},
        {"house.spoils", OptionRole::HouseRule, kSpoils, "CASTLES-RULING-102"},
        {"house.table-discard", OptionRole::HouseRule, kOnOff, "CASTLES-RULING-107"},
        {"house.total-ruin", OptionRole::HouseRule, kTotalRuin, "CASTLES-RULING-75"},
        {"house.upgrade-gifts", OptionRole::HouseRule, kUpgradeGifts, "CASTLES-RULING-22"},
        {"house.upgrade-restack", OptionRole::HouseRule, kUpgradeRestack, "CASTLES-RULING-23"},
    }};
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (kind != kHorsemen)
            specs[static_cast<std::size_t>(countOption(kind))] = {kCountOptions[kind], OptionRole::Count,
                                                                  kCountNames[kind], "CASTLES-DECK-7"};
    return specs;
}();

bool isTrimmed(const Options& options, unsigned kind) {
    if (kind == kPuppet && options.on(Option::Puppets)) return true; // CASTLES-RULING-120
    return (kind == kPuppet || kind == kAlliance) && !options.on(Option::DuelTrim) && options.seats == 2 &&
           options.lateJoiners() == 0; // CASTLES-SETUP-3, CASTLES-DUEL-1
}

/// All cards of the packs, before any are removed.
Counts cardsInPacks(const Options& options) {
    Counts cards;
    const int packs = options.packs();
    for (unsigned kind = 0; kind < kKinds; ++kind)
        cards.count[kind] = static_cast<std::uint8_t>(packs * options.countOf(kind));
    if (options.horsemen() != Horsemen::Off) { // CASTLES-RULING-4: one of each pack that has any
        const int horsemen = options.countOf(kBallistas) > 0 ? packs : 0;
        cards.count[kHorsemen] = static_cast<std::uint8_t>(cards.count[kHorsemen] + horsemen);
        cards.count[kBallistas] = static_cast<std::uint8_t>(cards.count[kBallistas] - horsemen);
    }
    return cards;
}

/// The cards of the trimmed packs, or of the others.
Counts cardsOfPacks(const Options& options, bool trimmed) {
    Counts cards = cardsInPacks(options);
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (isTrimmed(options, kind) != trimmed) cards.count[kind] = 0;
    return cards;
}

} // namespace

int Options::countOf(unsigned kind) const {
    const int standard = kFacesOf[kind].count;
    if (!on(Option::Deck) || kind == kHorsemen) return standard;
    const int chosen = of(countOption(kind));
    return chosen == 0 ? standard : chosen <= standard ? chosen - 1 : chosen;
}

Options& Options::setCount(unsigned kind, int count) {
    const int standard = kFacesOf[kind].count;
    set(Option::Deck, 1);
    return set(countOption(kind), static_cast<OptionValue>(count == standard  ? 0
                                                           : count < standard ? count + 1
                                                                              : count));
}

std::span<const OptionSpec> optionSpecs() { return kSpecs; }

Counts cardsInGame(const Options& options) { return cardsOfPacks(options, false); }
Counts cardsLeftOut(const Options& options) { return cardsOfPacks(options, true); }
Numbering numberingOf(const Options& options) { return Numbering(cardsInPacks(options)); }

Verdict check(const Options& options) {
    if (options.seats > kMaxSeats || options.seats < 2)
        return refuse(Reason::TwoToEightPlayers, "CASTLES-SETUP-1");
    if (options.dealt() < 2) return refuse(Reason::TwoAreDealtIn, "CASTLES-LATE-3");
    if (options.firstPlayer() == FirstPlayer::Chosen && options.of(Option::FirstSeat) >= options.dealt())
        return refuse(Reason::LateJoinerBegins, "CASTLES-LATE-2");
    const Verdict unsuited = refuse(Reason::DeckDoesNotSuit, "CASTLES-DECK-7")
                                 .with(ReasonValue::Count, static_cast<std::uint8_t>(options.seats));
    // Counts are limited to 255: a deck far too large needs a wider sum.
    int total = 0;
    for (unsigned kind = 0; kind < kKinds; ++kind) total += options.packs() * options.countOf(kind);
    const int homes = options.packs() * (options.countOf(kCastle) + options.countOf(kPuppet));
    if (total > kMostCards || homes > kMostHomes) return unsuited;
    const Counts cards = cardsInGame(options);
    const int dealt = options.dealt();
    if (cards.count[kCastle] < dealt || cards.size() - dealt < options.handSize() * dealt + 1)
        return unsuited;
    return Verdict::legal();
}

bool applies(const Options& options, Option option) {
    const bool puppets = cardsInGame(options).has(kPuppet);
    const bool alliances = cardsInGame(options).has(kAlliance);
    if (option >= Option::FirstCount) return options.on(Option::Deck);
    switch (option) {
    case Option::LastWinner: return options.firstPlayer() == FirstPlayer::WinnerElseRandom;
    case Option::FirstSeat: return options.firstPlayer() == FirstPlayer::Chosen;
    case Option::AllyBlockBan:
    case Option::GuestAlliance:
    case Option::NoBackstab:
    case Option::RefusedAlliance: return alliances;
    case Option::CannonOwnRealm:
    case Option::DeckSearch:
    case Option::PuppetHand:
    case Option::PuppetWill: return puppets;
    case Option::CastleGifts: return puppets || options.castleGifts() == CastleGifts::Anyone;
    case Option::DuelTrim: return options.seats == 2;
    case Option::LateJoiners: return !options.on(Option::Puppets);
    case Option::SixHold:
    case Option::SixQuiet:
    case Option::SixStrict: return options.sixCastles() > 0;
    default: return true;
    }
}

} // namespace drawbridge::castles
