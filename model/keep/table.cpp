// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/table.h"

#include "core/showing.h"
#include "keep/moves.h"
#include "keep/notation.h"
#include "keep/rules.h"

namespace drawbridge::keep {

namespace {

bool isDrawPile(PileId pile) { return pile == kDrawA || pile == kDrawB; }
bool isHand(PileId pile) { return pile >= kFirstHand && pile < kFirstPool; }
bool isPool(PileId pile) { return pile >= kFirstPool && pile < kFirstCastle; }
bool isCastle(PileId pile) { return pile >= kFirstCastle && pile < kPiles; }

bool inOrder(PileId pile) { return !isHand(pile) && !isPool(pile); }

/// The cards of one pile as a seat sees them.
void showPile(const Position& p, PileId pile, Seat seat, std::vector<Piece>& pieces) {
    addPieces(
        p.table, pile, inOrder(pile), kindOf,
        [&](CardId card) {
            return isSeat(seat) ? p.table.knows(seat, card) : p.table.knownTo(card) == kAllSeats;
        },
        pieces);
    // house.discard-browse: off shows the top only (KEEP-RULING-45).
    if (pile == kDiscardPile && p.options.on(Option::DiscardBrowse)) hideBelowTop(pile, pieces);
}

} // namespace

std::vector<PileInfo> piles(const Options& options) {
    std::vector<PileInfo> result{{kDrawA, PileKind::Stack, kNobody, 0, PileUse::Other, "A"},
                                 {kDrawB, PileKind::Stack, kNobody, 0, PileUse::Other, "B"},
                                 {kDiscardPile, PileKind::Stack, kNobody, 0, PileUse::Fallen, "discard"}};
    const auto number = [](Seat seat) { return std::to_string(seat + 1); };
    if (options.on(Option::DestroyedTilesGo))
        result.push_back({kOutOfGame, PileKind::Stack, kNobody, 0, PileUse::Fallen, "out"});
    if (options.siege()) result.push_back({kTray, PileKind::Grid, kNobody, 2, PileUse::Other, "tray"});
    for (Seat seat = 0; seat < options.seats; ++seat)
        result.push_back({handOf(seat), PileKind::Hand, seat, 0, PileUse::Held, "hand " + number(seat)});
    for (Seat seat = 0; options.takeover() && seat < kMaxPools; ++seat)
        result.push_back({poolOf(seat), PileKind::Hand, seat, 0, PileUse::Other, "pool " + number(seat)});
    for (int castle = 0; castle < castleCount(options); ++castle) {
        const std::string name = castleName(options, castle);
        result.push_back({pileOfCastle(castle), PileKind::Grid,
                          options.siege() ? Seat{0} : ownerOf(options, castle), kSquares, PileUse::Standing,
                          name == "castle" ? name : "castle " + name});
    }
    return result;
}

View viewFor(const Position& p, Seat seat) {
    View view;
    view.viewer = seat;
    view.turn = p.turn;
    view.decider = decider(p);
    view.known = PublicValue::of(Public{.phase = p.phase,
                                        .ending = p.ending,
                                        .attacksOpen = p.attacksOpen,
                                        .dealer = p.dealer,
                                        .turns = p.turns,
                                        .out = p.out,
                                        .ruined = p.ruined,
                                        .victim = p.victim});
    for (const PileInfo& pile : piles(p.options)) showPile(p, pile.id, seat, view.pieces);
    return view;
}

Move seenBy(const Position& p, Move move, Seat seat) {
    if (verbOf(move) != Verb::Tile) return move;
    // Tiles dealt and drawn are seen by one seat, tiles turned over by all.
    if (p.phase == Phase::StartTile || p.phase == Phase::TileTurned) return move;
    if (seat != p.turn) move.operand[0] = kNoKind;
    return move;
}

Gesture gestureOf(const Position& p, Move move) {
    const auto& o = move.operand;
    const Face face = o[0];
    switch (verbOf(move)) {
    case Verb::Draw: return {{pileOf(static_cast<DrawFrom>(o[0]))}, kHidden, {handOf(p.turn)}};
    case Verb::Place: {
        const auto from = static_cast<PlaceFrom>(o[3]);
        const PileId source = from == PlaceFrom::Hand   ? handOf(p.turn)
                              : from == PlaceFrom::Pool ? poolOf(p.turn)
                                                        : static_cast<PileId>(kTray);
        return {{source}, face, {pileOfCastle(o[1]), o[2]}};
    }
    case Verb::Attack: return {{handOf(p.turn)}, face, {pileOfCastle(o[1]), o[2]}};
    case Verb::Interchange: {
        const Spot here{pileOfCastle(o[0]), o[1]};
        const Spot there{pileOfCastle(o[2]), o[3]};
        if (!p.castle(o[0]).has(o[1])) return {there, kHidden, here};
        return {here, kHidden, there, p.castle(o[2]).has(o[3])};
    }
    case Verb::Discard: return {{handOf(p.turn)}, face, {kDiscardPile}};
    case Verb::Turn: return {{pileOf(static_cast<DrawFrom>(o[0]))}, kHidden, {kTray}};
    case Verb::Destroy: return {{kTray, p.hits}, kHidden, {pileOfCastle(0), o[0]}};
    default: return {};
    }
}

void meanings(const Position& p, const Gesture& gesture, MoveList& list) {
    list.clear();
    const PileId from = gesture.from.pile;
    const PileId to = gesture.to.pile;
    if (!gesture.from || !gesture.to || !isSeat(p.turn)) return;
    const bool fromDiscard = from == kDiscardPile;
    if (isDrawPile(from) || fromDiscard) {
        const auto source = static_cast<DrawFrom>(from);
        if (fromDiscard && isDrawPile(to)) return list.push(moves::reshuffle());
        list.push(to == kTray ? moves::turn(source) : moves::draw(source));
        return;
    }
    if (isCastle(from) && isCastle(to) && from != to && gesture.from.place < kSquares &&
        gesture.to.place < kSquares) {
        list.push(moves::interchange(static_cast<std::uint8_t>(from - kFirstCastle), gesture.from.place,
                                     static_cast<std::uint8_t>(to - kFirstCastle), gesture.to.place));
        return;
    }
    if (from == kTray && p.phase == Phase::SiegeHit && isCastle(to) && gesture.to.place < kSquares)
        return list.push(moves::destroy(gesture.to.place));
    if (gesture.face < 0 || gesture.face >= kKinds) return;
    const auto kind = static_cast<Kind>(gesture.face);
    if (to == kDiscardPile) return list.push(moves::discard(kind));
    if (!isCastle(to) || gesture.to.place >= kSquares) return;
    const auto castle = static_cast<std::uint8_t>(to - kFirstCastle);
    const Square square = gesture.to.place;
    const auto source = isPool(from) ? PlaceFrom::Pool : from == kTray ? PlaceFrom::Tray : PlaceFrom::Hand;
    // Onto an opponent's castle, or a tile of the shared one, it is an attack.
    const Seat owner = p.options.siege() ? Seat{0} : ownerOf(p.options, castle);
    const Castle& squares = p.castle(castle);
    if (owner != p.turn && (isSeat(owner) || squares.has(square))) {
        const bool both = square == kCentre && squares.has(kCentre) && keepsNeeded(squares) == 2;
        return list.push(moves::attack(kind, castle, square, both ? std::uint8_t{2} : std::uint8_t{1}));
    }
    list.push(moves::place(kind, castle, square, source));
}

Aim aimOf(const Position& p, const Gesture& gesture) {
    const auto [pile, square] = gesture.to;
    const bool falls = !isCastle(gesture.from.pile) && isCastle(pile) && square < kSquares &&
                       p.castle(pile - kFirstCastle).has(square);
    return falls ? Aim::Attack : Aim::Place;
}

} // namespace drawbridge::keep
