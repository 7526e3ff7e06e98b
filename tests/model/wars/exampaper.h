// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exam.h"
#include "wars/anyoptions.h"
#include "wars/game.h"

namespace drawbridge {

template <>
struct ExamPaper<CastleWars> {
    /// 400 turns (WARS-WIN-9), each of its windows and phases with what is in a hand.
    static constexpr std::size_t kMostDecisions = 400 * 300;

    static std::string wrong(const wars::Position& p) {
        using namespace wars;
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            for (const Deck deck : {Deck::Soldiers, Deck::Resources}) {
                const PileId hand = handOf(seat, deck);
                if (p.table.looseIn(hand) > 0) return "a card in a hand that nobody has seen";
                for (const CardId card : p.table.cards(hand)) {
                    if (p.table.isFaceUp(card)) return "a hand card that lies face up";
                    if (!p.table.knows(seat, card)) return "a player who does not know the own hand";
                    if (isSoldier(p, card) != (deck == Deck::Soldiers))
                        return "a hand in which soldiers and resources are mixed";
                    if (kindOf(card) == kDragon && !p.plays(seat, Faction::DragonTamers))
                        return "a dragon in a hand that it does not serve"; // WARS-DRG-5
                }
                for (const CardId card : p.table.cards(discardOf(seat, deck))) {
                    if (!p.table.isFaceUp(card)) return "a discarded card that lies face down"; // WARS-INFO-6
                    if (isSoldier(p, card) != (deck == Deck::Soldiers)) return "a card in the wrong discard";
                }
                for (const CardId card : p.table.cards(deckOf(seat, deck)))
                    if (p.table.isFaceUp(card)) return "a card of a deck that lies face up";
            }
            if (p.plays(seat, Faction::WarMongers) && !isSetup(p.phase))
                for (const Deck deck : {Deck::Soldiers, Deck::Resources}) // WARS-WMG-4, -7
                    if (!p.table.empty(deckOf(seat, deck)) || !p.table.empty(handOf(seat, deck)))
                        return "War-Mongers with a deck or a hand";
            for (unsigned slot = 0; slot < kMostSlots; ++slot) {
                const PileId pile = slotOf(seat, slot);
                if (slot >= slotsOf(p, seat) && !p.table.empty(pile)) return "a fourth pile"; // WARS-PILE-3
                if (p.table.looseIn(pile) > 0) return "a card in a pile that nobody has seen";
                for (const CardId card : p.table.cards(pile))
                    if (!p.table.knows(seat, card))
                        return "a player who does not know the own piles"; // WARS-INFO-1
            }
            if (!isSetup(p.phase) && p.phase != Phase::Over && p.phase != Phase::Lay &&
                p.phase != Phase::JackLay && p.lifted == 0 && standing(p, seat) == 0)
                return "a player without soldiers, and the game goes on"; // WARS-WIN-1
            if (p.phase != Phase::Raise && p.phase != Phase::Over && !p.table.empty(captivesOf(seat)))
                return "a captive that nobody takes in";
        }
        for (const CardId card : p.infected | p.mechanised) {
            const PileId pile = p.table.pileOf(card);
            if (!isSlot(pile) && pile != kLifted) return "a mark on a card that is not in play"; // WARS-INF-6
        }
        if ((p.lifted != 0) !=
            (p.phase == Phase::Lay || p.phase == Phase::JackLay || !p.table.empty(kLifted)))
            return "a card lifted, and none in the air, or the other way round";
        int twice = 0;
        for (const std::uint8_t times : p.spent) {
            if (times > (isSeat(p.turn) && p.plays(p.turn, Faction::Berserkers) ? 2 : 1))
                return "a pile that attacked too often"; // WARS-ATK-2, WARS-BRK-2
            twice += times > 1 ? 1 : 0;
        }
        if (twice > 1) return "two piles that attacked twice"; // WARS-BRK-3
        if (p.turns > kMostTurns || p.idle > kIdleTurns) return "a game that goes on too long";
        return {};
    }

    static int kindOf(CardId card) { return wars::kindOf(card); }
    /// Both are soldiers of one pack, or both resources (WARS-INFO-8).
    static bool areAlike(CardId one, CardId other) {
        return wars::packOf(one) == wars::packOf(other) &&
               wars::isSoldierKind(wars::kindOf(one)) == wars::isSoldierKind(wars::kindOf(other));
    }
    static bool follows(const wars::Position& p, Seat seat, CardId card) {
        return wars::follows(p, seat, card);
    }
    /// The marks of two cards that have swapped places on the table stay where they were.
    static void exchanged(wars::Position& p, CardId one, CardId other) {
        for (CardSet* set :
             {&p.infected, &p.mechanised, &p.dying, &p.killed, &p.saved, &p.toSave, &p.given}) {
            const bool first = set->contains(one);
            if (first == set->contains(other)) continue;
            set->remove(first ? one : other);
            set->add(first ? other : one);
        }
        std::swap(p.mix[one], p.mix[other]);
    }

    /// Two cards of the enemy's piles and hand that the seat could not follow change places: what it knows of
    /// them goes with them, what lies on them stays where it was.
    static bool exchangeMixed(wars::Position& p, Seat seat, Rng& rng) {
        using namespace wars;
        if (!isSeat(seat)) return false;
        std::vector<std::pair<CardId, CardId>> pairs;
        CardSet mixed;
        const auto addMixed = [&](PileId pile) {
            for (const CardId card : p.table.cards(pile))
                if (p.mix[card] != 0 && !p.table.isFaceUp(card)) mixed.add(card);
        };
        for (unsigned slot = 0; slot < kMostSlots; ++slot) addMixed(slotOf(other(seat), slot));
        addMixed(handOf(other(seat), Deck::Soldiers));
        for (const CardId one : mixed)
            for (const CardId two : mixed)
                if (one < two && p.mix[one] == p.mix[two]) pairs.emplace_back(one, two);
        if (pairs.empty()) return false;
        const auto [one, two] = pairs[rng.below(static_cast<std::uint32_t>(pairs.size()))];
        const PileId pile = p.table.pileOf(one);
        const int place = p.table.placeOf(one);
        const PileId otherPile = p.table.pileOf(two);
        const int otherPlace = p.table.placeOf(two);
        p.table.move(one, otherPile, otherPlace);
        p.table.move(two, pile, place);
        exchanged(p, one, two);
        return true;
    }
};

/// There are too many pairs of factions to combine everything with everything: plain games, each faction
/// against itself and each value of each switch, in some size; then mixtures.
template <>
inline std::vector<wars::Options> combinations<CastleWars>(int mixed, Seed seed) {
    Rng rng(seed);
    std::vector<wars::Options> all{wars::Options(), wars::Options().set(wars::Option::Size, 1)};
    for (int index = 0; index < wars::kFactions; ++index) {
        const auto faction = static_cast<wars::Faction>(index);
        all.push_back(wars::pairing(faction, faction, rng.below(2) == 0));
    }
    for (const wars::Options& options : wars::everySwitch(1, rng)) all.push_back(options);
    for (int i = 0; i < mixed; ++i) all.push_back(wars::anyOptions(rng));
    return all;
}

} // namespace drawbridge
