// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/rules.h"

#include "castles/listing.h"
#include "core/bits.h"
#include "core/guess.h"

// The functions of the headers, built from the steps in steps.h, turn.h, assault.h, plays.h and listing.h.
namespace drawbridge::castles {

namespace {

/// A card that is dealt or drawn (CASTLES-DECK-6).
void cardComes(Position& p, std::uint8_t kind) {
    using namespace steps;
    draw(p, p.drawer, kind);
    if (p.phase == Phase::Deal) {
        if (p.hand(p.drawer).size() < p.options.handSize()) return;
        if (++p.drawer < p.options.dealt()) return askChance(p, Phase::Deal, p.drawer);
        return chooseFirst(p);
    }
    if (p.drawing == Drawing::Revival) --p.toDraw;
    drawOn(p);
}

} // namespace

// ---- functions of position.h -----------------------------------------------------------------------------

SeatSet winningSeats(const Position& p) {
    SeatSet seats = p.winners;
    forEachSeat(p.living, [&](Seat seat) {
        if (contains(p.winners, p.master[seat])) seats = steps::with(seats, seat);
    });
    return seats;
}

Seat sixNow(const Position& p, Seat seat) {
    if (p.options.sixCastles() == 0 || p.castles(seat) < p.options.sixCastles()) return kNobody;
    return steps::holdsOn(p, seat) ? p.six[seat] : steps::newCount(p);
}

Seat sixSince(const Position& p, Seat seat) {
    const Seat since = sixNow(p, seat);
    return since == kWaiting ? p.starter : since;
}

// ---- functions of rules.h --------------------------------------------------------------------------------

Position start(const Options& options) {
    Position p;
    p.options = options;
    p.numbering = numberingOf(options);
    // The deck is shuffled, i.e. unordered (CASTLES-SETUP-6, CASTLES-SETUP-9). Late joiners get nothing
    // (CASTLES-LATE-1).
    const Cards aside = cardsOf(p.numbering, cardsLeftOut(options));
    const int cards = p.numbering.first[kKinds];
    p.table = decltype(p.table)(Cards::range(0, cards) - aside, kDeckPile);
    for (const CardId card : aside) steps::layOpen(p, card, kOutPile, 0);
    p.master.fill(kNobody);
    for (Seat seat = 0; seat < options.dealt(); ++seat) { // CASTLES-SETUP-4, CASTLES-SETUP-5
        p.living = steps::with(p.living, seat);
        p.master[seat] = seat;
        steps::build(p, seat, steps::comeOffDeck(p, kCastle));
    }
    p.masters = p.living;
    p.reached.fill(0);
    p.sixes = 0;
    p.drawer = 0;
    steps::askChance(p, Phase::Deal, 0);
    return p;
}

void legalMoves(const Position& p, MoveList& list) {
    list.clear();
    steps::Choices choices;
    steps::listMoves(p, choices);
    choices.expandInto(list);
}

/// Flattened with all its callees, so that the sizes of the lists stay in registers.
#ifdef __GNUC__
[[gnu::flatten]]
#endif
Move randomMove(const Position& p, Rng& rng) {
    steps::Choices choices;
    steps::listMoves(p, choices);
    return choices.pick(rng);
}

void apply(Position& p, Move move) {
    using namespace steps;
    const auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::Use: return useCard(p, o[0]);
    case Verb::AtSeat: return chooseSeat(p, o[0]);
    case Verb::On: return chooseCastle(p, o[0]);
    case Verb::Spend: return spendRushed(p);
    case Verb::Destroy: return destroyBare(p);
    case Verb::Replace: return replaceDefence(p, o[0]);
    case Verb::Table: return ask(p, Phase::TableDiscard, p.host);
    case Verb::Clear: return clear(p, o[0], partOf(move));
    case Verb::Floor: p.floor = o[0]; return goOn(p);
    case Verb::HandBack: return handBack(p);
    case Verb::EndPlay: p.turn.ended = true; return lastCall(p);
    case Verb::Lay: return layCard(p, p.actor, takeFromHand(p, p.actor, o[0]));
    case Verb::Remove: return removeFrom(p, o[0], partOf(move));
    case Verb::Ask: return ask(p, Phase::Asked, o[0]);
    case Verb::Finish: return openWindow(p, true);
    case Verb::Decline:
        p.turn.declined = with(p.turn.declined, p.actor);
        return ask(p, Phase::Assault, p.turn.leader);
    case Verb::Pass: p.turn.polled = without(p.turn.polled, only(p.actor)); return poll(p);
    case Verb::Block: return block(p, p.actor, attackersOf(p), false);
    case Verb::BlockAlly: return block(p, p.actor, only(o[0]), true);
    case Verb::Accept: return answer(p, true);
    case Verb::Refuse: return answer(p, false);
    case Verb::Discard: // CASTLES-TURN-8, CASTLES-RUSH-7
        return discard(p, takeFromHand(p, p.host, o[0]));
    case Verb::Draw: return endTurn(p);
    case Verb::Take: return takeSpoil(p, o[0]);
    case Verb::Concede: return resign(p, o[0]);
    case Verb::Show: return showCard(p, o[0], o[1], o[2]);
    case Verb::Card: return cardComes(p, o[0]);
    case Verb::Shuffle: return reshuffle(p); // CASTLES-DECK-1, CASTLES-DECK-2
    case Verb::First: return beginFirstTurn(p, o[0]);
    case Verb::Home: return settleIn(p);
    }
}

