// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/seat.h"
#include "rampage/deck.h"

#include <bit>

// The moves of Castle Rampage: decisions of seats, and of chance. Cards are named by their kind: equal cards
// are equivalent.
namespace drawbridge::rampage {

enum class Verb : std::uint8_t {
    // Of seats. Operands in this order.
    // As many in a turn as there are (RAMPAGE-PLAY-7), even to no effect (RAMPAGE-PLAY-10).
    Play,   // kind                     "play knight"
    PlayAt, // kind, structure          "play knight at castle": asked of a drop on a wrong target; never
            // legal
    // Any card (RAMPAGE-DEF-7).
    Place,     // kind, structure, seat, cost "place knight gate" (own), "place knight gate 2" (of seat 2)
    Use,       // kind                     "use falconer": a permanent's once-per-turn effect
    Peek,      // seat, structure          "peek gate 2"
    End,       // —                        "end"
    Discard,   // kind                     "discard knight": as a cost, a unit, an extra, or because one must
    Decline,   // —                        "decline"
    Route,     // structure                "attack castle"
    Sacrifice, // structure                "sacrifice gate"
    Name,      // unit                     "name archer"
    Destroy,   // kind                     "destroy watchtower": a permanent
    Choose,    // kind                     "choose knight": of a hand that is shown, or of the discard pile
    Return,    // structure                "return gate": its top card to the hand
    Raise,     // seat, structure          "raise castle 2": its bottom card to the top
    Confirm,   // —                        "confirm": seen
    // Never listed, and legal at any time, chance or not (RAMPAGE-END-4).
    Concede, // seat                       "concede 2"
    // Of chance.
    Starter, // seat                       "starter 2"
    Card,    // kind                       "card knight": dealt or drawn
    Reveal,  // kind                       "reveal knight": the top card of a Gate or Castle
    Hit,     // kind                       "hit knight": discarded at random
    Steal,   // kind                       "steal knight": taken at random
    Shuffle, // —                          "shuffle"
    Show,    // —                          "show": a hand is shown
};

inline constexpr int kVerbs = 24;
inline constexpr Verb kFirstOfChance = Verb::Starter;

namespace moves {

using moving::make;

constexpr std::uint8_t index(Structure structure) { return static_cast<std::uint8_t>(structure); }

constexpr Move play(Kind kind) { return make(Verb::Play, kind); }
constexpr Move playAt(Kind kind, Structure target) { return make(Verb::PlayAt, kind, index(target)); }
constexpr Move place(Kind kind, Structure structure, Seat seat) {
    return make(Verb::Place, kind, index(structure), seat);
}
constexpr Move use(Kind kind) { return make(Verb::Use, kind); }
constexpr Move peek(Seat seat, Structure structure) { return make(Verb::Peek, seat, index(structure)); }
constexpr Move end() { return make(Verb::End); }
constexpr Move discard(Kind kind) { return make(Verb::Discard, kind); }
constexpr Move decline() { return make(Verb::Decline); }
constexpr Move route(Structure structure) { return make(Verb::Route, index(structure)); }
constexpr Move sacrifice(Structure structure) { return make(Verb::Sacrifice, index(structure)); }
constexpr Move name(Unit unit) { return make(Verb::Name, static_cast<std::uint8_t>(unit)); }
constexpr Move destroy(Kind kind) { return make(Verb::Destroy, kind); }
constexpr Move choose(Kind kind) { return make(Verb::Choose, kind); }
constexpr Move toHand(Structure structure) { return make(Verb::Return, index(structure)); }
constexpr Move raise(Seat seat, Structure structure) { return make(Verb::Raise, seat, index(structure)); }
constexpr Move confirm() { return make(Verb::Confirm); }
constexpr Move concede(Seat seat) { return make(Verb::Concede, seat); }
constexpr Move starter(Seat seat) { return make(Verb::Starter, seat); }
constexpr Move card(Kind kind) { return make(Verb::Card, kind); }
constexpr Move reveal(Kind kind) { return make(Verb::Reveal, kind); }
constexpr Move hit(Kind kind) { return make(Verb::Hit, kind); }
constexpr Move steal(Kind kind) { return make(Verb::Steal, kind); }
constexpr Move shuffle() { return make(Verb::Shuffle); }
constexpr Move show() { return make(Verb::Show); }

} // namespace moves

constexpr Verb verbOf(Move move) { return static_cast<Verb>(move.verb); }
constexpr bool isOfChance(Verb verb) { return verb >= kFirstOfChance; }

} // namespace drawbridge::rampage
