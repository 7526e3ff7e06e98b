// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/table.h"

#include "castles/assault.h"

#include <algorithm>

namespace drawbridge::castles {

namespace {

/// What a fact says of a seat, a kind, a castle that is none.
constexpr int orNone(std::uint8_t value) { return value >= 0xF0 ? -1 : value; }

// ---- pieces ----------------------------------------------------------------------------------------------

class Pieces {
  public:
    explicit Pieces(std::vector<Piece>& pieces)
        : pieces_(pieces) {}

    /// The next pieces lie in this pile, from its first place on.
    void begin(PileId pile) {
        pile_ = pile;
        place_ = 0;
    }
    void add(int kind, bool faceUp) {
        pieces_.push_back({0, pile_, place_++, static_cast<Face>(kind), faceUp});
    }
    void addAt(int place, int kind) {
        place_ = static_cast<std::uint8_t>(place);
        add(kind, true);
    }
    void addHidden(int count) {
        for (int i = 0; i < count; ++i) add(kHidden, false);
    }
    /// The cards of a heap sorted by kind: so they say nothing of the order in which they came.
    void addSorted(const Heap& heap, bool faceUp) {
        for (unsigned kind = 0; kind < kKinds; ++kind)
            for (int copy = 0; copy < heap.count[kind]; ++copy) add(static_cast<int>(kind), faceUp);
    }

  private:
    std::vector<Piece>& pieces_;
    PileId pile_ = 0;
    std::uint8_t place_ = 0;
};

void addDeck(const Position& p, Seat viewer, Pieces& pieces) {
    pieces.begin(kDeckPile);
    if (contains(p.turn.lookers, viewer) || (viewer == kAllHands && p.turn.lookers != 0))
        pieces.addSorted(p.deck, false); // CASTLES-RULING-128
    else
        pieces.addHidden(p.deck.size);
}

/// CASTLES-DECK-5, CASTLES-INFO-3.
void addDiscards(const Position& p, Pieces& pieces) {
    pieces.begin(kDiscardPile);
    Heap below = p.discards;
    const bool top = p.topDiscard != kNoKind && below.has(p.topDiscard);
    if (top) below.remove(p.topDiscard);
    pieces.addSorted(below, true);
    if (top) pieces.add(p.topDiscard, true);
}

void addHand(const Position& p, Seat viewer, Seat holder, Pieces& pieces) {
    const Heap& hand = p.hand[holder];
    pieces.begin(handOf(holder));
    if (seesHand(p, viewer, holder)) return pieces.addSorted(hand, holder == plundered(p));
    Heap known;
    if (isSeat(viewer))
        for (unsigned kind = 0; kind < kKinds; ++kind)
            known.add(kind, steps::knownOf(p, viewer, holder, kind));
    pieces.addSorted(known, false);
    pieces.addHidden(hand.size - known.size);
}

/// CASTLES-INFO-2.
void addRealm(const Position& p, Seat seat, Pieces& pieces) {
    pieces.begin(realmPileOf(seat));
    forEachCastle(p.standing[seat], [&](std::uint8_t number) {
        const Castle& castle = p.castle[number];
        pieces.addAt(placeOf(number, kBasePlace), castle.base);
        if (castle.upgrade != kNoKind) pieces.addAt(placeOf(number, kUpgradePlace), castle.upgrade);
        for (std::size_t place = 0; place < castle.defences; ++place)
            pieces.addAt(placeOf(number, kFirstDefencePlace) + static_cast<int>(place),
                         castle.defence[place]);
    });
}

/// The laid cards that lie on the table: those that count in the running assault.
template <class Visit>
void forEachLaid(const Position& p, Visit visit) {
    int place = 0;
    if (p.turn.target == kNobody) return;
    for (const Laid& laid : p.laid) {
        if (laid.assault != steps::current(p)) continue;
        if (laid.counts) visit(place, laid);
        ++place;
    }
}

/// The pieces of the fallen row, in order: `visit(fallen, kind, place within its castle)`.
template <class Visit>
void forEachFallen(const Position& p, Visit visit) {
    for (const Fallen& fallen : p.fallen) {
        if (fallen.kind == kNoKind) continue;
        if (!fallen.isCastle()) {
            visit(fallen, fallen.kind, kFirstDefencePlace);
            continue;
        }
        visit(fallen, fallen.kind, kBasePlace);
        if (const std::uint8_t upgrade = p.castle[fallen.castle].upgrade; upgrade != kNoKind)
            visit(fallen, upgrade, kUpgradePlace);
    }
}

// ---- facts -----------------------------------------------------------------------------------------------

std::vector<int> factsOf(const Position& p) {
    const Turn& turn = p.turn;
    const bool attacked = turn.target != kNobody;
    std::vector<int> facts(kFacts, 0);
    facts[kFactRound] = p.round;
    facts[kFactQuiet] = p.options.quietRounds();
    facts[kFactTurns] = p.turns;
    facts[kFactStarter] = orNone(p.starter);
    facts[kFactHost] = orNone(p.host);
    facts[kFactFloor] = orNone(p.floor);
    facts[kFactActor] = orNone(p.actor);
    facts[kFactInPlay] = orNone(p.inPlay);
    facts[kFactChosen] = orNone(p.chosen);
    facts[kFactDefences] = turn.defences;
    facts[kFactLimit] = turn.limit;
    facts[kFactTarget] = orNone(turn.target);
    facts[kFactLeader] = orNone(turn.leader);
    facts[kFactPool] = attacked ? turn.pool[turn.target].any : 0;
    facts[kFactHorsemen] = attacked ? turn.pool[turn.target].defencesOnly : 0;
    facts[kFactFinishing] = turn.finishing ? 1 : 0;
    facts[kFactDeclined] = turn.declined;
    facts[kFactPolled] = turn.polled;
    facts[kFactGuests] = guestsOf(p);
    facts[kFactUsed] = turn.used;
    facts[kFactWelcome] = turn.welcome;
    facts[kFactEnded] = turn.ended ? 1 : 0;
    facts[kFactBarred] = turn.barred;
    facts[kFactTaker] = orNone(turn.taker);
    facts[kFactSpoils] = orNone(plundered(p));
    facts[kFactDrawer] = orNone(p.drawer);
    facts[kFactLiving] = p.living;
    facts[kFactEnding] = static_cast<int>(p.ending);
    facts[kFactWinners] = winningSeats(p);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        const bool sits = seat < p.seats();
        facts[kFactMaster + seat] = orNone(p.master[seat]);
        facts[kFactFell + seat] = p.fell[seat];
        facts[kFactLimits + seat] = sits ? handLimit(p, seat) : 0;
        facts[kFactSix + seat] = sits ? orNone(sixSince(p, seat)) : -1;
        facts[kFactBanned + seat] = turn.banned[seat];
    }
    for (std::size_t i = 0; i < turn.guests; ++i)
        facts[static_cast<std::size_t>(kFactGuest + turn.guest[i])] = static_cast<int>(i) + 1;

