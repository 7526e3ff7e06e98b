// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/seat.h"
#include "keep/public.h"

#include <bit>

// The moves of Castle Keep: what seats decide, and what chance does.
namespace drawbridge::keep {

enum class Verb : std::uint8_t {
    // Of seats. Operands in this order; castles are numbered as in Position.
    Draw,        // from: DrawFrom                            "draw A", "draw discard"
    Reshuffle,   // —                                         "reshuffle"
    Place,       // kind, castle, square, from: PlaceFrom     "place RcT nw", "place RcT b.nw from pool"
    Attack,      // kind, castle, square, number of tiles     "attack RcW 2.n", "attack RK RK 2.c"
    Interchange, // castle, square, castle, square            "interchange a.nw b.se" (lower castle first)
    End,         // —                                         "end"
    Discard,     // kind                                      "discard RcT"
    Turn,        // from: DrawFrom                            "turn A" (Siege: turn over a tile)
    Destroy,     // square                                    "destroy n" (Siege: which identical tile falls)
    // Of chance.
    Dealer,  // seat                                          "dealer 2"
    Tile,    // kind                                          "tile RcT" (what is drawn or turned over)
    Shuffle, // —                                             "shuffle" (the discard pile makes new draw
             // piles)
};

enum class DrawFrom : std::uint8_t { PileA = kDrawA, PileB = kDrawB, Discard = kDiscardPile };
static_assert(kDrawA == 0 && kDrawB == 1 && kDiscardPile == 2); // sets of them have a bit each
constexpr PileId pileOf(DrawFrom from) { return static_cast<PileId>(from); }

enum class PlaceFrom : std::uint8_t { Hand, Pool, Tray };

namespace moves {

using moving::make;

constexpr Move draw(DrawFrom from) { return make(Verb::Draw, static_cast<std::uint8_t>(from)); }
constexpr Move reshuffle() { return make(Verb::Reshuffle); }
constexpr Move place(Kind kind, std::uint8_t castle, Square square, PlaceFrom from = PlaceFrom::Hand) {
    return make(Verb::Place, kind, castle, square, static_cast<std::uint8_t>(from));
}
/// `tiles`: the number played; two against a keep with walls or towers round it (KEEP-ATTACK-8).
constexpr Move attack(Kind kind, std::uint8_t castle, Square square, std::uint8_t tiles = 1) {
    return make(Verb::Attack, kind, castle, square, tiles);
}
constexpr Move interchange(std::uint8_t castle, Square square, std::uint8_t other, Square otherSquare) {
    return castle < other || (castle == other && square < otherSquare)
               ? make(Verb::Interchange, castle, square, other, otherSquare)
               : make(Verb::Interchange, other, otherSquare, castle, square);
}
constexpr Move end() { return make(Verb::End); }
constexpr Move discard(Kind kind) { return make(Verb::Discard, kind); }
constexpr Move turn(DrawFrom from) { return make(Verb::Turn, static_cast<std::uint8_t>(from)); }
constexpr Move destroy(Square square) { return make(Verb::Destroy, square); }
constexpr Move dealer(Seat seat) { return make(Verb::Dealer, seat); }
constexpr Move tile(Kind kind) { return make(Verb::Tile, kind); }
constexpr Move shuffle() { return make(Verb::Shuffle); }

} // namespace moves

constexpr Verb verbOf(Move move) { return static_cast<Verb>(move.verb); }

} // namespace drawbridge::keep
