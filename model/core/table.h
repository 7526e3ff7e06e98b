// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bits.h"
#include "core/cardset.h"
#include "core/seat.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace drawbridge {

/// A pile of a game's table (a draw pile, a hand, a castle, …), numbered from 0 by that game.
using PileId = std::uint8_t;

/// The physical table under every game: for each card its pile, its place in it, its facing and the seats
/// that know it. It contains no rules.
///
/// A card that nobody has seen since it was shuffled is *loose*: the table knows how many loose cards a pile
/// holds, not which. Which one it is, chance decides at the moment somebody gets to see it. That is
/// equivalent to a shuffled order nobody knows, but no secret has to be guessed or hidden for it, and a
/// record can name each outcome in a word.
///
/// Places count from 0 at the bottom of a stack; in a grid they are squares; in a hand they mean nothing.
/// Loose cards lie at the bottom of their pile, except for cards that were slid under them.
///
/// A game may declare that its piles from `FirstGrid` on are grids that share `Squares` squares: each square
/// belongs to at most one of them at a time. The table then finds the card on a square in constant time.
template <int Cards, int Piles, int FirstGrid = Piles, int Squares = 0>
class Table {
    static_assert(Cards <= kAllCards && Piles < 0xFF && Squares <= 0xFF);

  public:
    using CardSet = CardSetOf<Cards>;
    static constexpr int kCards = Cards;
    static constexpr int kPiles = Piles;
    static constexpr PileId kNoPile = 0xFF;

    /// All cards out of play until they are placed or shuffled into piles.
    constexpr Table() {
        pile_.fill(kNoPile);
        if constexpr (Squares > 0) onSquare_.fill(kNoCard);
    }

    /// All these cards shuffled into one pile, the others out of play.
    constexpr Table(CardSet cards, PileId pile)
        : Table() {
        looseCards_ = cards;
        loose_[pile] = size_[pile] = static_cast<std::uint8_t>(cards.size());
    }

    int size(PileId pile) const { return size_[pile]; }
    bool empty(PileId pile) const { return size_[pile] == 0; }

    /// The cards of a pile whose identity is settled: all but the loose ones.
    const CardSet& cards(PileId pile) const { return cards_[pile]; }
    /// How many loose cards a pile holds.
    int looseIn(PileId pile) const { return loose_[pile]; }
    /// All loose cards of the table; each is equally likely to be the next one revealed, in any pile.
    const CardSet& loose() const { return looseCards_; }

    /// The pile of a settled card; kNoPile if it is loose or out of play.
    PileId pileOf(CardId card) const { return pile_[card]; }
    /// The place of a settled card.
    int placeOf(CardId card) const { return static_cast<std::uint8_t>(place_[card] - floor_[pile_[card]]); }
    bool isFaceUp(CardId card) const { return faceUp_.contains(card); }
    const CardSet& faceUp() const { return faceUp_; }
    SeatSet knownTo(CardId card) const { return known_[card]; }
    bool knows(Seat seat, CardId card) const { return contains(known_[card], seat); }
    /// All cards that a seat knows.
    CardSet knownBy(Seat seat) const {
        return [&]<std::size_t... Word>(std::index_sequence<Word...>) {
            return CardSet(bitOfEach(known_.data() + 64 * Word,
                                     std::min(Cards - 64 * static_cast<int>(Word), 64), seat)...);
        }(std::make_index_sequence<(Cards + 63) / 64>());
    }

    /// The settled card at a place, or kNoCard.
    CardId at(PileId pile, int place) const {
        const auto mark = static_cast<std::uint8_t>(place + floor_[pile]);
        for (const CardId card : cards_[pile])
            if (place_[card] == mark) return card;
        return kNoCard;
    }
    /// The card on a square of the grids, or kNoCard.
    CardId onSquare(int square) const { return onSquare_[static_cast<std::size_t>(square)]; }
    /// The settled card on top of a stack, or kNoCard if there is none (the top may be loose).
    CardId top(PileId pile) const { return at(pile, size(pile) - 1); }

    /// Moves a settled card, or brings a card into play, to a place of a pile. Facing and knowledge stay.
    void move(CardId card, PileId to, int place) {
        if (pile_[card] != kNoPile) takeOff(card);
        put(card, to, place);
    }
    /// Moves a settled card onto a stack (or into a hand).
    void moveToTop(CardId card, PileId to) {
        assert(pile_[card] != to);
        move(card, to, size(to));
    }

    /// Slides a settled card of another pile under all that lies in a stack, loose cards too.
    void moveToBottom(CardId card, PileId to) {
        assert(pile_[card] != to);
        --floor_[to];
        move(card, to, 0);
    }
    /// Takes the lowest card of a stack and lays it on top.
    void raiseBottom(PileId pile) {
        assert(loose_[pile] == 0);
        const CardId card = at(pile, 0);
        ++floor_[pile];
        place_[card] = static_cast<std::uint8_t>(size(pile) - 1 + floor_[pile]);
    }

