// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "caleira/steps.h"

// Internal to the rules: which moves there are in each phase.
namespace drawbridge::caleira::steps {

// ---- listing -------------------------------------------------------------------------------------------

/// The lowest card of each kind in a set.
inline Cards oneOfEach(Cards cards) {
    // Equal cards have adjacent numbers, so the higher ones are one to three above the lowest.
    return cards &
           ~((cards & kCopiesFrom[1]) << 1 | (cards & kCopiesFrom[2]) << 2 | (cards & kCopiesFrom[3]) << 3);
}

inline void listKinds(Cards cards, Move (*make)(std::uint8_t), MoveList& list) {
    for (const CardId card : bitsOf(oneOfEach(cards))) list.push(make(kindOf(card)));
}

inline void listTargets(const Position& p, Cards targets, MoveList& list) {
    for (Seat seat = 0; seat < p.options.seats; ++seat) {
        const Row row = rowOf(p, seat);
        for (int rank = 0; rank < row.size; ++rank)
            if ((targets & bit(row.piece[static_cast<std::size_t>(rank)])) != 0)
                list.push(moves::aim(seat, static_cast<std::uint8_t>(rank)));
    }
}

/// CALEIRA-PLAY-1, CALEIRA-PLAY-2, CALEIRA-PLAY-5, CALEIRA-SPIRE-2.
inline void listPlays(const Position& p, MoveList& list) {
    for (const CardId card : bitsOf(oneOfEach(cardsIn(p, handOf(p.turn))))) {
        const Kind kind = kindOf(card);
        if (kind != kSpire) list.push(moves::play(kind, Side::Up));
        list.push(moves::play(kind, Side::Down));
    }
}

inline void listMoves(const Position& p, MoveList& list) {
    switch (p.phase) {
    case Phase::Over: return;
    case Phase::Lot:
        for (Seat seat = 0; seat < p.options.seats; ++seat) list.push(moves::first(seat));
        return;
    case Phase::Look: return listKinds(looseCards(p), moves::card, list);
    case Phase::Deal:
    case Phase::Draw:
        return listKinds(topIsSettled(p) ? bit(settledTop(p)) : looseCards(p), moves::card, list);
    case Phase::Play: return listPlays(p, list);
    case Phase::Barracks:
    case Phase::ThroneRoom:
    case Phase::Trebuchet:
    case Phase::Observe: return listTargets(p, targetsOf(p, p.acting), list);
    case Phase::Watch:
    case Phase::WatchAgain:
        listTargets(p, targetsOf(p, p.acting) & (p.phase == Phase::Watch ? ~Cards{0} : notPicked(p)), list);
        return list.push(moves::stop());
    case Phase::ObserveTurn: list.push(moves::turn()); return list.push(moves::leave());
    case Phase::Order:
    case Phase::OrderAgain: return listKinds(cardsToOrder(p), moves::put, list);
    case Phase::Partner:
        for (Seat seat = 0; seat < p.options.seats; ++seat)
            if (contains(partnersOf(p, p.acting.owner), seat)) list.push(moves::with(seat));
        return;
    case Phase::Give: return listKinds(cardsIn(p, handOf(p.acting.owner)), moves::give, list);
    case Phase::GiveBack:
        return listKinds(cardsIn(p, handOf(p.partner)),
                         p.options.on(Option::MarketplacePartnerCard) ? moves::take : moves::give, list);
    }
}

} // namespace drawbridge::caleira::steps
