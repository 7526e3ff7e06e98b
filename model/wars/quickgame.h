// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bits.h"
#include "core/rng.h"
#include "wars/position.h"

#include <array>
#include <bit>

namespace drawbridge::wars {

/// The standard game without factions and house rules, played at random to its end and nothing else: who has
/// seen what, and which way up a card lies, changes nothing then, so it keeps no more than which cards are
/// where. Every choice is made among the moves that legalMoves would list, each equally likely.
class QuickGame {
  public:
    /// Whether such a game can be taken up here: before anything has happened, or where a turn begins.
    static bool canTakeUp(const Position& p);

    explicit QuickGame(const Position& p);

    void play(Rng& rng);

    /// Lays the cards of the position it was made of as they lie now, and says how the game ended.
    void layOut(Position& p) const;

  private:
    using Cards = std::uint64_t; ///< cards of one pack
    static constexpr int kSlots = 3;
    static constexpr unsigned kSide = 0b111;
    enum class Used : std::uint8_t { Nothing, Something, Over };

    static constexpr int kSoldiers = 18;
    static constexpr int kResources = 8;

    static constexpr unsigned pileOf(Seat seat, unsigned slot) { return seat * kMostSlots + slot; }
    static unsigned select(unsigned mask, unsigned rank) {
        return drawbridge::detail::kSelectInByte[mask][rank];
    }
    static int count(unsigned mask) { return bitCount(mask); }

    unsigned standing(Seat seat) const { return standing_ >> (seat * kMostSlots) & kSide; }
    unsigned locked(Seat seat) const { return locked_ >> (seat * kMostSlots) & kSide; }

    void push(unsigned pile, CardId card) {
        pile_[pile][height_[pile]++] = card;
        standing_ |= 1u << pile;
    }
    CardId pop(unsigned pile) {
        const CardId card = pile_[pile][--height_[pile]];
        standing_ &= ~((height_[pile] == 0 ? 1u : 0u) << pile);
        return card;
    }
    CardId top(unsigned pile) const { return pile_[pile][height_[pile] - 1u]; }

    /// How many resources a seat could use in how many ways.
    unsigned uses(Seat seat) const {
        const Cards hand = resources_[seat];
        if (hand == 0) return 0;
        const auto has = [&](Kind kind) { return (hand & wars::detail::kOfKind[kind]) != 0 ? 1u : 0u; };
        return has(kJack) + has(kQueen) + has(kKing) * static_cast<unsigned>(count(kSide & ~locked(seat))) +
               has(kAce) * static_cast<unsigned>(count(standing_));
    }
    /// Uses a resource: the one of that rank among all ways. False: the game is over.
    bool use(Seat seat, unsigned rank, Rng& rng);
    /// One decision in a window.
    Used act(Seat seat, Rng& rng) {
        const unsigned ways = uses(seat);
        const unsigned rank = rng.below(ways + 1);
        if (rank == ways) return Used::Nothing;
        return use(seat, rank, rng) ? Used::Something : Used::Over;
    }
    /// The waiting player's window. False: the game is over.
    bool window(Rng& rng) {
        const auto seat = static_cast<Seat>(1 - turn_);
        while (resources_[seat] != 0) switch (act(seat, rng)) {
            case Used::Nothing: return true;
            case Used::Over: return false;
            case Used::Something: break;
            }
        return true;
    }
    enum class Closed : std::uint8_t { Passed, Broken, Over };
    Closed battleWindow(Slots attackers, unsigned target, bool& reacted, Rng& rng);

    void moveTops(Seat seat, unsigned first, Rng& rng);
    bool kill(unsigned pile);
    bool fallen(Ending both);
    void finish(Ending ending, Seat winner) {
        ending_ = ending;
        winner_ = winner;
    }

    bool drawPhase(Rng& rng);
    bool attackPhase(Rng& rng);
    bool attack(unsigned first, Rng& rng);
    bool movePhase(Rng& rng);
    bool recruitPhase(Rng& rng);
    bool turn(Rng& rng);
    void deal(Rng& rng);
    CardId draw(Seat seat, Deck deck, Rng& rng);

    // Decks: the cards that are left, in no order.
    std::array<std::array<std::array<CardId, kSoldiers>, kPlayers>, 2> deck_;
    std::array<std::array<std::uint8_t, kPlayers>, 2> left_;
    // Hands.
    std::array<Cards, kPlayers> soldiers_{};
    std::array<Cards, kPlayers> resources_{};
    // Piles: seat 1's four, then seat 2's; bits of slots that are not empty, and of those that are fighting.
    std::array<std::array<CardId, kSoldiers + 2>, kPlayers * kMostSlots> pile_;
    std::array<std::uint8_t, kPlayers * kMostSlots> height_{};
    unsigned standing_ = 0;
    unsigned locked_ = 0;

    unsigned spent_ = 0;
    std::array<int, kPlayers> queens_{};
    bool acted_ = false;
    bool dealt_ = true;
    Seat turn_ = 0;
    Seat starter_ = 0;
    std::array<Colour, kPlayers> colour_{};
    int turns_ = 0;
    int idle_ = 0;
    Ending ending_ = Ending::None;
    Seat winner_ = kNobody;
};

} // namespace drawbridge::wars
