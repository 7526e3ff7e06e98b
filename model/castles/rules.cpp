// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/rules.h"

#include "castles/listing.h"
#include "core/bits.h"

// What the headers promise, of the steps in steps.h, turn.h, assault.h, plays.h and listing.h.
namespace drawbridge::castles {

namespace {

/// A card that is dealt or drawn (CASTLES-DECK-6).
void cardComes(Position& p, std::uint8_t kind) {
    using namespace steps;
    p.deck.remove(kind);
    p.hand[p.drawer].add(kind);
    if (p.phase == Phase::Deal) {
        if (p.hand[p.drawer].size < p.options.handSize()) return;
        if (++p.drawer < p.options.dealt()) return askChance(p, Phase::Deal, p.drawer);
        return chooseFirst(p);
    }
    if (p.drawing == Drawing::Revival) --p.toDraw;
    drawOn(p);
}

void makeMove(Position& p, Move move) {
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
    case Verb::Lay: {
        const Seat seat = p.actor;
        takeFromHand(p, seat, o[0]);
        return layCard(p, seat, o[0]);
    }
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
        takeFromHand(p, p.host, o[0]);
        return discard(p, o[0]);
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

Move pickMove(const Position& p, Rng& rng) {
    steps::Choices choices;
    steps::listMoves(p, choices);
    return choices.pick(rng);
}

Move randomOutcome(const Position& p, Rng& rng) {
    // One move made in the end: several that meet are put together byte by byte, and read as a whole
    // (moves::make).
    Verb verb = Verb::Card;
    std::uint8_t chosen = 0;
    if (p.phase == Phase::First) {
        verb = Verb::First;
        chosen = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(p.options.dealt())));
    } else if (steps::seeksHome(p)) {
        verb = Verb::Home;
    } else if (p.deck.empty()) {
        verb = Verb::Shuffle;
    } else {
        chosen = p.deck.at(static_cast<int>(rng.below(p.deck.size)));
    }
    return moves::make(verb, chosen);
}

} // namespace

// ---- what position.h promises ----------------------------------------------------------------------------

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

// ---- what rules.h promises -------------------------------------------------------------------------------

Position start(const Options& options) {
    Position p;
    p.options = options;
    // The deck is shuffled, which is to say in no order (CASTLES-SETUP-6, CASTLES-SETUP-9). Late joiners get
    // nothing (CASTLES-LATE-1).
    p.deck = cardsInGame(options);
    p.master.fill(kNobody);
    for (Seat seat = 0; seat < options.dealt(); ++seat) { // CASTLES-SETUP-4, CASTLES-SETUP-5
        p.living = steps::with(p.living, seat);
        p.master[seat] = seat;
        p.deck.remove(kCastle);
        steps::build(p, seat, kCastle);
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

Move randomMove(const Position& p, Rng& rng) { return pickMove(p, rng); }

void apply(Position& p, Move move) { makeMove(p, move); }

Move sampleChance(const Position& p, Rng& rng) { return randomOutcome(p, rng); }

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
    using namespace steps;
    // What the seat cannot account for: hands it does not see, and the deck, unless it has looked through it.
    const bool looked = contains(p.turn.lookers, seat);
    Heap unseen;
    if (!looked) unseen.takeAll(p.deck);
    std::array<Heap, kMaxSeats> known;
    std::array<std::uint8_t, kMaxSeats> missing{};
    for (Seat holder = 0; holder < p.seats(); ++holder) {
        if (seesHand(p, seat, holder)) continue;
        missing[holder] = p.hand[holder].size;
        for (Kinds rest = p.shown.empty() ? 0 : p.hand[holder].kinds; rest != 0; rest &= rest - 1) {
            const auto kind = static_cast<unsigned>(std::countr_zero(rest));
            const int copies = knownOf(p, seat, holder, kind);
            known[holder].add(kind, copies);
            missing[holder] = static_cast<std::uint8_t>(missing[holder] - copies);
            for (int copy = 0; copy < copies; ++copy) p.hand[holder].remove(kind);
        }
        unseen.takeAll(p.hand[holder]);
    }
    for (Seat holder = 0; holder < p.seats(); ++holder) {
        if (seesHand(p, seat, holder)) continue;
        p.hand[holder] = known[holder];
        for (; missing[holder] > 0; --missing[holder]) {
            const Kind kind = unseen.at(static_cast<int>(rng.below(unseen.size)));
            unseen.remove(kind);
            p.hand[holder].add(kind);
        }
    }
    if (!looked) p.deck = unseen;
}

std::uint8_t raiseCastle(Position& p, Seat seat, Kind base) { return steps::build(p, seat, base); }

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
