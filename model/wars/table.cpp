// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars/table.h"

#include "core/showing.h"
#include "wars/rules.h"
#include "wars/steps.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace drawbridge::wars {

namespace {

constexpr std::array<std::string_view, 4> kSuits{"spades", "clubs", "hearts", "diamonds"};

/// Whether the options allow a seat a fourth slot.
bool mayHaveFourth(const Options& options, Seat seat) {
    const Faction given = options.faction(seat);
    return options.factions() && (given == Faction::None || given == Faction::RoyalKingdom);
}

/// Whether a face-up card is hidden from all but its owner (house.buried-faceup); by default none is
/// (WARS-INFO-9). Looking changes nothing (WARS-INFO-2).
bool isCovered(const Position& p, Seat viewer, PileId pile, int place) {
    return p.options.on(Option::BuriedFaceup) && isSlot(pile) && ownerOf(pile) != viewer &&
           place < p.table.size(pile) - 1;
}

/// Whether a viewer (kNobody: the public) can identify a card.
bool sees(const Position& p, Seat viewer, CardId card) {
    if (isCovered(p, viewer, p.table.pileOf(card), p.table.placeOf(card))) return false;
    if (isSeat(viewer)) return follows(p, viewer, card);
    return follows(p, 0, card) && follows(p, 1, card);
}

/// The lifted cards as the owner's enemy sees them while they are laid: of those with secret places only how
/// many are left (WARS-MOVE-12).
void hideLifted(const Position& p, std::vector<Piece>& pieces) {
    unsigned slot = 0;
    for (Piece& piece : pieces) {
        if (piece.pile != kLifted || !hasSlot(p.concealed, piece.place)) continue;
        while (!hasSlot(p.concealed, slot)) ++slot;
        piece.place = static_cast<std::uint8_t>(slot++);
    }
    std::ranges::sort(pieces, [](const Piece& a, const Piece& b) {
        return std::pair(a.pile, a.place) < std::pair(b.pile, b.place);
    });
}

void showPile(const Position& p, const PileInfo& pile, Seat viewer, std::vector<Piece>& all) {
    std::vector<Piece> pieces;
    addPieces(
        p.table, pile.id, pile.kind != PileKind::Hand, kindOf,
        [&](CardId card) { return sees(p, viewer, card); }, pieces,
        [&](CardId card) { return seesColour(p, viewer, packOf(card)) ? lookOf(p, card) : std::uint8_t{0}; });
    for (Piece& piece : pieces)
        if (isCovered(p, viewer, pile.id, piece.place)) piece = {0, pile.id, piece.place, kHidden, false};
    if (pile.id == kLifted && viewer != p.decider) hideLifted(p, pieces);
    all.insert(all.end(), pieces.begin(), pieces.end());
}

/// The phase of a turn to which a step belongs, if it is one of the active player's own.
std::optional<Stage> stageOf(Phase phase) {
    switch (phase) {
    case Phase::Draw:
    case Phase::Comes: return Stage::Draw;
    case Phase::Attack:
    case Phase::Build:
    case Phase::WindowDeclared:
    case Phase::Confirm:
    case Phase::WindowRevealed: return Stage::Attack;
    case Phase::Move:
    case Phase::Lay: return Stage::Move;
    case Phase::Recruit: return Stage::Recruit;
    default: return {};
    }
}

/// The current stage. An effect belongs to that in which it is used; so do deaths in a battle.
std::optional<Stage> stageNow(const Position& p) {
    std::optional<Stage> stage = stageOf(isEffect(p.phase) ? p.resume : p.phase);
    if ((p.phase == Phase::FateSave || p.phase == Phase::Raise) && p.battleEnds) stage = Stage::Attack;
    return stage;
}

std::vector<Soldier> soldiersOf(const Position& p, Seat viewer) {
    std::vector<Soldier> soldiers;
    for (PileId pile = kFirstSlot; pile < kFirstSoldierDeck; ++pile)
        for (int place = 0; place < p.table.size(pile); ++place) {
            const CardId card = p.table.at(pile, place);
            const bool isTop = place == p.table.size(pile) - 1;
            Soldier& soldier = soldiers.emplace_back();
            soldier.pile = pile;
            soldier.place = static_cast<std::uint8_t>(place);
            if (sees(p, viewer, card)) soldier.worth = {baseValue(p, card), fightingValue(p, card)};
            soldier.infected = p.infected.contains(card);
            soldier.mechanised = p.mechanised.contains(card);
            soldier.locked = isTop && isLocked(p, ownerOf(pile), slotNumber(pile));
            soldier.dying = p.dying.contains(card);
        }
    return soldiers;
}

Army armyOf(const Position& p, Seat viewer, Seat seat) {
    Army army;
    army.queens = p.queens[seat];
    if (seesFaction(p, viewer, seat)) army.faction = p.faction[seat];
    if (seesColour(p, viewer, seat)) army.colour = p.colour[seat];
    return army;
}

/// Information for the decider alone.
void addOwn(const Position& p, Public& known) {
    if (p.phase == Phase::SeerStack)
        for (const CardId card : steps::looseFor(p, p.decider, p.drawing)) ++known.toStack[kindOf(card)];
    if (!p.plays(p.decider, Faction::BloodMages)) return;
    MoveList list;
    legalMoves(p, list);
    known.mayBeginRite = std::ranges::any_of(list, [](Move move) { return verbOf(move) == Verb::Rite; });
}

Public publicOf(const Position& p, Seat viewer) {
    Public known;
    known.phase = p.phase;
    known.ending = p.ending;
    known.turns = p.turns;
    known.starter = p.starter;
    for (Seat seat = 0; seat < kPlayers; ++seat) known.armies[seat] = armyOf(p, viewer, seat);
    known.soldiers = soldiersOf(p, viewer);
    known.stage = stageNow(p);
    known.taken = p.taken;
    known.drawn = p.drawn;
    std::ranges::copy(p.spent, known.spent.begin());
    known.attackers = p.attackers;
    known.target = p.target;
    known.lifted = p.lifted;
    if (isEffect(p.phase)) known.actor = p.actor;
    if (p.phase == Phase::FateSave) known.doomed = p.table.pileOf(doomed(p));
    if (isSeat(viewer) && viewer == p.decider) addOwn(p, known);
    return known;
}

/// Whether a viewer can identify a soldier from the decider's hand after the move, even if it fought and died
/// at once.
bool seenAfter(const Position& p, Move move, Seat viewer) {
    Position after = p;
    apply(after, move);
    const PileId hand = handOf(p.decider, Deck::Soldiers);
    const CardSet came = p.table.cards(hand) - after.table.cards(hand);
    return !came.empty() && sees(after, viewer, came.first());
}

/// The next card of a deck is known beforehand: it was captured, or stacked by a Seer.
bool isKnownOnTop(const Position& p, PileId deck, Seat viewer) {
    const CardId top = p.table.top(deck);
    return top != kNoCard && sees(p, viewer, top);
}

// ---- gestures ------------------------------------------------------------------------------------------

Kind resourceOf(Verb verb) {
    switch (verb) {
    case Verb::Jack: return kJack;
    case Verb::Queen: return kQueen;
    case Verb::King: return kKing;
    case Verb::Ace: return kAce;
    default: return kWild;
    }
}

/// A pile, with the place of the card where deeper cards may be taken.
Spot spotIn(const Position& p, Seat seat, std::uint8_t slot, std::uint8_t depth) {
    const PileId pile = slotOf(seat, slot);
    if (!p.options.on(Option::DiscardDepth)) return {pile};
    return {pile, static_cast<std::uint8_t>(p.table.size(pile) - 1 - depth)};
}

/// The number of cards above the one at a spot.
std::uint8_t depthAt(const Position& p, Spot spot) {
    const int size = p.table.size(spot.pile);
    if (!p.options.on(Option::DiscardDepth) || spot.place >= size) return 0;
    return static_cast<std::uint8_t>(size - 1 - spot.place);
}

std::uint8_t lowest(Slots slots) {
    return static_cast<std::uint8_t>(std::min(std::countr_zero(slots), kMostSlots));
}

/// The moves that dropping an own top may mean.
void topMeanings(const Position& p, Spot from, PileId to, MoveList& list) {
    const Seat seat = p.decider;
    const std::uint8_t slot = slotNumber(from.pile);
    if (to == kBattleLine || (isSlot(to) && ownerOf(to) != seat)) {
        if (p.phase == Phase::Build && isSlot(to) && hasSlot(p.attackers, slot))
            return list.push(moves::target(slotNumber(to)));
        list.push(p.phase == Phase::Build ? moves::join(slot) : moves::attack(slot));
        return;
    }
    if (to == kLifted || isSlot(to)) return list.push(moves::lift(slot));
    if (!isDiscard(to) || ownerOf(to) != seat) return;
    if (p.phase == Phase::FateSave) return list.push(moves::substitute(slot));
    const std::uint8_t depth = depthAt(p, from);
    list.push(p.phase == Phase::RiteOffer ? moves::offer(slot, depth) : moves::rite(slot, depth));
}

/// The moves that dropping a soldier of the hand on an own slot may mean.
void soldierMeanings(const Position& p, std::uint8_t kind, PileId to, MoveList& list) {
    if (!isSlot(to) || ownerOf(to) != p.decider) return;
    const std::uint8_t slot = slotNumber(to);
    if (isSetup(p.phase)) return list.push(moves::arrange(kind, slot));
    // The most likely first: a refusal is about that one.
    const bool swaps = p.plays(p.decider, Faction::ShapeShifters) && p.phase != Phase::Recruit;
    list.push(swaps ? moves::swap(kind, slot) : moves::recruit(kind, slot));
    list.push(swaps ? moves::recruit(kind, slot) : moves::swap(kind, slot));
}

/// The moves that dropping a resource of the hand may mean.
void resourceMeanings(const Position& p, std::uint8_t kind, Spot to, MoveList& list) {
    const bool joker = kind == kWild;
    if (to.pile == kBattleLine) {
        if (kind == kJack || joker) list.push(moves::jack(joker));
        if (kind == kQueen || joker) list.push(moves::queen(joker));
        if (joker) list.push(moves::reshuffle());
        return;
    }
    if (!isSlot(to.pile)) return;
    const Seat seat = ownerOf(to.pile);
    const std::uint8_t slot = slotNumber(to.pile);
    if ((kind == kKing || joker) && seat == p.decider) list.push(moves::king(slot, joker));
    if (kind == kAce || joker) list.push(moves::ace(seat, slot, depthAt(p, to), joker));
}

/// Dropping a top on an enemy pile, from the choice of attackers to the target.
std::vector<Move> compoundAttack(const Position& p, const Gesture& gesture) {
    const std::uint8_t slot = slotNumber(gesture.from.pile);
    const Move target = moves::target(slotNumber(gesture.to.pile));
    if (p.phase == Phase::Attack) return {moves::attack(slot), target};
    if (p.phase != Phase::Build) return {};
    return hasSlot(p.attackers, slot) ? std::vector{target} : std::vector{moves::join(slot), target};
}

/// Rearranging tops: each is laid where it was dropped last.
std::vector<Move> compoundStep(const Position& p, std::span<const Gesture> gestures) {
    std::vector<Move> lifts;
    std::vector<Move> lays;
    for (const Gesture& gesture : gestures) {
        const std::uint8_t from = slotNumber(gesture.from.pile);
        if (!isSlot(gesture.to.pile) || ownerOf(gesture.to.pile) != p.decider) return {};
        if (std::erase_if(lays, [&](Move lay) { return lay.operand[0] == from; }) == 0)
            lifts.push_back(moves::lift(from));
        lays.push_back(moves::lay(from, slotNumber(gesture.to.pile)));
    }
    lifts.push_back(moves::done());
    lifts.insert(lifts.end(), lays.begin(), lays.end());
    return lifts;
}

} // namespace

