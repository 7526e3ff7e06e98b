// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/table.h"

#include "castles/notation.h"
#include "castles/plays.h"
#include "castles/rules.h"

#include <algorithm>
#include <string>
#include <utility>

namespace drawbridge::castles {

namespace {

// ---- what lies where -------------------------------------------------------------------------------------

/// Whether an ATTACK card lies in the assault row: it belongs to the running assault, and counts.
bool isInRow(const Position& p, const Laid& laid) {
    return laid.counts && p.turn.target != kNobody && laid.assault == p.turn.assaults - 1;
}

/// Calls `visit` with those that do and their places; one that is blocked leaves its place empty.
template <class Visit>
void forEachInRow(const Position& p, Visit visit) {
    int place = 0;
    for (const Laid& laid : p.laid) {
        if (isInRow(p, laid)) visit(place, laid);
        if (laid.assault == p.turn.assaults - 1) ++place;
    }
}

/// What lies of a piece in the fallen row: nothing once it has become a puppet's castle, a castle with its
/// upgrade.
struct FallenCards {
    std::array<std::uint8_t, 2> kind{kNoKind, kNoKind};
    int count = 0;
};
FallenCards cardsOf(const Position& p, const Fallen& fallen) {
    FallenCards cards;
    if (fallen.kind == kNoKind) return cards;
    cards.kind[0] = fallen.kind;
    cards.count = 1;
    if (fallen.isCastle() && fallen.castle != kNoCastle && p.castle[fallen.castle].upgrade != kNoKind)
        cards.kind[static_cast<std::size_t>(cards.count++)] = p.castle[fallen.castle].upgrade;
    return cards;
}

/// Lays the pieces of a view down.
class Layer {
  public:
    Layer(const Position& position, Seat viewer, std::vector<Piece>& pieces)
        : p_(position)
        , viewer_(viewer)
        , pieces_(pieces) {}

    /// CASTLES-SETUP-5, CASTLES-SETUP-8, CASTLES-SETUP-9, CASTLES-DECK-5, CASTLES-INFO-2, CASTLES-INFO-3.
    void lay() {
        for (int place = 0; place < p_.deck.size; ++place) add(kDeckPile, place, kNoKind, false);
        layDiscards();
        if (p_.inPlay != kNoKind) add(kInPlayPile, 0, p_.inPlay, true);
        layRows();
        layHeap(kOutPile, cardsOut(p_));
        for (Seat seat = 0; seat < p_.seats(); ++seat) layHand(seat);
        for (Seat seat = 0; seat < p_.seats(); ++seat) layRealm(seat);
    }

  private:
    void add(PileId pile, int place, std::uint8_t kind, bool faceUp) {
        const Face face = kind == kNoKind ? kHidden : static_cast<Face>(kind);
        pieces_.push_back({0, pile, static_cast<std::uint8_t>(place), face, faceUp});
    }

    void layHeap(PileId pile, const Heap& heap) {
        for (int place = 0; place < heap.size; ++place) add(pile, place, heap.at(place), true);
    }

    /// Of the discards it only counts which there are; but that which came last lies on top (CASTLES-DECK-5,
    /// CASTLES-INFO-3).
    void layDiscards() {
        Heap below = p_.discards;
        const bool hasTop = p_.topDiscard != kNoKind && below.has(p_.topDiscard);
        if (hasTop) below.remove(p_.topDiscard);
        layHeap(kDiscardPile, below);
        if (hasTop) add(kDiscardPile, below.size, p_.topDiscard, true);
    }

    void layRows() {
        forEachInRow(p_, [&](int place, const Laid& laid) { add(kAssaultRow, place, laid.kind, true); });
        int place = 0;
        for (const Fallen& fallen : p_.fallen) {
            const FallenCards cards = cardsOf(p_, fallen);
            for (int card = 0; card < cards.count; ++card)
                add(kFallenRow, place++, cards.kind[static_cast<std::size_t>(card)], true);
        }
    }

