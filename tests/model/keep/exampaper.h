// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exam.h"
#include "keep/game.h"

namespace drawbridge {

template <>
struct ExamPaper<CastleKeep> {
    /// 500 turns (KEEP-LIMIT-2), each of at most two draws, a few dozen tiles built or interchanged, and the
    /// discards.
    static constexpr std::size_t kMostDecisions = 500 * 60;

    static std::string wrong(const keep::Position& p) {
        for (int castle = 0; castle < keep::kMaxCastles; ++castle) {
            const keep::Castle& squares = p.castle(castle);
            const PileId pile = keep::pileOfCastle(castle);
            int tiles = 0;
            for (keep::Square square = 0; square < keep::kSquares; ++square) {
                const CardId card = squares.tile[square];
                if (card != p.table.at(pile, square)) return "a castle that says other than its pile";
                if (square < keep::kRing && (squares.ring >> square & 1) != (card != kNoCard ? 1 : 0))
                    return "a castle that does not know its ring";
                if (card == kNoCard) continue;
                ++tiles;
                if (keep::sortOf(keep::kindOf(card)) != keep::sortFor(square)) // KEEP-BUILD-3 to -5
                    return "a tile on a square of another sort";
                if (!p.table.isFaceUp(card)) return "a tile that lies face down in a castle";
            }
            if (tiles != p.table.size(pile)) return "a castle with more tiles than squares";
            if (tiles > 0 && castle >= keep::castleCount(p.options)) return "a castle that is not in play";
            if (tiles > 0 && (p.ruined >> castle & 1) != 0) return "tiles in a ruined castle";
        }
        for (Seat seat = 0; seat < keep::kMaxPlayers; ++seat) {
            std::uint32_t kinds = 0;
            for (const CardId card : p.table.cards(keep::handOf(seat))) {
                kinds |= 1u << keep::kindOf(card);
                if (!p.table.knows(seat, card)) return "a player who does not know a tile in the hand";
            }
            if (kinds != p.handKinds[seat]) return "a hand that says other than its pile";
            const bool betweenTurns = p.phase == keep::Phase::DrawFirst;
            if (betweenTurns && p.table.size(keep::handOf(seat)) > keep::kHandLimit) // KEEP-HAND-1
                return "more than four tiles in a hand between turns";
            if (p.table.size(keep::handOf(seat)) > 0 && contains(p.out, seat))
                return "a hand of a player out";
        }
        for (Seat seat = 0; seat < keep::kMaxPools; ++seat) {
            std::uint32_t kinds = 0;
            for (const CardId card : p.table.cards(keep::poolOf(seat))) {
                kinds |= 1u << keep::kindOf(card);
                if (!p.table.isFaceUp(card)) return "a captured tile that lies face down"; // KEEP-TAKEOVER-4
            }
            if (kinds != p.poolKinds[seat]) return "a pool that says other than its pile";
        }
        for (const CardId card : p.table.cards(keep::kDiscardPile))
            if (!p.table.isFaceUp(card)) return "a discarded tile that lies face down"; // KEEP-SETUP-6
        if (!p.options.takeover() && p.table.size(keep::poolOf(0)) + p.table.size(keep::poolOf(1)) > 0)
            return "captured tiles without Takeover";
        if (!p.options.on(keep::Option::DestroyedTilesGo) && p.table.size(keep::kOutOfGame) > 0)
            return "tiles out of the game without the switch";
        return {};
    }

    static void rederive(keep::Position& p) {
        for (Seat seat = 0; seat < p.seats(); ++seat) {
            p.handKinds[seat] = 0;
            for (const CardId card : p.table.cards(keep::handOf(seat)))
                p.handKinds[seat] |= 1u << keep::kindOf(card);
        }
    }
};

} // namespace drawbridge
