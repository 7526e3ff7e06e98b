// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/game.h"
#include "caleira/reference.h"
#include "secondrules.h"

#include <algorithm>
#include <string>
#include <vector>

// A game of Castles of Caleira on the program's rules and on the plain ones of reference.cpp at once.
namespace drawbridge {

struct SideBySide {
    caleira::Position p;
    plaincaleira::Game plain;

    explicit SideBySide(const caleira::Options& options)
        : p(caleira::start(options))
        , plain(options.seats, switchesOf<CastlesOfCaleira>(options)) {}

    void play(Move move) {
        plain.play(caleira::toText(p, move));
        caleira::apply(p, move);
    }

    /// What the two do not agree on; empty if they do.
    std::string difference() const {
        using namespace caleira;
        for (Seat seat = 0; seat < p.seats(); ++seat) {
            const auto index = static_cast<std::size_t>(seat);
            if (namesIn(handOf(seat)) != sorted(plain.hands[index])) return "a hand";
            const Row row = rowOf(p, seat);
            if (row.size != static_cast<int>(plain.castles[index].size())) return "the size of a castle";
            for (int rank = 0; rank < row.size; ++rank) {
                const CardId card = row.piece[static_cast<std::size_t>(rank)];
                const auto& piece = plain.castles[index][static_cast<std::size_t>(rank)];
                if (faceName(kindOf(card)) != piece.name) return "a piece";
                if (p.table.isFaceUp(card) != piece.up) return "which side of a piece is up";
            }
            if (p.isIn(seat) != (plain.out.count(seat) == 0)) return "who is out";
            if (pointsOf(p, seat) != plain.points(seat)) return "the points of a castle";
        }
        if (p.table.size(kDeck) !=
            static_cast<int>(plain.knownTop.size() + plain.unseen.size()) - plain.takenOut)
            return "the size of the deck";
        std::vector<std::string> top;
        for (int place = p.table.size(kDeck) - 1; place >= p.table.looseIn(kDeck); --place)
            top.push_back(faceName(kindOf(p.table.at(kDeck, place))));
        if (p.phase != Phase::OrderAgain && top != plain.knownTop) return "the top of the deck";
        std::vector<std::string> discard;
        for (int place = 0; place < p.table.size(kDiscardPile); ++place)
            discard.push_back(faceName(kindOf(p.table.at(kDiscardPile, place))));
        if (discard != plain.discard) return "the discard pile";
        if (p.waiting != plain.queue.size()) return "how many effects are pending";
        for (std::size_t i = 0; i < plain.queue.size(); ++i)
            if (faceName(kindOf(p.queue[i].card)) != plain.queue[i].name ||
                p.queue[i].owner != plain.queue[i].owner)
                return "the queue";
        if (p.turns != plain.turns) return "the number of turns";
        const int who = decider(p) == kNobody ? -2 : decider(p) == kChance ? -1 : decider(p);
        if (who != plain.decider()) return "who decides";
        if (who == -2) {
            if (endingClause(p).id() != plain.ending) return "the ending";
            for (Seat seat = 0; seat < p.seats(); ++seat) {
                const double share =
                    plain.winners.count(seat) > 0 ? 1.0 / static_cast<double>(plain.winners.size()) : 0;
                if (score(p, seat) != share) return "the winners";
            }
            return {};
        }
        return differentMoves<CastlesOfCaleira>(p, plain.legalMoves());
    }

  private:
    static std::vector<std::string> sorted(std::vector<std::string> names) {
        std::sort(names.begin(), names.end());
        return names;
    }
    std::vector<std::string> namesIn(PileId pile) const {
        std::vector<std::string> names;
        for (const CardId card : p.table.cards(pile))
            names.push_back(caleira::faceName(caleira::kindOf(card)));
        return sorted(names);
    }
};

} // namespace drawbridge
