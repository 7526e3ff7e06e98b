// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/rules.h"

#include "core/assume.h"
#include "core/bits.h"
#include "core/guess.h"
#include "core/movegroups.h"

// One function per phase lists its moves, one per verb makes them, in the order of the rule sheet.
namespace drawbridge::keep {

namespace {

// ---- elementary steps ----------------------------------------------------------------------------------

/// Whether the order of the pile to draw from is settled, as after a determinization or in a written
/// position.
bool orderIsSettled(const Position& p) { return !p.table.cards(p.drawing).empty(); }

void finish(Position& p, Ending ending, Seat winner) {
    p.phase = Phase::Over;
    p.ending = ending;
    p.winner = winner;
}

std::uint32_t bit(Kind kind) { return std::uint32_t{1} << kind; }

void addToHand(Position& p, Seat seat, CardId card) {
    p.table.move(card, handOf(seat), 0);
    p.handKinds[seat] |= bit(kindOf(card));
}

/// Takes the next tile of the pile to draw from.
void takeTile(Position& p, CardId card, PileId to, int place) {
    if (p.table.loose().contains(card))
        p.table.settle(card, p.drawing, to, place);
    else
        p.table.move(card, to, place);
}

void takeIntoHand(Position& p, CardId card) {
    takeTile(p, card, handOf(p.turn), 0);
    p.table.show(card, only(p.turn)); // KEEP-SETUP-3
    p.handKinds[p.turn] |= bit(kindOf(card));
}

/// Takes a tile of a kind out of a hand. Among equal tiles publicly known ones go first, so that the others
/// stay secret (KEEP-RULING-26).
CardId takeFromHand(Position& p, Seat seat, Kind kind) {
    const std::uint32_t equal = equalTiles(p, handOf(seat), kind);
    const auto nth = [&](int copy) { return static_cast<CardId>(firstCardOf(kind) + copy); };
    CardId card = nth(bitsOf(equal).first());
    if (std::has_single_bit(equal)) {
        p.handKinds[seat] &= ~bit(kind);
    } else if (p.table.knownTo(card) != kAllSeats) {
        for (const int copy : bitsOf(equal))
            if (p.table.knownTo(nth(copy)) == kAllSeats) card = nth(copy);
    }
    return card;
}

void discard(Position& p, CardId card) {
    p.table.moveToTop(card, kDiscardPile);
    p.table.turnUp(card);
}

void setSquare(Position& p, int castle, Square square, CardId card) {
    p.castles[static_cast<std::size_t>(castle)].put(square, card);
    p.table.move(card, pileOfCastle(castle), square);
    p.table.turnUp(card);
}

CardId clearSquare(Position& p, int castle, Square square) {
    return p.castles[static_cast<std::size_t>(castle)].take(square);
}

bool hasTiles(const Position& p, Seat seat) {
    for (const int castle : bitsOf(castlesOf(p.options, seat)))
        if (!p.castle(castle).empty()) return true;
    return false;
}

/// KEEP-ATTACK-1, -2, KEEP-RULING-9: opens the gate at the moment every player has two tiles.
void openAttacks(Position& p) { p.attacksOpen = p.attacksOpen || attacksWouldOpen(p); }

/// Clockwise (KEEP-TURN-1).
Seat nextSeat(const Position& p, Seat seat) {
    return seat + 1 < p.options.seats ? static_cast<Seat>(seat + 1) : Seat{0};
}

// ---- the course of a turn ------------------------------------------------------------------------------

void beginDraw(Position& p, Phase draw);
void toDiscard(Position& p);

void beginTurn(Position& p, Seat seat) {
    p.turn = seat;
    p.acted = false;
    p.victim = kNobody;
    p.interchanged = CardSet();
    beginDraw(p, Phase::DrawFirst); // however small the hand: KEEP-HAND-4
}

/// KEEP-DRAW-4 to KEEP-DRAW-7: to the draw decision, or past it if there is nothing to draw. Siege never
/// shuffles tiles back (KEEP-SIEGE-18).
void beginDraw(Position& p, Phase draw) {
    p.resume = draw;
    if (!drawPilesEmpty(p)) {
        p.phase = draw;
    } else if (p.options.siege() || p.table.empty(kDiscardPile)) {
        p.phase = Phase::Action;
    } else if (draw == Phase::DrawFirst && p.options.on(Option::AdvancedDraw)) {
        p.phase = draw; // KEEP-RULING-25: the top discard, or shuffle first
    } else {
        p.phase = Phase::Reshuffle;
    }
}

/// After a tile has been drawn into the hand, or the discard pile reshuffled in between.
void afterDraw(Position& p) {
    if (p.options.siege()) { // KEEP-SIEGE-6, -17, KEEP-RULING-42
        if (drawPilesEmpty(p) && !p.options.on(Option::SiegeExhaustion))
            finish(p, Ending::SiegeExhausted, kNobody);
        else
            p.phase = Phase::Action;
    } else if (p.resume == Phase::DrawFirst) {
        beginDraw(p, Phase::DrawSecond); // one at a time: KEEP-DRAW-3
    } else {
        p.phase = Phase::Action;
    }
}

void tileDrawn(Position& p, CardId card) {
    takeIntoHand(p, card);
    // house.reshuffle: at-once puts the shuffle before anything else is done (KEEP-RULING-22).
    if (p.options.on(Option::Reshuffle) && !p.options.siege() && drawPilesEmpty(p) &&
        !p.table.empty(kDiscardPile)) {
        p.phase = Phase::Reshuffle;
        // A draw that is complete goes on to the next step, so Reshuffle must not draw again.
        p.resume = p.resume == Phase::DrawFirst ? Phase::DrawSecond : Phase::Action;
        return;
    }
    afterDraw(p);
}

/// KEEP-DRAW-5, -6, KEEP-SETUP-5: two piles as equal as possible, with any odd tile in the first.
void dividePiles(Position& p) { p.table.moveLoose(kDrawA, kDrawB, p.table.looseIn(kDrawA) / 2); }

void endTurn(Position& p) {
    ++p.turns;
    if (p.options.siege()) return beginTurn(p, p.turn); // KEEP-LIMIT-3

    // KEEP-PASS-1, KEEP-LIMIT-1: a turn in which nothing was placed and nobody attacked.
    auto& passes = p.passes[p.turn];
    passes = p.acted ? std::uint8_t{0} : static_cast<std::uint8_t>(passes < 0xFF ? passes + 1 : passes);
    bool allPassed = true;
    for (Seat seat = 0; seat < p.options.seats; ++seat)
        allPassed = allPassed && (contains(p.out, seat) || p.passes[seat] >= 6);
    if (allPassed) return finish(p, Ending::AllPassed, kNobody);
    if (p.turns >= 500) return finish(p, Ending::TooLong, kNobody); // KEEP-LIMIT-2

    Seat seat = p.turn;
    do seat = nextSeat(p, seat);
    while (contains(p.out, seat)); // KEEP-TURN-1, KEEP-PASS-2, KEEP-RULING-49
    beginTurn(p, seat);
}

bool mustDiscard(const Position& p) { return p.table.size(handOf(p.turn)) > kHandLimit; }

/// KEEP-HAND-1 to -3, KEEP-SIEGE-8; after an attack as well (KEEP-HAND-2).
void afterDiscard(Position& p) {
    if (mustDiscard(p)) {
        p.phase = Phase::Discard;
    } else if (!p.options.siege()) {
        endTurn(p);
    } else if (drawPilesEmpty(p)) {
        finish(p, Ending::SiegeExhausted, kNobody); // house.siege-exhaustion: finish-the-turn
    } else {
        p.hits = 0;
        p.phase = Phase::SiegeTurn; // KEEP-SIEGE-9, KEEP-RULING-43
    }
}

void toDiscard(Position& p) {
    if (p.options.takeover() && p.options.on(Option::TakeoverStore)) {
        // house.takeover-store: hand (KEEP-RULING-29).
        for (const CardId card : p.table.cards(poolOf(p.turn))) {
            p.table.turnDown(card);
            addToHand(p, p.turn, card);
        }
        p.poolKinds[p.turn] = 0;
    }
    afterDiscard(p);
}

// ---- listing -------------------------------------------------------------------------------------------

/// A choice of a tile and square (Ring::choices) sets two operands, any other choice the first.
Move moveOf(Move base, unsigned choice) {
    static constexpr auto kTileAndSquare = [] {
        std::array<std::uint64_t, 128> words{};
        for (unsigned index = 0; index < words.size(); ++index) {
            const auto [kind, square] = Ring::choice(index);
            words[index] = std::bit_cast<std::uint64_t>(moves::make(Verb{}, kind, 0, square));
        }
        return words;
    }();
    const bool both = verbOf(base) == Verb::Place || verbOf(base) == Verb::Attack;
    const std::uint64_t step = both ? kTileAndSquare[choice] : std::uint64_t{choice} << 8;
    return std::bit_cast<Move>(std::bit_cast<std::uint64_t>(base) + step);
}

using Choices = MoveGroups<IndexSet, moveOf>;

void chanceMoves(const Position& p, Choices& list) {
    if (p.phase == Phase::Lot) return list.add(IndexSet::range(0, p.options.seats), moves::dealer(0));
    if (p.phase == Phase::Reshuffle) return list.add(moves::shuffle());
    if (orderIsSettled(p)) return list.add(moves::tile(kindOf(p.table.top(p.drawing))));
    std::uint32_t kinds = 0;
    for (const CardId card : p.table.loose()) kinds |= bit(kindOf(card));
    list.add(IndexSet(kinds), moves::tile(0));
}

/// A bit for each DrawFrom available now.
unsigned drawSources(const Position& p) {
    const unsigned piles = (p.table.empty(kDrawA) ? 0u : 1u) | (p.table.empty(kDrawB) ? 0u : 2u);
    const bool mayTakeDiscard = p.options.on(Option::AdvancedDraw) && p.phase == Phase::DrawFirst &&
                                !p.table.empty(kDiscardPile); // KEEP-ADVDRAW-1, -3
    return piles | (mayTakeDiscard ? 4u : 0u);
}

/// KEEP-RULING-25: the discard pile is all there is to draw from.
bool mayReshuffle(unsigned sources) { return sources == 4; }

void drawMoves(const Position& p, Choices& list) {
    const unsigned sources = drawSources(p);
    list.add(IndexSet(sources), moves::draw(DrawFrom::PileA));
    if (mayReshuffle(sources)) list.add(moves::reshuffle());
}

/// KEEP-BUILD-1 to -15 for the tiles of one source, `kinds`; the same for tiles of the pool
/// (KEEP-TAKEOVER-6). An emptied castle is begun again like any other (KEEP-EMPIRE-12).
void placements(const Position& p, int castle, std::uint32_t kinds, PlaceFrom from, Choices& list) {
    const Castle& squares = p.castle(castle);
    const Ring tiles = fitting(squares, p.options) & Ring::ofKinds(kinds);
    const unsigned keeps = kinds >> kFirstKeep & squares.colours * (squares.has(kCentre) ? 0u : 1u);
    list.add(tiles.choices(keeps), moves::place(0, static_cast<std::uint8_t>(castle), 0, from));
}

/// In both castles of an Empire, independently (KEEP-EMPIRE-5).
void placements(const Position& p, Choices& list) {
    for (const int castle : bitsOf(castlesOf(p.options, p.turn) & ~unsigned{p.ruined})) {
        placements(p, castle, p.handKinds[p.turn], PlaceFrom::Hand, list);
        if (p.options.takeover() && !p.options.on(Option::TakeoverStore))
            placements(p, castle, p.poolKinds[p.turn], PlaceFrom::Pool, list); // KEEP-TAKEOVER-3, -6
    }
}

/// The castles that the player on turn may attack, one bit each; an attack hits one of them (KEEP-EMPIRE-10).
/// In King of the Castle that is the shared one (KEEP-KING-2).
unsigned castlesToAttack(const Position& p) {
    if (isSeat(p.victim)) return castlesOf(p.options, p.victim);
    const unsigned all = (1u << castleCount(p.options)) - 1;
    return p.options.king() ? all : all & ~castlesOf(p.options, p.turn);
}

void attacks(const Position& p, Choices& list) {
    if (!p.attacksOpen) return;
    const std::uint32_t hand = p.handKinds[p.turn];
    // Walls, and towers too under KEEP-ATTACK-11.
    const Ring blows = Ring::ofKinds(p.options.on(Option::AdvancedTowers) ? hand : hand & ~kTowers);
    for (const std::uint8_t castle : bitsOf(castlesToAttack(p))) {
        const Castle& squares = p.castle(castle);
        if (p.options.on(Option::EmpireFinishedSafe) && p.options.empire() && squares.complete()) continue;
        list.add((squares.neighbours.tiles() & blows).choices(), moves::attack(0, castle, 0));
        if (!squares.has(kCentre)) continue;
        const Kind keep = kindOf(squares.tile[kCentre]);
        const int needed = keepsNeeded(squares);
        if ((hand & bit(keep)) != 0 && countOf(p, handOf(p.turn), keep) >= needed)
            list.add(Ring().choices(1u << (keep - kFirstKeep)),
                     moves::attack(0, castle, 0, static_cast<std::uint8_t>(needed)));
    }
}

void interchanges(const Position& p, Choices& list) {
    const int castle = firstCastleOf(p.options, p.turn);
    for (Square square = 0; square < kSquares; ++square)
        for (Square other = 0; other < kSquares; ++other)
            if (sortFor(square) == sortFor(other) && judgeInterchange(p, castle, square, castle + 1, other))
                list.add(moves::interchange(static_cast<std::uint8_t>(castle), square,
                                            static_cast<std::uint8_t>(castle + 1), other));
}

/// In Action, Build and After.
void actionMoves(const Position& p, Choices& list) {
    const bool again = p.phase == Phase::After && p.options.on(Option::AttacksPerTurn);
    if (p.phase != Phase::After) placements(p, list);
    if (p.phase == Phase::Action || again) attacks(p, list);
    if (p.options.empire()) interchanges(p, list);
    list.add(moves::end()); // KEEP-RULING-48
}

void discardMoves(const Position& p, Choices& list) {
    if (!mustDiscard(p)) return list.add(moves::end());
    list.add(IndexSet(p.handKinds[p.turn]), moves::discard(0));
}

/// KEEP-SIEGE-4.
void startSquareMoves(const Position& p, Choices& list) {
    const std::uint32_t kind = bit(kindOf(p.table.at(kTray, 0)));
    list.add(Ring::ofKinds(kind).choices(kind >> kFirstKeep), moves::place(0, 0, 0, PlaceFrom::Tray));
}

/// The squares of the castle that hold a tile identical to the turned one, a bit each (KEEP-SIEGE-10,
/// KEEP-RULING-38).
unsigned squaresHit(const Position& p) {
    const CardId turned = p.table.at(kTray, p.hits);
    unsigned squares = 0;
    for (Square square = 0; square < kSquares && turned != kNoCard; ++square)
        if (p.castle(0).kind(square) == kindOf(turned)) squares |= 1u << square;
    return squares;
}

void listMoves(const Position& p, Choices& list) {
    switch (p.phase) {
    case Phase::Over: return;
    case Phase::StartSquare: return startSquareMoves(p, list);
    case Phase::DrawFirst:
    case Phase::DrawSecond: return drawMoves(p, list);
    case Phase::Action:
    case Phase::Build:
    case Phase::After: return actionMoves(p, list);
    case Phase::Discard: return discardMoves(p, list);
    case Phase::SiegeTurn: return list.add(IndexSet(drawSources(p)), moves::turn(DrawFrom::PileA));
    case Phase::SiegeHit: return list.add(IndexSet(squaresHit(p)), moves::destroy(0));
    default: return chanceMoves(p, list);
    }
}

/// After an attack: a turn without further choices ends automatically.
void toAfter(Position& p) {
    p.phase = Phase::After;
    if (!p.options.empire() && !p.options.on(Option::AttacksPerTurn)) return toDiscard(p);
    Choices list;
    actionMoves(p, list);
    if (list.size() == 1) toDiscard(p);
}

// ---- making moves --------------------------------------------------------------------------------------

void applyShuffle(Position& p) {
    p.table.shuffleInto(p.table.cards(kDiscardPile), kDrawA);
    dividePiles(p);
    p.phase = p.resume;
}

void applyDraw(Position& p, DrawFrom from) {
    p.resume = p.phase;
    if (from == DrawFrom::Discard) {
        const CardId card = p.table.top(kDiscardPile);
        p.table.turnDown(card);
        addToHand(p, p.turn, card);
        return afterDraw(p);
    }
    p.drawing = pileOf(from);
    p.phase = Phase::TileDrawn;
}

void applyPlace(Position& p, Kind kind, int castle, Square square, PlaceFrom from) {
    CardId card = kNoCard;
    if (from == PlaceFrom::Hand) {
        card = takeFromHand(p, p.turn, kind);
    } else if (from == PlaceFrom::Pool) {
        card = (p.table.cards(poolOf(p.turn)) & kCardsOf[kind]).first();
        if (countOf(p, poolOf(p.turn), kind) == 1) p.poolKinds[p.turn] &= ~bit(kind);
    } else {
        card = p.table.at(kTray, 0);
        setSquare(p, castle, square, card);
        return beginTurn(p, 0);
    }
    setSquare(p, castle, square, card);
    p.acted = true;
    p.phase = Phase::Build;
    if (p.castle(castle).complete()) {
        // KEEP-EMPIRE-2, KEEP-EMPIRE-4: both at the same time.
        const int first = firstCastleOf(p.options, p.turn);
        if (!p.options.empire() || (p.castle(first).complete() && p.castle(first + 1).complete()))
            return finish(p, Ending::CastleComplete, p.turn); // KEEP-WIN-1, KEEP-RULING-21
    }
    openAttacks(p);
}

/// Discards or captures the tiles of a group beyond the pair (KEEP-ATTACK-16, KEEP-TAKEOVER-2).
void sweep(Position& p, int castle, unsigned group, Square from) {
    for (int step = 1; step <= kRing; ++step) { // clockwise (KEEP-RULING-15)
        const auto square = static_cast<Square>((from + step) & 7);
        if ((group >> square & 1) == 0) continue;
        const CardId card = clearSquare(p, castle, square);
        if (p.options.takeover()) {
            p.poolKinds[p.turn] |= bit(kindOf(card));
            p.table.moveToTop(card, poolOf(p.turn));
        } else if (p.options.on(Option::DestroyedTilesGo)) {
            p.table.moveToTop(card, kOutOfGame);
        } else {
            discard(p, card);
        }
    }
}

/// KEEP-EMPIRE-11: the last player left wins; the hand goes to the discard pile.
void eliminate(Position& p, Seat seat) {
    p.out = static_cast<SeatSet>(p.out | only(seat));
    for (const CardId card : p.table.cards(handOf(seat))) discard(p, card);
    p.handKinds[seat] = 0;
    int left = 0;
    for (Seat other = 0; other < p.options.seats; ++other) left += contains(p.out, other) ? 0 : 1;
    if (left == 1) finish(p, Ending::LastInPlay, p.turn);
}

/// An attack always succeeds (KEEP-ATTACK-14). Only a castle that had tiles can be emptied by one
/// (KEEP-WIN-4).
void applyAttack(Position& p, Kind kind, int castle, Square square, int tiles) {
    const Seat owner = ownerOf(p.options, castle);
    const unsigned group = groupAt(p.castle(castle), square); // before anything goes: KEEP-ATTACK-15
    const CardId hit = clearSquare(p, castle, square);
    if (p.options.takeover()) { // KEEP-TAKEOVER-2, -4
        p.poolKinds[p.turn] |= bit(kind);
        p.table.moveToTop(hit, poolOf(p.turn));
    } else {
        discard(p, hit);
    }
    // KEEP-ATTACK-6, KEEP-ATTACK-17, KEEP-TAKEOVER-5.
    for (int tile = 0; tile < tiles; ++tile) discard(p, takeFromHand(p, p.turn, kind));
    if (square < kRing) sweep(p, castle, group & ~(1u << square), square);
    p.acted = true;
    p.victim = owner;
    if (p.castle(castle).empty()) {
        if (p.options.king()) { // KEEP-KING-5
            if (p.options.on(Option::KingRazing)) return finish(p, Ending::KingRazed, p.turn);
        } else if (!p.options.empire()) {
            return finish(p, Ending::CastleDestroyed, p.turn); // KEEP-WIN-2, -3
        } else {
            if (p.options.on(Option::EmpireRebuild)) p.ruined |= static_cast<std::uint8_t>(1u << castle);
            if (!hasTiles(p, owner)) eliminate(p, owner);
            if (p.phase == Phase::Over) return;
        }
    }
    toAfter(p);
}

void applyInterchange(Position& p, int castle, Square square, int other, Square otherSquare) {
    const CardId here = p.castle(castle).tile[square];
    const CardId there = p.castle(other).tile[otherSquare];
    if (here != kNoCard) clearSquare(p, castle, square);
    if (there != kNoCard) clearSquare(p, other, otherSquare);
    if (here != kNoCard) {
        setSquare(p, other, otherSquare, here);
        p.interchanged.add(here);
    }
    if (there != kNoCard) {
        setSquare(p, castle, square, there);
        p.interchanged.add(there);
    }
    openAttacks(p);
    if (p.phase == Phase::After) toAfter(p);
}

// Siege ---------------------------------------------------------------------------------------------------

/// Resolves a turned tile: it destroys the tile on `square` (kNoSquare: it hits nothing) and its group, a
/// keep alone (KEEP-SIEGE-10, KEEP-SIEGE-11, KEEP-SIEGE-13).
void carryOut(Position& p, Square square) {
    const CardId turned = p.table.at(kTray, p.hits);
    ++p.hits;
    if (square == kNoSquare) return discard(p, turned);
    assume(square < kSquares);
    const Castle before = p.castle(0);
    unsigned group = groupAt(before, square);
    if (square == kCentre && p.options.on(Option::SiegeKeepBlast)) { // KEEP-RULING-39
        for (const Square side : {kN, kE, kS, kW})
            if (before.has(side) && colourOf(before.kind(side)) == colourOf(before.kind(kCentre)))
                group |= groupAt(before, side);
    }
    if (square < kRing && p.options.on(Option::SiegeGroup)) // KEEP-RULING-40
        group &= 1u << square | 1u << next(square) | 1u << previous(square);
    discard(p, clearSquare(p, 0, square));
    discard(p, turned);
    const Square from = square < kRing ? square : static_cast<Square>(kNW);
    sweep(p, 0, square < kRing ? group & ~(1u << square) : group, from);
    if (p.castle(0).empty()) finish(p, Ending::SiegeLost, kNobody); // KEEP-SIEGE-16, KEEP-RULING-41
}

void carryOutAll(Position& p) {
    while (p.phase != Phase::Over && !p.table.empty(kTray)) {
        const unsigned squares = squaresHit(p);
        if (bitCount(squares) > 1) {
            p.phase = Phase::SiegeHit; // KEEP-SIEGE-12
            return;
        }
        carryOut(p, squares == 0 ? kNoSquare : static_cast<Square>(std::countr_zero(squares)));
    }
    if (p.phase == Phase::Over) return;
    if (drawPilesEmpty(p)) return finish(p, Ending::SiegeExhausted, kNobody); // KEEP-SIEGE-17
    endTurn(p);
}

void applyTurn(Position& p, DrawFrom from) {
    p.drawing = pileOf(from);
    p.phase = Phase::TileTurned;
}

/// The tile chosen by chance leaves its pile.
void tileComes(Position& p, CardId card) {
    switch (p.phase) {
    case Phase::Deal: {
        // KEEP-SETUP-2, -7, KEEP-SIEGE-2: round the table from the dealer's left.
        const int dealt = kTiles - p.table.size(kDrawA);
        takeIntoHand(p, card);
        if (!p.options.siege()) p.turn = nextSeat(p, p.turn);
        if (dealt + 1 < p.options.seats * kHandLimit) return;
        if (p.options.siege()) {
            p.phase = Phase::StartTile;
            return;
        }
        dividePiles(p);
        return beginTurn(p, p.turn);
    }
    case Phase::StartTile: // KEEP-SIEGE-3, KEEP-SIEGE-19
        takeTile(p, card, kTray, 0);
        p.table.turnUp(card);
        dividePiles(p);
        p.phase = Phase::StartSquare;
        return;
    case Phase::TileTurned: // KEEP-SIEGE-14
        takeTile(p, card, kTray, p.table.size(kTray));
        p.table.turnUp(card);
        p.phase = Phase::SiegeTurn;
        // Both tiles are turned over before either is resolved.
        if (p.table.size(kTray) == 2 || drawPilesEmpty(p)) carryOutAll(p);
        return;
    default: return tileDrawn(p, card);
    }
}

} // namespace

/// KEEP-KING-4, KEEP-EMPIRE-13 say what counts in the variants.
bool attacksWouldOpen(const Position& p) {
    if (p.options.siege()) return false;
    const bool perCastle = p.options.on(Option::EmpireGate);
    for (Seat seat = 0; seat < p.options.seats; ++seat) {
        if (contains(p.out, seat)) continue;
        int tiles = 0;
        for (const int castle : bitsOf(castlesOf(p.options, seat))) {
            tiles += p.castle(castle).size();
            if (perCastle && p.castle(castle).size() < 2) return false;
        }
        if (tiles < 2) return false;
    }
    return true;
}

void settlePhase(Position& p) {
    const bool siege = p.phase == Phase::SiegeTurn || p.phase == Phase::SiegeHit;
    if (p.phase == Phase::DrawFirst || p.phase == Phase::DrawSecond)
        beginDraw(p, p.phase);
    else if (siege && (p.phase == Phase::SiegeHit || p.table.size(kTray) == 2 || drawPilesEmpty(p)))
        carryOutAll(p);
}

Position start(const Options& options) {
    static const Position kFresh = [] {
        Position p;
        p.table = decltype(p.table)(kAllTiles, kDrawA); // KEEP-SETUP-1
        return p;
    }();
    Position p = kFresh;
    p.options = options;
    p.phase = options.siege() ? Phase::Deal : Phase::Lot;
    if (options.siege()) p.turn = 0;
    return p;
}

Seat decider(const Position& p) {
    switch (p.phase) {
    case Phase::Over: return kNobody;
    case Phase::Lot:
    case Phase::Deal:
    case Phase::StartTile:
    case Phase::TileDrawn:
    case Phase::Reshuffle:
    case Phase::TileTurned: return kChance;
    default: return p.turn;
    }
}

void legalMoves(const Position& p, MoveList& list) {
    list.clear();
    Choices groups;
    listMoves(p, groups);
    groups.expandInto(list);
}

Move randomMove(const Position& p, Rng& rng) {
    Choices choices;
    listMoves(p, choices);
    return choices.pick(rng);
}

void apply(Position& p, Move move) {
    const auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::Draw: return applyDraw(p, static_cast<DrawFrom>(o[0]));
    case Verb::Reshuffle:
        p.resume = p.phase;
        p.phase = Phase::Reshuffle;
        return;
    case Verb::Place: return applyPlace(p, o[0], o[1], o[2], static_cast<PlaceFrom>(o[3]));
    case Verb::Attack: return applyAttack(p, o[0], o[1], o[2], o[3]);
    case Verb::Interchange: return applyInterchange(p, o[0], o[1], o[2], o[3]);
    case Verb::End: return p.phase == Phase::Discard ? afterDiscard(p) : toDiscard(p);
    case Verb::Discard: discard(p, takeFromHand(p, p.turn, o[0])); return afterDiscard(p);
    case Verb::Turn: return applyTurn(p, static_cast<DrawFrom>(o[0]));
    case Verb::Destroy:
        carryOut(p, o[0]);
        if (p.phase != Phase::Over) carryOutAll(p);
        return;
    case Verb::Dealer: // KEEP-SETUP-8
        p.dealer = o[0];
        p.turn = nextSeat(p, p.dealer); // KEEP-SETUP-7
        p.phase = Phase::Deal;
        return;
    case Verb::Tile:
        // Which of several equal tiles is irrelevant.
        return tileComes(p, orderIsSettled(p) ? p.table.top(p.drawing)
                                              : (p.table.loose() & kCardsOf[o[0]]).first());
    case Verb::Shuffle: return applyShuffle(p);
    }
}