std::uint8_t lookOf(const Position& p, CardId card) {
    const bool red = p.colour[packOf(card)] == Colour::Red;
    return static_cast<std::uint8_t>((red ? 2 : 0) + copyOf(card) % 2);
}

std::string pictureName(Face face, std::uint8_t look) {
    std::string name = faceName(face);
    if (face == kDragon || face == kWild || look >= kSuits.size()) return name;
    return name + "-" + std::string(kSuits[look]);
}

std::vector<BoxedKind> box(const Options& options) {
    const int packs = options.epic() ? 2 : 1;
    std::vector<BoxedKind> box;
    for (int kind = 0; kind < kKinds; ++kind) {
        if (kind == kDragon || kind == kWild) continue;
        BoxedKind& one = box.emplace_back();
        for (std::size_t suit = 0; suit < kSuits.size(); ++suit)
            one.prints.push_back({static_cast<Face>(kind), static_cast<std::uint8_t>(suit)});
        one.count = packs * kCopiesOf[static_cast<std::size_t>(kind)];
    }
    box.push_back({{{kWild, 0}, {kDragon, 0}}, packs * kCopiesOf[kWild]});
    return box;
}

std::string backName(const View& view, PileId pile) {
    const Public& known = view.as<Public>();
    Seat owner = view.turn;
    if (pile >= kFirstSlot)
        owner = ownerOf(pile);
    else if (pile == kLifted && known.actor != kNobody)
        owner = known.actor;
    return isSeat(owner) && known.armies[owner].colour == Colour::Red ? "back-red" : "back-black";
}

