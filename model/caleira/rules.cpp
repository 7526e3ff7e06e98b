// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/rules.h"

#include "caleira/listing.h"
#include "caleira/turn.h"
#include "core/guess.h"

#include <algorithm>

// The functions of the header, built from the steps in steps.h, turn.h and listing.h.
namespace drawbridge::caleira {

using namespace steps;

namespace {

Position freshPosition(const Options& options) {
    Position p;
    // CALEIRA-SETUP-1, CALEIRA-SETUP-3, CALEIRA-SETUP-6, CALEIRA-SETUP-8.
    using Table = decltype(p.table);
    p.table = Table(Table::CardSet::range(0, options.on(Option::Moats) ? kCards : kCardsWithoutMoats), kDeck);
    p.options = options;
    p.table.moveLoose(kDeck, kOut, cardsTakenOut(options));
    return p;
}

} // namespace

// ---- functions of position.h and rules.h ---------------------------------------------------------------

Cards allPieces(const Position& p) {
    Cards pieces = 0;
    for (Seat seat = 0; seat < p.options.seats; ++seat) pieces |= cardsIn(p, castleOf(seat));
    return pieces;
}

Cards moatsUp(const Position& p, Seat seat) {
    Cards moats = cardsIn(p, castleOf(seat)) & kCardsOf[kMoat] & faceUp(p);
    if (p.options.on(Option::ThroneRoomPassives)) moats &= ~p.throned;
    return moats;
}

Cards targetsOf(const Position& p, Effect acting) {
    Cards targets = 0;
    const bool fires = kindOf(acting.card) == kTrebuchet && p.options.on(Option::Moats);
    for (Seat seat = 0; seat < p.options.seats; ++seat) {
        const Cards moats =
            fires && seat != acting.owner ? moatsUp(p, seat) : 0; // CALEIRA-MOAT-3, CALEIRA-MOAT-4
        targets |= moats != 0 ? moats : cardsIn(p, castleOf(seat));
    }
    if (p.options.on(Option::SelfTarget)) targets &= ~bit(acting.card); // CALEIRA-RULING-5
    return targets;
}

Cards effectiveTargets(const Position& p, Effect acting) {
    const Cards targets = targetsOf(p, acting);
    const Cards up = targets & faceUp(p);
    switch (kindOf(acting.card)) {
    case kBarracks: return up; // CALEIRA-BARRACKS-3
    case kTrebuchet: {         // CALEIRA-TREBUCHET-7
        Cards safe = up & kCardsOf[kBattlements];
        if (p.options.on(Option::ThroneRoomPassives)) safe &= ~p.throned;
        return targets & ~safe;
    }
    default: return targets & ~up; // CALEIRA-THRONE-4
    }
}

SeatSet partnersOf(const Position& p, Seat owner) {
    SeatSet partners = 0;
    for (Seat seat = 0; seat < p.options.seats; ++seat)
        if (seat != owner && p.isIn(seat) && !p.table.empty(handOf(seat)))
            partners = static_cast<SeatSet>(partners | only(seat));
    return partners;
}

bool wouldDoSomething(const Position& p, Effect acting) {
    switch (kindOf(acting.card)) {
    case kMarketplace: // CALEIRA-MARKET-6, CALEIRA-RULING-27
        return !p.table.empty(handOf(acting.owner)) && partnersOf(p, acting.owner) != 0;
    case kWizardTower: return !p.table.empty(kDeck); // CALEIRA-WIZARD-4
    default: return effectiveTargets(p, acting) != 0;
    }
}

int cardsShown(const Position& p) { return std::min(p.table.size(kDeck), kCardsSeen); }

Cards cardsToOrder(const Position& p) {
    const int size = p.table.size(kDeck);
    const int top = p.phase == Phase::OrderAgain ? size - 1 : size;
    Cards cards = 0;
    for (const CardId card : bitsOf(cardsIn(p, kDeck))) {
        const int place = p.table.placeOf(card);
        if (place < top && place >= size - cardsShown(p)) cards |= bit(card);
    }
    return cards;
}

/// Only the pieces of the castle count (CALEIRA-SCORE-3).
int pointsOf(const Position& p, Seat seat) {
    const Cards pieces = cardsIn(p, castleOf(seat));
    const Cards up = pieces & faceUp(p);
    int points = bitCount(pieces & ~up); // CALEIRA-SCORE-2
    for (std::size_t digit = 0; digit < kPointDigits.size(); ++digit)
        points += bitCount(up & kPointDigits[digit]) << digit;
    // CALEIRA-BATTLEMENTS-3, CALEIRA-RULING-42.
    if ((up & kCardsOf[kBattlements]) == kCardsOf[kBattlements]) points += 9;
    return points;
}

void settlePhase(Position& p, bool resolveNow) {
    if (resolveNow)
        resolve(p);
    else if (p.phase == Phase::Draw && !beginTurn(p, p.turn))
        endTurn(p);
}

Position start(const Options& options) {
    static const Position fresh = freshPosition(Options{});
    return options == Options{} ? fresh : freshPosition(options);
}

Seat decider(const Position& p) {
    switch (p.phase) {
    case Phase::Over: return kNobody;
    case Phase::Lot: return p.options.on(Option::FirstPlayer) ? Seat{0} : kChance; // CALEIRA-RULING-36
    case Phase::Deal:
    case Phase::Draw:
    case Phase::Look: return kChance;
    case Phase::Play: return p.turn;
    case Phase::GiveBack:
        return p.options.on(Option::MarketplacePartnerCard) ? kChance : p.partner; // CALEIRA-RULING-26
    default: return p.acting.owner;                                                // CALEIRA-EFFECT-3
    }
}

void legalMoves(const Position& p, MoveList& list) {
    list.clear();
    listMoves(p, list);
}

Move randomMove(const Position& p, Rng& rng) {
    MoveList list;
    listMoves(p, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

void apply(Position& p, Move move) { makeMove(p, move); }

std::vector<Event> consequences(const Position& position, Move move) {
    std::vector<Event> told;
    ToldPosition p{position};
    p.told = &told;
    makeMove(p, move);
    return told;
}

Move sampleChance(const Position& p, Rng& rng) {
    switch (p.phase) {
    case Phase::Lot: return moves::first(static_cast<Seat>(rng.below(p.options.seats)));
    case Phase::GiveBack: return moves::take(kindOf(randomCard(p.table.cards(handOf(p.partner)), rng)));
    default: // the next card: a uniformly random unseen one
        return moves::card(kindOf(
            p.phase != Phase::Look && topIsSettled(p) ? settledTop(p) : randomCard(p.table.loose(), rng)));
    }
}

double score(const Position& p, Seat seat) {
    return contains(p.winners, seat) ? 1.0 / bitCount(p.winners) : 0.0;
}

Clause endingClause(const Position& p) {
    switch (p.ending) {
    case Ending::None: break;
    case Ending::SpireLost: return "CALEIRA-END-2";
    case Ending::DestroyerWins:
    case Ending::ScoredAtOnce: return "CALEIRA-RULING-19";
    case Ending::HandsEmpty: return "CALEIRA-END-6";
    }
    return {};
}

void determinize(Position& p, Seat seat, Rng& rng) {
    // A card being put in order keeps its place also for those who have not seen it.
    const bool isOrdered = p.phase == Phase::Order || p.phase == Phase::OrderAgain;
    determinizeTable(p.table, seat, rng, [&](PileId pile) { return pile == kDeck && !isOrdered; });
}

} // namespace drawbridge::caleira