Move sampleChance(const Position& p, Rng& rng) {
    switch (p.phase) {
    case Phase::Lot: return moves::dealer(static_cast<Seat>(rng.below(p.options.seats)));
    case Phase::Reshuffle: return moves::shuffle();
    default: // the next tile of the pile to draw from
        return moves::tile(
            kindOf(orderIsSettled(p) ? p.table.top(p.drawing) : randomCard(p.table.loose(), rng)));
    }
}

double score(const Position& p, Seat seat) {
    if (p.ending == Ending::AllPassed || p.ending == Ending::TooLong || p.ending == Ending::None) return 0.5;
    return p.winner == seat ? 1.0 : 0.0;
}

Clause endingClause(const Position& p) {
    switch (p.ending) {
    case Ending::None: break;
    case Ending::CastleComplete:
        if (p.options.empire()) return "KEEP-EMPIRE-2";
        if (p.options.king()) return "KEEP-KING-3";
        if (p.options.siege()) return "KEEP-SIEGE-15";
        return "KEEP-WIN-1";
    case Ending::CastleDestroyed: return "KEEP-WIN-2";
    case Ending::LastInPlay: return "KEEP-EMPIRE-3";
    case Ending::KingRazed: return "KEEP-RULING-37";
    case Ending::SiegeLost: return "KEEP-SIEGE-16";
    case Ending::SiegeExhausted: return "KEEP-SIEGE-17";
    case Ending::AllPassed: return "KEEP-LIMIT-1";
    case Ending::TooLong: return "KEEP-LIMIT-2";
    }
    return {};
}

void determinize(Position& p, Seat seat, Rng& rng) {
    determinizeTable(p.table, seat, rng, [](PileId pile) { return pile == kDrawA || pile == kDrawB; });
    for (Seat other = 0; other < p.options.seats; ++other) {
        std::uint32_t kinds = 0;
        for (const CardId card : p.table.cards(handOf(other))) kinds |= bit(kindOf(card));
        p.handKinds[other] = kinds;
    }
}

} // namespace drawbridge::keep
