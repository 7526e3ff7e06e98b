// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/cards.h"
#include "core/move.h"
#include "core/seat.h"

#include <bit>

// The moves of CASTLES: decisions of seats, and of chance. Cards in hands are named by their kind, castles by
// their number (Castle in position.h), which is constant while the castle is on the table, whoever owns it.
// Choosing a card and choosing its target are two moves (note 1 of the ledger's "Decision points"): a chosen
// card is in play, face up, until its target is chosen.
namespace drawbridge::castles {

/// Part of a castle: the castle with all cards on it, a DEFENSE counted from the bottom, or the upgrade
/// alone.
enum class Part : std::uint8_t { Castle, First, Second, Third, Upgrade };
inline constexpr int kParts = 5;
/// The DEFENSE at an index of its stack, from 0.
constexpr Part defencePart(int place) { return static_cast<Part>(place + 1); }
constexpr bool isDefencePart(Part part) { return part >= Part::First && part <= Part::Third; }
constexpr int placeOfPart(Part part) { return static_cast<int>(part) - 1; }

enum class Verb : std::uint8_t {
    // Of seats. Operands in this order.
    Use,       // kind           a card of the hand: Main, GuestFloor
    AtSeat,    // seat           Target (CASTLE), SpecialTarget (PUPPET, ALLIANCE), AssaultStart
    On,        // castle         Target (upgrade, DEFENSE), SpecialTarget (SABOTAGE; JESTER: steal)
    Spend,     // —              Target: RUSHED DEFENSES to the discard pile for one DEFENSE more
    Destroy,   // —              SpecialTarget: JESTER, every castle without DEFENSES
    Replace,   // place          Replace: the DEFENSE of a full castle that goes, 0 the lowest
    Table,     // —              Main: on to TableDiscard
    Clear,     // castle, part   TableDiscard: goes to the discard pile
    Floor,     // seat           Main: a guest gets the floor
    HandBack,  // —             GuestFloor
    EndPlay,   // —             Main
    Lay,       // kind          Assault, Asked: one more ATTACK card
    Remove,    // castle, part  Assault: not the upgrade alone
    Ask,       // seat          Assault: an ally, for a card
    Finish,    // —             Assault
    Decline,   // —             Asked
    Pass,      // —             BlockWindow
    Block,     // —             BlockWindow: the only attacker's cards, or those of all (CASTLES-RULING-54)
    BlockAlly, // seat         BlockWindow: those of one of several (CASTLES-RULING-55)
    Accept,    // —            Invited
    Refuse,    // —            Invited
    Discard,   // kind         HandDiscard
    Draw,      // —            HandDiscard: ends the turn
    Take,      // kind         Spoils
    // Never listed.
    Concede, // seat           a master who decides now resigns (CASTLES-RULING-105)
    Show,    // seat, kind, to seat: a card of the first one's hand, at any time (house.show-hand)
    // Of chance.
    Card,    // kind           dealt or drawn
    Shuffle, // —              the discard pile becomes the deck
    First,   // seat           begins
    Home,    // —              a revived seat gets its castle, from where there is one (CASTLES-RULING-93)
};

inline constexpr int kVerbs = 30;

namespace moves {

using moving::make;

constexpr std::uint8_t index(Part part) { return static_cast<std::uint8_t>(part); }

constexpr Move use(std::uint8_t kind) { return make(Verb::Use, kind); }
constexpr Move atSeat(Seat seat) { return make(Verb::AtSeat, seat); }
constexpr Move on(std::uint8_t castle) { return make(Verb::On, castle); }
constexpr Move spend() { return make(Verb::Spend); }
constexpr Move destroy() { return make(Verb::Destroy); }
constexpr Move replace(std::uint8_t place) { return make(Verb::Replace, place); }
constexpr Move table() { return make(Verb::Table); }
constexpr Move clear(std::uint8_t castle, Part part) { return make(Verb::Clear, castle, index(part)); }
constexpr Move floor(Seat seat) { return make(Verb::Floor, seat); }
constexpr Move handBack() { return make(Verb::HandBack); }
constexpr Move endPlay() { return make(Verb::EndPlay); }
constexpr Move lay(std::uint8_t kind) { return make(Verb::Lay, kind); }
constexpr Move remove(std::uint8_t castle, Part part) { return make(Verb::Remove, castle, index(part)); }
constexpr Move ask(Seat seat) { return make(Verb::Ask, seat); }
constexpr Move finish() { return make(Verb::Finish); }
constexpr Move decline() { return make(Verb::Decline); }
constexpr Move pass() { return make(Verb::Pass); }
constexpr Move block() { return make(Verb::Block); }
constexpr Move blockAlly(Seat seat) { return make(Verb::BlockAlly, seat); }
constexpr Move accept() { return make(Verb::Accept); }
constexpr Move refuse() { return make(Verb::Refuse); }
constexpr Move discard(std::uint8_t kind) { return make(Verb::Discard, kind); }
constexpr Move draw() { return make(Verb::Draw); }
constexpr Move take(std::uint8_t kind) { return make(Verb::Take, kind); }
constexpr Move concede(Seat seat) { return make(Verb::Concede, seat); }
constexpr Move show(Seat seat, std::uint8_t kind, Seat to) { return make(Verb::Show, seat, kind, to); }
constexpr Move card(std::uint8_t kind) { return make(Verb::Card, kind); }
constexpr Move shuffle() { return make(Verb::Shuffle); }
constexpr Move first(Seat seat) { return make(Verb::First, seat); }
constexpr Move home() { return make(Verb::Home); }

} // namespace moves

constexpr Verb verbOf(Move move) { return static_cast<Verb>(move.verb); }
constexpr Part partOf(Move move) { return static_cast<Part>(move.operand[1]); }

} // namespace drawbridge::castles