std::vector<std::string> packs(const Options& options) {
    if (options.epic()) return {"back-black", "back-red"}; // WARS-EPIC-2, WARS-EPIC-6
    // The armies are of one pack, and a captured soldier must not be recognisable by its back (WARS-INFO-11).
    return {"back-neutral"};
}

std::vector<PileInfo> piles(const Options& options) {
    std::vector<PileInfo> result;
    const auto add = [&](PileId id, PileKind kind, PileUse use, Seat owner, std::string name) -> PileInfo& {
        return result.emplace_back(PileInfo{id, kind, owner, 0, use, std::move(name)});
    };
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        const std::string number = " " + std::to_string(seat + 1);
        for (unsigned slot = 0; slot < (mayHaveFourth(options, seat) ? 4u : 3u); ++slot)
            add(slotOf(seat, slot), PileKind::Stack, PileUse::Standing, seat,
                "slot" + number + "." + std::to_string(slot + 1))
                .faced = true;
        for (const Deck deck : {Deck::Soldiers, Deck::Resources}) {
            const std::string kind = deck == Deck::Soldiers ? "soldier " : "resource ";
            add(handOf(seat, deck), PileKind::Hand, PileUse::Held, seat, kind + "hand" + number);
            add(deckOf(seat, deck), PileKind::Stack, PileUse::Other, seat, kind + "deck" + number);
            add(discardOf(seat, deck), PileKind::Stack, PileUse::Fallen, seat, kind + "discard" + number);
        }
        add(captivesOf(seat), PileKind::Hand, PileUse::Fallen, seat, "captives" + number);
    }
    PileInfo& lifted = add(kLifted, PileKind::Row, PileUse::Other, kNobody, "lifted");
    lifted.places = kMostSlots;
    lifted.faced = true;
    add(kBattleLine, PileKind::Hand, PileUse::Standing, kNobody, "battle line");
    add(kOut, PileKind::Hand, PileUse::Fallen, kNobody, "out");
    return result;
}

