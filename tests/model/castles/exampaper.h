// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "castles/anyoptions.h"
#include "castles/game.h"
#include "castles/plays.h"
#include "exam.h"

namespace drawbridge {

namespace castles {

inline std::string wrongCastle(const Position& p, std::uint8_t number) {
    const Castle castle = p.castle(number);
    const Stack& stack = p.stack[number];
    const Seat owner = ownerOf(p, number);
    const bool lies = (p.lying >> number & 1) != 0;
    if (castle.stands() != (owner != kNobody)) return "a castle that is nowhere, or a place without one";
    if (castle.stands() && lies) return "a castle that stands and has fallen";
    const auto itself = std::ranges::count_if(
        p.fallen, [&](const Fallen& one) { return one.isCastle() && one.castle == number; });
    if (itself != (lies ? 1 : 0)) return "a fallen castle that is not in the row";
    int fallen = 0;
    for (const Fallen& one : p.fallen)
        if (one.castle == number && !one.isCastle()) ++fallen;
    if (fallen != stack.fallen) return "a castle that has miscounted what fell of it";
    if (!castle.stands() && !lies && !(stack == Stack())) return "a castle that is gone and is not";
    for (int within = 0; within < kPlacesOfCastle; ++within) {
        const CardId card = castle.cardAt(within);
        if (card == kNoCard) continue;
        if (owner == kNobody || p.table.pileOf(card) != realmPileOf(owner) ||
            p.table.placeOf(card) != placeOf(number, within))
            return "a castle of which a part lies elsewhere";
    }
    if (!castle.stands()) return {};
    if (castle.base() != kCastle && castle.base() != kPuppet) return "a castle that is none";
    if (castle.upgrade() != kNoKind && !isUpgrade(castle.upgrade())) return "an upgrade that is none";
    for (int place = 0; place < castle.defences(); ++place) {
        if (castle.defence(place) == kNoKind) return "a stack with a hole";
        if (!isDefence(castle.defence(place)) && castle.defence(place) != kRushed)
            return "a DEFENSE that is none";
        if (place > 0 && castle.order(place) <= castle.order(place - 1)) return "a stack out of order";
        if (castle.fallen() == 0 && castle.order(place) != place) return "a stack with gaps";
    }
    return {};
}

/// Whether cards lie where the rest of the position says they do.
inline std::string wrongRows(const Position& p) {
    Cards row;
    if (p.turn.target != kNobody)
        for (const Laid& laid : p.laid)
            if (laid.counts && laid.assault + 1 == p.turn.assaults) row.add(laid.card);
    if (!(row == p.table.cards(kAssaultRow))) return "the assault row";
    Cards fallen;
    for (const Fallen& one : p.fallen) {
        if (one.card != kNoCard) fallen.add(one.card);
        if (const CardId upgrade = fallenUpgrade(p, one); upgrade != kNoCard) fallen.add(upgrade);
    }
    if (!(fallen == p.table.cards(kFallenRow))) return "the fallen row";
    if (p.table.size(kInPlayPile) > 1) return "two cards in play";
    if (p.table.looseIn(kDeckPile) != p.table.loose().size()) return "a loose card that is not in the deck";
    for (Seat seat = 0; seat < p.seats(); ++seat)
        for (const CardId card : p.table.cards(handOf(seat)))
            if (!p.table.knows(seat, card)) return "a hand that its holder does not know";
    return {};
}

} // namespace castles

template <>
struct ExamPaper<CastlesGame> {
    /// 60 rounds of eight turns; in each fewer than 250 decisions, of windows above all.
    static constexpr std::size_t kMostDecisions = 60 * 8 * 250;

    static std::string wrong(const castles::Position& p) {
        using namespace castles;
        if (std::string what = wrongRows(p); !what.empty()) return what;
        for (std::uint8_t number = 0; number < kMostCastles; ++number)
            if (std::string what = wrongCastle(p, number); !what.empty()) return what;
        const bool assault = p.turn.target != kNobody;
        for (Seat seat = 0; seat < kMaxSeats; ++seat) {
            const Heap hand = p.hand(seat);
            if (hand.kinds() != p.handKinds[seat]) return "a hand that does not know what it holds";
            const bool lives = p.isLiving(seat);
            if (seat >= p.seats() && (lives || !hand.empty())) return "somebody who does not sit here";
            if (lives && hand.size() > handLimit(p, seat))
                return "a hand that is too large"; // CASTLES-HAND-2
            if (!lives && !hand.empty() && !contains(p.turn.spoils, seat)) return "a dead seat with a hand";
            if (!lives && p.standing[seat] != 0) return "a dead seat with a castle";
            if (lives && p.standing[seat] == 0 && !assault && p.drawer != seat)
                return "a living seat without a castle"; // CASTLES-ELIM-1
            if (lives != (p.master[seat] != kNobody)) return "a dead seat's puppet, or a living nobody's";
            if (lives && !contains(p.masters, p.master[seat])) return "a puppet whose master is none";
            if (contains(p.masters, seat) && p.master[seat] != seat) return "a master with a master";
            if (lives && p.fell[seat] != 0) return "a seat that has died and lives";
            if ((p.fell[seat] > 0) != (p.eliminationRound[seat] > 0) || p.eliminationRound[seat] > p.round)
                return "a seat that fell in no round, or in one to come";
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
                if (laid.counts && laid.assault + 1 == p.turn.assaults)
                    steps::addTo(p, rest, p.kindOf(laid.card));
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
        return {};
    }

    /// A card of a hand that the seat does not see, and one of the deck or of another such hand.
    static bool exchangeUnknown(castles::Position& p, Seat seat, Rng& rng) {
        using namespace castles;
        Cards hidden;
        for (Seat holder = 0; holder < p.seats(); ++holder)
            for (const CardId card : p.table.cards(handOf(holder)))
                if (!seesHand(p, seat, holder) && !(isSeat(seat) && p.table.knows(seat, card)))
                    hidden.add(card);
        if (hidden.empty()) return false;
        const auto anyOf = [&](const Cards& cards) {
            return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
        };
        const CardId one = anyOf(hidden);
        Cards others = hidden - p.table.cards(p.table.pileOf(one));
        if (!isSeat(seat) || !contains(p.turn.lookers, seat)) others |= p.table.loose();
        if (others.empty()) return false;
        changePlaces(p.table, one, anyOf(others));
        for (Seat holder = 0; holder < p.seats(); ++holder) p.handKinds[holder] = p.hand(holder).kinds();
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
