// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bareoptions.h"
#include "rampage/position.h"

#include <array>

// A game in which nobody looks: for playouts, which need of a position only what decides how it ends.
namespace drawbridge::rampage {

/// A table without eyes: it has the functions of Table that the rules use, but keeps no seat's knowledge, and
/// finds the top of a stack without looking for it. Equal cards are the same on it.
class BareTable {
  public:
    explicit BareTable(const Table<kMaxCards, kPiles>& table)
        : looseCards_(table.loose()) {
        for (PileId pile = 0; pile < kPiles; ++pile) {
            loose_[pile] = static_cast<std::uint8_t>(table.looseIn(pile));
            for (const CardId card : table.cards(pile)) put(card, pile, table.placeOf(card));
        }
    }

    int size(PileId pile) const { return cards_[pile].size() + loose_[pile]; }
    bool empty(PileId pile) const { return loose_[pile] == 0 && cards_[pile].empty(); }
    const CardSet& cards(PileId pile) const { return cards_[pile]; }
    const CardSet& loose() const { return looseCards_; }
    CardId top(PileId pile) const {
        return cards_[pile].empty() ? kNoCard : order_[pile][slot(pile, size(pile) - 1)];
    }
    static CardId uppermost(CardSet equal) { return equal.first(); }

    void move(CardId card, PileId to, int place) {
        cards_[pile_[card]].remove(card);
        put(card, to, place);
    }
    void moveToTop(CardId card, PileId to) { move(card, to, size(to)); }
    void moveToBottom(CardId card, PileId to) {
        --floor_[to];
        move(card, to, 0);
    }
    void raiseBottom(PileId pile) {
        const CardId card = order_[pile][slot(pile, 0)];
        ++floor_[pile];
        order_[pile][slot(pile, size(pile) - 1)] = card;
    }
    void closeUpAbove(CardId) {}
    void shuffleInto(CardSet cards, PileId to) {
        for (CardSet& pile : cards_) pile -= cards;
        looseCards_ |= cards;
        loose_[to] = static_cast<std::uint8_t>(loose_[to] + cards.size());
    }
    void settle(CardId card, PileId from, PileId to, int place) {
        looseCards_.remove(card);
        --loose_[from];
        put(card, to, place);
    }

    void turnUp(CardId) {}
    void turnDown(CardId) {}
    void show(CardId, SeatSet) {}
    void forget(CardId, SeatSet) {}
    static bool knows(Seat, CardId) { return false; }

  private:
    void put(CardId card, PileId to, int place) {
        cards_[to].add(card);
        pile_[card] = to;
        order_[to][slot(to, place)] = card;
    }
    std::uint8_t slot(PileId pile, int place) const {
        return static_cast<std::uint8_t>(floor_[pile] + place);
    }

    std::array<CardSet, kPiles> cards_;
    CardSet looseCards_;
    std::array<std::uint8_t, kPiles> loose_;
    std::array<std::uint8_t, kPiles> floor_{}; ///< where in order_ the lowest place of a pile is
    std::array<PileId, kMaxCards> pile_;       ///< of settled cards
    /// The cards of each pile from the bottom up, round and round: right for piles that lose only their top
    /// card, and asked only of those.
    std::array<std::array<CardId, 0x100>, kPiles> order_;
};

/// A position with such a table.
template <class HasOptions>
struct BarePosition : State, HasOptions {
    explicit BarePosition(const Position& p)
        : State(p)
        , HasOptions(p.options)
        , table(p.table) {}

    BareTable table;
};

} // namespace drawbridge::rampage
