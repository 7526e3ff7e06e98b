// SPDX-License-Identifier: GPL-3.0-or-later
#include "castles/table.h"

#include "castles/plays.h"
#include "castles/rules.h"
#include "core/showing.h"

#include <algorithm>
#include <string>
#include <utility>

namespace drawbridge::castles {

namespace {

// ---- what lies where -------------------------------------------------------------------------------------

/// Calls `visit` with the cards in the assault row, which belong to the running assault and count, and their
/// places; a blocked one leaves its place empty.
template <class Visit>
void forEachInRow(const Position& p, Visit visit) {
    for (const Laid& laid : p.laid)
        if (laid.counts && p.turn.target != kNobody && laid.assault == p.turn.assaults - 1)
            visit(p.table.placeOf(laid.card), laid);
}

/// CASTLES-INFO-1, CASTLES-INFO-2, CASTLES-INFO-3: hands are secret except for what a seat legitimately sees
/// or has been shown.
void showPile(const Position& p, const PileInfo& pile, Seat viewer, std::vector<Piece>& pieces) {
    const auto first = static_cast<std::ptrdiff_t>(pieces.size());
    const bool sees = isHand(pile.id) && seesHand(p, viewer, pile.owner);
    // The discard pile is an unordered set; but the last card is on top (CASTLES-DECK-5, CASTLES-INFO-3).
    const bool inOrder = pile.kind != PileKind::Hand && pile.id != kDiscardPile;
    addPieces(
        p.table, pile.id, inOrder, [&](CardId card) { return p.kindOf(card); },
        [&](CardId card) { return sees || (isSeat(viewer) && p.table.knows(viewer, card)); }, pieces,
        [&](CardId card) {
            return isRealm(pile.id) && p.kindOf(card) == kPuppet ? kAsCastle : std::uint8_t{0};
        });
    if (pile.id != kDiscardPile || p.table.empty(kDiscardPile)) return;
    const Face top = p.kindOf(p.table.top(kDiscardPile));
    const auto begin = pieces.begin() + first;
    const auto last =
        std::find_if(begin, pieces.end(), [&](const Piece& piece) { return piece.face == top; });
    std::rotate(last, last + 1, pieces.end());
    for (auto piece = begin; piece != pieces.end(); ++piece)
        piece->place = static_cast<std::uint8_t>(piece - begin);
}

// ---- facts -----------------------------------------------------------------------------------------------

Ruler rulerOf(const Position& p, Seat seat) {
    Ruler ruler;
    ruler.fell = p.fell[seat];
    ruler.eliminationRound = p.eliminationRound[seat];
    ruler.banned = p.turn.banned[seat];
    if (seat >= p.seats()) return ruler;
    ruler.handLimit = handLimit(p, seat);
    if (!p.isLiving(seat)) return ruler;
    ruler.master = p.master[seat];
    ruler.six = sixSince(p, seat);
    return ruler;
}

std::vector<FallenPiece> fallenPieces(const Position& p) {
    std::vector<FallenPiece> pieces;
    for (const Fallen& fallen : p.fallen) {
        if (fallen.card == kNoCard) continue;
        const auto add = [&](int place) {
            pieces.push_back({fallen.seat, fallen.castle, static_cast<std::uint8_t>(place)});
        };
        add(fallen.isCastle() ? int{kBasePlace} : defencePlace(fallen.order));
        if (fallenUpgrade(p, fallen) != kNoCard) add(kUpgradePlace);
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
    known.starter = p.starter;
    known.host = p.host;
    known.floor = p.floor;
    known.actor = p.actor;
    known.living = p.living;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) known.rulers[seat] = rulerOf(p, seat);
    for (int guest = 0; guest < turn.guests; ++guest)
        known.rulers[turn.guest[static_cast<std::size_t>(guest)]].guest = guest + 1;
    if (p.inPlay() != kNoKind) known.inPlay = p.inPlay();
    known.chosen = p.chosen;
    known.defences = turn.defences;
    known.limit = turn.limit;
    known.guests = guestsOf(p);
    known.ended = turn.ended;
    known.barred = turn.barred;
    known.spoils = plundered(p);
    if (p.decider == kChance) known.drawer = p.drawer;
    known.target = turn.target;
    known.leader = turn.leader;
    if (isSeat(turn.target)) {
        known.pool = turn.pool[turn.target].any;
        known.horsemen = turn.pool[turn.target].defencesOnly;
    }
    known.finishing = turn.finishing;
    forEachInRow(p, [&](int, const Laid& laid) { known.laid.push_back(laid.owner); });
    known.fallen = fallenPieces(p);
    known.ending = p.ending;
    known.winners = winningSeats(p);
    if (isSeat(viewer) && contains(turn.lookers, viewer)) { // CASTLES-RULING-128
        auto& deck = known.deck.emplace();
        for (unsigned kind = 0; kind < kKinds; ++kind)
            deck[kind] = static_cast<std::uint8_t>(p.deck().count(kind));
    }
    return known;
}

// ---- gestures --------------------------------------------------------------------------------------------

/// Whether the target of a chosen card is being decided.
bool isTargeting(Phase phase) {
    return phase == Phase::Target || phase == Phase::Replace || phase == Phase::SpecialTarget ||
           phase == Phase::AssaultStart;
}

/// The removal of the card at a place. An upgrade falls with its castle (CASTLES-UPG-9, CASTLES-UPG-10).
Move removal(std::uint8_t place) {
    const Part part = partAt(place);
    return moves::remove(castleOfPlace(place), part == Part::Upgrade ? Part::Castle : part);
}

/// The moves that dropping the card in play may mean.
void targetMeanings(const Position& p, Spot to, MoveList& list) {
    const bool onPlace = isRealm(to.pile) && to.place != kAnyPlace;
    if (p.phase == Phase::Replace) {
        if (onPlace && isDefencePart(partAt(to.place)))
            list.push(moves::replace(static_cast<std::uint8_t>(placeOfPart(partAt(to.place)))));
        return;
    }
    if (to.pile == kDiscardPile) {
        if (p.inPlay() == kRushed) list.push(moves::spend());
        if (p.inPlay() == kJester) list.push(moves::destroy());
        return;
    }
    const bool aims =
        p.inPlay() == kCastle || p.inPlay() == kPuppet || p.inPlay() == kAlliance || isAttack(p.inPlay());
    if (aims && (isRealm(to.pile) || isHand(to.pile)))
        list.push(moves::atSeat(ownerOfPile(to.pile)));
    else if (!aims && onPlace)
        list.push(moves::on(castleOfPlace(to.place)));
}

/// Whether dropping a hand card there can mean using it.
bool isUse(unsigned kind, Spot to) {
    if (to.pile == kInPlayPile) return true;
    if (to.pile == kDiscardPile) return kind == kRushed || kind == kCannonFire || kind == kJester;
    if (to.pile == kAssaultRow) return isAttack(kind);
    if (kind == kBlock || kind == kCannonFire) return isRealm(to.pile);
    return isRealm(to.pile) || (isHand(to.pile) && (kind == kPuppet || kind == kAlliance));
}

/// The moves that dropping a hand card may mean.
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
        // Any card may be tried here: a refusal explains why not.
        if (to.pile == kAssaultRow || to.pile == realmPileOf(p.turn.target)) list.push(moves::lay(kind));
        return;
    case Phase::HandDiscard:
        if (to.pile == kDiscardPile)
            list.push(moves::discard(kind));
        else if (isUse(kind, to))
            list.push(moves::use(kind));
        return;
    default:
        if (isTargeting(p.phase) && kind == p.inPlay()) return targetMeanings(p, to, list);
        if (isUse(kind, to)) list.push(moves::use(kind));
        if (to.pile == kDiscardPile) list.push(moves::discard(kind));
    }
}

