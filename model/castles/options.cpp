// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/options.h"

#include "castles/reasons.h"

#include <algorithm>

namespace drawbridge::castles {

namespace {

constexpr std::string_view kNumbers[] = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",
                                         "9",  "10", "11", "12", "13", "14", "15", "16", "17",
                                         "18", "19", "20", "21", "22", "23", "24"};
static_assert(std::size(kNumbers) == kMostOfAKind + 1);

/// The values of a count: first that of the standard deck, then the others.
using CountNames = std::array<std::string_view, kMostOfAKind + 1>;
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

/// "count." and the name of the card.
constexpr auto kCountOptions = [] {
    std::array<std::array<char, 32>, kKinds> names{};
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const auto prefix = std::ranges::copy(std::string_view("count."), names[kind].begin());
        std::ranges::copy(kFacesOf[kind].slug, prefix.out);
    }
    return names;
}();

constexpr std::array<OptionSpec, kOptions> kSpecs = [] {
    std::array<OptionSpec, kOptions> specs{{
        {"option.last-winner",
         kValues<"nobody", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7", "seat-8">,
         "CASTLES-SETUP-11", OptionRole::LastWinner},
        {"option.first-seat",
         kValues<"seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7", "seat-8">,
         "CASTLES-SETUP-10", OptionRole::Variant},
        {"house.ally-block-ban", kValues<"everyone", "protected-only">, "CASTLES-RULING-53"},
        {"house.attack-order", kValues<"any", "top-down">, "CASTLES-RULING-35"},
        {"house.block-for", kValues<"anyone", "own-realm-and-allies">, "CASTLES-RULING-6"},
        {"house.block-reach", kValues<"turn", "assault">, "CASTLES-RULING-45"},
        {"house.block-refill", kValues<"own-turn-end", "this-turn-end">, "CASTLES-RULING-64"},
        {"house.block-windows", kValues<"every-card", "finish-only">, "CASTLES-RULING-48"},
        {"house.cannon-own-realm", kValues<"off", "on">, "CASTLES-RULING-69"},
        {"house.castle-gifts", kValues<"master-puppet", "realm", "anyone">, "CASTLES-RULING-21"},
        {"house.deck", kValues<"standard", "custom">, "CASTLES-RULING-1"},
        {"house.deck-search", kValues<"blind", "look">, "CASTLES-RULING-128"},
        {"house.defense-gifts", kValues<"anyone", "realm">, "CASTLES-RULING-24"},
        {"house.discard-last-castle", kValues<"off", "on">, "CASTLES-RULING-106"},
        {"house.duel-trim", kValues<"on", "off">, "CASTLES-RULING-3"},
        {"house.first-player", kValues<"winner-else-random", "random", "chosen">, "CASTLES-RULING-7"},
        {"house.guest-alliance", kValues<"off", "on">, "CASTLES-RULING-81"},
        {"house.hand-size", kValues<"5", "4", "6", "7">, "CASTLES-RULING-19"},
        {"house.horsemen", kValues<"off", "attack", "defenses-only">, "CASTLES-RULING-4"},
        {"house.improve", kValues<"any", "higher-only">, "CASTLES-RULING-25"},
        {"house.late-joiners", kValues<"0", "1", "2", "3">, "CASTLES-RULING-121"},
        {"house.leftover", kValues<"lost", "kept-this-turn">, "CASTLES-RULING-37"},
        {"house.no-backstab", kValues<"off", "on">, "CASTLES-RULING-43"},
        {"house.packs", kValues<"auto", "1", "2", "3">, "CASTLES-RULING-2"},
        {"house.puppet-hand", kValues<"3", "4", "5">, "CASTLES-RULING-19"},
        {"house.puppet-will", kValues<"master", "own">, "CASTLES-RULING-92"},
        {"house.puppets", kValues<"on", "off">, "CASTLES-RULING-120"},
        {"house.quiet-rounds", kValues<"2", "0", "1", "3">, "CASTLES-RULING-12"},
        {"house.refused-alliance", kValues<"spent", "returned">, "CASTLES-RULING-80"},
        {"house.reshuffle", kValues<"on", "off">, "CASTLES-RULING-16"},
        {"house.round-limit", kValues<"60", "20", "30", "40", "none">, "CASTLES-RULING-116"},
        {"house.rushed", kValues<"two", "three">, "CASTLES-RULING-29"},
        {"house.rushed-stack", kValues<"off", "on">, "CASTLES-RULING-30"},
        {"house.show-hand", kValues<"off", "on">, "CASTLES-RULING-119"},
        {"house.six-castles", kValues<"6", "5", "7", "off">, "CASTLES-RULING-115"},
        {"house.six-hold", kValues<"lap", "lap-and-turn">, "CASTLES-RULING-108"},
        {"house.six-quiet", kValues<"counts", "waits">, "CASTLES-RULING-111"},
        {"house.six-strict", kValues<"off", "on">, "CASTLES-RULING-109"},
        {"house.spoils", kValues<"discard", "to-eliminator">, "CASTLES-RULING-102"},
        {"house.table-discard", kValues<"on", "off">, "CASTLES-RULING-107"},
        {"house.total-ruin", kValues<"draw", "jester-wins">, "CASTLES-RULING-75"},
        {"house.upgrade-gifts", kValues<"like-castle", "own-only">, "CASTLES-RULING-22"},
        {"house.upgrade-restack", kValues<"higher", "any", "never">, "CASTLES-RULING-23"},
    }};
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (kind != kHorsemen)
            specs[static_cast<std::size_t>(countOption(kind))] = {
                kCountOptions[kind].data(), kCountNames[kind], "CASTLES-DECK-7", OptionRole::Count};
    return specs;
}();
static_assert(!kSpecs[static_cast<std::size_t>(Option::FirstCount) - 1].name.empty(),
              "an option without its line");

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
