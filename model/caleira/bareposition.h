// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/position.h"
#include "core/bareoptions.h"
#include "core/bits.h"
#include "core/rng.h"

#include <array>
#include <bit>

// A game in which nobody looks: for playouts, which need of a position only what decides how it ends.
namespace drawbridge::caleira {

/// A table without eyes: it has the functions of Table that the rules use, but keeps no seat's knowledge. A
/// set of cards is one small number.
class BareTable {
  public:
    explicit BareTable(const Table<kCards, kPiles>& table)
        : faceUp_(table.faceUp().window(0, kCards)) {
        for (PileId pile = 0; pile < kPiles; ++pile) {
            cards_[pile] = table.cards(pile).window(0, kCards);
            looseIn_[pile] = static_cast<std::uint8_t>(table.looseIn(pile));
        }
        for (CardId card = 0; card < kCards; ++card) { // without branches: this is a good part of a playout
            const bool isLoose = table.loose().contains(card);
            pile_[card] = table.pileOf(card);
            place_[card] = isLoose ? loose_ : static_cast<std::uint8_t>(table.placeOf(card));
            unseen_[loose_] = card;
            loose_ = static_cast<std::uint8_t>(loose_ + isLoose);
        }
    }

    Cards cards(PileId pile) const { return cards_[pile]; }
    /// The loose cards, in any order.
    int looseCards() const { return loose_; }
    CardId looseCard(int index) const { return unseen_[static_cast<std::size_t>(index)]; }
    Cards faceUp() const { return faceUp_; }
    bool isFaceUp(CardId card) const { return (faceUp_ & bit(card)) != 0; }
    PileId pileOf(CardId card) const { return pile_[card]; }
    int placeOf(CardId card) const { return place_[card]; } ///< of a card in the deck

    int looseIn(PileId pile) const { return looseIn_[pile]; }
    int size(PileId pile) const { return bitCount(cards_[pile]) + looseIn(pile); }
    bool empty(PileId pile) const { return cards_[pile] == 0 && looseIn_[pile] == 0; }
    /// Of the deck, or of a pile that never holds more than one card.
    CardId at(PileId pile, int place) const {
        for (Cards rest = cards_[pile]; rest != 0; rest &= rest - 1) {
            const auto card = static_cast<CardId>(std::countr_zero(rest));
            if (place_[card] == place) return card;
        }
        return kNoCard;
    }
    CardId top(PileId pile) const { return at(pile, size(pile) - 1); }

    void move(CardId card, PileId to, int place) {
        cards_[pile_[card]] &= ~bit(card);
        put(card, to, place);
    }
    void moveToTop(CardId card, PileId to) { move(card, to, size(to)); }
    void settle(CardId card, PileId, PileId to, int place) {
        const CardId last = unseen_[--loose_];
        unseen_[place_[card]] = last;
        place_[last] = place_[card];
        --looseIn_[kDeck];
        put(card, to, place);
    }
    void turnUp(CardId card) { faceUp_ |= bit(card); }
    void turnDown(CardId card) { faceUp_ &= ~bit(card); }
    void show(CardId, SeatSet) {}
    void forget(CardId, SeatSet) {}

    /// Lays the cards of the table that this one was made from as they lie here. Who plays knows their own.
    void layOut(Table<kCards, kPiles>& table) const {
        for (CardId card = 0; card < kCards; ++card) {
            const PileId pile = pile_[card];
            if (pile == Table<kCards, kPiles>::kNoPile) continue; // loose yet, or not in the game
            if (table.loose().contains(card))
                table.settle(card, kDeck, pile, place_[card]);
            else
                table.move(card, pile, place_[card]);
            table.show(card, kOwnersOf[pile]);
        }
        const Cards wereUp = table.faceUp().window(0, kCards);
        for (Cards rest = wereUp & ~faceUp_; rest != 0; rest &= rest - 1)
            table.turnDown(static_cast<CardId>(std::countr_zero(rest)));
        for (Cards rest = faceUp_ & ~wereUp; rest != 0; rest &= rest - 1)
            table.turnUp(static_cast<CardId>(std::countr_zero(rest)));
    }

