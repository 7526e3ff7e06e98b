// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/reasons.h"
#include "keep/rules.h"

// Why a move is illegal. Independent of the listing of legal moves, in the order in which a person at the
// table would object; the exam checks that the two agree.
namespace drawbridge::keep {

namespace {

bool holds(std::uint32_t kinds, Kind kind) { return (kinds >> kind & 1) != 0; }

bool isOwnCastle(const Position& p, int castle) {
    const Seat owner = ownerOf(p.options, castle);
    return owner == kNobody || owner == p.turn;
}

/// Whether there was an attack this turn. In King of the Castle, where an attack has no single victim, that
/// is known only right after it.
bool hasAttacked(const Position& p) { return p.phase == Phase::After || isSeat(p.victim); }

/// The step of the turn that comes first.
Reason stepFirst(const Position& p) {
    switch (p.phase) {
    case Phase::DrawFirst: return p.options.siege() ? Reason::DrawOneFirst : Reason::DrawTwoFirst;
    case Phase::DrawSecond: return Reason::DrawSecondFirst;
    default: return Reason::StepsOfTurn;
    }
}

/// Refusal for a wrong move of the player on turn: what has to be done first.
Verdict notNow(const Position& p) {
    switch (p.phase) {
    case Phase::StartSquare: return refuse(Reason::ChooseStartSquare, "KEEP-SIEGE-4");
    case Phase::DrawFirst:
    case Phase::DrawSecond: return refuse(stepFirst(p), "KEEP-DRAW-8").also("KEEP-TURN-2");
    case Phase::Discard: {
        const int surplus = p.table.size(handOf(p.turn)) - kHandLimit;
        if (surplus <= 0) return refuse(Reason::RuleItself, "KEEP-HAND-1").also("KEEP-TURN-2");
        return refuse(Reason::DiscardFirst, "KEEP-HAND-1")
            .also("KEEP-TURN-2")
            .with(ReasonValue::Count, static_cast<std::uint8_t>(surplus));
    }
    case Phase::SiegeTurn: return refuse(Reason::TurnOverFirst, "KEEP-SIEGE-9");
    case Phase::SiegeHit: return refuse(Reason::ChooseWhatFalls, "KEEP-SIEGE-12");
    default: return refuse(stepFirst(p), "KEEP-TURN-2");
    }
}

Verdict judgeDraw(const Position& p, DrawFrom from) {
    if (p.phase != Phase::DrawFirst && p.phase != Phase::DrawSecond) {
        if (p.phase == Phase::Action || p.phase == Phase::Build || p.phase == Phase::After)
            return p.options.siege() ? refuse(Reason::HasDrawnOne, "KEEP-SIEGE-6")
                                     : refuse(Reason::HasDrawn, "KEEP-DRAW-1").also("KEEP-TURN-2");
        return notNow(p);
    }
    if (from == DrawFrom::Discard) {
        if (!p.options.on(Option::AdvancedDraw))
            return refuse(Reason::NotFromDiscards, "KEEP-DRAW-2").also("KEEP-ADVDRAW-1");
        if (p.phase == Phase::DrawSecond) return refuse(Reason::SecondFaceDown, "KEEP-ADVDRAW-2");
        return p.table.empty(kDiscardPile) ? refuse(Reason::NoDiscardedTile, "KEEP-ADVDRAW-3")
                                           : Verdict::legal();
    }
    if (drawPilesEmpty(p)) return refuse(Reason::ShuffleFirst, "KEEP-DRAW-6").also("KEEP-DRAW-4");
    return p.table.empty(pileOf(from)) ? refuse(Reason::PileEmpty, "KEEP-DRAW-4") : Verdict::legal();
}

Verdict judgeReshuffle(const Position& p) {
    if (p.options.siege()) return refuse(Reason::NeverShuffled, "KEEP-SIEGE-18").also("KEEP-DRAW-6");
    if (p.phase == Phase::DrawFirst && p.options.on(Option::AdvancedDraw) && drawPilesEmpty(p) &&
        !p.table.empty(kDiscardPile))
        return Verdict::legal();
    return refuse(Reason::ShuffleOnlyWhenEmpty, "KEEP-DRAW-6").also("KEEP-RULING-25");
}

/// KEEP-BUILD-3, -4, -5.
Verdict judgeSort(Kind kind, Square square) {
    if (sortOf(kind) == sortFor(square)) return Verdict::legal();
    switch (sortOf(kind)) {
    case Sort::Tower: return refuse(Reason::TowerOnCorner, "KEEP-BUILD-3", kind);
    case Sort::Wall: return refuse(Reason::WallOnSide, "KEEP-BUILD-4", kind);
    default: return refuse(Reason::KeepInCentre, "KEEP-BUILD-5", kind);
    }
}

Verdict judgeStartTile(const Position& p, Kind kind, Square square, PlaceFrom from) {
    if (from != PlaceFrom::Tray || kind != kindOf(p.table.at(kTray, 0)))
        return refuse(Reason::StartTile, "KEEP-SIEGE-3");
    const Verdict sort = judgeSort(kind, square);
    return sort ? sort : sort.also("KEEP-SIEGE-4");
}

Verdict notHeld(const Position& p, Kind kind, int castle) {
    return refuse(isOwnCastle(p, castle) ? Reason::NotHeldToBuild : Reason::OwnCastleOnly, "KEEP-BUILD-1",
                  kind);
}

Verdict judgePlace(const Position& p, Kind kind, int castle, Square square, PlaceFrom from) {
    if (p.phase == Phase::StartSquare) return judgeStartTile(p, kind, square, from);
    if (p.phase == Phase::After || (p.phase == Phase::Discard && hasAttacked(p)))
        return from == PlaceFrom::Pool && p.options.takeover()
                   ? refuse(Reason::CapturedLater, "KEEP-TAKEOVER-3", kind).also("KEEP-TURN-3")
                   : refuse(Reason::BuildOrAttack, "KEEP-TURN-3").also("KEEP-ATTACK-3");
    if (p.phase != Phase::Action && p.phase != Phase::Build) return notNow(p);
    if (from == PlaceFrom::Tray) return notHeld(p, kind, castle);
    if (from == PlaceFrom::Pool) {
        if (!p.options.takeover())
            return refuse(Reason::NoTakeover, "KEEP-TAKEOVER-2", kind).also("KEEP-BUILD-1");
        if (p.options.on(Option::TakeoverStore))
            return refuse(Reason::CapturedJoinHand, "KEEP-RULING-29", kind);
        if (!holds(p.poolKinds[p.turn], kind))
            return refuse(Reason::NotCaptured, "KEEP-TAKEOVER-2", kind).also("KEEP-TAKEOVER-3");
    } else if (!holds(p.handKinds[p.turn], kind)) {
        return notHeld(p, kind, castle);
    }
    if (!isOwnCastle(p, castle)) return notHeld(p, kind, castle);
    if ((p.ruined >> castle & 1) != 0) return refuse(Reason::InRuins, "KEEP-RULING-33", kind);
    const Verdict sort = judgeSort(kind, square);
    if (!sort) return sort;
    const Castle& squares = p.castle(castle);
    if (squares.has(square))
        return refuse(Reason::SquareTaken, "KEEP-BUILD-11", kind, squares.kind(square)).also("KEEP-RULING-8");
    return judgeFit(squares, square, kind, p.options);
}

/// The attacking tile does not suit the attacked one (KEEP-ATTACK-5, -8, -9, KEEP-ADVTOWER-1).
Verdict notIdentical(const Castle& squares, Kind kind, Square square) {
    const Kind target = squares.kind(square);
    const bool isLacking = kind == target; // the right kind, but too few of them
    if (square == kCentre) {
        if (keepsNeeded(squares) == 2)
            return refuse(isLacking ? Reason::KeepGuarded : Reason::KeepsOfColour, "KEEP-ATTACK-8", target);
        return refuse(isLacking ? Reason::NotHeldToAttack : Reason::KeepOfColour, "KEEP-ATTACK-9", target);
    }
    const bool isTower = sortFor(square) == Sort::Tower;
    const Reason reason = isLacking ? Reason::NotHeldToAttack
                          : isTower ? Reason::IdenticalTower
                                    : Reason::IdenticalWall;
    const Verdict verdict = refuse(reason, "KEEP-ATTACK-5", target, kind);
    return isTower ? verdict.also("KEEP-ADVTOWER-1") : verdict;
}

Verdict ownCastle() { return refuse(Reason::OwnCastle, "KEEP-ATTACK-4").also("KEEP-RULING-19"); }

/// How many tiles are needed before attacks, as the variant counts them.
Verdict gateClosed(const Options& options) {
    if (options.king()) return refuse(Reason::GateOfKing, "KEEP-KING-4").also("KEEP-ATTACK-1");
    if (!options.empire()) return refuse(Reason::GateOfCastles, "KEEP-ATTACK-1");
    return (options.on(Option::EmpireGate) ? refuse(Reason::GateOfCastle, "KEEP-RULING-35")
                                           : refuse(Reason::GateOfPlayers, "KEEP-EMPIRE-13"))
        .also("KEEP-ATTACK-1");
}

/// Why there is no further attack in a turn that had one.
Verdict judgeFurtherAttack(const Position& p, Seat owner) {
    if (owner == p.turn) return ownCastle();
    if (owner != p.victim) return refuse(Reason::OtherOpponent, "KEEP-ATTACK-12").also("KEEP-ATTACK-13");
    if (!p.options.on(Option::AttacksPerTurn))
        return refuse(Reason::HasAttacked, "KEEP-ATTACK-13").also("KEEP-RULING-11");
    return p.phase == Phase::After ? Verdict::legal() : notNow(p);
}

Verdict judgeAttack(const Position& p, Kind kind, int castle, Square square, int tiles) {
    if (p.options.siege()) return refuse(Reason::NoAttacks, "KEEP-SIEGE-7");
    const Seat owner = ownerOf(p.options, castle);
    switch (p.phase) {
    case Phase::Action: break;
    case Phase::Build: return refuse(Reason::AttackOrBuild, "KEEP-TURN-3").also("KEEP-RULING-10");
    case Phase::After:
        if (const Verdict further = judgeFurtherAttack(p, owner); !further) return further;
        break;
    case Phase::Discard:
        if (hasAttacked(p)) return judgeFurtherAttack(p, owner);
        // In King of the Castle it may have been an attack.
        if (p.acted && !p.options.king())
            return refuse(Reason::AttackOrBuild, "KEEP-TURN-3").also("KEEP-RULING-10");
        return notNow(p);
    default: return notNow(p);
    }
    if (owner == p.turn) return ownCastle();
    if (!p.attacksOpen) return gateClosed(p.options);
    const Castle& squares = p.castle(castle);
    if (p.options.empire() && p.options.on(Option::EmpireFinishedSafe) && squares.complete())
        return refuse(Reason::CastleFinished, "KEEP-RULING-31");
    if (!squares.has(square))
        return square == kCentre ? refuse(Reason::NothingThere, "KEEP-ATTACK-4")
                                 : refuse(Reason::NothingThere, "KEEP-ATTACK-5");
    if (sortFor(square) == Sort::Tower && !p.options.on(Option::AdvancedTowers))
        return refuse(Reason::NoTowers, "KEEP-ATTACK-11");
    if (kind != squares.kind(square)) return notIdentical(squares, kind, square);
    const int needed = square == kCentre ? keepsNeeded(squares) : 1;
    if (tiles > needed)
        return square == kCentre ? refuse(Reason::KeepAlone, "KEEP-ATTACK-9", kind).also("KEEP-RULING-16")
                                 : refuse(Reason::OneTileOnly, "KEEP-ATTACK-13", kind).also("KEEP-ATTACK-5");
    const int held = countOf(p, handOf(p.turn), kind);
    if (tiles < needed || held < needed) {
        if (tiles == needed && p.options.takeover() && holds(p.poolKinds[p.turn], kind))
            return p.options.on(Option::TakeoverStore)
                       ? refuse(Reason::CapturedJoinHand, "KEEP-RULING-29", kind)
                       : refuse(Reason::CapturedDoNotAttack, "KEEP-TAKEOVER-4", kind);
        return notIdentical(squares, kind, square);
    }
    return Verdict::legal();
}

Verdict judgeInterchangeNow(const Position& p, int castle, Square square, int other, Square otherSquare) {
    if (!p.options.empire())
        return refuse(isOwnCastle(p, castle) && isOwnCastle(p, other) ? Reason::TilesStay
                                                                      : Reason::TilesOfRival,
                      "KEEP-BUILD-16")
            .also("KEEP-EMPIRE-6");
    if (p.phase != Phase::Action && p.phase != Phase::Build && p.phase != Phase::After)
        return refuse(Reason::InterchangeBetween, "KEEP-EMPIRE-9").also("KEEP-TURN-2");
    if (!isOwnCastle(p, castle) || !isOwnCastle(p, other))
        return refuse(Reason::InterchangeInEmpire, "KEEP-EMPIRE-6");
    return judgeInterchange(p, castle, square, other, otherSquare);
}

Verdict judgeEnd(const Position& p) {
    if (p.phase == Phase::Action || p.phase == Phase::Build || p.phase == Phase::After)
        return Verdict::legal();
    if (p.phase == Phase::Discard && p.table.size(handOf(p.turn)) <= kHandLimit) return Verdict::legal();
    return notNow(p);
}

Verdict judgeDiscard(const Position& p, Kind kind) {
    if (p.table.size(handOf(p.turn)) <= kHandLimit && p.phase != Phase::DrawFirst &&
        p.phase != Phase::DrawSecond)
        return refuse(Reason::NothingToDiscard, "KEEP-HAND-3", kind);
    if (p.phase != Phase::Discard) {
        if (p.phase == Phase::Action || p.phase == Phase::Build || p.phase == Phase::After)
            return refuse(Reason::DiscardLater, "KEEP-HAND-1", kind).also("KEEP-TURN-2");
        return notNow(p);
    }
    return holds(p.handKinds[p.turn], kind) ? Verdict::legal()
                                            : refuse(Reason::NotHeldToDiscard, "KEEP-HAND-5", kind);
}

Verdict judgeTurn(const Position& p, DrawFrom from) {
    if (p.phase == Phase::SiegeHit) return notNow(p).also("KEEP-SIEGE-9");
    if (!p.options.siege()) return refuse(Reason::TurnOverInSiege, "KEEP-SIEGE-9");
    if (p.phase != Phase::SiegeTurn) return refuse(Reason::TurnOverLater, "KEEP-SIEGE-9");
    if (from == DrawFrom::Discard) return refuse(Reason::TurnOverFromPiles, "KEEP-SIEGE-9");
    return p.table.empty(pileOf(from))
               ? refuse(Reason::PileEmptyTurnOther, "KEEP-DRAW-4").also("KEEP-SIEGE-9")
               : Verdict::legal();
}

Verdict judgeDestroy(const Position& p, Square square) {
    if (p.phase != Phase::SiegeHit) return refuse(Reason::NothingTurnedOver, "KEEP-SIEGE-12");
    const CardId turned = p.table.at(kTray, p.hits);
    return turned != kNoCard && p.castle(0).kind(square) == kindOf(turned)
               ? Verdict::legal()
               : refuse(Reason::FallIdentical, "KEEP-SIEGE-10");
}

Verdict judgeTile(const Position& p, Kind kind) {
    const CardSet settled = p.table.cards(p.drawing);
    const bool there = settled.empty() ? !(p.table.loose() & kCardsOf[kind]).empty()
                                       : kindOf(p.table.top(p.drawing)) == kind;
    return there ? Verdict::legal() : refuse(Reason::TileElsewhere, "KEEP-COMP-4", kind);
}

Verdict judgeChance(const Position& p, Move move) {
    switch (verbOf(move)) {
    case Verb::Dealer:
        return p.phase == Phase::Lot ? Verdict::legal() : refuse(Reason::DealerFirst, "KEEP-SETUP-8");
    case Verb::Shuffle:
        return p.phase == Phase::Reshuffle ? Verdict::legal()
                                           : refuse(Reason::ShuffleOnlyWhenEmpty, "KEEP-DRAW-6");
    default: // a tile is dealt, drawn or turned over
        if (p.phase == Phase::Lot) return refuse(Reason::DealerFirst, "KEEP-SETUP-8");
        if (p.phase == Phase::Reshuffle) return refuse(Reason::ShuffleFirst, "KEEP-DRAW-6");
        return judgeTile(p, move.operand[0]);
    }
}

bool isChance(Verb verb) { return verb == Verb::Dealer || verb == Verb::Tile || verb == Verb::Shuffle; }

} // namespace

Verdict judge(const Position& p, Move move) {
    if (p.phase == Phase::Over) return refuse(Reason::GameOver, "KEEP-WIN-3").also(endingClause(p));
    const Verb verb = verbOf(move);
    if (decider(p) == kChance && !isChance(verb)) return refuse(Reason::ChanceFirst, "KEEP-TURN-2");
    if (decider(p) != kChance && isChance(verb)) return refuse(stepFirst(p), "KEEP-TURN-2");
    const auto& o = move.operand;
    switch (verb) {
    case Verb::Draw: return judgeDraw(p, static_cast<DrawFrom>(o[0]));
    case Verb::Reshuffle: return judgeReshuffle(p);
    case Verb::Place: return judgePlace(p, o[0], o[1], o[2], static_cast<PlaceFrom>(o[3]));
    case Verb::Attack: return judgeAttack(p, o[0], o[1], o[2], o[3]);
    case Verb::Interchange: return judgeInterchangeNow(p, o[0], o[1], o[2], o[3]);
    case Verb::End: return judgeEnd(p);
    case Verb::Discard: return judgeDiscard(p, o[0]);
    case Verb::Turn: return judgeTurn(p, static_cast<DrawFrom>(o[0]));
    case Verb::Destroy: return judgeDestroy(p, o[0]);
    default: return judgeChance(p, move);
    }
}

// Nobody acts in another's turn.
Verdict notAsked(const Position&, Seat, Move) { return refuse(Reason::NotYourTurn, "KEEP-TURN-1"); }

void forEachMove(const Options& options, const std::function<void(Move)>& visit) {
    const auto castles = static_cast<std::uint8_t>(castleCount(options));
    for (const DrawFrom from : {DrawFrom::PileA, DrawFrom::PileB, DrawFrom::Discard}) {
        visit(moves::draw(from));
        visit(moves::turn(from));
    }
    visit(moves::reshuffle());
    visit(moves::end());
    visit(moves::shuffle());
    for (Seat seat = 0; seat < options.seats; ++seat) visit(moves::dealer(seat));
    for (Square square = 0; square < kSquares; ++square) visit(moves::destroy(square));
    for (Kind kind = 0; kind < kKinds; ++kind) {
        visit(moves::discard(kind));
        visit(moves::tile(kind));
        for (std::uint8_t castle = 0; castle < castles; ++castle) {
            for (Square square = 0; square < kSquares; ++square) {
                for (const PlaceFrom from : {PlaceFrom::Hand, PlaceFrom::Pool, PlaceFrom::Tray})
                    visit(moves::place(kind, castle, square, from));
                visit(moves::attack(kind, castle, square, 1));
                visit(moves::attack(kind, castle, square, 2));
            }
        }
    }
    for (std::uint8_t castle = 0; castle < castles; ++castle)
        for (auto other = castle; other < castles; ++other)
            for (Square square = 0; square < kSquares; ++square)
                for (Square otherSquare = other == castle ? static_cast<Square>(square + 1) : Square{0};
                     otherSquare < kSquares; ++otherSquare)
                    visit(moves::interchange(castle, square, other, otherSquare));
}

} // namespace drawbridge::keep