    /// CASTLES-INFO-1: what the viewer sees of a hand by its right, or has been shown; of the rest how many.
    void layHand(Seat holder) {
        const Heap& hand = p_.hand[holder];
        int place = 0;
        for (unsigned kind = 0; kind < kKinds; ++kind) {
            const int known = seesHand(p_, viewer_, holder) ? hand.count[kind]
                              : isSeat(viewer_)             ? steps::knownOf(p_, viewer_, holder, kind)
                                                            : 0;
            for (int card = 0; card < known; ++card)
                add(handOf(holder), place++, static_cast<std::uint8_t>(kind), false);
        }
        while (place < hand.size) add(handOf(holder), place++, kNoKind, false);
    }

    /// CASTLES-INFO-2.
    void layRealm(Seat seat) {
        forEachCastle(p_.standing[seat], [&](std::uint8_t number) {
            const Castle& castle = p_.castle[number];
            const auto put = [&](int within, std::uint8_t kind) {
                add(realmPileOf(seat), placeOf(number, within), kind, true);
            };
            put(kBasePlace, castle.base);
            if (castle.base == kPuppet) pieces_.back().look = kAsCastle;
            if (castle.upgrade != kNoKind) put(kUpgradePlace, castle.upgrade);
            for (std::size_t place = 0; place < castle.defences; ++place)
                put(kFirstDefencePlace + static_cast<int>(place), castle.defence[place]);
        });
    }

