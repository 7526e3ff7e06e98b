// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/turn.h"
#include "core/bits.h"

#include <bitset>

// Internal to the rules: assaults, their block windows, and what a BLOCK undoes.
namespace drawbridge::castles::steps {

/// The number of the running assault.
inline std::uint8_t current(const Position& p) { return static_cast<std::uint8_t>(p.turn.assaults - 1); }

/// Whether an assault belongs to the same record as the running one; with house.leftover = kept-this-turn all
/// assaults on a seat do (CASTLES-RULING-37).
inline bool isOneRecord(const Position& p, std::uint8_t one, std::uint8_t other) {
    return one == other || p.options.on(Option::Leftover);
}

/// The allies with counting cards in the running assault alone, …
inline SeatSet takingPart(const Position& p) {
    SeatSet seats = 0;
    for (std::size_t i = p.laid.size(); i-- > 0 && p.laid[i].assault == current(p);)
        if (p.laid[i].counts) seats = with(seats, p.laid[i].owner);
    return seats;
}
/// … and in its record.
inline SeatSet attackersOf(const Position& p) {
    if (!p.options.on(Option::Leftover)) return takingPart(p);
    SeatSet seats = 0;
    for (const Laid& laid : p.laid)
        if (laid.counts && laid.target == p.turn.target) seats = with(seats, laid.owner);
    return seats;
}

/// Adds the value of an ATTACK card (CASTLES-RULING-4).
inline void addTo(const Position& p, Pool& pool, unsigned kind) {
    const bool apart = kind == kHorsemen && p.options.horsemen() == Horsemen::DefencesOnly;
    std::int16_t& part = apart ? pool.defencesOnly : pool.any;
    part = static_cast<std::int16_t>(part + valueOf(kind));
}
inline Pool& pool(Position& p) { return p.turn.pool[p.turn.target]; }

/// Whether a seat has resigned during the assault, by itself or as a puppet.
inline bool hasResigned(const Position& p, Seat seat) { return contains(p.turn.resigning, p.master[seat]); }

// ---- who may do what -------------------------------------------------------------------------------------

/// The seats on which a seat may lay ATTACK cards now (CASTLES-ATK-19, CASTLES-BLOCK-10, CASTLES-BLOCK-16,
/// CASTLES-RULING-43).
inline SeatSet attackable(const Position& p, Seat seat) {
    if (isQuiet(p) || contains(p.turn.barred, seat)) return 0;
    SeatSet seats = without(opponentsOf(p, seat), p.turn.banned[seat]);
    if (p.turn.guests > 0 && p.options.on(Option::NoBackstab)) seats = without(seats, alliesOf(p));
    return seats;
}
/// The allies that may be asked for a card (CASTLES-FLOOR-4, CASTLES-ALLY-10).
inline SeatSet askable(const Position& p) {
    if (p.turn.guests == 0) return 0;
    SeatSet seats = 0;
    forEachSeat(without(alliesOf(p), with(p.turn.declined, p.turn.leader)), [&](Seat ally) {
        if (contains(attackable(p, ally), p.turn.target) && !hasResigned(p, ally)) seats = with(seats, ally);
    });
    return seats;
}
/// The seats polled in a window, in anyone's turn, for anyone (CASTLES-BLOCK-2, CASTLES-BLOCK-3,
/// CASTLES-BLOCK-18, CASTLES-BLOCK-22, CASTLES-PUP-23, CASTLES-RULING-50, CASTLES-RULING-6).
inline SeatSet pollable(const Position& p) {
    SeatSet seats = without(p.living, takingPart(p));
    if (p.turn.resigning != 0)
        forEachSeat(seats, [&](Seat seat) {
            if (hasResigned(p, seat)) seats = without(seats, only(seat));
        });
    if (p.options.on(Option::BlockFor)) {
        SeatSet friends = realmOf(p, p.turn.target);
        if (contains(alliesOf(p), p.turn.target)) friends = static_cast<SeatSet>(friends | alliesOf(p));
        seats = static_cast<SeatSet>(seats & friends);
    }
    return seats;
}
/// The allies of whom a blocker has to name one; none if all are blocked together (CASTLES-BLOCK-14,
/// CASTLES-BLOCK-17, CASTLES-RULING-54).
inline SeatSet nameable(const Position& p) {
    const SeatSet attackers = attackersOf(p);
    if (bitCount(attackers) <= 1) return 0;
    const Fallen* only = nullptr;
    for (const Fallen& fallen : p.fallen) {
        if (fallen.seat != p.turn.target || fallen.value == 0) continue;
        if (!isOneRecord(p, fallen.assault, current(p))) continue;
        if (only != nullptr) return attackers;
        only = &fallen;
    }
    if (only == nullptr) return 0;
    std::array<Pool, kMaxSeats> sums{};
    for (const Laid& laid : p.laid)
        if (laid.counts && laid.target == p.turn.target && isOneRecord(p, laid.assault, current(p)))
            addTo(p, sums[laid.owner], p.kindOf(laid.card));
    for (const Pool& sum : sums)
        if (sum.pays(only->value, only->isCastle())) return attackers;
    return 0;
}

// ---- windows ---------------------------------------------------------------------------------------------

void endAssault(Position& p);
void lead(Position& p);

/// Polls the next seat, the attacked one first; then goes on with what follows the window.
inline void poll(Position& p) {
    if (p.turn.polled != 0)
        return ask(p, Phase::BlockWindow, clockwise(p.turn.polled, p.turn.target)); // CASTLES-RULING-49
    if (p.turn.finishing) return endAssault(p);
    lead(p);
}
/// CASTLES-BLOCK-7.
inline void openWindow(Position& p, bool finishing) {
    p.turn.finishing = finishing;
    p.turn.polled = pollable(p);
    poll(p);
}
/// The leader goes on, unless it has resigned, by itself or through its master (CASTLES-RULING-105).
inline void lead(Position& p) {
    if (hasResigned(p, p.turn.leader)) return openWindow(p, true);
    ask(p, Phase::Assault, p.turn.leader);
}

// ---- assaults --------------------------------------------------------------------------------------------

/// An ally's ATTACK card is laid on the attacked seat (CASTLES-ATK-4).
inline void layCard(Position& p, Seat seat, CardId card) {
    int place = 0;
    for (std::size_t i = p.laid.size(); i-- > 0 && p.laid[i].assault == current(p);) ++place;
    layOpen(p, card, kAssaultRow, place);
    p.laid.push({card, seat, p.turn.target, current(p), true});
    addTo(p, pool(p), p.kindOf(card));
    played(p, seat);
    if (p.options.on(Option::BlockWindows)) return ask(p, Phase::Assault, p.turn.leader); // CASTLES-RULING-48
    openWindow(p, false);
}
/// CASTLES-ATK-10.
inline void startAssault(Position& p, Seat target) {
    p.turn.target = target;
    p.turn.leader = p.floor;
    p.turn.declined = 0;
    ++p.turn.assaults;
    layCard(p, p.floor, cardInPlay(p));
}
/// CASTLES-ATK-12, CASTLES-ATK-20.
inline void removeFrom(Position& p, std::uint8_t number, Part part) {
    const Castle castle = p.castle(number);
    Fallen fallen;
    fallen.castle = number;
    fallen.assault = current(p);
    fallen.seat = p.turn.target;
    if (part == Part::Castle) {
        fallen.card = castle.cardAt(kBasePlace);
        fallen.value = static_cast<std::uint8_t>(castle.health());
        fallen.lowest = p.lowest[p.turn.target];
        const CardId upgrade = castle.cardAt(kUpgradePlace);
        layFallen(p, fallen.card);
        if (upgrade != kNoCard) layFallen(p, upgrade);
        p.lying |= castleBit(number);
    } else {
        const int place = placeOfPart(part);
        fallen.card = castle.cardAt(defencePlace(place));
        fallen.order = static_cast<std::uint8_t>(castle.order(place));
        fallen.value = static_cast<std::uint8_t>(castle.defenceAt(place));
        ++p.stack[number].fallen; // before it is removed: the others keep their ranks
        layFallen(p, fallen.card);
        comeDown(p, number, place);
    }
    p.fallen.push(fallen);
    if (part == Part::Castle) leave(p, p.turn.target, number); // it may come back
    pool(p).spend(fallen.value, part == Part::Castle);
    ask(p, Phase::Assault, p.turn.leader);
}
/// S8e (CASTLES-ATK-16, CASTLES-ATK-18, CASTLES-ATK-20, CASTLES-BLOCK-19).
inline void endAssault(Position& p) {
    for (std::size_t i = p.laid.size(); i-- > 0 && p.laid[i].assault == current(p);)
        if (p.laid[i].counts) discard(p, p.laid[i].card);
    if (!p.options.on(Option::Leftover)) pool(p) = Pool();
    const SeatSet resigning = p.turn.resigning;
    const Seat leader = p.turn.leader;
    p.turn.target = kNobody;
    p.turn.leader = kNobody;
    p.turn.declined = 0;
    p.turn.finishing = false;
    p.turn.resigning = 0;
    eliminate(p, resigning, leader, kNobody);
}

// ---- BLOCK -----------------------------------------------------------------------------------------------

/// The entries of the fallen row that come back, a bit each.
using Returning = std::bitset<kMostCards>;

/// The value left in the record of an assault pays for what was removed, in the order of announcement; what
/// it no longer covers comes back (CASTLES-RULING-55, CASTLES-RULING-58). Returns the rest.
inline Pool countAgain(const Position& p, Seat target, std::uint8_t assault, Returning& back) {
    Pool rest;
    for (const Laid& laid : p.laid)
        if (laid.counts && laid.target == target && isOneRecord(p, laid.assault, assault))
            addTo(p, rest, p.kindOf(laid.card));
    for (std::size_t i = 0; i < p.fallen.size(); ++i) {
        const Fallen& fallen = p.fallen[i];
        if (fallen.seat != target || !isOneRecord(p, fallen.assault, assault)) continue;
        bool stays = rest.pays(fallen.value, fallen.isCastle());
        for (std::size_t j = 0; stays && fallen.castle != kNoCastle && j < i; ++j) {
            const Fallen& other = p.fallen[j];
            if (!back[j] || other.castle != fallen.castle || !isOneRecord(p, other.assault, assault))
                continue;
            // A castle under a DEFENSE, or with house.attack-order = top-down a DEFENSE under another.
            if (fallen.isCastle() || (p.options.on(Option::AttackOrder) && other.order > fallen.order))
                stays = false;
        }
        if (stays)
            rest.spend(fallen.value, fallen.isCastle());
        else
            back.set(i);
    }
    return rest;
}

/// CASTLES-BLOCK-9, CASTLES-BLOCK-21, CASTLES-RULING-46: castles first, then DEFENSES. What has no place to
/// go back to stays fallen, and its cost is refunded.
inline void restore(Position& p, Seat target, const Returning& back) {
    FixedList<Fallen, kMostCards> returning;
    for (std::size_t i = 0; i < p.fallen.size(); ++i)
        if (back[i]) {
            p.fallen[i].value = 0;
            returning.push(p.fallen[i]);
        }
    const auto find = [&](const Fallen& wanted) {
        std::size_t at = 0;
        while (p.fallen[at].castle != wanted.castle || p.fallen[at].order != wanted.order) ++at;
        return at;
    };
    for (const Fallen& one : returning)
        if (one.isCastle() && one.castle != kNoCastle) standAgain(p, find(one));
    for (const Fallen& one : returning)
        if (!one.isCastle() && one.castle != kNoCastle && (p.standing[target] >> one.castle & 1) != 0)
            comeBack(p, find(one));
}

/// Note 5 of the ledger's "Decision points": the cards of `blocked` no longer count. `one`: they are those of
/// one of several allies. A BLOCK cannot be blocked (CASTLES-BLOCK-6), and it does not affect SPECIALS
/// (CASTLES-BLOCK-11) or attacks on others (CASTLES-BLOCK-13); an ally who was not blocked goes on
/// (CASTLES-BLOCK-15). The blocker draws no card for it (CASTLES-BLOCK-20).
inline void block(Position& p, Seat blocker, SeatSet blocked, bool one) {
    Turn& turn = p.turn;
    const Seat target = turn.target;
    discard(p, takeFromHand(p, blocker, kBlock));
    turn.blockers = with(turn.blockers, blocker);
    played(p, blocker); // CASTLES-RULING-65
    turn.polled = 0;

    std::bitset<256> touched; // assaults with cards that no longer count
    for (Laid& laid : p.laid) {
        if (!laid.counts || laid.target != target || !contains(blocked, laid.owner)) continue;
        const bool running = laid.assault == current(p);
        if (!running && p.options.on(Option::BlockReach)) continue; // CASTLES-RULING-45
        laid.counts = false;
        touched.set(laid.assault);
        if (running) discard(p, laid.card); // CASTLES-BLOCK-12
    }
    Returning back;
    Pool rest;
    if (p.options.on(Option::Leftover)) {
        rest = countAgain(p, target, current(p), back);
    } else {
        for (std::uint8_t assault = 0; assault < turn.assaults; ++assault)
            if (touched[assault]) rest = countAgain(p, target, assault, back);
    }
    turn.pool[target] = rest;
    restore(p, target, back);

    forEachSeat(blocked, [&](Seat seat) {
        if (one && !p.options.on(Option::AllyBlockBan))
            turn.barred = with(turn.barred, seat); // CASTLES-BLOCK-16, CASTLES-RULING-53
        else
            turn.banned[seat] = with(turn.banned[seat], target); // CASTLES-BLOCK-10, CASTLES-RULING-52
    });

    const SeatSet left = takingPart(p);
    if (left == 0) return endAssault(p);  // CASTLES-RULING-57
    if (contains(blocked, turn.leader)) { // CASTLES-RULING-56
        turn.leader = p.host;
        if (!contains(left, p.host))
            for (std::size_t i = p.laid.size(); i-- > 0 && p.laid[i].assault == current(p);)
                if (p.laid[i].counts) turn.leader = p.laid[i].owner;
    }
    lead(p);
}

} // namespace drawbridge::castles::steps