/// The moves that dragging something off the table may mean.
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

/// Whether a card that needed no further choice went to where it was dropped.
bool hasLanded(const Position& before, const Position& after, std::uint8_t kind, Spot to) {
    if (to.pile == kInPlayPile || kind == kCannonFire) return true;
    if (to.pile == kDiscardPile) return after.discards().count(kind) > before.discards().count(kind);
    if (!isRealm(to.pile)) return false;
    const Seat seat = ownerOfPile(to.pile);
    if (kind == kCastle) return after.castles(seat) > before.castles(seat);
    if (to.place == kAnyPlace) return false;
    const std::uint8_t castle = castleOfPlace(to.place);
    return !(after.castle(castle) == before.castle(castle));
}

} // namespace

std::vector<PileInfo> piles(const Options& options) {
    std::vector<PileInfo> result;
    const auto add = [&](PileId id, PileKind kind, PileUse use, Seat owner, int places, std::string name) {
        result.push_back({id, kind, owner, places, use, std::move(name)});
    };
    add(kDeckPile, PileKind::Stack, PileUse::Other, kNobody, 0, "deck");
    add(kDiscardPile, PileKind::Stack, PileUse::Fallen, kNobody, 0, "discard");
    add(kInPlayPile, PileKind::Stack, PileUse::Played, kNobody, 0, "in play");
    add(kAssaultRow, PileKind::Row, PileUse::Played, kNobody, kMostCards, "assault");
    add(kFallenRow, PileKind::Row, PileUse::Fallen, kNobody, kMostCards, "fallen");
    for (Seat seat = 0; seat < options.seats; ++seat)
        add(realmPileOf(seat), PileKind::Grid, PileUse::Standing, seat, kRealmPlaces,
            "realm " + std::to_string(seat + 1));
    for (Seat seat = 0; seat < options.seats; ++seat)
        add(handOf(seat), PileKind::Hand, PileUse::Held, seat, 0, "hand " + std::to_string(seat + 1));
    add(kOutPile, PileKind::Hand, PileUse::Fallen, kNobody, 0, "out");
    return result;
}

