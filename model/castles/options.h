// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/cards.h"
#include "core/options.h"
#include "core/seat.h"
#include "core/verdict.h"

#include <array>
#include <span>

// The size of a game of CASTLES, its cards and its house rules: the ledger's "All house-rule switches". The
// game encourages house rules (CASTLES-META-2, CASTLES-META-3, CASTLES-META-4).
namespace drawbridge::castles {

enum class Option : std::uint8_t {
    LastWinner, // nobody, seat-1 … seat-8: who won the last game of the series (CASTLES-SERIES-1)
    FirstSeat,  // seat-1 … seat-8: who begins, with house.first-player = chosen
    // The ledger's switches, in its order.
    AllyBlockBan,    // everyone, protected-only
    AttackOrder,     // any, top-down
    BlockFor,        // anyone, own-realm-and-allies
    BlockReach,      // turn, assault
    BlockRefill,     // own-turn-end, this-turn-end
    BlockWindows,    // every-card, finish-only
    CannonOwnRealm,  // off, on
    CastleGifts,     // master-puppet, realm, anyone
    Deck,            // standard, custom: by the counts below
    DeckSearch,      // blind, look
    DefenceGifts,    // anyone, realm
    DiscardLast,     // off, on
    DuelTrim,        // on, off
    FirstPlayer,     // winner-else-random, random, chosen
    GuestAlliance,   // off, on
    HandSize,        // 5, 4, 6, 7
    Horsemen,        // off, attack, defenses-only
    Improve,         // any, higher-only
    LateJoiners,     // 0, 1, 2, 3: so many of the seats, the last ones
    Leftover,        // lost, kept-this-turn
    NoBackstab,      // off, on
    Packs,           // auto, 1, 2, 3
    PuppetHand,      // 3, 4, 5
    PuppetWill,      // master, own
    Puppets,         // on, off
    QuietRounds,     // 2, 0, 1, 3
    RefusedAlliance, // spent, returned
    Reshuffle,       // on, off
    RoundLimit,      // 60, 20, 30, 40, none
    Rushed,          // two, three
    RushedStack,     // off, on
    ShowHand,        // off, on
    SixCastles,      // 6, 5, 7, off
    SixHold,         // lap, lap-and-turn
    SixQuiet,        // counts, waits
    SixStrict,       // off, on
    Spoils,          // discard, to-eliminator
    TableDiscard,    // on, off
    TotalRuin,       // draw, jester-wins
    UpgradeGifts,    // like-castle, own-only
    UpgradeRestack,  // higher, any, never
    /// How many of each kind a pack has with house.deck = custom; the other kinds follow in order, all but
    /// HORSEMEN. The values are numbers, first that of the standard deck, then 0, 1, … to kMostOfAKind
    /// without it: read by countOf(), written by setCount().
    FirstCount,
};

inline constexpr int kCounts = kKinds - 1;
inline constexpr int kOptions = static_cast<int>(Option::FirstCount) + kCounts;

/// The option for the number of cards of a kind in a pack; none for HORSEMEN, which house.horsemen adds.
constexpr Option countOption(unsigned kind) {
    return static_cast<Option>(static_cast<unsigned>(Option::FirstCount) + kind - (kind > kHorsemen ? 1 : 0));
}

// The values of switches that have more than two.
enum class CastleGifts : OptionValue { MasterPuppet, Realm, Anyone };
enum class FirstPlayer : OptionValue { WinnerElseRandom, Random, Chosen };
enum class Horsemen : OptionValue { Off, Attack, DefencesOnly };
enum class UpgradeRestack : OptionValue { Higher, Any, Never };

/// The seats include late joiners, who are the last ones (CASTLES-LATE-3).
struct Options : SwitchValues<Options, Option, kOptions> {
    /// CASTLES-RULING-120: without PUPPETS nobody could join.
    constexpr int lateJoiners() const { return on(Option::Puppets) ? 0 : of(Option::LateJoiners); }
    /// The seats that are dealt in.
    constexpr int dealt() const { return seats - lateJoiners(); }
    constexpr int handSize() const { return kHandSizes[of(Option::HandSize)]; }
    constexpr int puppetHand() const { return 3 + of(Option::PuppetHand); }
    constexpr int quietRounds() const { return kQuietRounds[of(Option::QuietRounds)]; }
    /// The maximum number of rounds; 0: no limit.
    constexpr int roundLimit() const { return kRoundLimits[of(Option::RoundLimit)]; }
    /// How many castles win when held for a round; 0: none.
    constexpr int sixCastles() const { return kSixCastles[of(Option::SixCastles)]; }
    /// CASTLES-SETUP-2, CASTLES-RULING-2, CASTLES-LATE-3.
    constexpr int packs() const { return of(Option::Packs) != 0 ? of(Option::Packs) : dealt() > 4 ? 2 : 1; }
    /// Who won the previous game, by the options; kNobody in a first game or after a draw.
    constexpr Seat lastWinner() const {
        const OptionValue winner = of(Option::LastWinner);
        return winner == 0 ? kNobody : static_cast<Seat>(winner - 1);
    }
    constexpr FirstPlayer firstPlayer() const { return static_cast<FirstPlayer>(of(Option::FirstPlayer)); }
    constexpr CastleGifts castleGifts() const { return static_cast<CastleGifts>(of(Option::CastleGifts)); }
    constexpr Horsemen horsemen() const { return static_cast<Horsemen>(of(Option::Horsemen)); }
    constexpr UpgradeRestack upgradeRestack() const {
        return static_cast<UpgradeRestack>(of(Option::UpgradeRestack));
    }

    /// The cards of a kind in a pack before house rules remove or change any.
    int countOf(unsigned kind) const;
    /// Sets the number of a kind in a custom deck, 0 … kMostOfAKind; not for HORSEMEN.
    Options& setCount(unsigned kind, int count);

    bool operator==(const Options&) const = default;

  private:
    // Not inside the functions: there they would be copied to the stack on each call.
    static constexpr std::array kHandSizes{5, 4, 6, 7};
    static constexpr std::array kQuietRounds{2, 0, 1, 3};
    static constexpr std::array kRoundLimits{60, 20, 30, 40, 0};
    static constexpr std::array kSixCastles{6, 5, 7, 0};
};

// See core/game.h; the switches are in the order of `Option`.
std::span<const OptionSpec> optionSpecs();
Verdict check(const Options& options);
bool applies(const Options& options, Option option);

/// The cards of a game with these options, all packs together, including the initial castles.
Counts cardsInGame(const Options& options);
/// Those removed first (CASTLES-SETUP-3, CASTLES-RULING-120).
Counts cardsLeftOut(const Options& options);
/// Their numbering.
Numbering numberingOf(const Options& options);

} // namespace drawbridge::castles
