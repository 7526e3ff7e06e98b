// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/cards.h"
#include "core/move.h"
#include "core/seat.h"

// The moves of Castles of Caleira: what seats decide, and what chance does.
namespace drawbridge::caleira {

enum class Verb : std::uint8_t {
    // Of seats. Operands in this order.
    Play,  // kind, side: Side        "play Trebuchet up", "play Spire down"
    Aim,   // castle, place from left "aim 2.1" (the first piece of castle 2)
    Stop,  // —                       "stop" (Watchtower: enough)
    Turn,  // —                       "turn" (Observatory: turn it up)
    Leave, // —                       "leave" (Observatory: leave it down)
    Put,   // kind                    "put Moat" (Wizard Tower: this one comes next on the deck, from the top)
    With,  // seat                    "with 3" (Marketplace: the partner)
    Give,  // kind                    "give Moat" (Marketplace)
    // Of chance; under house.first-player: chosen, First is decided by the first seat.
    First, // seat                    "first 2"
    Card,  // kind                    "card Moat" (what is dealt, drawn or looked at)
    Take,  // kind                    "take Moat" (house.marketplace-partner-card: random)
};

enum class Side : std::uint8_t { Down, Up };

namespace moves {

using moving::make;

constexpr Move play(std::uint8_t kind, Side side) {
    return make(Verb::Play, kind, static_cast<std::uint8_t>(side));
}
/// `rank`: index from the left, from 0.
constexpr Move aim(Seat castle, std::uint8_t rank) { return make(Verb::Aim, castle, rank); }
constexpr Move stop() { return make(Verb::Stop); }
constexpr Move turn() { return make(Verb::Turn); }
constexpr Move leave() { return make(Verb::Leave); }
constexpr Move put(std::uint8_t kind) { return make(Verb::Put, kind); }
constexpr Move with(Seat partner) { return make(Verb::With, partner); }
constexpr Move give(std::uint8_t kind) { return make(Verb::Give, kind); }
constexpr Move first(Seat seat) { return make(Verb::First, seat); }
constexpr Move card(std::uint8_t kind) { return make(Verb::Card, kind); }
constexpr Move take(std::uint8_t kind) { return make(Verb::Take, kind); }

} // namespace moves

constexpr Verb verbOf(Move move) { return static_cast<Verb>(move.verb); }

} // namespace drawbridge::caleira
