// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/anyoptions.h"
#include "castles/game.h"
#include "castles/plays.h"
#include "exam.h"

namespace drawbridge {

namespace castles {

/// All cards, wherever they are; the ATTACK cards of the running assault lie on the table.
inline Heap everyCard(const Position& p) {
    Heap all;
    const auto addHeap = [&](Heap heap) { all.takeAll(heap); };
    addHeap(p.deck);
    addHeap(p.discards);
    for (const Heap& hand : p.hand) addHeap(hand);
    if (p.inPlay != kNoKind) all.add(p.inPlay);
    for (const Castle& castle : p.castle) {
        if (castle.base == kNoKind) continue;
        all.add(castle.base);
        if (castle.upgrade != kNoKind) all.add(castle.upgrade);
        for (std::size_t place = 0; place < castle.defences; ++place) all.add(castle.defence[place]);
    }
    for (const Fallen& fallen : p.fallen) // a fallen castle's card is counted with the castles
        if (fallen.kind != kNoKind && !fallen.isCastle()) all.add(fallen.kind);
    if (p.turn.target != kNobody)
        for (const Laid& laid : p.laid)
            if (laid.counts && laid.assault + 1 == p.turn.assaults) all.add(laid.kind);
    return all;
}

inline std::string wrongHeap(const Heap& heap) {
    int cards = 0;
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        cards += heap.count[kind];
        if (heap.has(kind) != (heap.count[kind] > 0)) return "a heap that does not know what it holds";
    }
    return cards == heap.size ? std::string() : "a heap that has miscounted";
}

inline std::string wrongCastle(const Position& p, std::uint8_t number) {
    const Castle& castle = p.castle[number];
    const bool stands = ownerOf(p, number) != kNobody;
    const bool lies = (p.lying >> number & 1) != 0;
    if (stands && lies) return "a castle that stands and has fallen";
    if ((castle.base != kNoKind) != (stands || lies))
        return "a castle that is nowhere, or a place without one";
    if (castle.base == kNoKind)
        return castle == Castle() ? std::string() : "a castle that is gone and is not";
    if (castle.base != kCastle && castle.base != kPuppet) return "a castle that is none";
    if (castle.upgrade != kNoKind && !isUpgrade(castle.upgrade)) return "an upgrade that is none";
    if (lies && !castle.isBare()) return "a fallen castle with DEFENSES on it"; // CASTLES-CASTLE-8
    int fallen = 0;
    for (const Fallen& one : p.fallen)
        if (one.castle == number && !one.isCastle()) ++fallen;
    if (fallen != castle.fallen) return "a castle that has miscounted what fell of it";
    if (castle.defences > kMostDefences) return "more than three DEFENSES"; // CASTLES-DEF-4
    for (std::size_t place = 0; place < castle.defences; ++place) {
        if (!isDefence(castle.defence[place]) && castle.defence[place] != kRushed)
            return "a DEFENSE that is none";
        if (place > 0 && castle.order[place] <= castle.order[place - 1]) return "a stack out of order";
        if (castle.fallen == 0 && castle.order[place] != place) return "a stack with gaps";
    }
    return {};
}

} // namespace castles

template <>
struct ExamPaper<CastlesGame> {
    /// 60 rounds of eight turns; in each fewer than 250 decisions, of windows above all.
    static constexpr std::size_t kMostDecisions = 60 * 8 * 250;