  private:
    /// Who sees what lies in each pile, if it is anybody's.
    static constexpr std::array<SeatSet, kPiles> kOwnersOf = [] {
        std::array<SeatSet, kPiles> owners{};
        for (Seat seat = 0; seat < kMaxPlayers; ++seat)
            owners[handOf(seat)] = owners[castleOf(seat)] = only(seat);
        return owners;
    }();

    void put(CardId card, PileId to, int place) {
        cards_[to] |= bit(card);
        pile_[card] = to;
        place_[card] = static_cast<std::uint8_t>(place);
    }

    std::array<Cards, kPiles> cards_;
    Cards faceUp_;
    std::uint8_t loose_ = 0;
    std::array<std::uint8_t, kPiles> looseIn_;
    std::array<PileId, kCards> pile_;
    std::array<std::uint8_t, kCards> place_; ///< of a card in the deck, or of a loose one in the next
    std::array<CardId, kCards + 1> unseen_;  ///< the loose ones
};

/// A position with such a table; its other members are those of Position.
template <class HasOptions>
struct BarePosition : HasOptions {
    explicit BarePosition(const Position& p)
        : HasOptions(p.options)
        , table(p.table)
        , queue(p.queue)
        , waiting(p.waiting)
        , acting(p.acting)
        , throned(p.throned)
        , activated(p.activated)
        , phase(p.phase)
        , turn(p.turn)
        , starter(p.starter)
        , partner(p.partner)
        , picked(pickedPiece(p))
        , out(p.out)
        , ending(p.ending)
        , winners(p.winners)
        , turns(p.turns) {
        for (Seat seat = 0; seat < kMaxPlayers; ++seat)
            rowEnd[seat] = static_cast<std::uint8_t>(nextPlace(p, seat));
    }

    bool isIn(Seat seat) const { return !contains(out, seat); }

    BareTable table;
    std::array<Effect, kMostPending> queue;
    std::uint8_t waiting;
    Effect acting;
    Cards throned;
    Cards activated;
    Phase phase;
    Seat turn;
    Seat starter;
    Seat partner;
    CardId picked; ///< the piece looked at, or picked first
    SeatSet out;
    Ending ending;
    SeatSet winners;
    std::uint8_t turns;
    std::array<std::uint8_t, kMaxPlayers> rowEnd; ///< the place of each castle's next piece, or further right
};

// What the rules ask of any position: see position.h and rules.cpp.

template <class O>
Cards cardsIn(const BarePosition<O>& p, PileId pile) {
    return p.table.cards(pile);
}
template <class O>
CardId randomLoose(const BarePosition<O>& p, Rng& rng) {
    return p.table.looseCard(static_cast<int>(rng.below(static_cast<std::uint32_t>(p.table.looseCards()))));
}
template <class O>
Cards faceUp(const BarePosition<O>& p) {
    return p.table.faceUp();
}
template <class O>
Seat ownerOf(const BarePosition<O>& p, CardId piece) {
    return static_cast<Seat>(p.table.pileOf(piece) - kFirstCastle);
}
template <class O>
int nextPlace(BarePosition<O>& p, Seat seat) {
    return p.rowEnd[seat]++;
}
template <class O>
CardId pickedPiece(const BarePosition<O>& p) {
    return p.picked;
}
template <class O>
void pick(BarePosition<O>& p, CardId card) {
    p.picked = card;
}
template <class O>
void clearPick(BarePosition<O>& p) {
    p.picked = kNoCard;
}
/// With nobody looking, equal cards are the same.
template <class O>
CardId takeFromHand(BarePosition<O>& p, Seat seat, std::uint8_t kind, SeatSet) {
    return static_cast<CardId>(std::countr_zero(p.table.cards(handOf(seat)) & kCardsOf[kind]));
}

} // namespace drawbridge::caleira