Move sampleChance(const Position& p, Rng& rng) {
    // A single move constructed at the end: merging several would be done bytewise, and read as a whole
    // (moves::make).
    Verb verb = Verb::Card;
    std::uint8_t chosen = 0;
    if (p.phase == Phase::First) {
        verb = Verb::First;
        chosen = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(p.options.dealt())));
    } else if (steps::seeksHome(p)) {
        verb = Verb::Home;
    } else if (p.table.empty(kDeckPile)) {
        verb = Verb::Shuffle;
    } else {
        chosen =
            p.deck().at(static_cast<int>(rng.below(static_cast<std::uint32_t>(p.table.looseIn(kDeckPile)))));
    }
    return moves::make(verb, chosen);
}

double score(const Position& p, Seat seat) {
    if (p.winners == 0) return 0.5; // CASTLES-WIN-10
    return contains(p.winners, seat) ? 1.0 / bitCount(p.winners) : 0.0;
}

Clause endingClause(const Position& p) {
    switch (p.ending) {
    case Ending::None: return {};
    case Ending::LastRealm: return "CASTLES-WIN-2";
    case Ending::SixCastles: return "CASTLES-WIN-5";
    case Ending::NobodyLeft: return "CASTLES-WIN-10";
    case Ending::TotalRuin: return "CASTLES-RULING-75";
    case Ending::TooLong: return "CASTLES-WIN-12";
    }
    return {};
}

void determinize(Position& p, Seat seat, Rng& rng) {
    // Hands it legitimately sees stay as they are.
    Cards seen;
    for (Seat holder = 0; holder < p.seats(); ++holder)
        if (seesHand(p, seat, holder)) seen |= p.table.cards(handOf(holder));
    for (const CardId card : Cards(seen))
        if (p.table.knows(seat, card))
            seen.remove(card);
        else
            p.table.show(card, only(seat));
    // A seat that has looked through the deck knows which cards are in none of the other hands.
    const Cards deck = contains(p.turn.lookers, seat) ? p.table.loose() : Cards();
    determinizeTable(
        p.table, seat, rng, [](PileId) { return false; },
        [&](PileId, int) { return p.table.loose() - deck; });
    for (const CardId card : seen) p.table.forget(card, only(seat));
    for (Seat holder = 0; holder < p.seats(); ++holder) p.handKinds[holder] = p.hand(holder).kinds();
}

void settlePhase(Position& p) {
    using namespace steps;
    for (Seat seat = 0; seat < p.seats(); ++seat)
        p.lowest[seat] = std::max(p.lowest[seat], static_cast<std::uint8_t>(p.castles(seat)));
    switch (p.phase) {
    case Phase::Deal:
    case Phase::First:
    case Phase::Comes:
    case Phase::Over: return;
    case Phase::BlockWindow: return openWindow(p, p.turn.finishing);
    default: p.decider = willOf(p, p.actor);
    }
}

} // namespace drawbridge::castles
