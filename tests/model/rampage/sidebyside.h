// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/game.h"
#include "rampage/reference.h"
#include "secondrules.h"

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
        , plain(options.deck == nullptr ? plainrampage::houseEdition() : plainDeck(*options.deck),
                switchesOf<CastleRampage>(options)) {}

    /// A deck as the ledger's deck file says it.
    static std::vector<plainrampage::Card> plainDeck(const rampage::Deck& deck) {
        std::vector<plainrampage::Card> cards;
        for (int kind = 0; kind < deck.kindCount(); ++kind) {
            const rampage::CardKind& from = deck.kinds[static_cast<std::size_t>(kind)];
            plainrampage::Card card;
            card.slug = deck.words[static_cast<std::size_t>(kind)].slug;
            card.count = from.count;
            for (int unit = 0; unit < rampage::kUnits; ++unit)
                if (from.isUnit(static_cast<rampage::Unit>(unit)))
                    card.units.insert(std::string(rampage::unitName(static_cast<rampage::Unit>(unit))));
            if (from.attacks()) card.attack = from.attack;
            card.gate = from.value[0];
            card.castle = from.value[1];
            card.purple = from.purple;
            card.playable = from.playable;
            card.permanent = from.permanent;
            for (std::size_t i = 0; i < from.costs; ++i)
                card.cost.push_back(
                    from.cost[i] == rampage::kAnyCard
                        ? "any"
                        : std::string(rampage::unitName(static_cast<rampage::Unit>(from.cost[i]))));
            card.defendCost = from.defendCost;
            if (from.bonusUnit != rampage::kNoUnit) card.bonusUnit = rampage::unitName(from.bonusUnit);
            card.bonusAmount = from.bonusAmount;
            card.bonusMost = from.bonusMost;
            card.route = from.route == rampage::Route::Choose       ? "choose"
                         : from.route == rampage::Route::CastleOnly ? "castle-only"
                                                                    : "gate-first";
            for (std::size_t i = 0; i < from.effects; ++i) {
                const rampage::Effect& effect = from.effect[i];
                const char* where = effect.where == rampage::kAtGate     ? "gate"
                                    : effect.where == rampage::kAtCastle ? "castle"
                                                                         : "both";
                card.effects.push_back({std::string(rampage::triggerName(effect.when)),
                                        std::string(rampage::opName(effect.op)), effect.n, effect.cards,
                                        where});
            }
            cards.push_back(card);
        }
        return cards;
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
        return differentMoves<CastleRampage>(p, plain.legalMoves());
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
