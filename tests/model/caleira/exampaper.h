// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/game.h"
#include "exam.h"

namespace drawbridge {

template <>
struct ExamPaper<CastlesOfCaleira> {
    /// Twenty turns, each of a draw, a card and at most 28 effects (CALEIRA-RULING-10) of at most six
    /// decisions, chance among them.
    static constexpr std::size_t kMostDecisions = 20 * (2 + 28 * 6);

    static std::string wrong(const caleira::Position& p) {
        using caleira::kOffer;
        using caleira::Phase;
        for (Seat seat = 0; seat < caleira::kMaxPlayers; ++seat) {
            for (const CardId card : p.table.cards(caleira::handOf(seat))) {
                if (!p.table.knows(seat, card)) return "a player who does not know a card of the hand";
                if (p.table.isFaceUp(card)) return "a card face up in a hand";
            }
            for (const CardId card : p.table.cards(caleira::castleOf(seat)))
                if (!p.table.knows(seat, card)) return "a player who does not know a piece of the castle";
            if (seat >= p.seats() && p.table.size(caleira::handOf(seat)) > 0) return "cards of nobody";
            if (!p.isIn(seat) && p.phase != Phase::Over &&
                p.table.size(caleira::handOf(seat)) + p.table.size(caleira::castleOf(seat)) > 0)
                return "cards of a player who is out"; // CALEIRA-END-5
        }
        if (p.isIn(p.turn) && p.phase == Phase::Play && p.table.empty(caleira::handOf(p.turn)))
            return "a player on turn without a card"; // CALEIRA-TURN-3
        for (const CardId card : p.table.cards(caleira::kDiscardPile))
            if (!p.table.isFaceUp(card)) return "a discarded card that lies face down"; // CALEIRA-INFO-3
        if (p.table.empty(kOffer) == (p.phase == Phase::GiveBack)) return "an offer at the wrong time";
        for (int i = 0; i < p.waiting; ++i)
            if (p.queue[static_cast<std::size_t>(i)].card == kNoCard) return "nothing pending in the queue";
        for (int i = p.waiting; i < caleira::kMostPending; ++i)
            if (p.queue[static_cast<std::size_t>(i)].card != kNoCard) return "an effect behind the queue";
        // CALEIRA-RULING-33: between turns all hands are equally full, until the deck has run out.
        if (p.phase == Phase::Draw)
            for (Seat seat = 0; seat < p.seats(); ++seat)
                if (p.isIn(seat) && p.table.size(caleira::handOf(seat)) != caleira::kHandSize)
                    return "a hand that is not two before a draw";
        if (p.phase == Phase::Over) {
            // CALEIRA-WIN-1: nobody who has won in the end has fewer points than another.
            for (Seat seat = 0; seat < p.seats() && p.ending == caleira::Ending::HandsEmpty; ++seat)
                for (Seat other = 0; other < p.seats(); ++other)
                    if (contains(p.winners, seat) && p.isIn(other) &&
                        caleira::pointsOf(p, other) > caleira::pointsOf(p, seat))
                        return "a winner with fewer points";
            if (p.winners == 0) return "an end without a winner";
        }
        return {};
    }

    /// Whatever else a position says of cards, it says of such as everybody has seen, or by their places.
    static void rederive(caleira::Position&) {}
};

} // namespace drawbridge
