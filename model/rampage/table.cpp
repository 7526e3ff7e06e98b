// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/table.h"

#include "core/showing.h"
#include "rampage/moves.h"
#include "rampage/notation.h"
#include "rampage/rules.h"

#include <algorithm>

namespace drawbridge::rampage {

namespace {

bool isHand(PileId pile) { return pile >= kFirstHand && pile < kFirstAside; }
bool isRow(PileId pile) { return pile >= kFirstRow && pile < kFirstResting; }

bool inOrder(PileId pile) { return pile == kDrawPile || pile == kDiscardPile || isStructure(pile); }

/// Whether a seat is looking at this pile right now.
bool looksAt(const Position& p, Seat seat, PileId pile) {
    if (!isSeat(seat) || seat != p.actor) return false;
    if (p.phase == Phase::Peek) return pile == p.target;
    const bool hand = pile == handOf(handAtStake(p));
    if (p.phase == Phase::Symbol) return hand && !p.options.on(Option::Priest); // RAMPAGE-RULING-35
    return (p.phase == Phase::Spy || p.phase == Phase::Look) && hand;
}

/// Whether a seat sees the face of a face-down card: its own hand, what it is looking at, and with
/// house.memory-aid all that it knows (RAMPAGE-RULING-50).
bool sees(const Position& p, Seat seat, PileId pile, CardId card) {
    if (!isSeat(seat) || !p.table.knows(seat, card)) return false;
    if (p.options.on(Option::MemoryAid) && p.stage != Stage::Setup) return true;
    if (looksAt(p, seat, pile)) return !isStructure(pile) || card == p.table.top(pile);
    return !isStructure(pile) && (pile == kInPlay || ownerOf(pile) == seat);
}

/// The cards of one pile as a seat sees them.
void showPile(const Position& p, PileId pile, Seat seat, std::vector<Piece>& pieces) {
    addPieces(
        p.table, pile, inOrder(pile), [&](CardId card) { return p.deck->kindOf(card); },
        [&](CardId card) { return sees(p, seat, pile, card); }, pieces);
    // house.discard-browse: top-only (RAMPAGE-RULING-49).
    if (pile == kDiscardPile && p.options.on(Option::DiscardBrowse)) hideBelowTop(pile, pieces);
}

/// The unit that Slot and Bonus require, or that was named.
std::optional<Unit> unitAsked(const Position& p) {
    if (p.phase == Phase::Slot) return static_cast<Unit>(p.kind(p.source).cost[p.slot]);
    if (p.phase == Phase::Bonus) return p.kind(p.source).bonusUnit;
    return p.named == kNoUnit ? std::nullopt : std::optional(p.named);
}

/// The structure that a drop on a pile refers to; nothing for other piles.
std::optional<Structure> structureAt(PileId pile) {
    if (!isStructure(pile)) return {};
    return structureOf(pile);
}

/// The moves that dropping a hand card may mean.
void handMeanings(const Position& p, Kind kind, PileId to, MoveList& list) {
    if (to == kDiscardPile) return list.push(moves::discard(kind));
    if (to == kInPlay) return list.push(moves::play(kind));
    const auto structure = structureAt(to);
    if (!structure) return;
    if (ownerOf(to) == p.turn) return list.push(moves::place(kind, *structure, p.turn));
    // On the opponent's structure it is an attack; a drop on the wrong one is refused with an explanation.
    const CardKind& card = p.kind(kind);
    const bool gateStands = !p.table.empty(pileOf(Structure::Gate, other(p.turn)));
    const Structure first =
        card.route == Route::CastleOnly || !gateStands ? Structure::Castle : Structure::Gate;
    const bool right = card.attacks() && (*structure == first || (card.route == Route::Choose && gateStands));
    list.push(right ? moves::play(kind) : moves::playAt(kind, *structure));
}

/// How many cards the current step still requires; a cost takes them one by one.
int cardsLeft(const Position& p) {
    if (p.phase != Phase::Pay || p.placing) return p.left;
    const CardKind& kind = p.kind(p.source);
    int left = 0;
    for (std::size_t slot = p.slot; slot < kind.costs && kind.cost[slot] == kAnyCard; ++slot) ++left;
    return left;
}

} // namespace

std::vector<PileInfo> piles() {
    std::vector<PileInfo> result;
    const auto add = [&](PileId id, PileKind kind, PileUse use, Seat owner, std::string name) {
        result.push_back({id, kind, owner, 0, use, std::move(name)});
    };
    add(kDrawPile, PileKind::Stack, PileUse::Other, kNobody, "draw");
    add(kDiscardPile, PileKind::Stack, PileUse::Fallen, kNobody, "discard");
    add(kInPlay, PileKind::Hand, PileUse::Played, kNobody, "play");
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        const std::string number = " " + std::to_string(seat + 1);
        add(handOf(seat), PileKind::Hand, PileUse::Held, seat, "hand" + number);
        add(asideOf(seat), PileKind::Hand, PileUse::Other, seat, "aside" + number);
        add(rowOf(seat), PileKind::Hand, PileUse::Standing, seat, "permanents" + number);
        add(restingOf(seat), PileKind::Hand, PileUse::Other, seat, "resting" + number);
        add(pileOf(Structure::Gate, seat), PileKind::Stack, PileUse::Standing, seat, "gate" + number);
        add(pileOf(Structure::Castle, seat), PileKind::Stack, PileUse::Standing, seat, "castle" + number);
    }
    for (PileInfo& pile : result) pile.growsAtBottom = isStructure(pile.id); // RAMPAGE-STACK-1
    return result;
}