    /// The highest of some cards of one stack.
    CardId uppermost(CardSet cards) const {
        CardId highest = cards.first();
        for (const CardId card : cards)
            if (placeOf(card) > placeOf(highest)) highest = card;
        return highest;
    }
    /// Called when a card is about to leave the middle of its stack: those above it move down by a place.
    void closeUpAbove(CardId card) {
        for (const CardId above : cards_[pile_[card]])
            if (placeOf(above) > placeOf(card)) --place_[above];
    }

    /// Turns a card face up: every seat knows it.
    void turnUp(CardId card) {
        faceUp_.add(card);
        known_[card] = kAllSeats;
    }
    /// Turns a card face down; seats that have seen it still know it.
    void turnDown(CardId card) { faceUp_.remove(card); }
    /// Lets seats see a card without turning it.
    void show(CardId card, SeatSet seats) { known_[card] = static_cast<SeatSet>(known_[card] | seats); }
    /// Seats lose track of a face-down card: it may be this one or another that has moved.
    void forget(CardId card, SeatSet seats) { known_[card] = static_cast<SeatSet>(known_[card] & ~seats); }

    /// Shuffles cards into a pile: they become loose and everybody forgets them.
    void shuffleInto(CardSet cards, PileId to) {
        for (const CardId card : cards) {
            assert(!looseCards_.contains(card));
            if (pile_[card] != kNoPile) takeOff(card);
            pile_[card] = kNoPile;
            place_[card] = 0;
            known_[card] = 0;
        }
        faceUp_ -= cards;
        looseCards_ |= cards;
        loose_[to] = static_cast<std::uint8_t>(loose_[to] + cards.size());
        size_[to] = static_cast<std::uint8_t>(size_[to] + cards.size());
    }
    /// Moves `count` loose cards from one pile to another, unseen.
    void moveLoose(PileId from, PileId to, int count) {
        assert(loose_[from] >= count);
        loose_[from] = static_cast<std::uint8_t>(loose_[from] - count);
        loose_[to] = static_cast<std::uint8_t>(loose_[to] + count);
        size_[from] = static_cast<std::uint8_t>(size_[from] - count);
        size_[to] = static_cast<std::uint8_t>(size_[to] + count);
    }
    /// Chance has decided that the top loose card of `from` is `card`: it goes to a place of `to`, face down
    /// and known to nobody yet.
    void settle(CardId card, PileId from, PileId to, int place) {
        assert(looseCards_.contains(card) && loose_[from] > 0);
        looseCards_.remove(card);
        --loose_[from];
        --size_[from];
        put(card, to, place);
    }
    /// The reverse, for determinization: a settled card becomes loose again in its pile.
    void unsettle(CardId card) {
        const PileId pile = pile_[card];
        assert(pile != kNoPile);
        takeOff(card);
        pile_[card] = kNoPile;
        place_[card] = 0;
        known_[card] = 0;
        looseCards_.add(card);
        ++loose_[pile];
        ++size_[pile];
    }

    /// The same cards in the same places, however they came there.
    bool operator==(const Table& other) const {
        for (PileId pile = 0; pile < Piles; ++pile)
            if (cards_[pile] == other.cards_[pile])
                for (const CardId card : cards_[pile])
                    if (placeOf(card) != other.placeOf(card)) return false;
        return cards_ == other.cards_ && looseCards_ == other.looseCards_ && faceUp_ == other.faceUp_ &&
               loose_ == other.loose_ && pile_ == other.pile_ && known_ == other.known_;
    }

  private:
    void takeOff(CardId card) {
        cards_[pile_[card]].remove(card);
        --size_[pile_[card]];
        if constexpr (FirstGrid < Piles)
            if (pile_[card] >= FirstGrid) onSquare_[place_[card]] = kNoCard;
    }
    void put(CardId card, PileId to, int place) {
        if constexpr (FirstGrid < Piles)
            if (to >= FirstGrid) onSquare_[static_cast<std::size_t>(place)] = card;
        cards_[to].add(card);
        ++size_[to];
        pile_[card] = to;
        place_[card] = static_cast<std::uint8_t>(place + floor_[to]);
    }

    std::array<CardSet, Piles> cards_{};
    CardSet looseCards_;
    CardSet faceUp_;
    std::array<std::uint8_t, Piles> loose_{};
    std::array<std::uint8_t, Piles> size_{};  ///< settled and loose
    std::array<std::uint8_t, Piles> floor_{}; ///< the value in place_ of the lowest place
    std::array<PileId, Cards> pile_;
    std::array<std::uint8_t, Cards> place_{};
    std::array<SeatSet, Cards> known_{};
    struct NoSquares {};
    /// Reverse index: redundant with the grids' cards and their places.
    [[no_unique_address]] std::conditional_t<(Squares > 0), std::array<CardId, Squares>, NoSquares> onSquare_;
};

} // namespace drawbridge