    std::vector<int> row;
    forEachLaid(p, [&](int, const Laid& laid) { row.push_back(laid.owner); });
    facts.push_back(static_cast<int>(row.size()));
    facts.insert(facts.end(), row.begin(), row.end());
    row.clear();
    forEachFallen(p, [&](const Fallen& fallen, int, int place) {
        row.insert(row.end(), {fallen.seat, orNone(fallen.castle), place});
    });
    facts.push_back(static_cast<int>(row.size()) / kFallenFacts);
    facts.insert(facts.end(), row.begin(), row.end());
    return facts;
}

std::string ofSeat(const char* name, Seat seat) { return name + std::to_string(seat + 1); }

} // namespace

std::vector<PileInfo> piles(const Options& options) {
    std::vector<PileInfo> piles;
    const auto add = [&](PileId id, PileKind kind, std::string name, Seat owner = kNobody, int places = 0) {
        PileInfo pile;
        pile.id = id;
        pile.kind = kind;
        pile.owner = owner;
        pile.places = places;
        pile.name = std::move(name);
        piles.push_back(std::move(pile));
    };
    add(kDeckPile, PileKind::Stack, "deck");
    add(kDiscardPile, PileKind::Stack, "discard");
    add(kInPlayPile, PileKind::Stack, "play");
    add(kAssaultRow, PileKind::Row, "assault", kNobody, kMostCards);
    add(kFallenRow, PileKind::Row, "fallen", kNobody, kMostCards);
    if (!cardsLeftOut(options).empty()) add(kOutPile, PileKind::Stack, "out");
    for (Seat seat = 0; seat < options.seats; ++seat) {
        add(handOf(seat), PileKind::Hand, ofSeat("hand ", seat), seat);
        add(realmPileOf(seat), PileKind::Grid, ofSeat("castles ", seat), seat,
            kMostCastles * kPlacesOfCastle);
    }
    return piles;
}

View viewFor(const Position& p, Seat viewer) {
    View view;
    view.viewer = viewer;
    Pieces pieces(view.pieces);
    addDeck(p, viewer, pieces);
    addDiscards(p, pieces);
    pieces.begin(kInPlayPile);
    if (p.inPlay != kNoKind) pieces.add(p.inPlay, true);
    pieces.begin(kAssaultRow);
    forEachLaid(p, [&](int place, const Laid& laid) { pieces.addAt(place, laid.kind); });
    pieces.begin(kFallenRow);
    forEachFallen(p, [&](const Fallen&, int kind, int) { pieces.add(kind, true); });
    pieces.begin(kOutPile);
    pieces.addSorted(cardsLeftOut(p.options), true);
    for (Seat seat = 0; seat < p.seats(); ++seat) addHand(p, viewer, seat, pieces);
    for (Seat seat = 0; seat < p.seats(); ++seat) addRealm(p, seat, pieces);

    view.turn = p.host;
    view.decider = p.decider;
    view.prompt = phaseName(p.phase);
    view.facts = factsOf(p);
    if (p.phase == Phase::Spoils)
        view.shown = handOf(plundered(p));
    else if (contains(p.turn.lookers, viewer))
        view.shown = kDeckPile;
    return view;
}

Move seenBy(const Position& p, Move move, Seat viewer) {
    const bool drawn = verbOf(move) == Verb::Card && !seesHand(p, viewer, p.drawer);
    if (drawn) move.operand[0] = kNoKind;
    if (verbOf(move) == Verb::Show && move.operand[2] != viewer && !seesHand(p, viewer, move.operand[0]))
        move.operand[1] = kNoKind;
    return move;
}

} // namespace drawbridge::castles
