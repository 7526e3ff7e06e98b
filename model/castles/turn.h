// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/steps.h"
#include "core/bits.h"

#include <utility>

// Internal to the rules: the course of a turn, who has the floor, drawing, elimination, and who wins.
namespace drawbridge::castles::steps {

inline void finish(Position& p, Ending ending, SeatSet winners) {
    p.phase = Phase::Over;
    p.decider = kNobody;
    p.actor = kNobody;
    p.ending = ending;
    p.winners = winners;
}

void nextTurn(Position& p);

// ---- six castles -----------------------------------------------------------------------------------------

/// Whether the count that a seat brought into this turn continues: it never had fewer than six
/// (CASTLES-WIN-8, CASTLES-RULING-109, CASTLES-RULING-110).
inline bool holdsOn(const Position& p, Seat seat) {
    return p.six[seat] != kNobody && p.lowest[seat] >= p.options.sixCastles() &&
           !(p.options.on(Option::SixStrict) && p.lost[seat] > 0);
}
/// The value of a count that begins in this turn (CASTLES-WIN-7, CASTLES-RULING-111).
inline Seat newCount(const Position& p) {
    return p.options.on(Option::SixQuiet) && isQuiet(p) ? kWaiting : p.host;
}
/// The master that wins because a count ends at that seat; kNobody: none. The count that began first wins
/// (CASTLES-RULING-112).
inline Seat sixWinner(const Position& p, Seat place) {
    Seat best = kNobody;
    forEachSeat(p.living, [&](Seat seat) {
        if (p.six[seat] == place && (best == kNobody || p.sixRank[seat] < p.sixRank[best])) best = seat;
    });
    return best == kNobody ? kNobody : p.master[best]; // CASTLES-WIN-9
}
/// Updates the counts at the end of a turn (CASTLES-WIN-7): castles of one seat alone (CASTLES-WIN-6).
inline void settleSix(Position& p) {
    const int six = p.options.sixCastles();
    for (Seat seat = 0; seat < p.seats(); ++seat) {
        const bool kept = holdsOn(p, seat);
        if (!kept) p.six[seat] = kNobody;
        if (kept || six == 0 || p.castles(seat) < six) continue;
        p.six[seat] = newCount(p);
        p.sixRank[seat] = p.reached[seat] != 0 ? p.reached[seat] : ++p.sixes;
    }
}

// ---- the floor -------------------------------------------------------------------------------------------

/// CASTLES-FLOOR-3: each guest has the floor once more; then the host discards.
inline void lastCall(Position& p) {
    if (p.turn.called < p.turn.guests) {
        p.floor = p.turn.guest[p.turn.called++];
        return ask(p, Phase::GuestFloor, p.floor);
    }
    p.floor = p.host;
    ask(p, Phase::HandDiscard, p.host);
}
/// The seat with the floor goes on.
inline void goOn(Position& p) {
    if (p.floor != p.host) return ask(p, Phase::GuestFloor, p.floor);
    if (p.turn.ended) return lastCall(p);
    ask(p, Phase::Main, p.host);
}

// ---- drawing ---------------------------------------------------------------------------------------------

/// Whether a card can be drawn (CASTLES-DECK-3, CASTLES-RULING-16, CASTLES-RULING-17).
inline bool canDraw(const Position& p) {
    return !p.table.empty(kDeckPile) || (!p.table.empty(kDiscardPile) && !p.options.on(Option::Reshuffle));
}

/// CASTLES-DECK-4, CASTLES-ALLY-8, CASTLES-RULING-89, CASTLES-RULING-64: the next seat to draw; then the turn
/// is over.
inline void drawAtTurnEnd(Position& p) {
    const int seats = p.seats();
    for (; p.drawStep < 1 + p.turn.guests + seats && canDraw(p); ++p.drawStep) {
        Seat seat = p.host;
        if (p.drawStep > 0 && p.drawStep <= p.turn.guests) {
            seat = p.turn.guest[p.drawStep - 1u];
            if (!contains(p.turn.used, seat)) continue;
        } else if (p.drawStep > p.turn.guests) {
            if (!p.options.on(Option::BlockRefill)) break;
            seat = static_cast<Seat>((p.host + p.drawStep - p.turn.guests) % seats);
            if (!contains(p.turn.blockers, seat)) continue;
        }
        if (!p.isLiving(seat) || p.hand(seat).size() >= handLimit(p, seat)) continue;
        p.drawer = seat;
        return askChance(p, Phase::Comes, seat);
    }
    nextTurn(p);
}

/// The lowest card of a kind in the discard pile.
inline CardId lowestDiscard(const Position& p, unsigned kind) {
    CardId lowest = kNoCard;
    for (const CardId card : p.table.cards(kDiscardPile))
        if (p.kindOf(card) == kind && (lowest == kNoCard || p.table.placeOf(card) < p.table.placeOf(lowest)))
            lowest = card;
    return lowest;
}
/// CASTLES-PUP-8, CASTLES-PUP-9, CASTLES-PUP-10, CASTLES-RULING-93: the revived seat gets its castle.
/// Searching the deck reveals nothing (CASTLES-INFO-4).
inline void settleIn(Position& p) {
    const Seat seat = p.drawer;
    CardId base = kNoCard;
    const auto inRow = std::ranges::find_if(p.fallen, [&](const Fallen& fallen) {
        return fallen.isCastle() && fallen.card != kNoCard && p.kindOf(fallen.card) == kCastle;
    });
    if (p.discards().has(kCastle)) {
        base = lowestDiscard(p, kCastle);
        p.table.closeUpAbove(base);
    } else if (inRow != p.fallen.end()) {
        // CASTLES-RULING-39, CASTLES-RULING-94.
        if (const CardId upgrade = fallenUpgrade(p, *inRow); upgrade != kNoCard) discardFallen(p, upgrade);
        if (const std::uint8_t number = inRow->castle; number != kNoCastle) {
            p.lying &= ~castleBit(number);
            orphan(p, number);
            p.stack[number] = Stack{};
        }
        base = std::exchange(inRow->card, kNoCard);
        p.table.closeUpAbove(base);
    } else if (p.deck().has(kCastle)) {
        base = comeOffDeck(p, kCastle);
        if (p.options.on(Option::DeckSearch)) // CASTLES-RULING-128
            p.turn.lookers = with(with(p.turn.lookers, seat), p.master[seat]);
    } else {
        base = cardInPlay(p);
    }
    build(p, seat, base);
    if (p.inPlay() != kNoKind) spendCard(p);
    p.drawer = kNobody;
    goOn(p);
}

/// Whether the castle of a revived seat is next.
inline bool seeksHome(const Position& p) {
    return p.phase == Phase::Comes && p.drawing == Drawing::Revival && p.toDraw == 0;
}
/// The next card for the drawing seat.
inline void drawOn(Position& p) {
    if (p.drawing == Drawing::TurnEnd) return drawAtTurnEnd(p);
    if (!canDraw(p)) p.toDraw = 0;
    askChance(p, Phase::Comes, p.drawer); // finally for the castle
}

/// S13d: the turn ends (CASTLES-TURN-5, CASTLES-ELIM-5, CASTLES-RULING-91).
inline void endTurn(Position& p) {
    clearFallen(p, kNobody);
    p.laid.clear();
    p.turn.lookers = 0;
    p.floor = p.host;
    p.drawing = Drawing::TurnEnd;
    p.drawStep = 0;
    drawAtTurnEnd(p);
}

// ---- turns -----------------------------------------------------------------------------------------------

/// CASTLES-WIN-12.
inline void finishTooLong(Position& p) {
    SeatSet best = 0;
    int most = -1;
    forEachSeat(p.masters, [&](Seat master) {
        int castles = 0;
        int strength = 0;
        forEachSeat(realmOf(p, master), [&](Seat seat) {
            castles += p.castles(seat);
            forEachCastle(p.standing[seat],
                          [&](unsigned castle) { strength += p.castle(castle).strength(); });
        });
        const int rank = castles * 10000 + strength;
        if (rank > most) best = 0;
        if (rank >= most) best = with(best, master);
        most = std::max(most, rank);
    });
    finish(p, Ending::TooLong, best);
}

/// S1: a living seat's turn begins, with a fresh state.
inline void beginTurn(Position& p) {
    p.turn = Turn();
    p.drawer = kNobody;
    p.floor = p.host;
    p.reached.fill(0);
    p.lost.fill(0);
    for (Seat seat = 0; seat < p.seats(); ++seat) {
        p.lowest[seat] = static_cast<std::uint8_t>(p.castles(seat));
        if (p.six[seat] == kWaiting && !isQuiet(p)) p.six[seat] = p.host; // CASTLES-RULING-111
    }
    ask(p, Phase::Main, p.host);
}

/// S1: the next living seat, clockwise, puppets like all others (CASTLES-TURN-1, CASTLES-TURN-9,
/// CASTLES-SETUP-13, CASTLES-PUP-14, CASTLES-ROUND-1, CASTLES-ROUND-2).
inline void nextTurn(Position& p) {
    const bool endOfTurn = p.options.on(Option::SixHold); // CASTLES-RULING-108
    ++p.turns;
    Seat winner = kNobody;
    if (p.options.sixCastles() > 0) {
        if (endOfTurn) {
            // Counts from earlier turns that continue.
            for (Seat seat = 0; seat < p.seats(); ++seat)
                if (!holdsOn(p, seat)) p.six[seat] = kNobody;
            winner = sixWinner(p, p.host);
        }
        settleSix(p);
    }
    while (winner == kNobody) {
        p.host = nextSeat(p, p.host);
        if (p.host == p.starter && p.round < 0xFF) ++p.round; // house.round-limit = none
        const bool lives = p.isLiving(p.host);
        if (!endOfTurn || !lives) winner = sixWinner(p, p.host);
        if (winner != kNobody) break;
        if (p.host == p.starter && p.options.roundLimit() > 0 && p.round > p.options.roundLimit())
            return finishTooLong(p);
        if (lives) return beginTurn(p);
    }
    finish(p, Ending::SixCastles, only(winner));
}

/// S0: who begins (CASTLES-SETUP-12, CASTLES-RULING-7).
inline void beginFirstTurn(Position& p, Seat seat) {
    p.starter = seat;
    p.host = seat;
    p.round = 1;
    beginTurn(p);
}
inline void chooseFirst(Position& p) {
    p.drawer = kNobody;
    const Seat winner = p.options.lastWinner();
    if (p.options.firstPlayer() == FirstPlayer::Chosen)
        return beginFirstTurn(p, p.options.of(Option::FirstSeat));
    if (p.options.firstPlayer() == FirstPlayer::WinnerElseRandom && winner < p.options.dealt())
        return beginFirstTurn(p, winner);
    askChance(p, Phase::First, kNobody);
}

// ---- elimination -----------------------------------------------------------------------------------------

/// A dead seat is no longer a guest (CASTLES-ELIM-6, CASTLES-RULING-90, CASTLES-RULING-127).
inline void dismiss(Position& p, Seat seat) {
    Turn& turn = p.turn;
    turn.used = without(turn.used, only(seat));
    turn.welcome = without(turn.welcome, only(seat));
    turn.blockers = without(turn.blockers, only(seat));
    turn.lookers = without(turn.lookers, only(seat));
    for (std::size_t i = 0; i < turn.guests; ++i) {
        if (turn.guest[i] != seat) continue;
        if (i < turn.called) --turn.called;
        --turn.guests;
        for (; i < turn.guests; ++i) turn.guest[i] = turn.guest[i + 1];
        turn.guest[turn.guests] = 0;
        break;
    }
    if (p.floor == seat) p.floor = p.host;
}

/// A seat dies; its hand is handled separately.
inline void die(Position& p, Seat seat) {
    p.living = without(p.living, only(seat));
    p.masters = without(p.masters, only(seat));
    p.fell[seat] = p.eliminations;
    p.eliminationRound[seat] = p.round;
    p.six[seat] = kNobody;
    forEachCastle(p.standing[seat], [&](std::uint8_t castle) { demolish(p, seat, castle); });
    clearFallen(p, seat);
    for (Laid& laid : p.laid)
        if (laid.target == seat) laid.target = kNobody; // CASTLES-BLOCK-19, CASTLES-RULING-127
    p.turn.pool[seat] = Pool();
    dismiss(p, seat);
}

/// S8d: the next dead seat's hand of which a card may be taken; the others go to the discard pile
/// (CASTLES-RULING-102).
inline void nextSpoils(Position& p) {
    while (p.turn.spoils != 0) {
        const Seat seat = clockwise(p.turn.spoils, p.host);
        const Seat taker = p.turn.taker;
        if (!p.hand(seat).empty() && p.isLiving(taker) && p.hand(taker).size() < handLimit(p, taker))
            return ask(p, Phase::Spoils, taker);
        p.turn.spoils = without(p.turn.spoils, only(seat));
        discardHand(p, seat);
    }
    p.turn.taker = kNobody;
    if (!p.isLiving(p.host)) return endTurn(p); // CASTLES-ELIM-5
    goOn(p);
}

/// Finds seats that have no castle left or resign, and lets the game go on or end (CASTLES-ELIM-1,
/// CASTLES-ELIM-3): a master survives its puppets (CASTLES-PUP-5), but not vice versa, and puppets do not
/// prevent a master's victory (CASTLES-WIN-1, CASTLES-WIN-3, CASTLES-WIN-4). `taker`: who has destroyed them,
/// `jester`: whose JESTER did it; kNobody: nobody.
inline void eliminate(Position& p, SeatSet resigning, Seat taker, Seat jester) {
    SeatSet dead = static_cast<SeatSet>(resigning & p.living);
    forEachSeat(p.living, [&](Seat seat) {
        if (p.standing[seat] == 0) dead = with(dead, seat);
    });
    if (dead == 0) return goOn(p);
    ++p.eliminations;
    SeatSet all = dead;
    forEachSeat(p.living, [&](Seat seat) {
        if (contains(dead, p.master[seat])) all = with(all, seat); // CASTLES-PUP-4, CASTLES-RULING-76
    });
    const Seat ruiner = jester == kNobody ? kNobody : p.master[jester];
    const SeatSet followers = without(all, dead);
    forEachSeat(all, [&](Seat seat) { die(p, seat); });
    forEachSeat(all, [&](Seat seat) { p.master[seat] = kNobody; });

    const bool over = bitCount(p.masters) <= 1;
    const SeatSet spoils = over || taker == kNobody || !p.options.on(Option::Spoils)
                               ? SeatSet{0}
                               : without(without(dead, resigning), followers);
    forEachSeat(without(all, spoils), [&](Seat seat) { discardHand(p, seat); }); // CASTLES-ELIM-4
    if (over) {
        if (p.masters != 0) return finish(p, Ending::LastRealm, p.masters); // CASTLES-WIN-2, CASTLES-WIN-11
        if (ruiner != kNobody && p.options.on(Option::TotalRuin))
            return finish(p, Ending::TotalRuin, only(ruiner)); // CASTLES-RULING-75
        return finish(p, Ending::NobodyLeft, 0);               // CASTLES-WIN-10
    }
    p.turn.spoils = spoils;
    p.turn.taker = spoils == 0 ? kNobody : taker;
    nextSpoils(p);
}

} // namespace drawbridge::castles::steps