View viewFor(const Position& p, Seat seat) {
    View view;
    view.viewer = seat;
    view.turn = p.turn;
    view.decider = p.decider;
    view.known = PublicValue::of(publicOf(p, seat));
    for (const PileInfo& pile : piles(p.options))
        if (pile.id != kBattleLine) showPile(p, pile, seat, view.pieces);
    return view;
}

Move seenBy(const Position& p, Move move, Seat seat) {
    auto& o = move.operand;
    bool hears = true;
    switch (verbOf(move)) {
    case Verb::ChooseFaction:
    case Verb::ChooseColour: {
        Position after = p;
        apply(after, move);
        hears = verbOf(move) == Verb::ChooseFaction ? seesFaction(after, seat, p.decider)
                                                    : seesColour(after, seat, p.decider);
        break;
    }
    case Verb::Stack: hears = seat == p.decider; break; // WARS-SEE-5
    case Verb::Arrange:
    case Verb::Swap:
    case Verb::Recruit: // WARS-REC-10
        hears = seat == p.decider || seenAfter(p, move, seat);
        break;
    case Verb::Lay: // WARS-MOVE-12
        if (seat != p.decider && hasSlot(p.concealed, o[0])) o[0] = kNoSlot;
        break;
    case Verb::Take:
        hears = seat == p.decider || static_cast<From>(o[1]) == From::Discard;
        break;         // WARS-BLD-8
    case Verb::Card: { // WARS-DRAW-9
        const bool flies =
            p.phase == Phase::Comes && o[0] == kDragon && !p.plays(p.turn, Faction::DragonTamers);
        hears = seat == p.turn || flies ||
                (p.phase != Phase::WarDeal && isKnownOnTop(p, deckOf(p.turn, p.drawing), seat));
        break;
    }
    default: break;
    }
    if (!hears) o[0] = kNoKind;
    return move;
}

