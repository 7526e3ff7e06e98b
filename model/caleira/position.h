// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/cards.h"
#include "caleira/options.h"
#include "caleira/public.h"
#include "core/move.h"
#include "core/seat.h"
#include "core/table.h"
#include "core/verdict.h"

#include <algorithm>
#include <array>
#include <bit>
#include <type_traits>

namespace drawbridge::caleira {

/// An effect that is queued or being resolved.
struct Effect {
    CardId card = kNoCard;
    Seat owner = kNobody;

    bool operator==(const Effect&) const = default;
};

/// At most 28 effects happen in a turn (CALEIRA-RULING-10).
inline constexpr int kMostPending = 32;

/// The complete state of a game of Castles of Caleira. Made by start(), changed by apply(). A castle is a
/// row: a new piece is placed right of all others, and a destroyed one leaves its place empty, so that places
/// identify pieces permanently (CALEIRA-PLAY-8); people count only the existing pieces (CALEIRA-PLAY-9).
struct Position {
    Table<kCards, kPiles> table;
    Options options;

    std::array<Effect, kMostPending> queue{}; ///< the effect queue, front first (CALEIRA-EFFECT-8)
    std::uint8_t waiting = 0;                 ///< its length
    Effect acting;                            ///< the effect being resolved
    Cards throned = 0;                        ///< turned up by a Throne Room this turn
    Cards activated = 0;                      ///< activated this turn (house.retrigger)

    Phase phase = Phase::Lot;
    Seat turn = kNobody;          ///< whose turn it is; during the deal, who is dealt to
    Seat starter = kNobody;       ///< who had the first turn
    Seat partner = kNobody;       ///< of the Marketplace
    PileId pickedPile = kDeck;    ///< the piece looked at, or picked first; kDeck: none
    std::uint8_t pickedPlace = 0; //
    SeatSet out = 0;              ///< seats that are out of the game (CALEIRA-END-5)
    Ending ending = Ending::None;
    SeatSet winners = 0;
    std::uint8_t turns = 0; ///< turns finished

    int seats() const { return options.seats; }
    bool isIn(Seat seat) const { return !contains(out, seat); }

    bool operator==(const Position&) const = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) < 512);

/// The settled cards of a pile.
inline Cards cardsIn(const Position& position, PileId pile) {
    return position.table.cards(pile).window(0, kCards);
}
/// The cards that nobody has seen yet.
inline Cards looseCards(const Position& position) { return position.table.loose().window(0, kCards); }
inline Cards faceUp(const Position& position) { return position.table.faceUp().window(0, kCards); }

/// The pieces of a castle from left to right, however many (CALEIRA-PLAY-10).
struct Row {
    std::array<CardId, kCards> piece;
    int size = 0;
};
inline Row rowOf(const Position& position, Seat seat) {
    Row row;
    for (const CardId card : bitsOf(cardsIn(position, castleOf(seat)))) {
        int at = row.size++;
        for (; at > 0 && position.table.placeOf(row.piece[static_cast<std::size_t>(at - 1)]) >
                             position.table.placeOf(card);
             --at)
            row.piece[static_cast<std::size_t>(at)] = row.piece[static_cast<std::size_t>(at - 1)];
        row.piece[static_cast<std::size_t>(at)] = card;
    }
    return row;
}
/// The place of a castle's next piece.
inline int nextPlace(const Position& position, Seat seat) {
    int place = 0;
    for (const CardId card : bitsOf(cardsIn(position, castleOf(seat))))
        place = std::max(place, position.table.placeOf(card) + 1);
    return place;
}
/// The piece with that index from the left, or kNoCard.
inline CardId pieceAt(const Position& position, Seat castle, int rank) {
    const Row row = rowOf(position, castle);
    return rank < row.size ? row.piece[static_cast<std::size_t>(rank)] : kNoCard;
}
inline bool isPiece(const Position& position, CardId card) {
    return position.table.pileOf(card) >= kFirstCastle && position.table.pileOf(card) < kPiles;
}
/// The seat in whose castle a piece lies.
inline Seat ownerOf(const Position& position, CardId piece) {
    return static_cast<Seat>(position.table.pileOf(piece) - kFirstCastle);
}
/// The index of a piece in its castle from the left: pieceAt() in reverse.
inline std::uint8_t rankOf(const Position& position, CardId piece) {
    std::uint8_t rank = 0;
    for (const CardId other : position.table.cards(position.table.pileOf(piece)))
        if (position.table.placeOf(other) < position.table.placeOf(piece)) ++rank;
    return rank;
}
/// The piece that was looked at, or picked first; kNoCard if none was.
inline CardId pickedPiece(const Position& position) {
    return position.pickedPile == kDeck ? kNoCard
                                        : position.table.at(position.pickedPile, position.pickedPlace);
}
/// All cards but that one: a Watchtower does not choose the same piece again.
inline Cards notPicked(const Position& position) {
    const CardId picked = pickedPiece(position);
    return picked == kNoCard ? ~Cards{0} : ~bit(picked);
}

} // namespace drawbridge::caleira
