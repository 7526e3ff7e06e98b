// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bits.h"
#include "core/move.h"
#include "core/seat.h"
#include "core/table.h"
#include "core/verdict.h"
#include "keep/options.h"
#include "keep/public.h"
#include "keep/ring.h"
#include "keep/tiles.h"

#include <array>
#include <type_traits>

namespace drawbridge::keep {

/// A castle indexed by square, so that the rules need not search the table. Redundant with the castle's pile;
/// only Position's functions change either.
struct Castle {
    Neighbours neighbours; ///< redundant with the walls and towers: what may stand beside them
    std::array<CardId, kSquares> tile{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard,
                                      kNoCard, kNoCard, kNoCard, kNoCard};
    std::uint8_t ring = 0;    // bit i: ring square i holds a tile
    std::uint8_t colours = 0; // bit i: a wall or tower has colour i

    constexpr bool has(Square square) const { return tile[square] != kNoCard; }
    constexpr Kind kind(Square square) const { return has(square) ? kindOf(tile[square]) : kNoKind; }
    constexpr bool empty() const { return ring == 0 && !has(kCentre); }
    constexpr bool complete() const { return ring == 0xFF && has(kCentre); }
    constexpr int size() const { return bitCount(ring) + (has(kCentre) ? 1 : 0); }

    /// Puts a tile on an empty square, or removes the one there.
    constexpr void put(Square square, CardId card) {
        tile[square] = card;
        if (square == kCentre) return;
        ring |= static_cast<std::uint8_t>(1u << square);
        colours |= static_cast<std::uint8_t>(1u << static_cast<int>(colourOf(kindOf(card))));
        neighbours.put(square, kindOf(card));
    }
    constexpr CardId take(Square square) {
        const CardId card = tile[square];
        tile[square] = kNoCard;
        if (square == kCentre) return card;
        ring &= static_cast<std::uint8_t>(~(1u << square));
        neighbours.clear(square);
        colours = static_cast<std::uint8_t>(neighbours.colours());
        return card;
    }

    bool operator==(const Castle&) const = default;
};

/// How many keeps an attack on a castle's keep takes (KEEP-ATTACK-8, -9).
constexpr int keepsNeeded(const Castle& castle) { return castle.ring != 0 ? 2 : 1; }

/// The complete state of a game of Castle Keep. Made by start(), changed by apply().
struct Position {
    Table<kTiles, kPiles> table;
    std::array<Castle, kMaxCastles> castles{};
    /// The kinds in each hand and pool, one bit each; redundant with their piles.
    std::array<std::uint32_t, kMaxPlayers> handKinds{};
    std::array<std::uint32_t, kMaxPools> poolKinds{};
    CardSet interchanged; ///< tiles that took part in an interchange this turn (KEEP-EMPIRE-9)
    Options options;

    Phase phase = Phase::Lot;
    Phase resume = Phase::Lot; ///< the draw to resume after Reshuffle, or that TileDrawn belongs to
    Seat turn = kNobody;       ///< whose turn it is
    Seat dealer = kNobody;
    PileId drawing = kDrawA;  ///< the pile that TileDrawn and TileTurned take from
    bool attacksOpen = false; ///< KEEP-ATTACK-2: once open, they stay open
    bool acted = false;       ///< this turn a tile was placed or an attack made (KEEP-PASS-1)
    Seat victim = kNobody;    ///< whose castle was attacked this turn (KEEP-ATTACK-12)
    SeatSet out = 0;          ///< seats that are out of the game (KEEP-EMPIRE-11)
    std::uint8_t ruined = 0;  ///< a bit per castle that can take no more tiles (house.empire-rebuild)
    std::uint8_t hits = 0;    ///< Siege: number of turned tiles already resolved
    Ending ending = Ending::None;
    Seat winner = kNobody;                          ///< kNobody in a draw and in a lost Siege
    std::array<std::uint8_t, kMaxPlayers> passes{}; ///< consecutive turns each seat has passed (KEEP-LIMIT-1)
    std::uint16_t turns = 0;                        ///< turns finished (KEEP-LIMIT-2)

    int seats() const { return options.seats; }
    const Castle& castle(int index) const { return castles[static_cast<std::size_t>(index)]; }

    bool operator==(const Position&) const = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) < 1024);

/// How many castles are in play, and how many each seat has of its own (Empire: two, KEEP-EMPIRE-1; King:
/// one, shared).
constexpr int castlesPerSeat(const Options& options) { return options.empire() ? 2 : 1; }
constexpr int castleCount(const Options& options) {
    return options.king() || options.siege() ? 1 : options.seats * castlesPerSeat(options);
}
/// The first castle of a seat; in King of the Castle everybody's is the shared one.
constexpr int firstCastleOf(const Options& options, Seat seat) {
    return options.king() ? 0 : options.empire() ? seat * 2 : seat;
}
/// All castles of a seat, one bit each.
constexpr unsigned castlesOf(const Options& options, Seat seat) {
    return ((1u << castlesPerSeat(options)) - 1) << firstCastleOf(options, seat);
}
/// The seat a castle belongs to; kNobody for the shared castle of King of the Castle.
constexpr Seat ownerOf(const Options& options, int castle) {
    return options.king() ? kNobody : static_cast<Seat>(options.empire() ? castle / 2 : castle);
}

/// Which of the equal tiles of a kind lie in a pile: bit i for tile firstCardOf(kind) + i.
inline std::uint32_t equalTiles(const Position& position, PileId pile, Kind kind) {
    return position.table.cards(pile).window(firstCardOf(kind), copiesOf(kind));
}
/// How many tiles of a kind lie in a pile.
inline int countOf(const Position& position, PileId pile, Kind kind) {
    return bitCount(equalTiles(position, pile, kind));
}

inline bool drawPilesEmpty(const Position& position) {
    return position.table.empty(kDrawA) && position.table.empty(kDrawB);
}

} // namespace drawbridge::keep