Gesture gestureOf(const Position& p, Move move) {
    const auto& o = move.operand;
    const Seat seat = p.decider;
    if (!isSeat(seat)) return {};
    const Spot graveyard{discardOf(seat, Deck::Soldiers)};
    const Spot soldiers{handOf(seat, Deck::Soldiers)};
    const Spot resources{handOf(seat, Deck::Resources)};
    const Verb verb = verbOf(move);
    const auto resource = [&](bool joker) { return static_cast<Face>(joker ? kWild : resourceOf(verb)); };
    switch (verb) {
    case Verb::Draw: {
        const auto deck = static_cast<Deck>(o[0]);
        return {{deckOf(seat, deck)}, kHidden, {handOf(seat, deck)}};
    }
    case Verb::Arrange:
    case Verb::Recruit:
    case Verb::Swap: return {soldiers, o[0], {slotOf(seat, o[1])}};
    case Verb::Attack:
    case Verb::Join: return {{slotOf(seat, o[0])}, kHidden, {kBattleLine}};
    case Verb::Target: return {{slotOf(seat, lowest(p.attackers))}, kHidden, {slotOf(other(seat), o[0])}};
    case Verb::Lift: return {{slotOf(seat, o[0])}, kHidden, {kLifted, o[0]}};
    case Verb::Lay: return {{kLifted, o[0]}, kHidden, {slotOf(seat, o[1])}};
    case Verb::Jack:
    case Verb::Queen: return {resources, resource(o[0] != 0), {kBattleLine}};
    case Verb::Reshuffle: return {resources, kWild, {kBattleLine}};
    case Verb::King: return {resources, resource(o[1] != 0), {slotOf(seat, o[0])}};
    case Verb::Ace:
        return {resources, resource(o[2] != 0), spotIn(p, seatOfIndex(o[0]), slotOfIndex(o[0]), o[1])};
    case Verb::Rite:
    case Verb::Offer: return {spotIn(p, seat, o[0], o[1]), kHidden, graveyard};
    case Verb::Substitute: return {{slotOf(seat, o[0])}, kHidden, graveyard};
    case Verb::Take:
        if (static_cast<From>(o[1]) == From::Deck) return {};
        return {{discardOf(seat, Deck::Resources)}, o[0], resources};
    case Verb::Raise:
        return {{captivesOf(seat)}, o[0], {deckOf(seat, Deck::Soldiers)}}; // then asks which end
    default: return {};
    }
}

void meanings(const Position& p, const Gesture& gesture, MoveList& list) {
    list.clear();
    const Seat seat = p.decider;
    if (!gesture.from || !gesture.to || !isSeat(seat)) return;
    const PileId from = gesture.from.pile;
    const PileId to = gesture.to.pile;
    if (from == kLifted) {
        if (isSlot(to) && ownerOf(to) == seat && gesture.from.place < kMostSlots)
            list.push(moves::lay(gesture.from.place, slotNumber(to)));
        return;
    }
    if (from == kOut || from >= kBattleLine || ownerOf(from) != seat) return;
    if (isSlot(from)) return topMeanings(p, gesture.from, to, list);
    for (const Deck deck : {Deck::Soldiers, Deck::Resources})
        if (from == deckOf(seat, deck)) return list.push(moves::draw(deck));
    if (gesture.face < 0 || gesture.face >= kFaces) return;
    const auto kind = static_cast<std::uint8_t>(gesture.face);
    if (from == handOf(seat, Deck::Soldiers)) return soldierMeanings(p, kind, to, list);
    if (from == handOf(seat, Deck::Resources)) return resourceMeanings(p, kind, gesture.to, list);
    if (from == discardOf(seat, Deck::Resources) && to == handOf(seat, Deck::Resources))
        return list.push(moves::take(kind, From::Discard));
    if (from == captivesOf(seat) && to == deckOf(seat, Deck::Soldiers)) {
        list.push(moves::raise(kind, DeckEnd::Top));
        list.push(moves::raise(kind, DeckEnd::Bottom));
    }
}

Aim aimOf(const Position& p, const Gesture& gesture) {
    const PileId to = gesture.to.pile;
    return isSlot(to) && ownerOf(to) != p.decider ? Aim::Attack : Aim::Place;
}

bool gathers(const Position& p) {
    return (p.phase == Phase::Move || p.phase == Phase::JackLift) && p.lifted == 0;
}

std::vector<Move> compoundMove(const Position& p, std::span<const Gesture> gestures) {
    const auto isOwnSlot = [&](const Gesture& gesture) {
        return isSlot(gesture.from.pile) && ownerOf(gesture.from.pile) == p.decider;
    };
    if (!isSeat(p.decider) || gestures.empty() || !std::ranges::all_of(gestures, isOwnSlot)) return {};
    const PileId goal = gestures.front().to.pile;
    std::vector<Move> moves;
    if (gathers(p))
        moves = compoundStep(p, gestures);
    else if (gestures.size() == 1 && isSlot(goal) && ownerOf(goal) != p.decider)
        moves = compoundAttack(p, gestures.front());
    Position after = p;
    for (const Move move : moves) {
        if (!judge(after, move)) return {};
        apply(after, move);
    }
    return moves;
}

} // namespace drawbridge::wars
