// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/game.h"
#include "rampage/reference.h"

#include <algorithm>
#include <string>
#include <vector>

// A game of Castle Rampage on the program's rules and on the plain ones of reference.cpp at once.
namespace drawbridge {

struct RampageSideBySide {
    rampage::Position p;
    plainrampage::Game plain;

    explicit RampageSideBySide(const rampage::Options& options)
        : p(rampage::start(options))
        , plain(plainrampage::houseEdition(), switchesOf(options)) {}

    static std::map<std::string, std::string> switchesOf(const rampage::Options& options) {
        std::map<std::string, std::string> switches;
        const auto specs = rampage::optionSpecs();
        for (std::size_t i = 0; i < specs.size(); ++i)
            if (options.value[i] != 0)
                switches[std::string(specs[i].name)] = std::string(specs[i].values[options.value[i]]);
        return switches;
    }

    void play(Move move) {
        plain.play(rampage::toText(p, move));
        rampage::apply(p, move);
    }

    /// What the two do not agree on; empty if they do.
    std::string difference() const {
        using namespace rampage;
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            const auto& player = plain.player[seat];
            if (cardsIn(handOf(seat)) != player.hand) return "a hand";
            if (stackIn(pileOf(Structure::Gate, seat)) != player.gate) return "a Gate";
            if (stackIn(pileOf(Structure::Castle, seat)) != player.castle) return "a Castle";
            if (cardsIn(asideOf(seat)) != player.aside) return "what has been set aside";
            if (cardsIn(rowOf(seat)) != player.row) return "the permanents";
            if (cardsIn(restingOf(seat)) != player.resting) return "who rests";
        }
        std::vector<std::string> discard = stackIn(kDiscardPile);
        std::reverse(discard.begin(), discard.end());
        if (discard != plain.discard) return "the discard pile";
        if (p.table.size(kDrawPile) != static_cast<int>(plain.drawPile.size())) return "the draw pile";
        if (p.turns != plain.turns) return "the number of turns";
        const int who = decider(p) == kNobody ? -2 : decider(p) == kChance ? -1 : decider(p);
        if (who != plain.decider())
            return "who decides: " + std::to_string(who) + ", not " + std::to_string(plain.decider());
        if (who == -2) {
            if (endingClause(p).id() != plain.ending) return "the ending";
            if ((isSeat(p.winner) ? p.winner : -1) != plain.winner) return "the winner";
            return {};
        }
        if (p.phase == Phase::Attack && p.strength != plain.strength) return "the strength";
        if (p.phase == Phase::Main && (p.plays != plain.plays || p.strengthened != plain.strengthened))
            return "what has been done this turn";
        MoveList list;
        legalMoves(p, list);
        std::set<std::string> moves;
        for (const Move move : list) moves.insert(toText(p, move));
        const std::set<std::string> expected = plain.legalMoves();
        for (const std::string& move : moves)
            if (expected.count(move) == 0) return "wrongly legal: " + move;
        for (const std::string& move : expected)
            if (moves.count(move) == 0) return "wrongly not legal: " + move;
        return {};
    }

  private:
    std::string nameOf(CardId card) const { return rampage::faceName(*p.deck, p.deck->kindOf(card)); }
    std::multiset<std::string> cardsIn(PileId pile) const {
        std::multiset<std::string> names;
        for (const CardId card : p.table.cards(pile)) names.insert(nameOf(card));
        return names;
    }
    /// Top first.
    std::vector<std::string> stackIn(PileId pile) const {
        std::vector<std::string> names;
        for (int place = p.table.size(pile) - 1; place >= 0; --place)
            names.push_back(nameOf(p.table.at(pile, place)));
        return names;
    }
};

} // namespace drawbridge