View viewFor(const Position& p, Seat seat) {
    View view;
    view.viewer = seat;
    view.turn = p.host;
    view.decider = p.decider;
    view.known = PublicValue::of(publicOf(p, seat));
    std::vector<PileInfo> all = piles(p.options);
    std::ranges::sort(all, {}, &PileInfo::id);
    for (const PileInfo& pile : all) showPile(p, pile, seat, view.pieces);
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
        Gesture gesture; // none if all of that ally's cards are in earlier assaults
        forEachInRow(p, [&](int place, const Laid& laid) {
            if (laid.owner == o[0] && !gesture.to)
                gesture = fromHand(kBlock, {kAssaultRow, static_cast<std::uint8_t>(place)});
        });
        return gesture;
    }
    case Verb::Discard: return fromHand(o[0], discards);
    case Verb::Draw: // a button if no card can be taken: the discards are shuffled, or nothing is drawn
        return p.deck().empty() ? Gesture() : Gesture{{kDeckPile}, kHidden, {handOf(p.host)}};
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
    // A card that has been played is dragged to what it shall remove.
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

Aim aimOf(const Position& p, const Gesture& gesture) {
    const PileId from = gesture.from.pile;
    if (!isRealm(gesture.to.pile)) return Aim::Place;
    if (from == kAssaultRow) return Aim::Attack;
    const int kind = from == kInPlayPile ? p.inPlay() : gesture.face;
    if (kind < 0 || kind >= kKinds) return Aim::Place;
    const auto among = [kind](Kinds kinds) { return hasKind(kinds, static_cast<unsigned>(kind)); };
    if (among(kAttackKinds | kindBit(kSabotage) | kindBit(kJester))) return Aim::Attack;
    const bool comesToStand = among(kUpgradeKinds | kDefenceKinds | kindBit(kCastle) | kindBit(kRushed));
    return comesToStand && ownerOfPile(gesture.to.pile) != p.actor ? Aim::Gift : Aim::Place;
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