    const Position& p_;
    Seat viewer_;
    std::vector<Piece>& pieces_;
};

// ---- facts -----------------------------------------------------------------------------------------------

Seat seatOrNobody(Seat seat) { return isSeat(seat) ? seat : kNobody; }

Ruler rulerOf(const Position& p, Seat seat) {
    Ruler ruler;
    ruler.fell = p.fell[seat];
    ruler.banned = p.turn.banned[seat];
    if (seat >= p.seats()) return ruler;
    ruler.handLimit = handLimit(p, seat);
    if (!p.isLiving(seat)) return ruler;
    ruler.master = p.master[seat];
    ruler.six = seatOrNobody(sixSince(p, seat));
    return ruler;
}

std::vector<FallenPiece> fallenPieces(const Position& p) {
    std::vector<FallenPiece> pieces;
    for (const Fallen& fallen : p.fallen) {
        const FallenCards cards = cardsOf(p, fallen);
        const int within = fallen.isCastle() ? int{kBasePlace} : kFirstDefencePlace + fallen.order;
        for (int card = 0; card < cards.count; ++card)
            pieces.push_back({fallen.seat, fallen.castle, static_cast<std::uint8_t>(within + card)});
    }
    return pieces;
}

Public publicOf(const Position& p, Seat viewer) {
    const Turn& turn = p.turn;
    Public known;
    known.phase = p.phase;
    known.round = p.round;
    known.quietRounds = p.options.quietRounds();
    known.turns = p.turns;
    known.starter = seatOrNobody(p.starter);
    known.host = seatOrNobody(p.host);
    known.floor = seatOrNobody(p.floor);
    known.actor = seatOrNobody(p.actor);
    known.living = p.living;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) known.rulers[seat] = rulerOf(p, seat);
    for (int guest = 0; guest < turn.guests; ++guest)
        known.rulers[turn.guest[static_cast<std::size_t>(guest)]].guest = guest + 1;
    if (p.inPlay != kNoKind) known.inPlay = p.inPlay;
    known.chosen = p.chosen;
    known.defences = turn.defences;
    known.limit = turn.limit;
    known.guests = guestsOf(p);
    known.used = turn.used;
    known.welcome = turn.welcome;
    known.ended = turn.ended;
    known.barred = turn.barred;
    known.taker = seatOrNobody(turn.taker);
    known.spoils = plundered(p);
    if (p.decider == kChance) known.drawer = seatOrNobody(p.drawer);
    known.target = seatOrNobody(turn.target);
    known.leader = seatOrNobody(turn.leader);
    if (isSeat(turn.target)) {
        known.pool = turn.pool[turn.target].any;
        known.horsemen = turn.pool[turn.target].defencesOnly;
    }
    known.finishing = turn.finishing;
    known.declined = turn.declined;
    known.polled = turn.polled;
    forEachInRow(p, [&](int, const Laid& laid) { known.laid.push_back(laid.owner); });
    known.fallen = fallenPieces(p);
    known.ending = p.ending;
    known.winners = winningSeats(p);
    if (isSeat(viewer) && contains(turn.lookers, viewer)) known.deck = p.deck.count; // CASTLES-RULING-128
    return known;
}

// ---- gestures --------------------------------------------------------------------------------------------

/// Whether it is being decided what becomes of a card that has been chosen.
bool isTargeting(Phase phase) {
    return phase == Phase::Target || phase == Phase::Replace || phase == Phase::SpecialTarget ||
           phase == Phase::AssaultStart;
}

/// The removal of what lies at a place. An upgrade falls with its castle (CASTLES-UPG-9, CASTLES-UPG-10).
Move removal(std::uint8_t place) {
    const Part part = partAt(place);
    return moves::remove(castleOfPlace(place), part == Part::Upgrade ? Part::Castle : part);
}

/// What is meant by dropping a card that is in play.
void targetMeanings(const Position& p, Spot to, MoveList& list) {
    const bool onPlace = isRealm(to.pile) && to.place != kAnyPlace;
    if (p.phase == Phase::Replace) {
        if (onPlace && isDefencePart(partAt(to.place)))
            list.push(moves::replace(static_cast<std::uint8_t>(placeOfPart(partAt(to.place)))));
        return;
    }
    if (to.pile == kDiscardPile) {
        if (p.inPlay == kRushed) list.push(moves::spend());
        if (p.inPlay == kJester) list.push(moves::destroy());
        return;
    }
    const bool aims =
        p.inPlay == kCastle || p.inPlay == kPuppet || p.inPlay == kAlliance || isAttack(p.inPlay);
    if (aims && (isRealm(to.pile) || isHand(to.pile)))
        list.push(moves::atSeat(ownerOfPile(to.pile)));
    else if (!aims && onPlace)
        list.push(moves::on(castleOfPlace(to.place)));
}

/// Whether a card of the hand can be meant to be used by putting it there.
bool isUse(unsigned kind, Spot to) {
    if (to.pile == kInPlayPile) return true;
    if (to.pile == kDiscardPile) return kind == kRushed || kind == kCannonFire || kind == kJester;
    if (to.pile == kAssaultRow) return isAttack(kind);
    if (kind == kBlock || kind == kCannonFire) return isRealm(to.pile);
    return isRealm(to.pile) || (isHand(to.pile) && (kind == kPuppet || kind == kAlliance));
}

/// What is meant by dropping a card of one's hand.
void handMeanings(const Position& p, std::uint8_t kind, Spot to, MoveList& list) {
    switch (p.phase) {
    case Phase::BlockWindow:
        if (kind == kBlock && to.pile == kAssaultRow)
            forEachInRow(p, [&](int place, const Laid& laid) {
                if (place == to.place) list.push(moves::blockAlly(laid.owner));
            });
        if (kind != kBlock && isUse(kind, to)) list.push(moves::use(kind));
        if (kind == kBlock && (to.pile == realmPileOf(p.turn.target) || to.pile == kAssaultRow))
            list.push(moves::block());
        return;
    case Phase::Assault:
    case Phase::Asked:
        // Any card can be meant to be laid: whoever tries it hears why not.
        if (to.pile == kAssaultRow || to.pile == realmPileOf(p.turn.target)) list.push(moves::lay(kind));
        return;
    case Phase::HandDiscard:
        if (to.pile == kDiscardPile)
            list.push(moves::discard(kind));
        else if (isUse(kind, to))
            list.push(moves::use(kind));
        return;
    default:
        if (isTargeting(p.phase) && kind == p.inPlay) return targetMeanings(p, to, list);
        if (isUse(kind, to)) list.push(moves::use(kind));
        if (to.pile == kDiscardPile) list.push(moves::discard(kind));
    }
}

/// What is meant by dragging something off the table.
void realmMeanings(const Position& p, Spot from, PileId to, MoveList& list) {
    if (from.place == kAnyPlace) return;
    if (p.turn.target != kNobody) {
        if (to == kFallenRow || to == kDiscardPile || to == kAssaultRow) list.push(removal(from.place));
        return;
    }
    if (to != kDiscardPile) return;
    if (p.phase == Phase::Main) {
        if (!contains(realmOf(p, p.host), ownerOfPile(from.pile))) return;
        list.push(moves::table());
    }
    list.push(moves::clear(castleOfPlace(from.place), partAt(from.place)));
}

/// Whether a card that needed no further choice has gone to where it was dropped.
bool hasLanded(const Position& before, const Position& after, std::uint8_t kind, Spot to) {
    if (to.pile == kInPlayPile || kind == kCannonFire) return true;
    if (to.pile == kDiscardPile) return after.discards.count[kind] > before.discards.count[kind];
    if (!isRealm(to.pile)) return false;
    const Seat seat = ownerOfPile(to.pile);
    if (kind == kCastle) return after.castles(seat) > before.castles(seat);
    if (to.place == kAnyPlace) return false;
    const std::uint8_t castle = castleOfPlace(to.place);
    return !(after.castle[castle] == before.castle[castle]);
}

} // namespace

