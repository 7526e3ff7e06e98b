// SPDX-License-Identifier: GPL-3.0-or-later
#include "caleira/table.h"

#include "caleira/moves.h"
#include "caleira/notation.h"
#include "caleira/rules.h"
#include "core/showing.h"

#include <algorithm>

namespace drawbridge::caleira {

namespace {

bool isCastle(PileId pile) { return pile >= kFirstCastle && pile < kPiles; }
bool isHand(PileId pile) { return pile >= kFirstHand && pile < kFirstCastle; }

Seat castleSeat(PileId pile) { return static_cast<Seat>(pile - kFirstCastle); }

/// Whether a seat knows a card; for kNobody, whether it is public.
bool knows(const Position& p, Seat seat, CardId card) {
    return isSeat(seat) ? p.table.knows(seat, card) : p.table.knownTo(card) == kAllSeats;
}

/// Whether a seat currently sees a face-down card, without relying on memory.
bool seesNow(const Position& p, Seat seat, CardId card) {
    const PileId pile = p.table.pileOf(card);
    if (pile == handOf(seat) || pile == castleOf(seat)) return true; // CALEIRA-INFO-1, -2
    if (p.acting.owner != seat) return false;
    switch (p.phase) {
    case Phase::ObserveTurn: return card == pickedPiece(p);
    case Phase::Look:
    case Phase::Order:
    case Phase::OrderAgain:
        return pile == kDeck && p.table.placeOf(card) >= p.table.size(kDeck) - cardsShown(p);
    case Phase::GiveBack: return pile == kOffer;
    default: return false;
    }
}

/// CALEIRA-RULING-39: a seat is shown all it has legitimately seen, or only what it sees now. At the end
/// castles are open to everybody.
bool sees(const Position& p, Seat seat, CardId card) {
    if (!knows(p, seat, card)) return false;
    if (p.phase == Phase::Over && !isHand(p.table.pileOf(card)) && p.table.pileOf(card) != kDeck) return true;
    return !p.options.on(Option::MemoryAid) || (isSeat(seat) && seesNow(p, seat, card));
}

/// The cards of one pile as a seat sees them.
void showPile(const Position& p, const PileInfo& pile, Seat seat, std::vector<Piece>& pieces) {
    addPieces(
        p.table, pile.id, pile.kind != PileKind::Hand, kindOf,
        [&](CardId card) { return sees(p, seat, card); }, pieces);
}

Public publicOf(const Position& p) {
    Public known;
    known.phase = p.phase;
    known.ending = p.ending;
    known.turns = p.turns;
    known.starter = p.starter;
    known.out = p.out;
    known.queue = effectQueue(p);
    known.partner = p.partner;
    if (p.pickedPile != kDeck) known.picked = Spot{p.pickedPile, p.pickedPlace};
    for (Seat seat = 0; seat < p.seats(); ++seat) known.points[seat] = pointsOf(p, seat);
    return known;
}

/// The spot of a piece in its castle, or one without a piece.
Spot spotOf(const Position& p, Seat castle, int rank) {
    const CardId card = pieceAt(p, castle, rank);
    return {castleOf(castle), card == kNoCard ? kAnyPlace : static_cast<std::uint8_t>(p.table.placeOf(card))};
}

Spot spotOf(const Position& p, CardId card) {
    return {p.table.pileOf(card), static_cast<std::uint8_t>(p.table.placeOf(card))};
}

Spot actingSpot(const Position& p) { return p.acting.card == kNoCard ? Spot{} : spotOf(p, p.acting.card); }

} // namespace

std::vector<PileInfo> piles(const Options& options) {
    std::vector<PileInfo> result{{kDeck, PileKind::Stack, kNobody, 0, PileUse::Other, "deck"},
                                 {kDiscardPile, PileKind::Stack, kNobody, 0, PileUse::Fallen, "discard"},
                                 {kOut, PileKind::Stack, kNobody, 0, PileUse::Fallen, "out"},
                                 {kOffer, PileKind::Grid, kNobody, 1, PileUse::Other, "offer"}};
    const auto number = [](Seat seat) { return std::to_string(seat + 1); };
    for (Seat seat = 0; seat < options.seats; ++seat)
        result.push_back({handOf(seat), PileKind::Hand, seat, 0, PileUse::Held, "hand " + number(seat)});
    for (Seat seat = 0; seat < options.seats; ++seat)
        result.push_back({castleOf(seat), PileKind::Row, seat, kHiddenStrip + 1, PileUse::Standing,
                          "castle " + number(seat)});
    return result;
}

View viewFor(const Position& p, Seat seat) {
    View view;
    view.viewer = seat;
    view.turn = p.turn;
    view.decider = decider(p);
    view.known = PublicValue::of(publicOf(p));
    for (const PileInfo& pile : piles(p.options)) showPile(p, pile, seat, view.pieces);
    return view;
}

SeatResult finish(const View& view, const Options& options, Clause ending, Seat seat) {
    const bool isCounted = ending == "CALEIRA-END-6" ||
                           (ending == "CALEIRA-RULING-19" && options.spireLost() == SpireLost::ScoreNow);
    const auto& known = view.as<Public>();
    if (!isCounted || known.isOut(seat)) return {};
    int pieces = 0;
    int down = 0;
    for (const Piece& piece : view.pieces) {
        if (piece.pile != castleOf(seat)) continue;
        ++pieces;
        if (!piece.faceUp) ++down;
    }
    // Points, then more pieces down, then fewer pieces.
    return {.points = known.points[seat],
            .tieBreak = (known.points[seat] * 32 + down) * 32 + 31 - pieces,
            .faction = {}};
}

Move seenBy(const Position& p, Move move, Seat seat) {
    // A card that leaves a hand of one, or a settled top of the deck, is identifiable to those who know it.
    const auto isKnown = [&](PileId pile) {
        if (p.options.on(Option::MemoryAid)) return false; // CALEIRA-RULING-39: nobody is reminded
        const Cards cards = cardsIn(p, pile);
        if (isHand(pile)) return std::has_single_bit(cards) && knows(p, seat, bitsOf(cards).first());
        const CardId top = p.table.top(pile);
        return top != kNoCard && knows(p, seat, top);
    };
    bool hears = true;
    switch (verbOf(move)) {
    case Verb::Play:
        hears = static_cast<Side>(move.operand[1]) == Side::Up || seat == p.turn || isKnown(handOf(p.turn));
        break;
    case Verb::Card:
        hears = p.phase == Phase::Look ? seat == p.acting.owner : seat == p.turn || isKnown(kDeck);
        break;
    case Verb::Put: hears = seat == p.acting.owner; break;
    case Verb::Give:
    case Verb::Take:
        if (p.phase == Phase::Give)
            hears = seat == p.acting.owner || isKnown(handOf(p.acting.owner));
        else
            hears = seat == p.acting.owner || seat == p.partner || isKnown(handOf(p.partner));
        break;
    default: break;
    }
    if (!hears) move.operand[0] = kNoKind;
    return move;
}

EffectQueue effectQueue(const Position& p) {
    EffectQueue queue;
    const auto add = [&](Effect effect) {
        queue.effects.push_back(
            {static_cast<Face>(kindOf(effect.card)), effect.owner, spotOf(p, effect.card)});
    };
    queue.acting = p.acting.card != kNoCard;
    if (queue.acting) add(p.acting);
    for (int i = 0; i < p.waiting; ++i) // in the order in which they will be resolved
        add(p.queue[static_cast<std::size_t>(p.options.on(Option::EffectOrder) ? p.waiting - 1 - i : i)]);
    for (Seat seat = 0; seat < p.seats(); ++seat) { // by castle and from left to right
        const Row row = rowOf(p, seat);
        for (const CardId card : std::span(row.piece).first(static_cast<std::size_t>(row.size)))
            if ((p.throned & bit(card)) != 0) queue.silenced.push_back(spotOf(p, card));
    }
    return queue;
}

bool hasNoEffect(const Position& p, Move move) {
    if (verbOf(move) != Verb::Aim) return false;
    const CardId card = pieceAt(p, move.operand[0], move.operand[1]);
    return card != kNoCard && (effectiveTargets(p, p.acting) & bit(card)) == 0;
}

Gesture gestureOf(const Position& p, Move move) {
    const auto& o = move.operand;
    const Face face = o[0];
    switch (verbOf(move)) {
    case Verb::Play: {
        const bool up = static_cast<Side>(o[1]) == Side::Up;
        return {{handOf(p.turn)}, face, {castleOf(p.turn), up ? kOpenStrip : kHiddenStrip}};
    }
    case Verb::Aim: return {actingSpot(p), kHidden, spotOf(p, o[0], o[1])};
    case Verb::Turn: return {actingSpot(p), kHidden, {p.pickedPile, p.pickedPlace}};
    case Verb::With: return {actingSpot(p), kHidden, {handOf(o[0])}};
    case Verb::Give:
        if (p.phase == Phase::Give) return {{handOf(p.acting.owner)}, face, {handOf(p.partner)}};
        return {{handOf(p.partner)}, face, {handOf(p.acting.owner)}};
    case Verb::Put: return {{kDeck}, face, {kDeck}};
    default: return {};
    }
}

void meanings(const Position& p, const Gesture& gesture, MoveList& list) {
    list.clear();
    if (!gesture.from || !gesture.to) return;
    const PileId to = gesture.to.pile;
    const std::uint8_t place = gesture.to.place;
    if (isHand(gesture.from.pile)) {
        if (gesture.face < 0 || gesture.face >= kKinds) return;
        const auto kind = static_cast<std::uint8_t>(gesture.face);
        if (isHand(to) && to != gesture.from.pile) return list.push(moves::give(kind));
        if (!isSeat(p.turn) || to != castleOf(p.turn)) return;
        if (place != kHiddenStrip) list.push(moves::play(kind, Side::Up));
        if (place != kOpenStrip) list.push(moves::play(kind, Side::Down));
        return;
    }
    const bool orders = p.phase == Phase::Order || p.phase == Phase::OrderAgain;
    if (orders && gesture.from.pile == kDeck && to == kDeck && gesture.face >= 0 && gesture.face < kKinds)
        return list.push(moves::put(static_cast<std::uint8_t>(gesture.face)));
    // A card in the discard pile has no place of its own.
    const Spot acting = actingSpot(p);
    if (gesture.from.pile != acting.pile ||
        (gesture.from.place != kAnyPlace && gesture.from.place != acting.place))
        return;
    if (isHand(to)) return list.push(moves::with(static_cast<Seat>(to - kFirstHand)));
    if (!isCastle(to)) return;
    if (p.phase == Phase::ObserveTurn && to == p.pickedPile && place == p.pickedPlace)
        return list.push(moves::turn());
    const Row row = rowOf(p, castleSeat(to));
    for (int rank = 0; rank < row.size; ++rank)
        if (p.table.placeOf(row.piece[static_cast<std::size_t>(rank)]) == place)
            list.push(moves::aim(castleSeat(to), static_cast<std::uint8_t>(rank)));
}

Aim aimOf(const Position& p, const Gesture& gesture) {
    if (p.acting.card == kNoCard || isHand(gesture.from.pile) || !isCastle(gesture.to.pile))
        return Aim::Place;
    switch (kindOf(p.acting.card)) {
    case kTrebuchet: return Aim::Destroy;
    case kObservatory: return Aim::Look;
    case kBarracks: return Aim::TurnDown;
    case kThroneRoom:
    case kWatchtower: return Aim::TurnUp;
    default: return Aim::Place;
    }
}

std::vector<Move> compoundMove(const Position& p, std::span<const Gesture> gestures) {
    if (p.phase != Phase::Partner || gestures.size() != 1) return {};
    const Gesture& gesture = gestures.front();
    const bool isOwn = gesture.from.pile == handOf(p.acting.owner) && gesture.face >= 0;
    if (!isOwn || !isHand(gesture.to.pile)) return {};
    const Move partner = moves::with(static_cast<Seat>(gesture.to.pile - kFirstHand));
    if (!judge(p, partner)) return {};
    Position after = p;
    apply(after, partner);
    const Move given = moves::give(static_cast<std::uint8_t>(gesture.face));
    return judge(after, given) ? std::vector{partner, given} : std::vector<Move>();
}

} // namespace drawbridge::caleira