    static std::string wrong(const castles::Position& p) {
        using namespace castles;
        if (!(everyCard(p) == cardsInGame(p.options))) return "a card has got lost, or one come in";
        for (const Heap* heap : {&p.deck, &p.discards})
            if (std::string what = wrongHeap(*heap); !what.empty()) return what;
        for (std::uint8_t number = 0; number < kMostCastles; ++number)
            if (std::string what = wrongCastle(p, number); !what.empty()) return what;
        const bool assault = p.turn.target != kNobody;
        for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            const Heap& hand = p.hand[seat];
            if (std::string what = wrongHeap(hand); !what.empty()) return what;
            const bool lives = p.isLiving(seat);
            if (seat >= p.seats() && (lives || !hand.empty())) return "somebody who does not sit here";
            if (lives && hand.size > handLimit(p, seat)) return "a hand that is too large"; // CASTLES-HAND-2
            if (!lives && !hand.empty() && !contains(p.turn.spoils, seat)) return "a dead seat with a hand";
            if (!lives && p.standing[seat] != 0) return "a dead seat with a castle";
            if (lives && p.standing[seat] == 0 && !assault && p.drawer != seat)
                return "a living seat without a castle"; // CASTLES-ELIM-1
            if (lives != (p.master[seat] != kNobody)) return "a dead seat's puppet, or a living nobody's";
            if (lives && !contains(p.masters, p.master[seat])) return "a puppet whose master is none";
            if (contains(p.masters, seat) && p.master[seat] != seat) return "a master with a master";
            if (lives && p.fell[seat] != 0) return "a seat that has died and lives";
            if (p.six[seat] != kNobody && !lives) return "a dead seat that holds six castles";
        }
        if (p.phase != Phase::Over && p.phase != Phase::Deal && std::popcount(p.masters) < 2)
            return "one realm is left, and the game goes on"; // CASTLES-WIN-11
        if (p.phase != Phase::Over && p.phase != Phase::Deal && p.phase != Phase::First &&
            p.phase != Phase::Spoils && p.phase != Phase::Comes && !p.isLiving(p.host))
            return "a dead seat's turn";
        if (isQuiet(p) && !p.laid.empty()) return "an ATTACK card in a quiet round"; // CASTLES-ROUND-3
        if (assault && !p.options.on(Option::Leftover)) {
            Pool rest;
            for (const Laid& laid : p.laid)
                if (laid.counts && laid.assault + 1 == p.turn.assaults) steps::addTo(p, rest, laid.kind);
            int spent = 0;
            for (const Fallen& fallen : p.fallen)
                if (fallen.assault + 1 == p.turn.assaults) spent += fallen.value;
            const Pool& pool = p.turn.pool[p.turn.target];
            if (pool.any + pool.defencesOnly + spent != rest.any + rest.defencesOnly)
                return "a pool that does not add up"; // CASTLES-ATK-12
        }
        if (p.turn.defences > p.turn.limit) return "too many DEFENSES in a turn"; // CASTLES-DEF-3
        if (p.options.roundLimit() > 0 && p.round > p.options.roundLimit() + (p.phase == Phase::Over ? 1 : 0))
            return "a game that goes on too long";
        for (const Shown& shown : p.shown)
            if (!p.hand[shown.holder].has(shown.kind)) return "a card is known to be where it is not";
        return {};
    }

    /// A card of a hand that the seat does not see, and one of the deck or of another such hand.
    static bool exchangeUnknown(castles::Position& p, Seat seat, Rng& rng) {
        using namespace castles;
        std::vector<Heap*> hidden;
        for (Seat holder = 0; holder < p.seats(); ++holder)
            if (!seesHand(p, seat, holder) && !p.hand[holder].empty()) hidden.push_back(&p.hand[holder]);
        if (hidden.empty()) return false;
        const bool deck = !p.deck.empty() && !contains(p.turn.lookers, seat);
        Heap* one = hidden[rng.below(static_cast<std::uint32_t>(hidden.size()))];
        Heap* other = deck ? &p.deck : hidden[rng.below(static_cast<std::uint32_t>(hidden.size()))];
        const auto kindIn = [&](const Heap& heap) { return heap.at(static_cast<int>(rng.below(heap.size))); };
        const Kind first = kindIn(*one);
        const Kind second = kindIn(*other);
        const auto mayLeave = [&](const Heap* heap, Kind kind) { // known to be there: it stays
            for (Seat holder = 0; holder < p.seats(); ++holder)
                if (heap == &p.hand[holder] &&
                    steps::knownOf(p, seat, holder, kind) >= p.hand[holder].count[kind])
                    return false;
            return true;
        };
        if (one == other || first == second || !mayLeave(one, first) || !mayLeave(other, second)) return true;
        // What others have been shown is not the seat's to know either: it goes with the card.
        for (std::size_t i = p.shown.size(); i-- > 0;) {
            const Shown shown = p.shown[i];
            const bool gone = (&p.hand[shown.holder] == one && shown.kind == first) ||
                              (&p.hand[shown.holder] == other && shown.kind == second);
            if (gone) return true;
        }
        one->remove(first);
        other->remove(second);
        one->add(second);
        other->add(first);
        return true;
    }
};

/// Every number of seats, each value of each switch by itself with some number of them; then mixtures.
template <>
inline std::vector<castles::Options> combinations<CastlesGame>(int mixed, Seed seed) {
    Rng rng(seed);
    std::vector<castles::Options> all;
    for (int seats = 2; seats <= kMaxSeats; ++seats) all.push_back(castles::forSeats(seats));
    for (const castles::Options& options : castles::everySwitchOnce(rng)) all.push_back(options);
    for (int i = 0; i < mixed; ++i) all.push_back(castles::anyOptions(rng));
    return all;
}

} // namespace drawbridge
