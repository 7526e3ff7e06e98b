// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secondrules.h"
#include "wars/game.h"
#include "wars/reference.h"

#include <set>
#include <string>
#include <vector>

// A game of Castle Wars on the program's rules and on the plain ones of reference.cpp at once.
namespace drawbridge {

struct WarsSideBySide {
    wars::Position p;
    plainwars::Game plain;

    explicit WarsSideBySide(const wars::Options& options)
        : p(wars::start(options))
        , plain(switchesOf<CastleWars>(options)) {}

    void play(Move move) {
        plain.play(wars::toText(p, move));
        wars::apply(p, move);
    }

    /// What the two do not agree on; empty if they do.
    std::string difference() const {
        using namespace wars;
        const int who = decider(p) == kNobody ? -2 : decider(p) == kChance ? -1 : decider(p);
        if (who != plain.decider())
            return "who decides: " + std::to_string(who) + ", not " + std::to_string(plain.decider());
        for (Seat seat = 0; seat < kPlayers; ++seat)
            if (const std::string what = differenceOf(seat); !what.empty())
                return what + " of seat " + std::to_string(seat + 1);
        if (who == -2) {
            if (endingClause(p).id() != plain.ending) return "the ending";
            if ((isSeat(p.winner) ? p.winner : -1) != plain.winner) return "the winner";
        }
        if (plain.turn >= 0 && p.turn != plain.turn) return "whose turn it is";
        if (p.turns != plain.turns) return "the number of turns";
        if (p.idle != plain.idle) return "the number of idle turns";
        if (who == -2) return {};
        return differentMoves<CastleWars>(p, plain.legalMoves());
    }

  private:
    /// Before the first turn the cards lie where they like.
    bool playing() const { return plain.turn >= 0; }

    std::string differenceOf(Seat seat) const {
        using namespace wars;
        const plainwars::Player& one = plain.player[seat];
        if (!playing()) return {};
        if (p.options.factions() && factionName(p.faction[seat]) != one.faction) return "the faction";
        if (slotsOf(p, seat) != one.slots.size()) return "the number of slots";
        for (unsigned slot = 0; slot < one.slots.size(); ++slot) {
            const PileId pile = slotOf(seat, slot);
            const plainwars::Pile& cards = one.slots[slot];
            if (p.table.size(pile) != static_cast<int>(cards.size())) return "a pile";
            for (std::size_t place = 0; place < cards.size(); ++place)
                if (const std::string what =
                        differenceOf(seat, p.table.at(pile, static_cast<int>(place)), cards[place]);
                    !what.empty())
                    return what;
            if (!cards.empty() && isLocked(p, seat, slot) != cards.back().fights) return "who fights";
            if (seat == p.turn && p.spent[slot] != one.attacks[slot]) return "the attacks made";
        }
        if (p.queens[seat] != one.queens) return "the Queens at work";
        for (const Deck deck : {Deck::Soldiers, Deck::Resources}) {
            const bool soldiers = deck == Deck::Soldiers;
            if (namesIn(handOf(seat, deck)) != ranksOf(one.hand, soldiers)) return "the hand";
            if (p.table.size(deckOf(seat, deck)) != (soldiers ? one.soldierDeck : one.resourceDeck).size())
                return "a deck";
            const auto& discard = soldiers ? one.soldierDiscard : one.resourceDiscard;
            const std::multiset<std::string> lying = namesIn(discardOf(seat, deck));
            const std::multiset<std::string> expected = ranksOf(discard);
            if (!plain.carryingOut() && lying != expected)
                return "a discard (" + listed(lying) + ", not " + listed(expected) + ")";
        }
        return {};
    }

    std::string differenceOf(Seat seat, CardId card, const plainwars::Card& plainCard) const {
        using namespace wars;
        if (card == kNoCard || faceName(kindOf(card)) != plainCard.rank) return "a card";
        if (p.table.isFaceUp(card) != plainCard.up) return "which way up a card lies";
        if (p.infected.contains(card) != plainCard.infected) return "who is infected";
        if (decider(p) != kNobody && fightingValue(p, card) != plain.fightingValue(seat, plainCard))
            return "the value of a card";
        return {};
    }

    std::multiset<std::string> namesIn(PileId pile) const {
        std::multiset<std::string> names;
        for (const CardId card : p.table.cards(pile)) names.insert(wars::faceName(wars::kindOf(card)));
        return names;
    }
    static std::multiset<std::string> ranksOf(const std::vector<plainwars::Card>& cards) {
        std::multiset<std::string> ranks;
        for (const plainwars::Card& card : cards) ranks.insert(card.rank);
        return ranks;
    }
    static std::string listed(const std::multiset<std::string>& names) {
        std::string text;
        for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
        return text.empty() ? "nothing" : text;
    }
    static std::multiset<std::string> ranksOf(const std::vector<plainwars::Card>& cards, bool soldiers) {
        std::multiset<std::string> ranks;
        for (const plainwars::Card& card : cards)
            if (plainwars::isSoldier(card) == soldiers) ranks.insert(card.rank);
        return ranks;
    }
};

} // namespace drawbridge
