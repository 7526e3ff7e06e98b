// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/position.h"

// Inside the rules: the small words of which the others are made, each a step that a hand could make at the
// table.
namespace drawbridge::castles::steps {

constexpr SeatSet with(SeatSet set, Seat seat) { return static_cast<SeatSet>(set | only(seat)); }
constexpr SeatSet without(SeatSet set, SeatSet others) { return static_cast<SeatSet>(set & ~others); }

inline void ask(Position& p, Phase phase, Seat actor) {
    p.phase = phase;
    p.actor = actor;
    p.decider = willOf(p, actor);
}
inline void askChance(Position& p, Phase phase, Seat actor) {
    p.phase = phase;
    p.actor = actor;
    p.decider = kChance;
}

// ---- cards -----------------------------------------------------------------------------------------------

/// A copy of a kind has left a hand: each seat that knew of some knows of one fewer. Entries of the same kind
/// are nested, the widest first: who knows of two copies is in two of them.
inline void forgetShown(Position& p, Seat holder, unsigned kind) {
    for (std::size_t i = 0; i < p.shown.size(); ++i)
        if (p.shown[i].holder == holder && p.shown[i].kind == kind) return p.shown.erase(i);
}
inline void takeFromHand(Position& p, Seat seat, unsigned kind) {
    p.hand[seat].remove(kind);
    if (!p.shown.empty()) forgetShown(p, seat, kind);
}
/// A seat shows another one a card of its hand: this seat knows of one copy more (CASTLES-RULING-119).
inline void showCard(Position& p, Seat holder, std::uint8_t kind, Seat to) {
    for (Shown& shown : p.shown)
        if (shown.holder == holder && shown.kind == kind && !contains(shown.to, to)) {
            shown.to = with(shown.to, to);
            return;
        }
    p.shown.push({holder, kind, only(to)});
}
/// How many copies of a kind in a hand a seat that does not see it has been shown.
inline int knownOf(const Position& p, Seat viewer, Seat holder, unsigned kind) {
    int copies = 0;
    for (const Shown& shown : p.shown)
        if (shown.holder == holder && shown.kind == kind && contains(shown.to, viewer)) ++copies;
    return copies;
}

/// All see that a hand has a card.
inline void showToAll(Position& p, Seat holder, std::uint8_t kind) {
    for (Seat seat = 0; seat < p.seats(); ++seat)
        if (seat != holder) showCard(p, holder, kind, seat);
}

/// Lays a card on the discard pile.
inline void discard(Position& p, std::uint8_t kind) {
    p.discards.add(kind);
    p.topDiscard = kind;
}
/// CASTLES-DECK-1, CASTLES-DECK-2.
inline void reshuffle(Position& p) {
    p.deck.takeAll(p.discards);
    p.topDiscard = kNoKind;
}
inline void discardHand(Position& p, Seat seat) {
    if (!p.hand[seat].empty()) p.topDiscard = p.hand[seat].at(0);
    p.discards.takeAll(p.hand[seat]);
    for (std::size_t i = p.shown.size(); i-- > 0;)
        if (p.shown[i].holder == seat) p.shown.erase(i);
}

/// A seat has played a card for good: a guest will draw (CASTLES-ALLY-7), and once the host has played one,
/// guests may have the floor again (CASTLES-FLOOR-2).
inline void played(Position& p, Seat seat) {
    if (p.turn.guests == 0) return;
    if (seat == p.host)
        p.turn.welcome = guestsOf(p);
    else if (contains(guestsOf(p), seat))
        p.turn.used = with(p.turn.used, seat);
}
/// The card in play goes to the discard pile.
inline void spendCard(Position& p) {
    discard(p, p.inPlay);
    p.inPlay = kNoKind;
}

// ---- castles ---------------------------------------------------------------------------------------------

/// A castle has come to stand in front of a seat.
inline void stand(Position& p, Seat seat, std::uint8_t castle) {
    p.standing[seat] |= castleBit(castle);
    if (p.castles(seat) == p.options.sixCastles()) p.reached[seat] = ++p.sixes;
}
/// How many castles of a seat lie in the fallen row, whence a BLOCK may fetch them back.
inline int castlesLying(const Position& p, Seat seat) {
    return static_cast<int>(std::ranges::count_if(p.fallen, [&](const Fallen& fallen) {
        return fallen.isCastle() && fallen.seat == seat && fallen.castle != kNoCastle;
    }));
}
/// A castle stands there no more. Six that even a BLOCK would not bring back have to be reached anew; with
/// house.six-strict those that are left count from now on (CASTLES-RULING-109).
inline void leave(Position& p, Seat seat, std::uint8_t castle) {
    p.standing[seat] &= ~castleBit(castle);
    ++p.lost[seat];
    p.lowest[seat] = std::min(p.lowest[seat], static_cast<std::uint8_t>(p.castles(seat)));
    const int six = p.options.sixCastles();
    if (p.castles(seat) + castlesLying(p, seat) < six)
        p.reached[seat] = 0;
    else if (six != 0 && p.castles(seat) >= six && p.options.on(Option::SixStrict))
        p.reached[seat] = ++p.sixes;
}

/// CASTLES-CASTLE-2, CASTLES-CASTLE-3, CASTLES-CASTLE-4, CASTLES-CASTLE-14.
inline std::uint8_t build(Position& p, Seat seat, std::uint8_t base) {
    Castles taken = p.lying;
    for (const Castles castles : p.standing) taken |= castles;
    const auto castle = static_cast<std::uint8_t>(std::countr_one(taken));
    p.castle[castle] = Castle{};
    p.castle[castle].base = base;
    stand(p, seat, castle);
    return castle;
}

/// While none of its DEFENSES lies in the fallen row, the rank of each is its place.
inline void renumber(Castle& castle) {
    if (castle.fallen > 0) return;
    for (std::size_t place = 0; place < kMostDefences; ++place)
        castle.order[place] = place < castle.defences ? static_cast<std::uint8_t>(place) : std::uint8_t{0};
}
/// Takes one DEFENSE off a castle: those above it come down, in their order (CASTLES-DEF-5, CASTLES-DEF-7).
inline std::uint8_t takeOff(Castle& castle, int place) {
    const std::uint8_t kind = castle.defence[static_cast<std::size_t>(place)];
    --castle.defences;
    for (auto at = static_cast<std::size_t>(place); at < castle.defences; ++at) {
        castle.defence[at] = castle.defence[at + 1];
        castle.order[at] = castle.order[at + 1];
    }
    castle.defence[castle.defences] = kNoKind;
    castle.order[castle.defences] = 0;
    renumber(castle);
    return kind;
}
/// Lays a DEFENSE on top (CASTLES-DEF-2, CASTLES-DEF-5).
inline void putOn(Position& p, std::uint8_t number, std::uint8_t kind) {
    Castle& castle = p.castle[number];
    int order = castle.defences == 0 ? 0 : castle.order[castle.defences - 1u] + 1;
    if (castle.fallen > 0)
        for (const Fallen& fallen : p.fallen)
            if (fallen.castle == number && !fallen.isCastle()) order = std::max(order, fallen.order + 1);
    castle.defence[castle.defences] = kind;
    castle.order[castle.defences++] = static_cast<std::uint8_t>(order);
}

/// What has fallen of a castle has no place to go back to (CASTLES-RULING-60, CASTLES-RULING-94).
inline void orphan(Position& p, std::uint8_t number) {
    p.castle[number].fallen = 0;
    for (Fallen& fallen : p.fallen)
        if (fallen.castle == number) fallen.castle = kNoCastle;
}
/// A castle goes to the discard pile with all that is on it (CASTLES-CASTLE-13, CASTLES-UPG-13,
/// CASTLES-DISC-4); a PUPPET that served as one is a PUPPET again (CASTLES-PUP-11).
inline void demolish(Position& p, Seat seat, std::uint8_t number) {
    Castle& castle = p.castle[number];
    leave(p, seat, number);
    discard(p, castle.base);
    if (castle.upgrade != kNoKind) discard(p, castle.upgrade);
    for (std::size_t place = 0; place < castle.defences; ++place) discard(p, castle.defence[place]);
    if (castle.fallen > 0) orphan(p, number);
    castle = Castle{};
}

/// CASTLES-WIN-8: a castle that ATTACK cards destroyed is back, and counts as never lost; so does what fell
/// after it count for one castle more, and six that had been reached stay reached since then
/// (CASTLES-BLOCK-21, CASTLES-RULING-112).
inline void standAgain(Position& p, std::size_t entry) {
    const Fallen back = p.fallen[entry];
    const std::uint8_t before = back.lowest;
    const auto undo = [&](std::uint8_t& lowest) {
        lowest = std::min(before, static_cast<std::uint8_t>(lowest + 1));
    };
    p.fallen.erase(entry);
    for (std::size_t i = entry; i < p.fallen.size(); ++i)
        if (p.fallen[i].isCastle() && p.fallen[i].seat == back.seat) undo(p.fallen[i].lowest);
    undo(p.lowest[back.seat]);
    --p.lost[back.seat];
    p.lying &= ~castleBit(back.castle);
    const std::uint16_t reached = p.reached[back.seat];
    stand(p, back.seat, back.castle);
    if (reached != 0) p.reached[back.seat] = reached;
}

/// A DEFENSE is back in its old place; if that makes more than three, the newest goes (CASTLES-RULING-46,
/// CASTLES-RULING-47).
inline void comeBack(Position& p, std::size_t entry) {
    const Fallen back = p.fallen[entry];
    p.fallen.erase(entry);
    Castle& castle = p.castle[back.castle];
    --castle.fallen;
    std::size_t at = 0;
    while (at < castle.defences && castle.order[at] < back.order) ++at;
    if (castle.isFull()) {
        if (at == kMostDefences) {
            discard(p, back.kind);
            return renumber(castle);
        }
        discard(p, castle.defence[kMostDefences - 1]);
        --castle.defences;
    }
    for (std::size_t place = castle.defences; place > at; --place) {
        castle.defence[place] = castle.defence[place - 1];
        castle.order[place] = castle.order[place - 1];
    }
    castle.defence[at] = back.kind;
    castle.order[at] = back.order;
    ++castle.defences;
    renumber(castle);
}

/// CASTLES-DECK-4: what has fallen goes to the discard pile, with the turn or with its seat
/// (CASTLES-ELIM-4). `seat` is whose, or kNobody for all.
inline void clearFallen(Position& p, Seat seat) {
    for (std::size_t i = p.fallen.size(); i-- > 0;) {
        const Fallen fallen = p.fallen[i];
        if (seat != kNobody && fallen.seat != seat) continue;
        if (fallen.kind != kNoKind) discard(p, fallen.kind);
        if (fallen.castle != kNoCastle) {
            Castle& castle = p.castle[fallen.castle];
            if (fallen.isCastle()) {
                if (castle.upgrade != kNoKind) discard(p, castle.upgrade);
                p.lying &= ~castleBit(fallen.castle);
                orphan(p, fallen.castle);
                castle = Castle{};
            } else if (castle.fallen > 0) {
                --castle.fallen;
                renumber(castle);
            }
        }
        p.fallen.erase(i);
    }
}

} // namespace drawbridge::castles::steps