std::vector<PileInfo> piles(const Options& options) {
    std::vector<PileInfo> result;
    const auto add = [&](PileId id, PileKind kind, Seat owner, int places, std::string name) {
        result.push_back({id, kind, owner, places, std::move(name)});
    };
    add(kDeckPile, PileKind::Stack, kNobody, 0, "deck");
    add(kDiscardPile, PileKind::Stack, kNobody, 0, "discard");
    add(kInPlayPile, PileKind::Stack, kNobody, 0, "in play");
    add(kAssaultRow, PileKind::Row, kNobody, kMostCards, "assault");
    add(kFallenRow, PileKind::Row, kNobody, kMostCards, "fallen");
    for (Seat seat = 0; seat < options.seats; ++seat)
        add(realmPileOf(seat), PileKind::Grid, seat, kMostCastles * kPlacesOfCastle,
            "realm " + std::to_string(seat + 1));
    for (Seat seat = 0; seat < options.seats; ++seat)
        add(handOf(seat), PileKind::Hand, seat, 0, "hand " + std::to_string(seat + 1));
    add(kOutPile, PileKind::Hand, kNobody, 0, "out");
    return result;
}

Heap cardsOut(const Position& p) {
    Heap out = cardsInGame(p.options);
    Heap aside = cardsLeftOut(p.options);
    out.takeAll(aside);
    const auto take = [&](std::uint8_t kind) {
        if (kind != kNoKind && out.has(kind)) out.remove(kind);
    };
    const auto takeHeap = [&](const Heap& heap) {
        for (int card = 0; card < heap.size; ++card) take(heap.at(card));
    };
    takeHeap(p.deck);
    takeHeap(p.discards);
    for (const Heap& hand : p.hand) takeHeap(hand);
    take(p.inPlay);
    for (const Laid& laid : p.laid)
        if (isInRow(p, laid)) take(laid.kind);
    for (const Fallen& fallen : p.fallen)
        for (const std::uint8_t kind : cardsOf(p, fallen).kind) take(kind);
    for (const Castles standing : p.standing)
        forEachCastle(standing, [&](std::uint8_t number) {
            const Castle& castle = p.castle[number];
            take(castle.base);
            take(castle.upgrade);
            for (std::size_t place = 0; place < castle.defences; ++place) take(castle.defence[place]);
        });
    return out;
}

View viewFor(const Position& p, Seat seat) {
    View view;
    view.viewer = seat;
    view.turn = p.host;
    view.decider = p.decider;
    view.known = PublicValue::of(publicOf(p, seat));
    Layer(p, seat, view.pieces).lay();
    if (const Seat dead = plundered(p); dead != kNobody) view.shown = handOf(dead);
    return view;
}

std::string pictureName(Face face, std::uint8_t look) {
    return faceName(face) + (look == kAsCastle ? "-castle" : "");
}

Move seenBy(const Position& p, Move move, Seat seat) {
    auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::Card:
        if (!seesHand(p, seat, p.drawer)) o[0] = kNoKind;
        break;
    case Verb::Show: // CASTLES-RULING-119
        if (!seesHand(p, seat, o[0]) && seat != o[2]) o[1] = kNoKind;
        break;
    default: break;
    }
    return move;
}