View viewFor(const Position& p, Seat seat) {
    View view;
    view.viewer = seat;
    view.turn = p.turn;
    view.decider = p.decider;
    const bool targeted = p.phase == Phase::Attack || p.phase == Phase::Crash || p.phase == Phase::Peek ||
                          p.phase == Phase::PeekReveal || p.phase == Phase::SacrificeReveal;
    view.known = PublicValue::of(Public{.phase = p.phase,
                                        .ending = p.ending,
                                        .round = p.round,
                                        .starter = p.starter,
                                        .turns = p.turns,
                                        .plays = p.plays,
                                        .strengthened = p.strengthened,
                                        .strength = p.strength,
                                        .left = cardsLeft(p),
                                        .unit = unitAsked(p),
                                        .target = targeted ? p.target : kNoSpotPile,
                                        .shown = p.shown == kNoKind ? kHidden : static_cast<Face>(p.shown),
                                        .shownPile = p.shownPile,
                                        .shownValue = p.shownValue});
    for (const PileInfo& pile : piles()) {
        if (looksAt(p, seat, pile.id)) view.shown = pile.id;
        showPile(p, pile.id, seat, view.pieces);
    }
    return view;
}

Move seenBy(const Position& p, Move move, Seat seat) {
    auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::Place: // RAMPAGE-DEF-6; the cost is public
        if (seat == p.turn) break;
        if (p.phase == Phase::Main) o[3] = p.kind(o[0]).defendCost;
        o[0] = kNoKind;
        break;
    case Verb::Card: {
        const Seat drawer = p.stage == Stage::Setup ? nextToDeal(p) : p.actor;
        const bool laidOff = p.stage == Stage::Setup && p.kind(o[0]).purple; // RAMPAGE-RULING-4
        if (seat != drawer && !laidOff) o[0] = kNoKind;
        break;
    }
    case Verb::Reveal:
        if (p.phase == Phase::PeekReveal && seat != p.actor) o[0] = kNoKind; // RAMPAGE-FALCON-1
        break;
    default: break;
    }
    return move;
}

std::optional<DefenderReveal> defenderReveal(const Position& p, Move move) {
    if (p.phase != Phase::Attack || verbOf(move) != Verb::Reveal) return {};
    const Kind defender = move.operand[0];
    DefenderReveal reveal{.attacker = p.turn,
                          .attack = static_cast<Face>(p.deck->kindOf(p.playing)),
                          .pile = p.target,
                          .defender = static_cast<Face>(defender),
                          .strength = p.strength,
                          .value = defenceOf(p, defender, p.target),
                          .impact = {Deed::Withstand, Harm::Threat}};
    if (!reveal.falls()) return reveal;
    Position after = p;
    apply(after, move);
    reveal.emptied = after.table.empty(p.target);
    const bool isGate = p.target == pileOf(Structure::Gate, other(p.turn));
    reveal.impact = !reveal.emptied ? Impact{Deed::Fall, Harm::Loss}
                    : isGate        ? Impact{Deed::Storm, Harm::Loss}
                                    : Impact{Deed::Capture, Harm::Ruin};
    reveal.goesOn = after.playing == p.playing && !after.equal && !after.broken;
    reveal.left = reveal.goesOn ? after.strength : reveal.strength - reveal.value;
    return reveal;
}

