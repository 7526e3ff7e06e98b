// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/move.h"
#include "core/seat.h"
#include "wars/cards.h"

#include <bit>

// The moves of Castle Wars: decisions of seats, and of chance. Cards in hands and decks are named by their
// kind: equal cards are equivalent (WARS-GEN-5). Cards in piles are named by slot, counted from 0, and depth:
// the number of cards above them.
namespace drawbridge::wars {

/// The phases of a turn, in their usual order (WARS-TURN-2).
enum class Stage : std::uint8_t { Draw, Attack, Move, Recruit };
inline constexpr int kStages = 4;

/// Which deck, or which of a player's discards.
enum class Deck : std::uint8_t { Soldiers, Resources };

/// Which end of a deck a captured card goes to (WARS-UND-2).
enum class DeckEnd : std::uint8_t { Top, Bottom };

/// The source of a rite's card (WARS-BLD-2).
enum class From : std::uint8_t { Deck, Discard };

enum class Verb : std::uint8_t {
    // Of seats. Operands in this order.
    ChooseFaction, // faction                 "choose undead"
    ChooseColour,  // colour                  "choose red"
    Stack,         // kind                    "stack 9": Seers, the next card of the deck from the top down
    ShuffleRest,   // —                       "shuffle the rest"
    Arrange,       // kind, slot              "arrange 9 2": on top of a pile of the setup
    DealRest,      // —                       "deal the rest": War-Mongers
    Pass,          // —                       "pass": a window
    End,       // —                       "end": the phase that is running; Move only before a card is lifted
    EndTurn,   // —                       "end turn": Outcasts
    Begin,     // stage                   "begin move": Outcasts
    Draw,      // deck                    "draw soldier"
    DrawTwo,   // deck, deck              "draw soldier resource" (house.draw-commit); soldiers first
    Attack,    // slot                    "attack 1": begins an attack with the own pile
    Join,      // slot                    "join 2": the own pile joins in, in any order
    Target,    // slot                    "target 3": of the enemy
    GoOn,      // —                       "go on"
    Withdraw,  // —                       "withdraw"
    Mechanise, // —                       "mechanise"
    Plague,    // slot                    "plague"; "plague 2" names the pile spent (house.plague-cost)
    Lift,      // slot                    "lift 1": in any order
    Done,      // —                       "done": no more is lifted
    Lay,       // from slot, to slot      "lay 1 3": the card lifted from the first
    Recruit,   // kind, slot              "recruit 9 2"
    // At any time. The last operand: a joker is used as the card named (WARS-MAG-3).
    Jack,  // joker                      "jack", "joker as jack"
    Queen, // joker                      "queen"
    King,  // slot, joker                "king 2"
    Ace,   // pile, depth, joker         "ace 2.1": pile 4·seat + slot; depth 0 but for house.discard-depth
    Reshuffle,  // —                          "joker to reshuffle" (WARS-MAG-4)
    Rite,       // slot, depth                "rite 1": gives up the first soldier (WARS-BLD-1)
    Offer,      // slot, depth                "offer 2": the second
    Take,       // kind, from                 "take ace from discard"
    Swap,       // kind, slot                 "swap 9 2": a soldier from the hand for the top (WARS-SHP-1)
    LetDie,     // —                          "let it die" (WARS-FAT-1)
    Substitute, // slot                       "substitute 3"
    Raise,      // kind, end                  "raise 7 top" (WARS-UND-2)
    // Never listed, and legal at any time, chance or not (WARS-WIN-10).
    Concede, // seat                          "concede 2"
    // Of chance.
    Allot, // faction                         "allot undead" (house.faction-pick)
    Toss,  // seat                            "toss 2": whom the coin favours
    Card,  // kind                            "card 9": dealt or drawn
};

inline constexpr int kVerbs = 39;
inline constexpr Verb kFirstOfChance = Verb::Allot;

/// A pile in play as an operand, and back.
constexpr std::uint8_t pileIndex(Seat seat, std::uint8_t slot) {
    return static_cast<std::uint8_t>(seat * kMostSlots + slot);
}
constexpr Seat seatOfIndex(std::uint8_t pile) { return static_cast<Seat>(pile / kMostSlots); }
constexpr std::uint8_t slotOfIndex(std::uint8_t pile) { return pile % kMostSlots; }

namespace moves {

using moving::make;

template <class Enum>
constexpr std::uint8_t index(Enum value) {
    return static_cast<std::uint8_t>(value);
}

constexpr Move chooseFaction(Faction faction) { return make(Verb::ChooseFaction, index(faction)); }
constexpr Move chooseColour(Colour colour) { return make(Verb::ChooseColour, index(colour)); }
constexpr Move stack(std::uint8_t kind) { return make(Verb::Stack, kind); }
constexpr Move shuffleRest() { return make(Verb::ShuffleRest); }
constexpr Move arrange(std::uint8_t kind, std::uint8_t slot) { return make(Verb::Arrange, kind, slot); }
constexpr Move dealRest() { return make(Verb::DealRest); }
constexpr Move pass() { return make(Verb::Pass); }
constexpr Move end() { return make(Verb::End); }
constexpr Move endTurn() { return make(Verb::EndTurn); }
constexpr Move begin(Stage stage) { return make(Verb::Begin, index(stage)); }
constexpr Move draw(Deck deck) { return make(Verb::Draw, index(deck)); }
constexpr Move drawTwo(Deck first, Deck second) { return make(Verb::DrawTwo, index(first), index(second)); }
constexpr Move attack(std::uint8_t slot) { return make(Verb::Attack, slot); }
constexpr Move join(std::uint8_t slot) { return make(Verb::Join, slot); }
constexpr Move target(std::uint8_t slot) { return make(Verb::Target, slot); }
constexpr Move goOn() { return make(Verb::GoOn); }
constexpr Move withdraw() { return make(Verb::Withdraw); }
constexpr Move mechanise() { return make(Verb::Mechanise); }
constexpr Move plague(std::uint8_t slot = kNoSlot) { return make(Verb::Plague, slot); }
constexpr Move lift(std::uint8_t slot) { return make(Verb::Lift, slot); }
constexpr Move done() { return make(Verb::Done); }
constexpr Move lay(std::uint8_t from, std::uint8_t to) { return make(Verb::Lay, from, to); }
constexpr Move recruit(std::uint8_t kind, std::uint8_t slot) { return make(Verb::Recruit, kind, slot); }
constexpr Move jack(bool joker = false) { return make(Verb::Jack, joker); }
constexpr Move queen(bool joker = false) { return make(Verb::Queen, joker); }
constexpr Move king(std::uint8_t slot, bool joker = false) { return make(Verb::King, slot, joker); }
constexpr Move ace(Seat seat, std::uint8_t slot, std::uint8_t depth = 0, bool joker = false) {
    return make(Verb::Ace, pileIndex(seat, slot), depth, joker);
}
constexpr Move reshuffle() { return make(Verb::Reshuffle); }
constexpr Move rite(std::uint8_t slot, std::uint8_t depth = 0) { return make(Verb::Rite, slot, depth); }
constexpr Move offer(std::uint8_t slot, std::uint8_t depth = 0) { return make(Verb::Offer, slot, depth); }
constexpr Move take(std::uint8_t kind, From from) { return make(Verb::Take, kind, index(from)); }
constexpr Move swap(std::uint8_t kind, std::uint8_t slot) { return make(Verb::Swap, kind, slot); }
constexpr Move letDie() { return make(Verb::LetDie); }
constexpr Move substitute(std::uint8_t slot) { return make(Verb::Substitute, slot); }
constexpr Move raise(std::uint8_t kind, DeckEnd end) { return make(Verb::Raise, kind, index(end)); }
constexpr Move concede(Seat seat) { return make(Verb::Concede, seat); }
constexpr Move allot(Faction faction) { return make(Verb::Allot, index(faction)); }
constexpr Move toss(Seat seat) { return make(Verb::Toss, seat); }
constexpr Move card(std::uint8_t kind) { return make(Verb::Card, kind); }

} // namespace moves

constexpr Verb verbOf(Move move) { return static_cast<Verb>(move.verb); }
constexpr bool isOfChance(Verb verb) { return verb >= kFirstOfChance; }

} // namespace drawbridge::wars
