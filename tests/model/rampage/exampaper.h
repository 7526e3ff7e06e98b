// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exam.h"
#include "rampage/game.h"

namespace drawbridge {

template <>
struct ExamPaper<CastleRampage> {
    /// 300 turns (RAMPAGE-LIMIT-3); a deck of one's own may draw and play a great deal in each.
    static constexpr std::size_t kMostDecisions = 300 * 400;

    static std::string wrong(const rampage::Position& p) {
        using namespace rampage;
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            for (const PileId pile : {handOf(seat), asideOf(seat), pileOf(Structure::Gate, seat),
                                      pileOf(Structure::Castle, seat)})
                for (const CardId card : p.table.cards(pile)) {
                    // Both tops are turned before they fall together (RAMPAGE-SUMMON-1).
                    if (p.table.isFaceUp(card) && p.phase != Phase::Crash)
                        return "a card of a hand or stack that lies face up";
                    if (!p.table.knows(seat, card)) return "a player who does not know a card of the own";
                }
            for (const PileId pile : {rowOf(seat), restingOf(seat)})
                for (const CardId card : p.table.cards(pile))
                    if (!p.table.isFaceUp(card)) return "a permanent or resting card that lies face down";
            for (const CardId card : p.table.cards(rowOf(seat)))
                if (!p.deck->of(card).permanent) return "a card in play that is not permanent";
            if (!p.table.empty(restingOf(seat)) && seat != p.turn) return "a card that rests in another turn";
            for (const PileId stack : {pileOf(Structure::Gate, seat), pileOf(Structure::Castle, seat)}) {
                if (p.firsts[firstsOf(stack)] > p.table.size(stack))
                    return "more cards of the setup than cards";
                if (p.table.looseIn(stack) > 0) return "a card of a stack that nobody has placed";
            }
            if (p.phase != Phase::Over && p.stage != Stage::Setup &&
                p.table.empty(pileOf(Structure::Castle, seat)))
                return "a Castle without cards, and the game goes on"; // RAMPAGE-END-1
        }
        for (const CardId card : p.table.cards(kDiscardPile))
            if (!p.table.isFaceUp(card)) return "a discarded card that lies face down"; // RAMPAGE-DISC-2
        if (p.table.size(kInPlay) > 1) return "two cards in play";                      // RAMPAGE-PLAY-6
        if ((p.playing != kNoCard) != (p.table.size(kInPlay) > 0)) return "a card in play that nobody plays";
        if (p.phase == Phase::Main && p.table.size(kInPlay) > 0) return "a card in play that has no end";
        if (p.stage == Stage::Setup)
            for (PileId pile = kFirstHand; pile < kPiles; ++pile)
                if (!(p.table.cards(pile) & p.deck->purple()).empty())
                    return "a purple card in the setup"; // RAMPAGE-PREP-3
        if (p.strength < 0) return "an attack of less than nothing";
        return {};
    }

    /// The card in play is the one that lies there.
    static void rederive(rampage::Position& p) {
        if (p.playing != kNoCard) p.playing = p.table.cards(rampage::kInPlay).first();
    }
};

} // namespace drawbridge