Gesture gestureOf(const Position& p, Move move) {
    const auto& o = move.operand;
    // The card in play, dropped on the target of its attack or look.
    const Face inPlay = p.playing != kNoCard ? static_cast<Face>(p.deck->kindOf(p.playing)) : kHidden;
    const Face face = o[0];
    const auto structure = [&](std::size_t operand) { return static_cast<Structure>(o[operand]); };
    switch (verbOf(move)) {
    case Verb::Play: return {{handOf(p.turn)}, face, {kInPlay}};
    case Verb::PlayAt: return {{handOf(p.turn)}, face, {pileOf(structure(1), other(p.turn))}};
    case Verb::Place:
        if (o[2] != p.turn) return {};
        return {{handOf(p.turn)}, face, {pileOf(structure(1), o[2])}};
    case Verb::Use: return {{rowOf(p.turn)}, face, {kInPlay}};
    case Verb::Peek: {
        if (p.phase == Phase::PeekTop) return {{kInPlay}, inPlay, {pileOf(structure(1), o[0])}};
        const CardId lookout = freeLookout(p);
        if (lookout == kNoCard) return {};
        return {{rowOf(p.turn)}, static_cast<Face>(p.deck->kindOf(lookout)), {pileOf(structure(1), o[0])}};
    }
    case Verb::Discard: return {{handOf(p.decider)}, face, {kDiscardPile}};
    case Verb::Route: return {{kInPlay}, inPlay, {pileOf(structure(0), other(p.turn))}};
    case Verb::Sacrifice: return {{pileOf(structure(0), p.actor)}, kHidden, {kDiscardPile}};
    case Verb::Return: return {{pileOf(structure(0), p.actor)}, kHidden, {handOf(p.actor)}};
    case Verb::Destroy:
        if (p.phase == Phase::BurnOwn) return {{rowOf(p.actor)}, face, {kDiscardPile}};
        // To burn a card, either drag the card in play onto it, or it onto the card in play.
        return {{rowOf(other(p.actor))}, face, {kInPlay}, true};
    case Verb::Choose:
        if (p.phase == Phase::Retrieve) return {{kDiscardPile}, face, {handOf(p.actor)}};
        return {{handOf(handAtStake(p))},
                face,
                {p.options.on(Option::Spy) ? handOf(p.actor) : static_cast<PileId>(kDiscardPile)}};
    default: return {};
    }
}

void meanings(const Position& p, const Gesture& gesture, MoveList& list) {
    list.clear();
    const PileId from = gesture.from.pile;
    const PileId to = gesture.to.pile;
    if (!gesture.from || !gesture.to || !isSeat(p.turn) || !isSeat(p.decider)) return;
    const bool named = gesture.face >= 0 && gesture.face < p.deck->kindCount();
    const auto kind = static_cast<Kind>(named ? gesture.face : 0);
    if (from == kInPlay) {
        const auto structure = structureAt(to);
        if (structure && p.phase == Phase::PeekTop)
            list.push(moves::peek(ownerOf(to), *structure));
        else if (structure && ownerOf(to) != p.turn)
            list.push(moves::route(*structure));
        if (isRow(to) && p.phase == Phase::Burn)
            for (const CardId card : p.table.cards(to)) {
                const Move destroy = moves::destroy(p.deck->kindOf(card));
                if (std::find(list.begin(), list.end(), destroy) == list.end()) list.push(destroy);
            }
        return;
    }
    if (isStructure(from)) {
        if (ownerOf(from) != p.decider) return;
        if (to == kDiscardPile) list.push(moves::sacrifice(structureOf(from)));
        if (to == handOf(p.decider)) list.push(moves::toHand(structureOf(from)));
        return;
    }
    if (!named) return;
    if (isRow(from)) {
        if (const auto structure = structureAt(to); structure && p.kind(kind).onlyPeeks())
            return list.push(moves::peek(ownerOf(to), *structure));
        if (to == kInPlay) list.push(p.phase == Phase::Burn ? moves::destroy(kind) : moves::use(kind));
        if (to == kDiscardPile) list.push(moves::destroy(kind));
        return;
    }
    if (from == kDiscardPile && to == handOf(p.decider)) return list.push(moves::choose(kind));
    if (!isHand(from)) return;
    if (p.phase == Phase::Spy) return list.push(moves::choose(kind));
    handMeanings(p, kind, to, list);
}

Aim aimOf(const Position& p, const Gesture& gesture) {
    const PileId to = gesture.to.pile;
    return isStructure(to) && ownerOf(to) != p.decider ? Aim::Attack : Aim::Place;
}

} // namespace drawbridge::rampage