Gesture gestureOf(const Position& p, Move move) {
    if (!isSeat(p.decider)) return {};
    const auto& o = move.operand;
    const Spot inPlay{kInPlayPile};
    const Spot discards{kDiscardPile};
    const auto fromHand = [&](std::uint8_t kind, Spot to) {
        return Gesture{{handOf(p.actor)}, static_cast<Face>(kind), to};
    };
    const auto inRealm = [&](std::uint8_t castle, Part part) {
        const Seat owner = ownerOf(p, castle);
        return isSeat(owner) ? Spot{realmPileOf(owner), placeOf(castle, part)} : Spot();
    };
    switch (verbOf(move)) {
    case Verb::Use: return fromHand(o[0], inPlay);
    case Verb::AtSeat: return {inPlay, kHidden, {realmPileOf(o[0])}};
    case Verb::On: return {inPlay, kHidden, inRealm(o[0], Part::Castle)};
    case Verb::Spend:
    case Verb::Destroy: return {inPlay, kHidden, discards};
    case Verb::Replace: return {inPlay, kHidden, inRealm(p.chosen, defencePart(o[0]))};
    case Verb::Clear: return {inRealm(o[0], partOf(move)), kHidden, discards};
    case Verb::Remove: return {inRealm(o[0], partOf(move)), kHidden, {kFallenRow}};
    case Verb::Lay: return fromHand(o[0], {kAssaultRow});
    case Verb::Block: return fromHand(kBlock, {realmPileOf(p.turn.target)});
    case Verb::BlockAlly: {
        Gesture gesture; // none if all of that ally's cards lie in earlier assaults
        forEachInRow(p, [&](int place, const Laid& laid) {
            if (laid.owner == o[0] && !gesture.to)
                gesture = fromHand(kBlock, {kAssaultRow, static_cast<std::uint8_t>(place)});
        });
        return gesture;
    }
    case Verb::Discard: return fromHand(o[0], discards);
    case Verb::Draw: // a button where there is nothing to take: the discards are shuffled, or one draws none
        return p.deck.empty() ? Gesture() : Gesture{{kDeckPile}, kHidden, {handOf(p.host)}};
    case Verb::Take: return {{handOf(plundered(p))}, static_cast<Face>(o[0]), {handOf(p.turn.taker)}};
    default: return {};
    }
}

void meanings(const Position& p, const Gesture& gesture, MoveList& list) {
    list.clear();
    if (!gesture.from || !gesture.to || !isSeat(p.decider) || gesture.from.pile == gesture.to.pile) return;
    const PileId from = gesture.from.pile;
    const Spot to = gesture.to;
    if (from == kInPlayPile && isTargeting(p.phase)) return targetMeanings(p, to, list);
    if (from == kDeckPile) {
        if (to.pile == handOf(p.host)) list.push(moves::draw());
        return;
    }
    if (isRealm(from)) return realmMeanings(p, gesture.from, to.pile, list);
    // A card that has been laid is aimed at what it shall remove.
    if (from == kAssaultRow && p.turn.target != kNobody && isRealm(to.pile) && to.place != kAnyPlace)
        return list.push(removal(to.place));
    if (!isHand(from) || gesture.face < 0 || gesture.face >= kKinds) return;
    const auto kind = static_cast<std::uint8_t>(gesture.face);
    if (p.phase == Phase::Spoils) {
        if (ownerOfPile(from) == plundered(p) && to.pile == handOf(p.turn.taker))
            list.push(moves::take(kind));
        return;
    }
    if (ownerOfPile(from) == p.actor) handMeanings(p, kind, to, list);
}

std::vector<Move> compoundMove(const Position& p, std::span<const Gesture> gestures) {
    if (gestures.size() != 1 || !isSeat(p.decider)) return {};
    const Gesture& gesture = gestures.front();
    std::vector<Move> said;
    Position after = p;
    do {
        MoveList list;
        meanings(after, gesture, list);
        const auto legal = std::ranges::find_if(list, [&](Move move) { return bool(judge(after, move)); });
        if (legal == list.end()) return after.phase == Phase::Replace ? said : std::vector<Move>();
        said.push_back(*legal);
        apply(after, *legal);
    } while (after.actor == p.actor && (isTargeting(after.phase) || after.phase == Phase::TableDiscard));
    const bool used = verbOf(said.front()) == Verb::Use && said.size() == 1;
    if (used && !hasLanded(p, after, said.front().operand[0], gesture.to)) return {};
    return said;
}

} // namespace drawbridge::castles
